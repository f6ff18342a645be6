import { type Engine, NONE } from '@bocage/kernel';
import type { Plan } from '@bocage/kernel/players';
import { EVERY_POST, type G, grid, isInfantry, isNest, isTank, positionOfPost, postHex, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { EFFORT_OF, type Effort } from './prizes.ts';
import { USUAL, type Weight } from './style.ts';

/** A plan before it is known whether it makes sense. */
interface Draft {
  readonly id: string;
  readonly words: string;
  /** How many times it weighs what it weighs otherwise than usual. */
  readonly times?: Partial<Record<Weight, number>>;
  /** What it weighs by a figure of its own. */
  readonly set?: Partial<Record<Weight, number>>;
  readonly suits: (g: G, ashore: readonly UnitId[]) => boolean;
  readonly effort?: Effort;
}

const always = (): boolean => true;
const until =
  (turn: number) =>
  ({ turn: now, lastTurn }: G): boolean =>
    now <= turn - 16 + lastTurn;
const from =
  (turn: number) =>
  (g: G): boolean =>
    !until(turn - 1)(g);

/** Men so near to Germans can be sent against them. */
const REACH = 6;
/** Whether those who act have Germans of an effort within reach. */
const isAt =
  (effort: Effort) =>
  (g: G, ashore: readonly UnitId[]): boolean =>
    EVERY_POST.some(
      (post) =>
        EFFORT_OF[post] === effort &&
        g.post.back.get(post) !== NONE &&
        ashore.some((unit) => isInfantry(unit) && grid.distance(g.unit.at.get(unit), postHex(post)) <= REACH),
    );
const mainEffort = (effort: Effort, place: string): Draft => ({
  id: `main-effort-${effort}`,
  words: `to make the main effort ${place}`,
  times: { [effort]: 2.5 },
  suits: isAt(effort),
  effort,
});

/** What may be intended beside the usual. */
const DRAFTS: readonly Draft[] = [
  mainEffort('east', 'by F-1, in the east'),
  mainEffort('colleville', 'up the slopes below Colleville'),
  mainEffort('ruquet', 'at E-1'),
  mainEffort('moulins', 'at D-3'),
  mainEffort('vierville', 'at D-1'),
  {
    id: 'off-the-beach',
    words: 'to get off the beach',
    times: { up: 1.6, action: 0.5 },
    set: { inland: 1.2 },
    suits: until(12),
  },
  {
    id: 'under-cover',
    words: 'to stay under cover and save men',
    times: { stay: 1.8, dearStep: 1.5 },
    suits: always,
  },
  {
    id: 'bold',
    words: 'to press on whatever it costs',
    times: { stay: 0.5, worthwhile: 0.4, nextTurn: 1.6 },
    suits: always,
  },
  {
    id: 'shell',
    words: 'to shell the strongpoints before anybody moves',
    times: { barrage: 2.5 },
    suits: (g, ashore) => until(12)(g) && ashore.some(isTank),
  },
  {
    id: 'storm',
    words: 'to storm whatever can be stormed',
    times: { rival: 0.3, nest: 1.5, reserves: 1.5 },
    set: { worthwhile: 0.2 },
    suits: (g) =>
      EVERY_POST.some((post) => g.post.back.get(post) !== NONE && isNest(positionOfPost(post))) && g.turn > 3,
  },
  { id: 'with-the-leaders', words: 'to gather round the leaders', set: { led: 1 }, suits: from(6) },
  {
    id: 'harvest',
    words: 'to hold what counts',
    times: { point: 2, held: 1.3, claim: 1.6 },
    set: { harvest: 1 },
    suits: from(9),
  },
  {
    id: 'spread',
    words: 'to spread out behind the beach',
    set: { spread: 1, empty: 0, unsafe: 1, unsafeSpent: 1 },
    times: { way: 1.5, claim: 1.3 },
    suits: from(8),
  },
];

const USUAL_PLAN: Plan = { id: 'usual', words: 'the usual one', style: {} };

function planOf({ id, words, times = {}, set = {}, effort }: Draft): Plan {
  const more = Object.entries(times).map(([name, by]) => [name, USUAL[name as Weight] * by]);
  const style = { ...Object.fromEntries(more), ...set };
  if (effort === undefined) return { id, words, style };
  const hexes = EVERY_POST.filter((post) => EFFORT_OF[post] === effort && isNest(positionOfPost(post)));
  return { id, words, style, hexes: hexes.map(postHex) };
}
const PLANS: readonly (readonly [Draft, Plan])[] = DRAFTS.map((draft) => [draft, planOf(draft)]);

/** Before this turn the day is long: a few trials cannot tell what a plan of a single turn does to its end. */
const isLate = from(12);

/** What the division that acts may intend late in the day; who only lands or answers has nothing to choose. */
export function plansFor(world: Engine): readonly Plan[] {
  const g = world.g as G;
  const acts = g.acting !== NONE && world.stepName.startsWith('actionPhase.');
  if (!acts || !isLate(g)) return [USUAL_PLAN];
  const ashore = g.board.ashore.filter((unit) => g.unit.division.get(unit) === g.acting);
  return [USUAL_PLAN, ...PLANS.flatMap(([{ suits }, plan]) => (suits(g, ashore) ? [plan] : []))];
}

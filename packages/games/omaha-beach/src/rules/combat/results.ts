import type { HexId } from '@bocage/hex';
import { CHARTS, EVERY_UNIT } from '../../data.ts';
import { attacked, covered, revealed, shaken } from '../../events/index.ts';
import type { PostId } from '../../map.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH, NO_DEPTH, type Rule } from '../../terms.ts';
import { rulesOf } from '../day.ts';
import { removeDepth, revealMarker } from '../events/depth.ts';
import { attackStrength, germanStrength } from './strength.ts';
import { calledFor, isFlanked, lacking, listOf, missing } from './weapons.ts';

type Ratio = 'less' | 'equal' | 'greater' | 'double';
type Column = 'alone' | 'hidden' | 'revealed';
/** What the tables make of an attack or a barrage, in order. */
export type Effects = readonly string[];
const CELLS: Readonly<
  Record<'with' | 'without', Readonly<Record<Ratio, Readonly<Record<Column, Effects>>>>>
> = CHARTS.attack.cells;

const BOTH: Effects = CHARTS.attack.extended.double;

/** What a hero does for an attack. */
export const [NO_HELP, AS_WEAPON, AS_STRENGTH] = [0, 1, 2] as const;

/** An attack before the table: the ships fire or not, and what a hero does. */
export interface Terms {
  readonly post: PostId;
  readonly ships: number;
  readonly help: number;
}

const usStrength = (g: G, { ships, help }: Terms): number =>
  attackStrength(g, ships === 1, help === AS_STRENGTH);

/** RES-02 and the weapons: whether all that the Germans in sight call for is there; a hero may be one of it (WPN-12). */
export const isArmedFor = (g: G, { post, ships, help }: Terms): boolean =>
  isFlanked(g, post) &&
  missing(g, post, ships === 1) <= (help === AS_WEAPON ? CHARTS.weapons.hero.wildCards : 0);

function ratioOf(us: number, german: number): Ratio {
  if (us >= CHARTS.attack.doubleAt * german) return 'double';
  if (us > german) return 'greater';
  return us === german ? 'equal' : 'less';
}

function columnOf(g: G, post: PostId): Column {
  const depth = g.post.depth.get(post);
  return depth === NO_DEPTH ? 'alone' : depth === HIDDEN_DEPTH ? 'hidden' : 'revealed';
}

/** RES-06 to RES-26: the cell of the table for an attack as it stands. */
export function cellOf(g: G, terms: Terms): Effects {
  const ratio = ratioOf(usStrength(g, terms), germanStrength(g, terms.post));
  const [isArmed, column] = [isArmedFor(g, terms), columnOf(g, terms.post)];
  // XSQ-05: from turn 17 both fall at once.
  if (isArmed && ratio === 'double' && column === 'revealed' && rulesOf(g).bothFall) return BOTH;
  return CELLS[isArmed ? 'with' : 'without'][ratio][column];
}

/** By weapons, ratio and column: the case of each cell. */
const CELL_CASES: Readonly<
  Record<'with' | 'without', Readonly<Record<Ratio, Readonly<Record<Column, Rule>>>>>
> = {
  without: {
    less: { alone: 'RES-06', hidden: 'RES-07', revealed: 'RES-08' },
    equal: { alone: 'RES-06', hidden: 'RES-07', revealed: 'RES-08' },
    greater: { alone: 'RES-09', hidden: 'RES-10', revealed: 'RES-11' },
    double: { alone: 'RES-12', hidden: 'RES-13', revealed: 'RES-14' },
  },
  with: {
    less: { alone: 'RES-15', hidden: 'RES-16', revealed: 'RES-17' },
    equal: { alone: 'RES-18', hidden: 'RES-19', revealed: 'RES-20' },
    greater: { alone: 'RES-21', hidden: 'RES-22', revealed: 'RES-23' },
    double: { alone: 'RES-24', hidden: 'RES-25', revealed: 'RES-26' },
  },
};
/** The case of that cell. */
export function caseOf(g: G, terms: Terms): Rule {
  const ratio = ratioOf(usStrength(g, terms), germanStrength(g, terms.post));
  const [isArmed, column] = [isArmedFor(g, terms), columnOf(g, terms.post)];
  if (isArmed && ratio === 'double' && column === 'revealed' && rulesOf(g).bothFall) return 'XSQ-05';
  return CELL_CASES[isArmed ? 'with' : 'without'][ratio][column];
}

/** what a hero may do in an attack, for the player to choose; one thing where the table makes no difference. */
export function heroHelps(g: G, { post, ships }: Terms): readonly number[] {
  const isOneShort =
    isArmedFor(g, { post, ships, help: AS_WEAPON }) && !isArmedFor(g, { post, ships, help: NO_HELP });
  const helps = isOneShort ? [AS_WEAPON, AS_STRENGTH, NO_HELP] : [AS_STRENGTH, NO_HELP];
  const results = new Set(helps.map((help) => cellOf(g, { post, ships, help }).join()));
  return results.size > 1 ? helps : helps.slice(0, 1);
}

/** Tells the player what is compared. */
export function tell(g: G, terms: Terms): void {
  if (g.log === null) return;
  const { post } = terms;
  const isArmed = isArmedFor(g, terms);
  const lacked = isArmed ? 0 : lacking(g, post, terms.ships === 1);
  g.emit(attacked, {
    post,
    us: usStrength(g, terms),
    german: germanStrength(g, post),
    called: listOf(calledFor(g, post)),
    lacked: listOf(lacked),
    weapons: isArmed ? 1 : 0,
    from: attackersFrom(g),
  });
}

/** The hexes that the attack comes from. */
const attackersFrom = (g: G): HexId[] => [
  ...new Set(
    EVERY_UNIT.filter((unit) => g.unit.attacking.get(unit) === 1).map((unit) => g.unit.at.get(unit)),
  ),
];

/** RES-01: turns the German up; his depth stays as it lies. */
export function turnUp(g: G, post: PostId): void {
  if (g.post.revealed.get(post) === 1) return;
  g.post.revealed.set(post, 1);
  g.emit(revealed, { post, german: g.post.german.get(post) });
}

/** RES-32: the German is face down again. */
export function turnDown(g: G, post: PostId): void {
  g.post.revealed.set(post, 0);
  g.emit(covered, { post });
}

/** Disrupts the German in a post; once is enough. */
export function shake(g: G, post: PostId, rule: Rule): void {
  if (g.post.disrupted.get(post) === 1) return;
  g.post.disrupted.set(post, 1);
  g.emit(shaken, { post }, rule);
}

/** RES-31: the depth of a post leaves play, turned up if it was not. */
export function takeDepth(g: G, post: PostId, rule: Rule = 'RES-31'): void {
  if (g.post.depth.get(post) === HIDDEN_DEPTH) revealMarker(g, post, rule);
  removeDepth(g, post, rule);
}

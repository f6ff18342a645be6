import type { HexId } from '@bocage/hex';
import { among, call, done, maybe, NONE, type Reason, where } from '@bocage/kernel';
import {
  CARD,
  CHARTS,
  germanOf,
  isInfantry,
  isLeader,
  isTank,
  SYMBOL_OF,
  UNIT,
  type UnitId,
  US,
} from '../data.ts';
import { advanced, advances, displaced, repulsed } from '../events-extended.ts';
import { COLOUR_OF, grid, isSubmerged, PLACE, POSITION, positionOf, postAt, terrainOf } from '../map.ts';
import type { G } from '../state.ts';
import { NO_DEPTH, no, STEADY_UNIT } from '../terms.ts';
import { crossingNow } from './clearing.ts';
import { BARRED, UP_CLIFF } from './crossing.ts';
import { disrupt } from './hits.ts';
import { hexOf, postOf } from './placing.ts';
import { packUp } from './posts.ts';
import { shift, swapDepth } from './shifting.ts';
import { hasAnybody, targetOf } from './targets.ts';
import { eliminate, face, loseStep, place, procedure, unitsIn, verb } from './units.ts';

const CHART = CHARTS.extended.germanActions.advance;
const DOUBLED: readonly string[] = CHART.doubledIn;

/** By position: where its arrows point, the first one first (GAC-27). */
const GOALS: readonly (readonly number[])[] = POSITION.words.map((_, position) =>
  (positionOf(position).advance ?? []).map((id) => POSITION.of(id)),
);
/** Where a German would advance to: the first of its arrows without Germans at its end; NONE without any. */
export const goalOf = (g: G, position: number): number =>
  (GOALS[position] as readonly number[]).find((to) => g.post.back.get(postOf(to)) === NONE) ?? NONE;

/** GAC-22: whether reserves try: nobody is in their field, or they have depth and are not known to be of the 716th. */
export function attempts(g: G, position: number): boolean {
  if (!hasAnybody(g, position)) return true;
  const post = postOf(position);
  if (g.post.depth.get(post) === NO_DEPTH) return false;
  return g.post.revealed.get(post) === 0 || germanOf(g.post.german.get(post)).division === '352';
}

/** The way of an advance: every hex on a shortest way, the goal with them. */
function routeOf(from: HexId, to: HexId): readonly HexId[] {
  const length = grid.distance(from, to);
  return grid.hexes.filter(
    (hex) => hex !== from && grid.distance(from, hex) + grid.distance(hex, to) === length,
  );
}
/** Where each arrow leads over, by its two ends. */
const ROUTES = new Map<number, readonly HexId[]>(
  GOALS.flatMap((goals, position) =>
    goals.map((to) => [position * POSITION.words.length + to, routeOf(hexOf(position), hexOf(to))] as const),
  ),
);
const route = (position: number, to: number): readonly HexId[] =>
  ROUTES.get(position * POSITION.words.length + to) as readonly HexId[];

const onTheWay = (g: G, { position, to }: Ends): UnitId[] =>
  route(position, to)
    .flatMap((hex) => unitsIn(g, hex))
    .filter((unit) => !isLeader(unit));
interface Ends {
  readonly position: number;
  readonly to: number;
}

/** GAC-24: who is thrown into disorder before the Germans come. */
function disorder(g: G, c: Ends, card: number): void {
  for (const unit of onTheWay(g, c))
    if (!(isInfantry(unit) || isTank(unit)) || SYMBOL_OF[unit] === targetOf(card)) disrupt(g, unit);
}

/** GAC-25: what a unit that is not disrupted counts for where it stands. */
function defenseOf(g: G, unit: UnitId): number {
  if (g.unit.nerve.get(unit) !== STEADY_UNIT) return 0;
  const strength = face(g, unit)?.strength ?? 0;
  const times = DOUBLED.includes(terrainOf(g.unit.at.get(unit))) ? 2 : 1;
  return strength * times + (g.unit.hero.get(unit) === NONE ? 0 : CHART.hero);
}
const defense = (g: G, c: Ends): number => onTheWay(g, c).reduce((sum, unit) => sum + defenseOf(g, unit), 0);

/** GAC-26: why a unit cannot fall back to a hex from the Germans who come. */
function whyNotTo(g: G, c: Ends, unit: UnitId, hex: HexId): Reason | null {
  const from = g.unit.at.get(unit);
  const d = grid.directionTo(from, hex);
  if (d < 0 || isSubmerged(hex, g.tide) || route(c.position, c.to).includes(hex) || hex === hexOf(c.position))
    return no('GAC-26');
  const post = postAt(hex);
  if (post >= 0 && g.post.back.get(post) !== NONE) return no('GAC-26');
  const code = crossingNow(g, unit, from, d);
  return code === BARRED || code === UP_CLIFF ? no('GAC-26') : null;
}
/** The six hexes round a goal: none lies at the edge of the map. */
const around = (goal: HexId): HexId[] =>
  Array.from({ length: 6 }, (_, d) => grid.neighbours[6 * goal + d] as HexId);
const refuges = (g: G, c: Ends, unit: UnitId): HexId[] =>
  around(g.unit.at.get(unit)).filter((hex) => whyNotTo(g, c, unit, hex) === null);

/** A German tries to take the position that its arrow points to. */
export const advance = procedure(
  'advance',
  { position: POSITION, to: POSITION, card: CARD, unit: maybe(UNIT) },
  {
    begin(g, c) {
      if (onTheWay(g, c).length === 0) return 'displace';
      disorder(g, c, c.card);
      const strength = defense(g, c);
      const { position, to } = c;
      g.emit(advances, { position, colour: COLOUR_OF[position] as number, to, strength });
      if (strength < CHART.repulsedAt) return 'loss';
      g.emit(repulsed, { position });
      return done;
    },
    loss: {
      rule: 'GAC-26',
      prompt: 'The Germans break through: choose the unit that loses a step',
      who: () => US,
      may: [
        verb(
          'lose',
          (g, c) => among(UNIT, onTheWay(g, c), no('GAC-26')),
          (g, _c, unit) => {
            loseStep(g, unit);
            return 'displace';
          },
        ),
      ],
    },
    displace(g, c) {
      const [unit] = unitsIn(g, hexOf(c.to));
      if (unit === undefined) return 'take';
      c.unit = unit;
      if (refuges(g, c, unit).length > 0) return 'refuge';
      eliminate(g, unit);
      return 'displace';
    },
    refuge: {
      rule: 'GAC-26',
      prompt: 'Choose where a unit falls back to from the Germans',
      who: () => US,
      may: [
        verb(
          'withdraw',
          (g, c) => where(PLACE, (hex) => whyNotTo(g, c, c.unit, hex), around(g.unit.at.get(c.unit))),
          (g, c, hex) => {
            place(g, c.unit, hex);
            packUp(g, c.unit);
            g.emit(displaced, { unit: c.unit, hex });
            return 'displace';
          },
        ),
      ],
    },
    take(g, c) {
      const { position, to } = c;
      shift(g, postOf(position), postOf(to));
      g.emit(advanced, { position, to });
      return call(swapDepth, { post: postOf(to) }, done);
    },
  },
);

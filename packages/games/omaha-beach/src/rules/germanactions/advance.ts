import type { HexId } from '@bocage/hex';
import { among, call, done, type Law, law, lawful, maybe, NONE } from '@bocage/kernel';
import {
  CARD,
  type CardId,
  CHARTS,
  germanOf,
  isGeneral,
  isInfantry,
  isLeader,
  isTank,
  UNIT,
  type UnitId,
} from '../../data.ts';
import { advanced, advances, displaced, repulsed } from '../../events/extended.ts';
import { COLOUR_OF, EVERY_POSITION, grid, isSubmerged, NO_POSITION, PLACE, POSITION, type PositionId, positionOf, terrainOf } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';
import { NO_DEPTH, no, STEADY_UNIT } from '../../terms.ts';
import { hasGerman } from '../communication/control.ts';
import { packUp } from '../engineers/posts.ts';
import { hexOf, postOf } from '../events/placing.ts';
import { disrupt } from '../germanfire/hits.ts';
import { hasSymbol, hasUnits } from '../germanfire/targets.ts';
import { choice, face, loseStep, place, procedure, unitsIn } from '../units.ts';
import { isManned } from './order.ts';
import { shift, swapDepth } from './redeploy.ts';

const CHART = CHARTS.extended.germanActions.advance;
const COVER: readonly string[] = CHART.cover.in;

/** By position: where its arrows point, the first one first (GAC-27). */
const GOALS: readonly (readonly PositionId[])[] = EVERY_POSITION.map((position) =>
  (positionOf(position).advance ?? []).map((id) => POSITION.of(id)),
);
/** Where a German would advance to: the first of its arrows without Germans at its end; NONE without any. */
export const goalOf = (g: G, position: PositionId): PositionId =>
  (GOALS[position] as readonly PositionId[]).find((to) => g.post.back.get(postOf(to)) === NONE) ??
  NO_POSITION;

/** GAC-22: whether reserves try: nobody is in their field, or they have depth and are not known to be of the 716th. */
export function attempts(g: G, position: PositionId): boolean {
  if (!hasUnits(g, position)) return true;
  const post = postOf(position);
  if (g.post.depth.get(post) === NO_DEPTH) return false;
  return g.post.revealed.get(post) === 0 || germanOf(g.post.german.get(post)).division === '352';
}

/** The hexes that touch two others. */
const touching = (one: HexId, other: HexId): HexId[] =>
  grid.hexes.filter((hex) => grid.distance(hex, one) === 1 && grid.distance(hex, other) === 1);

/**
 * the way of an advance, the goal with it and the start without. There are three patterns: to the next hex; to one
 * two hexes off in a straight line, which has a single hex between; and to one round a corner, which has two.
 */
export function wayOf(from: HexId, to: HexId): readonly HexId[] {
  const between = touching(from, to);
  if (grid.distance(from, to) === 1) return [to, ...between];
  const [middle, other] = between as [HexId, HexId?];
  if (other === undefined) return grid.hexes.filter((hex) => hex !== from && grid.distance(hex, middle) <= 1);
  return [
    to,
    ...between,
    ...between.flatMap((hex) => touching(hex, to).filter((one) => !between.includes(one))),
  ];
}
/** Where each arrow leads over, by its two ends. */
const ROUTES = new Map<number, readonly HexId[]>(
  EVERY_POSITION.flatMap((position) =>
    (GOALS[position] ?? []).map(
      (to) => [position * POSITION.words.length + to, wayOf(hexOf(position), hexOf(to))] as const,
    ),
  ),
);
const route = (position: PositionId, to: PositionId): readonly HexId[] =>
  ROUTES.get(position * POSITION.words.length + to) as readonly HexId[];

const onTheWay = (g: G, { position, to }: Ends): UnitId[] =>
  route(position, to)
    .flatMap((hex) => unitsIn(g, hex))
    .filter((unit) => !isLeader(unit));
interface Ends {
  readonly position: PositionId;
  readonly to: PositionId;
}

/** GAC-24: who is thrown into disorder before the Germans come. */
function disorder(g: G, c: Ends, card: CardId): void {
  for (const unit of onTheWay(g, c))
    if (!(isInfantry(unit) || isTank(unit)) || hasSymbol(unit, card)) disrupt(g, unit, 'GAC-24');
}

/** GAC-25: what a unit that is not disrupted counts for where it stands. */
function defenseOf(g: G, unit: UnitId): number {
  if (g.unit.nerve.get(unit) !== STEADY_UNIT) return 0;
  const strength = face(g, unit)?.strength ?? 0;
  const times = COVER.includes(terrainOf(g.unit.at.get(unit))) ? CHART.cover.times : 1;
  return strength * times + (g.unit.hero.get(unit) === NONE ? 0 : CHART.hero);
}
const defense = (g: G, c: Ends): number => onTheWay(g, c).reduce((sum, unit) => sum + defenseOf(g, unit), 0);

/** GAC-26, R-131: why nobody falls back from the goal to a hex: the ground between does not matter. */
const whyNotTo: Law<[G, Ends, HexId]> = law(
  (_g, { to }, hex) => (grid.distance(hexOf(to), hex) === 1 ? null : no('notBesideGoal')),
  (_g, { position, to }, hex) =>
    hex === hexOf(position) || route(position, to).includes(hex) ? no('onTheWay') : null,
  (g, _c, hex) => (NOBODYS.includes(terrainOf(hex)) || isSubmerged(hex, g.tide) ? no('noGroundThere') : null),
  (g, _c, hex) => (hasGerman(g, hex) ? no('germansInRefuge') : null),
);
/** Ground that nobody enters. Beside each goal some other is left, without a place for Germans. */
const NOBODYS: readonly string[] = ['rough', 'sea'];
/** The six hexes round a goal: none lies at the edge of the map. */
const around = (goal: HexId): readonly HexId[] => grid.around(goal);

/** Who has to leave the goal next: generals before those who keep them from being alone there. */
function nextToLeave(g: G, goal: HexId): UnitId {
  const units = unitsIn(g, goal);
  return units.find(isGeneral) ?? (units[0] as UnitId);
}

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
    loss: choice(
      'GAC-26',
      'The Germans break through: choose the unit that loses a step',
      'lose',
      (g, c) => among(UNIT, onTheWay(g, c), no('notOnTheWay')),
      (g, _c, unit) => {
        loseStep(g, unit, 'GAC-26');
        return 'displace';
      },
    ),
    displace(g, c) {
      // who alone is there is a general, and is captured.
      if (!isManned(g, postOf(c.to))) return 'take';
      c.unit = nextToLeave(g, hexOf(c.to));
      return 'refuge';
    },
    refuge: choice(
      'GAC-26',
      'Choose where a unit falls back to from the Germans',
      'withdraw',
      (g, c) => lawful(PLACE, around(hexOf(c.to)), whyNotTo, g, c),
      (g, c, hex) => {
        const from = g.unit.at.get(c.unit);
        place(g, c.unit, hex);
        packUp(g, c.unit);
        g.emit(displaced, { unit: c.unit, hex, from });
        return 'displace';
      },
    ),
    take(g, c) {
      const { position, to } = c;
      shift(g, postOf(position), postOf(to));
      g.emit(advanced, { position, to });
      return call(swapDepth, { post: postOf(to) }, done);
    },
  },
);

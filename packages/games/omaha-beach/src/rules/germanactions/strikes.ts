import type { HexId } from '@bocage/hex';
import { among, call, done, int, type List, list, type Next, type Reason } from '@bocage/kernel';
import { BACK, CARD, type CardId, CHARTS, EVERY_UNIT, isGeneral, isLeader, UNIT, type UnitId } from '../../data.ts'; // biome-ignore format: a list
import { ACTED_BY, ambushed, gunned, idle, mortared, patrolled } from '../../events/extended.ts';
import {
  COLOUR_OF,
  DOT,
  dotOf,
  grid,
  isBeach,
  isNest,
  levelOf,
  POSITION,
  type PositionId,
  postHex,
  postsOf,
  SECTOR_OF,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { no, type Rule } from '../../terms.ts';
import { hexOf } from '../events/placing.ts';
import { type First, firstOf } from '../first.ts';
import { classOf, NO_CLASS, noteGuns, sectorAt } from '../germanfire/artillery.ts';
import { hasDepth, isSteadyPost } from '../germanfire/field.ts';
import { BY_AMBUSH, BY_GUN, BY_MORTARS, disrupt, hit } from '../germanfire/hits.ts';
import { hasSymbol, isConcentrated } from '../germanfire/targets.ts';
import { choice, face, isAshore, procedure } from '../units.ts';
import { BY_PLAYER } from './order.ts';

const { mortar } = CHARTS.extended.germanActions;

const touchesBeach = Uint8Array.from(grid.hexes, (hex) => (grid.around(hex).some(isBeach) ? 1 : 0));
/** The beach and the pavilions at its edge. */
const isBeachFront = (hex: HexId): boolean =>
  isBeach(hex) || (levelOf(hex) === 'pavilion' && touchesBeach[hex] === 1);

/** GAC-16: how far the mortars of a position reach to such a hex. */
function reachTo(position: PositionId, hex: HexId): number {
  if (!isNest(position)) return mortar.reinforcement;
  return isBeachFront(hex) ? mortar.wn.beachFront : mortar.wn.inland;
}
const isInReach = (g: G, position: PositionId, hex: HexId): boolean =>
  postsOf(position).some(
    (post) => isSteadyPost(g, post) && grid.distance(postHex(post), hex) <= reachTo(position, hex),
  );

/** GAC-15: those whom the mortars of a position may hit by a card; a crowded hex has every symbol. */
const inReach = (g: G, position: PositionId, card: CardId): UnitId[] =>
  EVERY_UNIT.filter(
    (unit) =>
      !isLeader(unit) &&
      isAshore(g, unit) &&
      isInReach(g, position, g.unit.at.get(unit)) &&
      (hasSymbol(unit, card) || isConcentrated(g, g.unit.at.get(unit))),
  );

interface Mortars {
  readonly position: PositionId;
  hits: number;
  readonly targets: List<UnitId>;
}
const mostSteps = (g: G, { targets }: Mortars): First<UnitId> =>
  firstOf(ACTED_BY, targets.toArray(), [['steps', (unit) => -g.unit.steps.get(unit)]]);

/** GAC-15 to GAC-17: the mortars of a position, whose field is empty, hit beyond it. */
export const mortars = procedure(
  'mortars',
  { position: POSITION, card: CARD, hits: int(0, 2), targets: list(UNIT, UNIT.max + 1) },
  {
    aim(g, c) {
      c.hits = hasDepth(g, c.position) ? mortar.units.depth : mortar.units.alone;
      c.targets.fill(inReach(g, c.position, c.card));
      if (c.targets.length === 0)
        g.emit(idle, { position: c.position, colour: COLOUR_OF[c.position] as number }, 'GAC-15');
      return 'next';
    },
    next(g, c) {
      if (c.hits === 0 || c.targets.length === 0) return done;
      const { ones, by } = mostSteps(g, c);
      if (ones.length > c.hits) return 'choose';
      return strike(g, c, ones[0] as UnitId, by);
    },
    choose: choice(
      'GAC-17',
      'Choose the unit that the mortars hit',
      'hit',
      (g, c) => among(UNIT, mostSteps(g, c).ones, no('mortarsElsewhere')),
      (g, c, unit) => strike(g, c, unit, BY_PLAYER),
    ),
  },
);

function strike(g: G, c: Mortars, unit: UnitId, by: number): Next<'next'> {
  c.hits -= 1;
  c.targets.removeAt(c.targets.indexOf(unit));
  g.emit(mortared, {
    position: c.position,
    colour: COLOUR_OF[c.position] as number,
    unit,
    by,
    at: g.unit.at.get(unit),
  });
  return call(hit, { unit, by: BY_MORTARS }, 'next');
}

const GUN_BACKS: readonly number[] = [BACK.of('75'), BACK.of('88')];
/** GAC-20: whether a gun of a strongpoint can fire. */
export const hasGun = (g: G, position: PositionId): boolean =>
  postsOf(position).some((post) => isSteadyPost(g, post) && GUN_BACKS.includes(g.post.back.get(post)));

/** GAC-21: those of whom the gun of a strongpoint hits one. */
function gunTargets(g: G, position: PositionId, card: CardId): First<UnitId> {
  const meant = EVERY_UNIT.filter((unit) => hasSymbol(unit, card) && classOf(g, unit) !== NO_CLASS);
  return firstOf(ACTED_BY, meant, [
    ['kind', (unit) => classOf(g, unit)],
    ['sector', (unit) => (sectorAt(g, unit) === SECTOR_OF[position] ? 0 : 1)],
    ['steps', (unit) => -g.unit.steps.get(unit)],
  ]);
}

/** What Germans in a position, or men from it, do to one unit. */
interface Strike {
  /** The case where there is nobody to do it to, and where the player chooses among equals. */
  readonly rules: readonly [Rule, Rule];
  readonly prompt: string;
  readonly targets: (g: G, position: PositionId, card: CardId) => First<UnitId>;
  readonly otherwise: Reason;
  readonly then: (g: G, position: PositionId, unit: UnitId, by: number) => Next<never>;
}
const strikeAtOne = (name: string, { rules: [idleBy, tiedBy], prompt, targets, otherwise, then }: Strike) =>
  procedure(
    name,
    { position: POSITION, card: CARD },
    {
      aim(g, c) {
        const { ones, by } = targets(g, c.position, c.card);
        if (ones.length > 0) return ones.length > 1 ? 'choose' : then(g, c.position, ones[0] as UnitId, by);
        g.emit(idle, { position: c.position, colour: COLOUR_OF[c.position] as number }, idleBy);
        return done;
      },
      choose: choice(
        tiedBy,
        prompt,
        'hit',
        (g, c) => among(UNIT, targets(g, c.position, c.card).ones, otherwise),
        (g, c, unit) => then(g, c.position, unit, BY_PLAYER),
      ),
    },
  );

/** GAC-20: the gun of a strongpoint hits somebody in a boat or on the beach, on either side of the boundary. */
export const gunFire = strikeAtOne('gunFire', {
  rules: ['GAC-20', 'GAC-21'],
  prompt: 'Choose the unit that the gun hits',
  targets: gunTargets,
  otherwise: no('gunElsewhere'),
  then: shell,
});

function shell(g: G, position: PositionId, unit: UnitId, by: number): Next<never> {
  g.emit(gunned, { position, colour: COLOUR_OF[position] as number, unit, by, at: g.unit.at.get(unit) });
  noteGuns(g, sectorAt(g, unit));
  return call(hit, { unit, by: BY_GUN }, done);
}

const { dots, otherwiseWithin } = CHARTS.extended.germanActions.patrol;
const HOT: readonly string[] = dots;
const HARASSED: readonly boolean[] = DOT.words.map((dot) => HOT.includes(dot));

/** GAC-18: everybody in the hot field of a position; a headquarters is somebody, though nothing happens to it. */
const inField = (g: G, position: PositionId): UnitId[] =>
  EVERY_UNIT.filter(
    (unit) =>
      !isGeneral(unit) && isAshore(g, unit) && HARASSED[dotOf(position, g.unit.at.get(unit))] === true,
  );

/** GAC-19: where nobody is in the field, the one near it who comes first, disrupted already or not. */
function nearby(g: G, position: PositionId, card: CardId): First<UnitId> {
  const away = (unit: UnitId): number => grid.distance(hexOf(position), g.unit.at.get(unit));
  const near = EVERY_UNIT.filter(
    (unit) => !isLeader(unit) && isAshore(g, unit) && away(unit) <= otherwiseWithin,
  );
  return firstOf(ACTED_BY, near, [
    ['distance', away],
    ['symbol', (unit) => (hasSymbol(unit, card) ? 0 : 1)],
    ['strength', (unit) => -(face(g, unit)?.strength ?? 0)],
  ]);
}

function harass(g: G, position: PositionId, unit: UnitId, by: number): void {
  if (isLeader(unit)) return;
  g.emit(patrolled, { position, colour: COLOUR_OF[position] as number, unit, by, at: g.unit.at.get(unit) });
  disrupt(g, unit, 'GAC-18');
}
const IN_FIELD = ACTED_BY.of('kind');

/** A patrol goes out and does not fire. */
export const patrol = procedure(
  'patrol',
  { position: POSITION, card: CARD },
  {
    begin(g, c) {
      const all = inField(g, c.position);
      for (const unit of all) harass(g, c.position, unit, IN_FIELD);
      return all.length > 0 ? done : 'one';
    },
    one(g, c) {
      const { ones, by } = nearby(g, c.position, c.card);
      if (ones.length > 1) return 'choose';
      for (const unit of ones) harass(g, c.position, unit, by);
      return done;
    },
    choose: choice(
      'GAC-19',
      'Choose the unit that the patrol harasses',
      'hit',
      (g, c) => among(UNIT, nearby(g, c.position, c.card).ones, no('patrolElsewhere')),
      (g, c, unit) => {
        harass(g, c.position, unit, BY_PLAYER);
        return done;
      },
    ),
  },
);

const AMBUSH: Readonly<Record<string, { readonly steps: number }>> = CHARTS.fire.ambush;
/** By dot: the steps that an ambush takes there; it disrupts where it takes none. */
const STEPS: readonly number[] = DOT.words.map((dot) => AMBUSH[dot]?.steps ?? 0);

const dotAt = (g: G, position: PositionId, unit: UnitId): number => dotOf(position, g.unit.at.get(unit));
const takesStep = (g: G, position: PositionId, unit: UnitId): boolean =>
  (STEPS[dotAt(g, position, unit)] ?? 0) > 0;

/** GAC-28, GAC-29: the units of which an ambush hits one; it may be lost on one that is disrupted already. */
function ambushTargets(g: G, position: PositionId, card: CardId): First<UnitId> {
  const meant = EVERY_UNIT.filter(
    (unit) =>
      !isLeader(unit) &&
      isAshore(g, unit) &&
      dotAt(g, position, unit) >= 0 &&
      (hasSymbol(unit, card) || isConcentrated(g, g.unit.at.get(unit))),
  );
  return firstOf(ACTED_BY, meant, [
    ['kind', (unit) => (takesStep(g, position, unit) ? 0 : 1)],
    ['distance', (unit) => grid.distance(hexOf(position), g.unit.at.get(unit))],
    ['steps', (unit) => -g.unit.steps.get(unit)],
  ]);
}

function spring(g: G, position: PositionId, unit: UnitId, by: number): Next<never> {
  g.emit(ambushed, { position, colour: COLOUR_OF[position] as number, unit, by, at: g.unit.at.get(unit) });
  if (takesStep(g, position, unit)) return call(hit, { unit, by: BY_AMBUSH }, done);
  disrupt(g, unit, 'GAC-28');
  return done;
}

/** Men from an empty place for reserves lie in wait for one unit. */
export const ambush = strikeAtOne('ambush', {
  rules: ['GAC-28', 'GAC-29'],
  prompt: 'Choose the unit that walks into the ambush',
  targets: ambushTargets,
  otherwise: no('ambushElsewhere'),
  then: spring,
});

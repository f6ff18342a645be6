import { type HexId, NOWHERE } from '@bocage/hex';
import {
  allowed,
  among,
  ascending,
  call,
  type Domain,
  done,
  type Law,
  law,
  lawful,
  type Reason,
  type RowsWhere,
  rowsWhere,
  subset,
} from '@bocage/kernel';
import {
  ALLIED,
  enemyOf,
  isFixed,
  POINTE_DU_HOC,
  RANGERS,
  SIDE,
  SIDE_OF,
  UNIT,
  type UnitId,
} from '../data.ts';
import { BEACH_OF_SPACE, CLIFF, grid, isBeachHex, isHex, PLACE, RANGER_DISPLAY } from '../map.ts';
import { no } from '../refusals.ts';
import { type G, IDLE, MOVED, STEADY } from '../state.ts';
import { combat } from './combat.ts';
import { routesOf, whyNotAct, whyNotCross, whyNotMove } from './movement.ts';
import { landingHexes } from './naval.ts';
import {
  ask,
  hasRoom,
  inPlay,
  isOf,
  onMap,
  ownUnits,
  procedure,
  recover,
  shift,
  unless,
  verb,
  walk,
} from './units.ts';

/** 27.1.7, ruling 72: whoever holds the cliff, the Rangers below it can attack him. */
const rangersReach = (g: G, unit: UnitId, hex: HexId): boolean =>
  g.unit.at.get(unit) === RANGER_DISPLAY && hex === CLIFF;

/** 27.2.2-p: a space of the landing display that is connected with a beach hex. */
function isOffShore(g: G, at: HexId, hex: HexId): boolean {
  const beach = BEACH_OF_SPACE[at] ?? -1;
  return beach >= 0 && landingHexes(g, beach).includes(hex);
}

/** 27.2.2-p: somebody is left in the display before a beach hex. */
const isAwaited = (g: G, hex: HexId): boolean =>
  isBeachHex(hex) && (ownUnits[ALLIED] ?? []).some((unit) => isOffShore(g, g.unit.at.get(unit), hex));

/** 27.2.4: who may be designated against a hex. */
const whyNotAttackWith: Law<[G, number, HexId, UnitId]> = law(
  (_g, side, _hex, unit) => (isOf(unit, side) ? null : no('notYours')),
  (g, _side, hex, unit) => whyOutOfReach(g, hex, unit),
  (g, _side, _hex, unit) => (g.unit.target.get(unit) === NOWHERE ? null : no('plannedAlready')),
  (g, _side, _hex, unit) => whyNotAct(g, unit),
);

/** Beside the hex, with nothing between that cannot be crossed; or a Ranger below it. */
function whyOutOfReach(g: G, hex: HexId, unit: UnitId): Reason | null {
  const at = g.unit.at.get(unit);
  if (isHex(at)) return grid.adjacent(at, hex) ? whyNotCross(g, at, hex) : no('notAdjacent');
  if (at === RANGER_DISPLAY) return rangersReach(g, unit, hex) ? null : no('notAdjacent');
  return no(isOffShore(g, at, hex) ? 'stillAfloat' : 'notAshore');
}

/** Nobody may attack a hex: the first reason, or each of every unit that is near. */
const whyByNobody: Law<[G, number, HexId]> = Object.assign(firstByNobody, {
  every(g: G, side: number, hex: HexId): readonly Reason[] {
    const first = isHex(hex) ? firstByNobody(g, side, hex) : null;
    if (first === null) return [];
    const units = near(g, side, hex);
    return units.length === 0 ? [first] : units.flatMap((unit) => whyNotAttackWith.every(g, side, hex, unit));
  },
});

/** 27.2.4-c, -g: a hex with an enemy, once, and by somebody. */
const whyNotTarget: Law<[G, number, HexId]> = law(
  (g, side, hex) => (isHex(hex) && g.board.stacks.has(enemyOf(side), hex) ? null : no('noEnemyThere')),
  (g, _side, hex) => (g.hex.attacked.get(hex) === 1 ? no('attackedAlready') : null),
  whyByNobody,
);

function firstByNobody(g: G, side: number, hex: HexId): Reason | null {
  let reason: Reason | null = no(side === ALLIED && isAwaited(g, hex) ? 'onlyAfloat' : 'nobodyAdjacent');
  for (const unit of near(g, side, hex)) {
    reason = whyNotAttackWith(g, side, hex, unit);
    if (reason === null) return null;
  }
  return reason;
}

/** The own units beside a hex, and the Rangers below theirs. */
function near(g: G, side: number, hex: HexId): UnitId[] {
  const { stacks } = g.board;
  const beside = grid.around(hex).flatMap((at) => (stacks.has(side, at) ? stacks.at(at) : []));
  return side === ALLIED ? [...beside, ...RANGERS.filter((unit) => rangersReach(g, unit, hex))] : beside;
}

/** The hexes of the enemy beside own units that may act: the only ones worth asking about. */
export function frontLine(g: G, side: number): readonly HexId[] {
  const hexes: HexId[] = [];
  for (const unit of g.known.actors(side)) {
    const at = g.unit.at.get(unit);
    if (!isHex(at)) continue;
    for (const hex of grid.around(at))
      if (g.board.stacks.has(enemyOf(side), hex) && !hexes.includes(hex)) hexes.push(hex);
  }
  if (side === ALLIED && !hexes.includes(CLIFF) && RANGERS.some((unit) => rangersReach(g, unit, CLIFF)))
    hexes.push(CLIFF);
  return hexes.sort((a, b) => a - b);
}

/** 27.1.7-k, -l: Rangers without a marker must go up the cliff. */
const mustClimb = (g: G, unit: UnitId): boolean =>
  inPlay(g, POINTE_DU_HOC) && g.unit.at.get(unit) === RANGER_DISPLAY && g.unit.marker.get(unit) === STEADY;

const whyNotFight = (g: G): Reason | null =>
  g.hex.attacked.get(CLIFF) === 0 && RANGERS.some((unit) => mustClimb(g, unit)) ? no('rangersFirst') : null;

/** 27.2.4-ah, ruling 72: with the cliff free of Germans nothing keeps the Rangers below it. */
function goUp(g: G): void {
  if (g.board.stacks.has(enemyOf(ALLIED), CLIFF)) return;
  for (const unit of RANGERS) {
    const isBelow = g.unit.at.get(unit) === RANGER_DISPLAY && g.unit.acted.get(unit) === IDLE;
    if (!isBelow || !hasRoom(g, ALLIED, CLIFF)) continue;
    shift(g, unit, CLIFF, '27.2.4-ah');
    g.unit.acted.set(unit, MOVED);
  }
}

function attackers(g: G, side: number, hex: HexId): Domain<readonly UnitId[]> {
  const from = near(g, side, hex);
  const bound = from.filter((unit) => mustClimb(g, unit));
  const why = (unit: UnitId): Reason | null => whyNotAttackWith(g, side, hex, unit);
  const whole = (units: readonly UnitId[]): Reason | null =>
    bound.every((unit) => units.includes(unit)) ? null : no('rangersToo');
  const every = (unit: UnitId): readonly Reason[] => whyNotAttackWith.every(g, side, hex, unit);
  return subset(UNIT, { from, why, every, min: 1, size: no('nobodyNamed'), whole });
}

/** The hexes that are still to be attacked. */
const designated = (g: G, side: number): readonly HexId[] => ascending([...g.known.attacks(side).keys()]);

/** The units that may still move. */
export const movers: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => ownUnits[side] ?? [],
  (g: G, unit) => whyNotMove(g, SIDE_OF[unit] as number, unit) === null,
);

/** 27.2.3, 27.2.9: combat, then movement, then rally, of one side. */
export const action = procedure(
  'action',
  { side: SIDE },
  {
    begin(g, c) {
      for (const unit of ownUnits[c.side] ?? []) g.unit.acted.set(unit, IDLE);
      return 'designate';
    },
    designate: ask(
      '27.2.4-a',
      'Plan an attack on a hex, or begin the fighting',
      (_g, c) => c.side,

      verb(
        'attack',
        (g, c) => lawful(PLACE, g.known.frontLine(c.side), whyNotTarget, g, c.side),
        (g, c, hex) => attackers(g, c.side, hex),
        (g, _c, hex, units) => {
          g.hex.attacked.set(hex, 1);
          for (const unit of units) g.unit.target.set(unit, hex);
          return 'designate';
        },
      ),
      unless(
        (g, c) => (c.side === ALLIED ? whyNotFight(g) : null),
        verb('fight', () => 'order'),
      ),
    ),
    order: (g, c) => (g.known.attacks(c.side).size === 0 ? 'goUp' : 'resolve'),
    resolve: ask(
      '27.2.4-b',
      'Choose the attack that is resolved next',
      (_g, c) => c.side,

      verb(
        'resolve',
        (g, c) => among(PLACE, designated(g, c.side), no('notPlanned')),
        (g, c, hex) => {
          // Nobody is designated any more, so that the hex cannot be attacked again in this phase (27.2.4-c).
          g.hex.attacked.set(hex, 0);
          return call(combat, { side: c.side, hex }, 'order');
        },
      ),
    ),
    goUp(g, c) {
      if (c.side === ALLIED) goUp(g);
      return 'move';
    },
    move: ask(
      '27.2.5-a',
      'Move a unit that did not fight, or end the moves',
      (_g, c) => c.side,

      verb(
        'move',
        (g, c) => allowed(UNIT, g.known.movers(c.side), whyNotMove, g, c.side),
        (g, _c, unit) => routesOf(g, unit),
        (g, c, unit, way) => {
          walk(g, unit, way, c.side === ALLIED ? '27.2.5-b' : '27.2.5-c');
          return 'move';
        },
      ),
      verb('end', () => 'rally'),
    ),
    // 27.2.6: rallying is never worse than not rallying, so all who can do so.
    rally(g, c) {
      for (const unit of ownUnits[c.side] ?? [])
        if (onMap(g, unit) && !isFixed(unit) && g.unit.acted.get(unit) === IDLE && mayRally(g, unit))
          recover(g, unit, '27.2.6-b');
      return done;
    },
  },
);

const mayRally = (g: G, unit: UnitId): boolean =>
  g.unit.marker.get(unit) !== STEADY && (SIDE_OF[unit] === ALLIED || g.unit.active.get(unit) === 1);

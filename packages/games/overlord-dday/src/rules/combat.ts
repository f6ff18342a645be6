import { type HexId, NOWHERE } from '@bocage/hex';
import {
  among,
  call,
  type Domain,
  done,
  flag,
  int,
  type Law,
  law,
  maybe,
  type Reason,
  subset,
  sumOf,
  twoD6,
  where,
} from '@bocage/kernel';
import { netShift, PathChoice, type PathPolicy, retreatPolicy } from '@bocage/wargame';
import {
  ALLIED,
  armyOf,
  dataOf,
  EVERY_UNIT,
  enemyOf,
  GERMAN,
  isFixed,
  isNest,
  NOBODY,
  SIDE,
  SIDE_OF,
  STACK_LIMIT,
  UNIT,
  type UnitId,
} from '../data.ts';
import { advanced, fought, gaveGround, inVain, retreated } from '../events.ts';
import { BOCAGE, grid, HEDGEROW, isHex, isLand, PLACE, RANGER_DISPLAY, sectorOf, terrainOf } from '../map.ts';
import { no } from '../refusals.ts';
import { DISORGANIZED, FOUGHT, type G, REGROUP } from '../state.ts';
import { whyNotCross, whyNotWade } from './movement.ts';
import { columnOf, defendersIn, givesShift, lineOf, resultOf, shiftsOf, strengthsOf } from './odds.ts';
import {
  ask,
  type CaseId,
  hasRoom,
  inPlay,
  loseStep,
  mark,
  onMap,
  ownUnits,
  place,
  procedure,
  roll,
  unitsIn,
  verb,
} from './units.ts';

/** The hexes that a side is still to attack, each with the units designated against it that are left. */
export function attacks(g: G, side: number): ReadonlyMap<HexId, readonly UnitId[]> {
  const units = new Map<HexId, UnitId[]>();
  for (const unit of ownUnits[side] ?? []) {
    const hex = g.unit.target.get(unit);
    if (hex === NOWHERE) continue;
    const others = units.get(hex);
    if (others === undefined) units.set(hex, [unit]);
    else others.push(unit);
  }
  return units;
}
const attackersOf = (g: G, side: number, hex: HexId): readonly UnitId[] =>
  g.known.attacks(side).get(hex) ?? [];

/** Those who have fallen back. */
export const fallenBack = (g: G): readonly UnitId[] =>
  EVERY_UNIT.filter((unit) => g.unit.rolled.get(unit) === 1);

/** 27.2.4, one combat. */
export const combat = procedure(
  'combat',
  {
    side: SIDE,
    hex: PLACE,
    column: int(0, 9),
    line: int(0, 3),
    dice: int(0, 12),
    /** A WN is attacked, against which engineers count (27.2.4-m). */
    nest: flag,
    /** The shift of a special unit was used, which then pays first (27.2.4-o). */
    special: flag,
    /** The defenders are WNs or Garrisons alone (27.2.4-p), and one of them has a zone (27.2.4-t). */
    alone: flag,
    barred: flag,
    /** A German unit that falls back instead of losing its last step (27.2.4-s). */
    ground: maybe(UNIT),
  },
  {
    begin(g, c) {
      const defenders = defendersIn(g, enemyOf(c.side), c.hex);
      const attackers = attackersOf(g, c.side, c.hex);
      // 27.2.4-e: who attacks while regrouping gets into disorder.
      for (const unit of attackers)
        if (g.unit.marker.get(unit) === REGROUP) mark(g, unit, DISORGANIZED, '27.2.4-e');
      c.alone = defenders.every(isFixed) ? 1 : 0;
      c.barred = c.alone === 1 && defenders.some((unit) => dataOf(unit).zoc !== 'none') ? 1 : 0;
      c.nest = defenders.some(isNest) ? 1 : 0;
      c.special = attackers.some((unit) => givesShift(g, unit, c.nest === 1)) ? 1 : 0;
      c.line = lineOf(c.hex);
      c.column = columnOf(g, c.side, c.hex, attackers);
      return 'roll';
    },
    roll: roll('27.2.4-ae', twoD6, ['side', 'hex'], (g, c, thrown) => {
      c.dice = sumOf(thrown);
      tellFight(g, c);
      return 'defenderLosses';
    }),
    defenderLosses: (_g, c) =>
      call(losses, { side: enemyOf(c.side), hex: c.hex, steps: resultOf(c).defender.steps }, 'gaveGround'),
    // The unit that fell back is noted on the counter, since the losses are over.
    gaveGround(g, c) {
      c.ground = unitsIn(g, c.hex).find((unit) => g.unit.rolled.get(unit) === 1) ?? NOBODY;
      if (c.ground !== NOBODY) g.unit.rolled.set(c.ground, 0);
      return 'attackerLosses';
    },
    attackerLosses(_g, c) {
      const { side, hex, special, nest } = c;
      return call(
        losses,
        { side, hex, steps: resultOf(c).attacker.steps, attacking: 1, special, nest },
        'disorder',
      );
    },
    disorder(g, c) {
      const { attacker, defender } = resultOf(c);
      if (defender.disruption > 0)
        for (const unit of defendersIn(g, enemyOf(c.side), c.hex)) mark(g, unit, DISORGANIZED, '27.2.4-u');
      if (attacker.disruption === 0) return 'retreat';
      const attackers = attackersOf(g, c.side, c.hex);
      if (c.side === ALLIED && c.barred === 1 && attackers.length > 0) return 'chooseStack';
      for (const unit of attackers) mark(g, unit, DISORGANIZED, '27.2.4-u');
      return 'retreat';
    },
    chooseStack: ask(
      '27.2.4-t',
      'Choose the stack that gets into disorder',
      (_g, c) => c.side,

      verb(
        'disorganize',
        (g, c) => stacksOf(g, attackersOf(g, c.side, c.hex)),
        (g, c, at) => {
          for (const unit of attackersOf(g, c.side, c.hex))
            if (g.unit.at.get(unit) === at) mark(g, unit, DISORGANIZED, '27.2.4-t');
          return 'retreat';
        },
      ),
    ),
    // 27.2.4-r: all but WNs and Garrisons, one after another.
    retreat(g, c) {
      const hexes = resultOf(c).defender.retreat;
      for (const unit of defendersIn(g, enemyOf(c.side), c.hex)) {
        const far = isFixed(unit) || g.unit.rolled.get(unit) === 1 ? 0 : hexes + (unit === c.ground ? 1 : 0);
        if (far > 0) return call(retreat, { unit, hexes: far }, 'retreat');
      }
      return 'attackerRetreat';
    },
    attackerRetreat(g, c) {
      const hexes = c.alone === 1 ? 0 : resultOf(c).attacker.retreat;
      const attackers = attackersOf(g, c.side, c.hex);
      const next = attackers.find((unit) => onMap(g, unit) && g.unit.rolled.get(unit) === 0);
      if (hexes > 0 && next !== undefined)
        return call(retreat, { unit: next, hexes, away: c.hex }, 'attackerRetreat');
      const isOpen = hexes === 0 && defendersIn(g, enemyOf(c.side), c.hex).length === 0;
      return isOpen ? 'advance' : 'over';
    },
    advance: ask(
      '27.2.4-ah',
      'Choose who advances into the hex',
      (_g, c) => c.side,

      verb(
        'advance',
        (g, c) => advance(g, c.side, c.hex),
        (g, c, units) => {
          for (const unit of units) {
            const from = g.unit.at.get(unit);
            place(g, unit, c.hex);
            g.emit(advanced, { unit, hex: c.hex, from });
          }
          return 'over';
        },
      ),
    ),
    over(g, c) {
      for (const unit of attackersOf(g, c.side, c.hex)) {
        g.unit.target.set(unit, NOWHERE);
        g.unit.acted.set(unit, FOUGHT);
      }
      for (const unit of g.known.fallenBack()) g.unit.rolled.set(unit, 0);
      return done;
    },
  },
);

/** The places of some units, to choose one of. */
function stacksOf(g: G, units: readonly UnitId[]): Domain<HexId> {
  const places = [...new Set(units.map((unit) => g.unit.at.get(unit)))].sort((a, b) => a - b);
  return among(PLACE, places, no('noStackThere'));
}

/** What is told of an attack: strengths, shifts, column and dice, and that nothing comes of it where nothing does. */
function tellFight(g: G, c: { side: number; hex: HexId; column: number; line: number; dice: number }): void {
  if (g.log === null) return;
  const units = attackersOf(g, c.side, c.hex);
  const [attack, defense] = strengthsOf(g, c.side, c.hex, units);
  const shifts = netShift(shiftsOf(g, c.side, c.hex, units));
  const { hex, column, line, dice } = c;
  const from = [...new Set(units.map((unit) => g.unit.at.get(unit)))];
  g.emit(fought, { hex, units, attack, defense, shifts, column, line, dice, from });
  const { attacker, defender } = resultOf(c);
  const defenders = defendersIn(g, enemyOf(c.side), hex);
  const canGo = !defenders.every(isFixed);
  const shaken = (own: readonly UnitId[]): boolean =>
    own.some((unit) => g.unit.marker.get(unit) !== DISORGANIZED);
  const isTold =
    attacker.steps + defender.steps > 0 ||
    (canGo && attacker.retreat + defender.retreat > 0) ||
    (attacker.disruption > 0 && shaken(units)) ||
    (defender.disruption > 0 && shaken(defenders));
  if (!isTold) g.emit(inVain, { hex });
}

/** Ruling 73: an Allied unit stays on its side of the army boundary, however it comes to leave it. */
const whyNotOver = (unit: UnitId, hex: HexId): Reason | null =>
  SIDE_OF[unit] === ALLIED && sectorOf(hex) !== armyOf(unit) ? no('overBoundary') : null;

/** 27.2.4-ah: who may go into the hex that was attacked. */
const whyNotAdvance: Law<[G, HexId, UnitId]> = law(
  (g, hex, unit) => (g.unit.target.get(unit) === hex ? null : no('didNotAttack')),
  (_g, hex, unit) => whyNotOver(unit, hex),
  (g, hex, unit) => {
    const at = g.unit.at.get(unit);
    return isHex(at) && grid.adjacent(at, hex) ? whyNotWade(unit, at, hex) : null;
  },
);

/** Any of them, three at most; Rangers from their display go up in any case (ruling 72). */
function advance(g: G, side: number, hex: HexId): Domain<readonly UnitId[]> {
  const why = (unit: UnitId): Reason | null => whyNotAdvance(g, hex, unit);
  const from = attackersOf(g, side, hex).filter((unit) => why(unit) === null);
  const bound = from.filter((unit) => g.unit.at.get(unit) === RANGER_DISPLAY);
  const whole = (units: readonly UnitId[]): Reason | null =>
    bound.every((unit) => units.includes(unit)) ? null : no('rangersGoUp');
  const every = (unit: UnitId): readonly Reason[] => whyNotAdvance.every(g, hex, unit);
  return subset(UNIT, { from, why, every, max: STACK_LIMIT, size: no('advanceFull'), whole });
}

/** 27.2.4-ag, -o, -q, -s: the owner takes his losses, a step at a time. */
export const losses = procedure(
  'losses',
  { side: SIDE, hex: PLACE, steps: int(0, 9), attacking: flag, special: flag, nest: flag, fellBack: flag },
  {
    any: (g, c) => (c.steps === 0 || liable(g, c).length === 0 ? done : 'choose'),
    choose: ask(
      '27.2.4-ag',
      'Choose the unit that loses a step',
      (_g, c) => c.side,

      verb(
        'lose',
        (g, c) => losers(g, c),
        (g, c, unit) => {
          loseStep(g, unit, lossRule(g, c, unit));
          c.steps -= 1;
          c.special = 0;
          return 'any';
        },
      ),
      verb(
        'fallBack',
        (g, c) => losers(g, c, whyNotFallBack),
        (g, c, unit) => {
          g.unit.rolled.set(unit, 1);
          g.emit(gaveGround, { unit });
          c.fellBack = 1;
          c.steps -= 1;
          return 'any';
        },
      ),
    ),
  },
);

interface Losing {
  readonly side: number;
  readonly hex: HexId;
  readonly attacking: number;
  readonly special: number;
  readonly nest: number;
  readonly fellBack: number;
}

/** Whoever took part; a unit whose shift was used before its fellows (27.2.4-o), a WN or Garrison before all others (27.2.4-q). */
function liable(g: G, c: Losing): readonly UnitId[] {
  const all = c.attacking === 1 ? attackersOf(g, c.side, c.hex) : defendersIn(g, c.side, c.hex);
  const first = all.filter((unit) => (c.special === 1 ? givesShift(g, unit, c.nest === 1) : isFixed(unit)));
  return first.length > 0 ? first : all;
}

/** Who may be named for a loss, if there is nothing else against it. */
function losers(g: G, c: Losing, more: Law<[G, Losing, UnitId]> = NOTHING_MORE): Domain<UnitId> {
  const units = liable(g, c);
  return where(
    UNIT,
    (unit) => (units.includes(unit) ? more(g, c, unit) : whyNotLose(g, c, unit)),
    units,
    (unit) => [...(units.includes(unit) ? [] : [whyNotLose(g, c, unit)]), ...more.every(g, c, unit)],
  );
}
const NOTHING_MORE: Law<[G, Losing, UnitId]> = law();

function whyNotLose(g: G, c: Losing, unit: UnitId): Reason {
  if (c.attacking === 1)
    return c.special === 1 && g.unit.target.get(unit) === c.hex ? no('specialFirst') : no('notInIt');
  return g.unit.at.get(unit) === c.hex ? no('nestFirst') : no('notInIt');
}

/** The case by which a unit loses a step: because it gave its shift, because it is fixed, or by the owner's choice. */
function lossRule(g: G, c: Losing, unit: UnitId): CaseId {
  if (c.attacking === 1)
    return c.special === 1 && givesShift(g, unit, c.nest === 1) ? '27.2.4-o' : '27.2.4-ag';
  const isFirst = isFixed(unit) && defendersIn(g, c.side, c.hex).some((other) => !isFixed(other));
  return isFirst ? '27.2.4-q' : '27.2.4-ag';
}

const isThick = (hex: HexId): boolean => terrainOf(hex) === BOCAGE || terrainOf(hex) === HEDGEROW;
/** 27.2.4-s. */
const whyNotFallBack: Law<[G, Losing, UnitId]> = law(
  (_g, c, _unit) => (c.side === GERMAN && c.attacking === 0 ? null : no('onlyGermans')),
  (_g, c) => (isThick(c.hex) ? null : no('openGround')),
  (_g, _c, unit) => (isFixed(unit) ? no('fixedHolds') : null),
  (_g, c) => (c.fellBack === 0 ? null : no('oneFellBack')),
  (g, _c, unit) => (g.unit.steps.get(unit) <= 1 ? null : no('wouldSurvive')),
);

/** A unit falls back, as far as it can; what it cannot costs it a step a hex. */
export const retreat = procedure(
  'retreat',
  {
    unit: UNIT,
    hexes: int(0, 3),
    /** An attacker ends farther from the hex it attacked. */
    away: maybe(PLACE),
  },
  {
    look(g, c) {
      g.unit.rolled.set(c.unit, 1);
      while (c.hexes > 0 && inPlay(g, c.unit) && !hasWayBack(g, c)) {
        c.hexes -= 1;
        loseStep(g, c.unit, '27.2.4-r');
      }
      return c.hexes > 0 && inPlay(g, c.unit) ? 'choose' : done;
    },
    choose: ask(
      '27.2.4-r',
      'Choose the way back',
      (_g, c) => SIDE_OF[c.unit] as number,

      verb(
        'retreat',
        (g, c) => new PathChoice(PLACE, g.search, g.unit.at.get(c.unit), waysBack(g, c)),
        (g, c, way) => {
          const from = g.unit.at.get(c.unit);
          for (const hex of way) place(g, c.unit, hex);
          if (g.log !== null)
            g.emit(retreated, { unit: c.unit, hex: g.unit.at.get(c.unit), way: [from, ...way] });
          return done;
        },
      ),
    ),
  },
);

type Retreating = { unit: UnitId; hexes: number; away: HexId };

const hasWayBack = (g: G, c: Retreating): boolean => g.search.run(g.unit.at.get(c.unit), waysBack(g, c)) > 0;

/** Ways back: away, over passable ground, through no enemy zone but to a friend. */
function waysBack(g: G, c: Retreating): PathPolicy {
  const side = SIDE_OF[c.unit] as number;
  const start = g.unit.at.get(c.unit);
  const { stacks, zones } = g.board;
  const foes = stacks.counts(enemyOf(side));
  const felt = zones.counts(enemyOf(side));
  const friends = stacks.counts(side);
  const step = law<[HexId, HexId]>(
    (_from, to) => (isLand(to) ? null : no('intoSea')),
    (_from, to) => ((foes[to] as number) > 0 ? no('enemyThere') : null),
    (_from, to) => ((felt[to] as number) > 0 && (friends[to] as number) === 0 ? no('retreatZone') : null),
    (from, to) => (isLand(to) ? whyNotCross(g, from, to) : null),
    (from, to) => whyNotWade(c.unit, from, to),
  );
  const isNoFarther = (hex: HexId): boolean =>
    c.away !== NOWHERE && grid.distance(hex, c.away) <= grid.distance(start, c.away);
  const end = law<[HexId]>(
    (hex) => (isNoFarther(hex) ? no('retreatAway') : null),
    (hex) => whyNotOver(c.unit, hex),
    (hex) => (hasRoom(g, side, hex) ? null : no('hexFull')),
  );
  return retreatPolicy({
    grid,
    shortest: c.hexes,
    longest: c.hexes,
    step,
    straight: no('retreatStraight'),
    end,
    malformed: no('retreatLength'),
  });
}

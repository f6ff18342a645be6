import { type HexId, NOWHERE } from '@bocage/hex';
import {
  among,
  call,
  type Domain,
  done,
  flag,
  int,
  maybe,
  type Reason,
  subset,
  sumOf,
  twoD6,
  where,
} from '@bocage/kernel';
import { PathChoice, retreatPolicy } from '@bocage/wargame';
import {
  ALLIED,
  dataOf,
  enemyOf,
  GERMAN,
  isFixed,
  isNest,
  SIDE,
  SIDE_OF,
  STACK_LIMIT,
  UNIT,
  type UnitId,
} from '../data.ts';
import { advanced, fought, retreated } from '../events.ts';
import { BOCAGE, grid, HEDGEROW, isLand, PLACE, terrainOf } from '../map.ts';
import { DISORGANIZED, FOUGHT, type G, no, REGROUP } from '../state.ts';
import { whyNotCross } from './movement.ts';
import { columnOf, defendersIn, givesShift, lineOf, resultOf } from './odds.ts';
import {
  EVERY_UNIT,
  inPlay,
  loseStep,
  mark,
  onMap,
  ownUnits,
  place,
  procedure,
  unitsIn,
  verb,
} from './units.ts';

/** The units designated against a hex that are left. */
function attackersOf(g: G, side: number, hex: HexId): UnitId[] {
  const units: UnitId[] = [];
  for (const unit of ownUnits[side] ?? []) if (g.unit.target.get(unit) === hex) units.push(unit);
  return units;
}

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
      for (const unit of attackers) if (g.unit.marker.get(unit) === REGROUP) mark(g, unit, DISORGANIZED);
      c.alone = defenders.every(isFixed) ? 1 : 0;
      c.barred = c.alone === 1 && defenders.some((unit) => dataOf(unit).zoc !== 'none') ? 1 : 0;
      c.nest = defenders.some(isNest) ? 1 : 0;
      c.special = attackers.some((unit) => givesShift(g, unit, c.nest === 1)) ? 1 : 0;
      c.line = lineOf(c.hex);
      c.column = columnOf(g, c.side, c.hex, attackers);
      return 'roll';
    },
    roll: {
      rule: '27.2.4-ae',
      chance: twoD6,
      then(g, c, thrown) {
        c.dice = sumOf(thrown);
        g.emit(fought, { hex: c.hex, units: attackersOf(g, c.side, c.hex), dice: c.dice, column: c.column });
        return 'defenderLosses';
      },
    },
    defenderLosses: (_g, c) =>
      call(losses, { side: enemyOf(c.side), hex: c.hex, steps: resultOf(c).defender.steps }, 'gaveGround'),
    // The unit that fell back is noted on the counter, since the losses are over.
    gaveGround(g, c) {
      c.ground = unitsIn(g, c.hex).find((unit) => g.unit.rolled.get(unit) === 1) ?? NOWHERE;
      if (c.ground !== NOWHERE) g.unit.rolled.set(c.ground, 0);
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
        for (const unit of defendersIn(g, enemyOf(c.side), c.hex)) mark(g, unit, DISORGANIZED);
      if (attacker.disruption === 0) return 'retreat';
      const attackers = attackersOf(g, c.side, c.hex);
      if (c.side === ALLIED && c.barred === 1 && attackers.length > 0) return 'chooseStack';
      for (const unit of attackers) mark(g, unit, DISORGANIZED);
      return 'retreat';
    },
    chooseStack: {
      rule: '27.2.4-t',
      prompt: 'Choose the stack that gets into disorder',
      who: (_g, c) => c.side,
      may: [
        verb(
          'disorganize',
          (g, c) => stacksOf(g, attackersOf(g, c.side, c.hex)),
          (g, c, at) => {
            for (const unit of attackersOf(g, c.side, c.hex))
              if (g.unit.at.get(unit) === at) mark(g, unit, DISORGANIZED);
            return 'retreat';
          },
        ),
      ],
    },
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
    advance: {
      rule: '27.2.4-ah',
      prompt: 'Choose who advances into the hex',
      who: (_g, c) => c.side,
      may: [
        verb(
          'advance',
          (g, c) => advance(attackersOf(g, c.side, c.hex).filter(mayAdvance)),
          (g, c, units) => {
            for (const unit of units) {
              place(g, unit, c.hex);
              g.emit(advanced, { unit, hex: c.hex });
            }
            return 'over';
          },
        ),
      ],
    },
    over(g, c) {
      for (const unit of attackersOf(g, c.side, c.hex)) {
        g.unit.target.set(unit, NOWHERE);
        g.unit.acted.set(unit, FOUGHT);
      }
      for (const unit of EVERY_UNIT) if (g.unit.rolled.get(unit) === 1) g.unit.rolled.set(unit, 0);
      return done;
    },
  },
);

/** The places of some units, to choose one of. */
function stacksOf(g: G, units: readonly UnitId[]): Domain<HexId> {
  const places = [...new Set(units.map((unit) => g.unit.at.get(unit)))].sort((a, b) => a - b);
  return among(PLACE, places, no('27.2.4-t'));
}

/** 11.4: who is out of supply stays. */
const mayAdvance = (unit: UnitId): boolean => dataOf(unit).oos !== true;

function advance(from: readonly UnitId[]): Domain<readonly UnitId[]> {
  const why = (unit: UnitId): Reason | null => (from.includes(unit) ? null : no('27.2.4-ah'));
  return subset(UNIT, { from, why, max: STACK_LIMIT, size: no('27.2.4-ah') });
}

/** 27.2.4-ag, -o, -q, -s: the owner takes his losses, a step at a time. */
export const losses = procedure(
  'losses',
  { side: SIDE, hex: PLACE, steps: int(0, 9), attacking: flag, special: flag, nest: flag, fellBack: flag },
  {
    any: (g, c) => (c.steps === 0 || liable(g, c).length === 0 ? done : 'choose'),
    choose: {
      rule: '27.2.4-ag',
      prompt: 'Choose the unit that loses a step',
      who: (_g, c) => c.side,
      may: [
        verb(
          'lose',
          (g, c) => losers(g, c),
          (g, c, unit) => {
            loseStep(g, unit);
            c.steps -= 1;
            c.special = 0;
            return 'any';
          },
        ),
        verb(
          'fallBack',
          (g, c) => losers(g, c, (unit) => whyNotFallBack(g, c, unit)),
          (g, c, unit) => {
            g.unit.rolled.set(unit, 1);
            c.fellBack = 1;
            c.steps -= 1;
            return 'any';
          },
        ),
      ],
    },
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
function liable(g: G, c: Losing): UnitId[] {
  const all = c.attacking === 1 ? attackersOf(g, c.side, c.hex) : defendersIn(g, c.side, c.hex);
  const first = all.filter((unit) => (c.special === 1 ? givesShift(g, unit, c.nest === 1) : isFixed(unit)));
  return first.length > 0 ? first : all;
}

/** Who may be named for a loss, if there is nothing else against it. */
function losers(g: G, c: Losing, whyNot: (unit: UnitId) => Reason | null = () => null): Domain<UnitId> {
  const units = liable(g, c);
  return where(UNIT, (unit) => (units.includes(unit) ? whyNot(unit) : whyNotLose(g, c, unit)), units);
}

function whyNotLose(g: G, c: Losing, unit: UnitId): Reason {
  if (c.attacking === 1)
    return c.special === 1 && g.unit.target.get(unit) === c.hex ? no('27.2.4-o') : no('27.2.4-ag');
  return g.unit.at.get(unit) === c.hex ? no('27.2.4-q') : no('27.2.4-ag');
}

function whyNotFallBack(g: G, c: Losing, unit: UnitId): Reason | null {
  const thick = terrainOf(c.hex) === BOCAGE || terrainOf(c.hex) === HEDGEROW;
  const may = c.side === GERMAN && c.attacking === 0 && thick && !isFixed(unit) && c.fellBack === 0;
  return may && g.unit.steps.get(unit) === 1 ? null : no('27.2.4-s');
}

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
      while (c.hexes > 0 && inPlay(g, c.unit) && !findWays(g, c)) {
        c.hexes -= 1;
        loseStep(g, c.unit);
      }
      return c.hexes > 0 && inPlay(g, c.unit) ? 'choose' : done;
    },
    choose: {
      rule: '27.2.4-r',
      prompt: 'Choose the way back',
      who: (_g, c) => SIDE_OF[c.unit] as number,
      may: [
        verb(
          'retreat',
          (g, c) => {
            findWays(g, c);
            return new PathChoice(PLACE, g.search);
          },
          (g, c, way) => {
            for (const hex of way) place(g, c.unit, hex);
            g.emit(retreated, { unit: c.unit, hex: g.unit.at.get(c.unit) });
            return done;
          },
        ),
      ],
    },
  },
);

/** Looks for ways back: away, over passable ground, through no enemy zone but to a friend; whether there are any. */
function findWays(g: G, c: { unit: UnitId; hexes: number; away: HexId }): boolean {
  const side = SIDE_OF[c.unit] as number;
  const start = g.unit.at.get(c.unit);
  const { stacks, zones, room } = g.board;
  const foes = stacks.counts(enemyOf(side));
  const felt = zones[enemyOf(side)]?.counts ?? [];
  const friends = stacks.counts(side);
  const step = (from: HexId, to: HexId): Reason | null => {
    if (!isLand(to) || (foes[to] as number) > 0) return no('27.2.5-j');
    if ((felt[to] as number) > 0 && (friends[to] as number) === 0) return no('27.2.5-l');
    return whyNotCross(g, from, to);
  };
  const end = (hex: HexId): Reason | null => {
    if (c.away !== NOWHERE && grid.distance(hex, c.away) <= grid.distance(start, c.away))
      return no('27.2.4-r');
    return (room[side]?.[hex] as number) < STACK_LIMIT ? null : no('27.2.5-n');
  };
  const policy = {
    grid,
    shortest: c.hexes,
    longest: c.hexes,
    step,
    straight: no('27.2.4-r'),
    end,
    malformed: no('27.2.4-r'),
  };
  return g.search.run(start, retreatPolicy(policy)) > 0;
}

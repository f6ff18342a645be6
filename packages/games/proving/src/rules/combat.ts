import { type HexId, NOWHERE } from '@bocage/hex';
import { call, type Domain, d6, done, int, list, type Reason, subset, where } from '@bocage/kernel';
import {
  type CombatResult,
  finalColumn,
  lookUp,
  makeTable,
  type OddsColumns,
  oddsColumns,
  type ResultTable,
  readResult,
  startColumn,
} from '@bocage/wargame';
import { fought, revealed, supported } from '../events.ts';
import { grid, ground, PLACE, TOWN, WOOD } from '../map.ts';
import {
  EVERY_UNIT,
  enemyOf,
  type G,
  isHex,
  no,
  SIDE,
  SIDE_OF,
  STACK_LIMIT,
  UNIT,
  type UnitId,
} from '../state.ts';
import { stepsBack } from './movement.ts';
import { ask, enter, loseStep, piecesIn, place, procedure, strength, verb } from './pieces.ts';

export const COLUMNS: OddsColumns = oddsColumns(['1-2', '1-1', '2-1', '3-1', '4-1']);
const grammar = {
  between: '/',
  tokens: [
    { pattern: /^(\d)R/, means: 'retreat', amount: 1 },
    { pattern: /^R/, means: 'retreat', amount: 1 },
    { pattern: /^(\d)/, means: 'steps' },
    { pattern: /^-/, means: 'steps', amount: 0 },
  ],
};
/** 5.5: attacker / defender; a number of steps, R for a retreat. */
const CRT: ResultTable<CombatResult> = makeTable(
  {
    columns: COLUMNS.names,
    rolls: [1, 2, 3, 4, 5, 6],
    cells: {
      '1-2': ['2/-', '2/-', '1/-', '1/-', '1/-', '-/-'],
      '1-1': ['2/-', '1/-', '1/-', '1/1', '-/-', '-/R'],
      '2-1': ['1/-', '1/-', '1/1', '-/-', '-/R', '-/1 R'],
      '3-1': ['1/-', '1/1', '-/R', '-/R', '-/1 R', '-/1 R'],
      '4-1': ['1/1', '-/R', '-/1 R', '-/1 R', '-/2 R', '-/2 R'],
    },
  },
  (text) => readResult(grammar, text),
);

/** 5.2: who may attack a hex. */
function whyNotAttackWith(g: G, side: number, target: HexId, unit: UnitId): Reason | null {
  const at = g.unit.at.get(unit);
  if (SIDE_OF[unit] !== side || !isHex(at) || !grid.adjacent(at, target)) return no('5.2-a');
  return g.unit.fought.get(unit) === 1 ? no('5.2-b') : null;
}

const canLead = (g: G, side: number, target: HexId): boolean =>
  EVERY_UNIT.some(
    (unit) => whyNotAttackWith(g, side, target, unit) === null && g.unit.shaken.get(unit) === 0,
  );

/** 5.1: which hexes may be attacked. */
export function targets(g: G, side: number): Domain<HexId> {
  const why = (hex: HexId): Reason | null => {
    if (!isHex(hex) || !g.board.stacks.has(enemyOf(side), hex)) return no('5.1-a');
    if (g.hex.attacked.get(hex) === 1) return no('5.1-b');
    return canLead(g, side, hex) ? null : no('5.1-c');
  };
  return where(PLACE, why, hexesOf(g, enemyOf(side)));
}

/** Where a side stands, hex by hex. */
function hexesOf(g: G, side: number): HexId[] {
  const hexes: HexId[] = [];
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (SIDE_OF[unit] === side && isHex(at) && !hexes.includes(at)) hexes.push(at);
  }
  return hexes.sort((a, b) => a - b);
}

/** 5.2: with what. */
export function attackers(g: G, side: number, target: HexId): Domain<readonly UnitId[]> {
  const why = (unit: UnitId): Reason | null => whyNotAttackWith(g, side, target, unit);
  const near = EVERY_UNIT.filter((unit) => why(unit) === null);
  return subset(UNIT, {
    from: near,
    why,
    min: 1,
    max: 4,
    size: no('5.2-d'),
    whole: (units) => (units.some((unit) => g.unit.shaken.get(unit) === 0) ? null : no('5.2-c')),
  });
}

const LEFT = -1;
const RIGHT = 1;

/** Chapter 5: one combat, in the order of the book. */
export const combat = procedure(
  'combat',
  { side: SIDE, hex: PLACE, units: list(UNIT, 4), shift: int(-9, 9), column: int(0, 9), die: int(0, 6) },
  {
    begin(g, c) {
      g.hex.attacked.set(c.hex, 1);
      for (let i = 0; i < c.units.length; i++) g.unit.fought.set(c.units.at(i), 1);
      return 'defenderSupport';
    },
    defenderSupport: ask(
      '5.3',
      'Call fire support for the defence, or save it',
      (_g, c) => enemyOf(c.side),

      verb(
        'support',
        (g, c) => where(SIDE, (side) => whyNotSupport(g, enemyOf(c.side), side)),
        (g, c, side) => spend(g, c, side, LEFT, 'attackerSupport'),
      ),
      verb('save', () => 'attackerSupport'),
    ),
    attackerSupport: ask(
      '5.3',
      'Call fire support for the attack, or save it',
      (_g, c) => c.side,

      verb(
        'support',
        (g, c) => where(SIDE, (side) => whyNotSupport(g, c.side, side)),
        (g, c, side) => spend(g, c, side, RIGHT, 'reveal'),
      ),
      verb('save', () => 'reveal'),
    ),
    reveal(g, c) {
      for (const unit of [...c.units.toArray(), ...piecesIn(g, c.hex)]) turnUp(g, unit);
      return 'odds';
    },
    odds(g, c) {
      let attack = 0;
      for (let i = 0; i < c.units.length; i++) attack += strength(g, c.units.at(i));
      let defense = 0;
      for (const unit of piecesIn(g, c.hex)) defense += strength(g, unit);
      c.column = finalColumn(COLUMNS, startColumn(COLUMNS, attack, defense), c.shift + terrainShift(c.hex));
      return 'roll';
    },
    roll: {
      rule: '5.5',
      chance: d6,
      about: (_g, c) => [c.hex],
      then(g, c, die) {
        c.die = die;
        if (g.log !== null) tellFight(g, c, c.units.toArray());
        return 'defenderLosses';
      },
    },
    defenderLosses(g, c) {
      const { steps } = resultOf(c).defender;
      return call(losses, { side: enemyOf(c.side), steps, units: piecesIn(g, c.hex) }, 'attackerLosses');
    },
    attackerLosses: (_g, c) =>
      call(losses, { side: c.side, steps: resultOf(c).attacker.steps, units: c.units.toArray() }, 'retreats'),
    retreats: (_g, c) =>
      resultOf(c).defender.retreat > 0
        ? call(retreat, { side: enemyOf(c.side), hex: c.hex }, 'emptied')
        : 'emptied',
    emptied: (g, c) => (g.board.stacks.isEmpty(c.hex) ? 'advance' : done),
    advance: ask(
      '5.8',
      'Advance into the hex that was emptied',
      (_g, c) => c.side,

      verb(
        'advance',
        (g, c) => advancers(g, c.units.toArray()),
        (_g, c, units) => {
          c.units.fill(units);
          return 'enter';
        },
      ),
    ),
    enter: (_g, c) =>
      c.units.length === 0 ? done : call(enter, { unit: c.units.removeAt(0), hex: c.hex }, 'enter'),
  },
);

/** 5.5: who stands in a wood or a town is harder to drive out. */
export const terrainShift = (hex: HexId): number =>
  ground.terrain[hex] === WOOD || ground.terrain[hex] === TOWN ? LEFT : 0;

export const resultOf = (c: { column: number; die: number }): CombatResult => lookUp(CRT, c.column, c.die);

function whyNotSupport(g: G, side: number, whose: number): Reason | null {
  return whose === side && g.support.get(side) > 0 ? null : no('5.3');
}

function spend<K extends string>(g: G, c: { shift: number }, side: number, shift: number, next: K): K {
  g.support.take(side);
  g.emit(supported, { side });
  c.shift += shift;
  return next;
}

function tellFight(
  g: G,
  { hex, column, die }: { hex: HexId; column: number; die: number },
  units: readonly UnitId[],
): void {
  const from = [...new Set(units.map((unit) => g.unit.at.get(unit)))];
  g.emit(fought, { hex, units, column, die, from });
}

function turnUp(g: G, unit: UnitId): void {
  if (g.unit.faceUp.get(unit) === 1) return;
  g.unit.faceUp.set(unit, 1);
  g.emit(revealed, { unit, value: g.unit.value.get(unit) });
}

function advancers(g: G, units: readonly UnitId[]): Domain<readonly UnitId[]> {
  return subset(UNIT, {
    from: units,
    why: (unit) => (units.includes(unit) && isHex(g.unit.at.get(unit)) ? null : no('5.8')),
    max: STACK_LIMIT,
    size: no('5.8'),
  });
}

/** 5.6: the owner chooses which pieces lose a step each. */
export const losses = procedure(
  'losses',
  { side: SIDE, steps: int(0, 9), units: list(UNIT, 4) },
  {
    any: (g, c) => (c.steps > 0 && alive(g, c.units.toArray()).length > 0 ? 'choose' : done),
    choose: ask(
      '5.6-b',
      'Choose the pieces that lose a step',
      (_g, c) => c.side,

      verb(
        'lose',
        (g, c) => {
          const from = alive(g, c.units.toArray());
          const size = Math.min(c.steps, from.length);
          const why = (unit: UnitId): Reason | null => (from.includes(unit) ? null : no('5.6-a'));
          return subset(UNIT, { from, why, min: size, max: size, size: no('5.6-b') });
        },
        (g, _c, units) => {
          for (const unit of units) loseStep(g, unit);
          return done;
        },
      ),
    ),
  },
);

const alive = (g: G, units: readonly UnitId[]): UnitId[] =>
  units.filter((unit) => g.unit.steps.get(unit) > 0);

/** 5.7: piece by piece; who cannot retreat is lost. */
export const retreat = procedure(
  'retreat',
  { side: SIDE, hex: PLACE },
  {
    trapped(g, c) {
      for (const unit of piecesIn(g, c.hex))
        if (!stepsBack(g, unit, no('5.7-b')).each(() => true)) {
          while (g.unit.at.get(unit) !== NOWHERE) loseStep(g, unit);
        }
      return g.board.stacks.isEmpty(c.hex) ? done : 'choose';
    },
    choose: ask(
      '5.7-b',
      'Choose a piece and where it retreats to',
      (_g, c) => c.side,

      verb(
        'retreat',
        (g, c) =>
          where(UNIT, (unit) => (g.unit.at.get(unit) === c.hex ? null : no('5.7-a')), piecesIn(g, c.hex)),
        (g, _c, unit) => stepsBack(g, unit, no('5.7-b')),
        (g, _c, unit, to) => {
          place(g, unit, to);
          g.unit.shaken.set(unit, 1);
          return 'trapped';
        },
      ),
    ),
  },
);

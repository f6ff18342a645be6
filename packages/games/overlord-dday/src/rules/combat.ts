import { type HexId, NOWHERE } from '@bocage/hex';
import { call, type Domain, done, flag, int, maybe, type Reason, subset, sumOf, twoD6, where } from '@bocage/kernel';
import { type CombatResult, finalColumn, halfUp, lookUp, makeTable, oddsColumns, PathChoice, type ResultTable, readResult, retreatPolicy, startColumn } from '@bocage/wargame'; // biome-ignore format: a list
import { ALLIED, CHARTS, dataOf, enemyOf, GERMAN, isArmor, isFixed, isNest, SIDE, SIDE_OF, STACK_LIMIT, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { advanced, fought, retreated } from '../events.ts';
import { BOCAGE, BRIDGE_AT, grid, HEDGEROW, isCity, isHex, isLand, isMajorRiver, isMinorRiver, isTown, PLACE, RANGER_DISPLAY, TERRAIN, terrainOf } from '../map.ts'; // biome-ignore format: a list
import { DISORGANIZED, FOUGHT, type G, no, REGROUP, STEADY } from '../state.ts';
import { EVERY_UNIT, face, inPlay, loseStep, mark, place, procedure, unitsIn, verb } from './units.ts';

const CRT = CHARTS.crt;
const COLUMNS = oddsColumns(CRT.columns);
const LINES = CRT.terrain;
const grammar = {
  between: '/',
  tokens: [
    { pattern: /^(\d)</, means: 'retreat' },
    { pattern: /^>(\d)/, means: 'retreat' },
    { pattern: /^(\d)/, means: 'steps' },
    { pattern: /^D/, means: 'disruption' },
    { pattern: /^-/, means: 'steps', amount: 0 },
  ],
};
/** A table for each line of terrain. */
const TABLES: readonly ResultTable<CombatResult>[] = LINES.map((line) =>
  makeTable(
    { columns: CRT.columns, rolls: CRT.rolls, cells: (CRT.cells as Readonly<Record<string, Readonly<Record<string, string[]>>>>)[line] ?? {} },
    (text) => readResult(grammar, text),
  ),
);
const EFFECTS = CHARTS.terrainEffects.terrain as Readonly<Record<string, { crt?: string }>>;

/** The line of the CRT for the ground of a hex (27.2.4-z). */
export const lineOf = (hex: HexId): number => Math.max(0, LINES.indexOf(EFFECTS[TERRAIN[terrainOf(hex)] ?? 'clear']?.crt ?? 'clear'));

export const attackersOf = (g: G, hex: HexId): UnitId[] => EVERY_UNIT.filter((unit) => g.unit.target.get(unit) === hex && inPlay(g, unit));
const defendersIn = (g: G, side: number, hex: HexId): UnitId[] => unitsIn(g, hex).filter((unit) => SIDE_OF[unit] === side);

/** 27.2.4-ac, 11.4: a disorganized or unsupplied attacker counts half, rounded up. */
function attackStrength(g: G, unit: UnitId): number {
  const { strength } = face(g, unit);
  const halved = g.unit.marker.get(unit) === DISORGANIZED || dataOf(unit).oos === true;
  return halved ? halfUp(strength) : strength;
}

/** 27.2.4-ac: a marked defender counts half, rounded up. */
function defenseStrength(g: G, unit: UnitId): number {
  const { strength } = face(g, unit);
  return g.unit.marker.get(unit) === STEADY ? strength : halfUp(strength);
}

/** 27.2.4-l to -n: a unit whose shift counts: A always, E against a WN, neither under a marker. */
function specialUnit(g: G, attackers: readonly UnitId[], defenders: readonly UnitId[]): UnitId {
  const nest = defenders.some(isNest);
  const found = attackers.find((unit) => {
    const { special } = dataOf(unit);
    return g.unit.marker.get(unit) === STEADY && (special === 'A' || (special === 'E' && nest));
  });
  return found ?? NOWHERE;
}

/** One column and the rule it comes from. */
export interface Shift {
  readonly columns: number;
  readonly rule: string;
}

/** Every shift of an attack, before any is applied. */
export function shiftsOf(g: G, side: number, hex: HexId, attackers: readonly UnitId[]): Shift[] {
  const shifts: Shift[] = [];
  const defenders = defendersIn(g, enemyOf(side), hex);
  const add = (columns: number, rule: string): void => void shifts.push({ columns, rule });
  if (side === ALLIED && defenders.some((unit) => dataOf(unit).wn?.destroyer === true)) add(CRT.shifts.destroyer, '27.2.4-x');
  if (specialUnit(g, attackers, defenders) !== NOWHERE) add(CRT.shifts.special, '27.2.4-l');
  const armor = attackers.some((unit) => isArmor(unit) && g.unit.marker.get(unit) === STEADY);
  if (side === GERMAN && armor && !defenders.some(isArmor)) add(CRT.shifts.armorSuperiority, '27.2.4-k');
  if (isCity(hex)) add(CRT.shifts.city, '27.2.4-z');
  else if (isTown(hex)) add(CRT.shifts.town, '27.2.4-z');
  const river = riverShift(g, hex, attackers);
  if (river !== 0) add(river, '27.2.4-z');
  return shifts;
}

/** Rivers help the defender where every attacker has to cross one. */
function riverShift(g: G, hex: HexId, attackers: readonly UnitId[]): number {
  let least = Number.NEGATIVE_INFINITY;
  for (const unit of attackers) {
    const at = g.unit.at.get(unit);
    const side = isHex(at) ? grid.sideBetween(at, hex) : -1;
    const shift = side < 0 ? 0 : isMajorRiver(side as never) ? CRT.shifts.majorRiver : isMinorRiver(side as never) ? CRT.shifts.minorRiver : 0;
    least = Math.max(least, shift);
  }
  return Number.isFinite(least) ? least : 0;
}

/** 27.2.4-ad: the column in which the dice are read. */
export function columnOf(g: G, side: number, hex: HexId, attackers: readonly UnitId[]): number {
  let attack = 0;
  for (const unit of attackers) attack += attackStrength(g, unit);
  let defense = 0;
  for (const unit of defendersIn(g, enemyOf(side), hex)) defense += defenseStrength(g, unit);
  const net = shiftsOf(g, side, hex, attackers).reduce((sum, { columns }) => sum + columns, 0);
  return finalColumn(COLUMNS, startColumn(COLUMNS, attack, defense), net);
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
    /** The unit whose shift was used, and which pays first (27.2.4-o). */
    special: maybe(UNIT),
    /** The defenders are WNs or Garrisons alone (27.2.4-p), and one of them has a zone (27.2.4-t). */
    alone: flag,
    barred: flag,
    /** A German unit that falls back instead of losing its last step (27.2.4-s). */
    ground: maybe(UNIT),
  },
  {
    begin(g, c) {
      const defenders = defendersIn(g, enemyOf(c.side), c.hex);
      const attackers = attackersOf(g, c.hex);
      if (defenders.length === 0 || attackers.length === 0) return 'over';
      // 27.2.4-e: who attacks while regrouping gets into disorder.
      for (const unit of attackers) if (g.unit.marker.get(unit) === REGROUP) mark(g, unit, DISORGANIZED);
      c.alone = defenders.every(isFixed) ? 1 : 0;
      c.barred = c.alone === 1 && defenders.some((unit) => dataOf(unit).zoc !== 'none') ? 1 : 0;
      c.special = specialUnit(g, attackers, defenders);
      c.line = lineOf(c.hex);
      c.column = columnOf(g, c.side, c.hex, attackers);
      return 'roll';
    },
    roll: {
      rule: '27.2.4-ae',
      chance: twoD6,
      then(g, c, thrown) {
        c.dice = sumOf(thrown);
        g.emit(fought, { hex: c.hex, units: attackersOf(g, c.hex), dice: c.dice, column: c.column });
        return 'defenderLosses';
      },
    },
    defenderLosses: (_g, c) =>
      call(losses, { side: enemyOf(c.side), hex: c.hex, steps: resultOf(c).defender.steps, attacking: 0 }, 'gaveGround'),
    // The unit that fell back is noted on the counter, since the losses are over.
    gaveGround(g, c) {
      const unit = unitsIn(g, c.hex).find((one) => g.unit.rolled.get(one) === 1);
      if (unit !== undefined) {
        c.ground = unit;
        g.unit.rolled.set(unit, 0);
      }
      return 'attackerLosses';
    },
    attackerLosses: (_g, c) =>
      call(losses, { side: c.side, hex: c.hex, steps: resultOf(c).attacker.steps, attacking: 1, first: c.special }, 'disorder'),
    disorder(g, c) {
      const { attacker, defender } = resultOf(c);
      if (defender.disruption > 0) for (const unit of defendersIn(g, enemyOf(c.side), c.hex)) mark(g, unit, DISORGANIZED);
      if (attacker.disruption === 0) return 'retreat';
      if (c.side === ALLIED && c.barred === 1) return 'oneStack';
      for (const unit of attackersOf(g, c.hex)) mark(g, unit, DISORGANIZED);
      return 'retreat';
    },
    oneStack: (g, c) => (stacksOf(g, c.hex).length === 0 ? 'retreat' : 'chooseStack'),
    chooseStack: {
      rule: '27.2.4-t',
      prompt: 'Choose the stack that gets into disorder',
      who: (_g, c) => c.side,
      may: [
        verb(
          'disorganize',
          (g, c) => where(PLACE, (at) => (stacksOf(g, c.hex).includes(at) ? null : no('27.2.4-t')), stacksOf(g, c.hex)),
          (g, c, at) => {
            for (const unit of attackersOf(g, c.hex)) if (g.unit.at.get(unit) === at) mark(g, unit, DISORGANIZED);
            return 'retreat';
          },
        ),
      ],
    },
    retreat(g, c) {
      const hexes = resultOf(c).defender.retreat;
      for (const unit of defendersIn(g, enemyOf(c.side), c.hex)) {
        if (isFixed(unit)) continue;
        const far = c.alone === 1 ? 0 : Math.max(hexes, unit === c.ground ? 1 : 0);
        if (far > 0 && g.unit.rolled.get(unit) === 0) return call(retreat, { unit, hexes: far, from: c.hex }, 'retreat');
      }
      for (const unit of unitsIn(g, c.hex)) g.unit.rolled.set(unit, 0);
      return 'attackerRetreat';
    },
    attackerRetreat(g, c) {
      const hexes = c.alone === 1 ? 0 : resultOf(c).attacker.retreat;
      for (const unit of attackersOf(g, c.hex))
        if (hexes > 0 && isHex(g.unit.at.get(unit)) && g.unit.rolled.get(unit) === 0)
          return call(retreat, { unit, hexes, from: g.unit.at.get(unit) }, 'attackerRetreat');
      for (const unit of EVERY_UNIT) if (g.unit.rolled.get(unit) === 1) g.unit.rolled.set(unit, 0);
      const gone = defendersIn(g, enemyOf(c.side), c.hex).length === 0;
      return gone && advancersOf(g, c.hex).length > 0 ? 'advance' : 'over';
    },
    advance: {
      rule: '27.2.4-ah',
      prompt: 'Choose who advances into the hex',
      who: (_g, c) => c.side,
      may: [
        verb(
          'advance',
          (g, c) => advance(g, c.hex),
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
      for (const unit of EVERY_UNIT)
        if (g.unit.target.get(unit) === c.hex) {
          g.unit.target.set(unit, NOWHERE);
          g.unit.acted.set(unit, FOUGHT);
        }
      return done;
    },
  },
);

const resultOf = (c: { line: number; column: number; dice: number }): CombatResult => lookUp(TABLES[c.line] as ResultTable<CombatResult>, c.column, c.dice);

const stacksOf = (g: G, hex: HexId): HexId[] => [...new Set(attackersOf(g, hex).map((unit) => g.unit.at.get(unit)))].sort((a, b) => a - b);

/** Attackers still beside the hex, or below the cliff; who is out of supply stays (11.4). */
const advancersOf = (g: G, hex: HexId): UnitId[] =>
  attackersOf(g, hex).filter((unit) => {
    const at = g.unit.at.get(unit);
    return dataOf(unit).oos !== true && (at === RANGER_DISPLAY || grid.adjacent(at, hex));
  });

function advance(g: G, hex: HexId): Domain<readonly UnitId[]> {
  const from = advancersOf(g, hex);
  const why = (unit: UnitId): Reason | null => (from.includes(unit) ? null : no('27.2.4-ah'));
  return subset(UNIT, { from, why, max: STACK_LIMIT, size: no('27.2.4-ah') });
}

/** 27.2.4-ag, -o, -q, -s: the owner takes his losses, a step at a time. */
export const losses = procedure(
  'losses',
  { side: SIDE, hex: PLACE, steps: int(0, 9), attacking: flag, first: maybe(UNIT), fellBack: flag },
  {
    any(g, c) {
      const units = liable(g, c);
      return c.steps === 0 || units.length === 0 ? done : 'choose';
    },
    choose: {
      rule: '27.2.4-ag',
      prompt: 'Choose the unit that loses a step',
      who: (_g, c) => c.side,
      may: [
        verb(
          'lose',
          (g, c) => where(UNIT, (unit) => whyNotLose(g, c, unit), liable(g, c)),
          (g, c, unit) => {
            loseStep(g, unit);
            c.steps -= 1;
            c.first = NOWHERE;
            return 'any';
          },
        ),
        verb(
          'fallBack',
          (g, c) => where(UNIT, (unit) => whyNotLose(g, c, unit) ?? whyNotFallBack(g, c, unit), liable(g, c)),
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

type Losing = { side: number; hex: HexId; attacking: number; first: UnitId; fellBack: number };

/** Whoever took part; a WN before all others (27.2.4-q), the unit whose shift was used before its fellows (27.2.4-o). */
function liable(g: G, c: Losing): UnitId[] {
  const all = c.attacking === 1 ? attackersOf(g, c.hex) : defendersIn(g, c.side, c.hex).filter((unit) => g.unit.rolled.get(unit) === 0);
  if (c.first !== NOWHERE && all.includes(c.first)) return [c.first];
  const fixed = all.filter(isFixed);
  return fixed.length > 0 ? fixed : all;
}

function whyNotLose(g: G, c: Losing, unit: UnitId): Reason | null {
  if (liable(g, c).includes(unit)) return null;
  if (c.first !== NOWHERE) return no('27.2.4-o');
  return unitsIn(g, c.hex).includes(unit) ? no('27.2.4-q') : no('27.2.4-ag');
}

function whyNotFallBack(g: G, c: Losing, unit: UnitId): Reason | null {
  const thick = terrainOf(c.hex) === BOCAGE || terrainOf(c.hex) === HEDGEROW;
  const may = c.side === GERMAN && c.attacking === 0 && thick && !isFixed(unit) && c.fellBack === 0;
  return may && g.unit.steps.get(unit) === 1 ? null : no('27.2.4-s');
}

/** A unit falls back, as far as it can; what it cannot costs it a step a hex. */
export const retreat = procedure(
  'retreat',
  { unit: UNIT, hexes: int(0, 3), from: PLACE },
  {
    look(g, c) {
      g.unit.rolled.set(c.unit, 1);
      while (c.hexes > 0 && inPlay(g, c.unit) && ways(g, c).each(() => true) === false) {
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
          (g, c) => ways(g, c),
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

/** Away from the enemy, over passable ground, through no enemy zone but to a friend. */
function ways(g: G, c: { unit: UnitId; hexes: number }): Domain<readonly HexId[]> {
  const side = SIDE_OF[c.unit] as number;
  const { stacks, zones, room } = g.board;
  const foes = stacks.counts(enemyOf(side));
  const felt = zones[enemyOf(side)]?.counts ?? [];
  const friends = stacks.counts(side);
  const step = (from: HexId, to: HexId): Reason | null => {
    if (!isLand(to) || (foes[to] as number) > 0) return no('27.2.5-j');
    const hexside = grid.sideBetween(from, to);
    const bridge = BRIDGE_AT.get(hexside as never);
    if (isMajorRiver(hexside as never) && (bridge === undefined || g.bridge.blown.get(bridge) === 1)) return no('27.2.5-i');
    return (felt[to] as number) > 0 && (friends[to] as number) === 0 ? no('27.2.5-l') : null;
  };
  const end = (hex: HexId): Reason | null => ((room[side]?.[hex] as number) < STACK_LIMIT ? null : no('27.2.5-n'));
  g.search.run(
    g.unit.at.get(c.unit),
    retreatPolicy({ grid, shortest: c.hexes, longest: c.hexes, step, straight: no('27.2.4-r'), end, malformed: no('27.2.4-r') }),
  );
  return new PathChoice(PLACE, g.search);
}

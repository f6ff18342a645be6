// A sketch of what Monty's D-Day needs most: counters of two faces, facing, fire by arc, and set-ups made in secret.
import { type Direction, type HexId, NOWHERE } from '@bocage/hex';
import {
  call,
  type Domain,
  d6,
  defineGame,
  done,
  eventTable,
  everyEvent,
  flag,
  type Game,
  type GameState,
  int,
  list,
  maybe,
  NONE,
  names,
  type Reason,
  refusals,
  rulebook,
  subset,
  table,
  where,
} from '@bocage/kernel';
import {
  ALL_ROUND,
  differentialColumn,
  front,
  inBand,
  type MoveRules,
  makeBands,
  NO_ZONE,
  Reach,
  Routes,
  Stacks,
  StepPrices,
  UnitBoard,
  ZonesBySide,
} from '../../src/index.ts';
import { draw } from '../board.ts';

/** `r` is a road through clear ground, `T` a town. */
const map = draw(`
  . . . . . . .
  . . . T . . .
  r r r r r r r
  . . . . . . .
  . . . . . . .
`);
export const { grid } = map;
const PLACE = names<HexId>(
  'place',
  grid.hexes.map((h) => grid.name(h)),
);
const isTown = (h: HexId): boolean => map.all('T').includes(h);
const isRoad = (h: HexId): boolean => map.all('r').includes(h);

export const [ALLIED, GERMAN] = [0, 1] as const;
const SIDE = names('side', ['allied', 'german']);
export const UNIT = names('unit', ['EYR', 'ERY', 'RA', '736', '716']);
const SIDE_OF = [ALLIED, ALLIED, ALLIED, GERMAN, GERMAN];
const COMBAT = 0;
export const MOVEMENT = 1;
const MODE = names('mode', ['combat', 'movement']);
/** What a counter shows in combat mode and in movement mode. */
interface Face {
  readonly cf: number;
  readonly pf: number;
  readonly ma: number;
  readonly range: number;
}
const face = (cf: number, pf: number, ma: number, range = 1): Face => ({ cf, pf, ma, range });
const FACES: readonly (readonly [Face, Face])[] = [
  [face(9, 3, 4), face(3, 3, 8)],
  [face(12, 4, 6, 2), face(6, 4, 12, 2)],
  [face(10, 2, 0, 4), face(1, 2, 10)],
  [face(2, 2, 0), face(1, 2, 4)],
  [face(2, 2, 0), face(1, 2, 4)],
];
const GUNS = new Set([UNIT.of('RA')]);

const [STEADY, GREEN, GREY] = [0, 1, 2] as const;
const schema = {
  /** The set-up of a side is known to it alone until both are made. */
  sealed: flag,
  support: int(0, 99),
  turn: int(1, 2),
  unit: table(UNIT, {
    at: maybe(PLACE),
    mode: MODE,
    facing: int(0, 5),
    // No packed flags: zones hang on it.
    disruption: int(STEADY, GREY),
    spent: flag,
  }),
  hex: table(PLACE, { firedOn: flag }),
};
type State = GameState<typeof schema>;

/** A zone lies all round in combat mode, before the counter in movement mode, and not at all under disruption. */
function shapeOf(g: State, unit: number): number {
  if (g.unit.disruption.get(unit) !== STEADY) return NO_ZONE;
  return g.unit.mode.get(unit) === COMBAT ? ALL_ROUND : front(g.unit.facing.get(unit) as Direction);
}

/** Zones whose shape hangs on three fields. */
class Board extends UnitBoard {
  readonly stacks: Stacks = this.keep(new Stacks(grid.size, SIDE_OF));
  readonly zones: ZonesBySide;

  constructor(g: State) {
    super(g);
    this.zones = this.keep(new ZonesBySide(grid, { sides: SIDE_OF, shape: (unit) => shapeOf(g, unit) }));
    for (const field of ['unit.mode', 'unit.facing', 'unit.disruption'])
      g.watch(field, (unit) => this.changed(unit, this.zones));
  }
}

const CASES = {
  '6.1': 'A move goes hex by hex within the points of the face that was up.',
  '7.3': 'Changing mode takes two points that are left.',
  '7.4': 'A facing is one of the six hexsides.',
  '9.1': 'A move ends in an enemy zone.',
  '10.2': 'A counter fires once, on a hex with enemies, in its arc and within its range.',
  '10.4': 'What is disrupted twice is lost.',
  '19.1': 'Each side sets up its own counters, in hexes of its own half.',
};
const no = refusals(CASES);

/** Half points, so that half a point by road is one. */
const prices = new StepPrices(
  grid,
  {
    terrain: Uint8Array.from(grid.hexes, (h) => (isTown(h) ? 1 : 0)),
    sides: new Uint8Array(grid.sideCount),
    roads: Uint8Array.from({ length: grid.sideCount }, (_, side) => {
      const [a, b] = grid.sideHexes(side as never);
      return b !== NOWHERE && isRoad(a) && isRoad(b) ? 1 : 0;
    }),
  },
  { terrain: [2, 4], sides: [0], roads: [-1, 1] },
);
const onFoot = new StepPrices(
  grid,
  {
    terrain: Uint8Array.from(grid.hexes, (h) => (isTown(h) ? 1 : 0)),
    sides: new Uint8Array(grid.sideCount),
    roads: new Uint8Array(grid.sideCount),
  },
  { terrain: [2, 4], sides: [0], roads: [-1] },
);

interface Workspace {
  readonly board: Board;
  readonly reach: Reach;
  /** By side and mode. */
  readonly moveRules: readonly (readonly MoveRules[])[];
}
export type G = State & Workspace;

function derive(g: State): Workspace {
  const board = new Board(g);
  const reach = new Reach(grid);
  const reasons = {
    broken: no('6.1'),
    terrain: no('6.1'),
    side: no('6.1'),
    enemy: no('6.1'),
    stopped: no('9.1'),
    allowance: no('6.1'),
  };
  const rulesFor = (side: number): MoveRules[] =>
    [onFoot, prices].map((with_) => ({
      prices: with_,
      enemies: board.stacks.counts(1 - side),
      zones: [{ felt: board.zones.counts(1 - side), stop: true }],
      reasons,
    }));
  return { board, reach, moveRules: [ALLIED, GERMAN].map(rulesFor) };
}

const { procedure, verb, unless } = rulebook<G>();
const faceOf = (g: G, unit: number): Face =>
  (FACES[unit] as (typeof FACES)[number])[g.unit.mode.get(unit) as 0];
const inUnits = (g: G, side: number): number[] =>
  SIDE_OF.flatMap((of, unit) => (of === side && g.unit.at.get(unit) !== NOWHERE ? [unit] : []));

// 19.1: one after the other, and nobody sees the other's before both are done.
const setUp = procedure(
  'setUp',
  { side: SIDE, unit: maybe(UNIT) },
  {
    next(_g, c) {
      c.unit = SIDE_OF.indexOf(c.side as 0, c.unit + 1);
      return c.unit === NONE ? done : 'place';
    },
    place: {
      rule: '19.1',
      prompt: 'Place a counter',
      who: (_g, c) => c.side,
      may: [
        verb(
          'place',
          (_g, c) => where(PLACE, (hex) => (grid.row(hex) > 2 === (c.side === ALLIED) ? null : no('19.1'))),
          (g, c, hex) => {
            g.unit.at.set(c.unit, hex);
            return 'next';
          },
        ),
      ],
    },
  },
);

// 6.1, 7.3: a move that may change the face on its way.
const moving = procedure(
  'moving',
  { unit: UNIT, start: int(0, 48), spent: int(0, 96), budget: int(0, 96) },
  {
    begin(g, c) {
      c.start = 2 * faceOf(g, c.unit).ma;
      c.budget = c.start;
      g.unit.spent.set(c.unit, 1);
      return 'act';
    },
    act: {
      rule: '6.1',
      prompt: 'Go on, change mode, or halt',
      who: (_g, c) => SIDE_OF[c.unit] as number,
      may: [
        verb(
          'go',
          (g, c) => ways(g, c.unit, c.budget - c.spent),
          (g, c, way) => {
            ways(g, c.unit, c.budget - c.spent);
            c.spent += g.reach.cost(way.at(-1) as HexId);
            g.unit.at.set(c.unit, way.at(-1) as HexId);
            return 'act';
          },
        ),
        unless(
          (g, c) => whyNotChange(g, c),
          verb('change', (g, c) => {
            c.spent += CHANGE;
            g.unit.mode.set(c.unit, 1 - g.unit.mode.get(c.unit));
            // 7.3.4: half of the new face is left where half of the old one was, else nothing.
            const isHalf = c.start - c.spent >= 2 * Math.floor(c.start / 4);
            c.budget = c.spent + (isHalf ? 2 * Math.floor(faceOf(g, c.unit).ma / 2) : 0);
            return 'act';
          }),
        ),
        verb(
          'halt',
          () => where(int(0, 5), () => null),
          (g, c, facing) => {
            g.unit.facing.set(c.unit, facing);
            return done;
          },
        ),
      ],
    },
  },
);
const CHANGE = 4;
const whyNotChange = (
  g: G,
  { unit, spent, budget, start }: { unit: number; spent: number; budget: number; start: number },
): Reason | null =>
  (start === 0 ? spent === 0 : budget - spent >= CHANGE) && g.unit.disruption.get(unit) === STEADY
    ? null
    : no('7.3');

function ways(g: G, unit: number, allowance: number): Domain<readonly HexId[]> {
  const rules = g.moveRules[SIDE_OF[unit] as number]?.[g.unit.mode.get(unit)] as MoveRules;
  return new Routes(PLACE, g.reach, rules, { start: g.unit.at.get(unit), allowance, minimumMove: false });
}

// 10.2: fire, by differential and the highest protection of the target.
const MIXED = [-3, 0, 2, 5, 8, 11, 15, 19];
const LOWER = makeBands({ '<=4': '-', '5': 'R', '6-10': 'D', '>=11': 'E' }, (text) => text);
const G_COLUMN = 6;
const RESULTS = ['nothing', 'R', 'D', 'E'];
const EVENTS = eventTable(
  {
    hex: PLACE,
    difference: int(-99, 200),
    column: int(0, 8),
    roll: int(-9, 12),
    result: names('result', RESULTS),
  },
  { fired: ['10.2', 'Fire on {hex}: differential {difference}, column {column}, dice {roll}: {result}.'] },
);

function whyNotFire(g: G, target: HexId, unit: number, side: number): Reason | null {
  const at = g.unit.at.get(unit);
  const { cf, range } = faceOf(g, unit);
  const isInArc =
    g.unit.mode.get(unit) === COMBAT || grid.arc(at, g.unit.facing.get(unit) as Direction, target);
  const isAble = SIDE_OF[unit] === side && at !== NOWHERE && g.unit.spent.get(unit) === 0 && cf > 0;
  return isAble && isInArc && grid.distance(at, target) <= range ? null : no('10.2');
}
const shooters = (g: G, side: number, target: HexId): number[] =>
  inUnits(g, side).filter((unit) => whyNotFire(g, target, unit, side) === null);
const whyNotTarget = (g: G, side: number, hex: HexId): Reason | null =>
  (g.board.stacks.counts(1 - side)[hex] as number) > 0 &&
  g.hex.firedOn.get(hex) === 0 &&
  shooters(g, side, hex).length > 0
    ? null
    : no('10.2');

const fire = procedure(
  'fire',
  { side: SIDE, hex: PLACE, units: list(UNIT, 5), support: int(0, 99), first: int(0, 6) },
  {
    begin(g, c) {
      g.hex.firedOn.set(c.hex, 1);
      g.support -= c.support;
      for (const unit of c.units.toArray()) g.unit.spent.set(unit, 1);
      return 'die';
    },
    die: {
      rule: '10.2',
      chance: d6,
      about: (_g, c) => [c.hex],
      then(_g, c, die) {
        c.first = die;
        return 'second';
      },
    },
    second: {
      rule: '10.2',
      chance: d6,
      about: (_g, c) => [c.hex],
      then(g, c, die) {
        const targets = inUnits(g, 1 - c.side).filter((unit) => g.unit.at.get(unit) === c.hex);
        const defence = targets.reduce((sum, unit) => sum + faceOf(g, unit).pf, 0) * (isTown(c.hex) ? 2 : 1);
        const attack = c.units.toArray().reduce((sum, unit) => sum + faceOf(g, unit).cf, c.support);
        const highest = Math.max(...targets.map((unit) => faceOf(g, unit).pf));
        const column = differentialColumn(MIXED, attack - defence) + 1 - highest;
        const roll = c.first + die - (isTown(c.hex) ? 1 : 0);
        const result = column < G_COLUMN ? '-' : inBand(LOWER, roll);
        g.emit(EVENTS.fired, {
          hex: c.hex,
          difference: attack - defence,
          column: Math.max(0, column),
          roll,
          result: ['-', 'R', 'D', 'E'].indexOf(result),
        });
        for (const unit of result === 'D' || result === 'E' ? targets : []) hit(g, unit, result === 'E');
        return done;
      },
    },
  },
);

function hit(g: G, unit: number, isLost: boolean): void {
  if (isLost || g.unit.disruption.get(unit) !== STEADY) g.unit.at.set(unit, NOWHERE);
  else g.unit.disruption.set(unit, SIDE_OF[unit] === ALLIED ? GREY : GREEN);
}

const turn = procedure(
  'turn',
  { side: SIDE },
  {
    begin(g) {
      g.unit.spent.clear();
      g.hex.firedOn.clear();
      return 'firing';
    },
    firing: {
      rule: '10.2',
      prompt: 'Fire on a hex, or cease fire',
      who: (_g, c) => c.side,
      may: [
        verb(
          'fire',
          (g, c) => where(PLACE, (hex) => whyNotTarget(g, c.side, hex)),
          (g, c, hex) =>
            subset(UNIT, {
              from: shooters(g, c.side, hex),
              why: (unit) => whyNotFire(g, hex, unit, c.side),
              min: 1,
              size: no('10.2'),
            }),
          (g, _c, _hex, units) =>
            where(int(0, 99), (points) =>
              points === 0 ||
              (points <= g.support && units.some((unit) => GUNS.has(unit) || SIDE_OF[unit] === ALLIED))
                ? null
                : no('10.2'),
            ),
          (_g, c, hex, units, support) => call(fire, { side: c.side, hex, units, support }, 'firing'),
        ),
        verb('cease', () => 'moves'),
      ],
    },
    moves(g) {
      g.unit.spent.clear();
      return 'move';
    },
    move: {
      rule: '6.1',
      prompt: 'Move a counter, or end the turn',
      who: (_g, c) => c.side,
      may: [
        verb(
          'move',
          (g, c) =>
            where(UNIT, (unit) =>
              SIDE_OF[unit] === c.side && g.unit.at.get(unit) !== NOWHERE && g.unit.spent.get(unit) === 0
                ? null
                : no('6.1'),
            ),
          (_g, _c, unit) => call(moving, { unit }, 'move'),
        ),
        verb('end', () => done),
      ],
    },
  },
);

const main = procedure(
  'game',
  {},
  {
    german: () => call(setUp, { side: GERMAN }, 'allied'),
    allied: () => call(setUp, { side: ALLIED }, 'reveal'),
    reveal(g) {
      g.sealed = 0;
      return 'alliedTurn';
    },
    alliedTurn: () => call(turn, { side: ALLIED }, 'germanTurn'),
    germanTurn: () => call(turn, { side: GERMAN }, 'next'),
    next(g) {
      if (g.turn === 2) return done;
      g.turn += 1;
      return 'alliedTurn';
    },
  },
);

export const modes: Game<G> = defineGame({
  id: 'sketch-modes',
  title: 'Modes, facing and fire',
  version: 1,
  sides: SIDE,
  schema,
  scenarios: {
    beach: {
      title: 'A beach',
      setUp(g: G) {
        g.sealed = 1;
        g.support = 20;
      },
    },
  },
  main,
  procedures: [setUp, turn, moving, fire],
  events: everyEvent(EVENTS),
  derive,
  hidden: {
    'unit.at': {
      seenBy: (g: G, unit, side) => g.sealed === 0 || SIDE_OF[unit] === side,
      guess: (_g: G, unit, random) => {
        const half = grid.hexes.filter((hex) => grid.row(hex) > 2 === (SIDE_OF[unit] === ALLIED));
        return half[random.below(half.length)] as number;
      },
    },
  },
  clock: (g: G) => [g.turn],
  impossible: () => [],
  outcome(g: G) {
    const [allied, german] = [ALLIED, GERMAN].map((side) => inUnits(g, side).length) as [number, number];
    const winner = german === 0 ? ALLIED : allied === 0 ? GERMAN : NONE;
    return { winner, text: `${allied} to ${german}`, score: { allied, german } };
  },
  cases: CASES,
});

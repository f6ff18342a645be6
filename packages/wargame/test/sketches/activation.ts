// A sketch of what A Bloody Summer needs most: headquarters that act one by one, a fight in which both sides have their
// say, exploitation and counter-attack inside it, and three sides in two camps.
import { type HexId, NOWHERE } from '@bocage/hex';
import {
  call,
  counts,
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
  type Procedure,
  type Reason,
  refusals,
  rulebook,
  subset,
  table,
  where,
} from '@bocage/kernel';
import { finalColumn, lookUp, makeTable, oddsColumns, startColumn } from '../../src/index.ts';
import { draw } from '../board.ts';

const { grid } = draw(`
  . . . . . . .
  . . . . . . .
  . . . . . . .
`);
export const PLACE = names<HexId>(
  'place',
  grid.hexes.map((h) => grid.name(h)),
);
export const [US, COMMONWEALTH, GERMAN] = [0, 1, 2] as const;
const SIDE = names('side', ['us', 'commonwealth', 'german']);
/** Two sides share a camp: neither fights the other, and they win together. */
const CAMPS = { allies: ['us', 'commonwealth'], axis: ['german'] };
const [ALLIES, AXIS] = [0, 1] as const;
const campOf = (side: number): number => (side === GERMAN ? AXIS : ALLIES);

export const HQ = names('hq', ['VII', 'XXX', '84th', '2nd-SS']);
const SIDE_OF_HQ = [US, COMMONWEALTH, GERMAN, GERMAN];
export const UNIT = names('unit', ['4', '9', '50', '7', '353', '77', 'Lehr']);
const SIDE_OF = [US, US, COMMONWEALTH, COMMONWEALTH, GERMAN, GERMAN, GERMAN];
const STRENGTH = [4, 4, 4, 5, 2, 3, 6];
const NEAR = 2;

const schema = {
  turn: int(1, 2),
  /** Offensive markers by side. */
  markers: counts(SIDE),
  /** Fighter-bombers that the Allied camp still has. */
  air: int(0, 9),
  hq: table(HQ, { at: maybe(PLACE), finished: flag }),
  unit: table(UNIT, { at: maybe(PLACE), steps: int(0, 3), reserve: flag, fought: flag }),
};
export type G = GameState<typeof schema>;
const { procedure, verb, unless } = rulebook<G>();

const CASES = {
  '5.2': 'A headquarters that is ready, of the side whose turn it is, is activated with a marker.',
  '5.3': 'A ready headquarters near by gives its support once, and is finished.',
  '6.1': 'Units of the side attack an enemy next to all of them, each once in a phase.',
  '6.3': 'Aircraft help where some are left.',
  '6.8': 'Units in reserve exploit a breach.',
  '6.9': 'The defender may counter-attack with units next to the hex that was taken.',
};
const no = refusals(CASES);
const EVENTS = eventTable(
  { hq: HQ, hex: PLACE, column: int(0, 9), die: int(1, 6), unit: UNIT },
  {
    activated: ['5.2', '{hq} attacks.'],
    fought: ['6.1', 'Attack on {hex}: column {column}, die {die}.'],
    lost: ['6.1', '{unit} loses a step.'],
    back: ['6.1', '{unit} falls back to {hex}.'],
    taken: ['6.1', '{hex} is entered.'],
  },
);

const unitsIn = (g: G, hex: HexId): number[] =>
  UNIT.words.flatMap((_, unit) => (g.unit.at.get(unit) === hex ? [unit] : []));
const holderOf = (g: G, hex: HexId): number => SIDE_OF[unitsIn(g, hex)[0] ?? NONE] ?? NONE;
const isEnemy = (side: number, other: number): boolean => other !== NONE && campOf(side) !== campOf(other);

function whyNotAttack(g: G, side: number, target: HexId, unit: number): Reason | null {
  const at = g.unit.at.get(unit);
  const isAble = SIDE_OF[unit] === side && at !== NOWHERE && g.unit.fought.get(unit) === 0;
  return isAble && grid.adjacent(at, target) ? null : no('6.1');
}
const attackersOf = (g: G, side: number, target: HexId): number[] =>
  UNIT.words.flatMap((_, unit) => (whyNotAttack(g, side, target, unit) === null ? [unit] : []));
const whyNotTarget = (g: G, side: number, hex: HexId): Reason | null =>
  isEnemy(side, holderOf(g, hex)) && attackersOf(g, side, hex).length > 0 ? null : no('6.1');
const targets = (g: G, side: number): Domain<HexId> => where(PLACE, (hex) => whyNotTarget(g, side, hex));
const attackers = (g: G, side: number, hex: HexId): Domain<readonly number[]> =>
  subset(UNIT, {
    from: attackersOf(g, side, hex),
    why: (unit) => whyNotAttack(g, side, hex, unit),
    min: 1,
    size: no('6.1'),
  });

/** 5.3: who could still support. */
const whyNotSupport = (g: G, side: number, hex: HexId, hq: number): Reason | null =>
  SIDE_OF_HQ[hq] === side && g.hq.finished.get(hq) === 0 && grid.distance(g.hq.at.get(hq), hex) <= NEAR
    ? null
    : no('5.3');
const supporters = (g: G, side: number, hex: HexId): Domain<number> =>
  where(HQ, (hq) => whyNotSupport(g, side, hex, hq));

const COLUMNS = oddsColumns(['1:2', '1:1', '2:1', '3:1']);
/** Steps of attacker and defender, `R` for a retreat, `X` for a breach. */
const CRT = makeTable(
  {
    columns: COLUMNS.names,
    rolls: [1, 2, 3, 4, 5, 6],
    cells: {
      '1:2': ['1/0', '1/0', '1/0', '1/0', '0/0', '0/R'],
      '1:1': ['1/0', '1/0', '1/1', '0/1', '0/R', '0/1R'],
      '2:1': ['1/0', '1/1', '0/1', '0/R', '0/1R', '0/1RX'],
      '3:1': ['1/1', '0/1', '0/R', '0/1R', '0/1RX', '0/2RX'],
    },
  },
  (text) => {
    const [own = '', theirs = ''] = text.split('/');
    return {
      attacker: Number(own),
      defender: Number.parseInt(theirs, 10) || 0,
      retreats: theirs.includes('R'),
      breach: theirs.includes('X'),
    };
  },
);

// Procedures that call each other are given their type, which nobody could find out from themselves.
const COMBAT = {
  side: SIDE,
  foe: SIDE,
  hex: PLACE,
  units: list(UNIT, 6),
  counter: flag,
  shift: int(-9, 9),
  breach: flag,
};
/** Chapter 6: one fight, in the order of the book; the same for an attack and for the counter-attack inside it. */
const combat: Procedure<typeof COMBAT> = procedure('combat', COMBAT, {
  begin(g, c) {
    c.foe = holderOf(g, c.hex);
    for (const unit of c.units.toArray()) g.unit.fought.set(unit, 1);
    return 'air';
  },
  air: {
    rule: '6.3',
    prompt: 'Call fighter-bombers, or keep them',
    // Whichever Allied side is in it decides, attacking or not.
    who: (_g, c) => (c.side === GERMAN ? c.foe : c.side),
    may: [
      unless(
        (g) => (g.air > 0 ? null : no('6.3')),
        verb('strike', (g, c) => {
          g.air -= 1;
          c.shift += c.side === GERMAN ? -1 : 1;
          return 'attackerSupport';
        }),
      ),
      verb('keep', () => 'attackerSupport'),
    ],
  },
  attackerSupport: {
    rule: '5.3',
    prompt: 'Support the attack, or do not',
    who: (_g, c) => c.side,
    may: [
      verb(
        'support',
        (g, c) => supporters(g, c.side, c.hex),
        (g, c, hq) => {
          g.hq.finished.set(hq, 1);
          c.shift += 1;
          return 'defenderSupport';
        },
      ),
      verb('decline', () => 'defenderSupport'),
    ],
  },
  defenderSupport: {
    rule: '5.3',
    prompt: 'Support the defence, or do not',
    who: (_g, c) => c.foe,
    may: [
      verb(
        'support',
        (g, c) => supporters(g, c.foe, c.hex),
        (g, c, hq) => {
          g.hq.finished.set(hq, 1);
          c.shift -= 1;
          return 'roll';
        },
      ),
      verb('decline', () => 'roll'),
    ],
  },
  roll: {
    rule: '6.1',
    chance: d6,
    about: (_g, c) => [c.hex, c.counter],
    then(g, c, die) {
      const sum = (units: readonly number[]): number =>
        units.reduce((total, unit) => total + (STRENGTH[unit] as number), 0);
      const column = finalColumn(
        COLUMNS,
        startColumn(COLUMNS, sum(c.units.toArray()), sum(unitsIn(g, c.hex))),
        c.shift,
      );
      g.emit(EVENTS.fought, { hex: c.hex, column, die });
      const result = lookUp(CRT, column, die);
      for (let i = 0; i < result.defender; i++) lose(g, unitsIn(g, c.hex));
      for (let i = 0; i < result.attacker; i++)
        lose(
          g,
          c.units.toArray().filter((unit) => g.unit.at.get(unit) !== NOWHERE),
        );
      if (result.retreats) for (const unit of unitsIn(g, c.hex)) fallBack(g, unit);
      c.breach = result.breach ? 1 : 0;
      return unitsIn(g, c.hex).length === 0 ? 'advance' : done;
    },
  },
  advance: {
    rule: '6.1',
    prompt: 'Advance, or stand',
    who: (_g, c) => c.side,
    may: [
      verb(
        'advance',
        (g, c) =>
          where(UNIT, (unit) =>
            c.units.toArray().includes(unit) && g.unit.at.get(unit) !== NOWHERE ? null : no('6.1'),
          ),
        (g, c, unit) => {
          g.unit.at.set(unit, c.hex);
          g.emit(EVENTS.taken, { hex: c.hex });
          if (c.counter === 1) return done;
          return c.breach === 1 ? 'exploit' : 'window';
        },
      ),
      verb('stand', () => done),
    ],
  },
  // 6.8: the reserves behind attack once more, at no price.
  exploit: (_g, c) => call(exploitation, { side: c.side }, 'over'),
  // 6.9: or the defender strikes back before anything else happens.
  window: (_g, c) => call(counterattack, { side: c.foe, hex: c.hex }, 'over'),
  over: () => done,
});

function lose(g: G, from: readonly number[]): void {
  const unit = from[0];
  if (unit === undefined) return;
  g.unit.steps.set(unit, g.unit.steps.get(unit) - 1);
  g.emit(EVENTS.lost, { unit });
  if (g.unit.steps.get(unit) === 0) g.unit.at.set(unit, NOWHERE);
}

/** Away to the first hex that no enemy is next to; whoever has none is lost. */
function fallBack(g: G, unit: number): void {
  const side = SIDE_OF[unit] as number;
  const foes = UNIT.words.flatMap((_, foe) =>
    isEnemy(side, SIDE_OF[foe] as number) ? [g.unit.at.get(foe)] : [],
  );
  const isFree = (hex: HexId): boolean =>
    foes.every((foe) => foe === NOWHERE || (foe !== hex && !grid.adjacent(foe, hex)));
  const to = grid.hexes.find((hex) => grid.adjacent(g.unit.at.get(unit), hex) && isFree(hex));
  if (to === undefined) {
    while (g.unit.steps.get(unit) > 0) lose(g, [unit]);
    return;
  }
  g.unit.at.set(unit, to);
  g.emit(EVENTS.back, { unit, hex: to });
}

const exploitation = procedure(
  'exploitation',
  { side: SIDE },
  {
    attack: {
      rule: '6.8',
      prompt: 'Exploit with a unit in reserve, or halt',
      who: (_g, c) => c.side,
      may: [
        verb(
          'exploit',
          (g, c) =>
            where(UNIT, (unit) =>
              SIDE_OF[unit] === c.side &&
              g.unit.reserve.get(unit) === 1 &&
              g.unit.fought.get(unit) === 0 &&
              g.unit.at.get(unit) !== NOWHERE
                ? null
                : no('6.8'),
            ),
          (g, c, unit) =>
            where(PLACE, (hex) =>
              isEnemy(c.side, holderOf(g, hex)) && grid.adjacent(g.unit.at.get(unit), hex) ? null : no('6.8'),
            ),
          (_g, c, unit, hex) => call(combat, { side: c.side, hex, units: [unit] }, 'attack'),
        ),
        verb('halt', () => done),
      ],
    },
  },
);

const counterattack = procedure(
  'counterattack',
  { side: SIDE, hex: PLACE },
  {
    choose: {
      rule: '6.9',
      prompt: 'Counter-attack, or let it be',
      who: (_g, c) => c.side,
      may: [
        verb(
          'counter',
          (g, c) => supporters(g, c.side, c.hex),
          (g, c) => attackers(g, c.side, c.hex),
          (g, c, hq, units) => {
            g.hq.finished.set(hq, 1);
            return call(combat, { side: c.side, hex: c.hex, units, counter: 1 }, 'over');
          },
        ),
        verb('let', () => done),
      ],
    },
    over: () => done,
  },
);

/** Chapter 5: the headquarters of a side, in any order. */
const phase = procedure(
  'phase',
  { side: SIDE, hq: maybe(HQ) },
  {
    choose: {
      rule: '5.2',
      prompt: 'Activate a headquarters, or end the phase',
      who: (_g, c) => c.side,
      may: [
        verb(
          'activate',
          (g, c) =>
            where(HQ, (hq) =>
              SIDE_OF_HQ[hq] === c.side && g.hq.finished.get(hq) === 0 && g.markers.get(c.side) > 0
                ? null
                : no('5.2'),
            ),
          (g, c, hq) => {
            g.markers.take(c.side);
            g.hq.finished.set(hq, 1);
            g.emit(EVENTS.activated, { hq });
            c.hq = hq;
            return 'attack';
          },
        ),
        verb('end', () => 'over'),
      ],
    },
    attack: {
      rule: '6.1',
      prompt: 'Attack, or finish with this headquarters',
      who: (_g, c) => c.side,
      may: [
        verb(
          'attack',
          (g, c) => targets(g, c.side),
          (g, c, hex) => attackers(g, c.side, hex),
          (_g, c, hex, units) => call(combat, { side: c.side, hex, units }, 'attack'),
        ),
        verb('finish', () => 'choose'),
      ],
    },
    over(g) {
      g.unit.fought.clear();
      return done;
    },
  },
);

const main = procedure(
  'game',
  { side: maybe(SIDE) },
  {
    turn(g) {
      g.hq.finished.clear();
      for (const side of [US, COMMONWEALTH, GERMAN]) g.markers.set(side, 1);
      g.air = 1;
      return 'next';
    },
    next(_g, c) {
      c.side += 1;
      return call(phase, { side: c.side }, c.side === GERMAN ? 'end' : 'next');
    },
    end(g, c) {
      if (g.turn === 2) return done;
      g.turn += 1;
      c.side = NONE;
      return 'turn';
    },
  },
);

const AT = ['0201', '0201', '0204', '0205', '0202', '0206', '0302'];
const HQ_AT = ['0101', '0105', '0303', '0307'];
const stepsOf = (g: G, camp: number): number =>
  UNIT.words.reduce(
    (sum, _, unit) => sum + (campOf(SIDE_OF[unit] as number) === camp ? g.unit.steps.get(unit) : 0),
    0,
  );

export const activation: Game<G> = defineGame({
  id: 'sketch-activation',
  title: 'Headquarters, counter-attacks and two camps',
  version: 1,
  sides: SIDE,
  camps: CAMPS,
  schema,
  scenarios: {
    line: {
      title: 'A line',
      setUp(g: G) {
        for (const [unit, at] of AT.entries()) {
          g.unit.at.set(unit, PLACE.of(at));
          g.unit.steps.set(unit, 2);
        }
        g.unit.reserve.set(UNIT.of('9'), 1);
        for (const [hq, at] of HQ_AT.entries()) g.hq.at.set(hq, PLACE.of(at));
      },
    },
  },
  main,
  procedures: [phase, combat, exploitation, counterattack],
  events: everyEvent(EVENTS),
  clock: (g: G) => [g.turn],
  impossible: () => [],
  outcome(g: G) {
    const [allies, germans] = [stepsOf(g, ALLIES), stepsOf(g, AXIS)];
    const winner = allies === germans ? NONE : allies > germans ? ALLIES : AXIS;
    return { winner, text: `${allies} to ${germans}`, score: { allies, germans } };
  },
  cases: CASES,
});

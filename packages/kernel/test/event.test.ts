import { expect, test } from 'vitest';
import {
  d6,
  type EventType,
  eventTable,
  everyEvent,
  type Happening,
  int,
  inWords,
  type Kind,
  list,
  names,
  rulebook,
  sentence,
  sentenceIn,
} from './kernel.ts';
import { BARE, BLUE, RED, SIDE, tiny } from './tiny.ts';

const UNIT = names('unit', ['B1', 'B2', 'R1']);
const lost = { name: 'lost', rule: '5.6', say: '{units} lose {steps} to {units}.', args: { units: list(UNIT, 3), steps: int(0, 4) } } as const satisfies EventType; // biome-ignore format: one event a line
const spied: EventType<{ unit: typeof UNIT }> = {
  name: 'spied',
  rule: '7',
  say: '{unit} is seen.',
  args: { unit: UNIT },
  seenBy: (_g, { unit }, side) => side === (UNIT.text(unit).startsWith('B') ? BLUE : RED),
};

function state() {
  const { procedure } = rulebook<unknown>();
  const main = procedure('game', {}, { only: { rule: '1', chance: d6, then: () => 'only' } });
  return tiny({ schema: { turn: int(0, 3) }, main }).makeState(BARE);
}

const happening = (say: string, args: Happening['args']): Happening => ({
  type: { ...lost, say } as unknown as EventType,
  args,
  rule: lost.rule,
  seen: 3,
});

test('a sentence has the names of things in the places of its braces', () => {
  expect(sentence(happening('{units} lose {steps}.', { units: [0, 2], steps: 3 }))).toBe('B1, R1 lose 3.');
  expect(sentence(happening('{steps}{steps} {steps}', { units: [], steps: 0 }))).toBe('00 0');
});

test('things go by other names where somebody calls them so', () => {
  const event = happening('{units} lose {steps}.', { units: [0, 2], steps: 3 });
  const naming = (kind: Kind, value: number): string => `${kind.name} ${value + 1}`;
  expect(sentenceIn(event, naming)).toBe('unit 1, unit 3 lose 0…4 4.');
});

test('an empty list reads “none”, a single one as itself', () => {
  expect(sentence(happening('{units} lose.', { units: [], steps: 0 }))).toBe('none lose.');
  expect(sentence(happening('{units} lose.', { units: [1], steps: 0 }))).toBe('B2 lose.');
});

test('braces that mean nothing stay, so that a slip can be seen', () => {
  expect(sentence(happening('{who} {units}', { steps: 1 }))).toBe('{who} {units}');
  expect(sentence(happening('{ghost}', { ghost: 3 }))).toBe('{ghost}');
});

test('where nobody listens nothing is kept', () => {
  const g = state();
  expect(g.log).toBeNull();
  expect(() => g.emit(lost, { units: [0], steps: 1 })).not.toThrow();
  expect(g.log).toBeNull();
});

test('an event is known to every side unless it says who may know', () => {
  const g = state();
  g.log = [];
  g.emit(lost, { units: [0], steps: 1 });
  g.emit(spied, { unit: UNIT.of('B2') });
  g.emit(spied, { unit: UNIT.of('R1') });
  expect(g.log.map((one) => one.seen)).toEqual([3, 1 << BLUE, 1 << RED]);
  expect(g.log[0]).toMatchObject({ type: lost, args: { units: [0], steps: 1 } });
});

test('who may know is judged by the state as it stands', () => {
  const g = state();
  g.log = [];
  const open: EventType<{ side: typeof SIDE }> = {
    ...spied,
    args: { side: SIDE },
    seenBy: (now: typeof g) => now.turn > 1,
  };
  g.emit(open, { side: BLUE });
  g.turn = 2;
  g.emit(open, { side: BLUE });
  expect(g.log.map((one) => one.seen)).toEqual([0, 3]);
});

const STEPS = int(0, 4);
const TABLE = eventTable(
  { unit: UNIT, units: list(UNIT, 3), steps: STEPS },
  {
    lost: ['5.6', '{unit} loses {steps} steps; {unit} is shaken.'],
    joined: [
      '5.7',
      '{units} join {unit}.',
      { unit: inWords(UNIT, (unit) => `the ${UNIT.text(unit)}`), by: SIDE },
    ],
    turned: ['5.8', '{unit} is turned up.', {}, { reveals: true, seenBy: (_g, _args, side) => side === RED }],
  },
);

test('a table of events knows what its sentences speak of by the names in braces', () => {
  const { lost, joined, turned } = TABLE;
  expect(lost).toEqual({ name: 'lost', rule: '5.6', say: '{unit} loses {steps} steps; {unit} is shaken.', args: { unit: UNIT, steps: STEPS } }); // biome-ignore format: one event a line
  expect(Object.keys(joined.args).sort()).toEqual(['by', 'unit', 'units']);
  expect(turned).toMatchObject({ args: { unit: UNIT }, reveals: true });
  expect(everyEvent(TABLE, TABLE).map(({ name }) => name)).toEqual(['lost', 'joined', 'turned', 'lost', 'joined', 'turned']); // biome-ignore format: a list
});

test('what is told of an event of a table is checked against its sentence, and may go by words of its own', () => {
  const g = state();
  g.log = [];
  g.emit(TABLE.lost, { unit: 0, steps: 2 });
  g.emit(TABLE.joined, { units: [0, 1], unit: 2, by: BLUE });
  g.emit(TABLE.turned, { unit: 2 });
  expect(g.log.map(sentence)).toEqual([
    'B1 loses 2 steps; B1 is shaken.',
    'B1, B2 join the R1.',
    'R1 is turned up.',
  ]);
  expect(g.log.map(({ seen }) => seen)).toEqual([3, 3, 1 << RED]);
  // @ts-expect-error: the steps are not told.
  g.emit(TABLE.lost, { unit: 0 });
  // @ts-expect-error: a list is told as one of its things.
  g.emit(TABLE.joined, { units: 0, unit: 2, by: BLUE });
  // @ts-expect-error: nobody speaks of steps here.
  g.emit(TABLE.turned, { unit: 2, steps: 1 });
});

test('a name in braces that means nothing is a slip of the table', () => {
  expect(() => eventTable({ unit: UNIT }, { lost: ['5.6', '{unit} loses {steps}.'] })).toThrow(
    'lost: nobody knows what {steps} is',
  );
});

import { outcomes, seeded, type View, viewOf } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { changes, type Forecast, ForecastError, forecast } from '../src/index.ts';
import { actionOf, assault, BLUE, opening, play, position, RED, scene } from './scene.ts';

const total = ({ ways }: Forecast): number => ways.reduce((sum, { probability }) => sum + probability, 0);

test('5.5: the chances of an assault are those of the kernel, way by way', () => {
  const match = assault();
  const { engine } = match;
  const action = 'attack 0403 B1+B2';
  const before = engine.snapshot();
  const exact = outcomes(engine, actionOf(match, action), {
    measure: (at) => [...changes(at.game, before, at.snapshot()), at.over ? '' : at.stepName].join(),
    key: (text) => text,
  });
  const told = forecast({ engine, view: null, action });
  expect(told.ways.map(({ fraction }) => fraction)).toEqual(
    exact.map(({ weight, total }) => `${weight}/${total}`),
  );
  expect(
    told.ways.map((way) =>
      [...told.always, ...way.changes, /\((.*)\)$/.exec(way.then)?.[1] ?? ''].sort().join(),
    ),
  ).toEqual(exact.map(({ outcome }) => outcome.split(',').sort().join()));
  expect(total(told)).toBeCloseTo(1, 12);
  expect(engine.snapshot()).toEqual(before);
  expect(forecast({ engine, view: null, action: actionOf(match, action) })).toEqual(told);
});

test('what a side sees is enough where nothing hidden matters', () => {
  const { engine } = assault('mine 0505', 'R4 0907');
  const view = viewOf(engine, BLUE);
  const known = forecast({ engine, view, action: 'attack 0403 B1+B2' });
  expect(known.worlds).toBe(1);
  expect(known.ways.map(({ fraction }) => fraction)).toEqual(
    forecast({ engine, view: null, action: 'attack 0403 B1+B2' }).ways.map(({ fraction }) => fraction),
  );
});

test('1.2: where something hidden matters it is a mean over worlds, the same wherever the mine lies', () => {
  const from = (mine: string): Forecast => {
    const { engine } = scene('blue moves', `mine ${mine}`, 'B1 0203', 'B2 0101', 'R1 0907');
    return forecast({ engine: engine, view: viewOf(engine, BLUE), action: 'move B1 0304' });
  };
  const told = from('0304');
  expect(told.worlds).toBeGreaterThan(1);
  expect(total(told)).toBeCloseTo(1, 12);
  expect(told.ways.every(({ fraction }) => fraction === '')).toBe(true);
  expect(told.ways.some(({ changes: found }) => found.includes('mine ? → 0304'))).toBe(true);
  for (const mine of ['0403', '0405', '0503', '0505']) expect(from(mine)).toEqual(told);
});

test('5.3: who is asked on the way may be answered for, or answer himself with what is done then', () => {
  const { engine } = assault('support blue=1 red=1');
  const action = 'attack 0403 B1+B2';
  const asked = forecast({ engine, view: null, action });
  expect(asked.ways).toHaveLength(1);
  expect(asked.ways[0]?.then).toMatch(/^Red is asked: .* \(combat\.defenderSupport\)$/);
  const rolled = forecast({ engine, view: null, action, then: ['save', 'save'] });
  expect(rolled.ways.length).toBeGreaterThan(2);
  expect(total(rolled)).toBeCloseTo(1, 12);
  const answers = { 'combat.defenderSupport': 'save', 'combat.attackerSupport': 'save' };
  expect(forecast({ engine, view: null, action, answers })).toEqual(rolled);
  const first = { ...answers, 'combat.defenderSupport': ['lose R9', 'save'] };
  expect(forecast({ engine, view: null, action, answers: first })).toEqual(rolled);
  expect(
    forecast({ engine, view: null, action, then: ['save'], answers: { 'combat.defenderSupport': 'save' } }),
  ).toEqual(rolled);
});

test('what is done after a die is looked at through every die', () => {
  const { engine } = scene(
    'blue moves',
    'mine 0304',
    'B1 0203',
    'B2 0101',
    'R1 0907',
    'cup red-move=1 blue-move=1',
  );
  const told = forecast({ engine: engine, view: null, action: 'move B1 0304', then: ['end'] });
  // The blast hits on 1 to 4, then one of two chits is drawn.
  const shares = told.ways.map(({ fraction, changes: found }) => [
    fraction,
    found.includes('unit B1 steps 2 → 1'),
  ]);
  expect(shares).toEqual([
    ['1/3', true],
    ['1/3', true],
    ['1/6', false],
    ['1/6', false],
  ]);
  expect(total(told)).toBeCloseTo(1, 12);
});

const RED_MOVE = 2;

test('ways that part at one chit and meet again at the next are counted together', () => {
  const { engine } = scene(
    'blue moves',
    ...['B1 0103', 'B2 0103', 'R1 0907', 'R2 0807', 'cup red-move=1 blue-move=1'],
  );
  engine.g.cup.set(RED_MOVE, 2);
  const { ways } = forecast({ engine, view: null, action: 'end', then: ['end', 'end'] });
  // Red is last with one of his chits, or with the other after Blue: 2/3 x 1/2 + 1/3.
  expect(ways.map(({ fraction, then }) => `${fraction} ${then.split(' ')[0]}`)).toEqual([
    '2/3 Red',
    '1/3 Blue',
  ]);
});

test('a way that ends in the middle of a fight says so; one after it does not', () => {
  const { engine } = assault('B3 0402');
  const { ways } = forecast({ engine, view: null, action: 'attack 0403 B1+B2', about: 'combat.hex' });
  const within = (then: string): boolean => /\((combat|losses|retreat|advance)\./.test(then);
  expect(new Set(ways.map(({ isUnderWay }) => isUnderWay)).size).toBe(2);
  for (const { then, isUnderWay } of ways) expect(isUnderWay, then).toBe(within(then));
  const { ways: unsaid } = forecast({ engine, view: null, action: 'attack 0403 B1+B2' });
  expect(unsaid.some(({ isUnderWay }) => isUnderWay)).toBe(false);
});

test('where Chance is asked no action is needed', () => {
  const { engine } = opening();
  const told = forecast({ engine: engine, view: null, action: null });
  expect(told.ways.map(({ fraction }) => fraction)).toEqual(Array(6).fill('1/6'));
  expect(told.ways[0]?.then).toMatch(/^Red is asked: Bury the mine in secret/);
});

test('the end of the game is told with its result', () => {
  const { engine } = scene('blue fights', 'turn 4', 'B1 0304', 'R1 0403 steps=1', 'B2 0303', 'R2 0907');
  const [way] = forecast({ engine: engine, view: null, action: 'end' }).ways;
  expect(way?.then).toMatch(/^the game is over: \d+ to \d+ points$/);
});

const failing: [string, Partial<Parameters<typeof forecast>[0]>, RegExp, string | null][] = [
  ['an illegal action', { action: 'attack 0504 B1' }, /^“attack 0504 B1” is not allowed: 5\.1-a: /, '5.1-a'],
  ['one that is ready', { action: { verb: 'attack', args: [0, [0]] } }, /^that is not allowed: 5\.1-a: /, '5.1-a'],
  ['words that mean nothing', { action: 'charge' }, /^“charge” is not asked here/, 'input'],
  ['an answer that is refused', { answers: { 'losses.choose': 'lose R9' } }, /^the answer for losses\.choose: “R9” is no unit$/, 'input'],
  ['what nobody can do', { then: ['charge'] }, /^proving knows no “charge”$/, null],
  ['what cannot be done then', { then: ['retreat R1 0101'] }, /^“retreat R1 0101” is not allowed: 5\.7/, '5.7-b'],
  ['too many ways', { most: 3 }, /^there are more than 3 ways to go on, too many/, null],
]; // biome-ignore format: a list
test.each(failing)('%s: the chances cannot be told', (_title, more, said, rule) => {
  const match = assault();
  const { engine } = match;
  const before = position(match);
  try {
    forecast({ engine, view: null, action: 'attack 0403 B1+B2', ...more });
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ForecastError);
    expect((error as ForecastError).message).toMatch(said);
    expect((error as ForecastError).reason?.rule ?? null).toBe(rule);
  }
  expect(position(match)).toBe(before);
});

test('what left no choice and was done already, or comes after the end, is passed over', () => {
  const { engine } = assault();
  const look = (...then: string[]) => forecast({ engine, view: null, action: 'attack 0403 B1+B2', then });
  expect(look('save', 'bury 0403')).toEqual(look());
  const last = scene('blue fights', 'turn 4', 'B1 0304', 'B2 0303', 'R1 0403', 'R2 0907').engine;
  const end = forecast({ engine: last, view: null, action: 'end', then: ['end'] });
  expect(end).toEqual(forecast({ engine: last, view: null, action: 'end' }));
});

test('where nobody is asked, or the game is over, an action has no chances', () => {
  const { engine } = opening();
  expect(() => forecast({ engine, view: null, action: 'bury 0403' })).toThrow('Chance decides now');
  const over = scene('blue fights', 'turn 4', 'B1 0304', 'B2 0303', 'R1 0403', 'R2 0907');
  play(over, 'end');
  expect(() => forecast({ engine: over.engine, view: null, action: 'end' })).toThrow('the game is over');
});

test('a view that nothing can be behind has no chances', () => {
  const { engine } = assault('mine 0505', 'R4 0907');
  const seen = viewOf(engine, BLUE);
  const view: View = { ...seen, game: { ...seen.game, guessFits: () => false } };
  expect(() => forecast({ engine, view, action: 'end' })).toThrow(/^the chances cannot be told: /);
});

test('looking is not rolling: the same dice come up whether it was looked at or not', () => {
  const roll = (looks: boolean): string => {
    const match = assault();
    if (looks)
      forecast({ engine: match.engine, view: viewOf(match.engine, RED), action: 'attack 0403 B1+B2' });
    play(match, 'attack 0403 B1+B2');
    match.rollDice(seeded(5));
    return position(match);
  };
  expect(roll(true)).toBe(roll(false));
});

test('so many branches are counted and no more', () => {
  const { engine } = assault();
  const look = (most: number) => forecast({ engine, view: null, action: 'attack 0403 B1+B2', most });
  expect(look(6).ways).toHaveLength(5);
  expect(() => look(5)).toThrow(ForecastError);
});

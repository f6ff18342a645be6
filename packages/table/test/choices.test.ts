import { CHANCE, type Engine, pick, type Reason, seeded, type Value } from '@bocage/kernel';
import { actionText } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { type Choices, choicesAfter, isRefusal } from '../src/index.ts';
import { assault, legal, march, opening, play, scene } from './scene.ts';

const MANY = 3000;
function after(engine: Engine, verb: string, ...args: Value[]): Choices {
  const found = choicesAfter(engine, verb, args, MANY);
  if (found === null || isRefusal(found)) throw new Error(found?.text ?? 'whole');
  return found;
}
const texts = ({ values }: Choices): string[] => values.map(({ text }) => text);

test('units first, then their ways: together they are the legal actions', () => {
  const match = march();
  const { engine } = match;
  const units = after(engine, 'move');
  expect([units.form, units.kind, units.least, units.most, units.more]).toEqual(['one', 'unit', 1, 1, false]);
  expect(texts(units)).toEqual(['B1', 'B2', 'B3', 'B4']);
  const moves = units.values.flatMap((unit) => {
    const ways = after(engine, 'move', unit.value);
    expect(ways.form).toBe('path');
    return texts(ways).map((way) => `move ${unit.text} ${way}`);
  });
  expect(moves).toEqual(legal(match, 'move'));
});

test('what is offered first can be gone on with: it begins the legal actions, and nothing else does', () => {
  for (let game = 1; game <= 8; game++) {
    const { engine } = opening();
    const random = seeded(game);
    for (let step = 0; step < 400 && !engine.over; step++) {
      if (engine.side !== CHANCE) expectBeginnings(engine);
      if (engine.side === CHANCE) engine.resolve(pick(engine.odds, random));
      else engine.play(engine.sample(random));
    }
  }
});

function expectBeginnings(engine: Engine): void {
  const actions = engine.legal();
  for (const name of engine.offer.verbNames) {
    const first = actions
      .filter(({ verb, args }) => verb === name && args.length > 1)
      .map(({ args }) => args[0]);
    if (first.length === 0 || typeof first[0] !== 'number') continue;
    expect(new Set(after(engine, name).values.map(({ value }) => value))).toEqual(new Set(first));
  }
}

test('of a set its members are told one at a time, and how many there may be', () => {
  const { engine } = assault('B3 0402', 'B4 0107');
  const [target] = after(engine, 'attack').values;
  const attackers = after(engine, 'attack', target?.value as Value);
  expect(attackers).toMatchObject({ form: 'set', kind: 'unit', least: 1, most: 3, more: false });
  expect(attackers.values).toEqual(['B1', 'B2', 'B3'].map((text, value) => ({ text, value })));
});

test('where there are more than asked for, it says so', () => {
  const { engine } = march();
  const found = choicesAfter(engine, 'move', [], 2) as Choices;
  expect([texts(found), found.more]).toEqual([['B1', 'B2'], true]);
  expect((choicesAfter(engine, 'move', [], 4) as Choices).more).toBe(false);
  const crowd = assault('B3 0402');
  const [action] = crowd.engine.legal(1);
  const set = choicesAfter(crowd.engine, 'attack', [action?.args[0] as Value], 2) as Choices;
  expect([texts(set), set.more, set.most]).toEqual([['B1', 'B2'], true, 3]);
});

test('nothing follows a whole action', () => {
  const { engine } = assault();
  for (const action of engine.legal()) {
    expect(choicesAfter(engine, action.verb, action.args, 1), actionText(engine.offer, action)).toBeNull();
  }
});

test.each([
  ['charge', [], 'input'],
  ['move', [], '3.1-e'],
  ['attack', [0], '5.1-a'],
  ['attack', [[0]], 'input'],
  ['attack', [-5], 'input'],
  ['end', [0], 'input'],
] as const)('%s %j is refused by %s', (verb, args, rule) => {
  expect(choicesAfter(assault().engine, verb, args, MANY)).toMatchObject({ rule });
});

test('nothing is chosen where Chance decides, or after the end', () => {
  expect((choicesAfter(opening().engine, 'bury', [], MANY) as Reason).text).toBe('Chance decides now');
  const { engine } = play(scene('blue fights', 'turn 4', 'B1 0304', 'B2 0303', 'R1 0403', 'R2 0907'), 'end');
  expect((choicesAfter(engine, 'end', [], MANY) as Reason).text).toBe('the game is over');
});

import { proving } from '@bocage/game-proving';
import { seeded } from '@bocage/kernel';
import { newSecret } from '@bocage/kernel/host';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import type { Table } from '../src/index.ts';
import { act, BLUE, opening, RED, runOn, scene, tableOf } from './scene.ts';

/** Blue may fight at 0403 and at 0704; nobody but this table knows what will fall. */
const lucky = (seed: number): Table =>
  tableOf(
    scene('blue fights', 'cup red-move=1', 'B1 0304', 'B2 0303', 'B3 0604', 'R1 0403', 'R2 0704', 'R3 0907'),
    [BLUE, RED],
    { secret: newSecret(seeded(seed)) },
  );

/** What fell in the fight for a hex. */
function dieAt(table: Table, hex: string): string | undefined {
  const { plies } = table.match;
  const fight = plies.findIndex(({ answers }) => answers[0]?.text.startsWith(`attack ${hex} `));
  return plies.slice(fight).find(({ answers }) => answers[0]?.step === 'combat.roll')?.answers[0]?.text;
}

/** Decides whatever a fight asks, and comes back to the round. */
function finish(table: Table): Table {
  while (!table.engine.over && table.engine.stepName !== 'round.act') {
    table.act(table.engine.sample(seeded(1)));
    runOn(table);
  }
  return table;
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

test.each(SEEDS)(
  '5.5: taken back and done again, with others or after another fight, a fight has the same die (%i)',
  (seed) => {
    const table = act(lucky(seed), 'attack 0403 B1');
    const fell = dieAt(table, '0403');
    for (const words of ['attack 0403 B1', 'attack 0403 B1+B2', 'attack 0403 B2']) {
      table.goTo(0);
      expect(dieAt(act(table, words), '0403')).toBe(fell);
    }
    const detour = finish(act(lucky(seed), 'attack 0704 B3'));
    expect(dieAt(act(detour, 'attack 0403 B1'), '0403')).toBe(fell);
  },
);

test('5.5: two fights have each their own die, and another secret has others', () => {
  const dice = SEEDS.map((seed) => [
    dieAt(act(lucky(seed), 'attack 0403 B1'), '0403'),
    dieAt(act(lucky(seed), 'attack 0704 B3'), '0704'),
  ]);
  expect(dice.some(([one, other]) => one !== other)).toBe(true);
  expect(new Set(dice.map(([one]) => one)).size).toBeGreaterThan(2);
});

test('2.2: the chits of a turn come in the same order however the table came there', () => {
  const secret = newSecret(seeded(4));
  const table = runOn(tableOf(opening(), [RED], { secret }));
  const drawn = (): string[] =>
    table.match.answers
      .filter(({ step }) => /^turn\./.test(step))
      .map(({ text }) => text)
      .slice(0, 2);
  act(table, 'bury 0403');
  const before = drawn();
  table.goTo(1);
  act(table, 'bury 0505');
  expect(drawn()).toEqual(before);
});

test('who goes back behind dice and decides anew is counted, in the record too; what is freely undone is not', () => {
  const table = act(lucky(1), 'attack 0403 B1');
  expect(table.match.marks.takeBacks).toBe(0);
  table.goTo(0);
  expect(table.match.marks.takeBacks).toBe(0);
  act(table, 'attack 0403 B2');
  expect(table.match.marks.takeBacks).toBe(1);
  const begun = runOn(tableOf(opening(), [RED]));
  act(begun, 'bury 0403');
  begun.goTo(1);
  act(begun, 'bury 0505');
  const text = begun.record();
  expect(text).toContain('\nmarks take-backs=1\n');
  expect(readRecord(proving, text).marks.takeBacks).toBe(1);
});

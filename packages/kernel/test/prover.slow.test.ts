import { expect, test } from 'vitest';
import { type Answer, CHECKS, type Check, type ProverReport, prove, readRecord, rulebook } from './kernel.ts';
import { type G as Outpost, outpost } from './outpost.ts';
import { caught, type G, only, proof, stones } from './stones.ts';
import { BLUE, tiny } from './tiny.ts';

test('a sound game has no violations, and every check is made', () => {
  const report = proof(stones(), { games: 25, seed: 5 });
  expect(report.violations).toEqual([]);
  expect([report.game, report.games, report.finished]).toEqual(['stones', 25, 25]);
  expect(report.decisions).toBeGreaterThan(100);
  for (const check of CHECKS) expect(report.checks[check.name], check.name).toBeGreaterThan(25);
  for (const what of ['members', 'mutations refused', 'forgeries', 'actions rolled back', 'derived maps', 'views', 'positions', 'positions judged', 'record round trip']) // biome-ignore format: a list
    expect(report.checks[what], what).toBeGreaterThan(0);
  expect(report.checks['record round trip']).toBe(25);
});

test('the outpost, with all its secrets, options and scenarios, is sound', () => {
  const report = prove(outpost, { games: 30, seed: 3, everyNth: 2 });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(30);
});

test('a proof is the same for the same seed', () => {
  expect(proof(stones(), { seed: 9, games: 5 })).toEqual(proof(stones(), { seed: 9, games: 5 }));
});

test('a step that asks a player who can do nothing is caught, with the answers that lead there', () => {
  const after = (g: G) => (g.heap <= 6 && g.seal === 1 ? 'stuck' : 'ask');
  const found = caught({ after }, { checks: [only('possible')] });
  expect([found.check, found.text]).toEqual(['rules', 'RulesError: game.stuck: nothing can be done']);
  const answers = found.record.split('\n');
  expect(answers[0]).toMatch(/^game\.hide hide \d$/);
  expect(answers.slice(1).every((line) => /^game\.ask (take|seal)/.test(line))).toBe(true);
  expect(answers.filter((line) => line === 'game.ask seal')).toHaveLength(1);
  const taken = answers
    .map((line) => Number(/take (\d)/.exec(line)?.[1] ?? 0))
    .reduce((sum, many) => sum + many, 0);
  expect(taken).toBeGreaterThanOrEqual(6);
  expect(answers.length).toBeLessThanOrEqual(8);
});

test('an error that is met in looking ahead comes with the answers that lead there', () => {
  const after = (g: G) => (g.heap <= 6 ? 'stuck' : 'ask');
  const found = caught({ after }, { checks: [only('rolls back')] });
  expect(found.text).toContain('game.stuck: nothing can be done');
  expect(found.record).not.toContain('not reproduced');
});

test('an error that the rules throw is caught', () => {
  const checks = [only('possible')];
  const found = caught(
    {
      then(g) {
        g.heap -= 2;
      },
    },
    { checks },
  );
  expect(found.check).toBe('rules');
  expect(found.text).toMatch(/^RangeError: heap: -[12] is not in 0 … 12$/);
  const strange = caught(
    {
      then() {
        throw 'a stone';
      },
    },
    { checks },
  );
  expect([strange.check, strange.text]).toEqual(['rules', 'a stone']);
});

test('a game without an end is caught', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('on', () => 'ask' as const), verb('back', () => 'ask' as const)];
  const main = procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  const game = tiny({ schema: {}, main });
  const report = prove(game, { games: 3, seed: 7, endless: 50, mostViolations: 2 });
  expect(report.violations.map(({ check, text, seed }) => ({ check, text, seed }))).toEqual([
    { check: 'endless', text: 'no end after 51 decisions', seed: 7 },
    { check: 'endless', text: 'no end after 51 decisions', seed: 8 },
  ]);
  expect([report.games, report.finished]).toEqual([2, 0]);
});

test('an outcome without a winner or a word is caught', () => {
  for (const [winner, text] of [
    [2, 'x'],
    [-2, 'x'],
    [0.5, 'x'],
    [0, ''],
  ] as const) {
    const found = caught({ outcome: () => ({ winner, text, score: {} }) });
    expect([found.check, found.text]).toEqual([
      'outcome',
      `an outcome without a winner or a word: ${winner} “${text}”`,
    ]);
  }
  for (const winner of [-1, 0, 1])
    expect(
      proof(stones({ outcome: () => ({ winner, text: 'x', score: {} }) }), { games: 2 }).violations,
    ).toEqual([]);
});

test('rules with a memory of their own, outside the state, are caught', () => {
  let calls = 0;
  const then = (g: G): void => {
    if (++calls % 7 === 0) g.marks += 1;
  };
  const found = caught({ then }, { checks: [only('possible')] });
  expect(['rules', 'record round trip']).toContain(found.check);
  expect(found.record).toMatch(/^# seed \d+; /);
});

test('a game that cannot be replayed to the byte is caught', () => {
  let calls = 0;
  const then = ({ cells }: G): void => {
    cells.data[cells.data.length - 1] = ++calls % 1000;
  };
  const found = caught({ then }, { checks: [only('possible')] });
  expect([found.check, found.text]).toEqual(['record round trip', 'replaying gives other bytes']);
});

test('a violation found at the end of a game comes with a record that leads there', () => {
  const found = caught({ outcome: () => ({ winner: 7, text: 'x', score: {} }) });
  expect(readRecord(found.game, found.record).engine.over).toBe(true);
});

test('a check of one’s own is made too, and its record is short, throws of the dice included', () => {
  const unhurt: Check = {
    name: 'unhurt',
    run: ({ g }) => ((g as Outpost).scout.hurt.get(1) === 1 ? 'Bob is hurt' : null),
  };
  const { violations } = prove(outpost, {
    games: 200,
    seed: 1,
    everyNth: 1,
    checks: [unhurt],
    mostViolations: 1,
  });
  expect(violations.map(({ check, text }) => [check, text])).toEqual([['unhurt', 'Bob is hurt']]);
  const [{ record } = { record: '' }] = violations;
  expect(readRecord(outpost, record).engine.g.scout.hurt.get(1)).toBe(1);
  expect(record).toMatch(/^1 \* game\.deal/m);
  expect(record).not.toMatch(/look|code|signal|Ada|Cy/);
});

test('it stops after as many violations as it is told, five otherwise', () => {
  const broken = () => stones({ impossible: () => [{ rule: '9', text: 'never' }] });
  const checks = [only('possible')];
  expect(proof(broken(), { mostViolations: 3, checks }).violations).toHaveLength(3);
  const report = prove(broken(), { games: 30, seed: 1, everyNth: 1, checks });
  expect([report.violations.length, report.games]).toEqual([5, 5]);
  expect(report.violations.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5]);
});

test('it tells of every game, and plays the scenario and any options it is given', () => {
  const seen: string[] = [];
  const spy: Check = {
    name: 'spy',
    run({ setUp: { scenario, options } }) {
      seen.push(`${scenario} ${options.mines} ${options.days}`);
      return null;
    },
  };
  const games: number[] = [];
  const onGame = (report: ProverReport): void => void games.push(report.games);
  prove(outpost, { games: 30, seed: 1, checks: [spy], onGame });
  expect(games).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  const setUps = ['forecast', 'patrol'].flatMap((name) =>
    ['0 1', '0 2', '1 1', '1 2'].map((rest) => `${name} ${rest}`),
  );
  expect([...new Set(seen)].sort()).toEqual(setUps);
  seen.length = 0;
  prove(outpost, { games: 10, seed: 1, checks: [spy], scenario: 'patrol' });
  expect(seen.every((one) => one.startsWith('patrol'))).toBe(true);
});

test('a check is made at one in so many decisions, four unless told, and once more at the end', () => {
  const counted = (everyNth?: number) => {
    const spy: Check = { name: 'spy', run: () => null };
    const report = prove(stones(), { games: 200, seed: 1, checks: [spy], ...(everyNth === undefined ? {} : { everyNth }) }); // biome-ignore format: short
    return ((report.checks.spy ?? 0) - 200) / report.decisions;
  };
  expect(counted(1)).toBe(1);
  expect(counted()).toBeCloseTo(1 / 4, 1);
  expect(counted(20)).toBeCloseTo(1 / 20, 1);
});

test('a check does not disturb the trail of the game it looks at', () => {
  const trails: (readonly Answer[] | null)[] = [];
  const spy: Check = { name: 'spy', run: ({ trail }) => (trails.push(trail) > 0 ? null : '') };
  const report = proof(stones(), { games: 1, checks: [spy] });
  expect(trails.every((trail) => trail === null)).toBe(true);
  expect(report.violations).toEqual([]);
});

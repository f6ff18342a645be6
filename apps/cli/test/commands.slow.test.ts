import { proving } from '@bocage/game-proving';
import { type Player, RulesError, randomPlayer } from '@bocage/kernel';
import { readPosition } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { apply, applyReport } from '../src/commands/apply.ts';
import { ask, askReport } from '../src/commands/ask.ts';
import { games } from '../src/commands/games.ts';
import { odds, oddsReport } from '../src/commands/odds.ts';
import { perft, perftReport } from '../src/commands/perft.ts';
import { position } from '../src/commands/position.ts';
import { sim, simReport } from '../src/commands/sim.ts';
import { why, whyReport } from '../src/commands/why.ts';
import { openPosition, setUpOf } from '../src/games.ts';
import { Voice } from '../src/voice.ts';
import { ASSAULT, assault, bocage, scratchFile } from './helpers.ts';

const usual = setUpOf(proving);
const play = { game: proving, setUp: usual, players: [randomPlayer, randomPlayer] };

test('games: every game is listed, with what can be chosen where it is built', async () => {
  const facts = await games();
  expect(facts.filter((one) => one.built).map((one) => one.id)).toEqual([
    'omaha-beach',
    'montys-dday',
    'overlord-dday',
    'dark-summer',
    'bloody-summer',
    'proving',
  ]);
  expect(facts.find((one) => one.id === 'proving')?.scenarios).toHaveProperty('forecast');
  const { out, code } = await bocage('games');
  expect(code).toBe(0);
  expect(out).toMatch(/bloody-summer .*ready/);
  expect(out).not.toContain('not built yet');
  expect(out).toMatch(/--option +mines=…/);
  expect(out).toMatch(/--opponent +veteran +thinks ahead/);
  expect(facts.find((one) => one.id === 'proving')?.opponents).toEqual(['random']);
  expect(JSON.parse((await bocage('games', '--json')).out)).toHaveLength(6);
});

test('sim: all games finish, and wins and draws add up to them', () => {
  const result = sim({ ...play, games: 30, seed: 5 });
  const { wins, draws } = result.results;
  expect(result).toMatchObject({ game: 'proving', games: 30, finished: 30, deadEnds: 0 });
  expect((wins.blue ?? 0) + (wins.red ?? 0) + draws).toBe(30);
  expect(result.actions).toBeGreaterThan(30 * 20);
  expect(result.actionsPerCpuSecond).toBeGreaterThan(0);
});

test('sim: a game for one player that is not won is lost, and no draw', async () => {
  const { out, code } = await bocage('sim', 'omaha-beach', '--games', '3', '--json');
  const { results } = JSON.parse(out);
  expect([code, results.losses + results.wins.us, results.draws]).toEqual([0, 3, 0]);
  const text = (await bocage('sim', 'omaha-beach', '--games', '3')).out;
  expect(text).toMatch(/^The battle is lost +\d/m);
  expect(text).not.toMatch(/^draws +\d/m);
});

test('record: a game for one player that is not won is told as lost', async () => {
  const path = scratchFile((await bocage('record', 'random', 'omaha-beach', '--seed', '3')).out);
  expect((await bocage('record', 'verify', path)).out).toMatch(/\. The battle is lost: Defeat \(/);
});

test('sim: the same seed gives the same results, game by game', () => {
  const ten = sim({ ...play, games: 10, seed: 40 });
  expect(sim({ ...play, games: 10, seed: 40 }).results).toEqual(ten.results);
  const [first, rest] = [sim({ ...play, games: 4, seed: 40 }), sim({ ...play, games: 6, seed: 44 })];
  expect(first.actions + rest.actions).toBe(ten.actions);
});

test('sim: options and scenario reach the game', async () => {
  const { out } = await bocage(
    'sim',
    'proving',
    '--games',
    '3',
    '--scenario',
    'forecast',
    '--option',
    'mines=no',
    '--json',
  );
  expect(JSON.parse(out)).toMatchObject({ scenario: 'forecast', finished: 3, players: ['random', 'random'] });
  expect((await bocage('position', 'proving', '--option', 'mines=no')).out).toContain('options mines=no');
});

test('sim: scripted players take the sides of a game that has them', async () => {
  const { code, out } = await bocage(
    'sim',
    'overlord-dday',
    '--players',
    'scripted,random',
    '--games',
    '1',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ finished: 1, players: ['scripted', 'random'] });
});

test('sim: a game that cannot go on is a dead end, and something wrong', () => {
  const stuck: Player = {
    name: 'stuck',
    choose() {
      throw new RulesError('nothing can be done');
    },
  };
  const result = sim({ ...play, players: [randomPlayer, stuck], games: 3, seed: 7 });
  expect(result).toMatchObject({ finished: 0, deadEnds: 3, firstDeadEnd: { seed: 7 } });
  const report = simReport(result, new Voice({ game: proving }));
  expect(report.ok).toBe(false);
  expect(report.complaint).toMatch(/3 games came to a dead end; the first with seed 7: nothing can be done/);
});

test('sim: an error that is none of the rules is not hidden among dead ends', () => {
  const broken: Player = { name: 'broken', choose: () => ({ verb: 'move', args: [] }) };
  expect(() => sim({ ...play, players: [broken, broken], games: 1, seed: 1 })).toThrow(/move/);
});

test('perft: six deals, each with five hexes for the mine, then three cards', () => {
  const { depths } = perft({ engine: openPosition(proving, undefined), depth: 3 });
  expect(depths.map(({ nodes }) => nodes)).toEqual([6, 30, 90]);
});

test('perft: machines get the counts too', async () => {
  const { code, out } = await bocage(
    'perft',
    'proving',
    '--position',
    scratchFile(ASSAULT),
    '--depth',
    '2',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(out).depths).toMatchObject([{ depth: 1, nodes: 4 }, { depth: 2 }]);
});

test('perft: at depth 1 it counts what ask lists', () => {
  const engine = assault();
  const result = perft({ engine, depth: 1 });
  expect(result.depths[0]?.nodes).toBe(ask(engine).legal.length);
  expect(perftReport(result).text).toMatch(/depth +nodes/);
});

test('ask: who decides, by which rule, within which procedures, and on what', () => {
  const result = ask(assault());
  expect(result).toMatchObject({
    decides: 'blue',
    rule: '2.2',
    ruleText: proving.cases['2.2'],
    stack: ['game.next', 'turn.again', 'round.act side=blue fights=yes'],
  });
  expect(result.legal.toSorted()).toEqual(['attack 0404 B1', 'attack 0404 B1+B2', 'attack 0404 B2', 'end']);
  expect(askReport(result).text).toMatch(/4 legal actions:\n {2}attack 0404/);
});

test('ask: of Chance it tells the outcomes with their weights', async () => {
  const { code, out } = await bocage('ask', 'proving');
  expect(code).toBe(0);
  expect(out).toMatch(/^Chance decides: Game\nrule 1.1/);
  expect(out).toMatch(/1\/3\/5 +1\/6 +16.7 %/);
  const drawn = readPosition(
    proving,
    ASSAULT.replace(/> round.*\n/, '').replace('red-move=1', 'red-move=1 blue-move=1'),
  );
  expect(ask(drawn).outcomes).toEqual([
    { outcome: 'blue-move', name: null, weight: 1, total: 2 },
    { outcome: 'red-move', name: null, weight: 1, total: 2 },
  ]);
});

test('ask: a game that is over waits for nobody', () => {
  const over = position({ game: proving, setUp: usual, seed: 1, after: 10_000 });
  expect(over).toMatchObject({ over: true });
  expect(over.decisions).toBeLessThan(10_000);
  const result = ask(readPosition(proving, over.position));
  expect(result).toMatchObject({ over: true, decides: null, legal: [], outcomes: [] });
  expect(askReport(result).text).toMatch(/^The game is over\. (Red|Blue) wins: \d+ to \d+ points\.$/);
});

test('apply: a given die decides; what follows without a choice is done and told', () => {
  const result = apply({ engine: assault(), action: 'attack 0404 B1+B2', chance: ['1'] });
  expect(result.events.map((event) => event.text)).toEqual([
    'B1, B2 attack 0404, column 1, die 1.',
    'B1 loses a step.',
    'B2 loses a step.',
    'The chit red-move is drawn.',
  ]);
  expect(
    result.answers.filter((answer) => !answer.forced).map((answer) => `${answer.by} ${answer.answer}`),
  ).toEqual(['blue attack 0404 B1+B2', 'chance 1']);
  expect(result.next).toMatchObject({ decides: 'red' });
  expect(result.position).toContain('unit B1 at=0304 steps=1');
  expect(applyReport(result).text).toContain(result.position.trimEnd());
});

test('apply: without outcome or seed it stops where Chance is asked', () => {
  const result = apply({ engine: assault(), action: 'attack 0404 B1+B2' });
  expect(result.next).toMatchObject({ decides: 'chance', rule: '5.5' });
});

test('apply: a seed draws what is not given, the same every time', () => {
  const once = apply({ engine: assault(), action: 'attack 0404 B1+B2', seed: 3 });
  expect(once.next.decides).not.toBe('chance');
  expect(apply({ engine: assault(), action: 'attack 0404 B1+B2', seed: 3 })).toEqual(once);
});

test('apply: where Chance is asked, its outcome alone is enough', async () => {
  const { code, out } = await bocage('apply', 'proving', '--chance', '1/3/5', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ next: { decides: 'red', rule: '1.2' } });
});

test('apply: an illegal action changes nothing and gives its rule, exit code 1', async () => {
  const { code, out, err } = await bocage(
    'apply',
    'proving',
    '--position',
    scratchFile(ASSAULT),
    '--action',
    'attack 0504 B1',
  );
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`bocage: “attack 0504 B1” is not allowed: 5.1-a: ${proving.cases['5.1-a']}\n`);
});

test('apply: nothing can be done when the game is over', () => {
  const { position: text } = position({ game: proving, setUp: usual, seed: 1, after: 10_000 });
  const engine = readPosition(proving, text);
  expect(() => apply({ engine })).toThrow(/the game is over/);
  expect(() => apply({ engine, action: 'end' })).toThrow(/the game is over/);
});

test.each([
  ['attack 0404 B1+B2', []],
  ['end', []],
  ['attack 0504 B1', ['5.1-a']],
  ['attack 0404 B1+R1', ['5.2-a']],
  ['move B1 0303', ['3.1-e']],
  ['attack 0404 none', ['5.2-d']],
  ['slip 0303', ['input']],
] as const)('why: %s is refused by %j', (action, rules) => {
  const result = why(assault(), action);
  expect(result.reasons.map((reason) => reason.rule)).toEqual(rules);
  expect(whyReport(result)).toMatchObject({ ok: rules.length === 0 });
});

test('why: legal is exit code 0, illegal 1 with each reason', async () => {
  const at = ['--position', scratchFile(ASSAULT)];
  expect(await bocage('why', 'proving', ...at, '--action', 'end')).toEqual({
    code: 0,
    out: 'legal\n',
    err: '',
  });
  const refused = await bocage('why', 'proving', ...at, '--action', 'move B1 0303');
  expect(refused).toEqual({ code: 1, out: `3.1-e: ${proving.cases['3.1-e']}\n`, err: '' });
});

test('why: a piece that is lost is refused, not stumbled over', () => {
  const moving = readPosition(proving, ASSAULT.replace('fights=yes', 'fights=no'));
  expect(why(moving, 'move B6 0303').reasons.map((reason) => reason.rule)).toEqual(['3.1-b']);
});

test('why: where Chance decides no action is legal', () => {
  const result = why(openPosition(proving, undefined), 'end');
  expect(result.reasons).toEqual([{ rule: 'turn', text: 'Chance decides now' }]);
});

test('odds: the six dice of an assault, equal outcomes put together', () => {
  const before = assault();
  const bytes = before.snapshot();
  const result = odds({ engine: before, action: 'attack 0404 B1+B2' });
  const found = new Map(
    result.outcomes.map((way) => [
      way.changes.filter((line) => /steps/.test(line)).join(', ') + way.then,
      way.fraction,
    ]),
  );
  const fractions = result.outcomes.map((way) => way.fraction);
  expect(fractions.toSorted()).toEqual(['1/3', '1/6', '1/6', '1/6', '1/6']);
  expect([...found].find(([key]) => key.startsWith('unit B1 steps 2 → 1, unit B2 steps 2 → 1'))?.[1]).toBe(
    '1/6',
  );
  expect(result.outcomes[0]).toMatchObject({
    fraction: '1/3',
    then: expect.stringContaining('losses.choose'),
  });
  expect(result.outcomes.reduce((sum, way) => sum + way.probability, 0)).toBeCloseTo(1, 12);
  expect(before.snapshot()).toEqual(bytes);
});

test('odds: what is so whatever comes up is told once', () => {
  const elsewhere =
    'unit B3 at=0103 steps=2 value=3 faceUp=yes\nunit R2 at=0102 steps=2 value=3 faceUp=yes\nunit R1';
  const engine = readPosition(proving, ASSAULT.replace('unit R1', elsewhere)); // so that Blue's round goes on
  const { always, outcomes } = odds({ engine, action: 'attack 0404 B1+B2' });
  expect(always).toEqual([
    'unit B1 fought no → yes',
    'unit B2 fought no → yes',
    'hex 0404 attacked no → yes',
  ]);
  for (const { changes } of outcomes) expect(changes.filter((change) => always.includes(change))).toEqual([]);
});

test('odds: with an answer for who is asked on the way, it goes on to the end of that', () => {
  const answers = { 'losses.choose': 'lose B2' };
  const result = odds({ engine: assault(), action: 'attack 0404 B1+B2', answers });
  const loser = result.outcomes.find((way) => way.fraction === '1/3');
  expect(loser?.changes).toContain('unit B2 steps 2 → 1');
  expect(loser?.then).not.toContain('losses.choose');
});

test('odds: where Chance is asked, no action is needed', async () => {
  const { code, out } = await bocage('odds', 'proving');
  expect(code).toBe(0);
  expect(out).toMatch(/^6 outcomes\nin every case\n {4}Red is asked/);
  expect(out).toMatch(/16.7 % \(1\/6\)\n {4}R4 has strength 1/);
});

test('odds: an illegal action has no odds, exit code 1', async () => {
  const argv = ['odds', 'proving', '--position', scratchFile(ASSAULT), '--action', 'attack 0404 R1'];
  expect(await bocage(...argv)).toMatchObject({ code: 1, out: '', err: expect.stringContaining('5.2-a') });
  expect(oddsReport(odds({ engine: assault(), action: 'end' })).text).toMatch(/100.0 % \(1\/1\)/);
});

test('position: so many random decisions on, and readable again', () => {
  const at = (after: number) => position({ game: proving, setUp: usual, seed: 9, after });
  expect(at(12)).toMatchObject({ decisions: 12, over: false });
  expect(at(12)).toEqual(at(12));
  expect(at(12).position).not.toBe(at(13).position);
  expect(() => readPosition(proving, at(12).position)).not.toThrow();
});

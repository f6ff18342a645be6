import { proving } from '@bocage/game-proving';
import { Engine, type Match, RulesError } from '@bocage/kernel';
import { sentence } from '@bocage/kernel/host';
import { expect, test, vi } from 'vitest';
import { ALL, openingFor, type Report, reports } from '../src/index.ts';
import { NoteTaker } from '../src/secrets.ts';
import { act, actionOf, assault, BLUE, march, opening, play, RED, runOn, scene, sceneOf, tableOf } from './scene.ts'; // biome-ignore format: a list

/** The proving game as if it said that all questions but these are plain; or nothing of it. */
function claiming(secretAnswers: readonly string[] | undefined): typeof proving {
  const { secretAnswers: _, ...silent } = proving;
  return secretAnswers === undefined ? silent : { ...silent, secretAnswers };
}

const brief = ({ side, rule, answer }: Report): string => `${side} ${rule} ${answer}`;

test('1.1, 1.2: neither the deal nor where the mine lies is told to Blue', () => {
  for (const mine of ['0304', '0505']) {
    const table = act(runOn(tableOf(opening(), [BLUE, RED])), `bury ${mine}`);
    expect(reports(table, BLUE).slice(0, 2).map(brief)).toEqual(['-1 1.1 null', '1 1.2 null']);
    expect(
      reports(table, BLUE)
        .flatMap(({ events }) => events.map(sentence))
        .join(),
    ).not.toContain(mine);
    expect(brief(reports(table, RED)[1] as Report)).toBe(`1 1.2 bury ${mine}`);
    expect(brief(reports(table, ALL)[1] as Report)).toBe(`1 1.2 bury ${mine}`);
    expect(reports(table, ALL)[1]?.events.map(sentence)).toEqual([`Red buries the mine in ${mine}.`]);
    expect(reports(table, BLUE)[2]).toMatchObject({
      rule: '2.1',
      answer: expect.stringMatching(/sun|mud|fog/),
    });
  }
});

test('5.5: a die and what it did are told to both', () => {
  const table = act(tableOf(assault()), 'attack 0403 B1+B2');
  const [decision, die] = reports(table, RED);
  expect(decision).toMatchObject({ ply: 0, side: BLUE, step: 'round.act', answer: 'attack 0403 B1+B2' });
  expect(die).toMatchObject({
    ply: 1,
    side: -1,
    step: 'combat.roll',
    rule: '5.5',
    answer: expect.stringMatching(/^[1-6]$/),
  });
  expect(die?.events.map(sentence).join()).toContain(`die ${die?.answer}`);
});

test('only what is asked for, up to the moment that is shown', () => {
  const table = act(tableOf(assault()), 'attack 0403 B1+B2');
  expect(reports(table, BLUE, 1)).toEqual(reports(table, BLUE).slice(1));
  table.goTo(1);
  expect(reports(table, BLUE).map(({ ply }) => ply)).toEqual([0]);
});

test('of what was played before anybody sat down, answers are told once somebody has looked back', () => {
  const match = play(opening(), '1/3/5', 'bury 0403', 'sun', 'blue-move');
  const table = tableOf(match);
  expect(reports(table, BLUE).map(brief)).toEqual(['-1  null', '1  null', '-1  null', '-1  null']);
  expect(reports(table, RED)[1]?.answer).toBe('bury 0403');
  table.lookBack();
  table.lookBack();
  const looked = ['-1 1.1 null', '1 1.2 null', '-1 2.1 sun', '-1 2.2 blue-move'];
  expect(reports(table, BLUE).map(brief)).toEqual(looked);
  expect([table.ply, table.length]).toEqual([4, 4]);
});

const MANY = ['red moves', 'B1 0104', 'R4 0907', 'R1 0605', 'R2 0803'] as const;

/** What Blue is told of what Red does. */
function toldOf(match: Match, action: string): unknown[] {
  const table = tableOf(match, [BLUE, RED]);
  table.act(actionOf(match, action));
  expect(match.plies).toHaveLength(1);
  const [report] = reports(table, BLUE);
  return [report?.answer, report?.events.map(sentence).join()];
}

test('where many things could have been done and nobody says that they are plain, the events alone are told', () => {
  const { scene } = sceneOf(claiming(undefined));
  const few = scene('red moves', 'B1 0104', 'R4 0907', 'R1 0807 moved=yes');
  expect(few.legal().length).toBeLessThan(64);
  expect(toldOf(few, 'move R4 0906')).toEqual(['move R4 0906', 'R4 goes from 0907 by 0906.']);
  const many = scene(...MANY);
  expect(many.legal().length).toBeGreaterThan(64);
  expect(toldOf(many, 'move R4 0906')).toEqual([null, 'R4 goes from 0907 by 0906.']);
});

test('what is answered to a plain question is told, however much could have been done', () => {
  expect(toldOf(scene(...MANY), 'move R4 0906')).toEqual(['move R4 0906', 'R4 goes from 0907 by 0906.']);
  const secret = sceneOf(claiming(['round.act', 'game.bury'])).scene(...MANY);
  expect(toldOf(secret, 'move R4 0906')[0]).toBe(null);
});

test('an answer that has changed something unseen is not told, whatever the game says of its question', () => {
  const match = sceneOf(claiming([])).opening();
  const table = act(runOn(tableOf(match, [BLUE, RED])), 'bury 0304');
  expect(reports(table, BLUE).slice(0, 2).map(brief)).toEqual(['-1 1.1 null', '1 1.2 null']);
});

test('who sees everything is told everything, however many things could have been done', () => {
  const table = act(tableOf(march()), 'move B1 0104');
  expect(march().legal().length).toBeGreaterThan(64);
  expect(reports(table, RED)[0]?.answer).toBe('move B1 0104');
});

test('a choice of which the rules choke is told to nobody else', () => {
  const silent = sceneOf(claiming(undefined));
  const match = silent.scene('red moves', 'cup red-move=1', 'B1 0304', 'R1 0403', 'R2 0907');
  const { engine } = match;
  const [action] = engine.legal(1);
  const note = () => new NoteTaker(match).during(action ?? expect.unreachable(), () => true);
  const others = vi.spyOn(Engine.prototype, 'play');
  others.mockImplementation(() => {
    throw new RulesError('stuck');
  });
  expect(note()).toMatchObject({ rule: '2.2', open: [false, true] });
  others.mockImplementation(() => {
    throw new TypeError('slip');
  });
  expect(note).toThrow('slip');
  others.mockRestore();
});

test('what happened before the first decision is told as far as it may be known', () => {
  const table = tableOf(opening());
  expect(openingFor(table, BLUE)).toEqual(table.match.opening.filter(({ seen }) => (seen & 1) !== 0));
  expect(openingFor(table, ALL)).toEqual(table.match.opening);
});

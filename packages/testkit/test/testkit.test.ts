import { proving } from '@bocage/game-proving';
import { perft } from '@bocage/kernel/prover';
import { expect, test } from 'vitest';
import {
  actionOf, asks, chances, countOnCopies, field, legal, news, outcome, place, play, position, refusal, row, seen, stage, value,
} from '../src/index.ts'; // biome-ignore format: a list

const [BLUE, RED] = [0, 1];

const VALUES: Readonly<Record<string, string>> = { B1: '4', B2: '4', R1: '3', R2: '3' };

/** Blue attacks in turn 2, Red holds 0404, pieces are fresh. */
const { scene, opening } = stage(proving, {
  moment(words) {
    if (words !== 'blue attacks') throw new Error(`there is no moment “${words}”`);
    const frames = ['game.next', 'turn.again', 'round.act side=blue fights=yes'];
    return {
      usual: ['turn 2', 'deck sun=2 mud=2', 'mine 0505', 'hex 0404 held=red', 'R1 0404', 'R2'],
      frames,
    };
  },
  piece: (name, at) => ({ at, steps: at === '-' ? '0' : '2', value: VALUES[name] ?? '0', faceUp: 'yes' }),
  words: { worn: 'steps=1', shaken: 'shaken=yes' },
});

test('a piece is written with its place, fields and words for fields; the rest is as usual', () => {
  const match = scene('blue attacks', 'B1 0304', 'B2 0305 worn shaken value=4');
  expect(row(position(match), 'unit B2')).toEqual({ at: '0305', steps: '1', value: '4', faceUp: 'yes', shaken: 'yes' }); // biome-ignore format: one line
  expect([place(match, 'B1'), place(match, 'R1'), place(match, 'R2')]).toEqual(['0304', '0404', '-']);
  expect([value(match, 'turn'), field(match, 'B1', 'steps'), field(match, 'B1', 'shaken')]).toEqual(['2', '2', undefined]); // biome-ignore format: one line
});

test('what is usual gives way to what is said of the same thing, and to nothing else', () => {
  const match = scene('blue attacks', 'B1 0304', 'turn 3', 'hex 0504 held=blue', 'R1 0403');
  expect([value(match, 'turn'), place(match, 'R1')]).toEqual(['3', '0403']);
  expect(position(match)).toMatch(/^hex 0404 held=red\nhex 0504 held=blue$/m);
});

test('options stand at the head, wherever they are said', () => {
  const match = scene('blue attacks', 'B1 0304', 'mine -', 'options mines=no');
  expect(match.engine.setUp.options).toEqual(opening(undefined, { mines: 'no' }).engine.setUp.options);
  expect(opening('forecast').engine.setUp.scenario).toBe('forecast');
  expect(opening().engine.setUp.scenario).toBe('crossroads');
});

test('a scene that cannot be is refused', () => {
  expect(() => scene('blue sleeps')).toThrow('there is no moment “blue sleeps”');
  expect(() => scene('blue attacks', 'B1 0304 colour=green')).toThrow('colour');
});

test('actions and dice are played in words; who is asked, the news and the chances are told', () => {
  const match = scene('blue attacks', 'B1 0304', 'B2 0305');
  expect(asks(match)).toBe('blue round.act');
  expect(legal(match, 'attack')).toEqual(['attack 0404 B1', 'attack 0404 B1+B2', 'attack 0404 B2']);
  expect(asks(play(match, 'attack 0404 B1+B2'))).toBe('* combat.roll');
  expect(Object.values(chances(match))).toEqual(Array(6).fill('1/6'));
  play(match, '6');
  expect(news(match, BLUE)).toContain('B1, B2 attack 0404, column 1, die 6.');
  expect(asks(match)).toBe('red retreat.choose');
  expect(seen(match, RED)).toContain('mine 0505');
  expect(seen(match, BLUE)).not.toContain('mine 0505');
});

test('a refusal is its rule, and nothing where the action may be done', () => {
  const match = scene('blue attacks', 'B1 0304');
  expect(refusal(match, 'attack 0504 B1')).toBe('5.1-a');
  expect(refusal(match, 'attack 0404 B1')).toBe('');
});

test('what the test means wrongly is said with where it is', () => {
  const match = scene('blue attacks', 'B1 0304');
  expect(() => actionOf(match, 'attack 0504 B1')).toThrow('blue round.act: attack 0504 B1: 5.1-a ');
  expect(() => play(match, 'attack 0404 B1', '7')).toThrow('“7” is no answer to * combat.roll');
  const last = play(scene('blue attacks', 'turn 4', 'B1 0304', 'R1 0404'), 'end');
  expect(asks(last)).toBe('over');
  expect(() => play(last, 'end')).toThrow('the game is over before “end”');
  expect(outcome(last).winner).toBe(RED);
});

test('counting on copies agrees with perft and leaves the position alone', () => {
  const { engine } = scene('blue attacks', 'B1 0304', 'B2 0305');
  const before = engine.snapshot();
  expect(countOnCopies(engine, 3)).toBe(perft(engine, 3));
  expect(countOnCopies(engine, 1)).toBe(4);
  expect(engine.snapshot()).toEqual(before);
});

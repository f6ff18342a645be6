import { expect, test } from 'vitest';
import {
  ALLIED,
  asks,
  field,
  legal,
  news,
  type Play,
  play,
  position,
  refusal,
  scene,
  unit,
  value,
} from './scene.ts';

const SWORD = 'beach 4603 status=open';
/** A Reaction has been played after an Allied Round. */
const reaction = (moment: string, ...lines: string[]): Play =>
  play(scene(`actionPhase.react ${moment}`, 'reactions 2', ...lines), 'react');
const chosen = (match: Play): string[] =>
  position(match)
    .split('\n')
    .flatMap((line) => /^unit (\S+) .*chosen=yes/.exec(line)?.[1] ?? []);
const movers = (match: Play): string[] => [
  ...new Set(legal(match, 'move').map((words) => words.split(' ')[1] ?? '')),
];
/** Three Kampfgruppen of the 21st Panzer, two of them in one hex with an independent regiment and a Tiger battalion. */
const PANZERS = ['KG22/21Pz 4812', 'KG125/21Pz 4812', 'KG192/21Pz 5014', '6FJ 4812', '101Tiger 4812'];

test('TDSN 9.3.4-a: one to four Reactions by the weather, and none without a chit', () => {
  const match = scene('actionPhase.react > actionRound.play chit=us 3', 'army us moves=1');
  play(match, 'play combat');
  // Nothing is asked where there is no chit.
  expect(value(match, 'turn')).toBe('4');
  const all = ['sun', 'cloud', 'showers', 'rain', 'storm'].map((weather) =>
    value(scene(`actionPhase.begin 3 ${weather}`), 'reactions'),
  );
  expect(all).toEqual(['1', '2', '2', '3', '4']);
});

test('TDSN 9.3.4-b: one Reaction after an Allied Round, and then the next chit', () => {
  const match = scene('actionPhase.react 3', 'reactions 2', 'cup us=1 german=1', 'army us moves=1', 'army german moves=1 combats=1'); // biome-ignore format: one thing
  play(match, 'react', 'nobody');
  expect([asks(match), value(match, 'reactions')]).toEqual(['* actionPhase.chit', '1']);
  play(match, 'german');
  // The Germans' own Round is not followed by a Reaction; the last chit is American.
  expect(asks(match)).toBe('allied actionRound.play');
});

test('TDSN 9.3.4-c: the Germans may pass, and what they keep is lost with the phase', () => {
  const match = scene('actionPhase.react 3', 'reactions 2');
  expect(legal(match)).toEqual(['react', 'pass']);
  play(match, 'pass');
  expect([value(match, 'turn'), value(match, 'reactions')]).toEqual(['4', '0']);
});

test('TDSN 9.3.4-d, TDSN 2.4-l: a stack is all Germans in a hex, also one alone', () => {
  const match = reaction('3', ...PANZERS);
  expect(legal(match, 'stack')).toEqual(['stack 4812', 'stack 5014', 'stack 5400']);
  expect(refusal(match, 'stack 4813')).toBe('9.3.4-d');
  play(match, 'stack 4812');
  expect(chosen(match).sort()).toEqual(['101Tiger', '6FJ', 'KG125/21Pz', 'KG22/21Pz']);
  const alone = play(reaction('3', ...PANZERS), 'stack 5014');
  expect(chosen(alone)).toEqual(['KG192/21Pz']);
});

test('TDSN 9.3.4-d: a Formation is activated wherever its units are', () => {
  const match = reaction(
    '3',
    ...PANZERS,
    '914/352 4010',
    '915/352 3707',
    '916/352 - steps=0',
    '857/346 East',
  );
  expect(new Set(legal(match, 'formation'))).toEqual(
    new Set(['21Pz', '6FJ', '101Tiger', '352', 'SPCherbourg4'].map((name) => `formation ${name}`)),
  );
  for (const name of ['1', '709', '346']) expect(refusal(match, `formation ${name}`)).toBe('9.3.4-d');
  play(match, 'formation 352');
  expect(chosen(match)).toEqual(['914/352', '915/352']);
  expect(news(match, ALLIED)).toContain('Reacting: 914/352, 915/352.');
});

test('TDSN 9.3.4-e: units in Cherbourg are no stack, but react with their Formation', () => {
  const match = reaction('3', '729/709 Cherbourg', '739/709 Cherbourg', '919/709 2001');
  expect(refusal(match, 'stack Cherbourg')).toBe('9.3.4-e');
  play(match, 'formation 709');
  expect(chosen(match)).toEqual(['729/709', '739/709', '919/709']);
});

test('TDSN 9.3.4-f: the chosen move as in a Move Round, apart and one after the other', () => {
  const match = play(reaction('3', ...PANZERS), 'stack 4812');
  expect(movers(match).sort()).toEqual(['101Tiger', '6FJ', 'KG125/21Pz', 'KG22/21Pz']);
  play(match, 'move KG22/21Pz 4811', 'move KG125/21Pz 4813+4814');
  expect([unit(match, 'KG22/21Pz'), unit(match, 'KG125/21Pz'), unit(match, '6FJ')]).toEqual([
    '4811',
    '4814',
    '4812',
  ]);
  expect(refusal(match, 'move KG22/21Pz 4810')).toBe('10.1-d');
});

test('TDSN 9.3.4-g: no other German moves or attacks, but out of C, W and S hexes', () => {
  const match = play(
    reaction('3', SWORD, ...PANZERS, '129/43 5013', '130/43 4910', '943/353 1600'),
    'stack 4812',
  );
  expect(refusal(match, 'move KG192/21Pz 5015')).toBe('9.3.4-g');
  expect(movers(match)).toContain('943/353');
  play(match, 'move 943/353 1601', 'move KG22/21Pz 4811', 'end');
  expect(legal(match, 'attack')).toEqual(['attack 4910 KG22/21Pz']);
  expect(refusal(match, 'attack 5013 KG192/21Pz')).toBe('9.3.4-g');
  const nobody = play(reaction('3', ...PANZERS), 'nobody');
  expect([asks(nobody), value(nobody, 'turn')]).toEqual(['* weatherPhase.draw', '4']);
});

test('TDSN 9.3.4-h: after the movement the chosen Kampfgruppen and Tigers attack one hex, nobody else and once', () => {
  const lines = [SWORD, ...PANZERS, '129/43 4811', '130/43 4911'];
  const match = play(reaction('3', ...lines), 'stack 4812', 'end');
  expect(asks(match)).toBe('german fighting.declare');
  const attackers = new Set(legal(match, 'attack').flatMap((words) => words.split(' ')[2]?.split('+') ?? []));
  expect([...attackers].sort()).toEqual(['101Tiger', 'KG125/21Pz', 'KG22/21Pz']);
  expect(refusal(match, 'attack 4811 6FJ')).toBe('9.3.4-h');
  play(match, 'attack 4811 KG22/21Pz');
  // One hex is attacked; whatever comes of it, there is no second attack.
  while (!asks(match).includes('weatherPhase')) {
    if (asks(match).startsWith('*')) play(match, match.engine.odds.kind.text(match.engine.odds.kind.min));
    else match.apply(match.legal()[0]!);
    expect(legal(match, 'attack')).toEqual([]);
  }
});

test('TDSN 9.3.4-i: no attack from two hexes where another would then be owed', () => {
  // From 4812 and 4912 both reach 4912's neighbours; 4911 holds British in the zone of both.
  const lines = [SWORD, 'KG22/21Pz 4812', 'KG125/21Pz 5012', '129/43 4911', '130/43 4811'];
  const match = play(reaction('3', ...lines), 'formation 21Pz', 'end');
  expect(refusal(match, 'attack 4911 KG22/21Pz+KG125/21Pz')).toBe('9.3.4-i');
  expect(refusal(match, 'attack 4911 KG22/21Pz')).toBe('');
  const free = play(reaction('3', ...lines.slice(0, -1)), 'formation 21Pz', 'end');
  expect(refusal(free, 'attack 4911 KG22/21Pz+KG125/21Pz')).toBe('');
});

test('TDSN 2.2.4-e: the chosen are marked, and nobody is any more when the Round is over', () => {
  const match = play(reaction('3', ...PANZERS), 'stack 4812');
  expect(field(match, 'KG22/21Pz', 'chosen')).toBe('yes');
  play(match, 'end');
  expect(chosen(match)).toEqual([]);
});

test('TDSN 13.5-b: whether Cherbourg is isolated is looked at when a Reaction begins', () => {
  const wall = ['16/1 1300', '18/1 1500', '26/1 1700', '115/29 1900'];
  expect(value(reaction('3', ...wall, ...PANZERS), 'isolated')).toBe('yes');
  expect(value(reaction('3', 'isolated yes', ...PANZERS), 'isolated')).toBe('no');
});

test('TDSN 2.4-a: in a Reaction the Germans are active', () => {
  const match = reaction('3', ...PANZERS);
  expect([value(match, 'round'), value(match, 'active'), asks(match)]).toEqual(['reaction', 'german', 'german reactionRound.choose']); // biome-ignore format: one thing
});

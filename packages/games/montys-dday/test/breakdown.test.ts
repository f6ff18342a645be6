import { expect, test } from 'vitest';
import { field, legal, news, type Play, place, play, reasons, refusal, scene, unit } from './scene.ts';

const germans = (...lines: string[]): Play => scene('I 5', ...lines);
/** Three static companies that are eliminated. */
const DEAD = ['10/736', '11/736', '1/726'].map((name) => `${name} - lost=yes`);
const BD = ['BD-1', 'BD-2', 'BD-3', 'BD-4'];

test('MDD 17.0-a: only the Germans break battalions down, before they move and while they are steady', () => {
  const allied = scene('moves 3', '1-SR 2301', '2-EYR 2302');
  expect(reasons(allied, 'split 1-SR')).toEqual(['17.0-a only German battalions can be broken down']);
  const match = germans('I/915 2301', 'I/916 2303 grey', 'II/915 2305 N', '1-SR 5018');
  expect(reasons(match, 'split I/916')).toEqual(['17.0-a it is disrupted; wait until it has recovered']);
  expect(refusal(play(germans('II/915 2305 N', 'I/916 2301'), 'turn II/915 S'), 'split II/915')).toBe('');
  play(match, 'move I/915 2302');
  expect(reasons(match, 'split I/915')).toEqual(['17.0-a it has moved or changed mode in this segment']);
  play(match, 'deploy II/915');
  expect(refusal(match, 'split II/915')).toBe('17.0-a');
});

test('MDD 17.0-b: a 6-2-2 becomes three static companies of 2-2-0, in its place, mode and facing', () => {
  const match = germans('II/726 2301 SE', 'I/744 2303', ...DEAD);
  play(match, 'split II/726');
  expect([unit(match, '10/736'), unit(match, '11/736'), unit(match, '1/726')]).toEqual(
    Array.from({ length: 3 }, () => '2301 SE'),
  );
  expect(place(match, 'II/726')).toBe('-');
  expect(news(match, 1)).toEqual(['II/726 is broken down into 10/736, 11/736, 1/726.']);
  expect(refusal(match, 'move 10/736 2302'), 'they may move').toBe('');
  expect(match.events(1).map(({ rule }) => rule)).toEqual(['17.0-b']);
});

test('MDD 17.0-c: they come from those eliminated; with two there is no breakdown', () => {
  const match = germans('II/726 2301', 'I/744 2303', '5/744 2305', ...DEAD.slice(1));
  expect(reasons(match, 'split II/726')).toEqual([
    '17.0-c fewer than three static companies have been eliminated',
  ]);
  const more = germans('II/726 2301', 'I/744 2303', ...DEAD, '5/736 - lost=yes');
  play(more, 'split II/726');
  expect(refusal(more, 'split I/744'), 'one is left').toBe('17.0-c');
  expect(['5/736', '10/736', '11/736', '1/726'].map((name) => place(more, name))).toEqual([
    '2301',
    '2301',
    '2301',
    '-',
  ]);
});

test('MDD 17.0-d: a 7-3-4 becomes three companies and its heavy weapons, while the counters last', () => {
  const match = germans('I/915 2301', 'I/916 2303', 'I/25 2305');
  expect(reasons(match, 'split I/25')).toEqual([
    '17.0-d it is neither a 6-2-2 static nor a 7-3-4 infantry battalion',
  ]);
  play(match, 'split I/915');
  expect(BD.map((name) => unit(match, name))).toEqual(['2301', '2301', '2301', '2301']);
  expect(reasons(match, 'split I/916')).toEqual(['17.0-d the counters for its companies are in use']);
  expect(refusal(match, 'move BD-4 2302+2303+2304+2305')).toBe('');
  expect(reasons(match, 'split I/25')).toHaveLength(1);
  expect(match.events(1).map(({ rule }) => rule)).toEqual(['17.0-d']);
});

test('MDD 17.0-e: a battalion that was broken down does not come back', () => {
  const match = play(germans('I/915 2301', 'I/916 2303'), 'split I/915');
  expect([place(match, 'I/915'), field(match, 'I/915', 'lost')]).toEqual(['-', 'yes']);
  expect(legal(match, 'enter I/915')).toEqual([]);
  expect(refusal(match, 'enter I/915 6316')).toBe('1.4-a');
});

test('MDD 6.2.6-a: who moved before a battalion was broken down has ended his move', () => {
  const match = play(germans('I/915 2301', 'I/916 2303'), 'move I/916 2304', 'split I/915');
  expect(refusal(match, 'move I/916 2305')).toBe('6.2.6-a');
});

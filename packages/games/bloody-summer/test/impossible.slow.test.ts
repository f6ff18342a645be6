import { readPosition, TextError } from '@bocage/kernel/text';
import { positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

const PLAYED = positionsOf(bloodySummer, { scenario: 'cherbourg', seed: 3, every: 1 });
/** A position of a game that was played at random in which the innermost procedure is at a step. */
function at(step: string): string {
  const text = PLAYED.find((one) => `${one.trimEnd().split('\n').at(-1)} `.startsWith(`> ${step} `));
  if (text === undefined) throw new Error(`nobody came to ${step}`);
  return text;
}

/** Every reason against a text; none where it is read. */
function against(text: string): string {
  try {
    readPosition(bloodySummer, text);
    return '';
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.message;
  }
}

/** The position with these lines in the place of those that begin alike: `unit 4-8 at=0617` for `unit 4-8 …`. */
function having(text: string, head: string, rest: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith(`${head} `));
  const frames = lines.findIndex((line) => line.startsWith('>'));
  return [...lines.slice(0, frames), `${head} ${rest}`, ...lines.slice(frames)].join('\n');
}
const MOVES = at('movement.moves');

test('what was played is possible', () => {
  expect(PLAYED.slice(0, 400).filter((text) => against(text) !== '')).toEqual([]);
});

test.each([
  ['unit 4-8', 'at=0617', 'no step left'],
  ['unit 4-8', 'at=0617 steps=3 captured=yes', 'is lost and yet in'],
  ['unit 4-8', 'at=Destroyed steps=1', 'cannot be in Destroyed'],
  ['unit 4-8', 'at=Rest steps=1 disorganised=1', 'is not in play and yet has markers'],
  ['unit 4-8', 'at=0617 steps=2 home=yes', 'has not been sent back'],
  ['unit 4-8', 'at=0617 steps=2 finished=yes', 'is no headquarters'],
  ['unit 4-8', 'at=0617 steps=2 hq=GE-84', 'does not command'],
  ['unit US-VII', 'at=0617 disorganised=1', 'does not fight'],
  ['unit 3-8', 'at=0807 steps=2', 'has no part in this scenario'],
  ['unit Bty-Longues', 'at=0617 steps=1', 'never moves to'],
  ['unit 709-729', 'at=Reserve steps=1', 'cannot be in Reserve'],
  ['turn', '12', 'has no turn 12'],
  ['phase', 'night', 'one night'],
  ['place Reserve', 'germanMarkers=1', 'Germans have no markers in Reserve'],
  ['depot German-Cherbourg', 'state=building due=9', 'nobody builds'],
  ['depot Utah', 'state=building', 'but when'],
  ['depot Utah', 'state=full side=british', 'not for others'],
  ['zone cotentin', 'fighters=german', 'watch'],
  ['air us-fighter', 'cup=1', 'us-fighters, not'],
  ['navy western', 'cruiser=9', 'points'],
] as const)('%s %s cannot be: %s', (head, rest, reason) => {
  expect(against(having(MOVES, head, rest))).toContain(reason);
});

test('procedures stand where rules call them, for those whose turn it is', () => {
  const instead = (old: RegExp, now: string): string => {
    expect(MOVES).toMatch(old);
    return against(MOVES.replace(old, now));
  };
  expect(instead(/> half\.moved/, '> half.over')).toContain('movement does not stand in half.over');
  expect(instead(/(> movement\.moves.*) side=\S+|(> movement\.moves)/, '$1$2 side=german')).toMatch(/side/);
});

test('R-50: a combat phase in which all have given way is over', () => {
  const text = at('combatPhase.choose')
    .trimEnd()
    .replace(/ gaveWay=\d+/, '');
  expect(against(`${text}\n`)).toBe('');
  expect(against(`${text} gaveWay=2\n`)).toContain('combatPhase has lost count');
});

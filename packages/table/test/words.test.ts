import { proving } from '@bocage/game-proving';
import { CHANCE, names } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { headingOf, nameLook, scoreLines, sideWords, spelt, stepKeys } from '../src/index.ts';
import { BLUE, RED } from './scene.ts';

test('a side goes by its name where the game has one, else by its word, and Chance by its own', () => {
  expect(sideWords(proving, ['Blues', 'Reds'], RED)).toEqual({
    name: 'Reds',
    subject: 'The Reds',
    isMany: true,
  });
  expect(sideWords(proving, ['Blue', 'Reds'], BLUE)).toEqual({
    name: 'Blue',
    subject: 'The Blue',
    isMany: true,
  });
  expect(sideWords(proving, undefined, BLUE)).toEqual({ name: 'Blue', subject: 'Blue', isMany: false });
  expect(sideWords(proving, ['Blues', 'Reds'], CHANCE)).toMatchObject({ subject: 'Chance', isMany: false });
});

test('a step is called by its heading, by that of its procedure, or by its procedure spelt out', () => {
  const headings = { combat: 'Fighting', 'combat.roll': 'The die' };
  expect(['combat.roll', 'combat.losses', 'beachLanding.land'].map((step) => headingOf(step, headings))).toEqual(
    ['The die', 'Fighting', 'Beach landing'],
  ); // biome-ignore format: a list
  expect(headingOf('combat.roll')).toBe('Combat');
});

test('names of the program are spelt out', () => {
  expect(['beach-held', 'beachHeld', 'caen'].map(spelt)).toEqual(['Beach held', 'Beach held', 'Caen']);
});

test('a verb is looked for at its step, then everywhere', () => {
  expect(stepKeys('combat.advance', 'stay')).toEqual(['combat.advance.stay', 'advance.stay', 'stay']);
});

test('a thing goes by the name of the game, else by the word of the records', () => {
  const CARD = names('card', ['card-1', 'card-2']);
  const nameOf = (_kind: string, value: number) =>
    value === 0 ? { name: 'Card 1', title: 'Card 1: sun' } : undefined;
  expect([0, 1].map((card) => nameLook({ nameOf }, CARD, card).name)).toEqual(['Card 1', 'card-2']);
  expect(nameLook({}, CARD, 0)).toEqual({ name: 'card-1', title: 'card-1' });
});

test('the score is told by the track of the game, by the labels of its figures, or spelt out', () => {
  const score = { 'beach-held': 6, losses: -3 };
  const cells = [{ text: 'Beaches held +6', isHere: false }];
  expect(scoreLines([{ id: 'points', cells }], score, [])).toEqual([
    { label: 'Beaches held', points: 6, note: '' },
  ]);
  const bare = [{ text: '6', isHere: false, note: 'beaches' }];
  expect(scoreLines([{ id: 'points', cells: bare }], score, [])).toMatchObject([
    { label: 'Beach held', points: 6 },
    { label: 'Losses', points: -3 },
  ]);
  const figures = [{ id: 'losses', label: 'Steps lost' }];
  expect(scoreLines([], score, figures).map(({ label, points }) => [label, points])).toEqual([
    ['Beach held', 6],
    ['Steps lost', -3],
  ]);
});

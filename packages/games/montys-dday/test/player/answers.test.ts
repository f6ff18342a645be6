import { Engine, Seat, seeded, setUpFor } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { montysDday } from '../../src/index.ts';
import { player } from '../../src/player/index.ts';
import { postOf } from '../../src/queries.ts';
import { freeUnits } from '../../src/rules/setup/posts.ts';
import { GERMAN, play, scene } from '../scene.ts';
import { answer, deeds, said } from './scene.ts';

/** Guns enough behind Sword that landing craft are hit more often than tanks sink. */
const GUNS = ['Le-Havre Le-Havre', '1/J-200 2618', '2/J-200 2518', '3/J-200 2718', '4/736 2418', 'StuG-200 2618', '1/305 2517']; // biome-ignore format: a list

test('the Germans set up by history, with the mines of the scenario', () => {
  const engine = new Engine(montysDday, setUpFor(montysDday)).begin();
  const german = player(GERMAN);
  while (engine.stepName === 'germanSetUp.place')
    engine.apply(german.choose(new Seat(engine, GERMAN), seeded(1)));
  const g = engine.g as Parameters<typeof montysDday.outcome>[0];
  for (const unit of freeUnits(g.scenario)) expect(g.unit.at.get(unit)).toBe(postOf(g.scenario, unit)?.at);
  expect([0, 1, 2].map((beach) => g.beach.mines.get(beach))).toEqual([2, 3, 2]);
});

test('the Allies fire at those whom they will assault, not at a battalion far away', () => {
  const shot = answer('C 3', '1-SLR 2720', '2-EYR 2720', '10/736 2620', 'I/744 0112', 'II/726 5320');
  expect(shot).toBe('fire 2620');
});

test('points and rifles together fire where rifles alone would not tell', () => {
  const match = scene('C 3', '1-SLR 2720', '2-EYR 2720', '10/736 2620', 'I/744 0112');
  const all = deeds(match, 'fireSegment.aim', 'firing.prepare');
  expect(all).toContain('join 1-SLR');
  expect(all.some((deed) => deed.startsWith('points'))).toBe(true);
  expect(all.at(-1)).toBe('shoot');
});

test('the Germans fire at a stack in disorder rather than at one that is steady', () => {
  const match = answer('H 3', '1-SR 2720 green', '2-KSLI 2519', '10/736 2620', 'I/155 2716', 'HQ-736 2716');
  expect(match).toBe('fire 2720');
});

test('two battalions assault a static company in the open', () => {
  expect(answer('F 4', '1-SR 2718', '2-KSLI 2718', '10/736 2717')).toBe('assault 2717');
});

test('a fort is stormed by infantry with the engineers among them', () => {
  const lines = ['1-SR 2720', '2-EYR 2720', '629-RE 2720', '10/736 2620'];
  const all = deeds(scene('F 4', ...lines), 'assaultSegment.choose', 'assault.muster');
  expect(all[0]).toBe('assault 2620');
  expect(all).toContain('join 629-RE');
});

test('a company of Commandos does not assault a battalion in Le Hamel', () => {
  expect(answer('F 4', '10-Cdo 5324', 'I/916 5325')).toBe('end');
});

test('tanks swim under heavy fire on a calm sea, and are rowed where there are no guns', () => {
  const tanks = (...lines: string[]): string =>
    said(play(scene('landings 3', 'SY 2622', '1-SR 2422', 'LRC 4027', ...lines), 'beach sword', '1', '3+4'));
  expect(tanks(...GUNS)).toBe('swim SY');
  expect(tanks()).toBe('row SY');
});

test('a Drop Zone that is not needed is taken off, where nobody can lose it', () => {
  const zones = ['zone main at=2013 state=down', 'zone secondary at=1315 state=down'];
  expect(answer('B 2', '7-Para 2013', '8-Para 1315', ...zones)).toBe('recall');
});

test('the last battalion on the Main Drop Zone stays there, whatever is near', () => {
  const zones = ['zone main at=2013 state=down'];
  const moves = deeds(
    scene('moves 3', '7-Para 2013', '2/642 1913', '1-SR 2618', '10/736 2716', ...zones),
    'movement.moves',
  );
  expect(moves.filter((deed) => deed.includes('7-Para'))).toEqual([]);
});

test('infantry leaves the flat before the tide comes over it', () => {
  const moves = deeds(scene('moves 3', '1-SR 2721', 'SY 2721', '4/736 2716'), 'movement.moves');
  expect(moves.filter((deed) => /^move (1-SR|SY) /.test(deed))).toHaveLength(2);
});

test('guns and rifles in a strongpoint do not leave it', () => {
  const moves = deeds(scene('I 3', '4/736 2716', 'HQ-736 2716', '1-SR 2718', 'I/22 3106'), 'movement.moves');
  expect(moves.filter((deed) => deed.includes('736'))).toEqual([]);
});

test('German reinforcements come onto the map and go on', () => {
  const moves = deeds(scene('I 5', 'I/155 2813', '1-SR 2718', 'HQ-21 2601 N'), 'movement.moves');
  expect(moves.some((deed) => deed.startsWith('enter I/22'))).toBe(true);
  expect(moves.some((deed) => deed.startsWith('move I/22'))).toBe(true);
});

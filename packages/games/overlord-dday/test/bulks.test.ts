// Commands that stand for several decisions, and what is said before an action that harms whoever takes it.
import { viewOf } from '@bocage/kernel';
import { Showing } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { presentation } from '../src/presentation/index.ts';
import { legal, play, refusal, scene, sketched, value } from './scene.ts';
import { perils, plan } from './seeing.ts';

type Play = ReturnType<typeof scene>;

/** Plays what a command would do, each with the die after it; what is the only thing left does itself. */
function follow(match: Play, id: string, die: string): Play {
  for (const words of plan(match, id)) {
    if (plan(match, id).length > 0) {
      expect(plan(match, id), 'the rest of it stays as it was').toContain(words);
      expect(refusal(match, words)).toBe('');
      play(match, words);
    }
    play(match, die);
  }
  return match;
}

// Weapons Nests of the beaches, as the tests of naval fire have them.
const UTAH = ['WN8/709 N2621'];
const OMAHA = ['WN66/352 N3031', 'WN64/352 N3132', 'WN62/352 N3133', 'WN60/352 N3033'];
const OTHERS = ['WN39/716 N3139', 'WN28/716 N3244', 'WN20/716 N3447'];

test('TKG 27.2.1-a: all shots are those that each navy has, first one for each beach that is owed one', () => {
  const match = scene('naval 2', ...UTAH, ...OMAHA, ...OTHERS);
  const shots = plan(match, 'bombard');
  expect(shots.filter((words) => words.startsWith('bombard us'))).toHaveLength(4);
  expect(shots.filter((words) => words.startsWith('bombard cw'))).toHaveLength(3);
  expect(shots).toContain('bombard us N2621');
  follow(match, 'bombard', '1');
  expect(value(match, 'phase'), 'nobody has anything else to do').toBe('3');
});

test('a command of a procedure is offered wherever that procedure asks, and nowhere else', () => {
  const { engine } = scene('naval 2', ...UTAH, ...OMAHA, ...OTHERS);
  const bulk = (step: string) => ({ id: step, label: step, step, plan: () => [] });
  const bulks = ['navalFire', 'navalFire.fire', 'naval', 'navalFire.begin', 'action'].map(bulk);
  const showing = new Showing({ ...presentation, bulks }, engine);
  expect(showing.bulks(viewOf(engine, engine.side)).map(({ id }) => id)).toEqual([
    'navalFire',
    'navalFire.fire',
  ]);
});

test('TKG 27.2.1-e: a shot that was fired is not planned again, and a beach that has had its own is owed none', () => {
  const match = scene('naval 2', ...UTAH, ...OMAHA, ...OTHERS);
  play(match, 'bombard us N2621', '1');
  const shots = plan(match, 'bombard').filter((words) => words.startsWith('bombard us'));
  expect(shots).toHaveLength(3);
  expect(shots).not.toContain('bombard us N2621');
});

test('TKG 27.2.2-a: all land in their places: the one that is named, else where the die is kindest and fewest are', () => {
  const match = scene(
    'landing 1',
    '1/16 Omaha-1',
    '2/16 Omaha-1',
    '1/116 Omaha-1',
    '1Hamp Gold-1',
    '1Dors Gold-1',
  );
  const landings = plan(match, 'land');
  expect(landings.map((words) => words.split(' ')[1])).toEqual(['1/16', '2/16', '1/116', '1Hamp', '1Dors']);
  for (const words of landings) expect(legal(match)).toContain(words);
  follow(match, 'land', '1');
  expect(plan(match, 'land')).toEqual([]);
});

test('TKG 27.2.2-h: nobody is sent where those who are sent before leave no room', () => {
  const full = [
    '1/8 N2931',
    '2/8 N2931',
    '1/22 N2932',
    '2/22 N2932',
    '3/22 N2932',
    '1/12 N3032',
    '2/12 N3032',
    '3/12 N3032',
  ];
  sketched('so many battalions of other beaches ashore by the second phase');
  const match = scene('landing 2', ...full, '1/116 Omaha-2', '2/116 Omaha-2', '3/116 Omaha-2');
  expect(plan(match, 'land')).toHaveLength(1);
});

test('TKG 27.2.2-i: who could land and does not is named before the landings end', () => {
  const match = scene('landing 1', '1/16 Omaha-1', '2/16 Omaha-1');
  expect(perils(match, 'end')).toEqual([{ rule: '27.2.2-i', units: ['1/16', '2/16'] }]);
  play(match, 'land 1/16 N3032', '1');
  expect(perils(match, 'end')).toEqual([{ rule: '27.2.2-i', units: ['2/16'] }]);
});

/** Who lands at Utah in the second phase. */
const UTAH_NEXT = ['3/8 Utah-2', '3/22 Utah-2', '1/22 Utah-2', '2/22 Utah-2'];

// Two more could come ashore at Utah: one in either hex.
const UTAH_NEARLY_FULL = ['1/12 N2522', '2/12 N2522', '3/12 N2622', '237Eng N2622'];

test('TKG 27.2.2-h: who is bound to a hex is not robbed of its last room: it is said, and no command does it', () => {
  sketched('battalions of the third phase ashore before the second');
  const match = scene('landing 2', ...UTAH_NEARLY_FULL, '3/8 Utah-2', '1/22 Utah-2');
  expect(perils(match, 'land 1/22 N2622')).toEqual([{ rule: '27.2.2-h', units: ['3/8'] }]);
  expect(perils(match, 'land 1/22 N2522')).toEqual([]);
  expect(perils(match, 'land 3/8 N2622')).toEqual([]);
  expect(plan(match, 'land').toSorted()).toEqual(['land 1/22 N2522', 'land 3/8 N2622']);
});

test('TKG 27.2.2-h: where one too many waits anyhow, nothing is said of whoever takes the last room', () => {
  sketched('battalions of the third phase ashore before the second');
  const match = scene('landing 2', ...UTAH_NEARLY_FULL, '3/8 Utah-2', '1/22 Utah-2', '2/22 Utah-2');
  expect(perils(match, 'land 1/22 N2622')).toEqual([]);
});

test('TKG 27.2.2-i: before the moves end it is said who could still make room for those who land next', () => {
  const match = scene('allied movement 1', '1/8 N2522', '2/8 N2622', '237Eng N2622', ...UTAH_NEXT);
  expect(perils(match, 'end')).toEqual([{ rule: '27.2.2-i', units: ['1/8', '2/8', '237 Eng'] }]);
  const [way = ''] = legal(match).filter((words) => /^move 1\/8 .*N2521$/.test(words));
  play(match, way);
  expect(perils(match, 'end'), 'there is room for all').toEqual([]);
});

test('TKG 27.2.2-i: nothing is said where all find room, or nobody can make any', () => {
  const roomy = scene('allied movement 1', '1/8 N2522', '2/8 N2622', ...UTAH_NEXT);
  expect(perils(roomy, 'end')).toEqual([]);
  const fought = ['1/8 N2522 acted=fought', '2/8 N2622 acted=fought', '237Eng N2622 acted=fought'];
  expect(perils(scene('allied movement 1', ...fought, '1/116 N2931', ...UTAH_NEXT), 'end')).toEqual([]);
});

test('TKG 27.2.2-l: in the last phase they go to the boxes', () => {
  const match = scene('landing 5', '1/16 Omaha-5', '2/16 Omaha-5');
  expect(perils(match, 'end').map(({ rule }) => rule)).toEqual(['27.2.2-l']);
});

test('TKG 27.3.2-b: an empty box that somebody of the reserve could fill is named', () => {
  const match = scene('endStage.fill', '38/2 Reserve-us');
  expect(perils(match, 'end')).toEqual([{ rule: '27.3.2-b', units: ['38/2'] }]);
});

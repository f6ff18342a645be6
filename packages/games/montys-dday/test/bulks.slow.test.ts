// Commands that stand for several decisions, and what is said before an action that harms whoever takes it.
import { seeing } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';
import { ELSEWHERE } from './assaults.ts';
import { asks, opening, type Play, play, refusal, scene, unit } from './scene.ts';
import { still } from './seeing.ts';

const { plan, perils } = seeing(montysDday, presentation);

/** Does all that a command stands for, as the page does: each decision must still be in the plan when its time comes. */
function obey(match: Play, id: string): Play {
  const planned = plan(match, id);
  expect(planned, id).not.toEqual([]);
  for (const words of planned) {
    expect(plan(match, id), words).toContain(words);
    play(match, words);
  }
  return match;
}

test.each(['d-day', 'rommels-fantasy', 'optimal-defence', 'morning-at-sword'] as const)(
  '2.0-b: %s is set up as it was by one command of each side',
  (scenario) => {
    const match = obey(opening(scenario), 'stand');
    expect(asks(match)).toBe('allied alliedSetUp.load');
    expect(unit(match, '10/736')).toMatch(/^2620/);
    obey(match, 'load');
    expect(asks(match)).not.toMatch(/SetUp/);
  },
);

test('what stands already is not placed again, and what stands elsewhere goes to its place', () => {
  const match = play(opening('d-day'), 'mine 4 2');
  const all = plan(match, 'stand');
  play(match, all[0] as string);
  expect(plan(match, 'stand')).not.toContain(all[0]);
  expect(plan(match, 'stand')).toContain('mine 2 3');
  expect(all.at(-1)).toBe('ready');
});

test('5.1.4-a: a unit in another box is taken out of it first', () => {
  const match = play(obey(opening('d-day'), 'stand'), 'load 1-SLR sword-2-1');
  const actions = plan(match, 'load');
  expect(actions.slice(actions.indexOf('unload 1-SLR')).slice(0, 2)).toEqual(['unload 1-SLR', 'load 1-SLR sword-1-1']); // biome-ignore format: a row
});

const ready = (): Play => obey(obey(opening('d-day'), 'stand'), 'load');

test('4.7-a: the drops of the first night are announced and aimed as they were', () => {
  const match = ready();
  expect(plan(match, 'announce')).toEqual(['announce 5-Para', 'announce 3-Para', 'glide 2-OBLI', 'end']);
  obey(match, 'announce');
  expect(asks(match)).toBe('allied airborneLanding.assign');
  obey(match, 'aim');
  expect(asks(match)).toBe('allied airborneLanding.aim');
  obey(match, 'aim');
  expect(asks(match)).toBe('allied airborneLanding.target');
  obey(match, 'aim');
  expect(asks(match)).toBe('allied airborneLanding.order');
  expect(plan(match, 'drop')).toEqual(['drop main', 'drop secondary', 'land 2-OBLI']);
});

test('5.3.1-a, 5.7-b: the first Cycle is put to sea in its places, Commandos where they landed', () => {
  const first = play(ready(), 'end');
  for (let i = 0; i < 40 && !asks(first).endsWith('invasionPlacement.place'); i++)
    play(first, asks(first).endsWith('fireSegment.aim') ? 'cease' : 'end');
  expect(asks(first)).toBe('allied invasionPlacement.place');
  expect(refusal(first, 'end')).toMatch(/5.1.10/);
  obey(first, 'launch');
  expect(unit(first, '4-Cdo')).toBe('2422');
  expect(unit(first, '47-RM')).toBe('5427');
});

test('10.2.5-a: all who can fire at a hex join, and all who can assault it', () => {
  const fire = play(scene('C 3', '5/736 2821', '1-SLR 2820', '2-EYR 2720', 'SY 2920', 'HQ-3 2620'), 'fire 2821');
  expect(plan(fire, 'join-fire').sort()).toEqual(['join 1-SLR', 'join 2-EYR', 'join SY']);
  const assault = play(scene('F 3', '5/736 2821', '1-SLR 2820', '2-EYR 2720', ...ELSEWHERE), 'assault 2821');
  expect(plan(assault, 'join-assault').sort()).toEqual(['join 1-SLR', 'join 2-EYR']);
}); // biome-ignore format: long rows

const told = (match: Play, words: string): string[] =>
  perils(match, words).map(({ rule, units }) => `${rule} ${units.join(' ')}`);

test('6.3.5-b: whom the next tide catches on the flats is warned of, and vehicles on the sand that it reaches', () => {
  const lines = ['13/18-H 2520', '1-SLR 2520', 'SY 2420', '2-EYR 2420', '1-SR 2620'];
  expect(told(scene('moves 3', ...lines), 'end')).toEqual(['6.3.5-b 1 SLR 13/18 H SY']);
  expect(told(scene('moves 2', ...lines), 'end')).toEqual([]);
});

test('8.1.4-a: too many in a hex when the moves end', () => {
  const many = ['1-SLR 2718', '2-EYR 2718', '1-SR 2718', '2-KSLI 2718'];
  expect(told(scene('moves 3', ...many), 'end')).toEqual(['8.1.4-a 1 SR 2 EYR 1 SLR 2 KSLI']);
  expect(told(scene('moves 3', ...many.slice(0, 2)), 'end')).toEqual([]);
});

test('5.1.4-a, 3.1.1-a1: boxes left empty, and a night without a drop, are warned of', () => {
  const setUp = obey(opening('d-day'), 'stand');
  const [empty] = told(setUp, 'ready');
  expect(empty).toMatch(/^5\.1\.4-a .*1 SLR/);
  const match = obey(setUp, 'load');
  expect(told(match, 'end')[0]).toMatch(/^3\.1\.1-a1 .*7 Para/);
});

test('a command that does not fit the moment has nothing to do', () => {
  const { view, showing } = still('C 4');
  expect(showing.bulks(view)).toEqual([]);
});

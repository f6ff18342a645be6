import type { CounterLook } from '@bocage/catalogue';
import { expect, test } from 'vitest';
import { find, findables } from '../src/play/find.ts';
import { armiesOf } from '../src/play/forces.ts';

const counter = (unit: number, name: string, more: Partial<CounterLook> = {}): CounterLook =>
  ({
    unit,
    name,
    title: `Battalion ${name}`,
    at: unit,
    side: 0,
    steps: 2,
    faceDown: false,
    ...more,
  }) as CounterLook;

const facts = {
  places: ['2911', '3203', '1161'],
  cases: { '11.6-a': 'Flak shoots.', '5.1': 'Stacks at Saint-Lô.' },
};
const NAMES = ['2911 Saint-Lô, town', '3203 Omaha Beach', '1161, sea'];
const all = findables(
  facts,
  { counters: [counter(0, '1/16'), counter(1, '3/116'), counter(2, '9', { faceDown: true })] },
  (at) => NAMES[at] ?? '',
);
const found = (text: string): string[] => find(all, text).map(({ kind, name }) => `${kind} ${name}`);

test('what is called so comes first, then what begins so, then where the words stand; units before places before rules', () => {
  expect(found('1/16')).toEqual(['unit 1/16']);
  expect(found('116')[0]).toBe('place 1161');
  expect(found('116')).toContain('unit 3/116');
  expect(found('saint-lo')).toEqual(['place 2911', 'rule 5.1']);
  expect(found('flak')).toEqual(['rule 11.6-a']);
  expect(found('LO SAINT')).toContain('place 2911');
  expect(found('zeppelin')).toEqual([]);
  expect(found(' ')).toEqual([]);
});

test('a counter that lies face down is not found by its name, and a place does not say its number twice', () => {
  expect(all.filter(({ kind }) => kind === 'unit').map(({ id }) => id)).toEqual([0, 1]);
  expect(all.find(({ name }) => name === '2911')?.line).toBe('Saint-Lô, town');
});

test('the order of battle: the reader first, formations with their steps, who is to come by turn, who is lost', () => {
  const force = (unit: number, side: number, formation: string, absence: Parameters<typeof armiesOf>[0][number]['absence'] = null) => ({ unit, side, formation, absence }); // biome-ignore format: one thing
  const armies = armiesOf(
    [
      force(0, 1, ''),
      force(1, 0, ''),
      force(2, 0, '29th'),
      force(3, 0, '29th'),
      force(4, 0, '1st', { kind: 'due', when: 'July I', order: 4 }),
      force(5, 0, '1st', { kind: 'due', when: 'June IV', order: 3 }),
      force(6, 0, '1st', { kind: 'lost' }),
      force(7, 0, '2nd', { kind: 'away', where: 'back in England' }),
    ],
    [0, 1, 2, 3].map((unit) => counter(unit, String(unit))),
    0,
  );
  expect(armies.map(({ side }) => side)).toEqual([0, 1]);
  const [own] = armies;
  expect(own?.formations.map(({ title, steps }) => [title, steps])).toEqual([['29th', 4], ['', 2]]); // biome-ignore format: one thing
  expect(own?.due).toEqual([{ when: 'June IV', units: [5] }, { when: 'July I', units: [4] }]); // biome-ignore format: one thing
  expect(own?.lost).toEqual([6]);
  expect(own?.away).toEqual([{ where: 'back in England', units: [7] }]);
});

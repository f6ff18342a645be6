import { isChance } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';
import { attack, BRIGADES, field, OTHERS, unaided } from './combats.ts';
import { asks, legal, type Play, play, scene } from './scene.ts';

/** What the luck of the next dice hangs on. */
const luckOf = (match: Play): string => match.luckKey;
const luckAfter = (match: Play, ...words: string[]): string => luckOf(play(match, ...words));

test('N44 6.3-c: a combat has its own die, whoever attacks and whatever was fought before', () => {
  const both = (): Play => field(...BRIGADES, '3-185 1207', '352-914 1306', '352-915 1307', ...OTHERS);
  const alone = unaided(attack(both(), '1306', '3-8'));
  expect(asks(alone)).toBe('* clash.die');
  const luck = luckOf(alone);
  expect(luckOf(unaided(attack(both(), '1306', '3-8', '3-9'))), 'with more').toBe(luck);
  const first = unaided(attack(both(), '1307', '3-185'));
  expect(luckOf(first), 'another hex').not.toBe(luck);
  play(first, '1');
  while (!asks(first).endsWith('assaults.choose')) play(first, legal(first).at(-1) as string);
  play(first, 'attack 1306', 'join 3-8', 'fight');
  expect(luckOf(unaided(first)), 'after it').toBe(luck);
});

test('N44 10.0.1-b: a unit comes down by its own dice, whoever is before it', () => {
  const night = (...units: string[]): Play => scene('night 0', '352-914 0914', ...units.map((name) => `${name} Reserve`)); // biome-ignore format: a line
  const second = play(night('82-505', '82-507'), '1+1');
  expect(luckOf(second)).toBe(luckOf(night('82-507')));
  expect(luckOf(second)).not.toBe(luckOf(night('82-505')));
});

test('N44 10.A.1-d: so does each tank unit that swims', () => {
  const sea = (...units: string[]): Play => scene('us-first-wave 0', 'WN-Saint-Laurent 0714', 'WN-Madeleine 0617', ...units.map((name) => `${name} Reserve`)); // biome-ignore format: a line
  expect(luckAfter(sea('70-Tk', '741-Tk'), '1')).toBe(luckOf(sea('741-Tk')));
});

test('N44 4.1.2-h: who leaves a box rolls for himself, wherever he goes and whoever left before', () => {
  const boxes = (): Play => scene('german-off-map 8', '353 Le-Mans', '77 Le-Mans', '9-60 0523');
  const luck = luckAfter(boxes(), 'go 353 Paris');
  expect(luckAfter(boxes(), 'go 353 Rennes')).toBe(luck);
  expect(luckAfter(boxes(), 'go 77 Paris')).not.toBe(luck);
  expect(luckAfter(boxes(), 'go 77 Paris', '1', 'go 353 Paris')).toBe(luck);
});

test('N44 6.2-g: ships and bombers have dice of their own over one hex', () => {
  const beach = (): Play => scene('us-bombardment 0', 'WN-Saint-Laurent 0714', 'WN-Madeleine 0617', '1-16 Reserve', 'air us-medium available=2', 'navy western cruiser=2 destroyer=2'); // biome-ignore format: a line
  const shelled = luckAfter(beach(), 'shell 0714 1 0');
  const bombed = luckAfter(beach(), 'bomb 0714 us-medium', 'fly');
  expect(shelled).not.toBe(bombed);
  expect(luckAfter(beach(), 'shell 0714 2 2'), 'however many').toBe(shelled);
  expect(luckAfter(beach(), 'bomb 0714 us-medium', 'fly', '1', 'shell 0714 1 0'), 'in whatever order').toBe(
    shelled,
  );
});

test('N44 1.1.1.3-a: either camp has a die of its own for the initiative', () => {
  const match = scene('administration 4', '352-914 0914');
  expect(luckOf(match)).not.toBe(luckAfter(match, '3'));
});

test('every step that asks Chance says what it asks about', () => {
  const silent = bloodySummer.procedures.flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([step, does]) =>
      isChance(does) && does.about === undefined ? [`${name}.${step}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});

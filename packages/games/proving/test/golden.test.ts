import { readdirSync, readFileSync } from 'node:fs';
import { readPosition, readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';
import { outcome } from './scene.ts';

const folder = new URL('golden/', import.meta.url);
const golden = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const files = (ending: string): string[] => readdirSync(folder).filter((file) => file.endsWith(ending));

test.each([
  ['crossroads.record', '4 to 6 points'],
  ['forecast.record', '2 to 8 points'],
  ['no-mine.record', '3 to 6 points'],
])('%s ends with %s', (file, score) => {
  expect(outcome(readRecord(proving, golden(file))).text).toBe(score);
});

test('the recorded games meet every decision there is', () => {
  const answers = files('.record').flatMap((file) => readRecord(proving, golden(file)).answers);
  const met = new Set(
    answers.map(({ side, step }) => `${side < 0 ? '*' : proving.sides.text(side)} ${step}`),
  );
  const both = ['round.act', 'moving.ambush', 'slip.choose', 'combat.defenderSupport', 'combat.attackerSupport', 'losses.choose', 'retreat.choose', 'combat.advance']; // biome-ignore format: one line
  const chance = ['game.deal', 'turn.card', 'turn.draw', 'enter.blast', 'ambush.shoot', 'combat.roll'];
  expect(met).toEqual(
    new Set([
      'red game.bury',
      ...both.flatMap((step) => [`blue ${step}`, `red ${step}`]),
      ...chance.map((step) => `* ${step}`),
    ]),
  );
});

test('a position that cannot be is refused with every reason', () => {
  const text = golden('start.position')
    .replace('unit B1 at=0103', 'unit B1 at=0404')
    .replace('unit R3 at=0803', 'unit R3 at=Reserve')
    .replace('mine -', 'mine 0101');
  expect(() => readPosition(proving, text)).toThrow(
    [
      'position: R3 stands in the reserve of the other side',
      'position: both sides stand in 0404',
      'position: no mine can be in 0101',
    ].join('\n'),
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';
import {
  type Chapters,
  silentEvents,
  strayEvents,
  toldInPlay,
  toldInRecords,
  uncatalogued,
} from './scene.ts';

const folder = new URL('golden/', import.meta.url);
const records = readdirSync(folder)
  .filter((file) => file.endsWith('.record'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** The chapters of the rules that each procedure is about; losing a step is 5.6 wherever it happens. */
const CHAPTERS: Chapters = {
  game: ['1'],
  'turn.card': ['2.1'],
  'turn.draw': ['2.2'],
  moving: ['3', '5.6'],
  enter: ['3.9', '5.6'],
  ambush: ['4', '5.6'],
  'combat.defenderSupport': ['5.3'],
  'combat.attackerSupport': ['5.3'],
  'combat.reveal': ['5.4'],
  'combat.roll': ['5.5'],
  losses: ['5.6'],
  retreat: ['5.6'],
};

const told = [...toldInRecords(proving, records), ...toldInPlay(proving, { games: 20, seed: 1 })];

test('every event cites a case of the chapters that its step belongs to', () => {
  expect(strayEvents(told, CHAPTERS)).toEqual([]);
});

test('every rule that an event cites is a case of the rules, and every event is heard', () => {
  expect([uncatalogued(proving, told), silentEvents(proving, told)]).toEqual([[], []]);
});

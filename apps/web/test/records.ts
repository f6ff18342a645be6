// Games played out by script, and cut back to the moment a test begins at.
import 'fake-indexeddb/auto';
import { entryOf } from '@bocage/catalogue';
import type { Match } from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text';
import type { BrowserContextOptions } from 'playwright-core';
import { browserHost } from '../src/table/ground.ts';
import { GAME } from './hand.ts';
import { type Site, type Visit, visit } from './visit.ts';

/** The record of a whole game between two scripted players. */
export async function playedOut(scenario: string, seed: number): Promise<string> {
  const host = browserHost();
  const seats = ['scripted', 'scripted'] as const;
  let { scene } = await host.begin({ game: GAME, scenario, options: {}, seats, seed });
  while (scene.turn !== 'over') scene = await host.step(1000);
  return host.exportRecord();
}

/** A record without its last decisions, up to a moment that is looked for from the end. */
export async function cutBack(record: string, isThere: (match: Match) => boolean): Promise<string> {
  const playable = await entryOf(GAME)?.load?.();
  if (playable === undefined) throw new Error('there is no such game');
  const match = readRecord(playable.game, record);
  while (!isThere(match)) if (!match.takeBack()) throw new Error('there is no such moment');
  return writeRecord(match);
}

/** Loads a record on the front page and goes on with it in one of the ways offered there; nothing waits or glides. */
export async function goOnWith(
  site: Site,
  options: BrowserContextOptions,
  record: string,
  way: string | RegExp,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Visit> {
  const visited = await visit(site, { reducedMotion: 'reduce', ...options }, '', { speed: 0, ...settings });
  const { page } = visited;
  const buffer = Buffer.from(record);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: way, exact: true }).first().click();
  return visited;
}

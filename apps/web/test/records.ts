// Games played out by script, and cut back to the moment a test begins at.
import { loadPlayer } from '@bocage/ai';
import { entryOf } from '@bocage/catalogue';
import { foreseen } from '@bocage/host';
import { type Match, type Random, setUpFor, start } from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text';
import { Table } from '@bocage/table';
import type { BrowserContextOptions } from 'playwright-core';
import { GAME } from './hand.ts';
import { type Site, type Visit, visit } from './visit.ts';

/** The record of a whole game between two players of the first script, who always play the same; dice as in a game of that seed. */
export async function playedOut(scenario: string, seed: number): Promise<string> {
  const playable = await entryOf(GAME)?.load?.();
  if (playable === undefined) throw new Error('there is no such game');
  const { game } = playable;
  const make = await loadPlayer(GAME, 'scripted-1');
  const match = start(game, setUpFor(game, { scenario }));
  const dice: Random = { below: (n) => stream.below(n) };
  let stream = foreseen(seed, 0);
  const opponents = game.sides.words.map((_, side) => make(side));
  const table = new Table({ match, humans: new Set(), opponents, dice, coins: dice });
  while (!match.engine.over) {
    stream = foreseen(seed, table.ply);
    table.stepOn();
  }
  return table.record();
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

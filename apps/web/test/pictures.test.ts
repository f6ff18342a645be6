import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES, pictureOf } from '../src/home/games.ts';
import { drawnFrom, fingerprints } from './pictures.ts';

test('each game on the shelf has its picture', () => {
  for (const game of GAMES) {
    const path = fileURLToPath(new URL(`../public/${pictureOf(game)}`, import.meta.url));
    expect(existsSync(path), path).toBe(true);
  }
});

test('the pictures show the maps as they are; `node apps/web/test/pictures.ts` draws them anew', async () => {
  expect(drawnFrom()).toEqual(await fingerprints());
});

import { setUpFor, start } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { CATALOGUE, entryOf } from '../src/index.ts';

test('the five games are in it once each, and the proving game beside them', () => {
  const ids = CATALOGUE.map((entry) => entry.id);
  expect(ids.toSorted()).toEqual([
    'bloody-summer',
    'dark-summer',
    'montys-dday',
    'omaha-beach',
    'overlord-dday',
    'proving',
  ]);
  expect(CATALOGUE.filter((entry) => entry.forTesting).map((entry) => entry.id)).toEqual(['proving']);
});

test('nothing that is told about a game is left blank', () => {
  for (const entry of CATALOGUE)
    for (const [name, value] of Object.entries(entry))
      if (typeof value === 'string') expect(value.trim(), `${entry.id}: ${name}`).not.toBe('');
});

test('an id finds its game, and only its game', () => {
  expect(entryOf('dark-summer')?.title).toBe('The Dark Summer');
  expect(entryOf('Dark-Summer')).toBeUndefined();
  expect(entryOf('toString')).toBeUndefined();
});

test('every game that can be loaded carries the id of its entry and begins', async () => {
  for (const { id, load } of CATALOGUE) {
    if (load === null) continue;
    const { game } = await load();
    expect(game.id).toBe(id);
    expect(start(game, setUpFor(game)).pending, id).toBeDefined();
  }
});

test('the package of a game may give a picture and a report, and need not', async () => {
  const { playable } = await import('../src/playable.ts');
  const { proving } = await import('@bocage/game-proving');
  const picture = { grid: undefined as never, draw: () => undefined as never };
  expect(playable({ proving }, 'proving')).toEqual({ game: proving });
  expect(playable({ proving, picture }, 'proving')).toEqual({ game: proving, picture });
  const report = { figures: [], notes: [], measure: () => [] };
  expect(playable({ proving, report }, 'proving')).toEqual({ game: proving, report });
});

test('a report measures as many figures as it names, and only a turn may be missing', async () => {
  for (const { id, load } of CATALOGUE) {
    const { game, report } = (await load?.()) ?? {};
    if (game === undefined || report === undefined) continue;
    const { engine } = start(game, setUpFor(game));
    const values = report.measure(engine.g);
    expect(values, id).toHaveLength(report.figures.length);
    const without = report.figures.filter((_, i) => values[i] === null);
    expect(without.filter(({ kind }) => kind !== 'turn').map((figure) => figure.id)).toEqual([]);
  }
  expect((await entryOf('overlord-dday')?.load?.())?.report).toBeDefined();
});

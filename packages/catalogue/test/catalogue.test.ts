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

test('a game may have a presentation and a report, and need not', async () => {
  const { playable } = await import('../src/playable.ts');
  const { proving: game } = await import('@bocage/game-proving');
  const { presentation } = await import('@bocage/game-proving/presentation');
  expect(playable(game)).toEqual({ game });
  expect(playable(game, { presentation })).toEqual({ game, presentation });
  const report = { figures: [], notes: [], measure: () => [] };
  expect(playable(game, {}, { report })).toEqual({ game, report });
});

test('the games that are said to have a lesson have one of their own, and players for who does not learn', async () => {
  for (const { id, lesson, player } of CATALOGUE) {
    if (lesson === null) continue;
    const { game, seats } = await lesson();
    expect(game).toBe(id);
    if (seats.includes('scripted')) expect(player).not.toBeNull();
  }
  expect(CATALOGUE.filter(({ lesson }) => lesson !== null).map(({ id }) => id)).toEqual([
    'omaha-beach',
    'montys-dday',
    'overlord-dday',
    'dark-summer',
    'bloody-summer',
  ]);
  expect(entryOf('proving')?.lesson).toBe(null);
});

test('a scripted player takes any side of its game', async () => {
  for (const { id, player, load } of CATALOGUE) {
    const make = await player?.();
    const game = (await load?.())?.game;
    if (make === undefined || game === undefined) continue;
    for (const side of game.sides.words.keys()) expect(make(side).name, id).toBe('scripted');
  }
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

import { readFileSync } from 'node:fs';
import { CATALOGUE } from '@bocage/catalogue';
import { proving } from '@bocage/game-proving';
import type { Game } from '@bocage/kernel';
import { readPosition } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { momentAt, momentReport, playersFor, setUpsFor } from '../src/commands/moment.ts';
import { ANY_GAME, type FoundMoment, findMoments } from '../src/moments/find.ts';
import { keptMoments } from '../src/moments/kept.ts';
import { momentsIn, momentsOf, momentsPage } from '../src/moments/list.ts';
import { bocage, scratch } from './helpers.ts';

const io = { out: () => {}, err: () => {}, watched: false };

test('--list names every kind of decision with its rule and what is asked', async () => {
  const { code, out } = await bocage('position', 'proving', '--list');
  expect(code).toBe(0);
  expect(out).toMatch(/^moment +rule +what is asked\n/);
  expect(out).toMatch(/^round\.act +2\.2 +Move a piece, attack, or end the round$/m);
  const { out: json } = await bocage('position', 'proving', '--list', '--json');
  const { moments } = JSON.parse(json);
  expect(moments.map(({ moment }: { moment: string }) => moment)).toEqual([
    ...new Set(momentsOf(proving).map(({ moment }) => moment)),
  ]);
});

test.each(momentsOf(proving).map(({ moment }) => moment))(
  '--at %s: a position where that is asked',
  async (moment) => {
    const { code, out } = await bocage('position', 'proving', '--at', moment);
    expect(code).toBe(0);
    const engine = readPosition(proving, out);
    expect([engine.stepName, engine.legal(2).length]).toEqual([moment, 2]);
  },
);

test.each(CATALOGUE.flatMap(({ id }) => keptMoments(id).map((moment) => [id, moment] as const)))(
  '%s, %s: play seldom leads there, and a position of it is kept',
  async (id, moment) => {
    const path = `${scratch()}/p`;
    const { code, out } = await bocage('position', id, '--at', moment, '--games', '1', '--out', path);
    expect(code).toBe(0);
    const playable = await CATALOGUE.find((entry) => entry.id === id)?.load?.();
    const engine = readPosition(playable?.game as Game, readFileSync(path, 'utf8'));
    expect([engine.stepName, engine.legal(2).length]).toEqual([moment, 2]);
    expect(out).toMatch(/: \S+ as it is kept \([\w-]+\): play seldom leads there\n$/);
    const { code: elsewhere } = await bocage(
      'position',
      id,
      '--at',
      moment,
      '--games',
      '1',
      '--scenario',
      'x',
    );
    expect(elsewhere).toBe(2);
  },
);

test('--at finds the same position every time, another with another seed, and steps of Chance too', async () => {
  const at = (...more: string[]): Promise<string> =>
    bocage('position', 'proving', '--at', 'losses.choose', ...more).then(({ out }) => out);
  expect(await at()).toBe(await at());
  expect(await at('--seed', '1000')).not.toBe(await at());
  const { out } = await bocage('position', 'proving', '--at', 'combat.roll', '--scenario', 'forecast');
  expect(readPosition(proving, out)).toMatchObject({ stepName: 'combat.roll', side: -1 });
  expect(out).toContain('scenario forecast');
});

test('--at writes the position to a file and says where it comes from', async () => {
  const path = `${scratch()}/p`;
  const { out } = await bocage('position', 'proving', '--at', 'slip.choose', '--out', path);
  expect(out).toMatch(/written to \S+: slip\.choose after \d+ decisions of game \d+ \(\w+, \w+ players\)\n$/);
  expect(readPosition(proving, readFileSync(path, 'utf8')).stepName).toBe('slip.choose');
});

test('what does not come up in the games that are allowed is told as that, exit code 1', async () => {
  const { code, out, err } = await bocage('position', 'proving', '--at', 'retreat.choose', '--games', '1');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(
    /^bocage: retreat\.choose was asked for in none of 1 game \(\d+ decisions\)[^\n]*--games[^\n]*\n$/,
  );
});

test.each([
  [['--at', 'combat'], /knows no moment “combat”; .*--list/],
  [['--at', 'round.nothing'], /knows no moment “round.nothing”/],
  [['--at', 'turn.again'], /knows no moment “turn.again”/],
  [['--at', 'round.act', '--list'], /--list and --at do not go together/],
  [['--at', 'round.act', '--after', '3'], /--at and --after do not go together/],
  [['--markdown'], /--markdown goes with --list/],
] as const)('%j is bad input', async (argv, says) => {
  const { code, err } = await bocage('position', 'proving', ...argv);
  expect(code).toBe(2);
  expect(err).toMatch(says);
});

test('in every second game all that Chance might answer is tried: what is rare comes up, and it is told how', async () => {
  const rare = Array.from({ length: 40 }, (_, seed) => seed).map((seed) =>
    findMoments(
      {
        game: proving as Game,
        setUps: setUpsFor(proving as Game, {}),
        players: ANY_GAME,
        seed,
        games: 2,
        decisions: 9999,
      },
      new Set(['retreat.choose']),
    ).found.get('retreat.choose'),
  );
  const chosen = rare.filter((one) => one !== undefined && one.chosen > 0);
  expect(chosen.length).toBeGreaterThan(0);
  for (const one of chosen)
    expect(readPosition(proving, one?.position ?? '').stepName, `game ${one?.seed}`).toBe('retreat.choose');
  const [first] = chosen as FoundMoment[];
  expect(momentReport(proving as Game, first as FoundMoment, 'p').text).toMatch(
    /, with \d answers? of Chance chosen$/,
  );
});

test('a search tells how far it is, and ends with the decisions that are allowed', async () => {
  const ticks: number[] = [];
  const search = {
    game: proving,
    setUps: setUpsFor(proving, {}),
    players: await playersFor(proving),
    seed: 1,
  };
  const { found, decisions } = findMoments(
    { ...search, games: 1000, decisions: 500, onProgress: (done) => ticks.push(done) },
    new Set(['nobody.asks']),
  );
  expect([found.size, decisions]).toEqual([0, 500]);
  expect(ticks).toEqual(ticks.map((_, i) => i + 1));
  await expect(
    momentAt({
      game: proving,
      moment: 'retreat.choose',
      wanted: { scenario: 'moscow' },
      seed: 1,
      games: 1,
      io,
    }),
  ).rejects.toThrow(/no scenario “moscow”/);
});

const built = await Promise.all(CATALOGUE.flatMap(({ load }) => (load === null ? [] : [load()])));

test.each(built.map(({ game }): [string, Game] => [game.id, game]))(
  '%s: every moment has a rule of the catalogue and a question of its own',
  (_id, game) => {
    for (const { moment, rule, prompt } of momentsOf(game)) {
      expect(game.cases, moment).toHaveProperty([rule]);
      expect(prompt, moment).not.toBe('');
    }
  },
);

test.each(built.map(({ game }): [string, Game] => [game.id, game]))(
  '%s: its page has a table with every moment that --list names; where it is made by it, word for word',
  (id, game) => {
    const page = new URL(`../../../packages/games/${id}/README.md`, import.meta.url);
    const text = readFileSync(page, 'utf8');
    const rows = text.split('\n').filter((line) => line.startsWith('|'));
    for (const { moment } of momentsOf(game))
      expect(
        rows.filter((row) => row.includes(`\`${moment}\``)),
        moment,
      ).not.toEqual([]);
    const made = momentsIn(text);
    if (id === 'proving' || made !== null) expect(made).toBe(momentsPage(game));
  },
);

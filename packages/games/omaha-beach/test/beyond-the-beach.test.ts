import { CHANCE } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { SETUP as setup } from '../src/data/setup.ts';
import { DEPTHS, GERMANS, UNIT } from '../src/data.ts';
import { BOX_HEXES, EVERY_POST, POST } from '../src/map.ts';
import { held } from './later.ts';
import { asks, chances, field, legal, opening, type Play, play, position, refusal, row, seen, US, unit, value } from './scene.ts'; // biome-ignore format: a list

const scenario = setup.scenarios.find(({ id }) => id === 'beyond-the-beach')!;

/** Deals everything, each time the first that may come up. */
function dealt(): Play {
  const match = opening('beyond-the-beach');
  while (match.engine.side === CHANCE) play(match, Object.keys(chances(match))[0] ?? '');
  return match;
}

test('DDOB BTB-01: thirteen garrisons and twelve companies stand on the map, six of each reserve', () => {
  const match = dealt();
  expect(held(match)).toHaveLength(25);
  const classes = held(match).map((hex) => GERMANS[match.engine.g.post.german.get(POST.of(hex))]?.class);
  expect(['WN', 'TR', 'DR'].map((one) => classes.filter((cls) => cls === one).length)).toEqual([13, 6, 6]);
  expect([value(match, 'divisionalLeft'), match.engine.g.tacticalLeft, value(match, 'meyerLeft')]).toEqual([
    '5',
    0,
    '8',
  ]);
  expect([match.engine.g.divisional.total, match.engine.g.tactical.total]).toEqual([5, 0]);
});

test('DDOB BTB-01: depth lies under the seven that have it, of buildings among buildings, and nobody sees which', () => {
  const match = dealt();
  const deep = EVERY_POST.filter((post) => match.engine.g.post.depth.get(post) > 0);
  expect(deep).toHaveLength(15);
  // A4 and C4 are among buildings, A3 is not.
  const pool = (hex: string) => DEPTHS[match.engine.g.post.marker.get(POST.of(hex))]?.pool;
  expect([pool('1310'), pool('1511'), pool('0907')]).toEqual(['building', 'building', 'mobile']);
  expect(row(seen(match, US), 'post 0907')).toMatchObject({ german: '?', marker: '?' });
});

test('DDOB BTB-01: whenever one of the twelve is dealt, a company of either reserve is as likely as its number says', () => {
  const match = opening('beyond-the-beach');
  while (asks(match) !== '* dealReserves.company') play(match, Object.keys(chances(match))[0] ?? '');
  // Half of them tactical: one of nine; half of the division: one of eleven.
  const share = (name: string): number => {
    const [part = 0, all = 1] = (chances(match)[name] ?? '').split('/').map(Number);
    return part / all;
  };
  expect([share('10/3/726') * 18, share('1R/352') * 22]).toEqual([1, 1]);
  // After one of the division: six of eleven tactical, one of nine; five of the division, one of ten.
  play(match, '1R/352');
  while (asks(match) !== '* dealReserves.company') play(match, Object.keys(chances(match))[0] ?? '');
  expect(share('1R/352')).toBe(0);
  expect(share('10/3/726')).toBeCloseTo(6 / 11 / 9);
  expect(share('2R/352')).toBeCloseTo(5 / 11 / 10);
});

test('DDOB BTB-02: vehicles and guns go to the waterline of their sector, two to a hex', () => {
  const match = dealt();
  expect([asks(match), value(match, 'turn')]).toEqual(['us deploying.deploy', '16']);
  expect(legal(match, 'deploy 1/B/741 ').length).toBeGreaterThan(8);
  expect(refusal(match, 'deploy 1/B/741 0623')).toBe('BTB-02');
  expect(refusal(match, 'deploy 1/B/741 0612')).toBe('BTB-02');
  expect(refusal(match, 'deploy A/1/16 0711')).toBe('BTB-02');
  play(match, 'deploy 1/B/741 0711', 'deploy 2/A/741 0711');
  expect(refusal(match, 'deploy 1/A/741 0711')).toBe('BTB-02');
  expect(unit(match, '1/B/741')).toBe('0711 1');
});

/** The set-up to its end, each time the first thing that may be done. */
function begun(): Play {
  const match = dealt();
  while (value(match, 'turn') === '16') play(match, legal(match)[0] ?? '');
  return match;
}

test('DDOB BTB-03: the units of turn 16 begin in boxes of their sector, and land on turn 17', () => {
  const match = dealt();
  while (asks(match) === 'us deploying.deploy') play(match, legal(match)[0] ?? '');
  expect(asks(match)).toBe('us arrivals.choose');
  expect(refusal(match, 'place E/2/18 ER3')).toBe('');
  expect(refusal(match, 'place E/2/18 DG3')).toBe('BOX-05');
  const first = begun();
  expect([value(first, 'turn'), asks(first)]).toEqual(['17', '* amphibious.draw']);
  while (asks(first) === '* amphibious.draw')
    play(first, first.engine.g.cards.length === 0 ? 'card-8' : 'card-10');
  // Nobody of them is in a box any more: they have landed.
  expect(BOX_HEXES.some((hex) => !first.engine.g.board.stacks.isEmpty(hex))).toBe(false);
  expect(unit(first, 'E/2/18')).not.toBe('-');
});

test('who is ashore, led, transferred, lost or late is as the scenario has it', () => {
  const match = dealt();
  for (const { unit: name, hex, steps } of scenario.start.ashore as readonly {
    unit: string;
    hex: string;
    steps?: number;
  }[])
    expect(unit(match, name), name).toBe(`${hex} ${steps ?? 1}`);
  expect([field(match, 'E/2/16', 'hero'), field(match, 'M/3/116', 'hero')]).toEqual(['Spalding', 'Smith']);
  expect([field(match, 'E/2/116', 'division'), field(match, 'E/2/116', 'transferred')]).toEqual([
    undefined,
    'yes',
  ]);
  expect([row(position(match), 'division 1st').lost, row(position(match), 'division 29th').lost]).toEqual([
    '4',
    '5',
  ]);
  expect([field(match, '62AFA', 'due'), field(match, 'HQ18', 'due'), unit(match, 'A/1/116')]).toEqual([
    '26',
    '22',
    '-',
  ]);
  expect([value(match, 'rocketsFired'), value(match, 'tide')]).toEqual(['1', 'high']);
  expect(match.engine.g.heroes.total).toBe(5);
  expect(match.engine.g.unit.steps.get(UNIT.of('2/C/741'))).toBe(0);
});

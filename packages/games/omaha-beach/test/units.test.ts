import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import {
  artillery,
  boxes,
  depth,
  engineerBases,
  germans,
  heroes,
  known,
  leaders,
  positions,
  symbols,
  tally,
  type UsUnit,
  us,
} from './pieces.ts';

const pieces = [...us, ...leaders, ...heroes, ...engineerBases, ...germans, ...artillery, ...depth];
const ids = (test: (unit: UsUnit) => boolean) => us.filter(test).map((u) => u.id);
const weaponNames = Object.keys(charts.weapons.list);
const { regular } = charts.types;

test('every piece has a name of its own that the text formats can carry, and says where it comes from', () => {
  const all = pieces;
  expect(new Set(all.map((p) => p.id)).size).toBe(all.length);
  expect(all.filter((p) => !/^[^-\s,=+?#>][^\s,=+?#>]*$/.test(p.id)).map((p) => p.id)).toEqual([]);
  expect(all.filter((p) => p.source.split('; ').some((s) => !known.test(s))).map((p) => p.id)).toEqual([]);
  expect(new Set([...us, ...leaders].map((u) => u.name)).size).toBe(us.length + leaders.length);
});

test('84 American units: 48 companies of four regiments, Rangers, tanks and guns', () => {
  expect(tally(us, (u) => u.type)).toEqual({
    infantry: 36,
    heavyInfantry: 12,
    ranger: 5,
    tank: 12,
    antiAircraft: 7,
    antiTank: 4,
    artillery: 4,
    dukw: 4,
  });
  const companies = us.filter((u) => regular.includes(u.type));
  expect(tally(companies, (u) => u.id.split('/')[2]!)).toEqual({ 16: 12, 18: 12, 115: 12, 116: 12 });
  expect(tally(us, (u) => u.division)).toEqual({ '1st': 39, '29th': 45 });
});

test('every company of a regiment but J has its counter, the fourth of each battalion a heavy one', () => {
  for (const regiment of ['16', '18', '115', '116']) {
    const own = us.filter((u) => regular.includes(u.type) && u.id.endsWith(`/${regiment}`));
    expect(own.map((u) => u.id[0]).join('')).toBe('ABCDEFGHIKLM');
    expect(own.filter((u) => u.type === 'heavyInfantry').map((u) => u.id[0])).toEqual(['D', 'H', 'M']);
  }
});

test('strength falls with each step, and range never grows', () => {
  for (const { id, steps } of us) {
    for (let i = 1; i < steps.length; i++) {
      expect([id, steps[i]!.strength < steps[i - 1]!.strength]).toEqual([id, true]);
      expect([id, steps[i]!.range <= steps[i - 1]!.range]).toEqual([id, true]);
    }
    expect([id, steps.at(-1)!.strength > 0]).toEqual([id, true]);
  }
});

test('by type: strengths, range at full strength and armor', () => {
  const face = (u: UsUnit) =>
    `${u.steps.map((s) => s.strength).join('/')} r${u.steps[0]!.range}${u.armored ? ' armored' : ''}`;
  const faces = (type: string) => [...new Set(us.filter((u) => u.type === type).map(face))].sort();
  expect(faces('infantry')).toEqual(['6/4/2 r1']);
  expect(faces('heavyInfantry')).toEqual(['7/4/2 r2']);
  expect(faces('ranger')).toEqual(['3/2 r1', '5/3 r1']);
  expect(faces('tank')).toEqual(['4/2 r5 armored']);
  expect(faces('antiAircraft')).toEqual(['3/1 r3 armored', '4/2 r3']);
  expect(faces('antiTank')).toEqual(['2 r5']);
  expect(faces('artillery')).toEqual(['4/2 r99', '9/6/4/2 r99 armored']);
  expect(faces('dukw')).toEqual(['3/1 r99', '9/6/4/2 r99']);
});

test('range by step: infantry next door, heavy weapons two hexes, tanks and guns further', () => {
  const ranges = Object.fromEntries(
    us.map(({ type, steps }) => [`${type} ${steps.length}`, steps.map(({ range }) => range).join('/')]),
  );
  expect(ranges).toEqual({
    'infantry 3': '1/1/1',
    'heavyInfantry 3': '2/1/1',
    'ranger 2': '1/1',
    'tank 2': '5/5',
    'antiAircraft 2': '3/3',
    'antiTank 1': '5',
    'artillery 4': '99/99/99/99',
    'artillery 2': '99/99',
    'dukw 4': '99/99/99/99',
    'dukw 2': '99/99',
  });
  for (const { type, steps } of us)
    expect(steps.map(({ range }) => range).join('/')).toBe(ranges[`${type} ${steps.length}`]);
});

test('a heavy company that has lost a step has no range left', () => {
  for (const u of us.filter((u) => u.type === 'heavyInfantry')) {
    expect(u.steps.map((s) => s.range)).toEqual([2, 1, 1]);
  }
});

test('DDOB WPN-13: infantry below full strength has the weapons printed on it, all others those of the chart', () => {
  for (const { id, type, steps } of us) {
    const printed = charts.types.infantry.includes(type);
    steps.forEach((s, i) => {
      expect([id, i, s.weapons !== null]).toEqual([id, i, printed && i > 0]);
      expect((s.weapons ?? []).filter((w) => !weaponNames.includes(w))).toEqual([]);
    });
  }
});

test('a company keeps three weapons at two steps and one of those at its last', () => {
  for (const { id, steps } of us.filter((u) => regular.includes(u.type))) {
    expect([id, steps[1]!.weapons!.length, steps[2]!.weapons!.length]).toEqual([id, 3, 1]);
    expect(steps[1]!.weapons).toContain(steps[2]!.weapons![0]);
  }
});

test('weapons are lost evenly: within a regiment each infantry weapon stays with a third of the companies or more', () => {
  const second = us
    .filter((u) => u.type === 'infantry' && u.id.endsWith('/16'))
    .map((u) => u.steps[1]!.weapons!);
  expect(tally(second.flat(), (w) => w)).toEqual({ BZ: 6, BG: 6, RD: 3, BR: 6, DE: 3, MO: 3 });
});

test('symbols are spread evenly over each division’s companies', () => {
  for (const division of ['1st', '29th']) {
    const companies = us.filter((u) => regular.includes(u.type) && u.division === division);
    const counts = tally(companies, (u) => u.symbol);
    for (const symbol of symbols) {
      expect([symbol, counts[symbol]! >= 7, counts[symbol]! <= 9]).toEqual([symbol, true, true]);
    }
  }
});

test('every unit comes by a box or a beach of its sector, or by its division', () => {
  const east = (division: string) => (division === '1st' ? 'east' : 'west');
  for (const u of [...us, ...leaders]) {
    if (u.box === u.division) continue;
    const way = boxes.filter((b) => b.id === u.box || b.beach === u.box);
    expect([u.id, way.length > 0]).toEqual([u.id, true]);
    expect([u.id, ...new Set(way.map((b) => b.sector))]).toEqual([u.id, east(u.division)]);
  }
});

test('only the Rangers are bound for Charlie', () => {
  expect(ids((u) => u.box.startsWith('CH'))).toEqual(['C/2R']);
});

test('the tanks that swim are in the boxes at the start, the rest of the first wave on turn 1', () => {
  expect(ids((u) => u.turn === 0)).toEqual(
    '1/B/741 2/B/741 1/C/741 2/C/741 1/C/743 2/C/743 1/B/743 2/B/743'.split(' '),
  );
  expect(ids((u) => u.turn === 1 && u.division === '1st')).toEqual(
    'E/2/16 F/2/16 I/3/16 L/3/16 1/A/741 2/A/741'.split(' '),
  );
  expect(ids((u) => u.turn === 1 && u.division === '29th')).toEqual(
    'A/1/116 E/2/116 F/2/116 G/2/116 C/2R 2/A/743 1/A/743'.split(' '),
  );
});

test('no box is given more than two units of one turn by name', () => {
  for (const turn of new Set(us.map((u) => u.turn))) {
    const named = us.filter((u) => u.turn === turn && boxes.some((b) => b.id === u.box));
    expect(Object.values(tally(named, (u) => u.box)).filter((n) => n > 2)).toEqual([]);
  }
});

test('four regiments have a headquarters, each division a general and five heroes', () => {
  expect(leaders.map((l) => [l.id, l.kind, l.turn])).toEqual([
    ['HQ16', 'hq', 7],
    ['HQ18', 'hq', 22],
    ['HQ116', 'hq', 5],
    ['HQ115', 'hq', 19],
    ['Wyman', 'general', 10],
    ['Cota', 'general', 5],
  ]);
  expect(tally(heroes, (h) => h.division)).toEqual({ '1st': 5, '29th': 5 });
  expect(tally(engineerBases, (b) => b.division)).toEqual({ '1st': 2, '29th': 2 });
});

test('18 garrisons, 9 companies in reach, 11 of the division, 8 with Meyer', () => {
  expect(tally(germans, (g) => g.class)).toEqual({ WN: 18, TR: 9, DR: 11, KGM: 8 });
  const wn = germans.filter((g) => g.class === 'WN');
  expect(tally(wn, (g) => g.kind)).toEqual({ plain: 9, 75: 6, 88: 2, rocket: 1 });
  expect(wn.filter((g) => (g.calibre ?? 0) !== (Number(g.kind) || 0))).toEqual([]);
});

test('the rocket battery counts as no artillery', () => {
  expect(germans.find((g) => g.id === 'rockets')).toMatchObject({ kind: 'rocket', calibre: null });
});

test('regiment 726 is of the 716th Division, all other companies of the 352nd', () => {
  for (const g of germans.filter((g) => g.class !== 'WN')) {
    expect([g.id, g.division]).toEqual([g.id, g.id.endsWith('/726') ? '716' : '352']);
  }
  expect(germans.filter((g) => g.class === 'TR' && g.division === '716')).toHaveLength(5);
  expect(germans.filter((g) => g.class === 'KGM' && g.division === '716')).toEqual([]);
});

test('Germans ask for one or two weapons, flanking only of companies', () => {
  for (const g of germans) {
    expect([g.id, g.requires.length >= 1 && g.requires.length <= 2]).toEqual([g.id, true]);
    expect(g.requires.filter((w) => !weaponNames.includes(w))).toEqual([]);
    expect([g.id, g.strength >= 1 && g.strength <= 4]).toEqual([g.id, true]);
  }
  expect(germans.filter((g) => g.class === 'WN' && g.requires.includes('FL'))).toEqual([]);
});

test('the division’s companies are stronger than those at hand, and the garrisons weaker', () => {
  const mean = (sort: string) => {
    const of = germans.filter((g) => g.class === sort);
    return of.reduce((sum, g) => sum + g.strength, 0) / of.length;
  };
  expect([mean('WN') < mean('TR'), mean('TR') < mean('DR'), mean('DR') <= mean('KGM')]).toEqual([
    true,
    true,
    true,
  ]);
});

test('depth: 18 for strongpoints, 24 mobile, 8 for buildings, with 0 to 3 points and two weapons at most', () => {
  expect(tally(depth, (d) => d.pool)).toEqual({ WN: 18, mobile: 24, building: 8 });
  for (const d of depth) {
    expect([d.id, d.requires.length <= 2]).toEqual([d.id, true]);
    expect(d.requires.filter((w) => !weaponNames.includes(w))).toEqual([]);
    expect([d.id, d.strength >= (d.tactical ? 0 : 1) && d.strength <= 3]).toEqual([d.id, true]);
  }
});

test('four markers of the strongpoints call a company in reach and are nothing else', () => {
  const tactical = depth.filter((d) => d.tactical);
  expect(tactical.map((d) => [d.pool, d.strength, d.requires])).toEqual(Array(4).fill(['WN', 0, []]));
});

test('every weapon that a German asks for somewhere is carried by someone', () => {
  const { full, always, tankNear, hq, naval } = charts.weapons;
  const carried = new Set([...Object.values(full), ...Object.values(always)].flat());
  for (const w of [...tankNear.adds, ...hq, ...naval]) carried.add(w);
  const asked = new Set([...germans, ...depth].flatMap((g) => g.requires));
  expect([...asked].filter((w) => w !== 'FL' && !carried.has(w))).toEqual([]);
  expect(weaponNames.filter((w) => !asked.has(w))).toEqual([]);
});

test('four batteries off the map, two to a sector, each with observers who stand on the map', () => {
  expect(artillery.map((a) => [a.id, a.sector, a.calibre])).toEqual([
    ['105E', 'east', 105],
    ['88E', 'east', 88],
    ['105W', 'west', 105],
    ['88W', 'west', 88],
  ]);
  for (const { id, observers } of artillery) {
    const ids = positions.map((p) => p.id);
    expect([id, observers.filter((post) => !ids.includes(post))]).toEqual([id, []]);
    expect(observers.length).toBeGreaterThanOrEqual(3);
  }
});

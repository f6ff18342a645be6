import { describe, expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { COUNTERS, type Face, UNITS, type UnitData } from '../src/data/units.ts';

const values = ({ combat, protection, move }: Face): string => `${combat}-${protection}-${move}`;
const ids = (test: (unit: UnitData) => boolean): string[] => UNITS.filter(test).map(({ id }) => id);
const unit = (id: string): UnitData => {
  const found = UNITS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no unit ${id}`);
  return found;
};
/** How many counters there are of each sort. */
function tally(units: readonly UnitData[], sort: (unit: UnitData) => string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of units) found[sort(one)] = (found[sort(one)] ?? 0) + 1;
  return found;
}
const allied = UNITS.filter(({ side }) => side === 'allied');
const germans = UNITS.filter(({ side }) => side === 'german');

test('every counter has a name of its own that the text formats can carry, and says where it comes from', () => {
  const { kinds, divisions, brigades, markers } = COUNTERS;
  for (const list of [kinds, divisions, brigades, UNITS, markers]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(list.filter(({ id }) => !/^[^-\s,=+?#>][^\s,=+?#>]*$/.test(id))).toEqual([]);
    const parts = list.flatMap(({ source }) => source.split('; '));
    expect(parts.filter((one) => !/^(rule \d|history: |design: )/.test(one))).toEqual([]);
  }
  expect(new Set(UNITS.map(({ name }) => name)).size).toBe(UNITS.length);
});

test('MDD 1.1-b: the sheet has 280 pieces, ten of them markers of which there are no more', () => {
  expect([UNITS.length, COUNTERS.markers.length]).toEqual([270, 10]);
  expect(tally(allied, ({ beach, division }) => beach ?? division ?? '')).toEqual({
    sword: 41,
    juno: 44,
    gold: 52,
    '6-Abn': 9,
  });
  expect(tally(germans, ({ division }) => division ?? 'none')).toEqual({
    716: 37,
    711: 8,
    352: 6,
    21: 23,
    '12-SS': 15,
    Lehr: 4,
    none: 31,
  });
});

test('every kind, division and brigade is somebody’s, and nobody is of another', () => {
  const used = (of: (one: UnitData) => string | null | undefined): string[] =>
    [...new Set(UNITS.flatMap((one) => of(one) ?? []))].sort();
  const listed = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id).sort();
  expect(used(({ kind }) => kind)).toEqual(listed(COUNTERS.kinds));
  expect(used(({ division }) => division)).toEqual(listed(COUNTERS.divisions));
  expect(used(({ brigade }) => brigade)).toEqual(listed(COUNTERS.brigades));
  for (const { id, division } of COUNTERS.brigades)
    expect([id, [...new Set(UNITS.filter((one) => one.brigade === id).map((one) => one.division))]]).toEqual([
      id,
      [division],
    ]);
});

test('a counter has figures of its own only where they differ from those of its kind', () => {
  for (const row of COUNTERS.units) {
    const kind = COUNTERS.kinds.find(({ id }) => id === row.kind)!;
    for (const figure of ['movement', 'combat', 'range', 'morale'] as const)
      expect([row.id, figure, row[figure]]).not.toEqual([row.id, figure, kind[figure]]);
  }
  const { combat, movement, range, morale } = unit('I/12');
  expect([values(combat), values(movement), range, morale]).toEqual(['14-5-6', '7-5-12', 3, 4]);
});

test('MDD 1.4.1-c: guns and tanks have a range, and besides them whoever fires as they do', () => {
  const ranged = [...new Set(UNITS.filter(({ range }) => range !== null).map(({ type }) => type))].sort();
  expect(ranged).toEqual([...CHARTS.types.fire.bombardment, ...CHARTS.types.fire.directGun].sort());
  const without = UNITS.filter(({ range, type }) => range === null && ranged.includes(type));
  expect(without).toEqual([]);
});

test('MDD 7.2.1-a: in Combat Mode a unit fights at least as well and moves no farther', () => {
  const worse = UNITS.filter(
    ({ movement, combat }) =>
      combat.combat < movement.combat ||
      combat.move > movement.move ||
      combat.protection !== movement.protection,
  );
  expect(worse).toEqual([]);
});

describe('the names of 1.5', () => {
  const CANADIAN = '1H Cdn CHO CSR FGH HLIC LRC NNSH NSR QOR RRR RWR SDGH SF';
  const BRITISH = 'DLI DoR DR SR ER ERY EYR GH GR H HR KOSB KSLI LR NY OBLI RDG RE RM RWR RNR RUR SLR SWB SY';
  test.each([
    ['canadian', CANADIAN],
    ['british', BRITISH],
  ])('MDD 1.5-a: each of the %s names is on a counter', (nation, list) => {
    const words = UNITS.filter((one) => one.nation === nation).flatMap(({ label }) => label.split(/[ /]/));
    expect(list.split(' ').filter((word) => !words.includes(word))).toEqual([]);
  });

  test('MDD 1.5-a: RWR are two battalions, told apart by nation and brigade', () => {
    const both = UNITS.filter(({ label }) => label.split(' ').includes('RWR'));
    expect(both.map(({ nation, brigade, name }) => [nation, brigade, name])).toEqual([
      ['british', '185', '2nd Royal Warwickshire Regiment'],
      ['canadian', '7-Cdn', 'Royal Winnipeg Rifles'],
    ]);
  });

  test('MDD 1.5-a: BD marks what takes the place of a battalion', () => {
    expect(ids(({ label }) => label.startsWith('BD'))).toEqual(['BD-1', 'BD-2', 'BD-3', 'BD-4']);
  });
});

test.each([
  ['10.2.8-k1', '11/736', 'static', 'co', '2-2-0'],
  ['17.0-b', 'II/726', 'static', 'bn', '6-2-2'],
  ['13.2-b', 'I/916', 'infantry', 'bn', '7-3-4'],
  ['17.0-d', 'BD-1', 'infantry', 'co', '1-3-4'],
  ['17.0-d', 'BD-4', 'heavyWeapons', 'co', '4-3-4'],
  ['8.2-a', '5/192', 'motorized', 'co', '3-3-6'],
  ['8.2-a', 'A/RB', 'motorized', 'co', '3-3-6'],
  ['8.2-a', '8/192', 'heavyWeapons', 'co', '6-3-0'],
  ['8.2-a', 'A/MX', 'heavyWeapons', 'co', '6-3-0'],
  ['13.1-b', '8/736', 'heavyWeapons', 'co', '6-2-0'],
])('MDD %s: in Combat Mode %s, %s (%s), is %s', (_case, id, type, size, face) => {
  const one = unit(id);
  expect([one.type, one.size, values(one.combat)]).toEqual([type, size, face]);
});

test('MDD 8.2-a: every company of a sort that the book names has its figures', () => {
  const faces = (type: string): string[] => [
    ...new Set(
      UNITS.filter((one) => one.type === type && one.size === 'co').map(({ combat }) => values(combat)),
    ),
  ];
  expect(faces('static')).toEqual(['2-2-0']);
  expect(faces('infantry')).toEqual(['1-3-4']);
  expect(faces('motorized')).toEqual(['3-3-6']);
  expect(faces('heavyWeapons')).toEqual(['6-3-0', '6-2-0', '4-3-4']);
});

test('MDD 10.2.8-k1, MDD 10.3.4-c: infantry in Combat Mode and tanks on the march make 15, of morale 3 to 2', () => {
  const [infantry, tanks, company] = [unit('1-SLR'), unit('13/18-H'), unit('10/736')];
  expect(infantry.combat.combat + tanks.movement.combat).toBe(15);
  expect(Math.max(infantry.morale, tanks.morale)).toBe(3);
  expect(company.morale).toBe(2);
});

test('MDD 7.3.4-c: mechanized units have 6 points in Combat Mode and 12 on the march', () => {
  const moves = UNITS.filter(({ type }) => type === 'mechanized').map(({ combat, movement }) => [
    combat.move,
    movement.move,
  ]);
  expect(moves).toHaveLength(5);
  expect(moves.filter(([combat, movement]) => combat !== 6 || movement !== 12)).toEqual([]);
});

test('MDD 14.0-a, MDD 14.1.6-a: ten coast batteries, 0-3-0 and of any range; Le Havre has 15', () => {
  const coast = UNITS.filter(({ type }) => type === 'coastArtillery');
  expect(coast).toHaveLength(10);
  expect(coast.filter(({ movement, range }) => values(movement) !== '0-3-0' || range !== 99)).toEqual([]);
  expect(coast.map(({ combat }) => combat.combat)).toEqual([2, 2, 2, 2, 2, 2, 2, 3, 2, 15]);
  expect(unit('Le-Havre').combat.combat).toBe(CHARTS.coastArtillery.leHavre);
});

test('MDD 13.3.1-a, MDD 13.3.2-a: twenty Garrisons, who do not move, with the factors of the chart', () => {
  const garrisons = UNITS.filter(({ type }) => type === 'garrison');
  const { limit, combat, protection } = CHARTS.garrisons;
  expect(garrisons).toHaveLength(limit);
  for (const one of garrisons)
    expect([one.movement, one.combat]).toEqual(Array(2).fill({ combat, protection, move: 0 }));
});

test('MDD 4.1-a: two parachute brigades and one of gliders, each of three battalions, and nothing else', () => {
  const division = UNITS.filter(({ division: one }) => one === '6-Abn');
  expect(tally(division, ({ brigade, type }) => `${brigade} ${type}`)).toEqual({
    '3-Para parachute': 3,
    '5-Para parachute': 3,
    '6-AL glider': 3,
  });
  expect(division.filter(({ size }) => size !== 'bn')).toEqual([]);
});

test('MDD 8.1.1-b: every brigade of infantry or tanks has three battalions', () => {
  const lines = UNITS.filter(
    ({ side, size, type }) =>
      side === 'allied' && size === 'bn' && (type === 'infantry' || type === 'armour'),
  );
  const { null: marines, ...brigades } = tally(lines, ({ brigade }) => String(brigade));
  expect(marines).toBe(2);
  expect(Object.keys(brigades).sort()).toEqual(
    '8 9 185 69 231 151 56 7-Cdn 8-Cdn 9-Cdn 27-Armd 8-Armd 2-Cdn 22-Armd 131 153 154'.split(' ').sort(),
  );
  expect([...new Set(Object.values(brigades))]).toEqual([3]);
});

test('MDD 5.7-a: Commandos are of the Army, the Marines and the French, and Marine tanks with them', () => {
  expect(ids(({ commando, type }) => commando === true && type === 'commando')).toEqual([
    '3-Cdo',
    '4-Cdo',
    '6-Cdo',
    '45-RM',
    '41-RM',
    '10-Cdo',
    '48-RM',
    '46-RM',
    '47-RM',
  ]);
  expect(ids(({ commando, type }) => commando === true && type !== 'commando')).toEqual([
    '5-RM',
    'HQ-1-SS',
    '2-RM',
    '1-RM',
  ]);
  expect(ids(({ nation }) => nation === 'french')).toEqual(['10-Cdo']);
  expect(ids(({ commando, type }) => commando === undefined && type === 'commando')).toEqual([]);
});

test('MDD 5.8-a: all tanks of the three armoured brigades swim, the Marines and the Cromwells do not', () => {
  const swimming = UNITS.filter(({ dd }) => dd === true);
  expect(tally(swimming, ({ brigade, type }) => `${brigade} ${type}`)).toEqual({
    '27-Armd armour': 3,
    '2-Cdn armour': 3,
    '8-Armd armour': 3,
  });
  expect(ids(({ side, type, dd }) => side === 'allied' && type === 'armour' && dd === undefined)).toEqual([
    '5-RM',
    '2-RM',
    '1-RM',
    '4-CLY',
    '5-RTR',
    '1-RTR',
  ]);
});

test('MDD 1.4.1-e: whoever comes by sea has a beach, and nobody else', () => {
  expect(ids(({ side, division, beach }) => (beach === undefined) !== (side === 'german' || division === '6-Abn'))).toEqual([]); // biome-ignore format: a line
});

test('MDD 16.1-a, MDD 16.2-a: headquarters have a support factor and a radius, and only they', () => {
  const staffs = UNITS.filter(({ size }) => size === 'hq');
  expect(staffs).toHaveLength(20);
  expect(staffs.filter(({ type, combat }) => type !== 'headquarters' || combat.combat < 3)).toEqual([]);
  expect(ids(({ radius, size }) => (radius !== undefined) !== (size === 'hq'))).toEqual([]);
  const figures = ['HQ-I', 'HQ-3', 'HQ-27', 'HQ-716', 'HQ-736', 'HQ-21'].map(unit);
  expect(figures.map(({ combat, radius }) => [combat.combat, radius])).toEqual([
    [6, 8],
    [5, 8],
    [4, 6],
    [4, 8],
    [3, 8],
    [5, 8],
  ]);
});

test('MDD 8.2.3-a: companies and batteries of one battalion are of one division', () => {
  const parents = [...new Set(UNITS.flatMap(({ parent }) => parent ?? []))];
  for (const parent of parents) {
    const parts = UNITS.filter((one) => one.parent === parent);
    expect([parent, parts.length >= 2]).toEqual([parent, true]);
    expect([parent, new Set(parts.map(({ division }) => division)).size]).toEqual([parent, 1]);
    expect([parent, parts.filter(({ size }) => size === 'bn' || size === 'hq')]).toEqual([parent, []]);
  }
  expect(parents).toEqual(expect.arrayContaining(['I/736', 'II/736', 'III/736', 'II/192', 'CHO', 'BD']));
});

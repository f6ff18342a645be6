import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import {
  armyOf,
  dataOf,
  hasYellowBar,
  INDEPENDENTS,
  isNonActive,
  NESTS,
  REGIMENTS,
  UNIT,
} from '../src/data.ts';
import {
  beachHexes,
  board,
  byId,
  distance,
  fixed,
  inHex,
  landingHexes,
  mobile,
  nests,
  type Unit,
  units,
  values,
} from './counters.ts';

const hasBar = ({ id }: Unit): boolean => hasYellowBar(UNIT.of(id));

test('every unit has a name of its own that the text formats can carry', () => {
  expect(new Set(units.map((u) => u.id)).size).toBe(units.length);
  expect(units.filter((u) => !/^[^-\s,=+?#>][^\s,=+?#>]*$/.test(u.id))).toEqual([]);
});

test('every unit, chart and entry of the set-up says where it comes from', () => {
  const kinds = /^(rule|public:|history:|design:)/;
  expect(units.filter((u) => !kinds.test(u.source)).map((u) => u.id)).toEqual([]);
  const { source: _charts, ...tables } = charts;
  const { source: _setup, ...parts } = setup;
  const entries = [...Object.entries(tables), ...Object.entries(parts)].flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).map((p) => [name, p.source] as const),
  );
  expect(entries.filter(([, source]) => !kinds.test(source))).toEqual([]);
});

test('every unit fits the form: sides, steps, special letter and zone of control', () => {
  const kinds =
    'infantry ranger commando engineer armor mech parachute glider artillery flak cyclist wn garrison hq';
  const bad = units.filter(
    (u) =>
      !kinds.split(' ').includes(u.kind) ||
      !['us', 'uk', 'can', 'german'].includes(u.nation) ||
      (u.side === 'german') !== (u.nation === 'german') ||
      ![null, 'A', 'E'].includes(u.special) ||
      !['none', 'battalion', 'full'].includes(u.zoc) ||
      u.steps !== (/regiment|brigade/.test(u.size) ? 3 : u.back === null || hasBar(u) ? 1 : 2) ||
      u.front.strength < 1 ||
      (u.back !== null && (u.back.strength < 1 || u.back.strength >= u.front.strength)),
  );
  expect(bad).toEqual([]);
});

test('every Allied unit starts in exactly one display', () => {
  const starts = (u: Unit) =>
    [u.lands, u.landingBox, u.mulberry, u.floatingReserve, u.dropZone, u.glider, u.rangerDisplay].filter(
      (s) => s !== undefined,
    ).length;
  expect(units.filter((u) => u.side === 'allied' && starts(u) !== 1)).toEqual([]);
});

test('each landing names a beach, a phase from 1 to 5 and one of the beach’s hexes, or none for any', () => {
  const bad = units.filter(({ lands }) => {
    if (lands === undefined) return false;
    const beach = landingHexes.find((b) => b.name === lands.beach);
    const known = lands.hex === null || beach?.hexes.some((h) => h.name === lands.hex);
    return !known || lands.phase < 1 || lands.phase > 5;
  });
  expect(bad).toEqual([]);
});

test('27.2.2: no landing hex is asked to take more than three units in a phase', () => {
  for (const { name, hexes } of landingHexes) {
    const names = [...new Set(hexes.map((h) => h.name))];
    for (const phase of [1, 2, 3, 4, 5]) {
      const landing = units.filter((u) => u.lands?.beach === name && u.lands.phase === phase);
      expect(landing.length, `${name} ${phase}`).toBeLessThanOrEqual(3 * names.length);
      for (const hex of names) {
        expect(landing.filter((u) => u.lands?.hex === hex).length, `${name} ${hex}`).toBeLessThanOrEqual(3);
      }
    }
  }
});

test('TKG 27.2.8-a: every German unit but the WNs and Garrisons is of exactly one activation type', () => {
  const types = ({ id, group }: Unit) =>
    Number(group !== undefined) +
    Number(INDEPENDENTS.includes(UNIT.of(id))) +
    Number(isNonActive(UNIT.of(id)));
  expect(mobile.filter((u) => types(u) !== 1)).toEqual([]);
  expect(fixed.filter((u) => types(u) !== 0)).toEqual([]);
  expect([...new Set(mobile.map((u) => u.group))].filter((g) => g !== undefined).sort()).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
});

test('TKG 27.2.8-c: an Independent Unit stands on the map and is in supply', () => {
  const independent = INDEPENDENTS.map(dataOf);
  expect(independent).toHaveLength(19);
  expect(independent.filter((u) => u.at === undefined || u.oos || u.wn !== undefined)).toEqual([]);
  expect(independent.map((u) => u.at)).toEqual(expect.arrayContaining(['N4715', 'N4554']));
});

test('TKG 27.2.8-d: a Non-Active Unit is out of supply on the map, in an off-map box or on the railway', () => {
  const nonActive = mobile.filter(({ id }) => isNonActive(UNIT.of(id)));
  const why = (u: Unit) =>
    `${u.at !== undefined && u.oos === true ? 'supply' : ''}${u.omm ?? ''}${u.rail === true ? 'rail' : ''}`;
  expect(
    Object.fromEntries(
      [...new Set(nonActive.map(why))].map((one) => [one, nonActive.filter((u) => why(u) === one).length]),
    ),
  ).toEqual({ supply: 22, '13': 7, '1-2': 7, rail: 1 });
});

test('TKG 27.2.8-a, -h: nine activation groups, each with units; the first two get one more on their die', () => {
  expect(setup.activationGroups.map(({ group, modifier }) => [group, modifier])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((group) => [group, group <= 2 ? 1 : 0]),
  );
  for (const { group } of setup.activationGroups)
    expect(units.filter((u) => u.group === group).length, `group ${group}`).toBeGreaterThan(0);
});

test('every place is a hex of the map, and land', () => {
  const wet = (hex: string) => board.terrain.is(board.hex(hex), 'sea');
  const places = [
    ...units.flatMap((u) => [u.at, u.dropZone, u.glider?.dropZone, u.wn?.festung]),
    ...beachHexes,
    ...[...setup.dropZones, ...setup.gliderZones].map((z) => z.hex),
    ...setup.kampfgruppeMeyer.rows.flatMap((r) => Object.values(r.at)),
    ...setup.alternativeSetups.flatMap((r) => Object.values(r.at)),
    ...setup.orneBridge.between,
    ...setup.offMap.entry,
  ].filter((h): h is string => typeof h === 'string');
  expect(places.filter((h) => board.grid.find(h) < 0)).toEqual([]);
  expect(places.filter(wet)).toEqual([]);
});

test('no two WNs or Garrisons share a hex, and no more than three other units do', () => {
  const at = (list: readonly Unit[]) => list.flatMap((u) => (u.at === undefined ? [] : [u.at]));
  expect(new Set(at(fixed)).size).toBe(fixed.length);
  const count = new Map<string, number>();
  for (const hex of at(mobile)) count.set(hex, (count.get(hex) ?? 0) + 1);
  expect([...count].filter(([, n]) => n > 3)).toEqual([]);
});

test('no German starts on a landing hex or a drop zone, but for the WN that an actual landing moves away', () => {
  const taken = new Set([...beachHexes, ...setup.dropZones.map((z) => z.hex)]);
  expect(units.filter((u) => u.at !== undefined && taken.has(u.at)).map((u) => u.id)).toEqual(['WN5/709']);
});

test('27.1.5: WN 5/709 stands in N2723 and goes to N2522; neither pair of hexes then holds it', () => {
  const utah = setup.beaches.find((b) => b.name === 'Utah')!;
  if (Array.isArray(utah.hexes)) throw new Error('Utah has two pairs of hexes');
  const { intended, actual } = utah.hexes;
  expect(byId('WN5/709').at).toBe('N2723');
  expect(utah.moveIfActual).toEqual({ unit: 'WN5/709', to: 'N2522' });
  expect([intended.length, actual.length]).toEqual([2, 2]);
  expect(intended.map((h) => h.hex)).not.toContain('N2723');
  expect(actual.map((h) => h.hex)).not.toContain('N2522');
});

test('the hexes of a beach lie side by side, with a WN next to each', () => {
  for (const { name, hexes } of landingHexes) {
    for (const { hex } of hexes) {
      expect(
        hexes.some((h) => distance(h.hex, hex) === 1),
        `${name} ${hex}`,
      ).toBe(true);
      expect(
        nests.some((u) => distance(u.at!, hex) <= 1),
        `${name} ${hex}`,
      ).toBe(true);
    }
  }
});

test('TKG 27.1.2-a: three WNs are rolled for, in their printed hexes', () => {
  expect(inHex('N3551')).toEqual(['WNMerville']);
  expect(inHex('N3549')).toEqual(['WN18-14/716']);
  expect(inHex('N2828')).toEqual(['WNPointeDuHoc']);
  expect(NESTS.filter(hasYellowBar).map(UNIT.text)).toEqual(['WNPointeDuHoc', 'WN18-14/716', 'WNMerville']);
});

test('TKG 27.1.2-c: a yellow-bar WN has two sides and one step, and its reduced side no guns', () => {
  for (const id of charts.wnStrength.units) {
    const unit = byId(id);
    expect(unit.back).not.toBeNull();
    expect(unit.steps).toBe(1);
    expect(unit.wn?.coastal.front.length).toBeGreaterThan(0);
    expect(unit.wn?.coastal.back).toEqual([]);
  }
  expect(byId('WNPointeDuHoc').back).toEqual({ strength: 1, move: 0 });
});

test('TKG FG-a: the WNs are of the four printed types', () => {
  const type = (u: Unit) =>
    `${u.steps} step ${u.back === null ? 1 : 2} side${hasBar(u) ? ' bar' : ''}${u.zoc === 'none' ? '' : ' zoc'}`;
  expect([...new Set(nests.map(type))].sort()).toEqual([
    '1 step 1 side',
    '1 step 2 side bar',
    '2 step 2 side',
    '2 step 2 side zoc',
  ]);
});

test('TKG FG-d: coastal letters are S, J, G, O and U, and only Port-en-Bessin and Pointe du Hoc reach Omaha', () => {
  const letters = (u: Unit) => [...u.wn!.coastal.front, ...u.wn!.coastal.back];
  expect([...new Set(nests.flatMap(letters))].sort()).toEqual(['G', 'J', 'O', 'S', 'U']);
  expect(nests.filter((u) => letters(u).includes('O')).map((u) => u.id)).toEqual([
    'WNPortEnBessin',
    'WNPointeDuHoc',
  ]);
  expect(units.filter((u) => u.kind === 'garrison' && letters(u).length > 0)).toEqual([]);
});

test('27.3.8: a Festung side is the back of a one-sided WN, each in a hex of its own near Cherbourg', () => {
  const festung = nests.filter((u) => u.wn?.festung);
  expect(festung.length).toBeGreaterThan(0);
  expect(festung.filter((u) => u.back !== null)).toEqual([]);
  const hexes = festung.map((u) => u.wn!.festung!);
  expect(new Set(hexes).size).toBe(hexes.length);
  expect(hexes.filter((h) => distance(h, 'N1410') > 5)).toEqual([]);
});

test('27.2.1: Port-en-Bessin is in the Commonwealth sector, Omaha’s other WNs in the U.S. one', () => {
  const commonwealth = (hex: string) =>
    board.grid.column(board.hex(hex)) >= setup.armyBoundary.firstCommonwealthColumn;
  expect(commonwealth(byId('WNPortEnBessin').at!)).toBe(true);
  expect(setup.armyBoundary.either).toEqual([byId('WNPortEnBessin').at]);
  const numbers = ['WN60/352', 'WN62/352', 'WN64/352', 'WN66/352', 'WN68/352', 'WN71/352', 'WNPointeDuHoc'];
  expect(numbers.filter((id) => commonwealth(byId(id).at!))).toEqual([]);
  for (const b of setup.beaches) {
    const hexes = landingHexes.find((l) => l.name === b.name)!.hexes;
    expect(
      hexes.every((h) => commonwealth(h.hex) === (b.army === 'cw')),
      b.name,
    ).toBe(true);
  }
});

test('27.2.1: every beach has at least two WNs that its required shot may be aimed at', () => {
  for (const { name, letter, hexes } of landingHexes) {
    const targets = nests.filter(
      (u) =>
        u.wn?.coastal.front.includes(letter) ||
        hexes.some((h) => distance(h.hex, u.at!) <= charts.navalFire.quotaRange),
    );
    expect(targets.length, name).toBeGreaterThanOrEqual(2);
  }
});

test('TKG 27.4-a: the units of the example have their printed values, hexes and phases', () => {
  const battalions: readonly (readonly [string, number, string | null])[] = [
    ['1/16', 1, 'Fox'],
    ['2/16', 1, 'Easy'],
    ['1/116', 1, 'Dog'],
    ['2/116', 2, 'Easy'],
    ['3/116', 2, 'Dog'],
    ['3/16', 2, 'Fox'],
    ...['1/115', '2/115', '3/115', '1/18', '2/18', '3/18'].map((id) => [id, 3, null] as const),
  ];
  for (const [id, phase, hex] of battalions) {
    expect(values(byId(id)), id).toBe('5-5/3-5');
    expect(byId(id).lands, id).toEqual({ beach: 'Omaha', hex, phase });
  }
  expect(units.filter((u) => u.lands?.beach === 'Omaha' && u.lands.phase <= 3)).toHaveLength(
    battalions.length,
  );
  for (const id of ['2Rgr', '5Rgr']) {
    expect(values(byId(id))).toBe('2-5/1-5');
    expect(byId(id)).toMatchObject({ special: 'A', rangerDisplay: true, steps: 2 });
  }
  const printed: readonly (readonly [string, string, boolean])[] = [
    ['WN62/352', 'N3133', true],
    ['WN64/352', 'N3132', false],
    ['WN66/352', 'N3031', true],
    ['WN71/352', 'N2930', true],
  ];
  for (const [id, hex, destroyer] of printed) {
    expect(values(byId(id)), id).toBe('3-0/2-0');
    expect(byId(id), id).toMatchObject({ at: hex, steps: 2, zoc: 'none' });
    expect(byId(id).wn, id).toMatchObject({ destroyer, division: '352' });
  }
  expect(byId('WNPointeDuHoc').wn?.destroyer).toBe(true);
  expect(byId('WN68/352').front.strength).toBeLessThanOrEqual(4); // a 5 does not recover it
  expect(byId('WNPortEnBessin').front.strength).toBeGreaterThanOrEqual(2); // a 2 does
});

test('TKG 27.4-a: the landing hexes of Omaha are those of the example and it is of class A', () => {
  const omaha = setup.beaches.find((b) => b.name === 'Omaha')!;
  expect(omaha.hexes).toEqual([
    { name: 'Dog', hex: 'N2931' },
    { name: 'Easy', hex: 'N2932' },
    { name: 'Fox', hex: 'N3032' },
  ]);
  expect(omaha.class).toBe('A');
});

test('27.2.8: Kampfgruppe Meyer’s table answers every die and places every unit of group 3', () => {
  const { rows, units: members } = setup.kampfgruppeMeyer;
  expect(rows.flatMap((r) => r.die)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(members).toEqual(units.filter((u) => u.group === 3).map((u) => u.id));
  for (const row of rows) expect(Object.keys(row.at)).toEqual(members);
});

test('27.3.5: every breakdown regiment has three battalions, and nobody is of two', () => {
  const all = REGIMENTS.flatMap(({ battalions }) => battalions);
  expect(REGIMENTS.filter(({ battalions }) => battalions.length !== 3)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
  expect(
    REGIMENTS.filter(({ army, battalions }) => battalions.some((unit) => armyOf(unit) !== army)),
  ).toEqual([]);
});

test('the order of battle is complete, division by division', () => {
  const foot = ['infantry', 'parachute', 'cyclist'];
  const count = (nation: string, division: string) =>
    units.filter(
      (u) =>
        u.nation === nation && u.division === division && u.size === 'battalion' && foot.includes(u.kind),
    ).length;
  const us = ['1', '29', '4', '82', '101'].map((d) => count('us', d));
  expect(us).toEqual([9, 6, 9, 9, 9]); // the 175th of the 29th waits as a regiment
  expect([count('uk', '3'), count('uk', '50'), count('can', '3')]).toEqual([9, 9, 9]);
  expect(count('uk', '6') + count('can', '6')).toBe(6);
  const german = ['352', '716', '709', '243', '91', '711', '21'].map((d) => count('german', d));
  expect(german).toEqual([7, 9, 12, 7, 10, 5, 0]);
  expect(units.filter((u) => u.division === '21' && (u.kind === 'armor' || u.kind === 'mech'))).toHaveLength(
    10,
  );
  expect(units.filter((u) => u.kind === 'commando')).toHaveLength(8);
});

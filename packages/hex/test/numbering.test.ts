import { expect, test } from 'vitest';
import { DIRECTION_NAMES, DIRECTIONS, type Grid, makeGrid, NOWHERE } from '../src/index.ts';
import { bloodySummer, darkSummer, mapList, montysDDay, omahaBeach, overlord } from './maps.ts';

function around(grid: Grid, name: string): Record<string, string> {
  const names = DIRECTIONS.map((d) => {
    const there = grid.neighbour(grid.find(name), d);
    return [DIRECTION_NAMES[grid.spec.top][d], there === NOWHERE ? '-' : grid.name(there)];
  });
  return Object.fromEntries(names);
}

function touch(grid: Grid, a: string, b: string): boolean {
  return grid.adjacent(grid.find(a), grid.find(b));
}

/** How far b lies east and south of a, in hexes. */
function offset(grid: Grid, a: string, b: string): { east: number; south: number } {
  const from = grid.centre(grid.find(a));
  const to = grid.centre(grid.find(b));
  return { east: to.x - from.x, south: to.y - from.y };
}

test.each(mapList)('%s: every name finds its hex or box again', (_, grid) => {
  for (const h of [...grid.hexes, ...grid.boxes]) expect(grid.find(grid.name(h))).toBe(h);
  expect(grid.hexes.length + grid.boxes.length).toBe(grid.size);
});

test.each(mapList)('%s: ids follow the printed numbers', (_, grid) => {
  const names = grid.hexes.map((h) => grid.name(h));
  expect(names).toEqual([...names].sort());
});

test('names that are not on the map are nowhere', () => {
  for (const text of ['', '9999', '0928', '6600', 'N4003', 'Paris', ' 4003']) {
    expect(darkSummer.find(text)).toBe(NOWHERE);
  }
});

test('Dark Summer: the two hexes of Gold and of Juno touch, and the Brittany hexes are one row', () => {
  expect(touch(darkSummer, '4003', '4102')).toBe(true);
  expect(touch(darkSummer, '4203', '4302')).toBe(true);
  expect(touch(darkSummer, '2628', '2727')).toBe(true);
  expect(touch(darkSummer, '2727', '2828')).toBe(true);
  expect(touch(darkSummer, '4003', '4104')).toBe(false);
});

test('Dark Summer: odd columns stand half a hex lower', () => {
  expect(around(darkSummer, '4003')).toEqual({
    N: '4002',
    NE: '4102',
    SE: '4103',
    S: '4004',
    SW: '3903',
    NW: '3902',
  });
  expect(around(darkSummer, '4103')).toEqual({
    N: '4102',
    NE: '4203',
    SE: '4204',
    S: '4104',
    SW: '4004',
    NW: '4003',
  });
});

test('Dark Summer: row 00 is the north edge, row 28 or 27 the south edge', () => {
  expect(around(darkSummer, '1200')).toMatchObject({ N: '-', NE: '-', SE: '1300', NW: '-' });
  expect(around(darkSummer, '2727')).toMatchObject({ S: '-', SE: '2828', SW: '2628' });
  expect(darkSummer.find('2728')).toBe(NOWHERE);
  expect(darkSummer.hexCount).toBe(56 * 29 - 28);
});

test('Dark Summer: column and row are read from the number', () => {
  const avranches = darkSummer.find('2726');
  expect([darkSummer.column(avranches), darkSummer.row(avranches)]).toEqual([27, 26]);
  const box = darkSummer.find('Brittany');
  expect([darkSummer.column(box), darkSummer.row(box)]).toEqual([-1, -1]);
  expect([darkSummer.isBox(avranches), darkSummer.isBox(box)]).toEqual([false, true]);
});

test("Monty's D-Day: both bridges are hexsides: 2414 Caen Canal 2313 Orne 2213, west to east", () => {
  expect(touch(montysDDay, '2414', '2313')).toBe(true);
  expect(touch(montysDDay, '2313', '2213')).toBe(true);
  expect(touch(montysDDay, '2414', '2213')).toBe(false);
  expect(offset(montysDDay, '2414', '2313').east).toBeGreaterThan(0);
  expect(offset(montysDDay, '2313', '2213').east).toBeGreaterThan(0);
});

test("Monty's D-Day: 5019 is due north of 5018, and 5122 is three hexes from 5025", () => {
  expect(around(montysDDay, '5018').N).toBe('5019');
  expect(montysDDay.distance(montysDDay.find('5122'), montysDDay.find('5025'))).toBe(3);
});

test("Monty's D-Day: odd columns stand half a hex further north, columns grow westward", () => {
  expect(around(montysDDay, '2414')).toEqual({
    N: '2415',
    NE: '2314',
    SE: '2313',
    S: '2413',
    SW: '2513',
    NW: '2514',
  });
  expect(around(montysDDay, '2313')).toEqual({
    N: '2314',
    NE: '2214',
    SE: '2213',
    S: '2312',
    SW: '2413',
    NW: '2414',
  });
});

test("Monty's D-Day: Caen lies south-east of Le Hamel, Ouistreham north-east of Caen", () => {
  const caen = offset(montysDDay, '5325', '3206');
  expect(caen.east).toBeGreaterThan(15);
  expect(caen.south).toBeGreaterThan(15);
  expect(offset(montysDDay, '3206', '2218').south).toBeLessThan(-10);
});

test('Bloody Summer: the Cobra front touches across shifted rows', () => {
  expect(touch(bloodySummer, '0918', '1019')).toBe(true);
  expect(touch(bloodySummer, '1012', '1111')).toBe(true);
});

test('Bloody Summer: even rows stand half a hex further east, columns grow westward', () => {
  expect(around(bloodySummer, '1012')).toEqual({
    NE: '0911',
    E: '1011',
    SE: '1111',
    SW: '1112',
    W: '1013',
    NW: '0912',
  });
  expect(around(bloodySummer, '1111')).toEqual({
    NE: '1011',
    E: '1110',
    SE: '1211',
    SW: '1212',
    W: '1112',
    NW: '1012',
  });
});

test('Bloody Summer: Cherbourg lies north-west of Caen', () => {
  const cherbourg = offset(bloodySummer, '0908', '0223');
  expect(cherbourg.east).toBeLessThan(-14);
  expect(cherbourg.south).toBeLessThan(-6);
});

test('Omaha: a landing craft goes from the low to the mid to the high tide line hex by hex', () => {
  for (const [low, mid, high] of [
    ['0513', '0613', '0714'],
    ['0419', '0520', '0620'],
    ['0326', '0426', '0527'],
    ['0231', '0332', '0432'],
  ] as const) {
    expect(touch(omahaBeach, low, mid)).toBe(true);
    expect(touch(omahaBeach, mid, high)).toBe(true);
    expect(offset(omahaBeach, low, high)).toEqual({
      east: expect.closeTo(-1, 9),
      south: expect.closeTo(Math.sqrt(3), 9),
    });
  }
});

test('Omaha: even rows are shifted west and one hex shorter', () => {
  expect(around(omahaBeach, '0812')).toEqual({
    NE: '0712',
    E: '0811',
    SE: '0912',
    SW: '0913',
    W: '0813',
    NW: '0713',
  });
  expect(omahaBeach.find('0936')).not.toBe(NOWHERE);
  expect(omahaBeach.find('0836')).toBe(NOWHERE);
  expect(around(omahaBeach, '0835')).toMatchObject({ W: '-', SW: '0936', NW: '0736' });
});

test('Omaha: the sector boundary (column 18 in even rows, 19 in odd ones) is one unbroken line', () => {
  for (let row = 2; row < 20; row++) {
    const name = (r: number) => `${String(r).padStart(2, '0')}${r % 2 === 0 ? 18 : 19}`;
    expect(touch(omahaBeach, name(row), name(row + 1))).toBe(true);
  }
});

test('Overlord: the Omaha example attacks across these hexsides', () => {
  for (const [a, b] of [
    ['3031', '3032'],
    ['3031', '2932'],
    ['3031', '2931'],
    ['3032', '3133'],
    ['3031', '3132'],
    ['3031', '3131'],
    ['2931', '2930'],
    ['3648', '3749'],
  ] as const) {
    expect(touch(overlord, a, b), `${a} ${b}`).toBe(true);
  }
});

test('Overlord: even rows stand half a hex further east', () => {
  expect(around(overlord, '3031')).toEqual({
    NE: 'N2932',
    E: 'N3032',
    SE: 'N3132',
    SW: 'N3131',
    W: 'N3030',
    NW: 'N2931',
  });
  expect(around(overlord, '3749')).toMatchObject({ NW: 'N3648', NE: 'N3649' });
});

test('Overlord: a number is found with and without the letter of the map', () => {
  expect(overlord.name(overlord.find('2828'))).toBe('N2828');
  expect(overlord.find('N2828')).toBe(overlord.find('2828'));
  expect(overlord.find('S2828')).toBe(NOWHERE);
});

test('three digits and omitted hexes with the letter of the map', () => {
  const grid = makeGrid({
    ...overlord.spec,
    columns: [1, 2],
    rows: [9, 10],
    digits: 3,
    omit: ['N009002', '010001'],
  });
  expect(grid.hexes.map((h) => grid.name(h))).toEqual(['N009001', 'N010002']);
});

test('a spec that contradicts itself is refused', () => {
  const { spec } = bloodySummer;
  expect(() => makeGrid({ ...spec, shift: 'south' })).toThrow('a pointy-top grid cannot be shifted south');
  expect(() => makeGrid({ ...spec, top: 'flat' })).toThrow('a flat-top grid cannot be shifted east');
  expect(() => makeGrid({ ...spec, omit: ['0101', '2501'] })).toThrow('not in the rectangle: 2501');
  expect(() => makeGrid({ ...spec, boxes: ['Paris', 'Paris'] })).toThrow('two locations are called Paris');
  expect(() => makeGrid({ ...spec, links: [['Paris', 'Berlin']] })).toThrow('a link to Berlin');
  expect(() => makeGrid({ ...spec, columns: [1, 2000] })).toThrow('48008 locations are more than fit');
});

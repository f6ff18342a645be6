import { readFileSync } from 'node:fs';
import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import { omahaBeach } from '../../games/omaha-beach.ts';
import { loadGeodata } from '../../src/geodata.ts';
import { Sheet } from '../../src/sheet.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const map = loadMap(read('../../../../packages/games/omaha-beach/data/map.json'));
const { grid, terrain } = map;
const level = map.hexLayer('level');
const tide = map.hexLayer('tide');
const submerged = map.hexLayer('submerged');
const obstacles = map.hexLayer('obstacle');
const draws = map.hexLayer('draw');
const mined = map.hexLayer('mined-road');
const exits = map.hexLayer('exit');
const sectors = map.hexLayer('sector');
const relief = map.sideLayer('relief');
const shore = map.sideLayer('shore');
const works = map.sideLayer('works');
const hedges = map.sideLayer('hedge');
const roads = map.wayLayer('road');
const positions = map.marks('positions');
const boxes = map.marks('landing-boxes');

type Entry = (typeof positions)[number];

const hexesIn = (list: unknown): HexId[] => map.hexes(String(list ?? ''));
const names = (hexes: Iterable<HexId>): string =>
  [...hexes]
    .map((h) => grid.name(h))
    .sort()
    .join(' ');
const around = (h: HexId): HexId[] =>
  DIRECTIONS.map((d) => grid.neighbour(h, d)).filter((n) => n !== NOWHERE);
const side = (a: HexId, b: HexId): HexsideId => grid.sideBetween(a, b) as HexsideId;
const sideNames = (sides: Iterable<HexsideId>): string =>
  [...sides]
    .map((s) => grid.sideName(s))
    .sort()
    .join(' ');
const isSea = (h: HexId): boolean => terrain.is(h, 'sea');
const isBeach = (h: HexId): boolean => level.is(h, 'beach');
const isHigh = (h: HexId): boolean => level.is(h, 'high-ground');
const isLow = (h: HexId): boolean => level.is(h, 'pavilion') || level.is(h, 'draw');
const touchesBeach = (h: HexId): boolean => around(h).some(isBeach);
const sorted = (list: string): string => list.trim().split(/\s+/).sort().join(' ');
const numbers = (rows: string): HexId[] =>
  sorted(rows)
    .split(' ')
    .flatMap((part) => {
      const [first, last = first] = part.split('-') as [string, string?];
      const row = first.slice(0, 2);
      const from = Number(first.slice(2));
      return Array.from({ length: Number(last.slice(2)) - from + 1 }, (_, i) =>
        map.hex(`${row}${String(from + i).padStart(2, '0')}`),
      );
    });

/** The sides between hexes of two kinds. */
function sidesBetween(one: (h: HexId) => boolean, other: (h: HexId) => boolean): HexsideId[] {
  const found = new Set<HexsideId>();
  for (const h of grid.hexes.filter(one)) for (const n of around(h)) if (other(n)) found.add(side(h, n));
  return [...found];
}

/** Everything that can be reached from some hexes by steps that are allowed. */
function reach(from: Iterable<HexId>, step: (a: HexId, b: HexId) => boolean): Set<HexId> {
  const seen = new Set(from);
  for (const h of seen) for (const n of around(h)) if (step(h, n)) seen.add(n);
  return seen;
}

const DOTS = ['intense', 'steady', 'sporadic'] as const;
const field = (p: Entry): HexId[] => DOTS.flatMap((dot) => hexesIn(p[dot]));
const position = (id: string): Entry => positions.find((p) => p.id === id)!;
const isWn = (p: Entry): boolean => p.kind === 'WN';
const box = (code: string): Entry => boxes.find((b) => b.code === code)!;

/** From a landing box to the shore: every lane of the board runs up and to the right. */
const ASHORE = 0;

// German communication (COM-03) and what the terrain chart lets vehicles do (TEC-03 to TEC-16), from the map alone.
function mayCarry(h: HexId): boolean {
  const front = level.is(h, 'pavilion') && touchesBeach(h);
  return !isSea(h) && !isBeach(h) && !front && !terrain.is(h, 'rough');
}

function mayDrive(from: HexId, to: HexId, cleared: boolean): boolean {
  const s = side(from, to);
  if (isSea(to) || terrain.is(to, 'rough')) return false;
  if (mined.has(to) && !cleared) return false;
  if (roads.has(s)) return true;
  const walled = shore.has(s) || works.has(s) || relief.has(s) || hedges.has(s);
  return !walled && !terrain.is(to, 'woods') && !terrain.is(to, 'bocage');
}

const COVER = ['bluff', 'slope', 'scaleable-cliff'];

function toCover(hex: string): number {
  const from = map.hex(hex);
  const covered = grid.hexes.filter(
    (h) =>
      isBeach(h) && around(h).some((n) => shore.has(side(h, n)) || COVER.includes(relief.kind(side(h, n)))),
  );
  return Math.min(...covered.map((h) => grid.distance(from, h)));
}

// All positions as the board prints them: id, hexes, colour, sector.
const POSITIONS = `
  WN60 0807 purple east; WN61 0809 orange east; WN62 0812+0912 green east; WN64 0916 blue east;
  WN65 0817+0918 red east; WN66 0821+0922 brown west; WN67 1220 red west; WN68 0723+0823 orange west;
  WN69 1222 brown west; WN70 0728 red west; WN71 0629 green west; WN72 0531+0631 purple west;
  WN73 0533 blue west;
  A1 1008 red east; A2 1110 blue east; A3 0907 brown east; A4 1310 purple east; A5 1004 orange east;
  A6 1309 orange east; A7 1207 green east; A8 1002 blue east; A9 1204 purple east;
  B1 1407 brown east; B2 1403 red east; B3 1607 blue east; B4 1505 orange east; B5 1302 brown east;
  B6 1703 green east; B7 1808 red east; B8 2009 brown east; B9 1905 purple east;
  C1 1113 brown east; C2 1215 orange east; C3 1313 red east; C4 1511 green east; C5 1514 brown east;
  C6 1612 orange east; C7 1615 purple east; C8 1814 red east; C9 1916 green east; C10 1912 blue east;
  D1 1122 blue west; D2 1217 brown east; D3 1319 green east; D4 1321 orange west; D5 1416 blue east;
  D6 1521 purple west; D7 1519 red east; D8 1617 orange east; D9 1921 blue west; D10 1822 green west;
  D11 1819 brown west;
  E1 1125 orange west; E2 1028 green west; E3 1223 green west; E4 1026 purple west; E5 1328 red west;
  E6 1524 blue west; E7 1527 green west; E8 1625 brown west; E9 1825 purple west; E10 1724 red west;
  E11 2024 orange west;
  F1 1229 brown west; F2 1430 blue west; F3 1628 orange west; F4 1333 green west; F5 1827 blue west;
  F6 1533 red west; F7 1630 purple west; F8 1435 purple west; F9 1734 orange west;
  G1 0635 purple west; G2 0832 red west; G3 0830 brown west; G4 0834 green west; G5 1030 purple west;
  G6 1132 orange west; G7 1033 blue west; G8 1035 brown west;
  1014 1014 purple east; 1119 1119 purple east; 1024 1024 red west; 0828 0828 blue west;
  0732 0732 orange west; 0434 0434 brown west;`;

test('rows count from the sea, columns from the east, and the sea is at the bottom', () => {
  const [sea, inland, east, west] = map.hexes('0310 2010 1001 1035') as [HexId, HexId, HexId, HexId];
  expect(grid.centre(sea).y).toBeGreaterThan(grid.centre(inland).y);
  expect(grid.centre(east).x).toBeLessThan(grid.centre(west).x);
  expect(names(around(map.hex('0608')))).toBe('0508 0509 0607 0609 0708 0709');
  expect(names(around(map.hex('0709')))).toBe('0608 0609 0708 0710 0808 0809');
  expect(Math.abs(map.data.picture.north - 180)).toBeLessThan(30);
});

test('a hex is about 250 m, as the 275 yards of the board', () => {
  expect(map.data.picture.kmPerHex).toBeGreaterThan(0.23);
  expect(map.data.picture.kmPerHex).toBeLessThan(0.26);
});

test('strongpoints, exits and villages lie where they lay', () => {
  const sheet = new Sheet(grid, omahaBeach.fit);
  const off = (lat: number, lon: number, hexes: unknown): number =>
    Math.min(...hexesIn(hexes).map((h) => sheet.offCentre([lon, lat], h)));
  for (const { name, at, hex } of map.places) {
    if (at) expect(off(at[0], at[1], hex), name).toBeLessThan(1);
  }
  // WN 67 is left out: the sources put it 750 m apart, the board between them.
  const forts = loadGeodata().forts;
  for (const p of positions.filter((q) => isWn(q) && q.id !== 'WN67')) {
    const fort = forts.find((f) => f.name.startsWith(`${p.id} `))!;
    expect(off(fort.lat, fort.lon, p.hexes), String(p.id)).toBeLessThan(p.id === 'WN73' ? 1.3 : 1);
  }
});

test('villages stand in buildings, draws follow each other from west to east', () => {
  for (const { name, hex, kind } of map.places) {
    if (kind === 'village') expect(terrain.kind(map.hex(hex)), name).toBe('buildings');
  }
  const columns = ['D-1', 'D-3', 'E-1', 'E-3', 'F-1'].map((name) =>
    grid.column(map.hex(map.place(name)!.hex)),
  );
  expect(columns).toEqual([...columns].sort((a, b) => b - a));
  for (const name of ['D-1', 'D-3', 'E-1', 'E-3', 'F-1']) {
    expect(draws.kind(map.hex(map.place(name)!.hex))).toBe(name);
  }
});

// Positions

test('DDOB FIR-02, FIR-03: the 86 positions with hexes, colour and sector', () => {
  const told = POSITIONS.split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const known = positions.map((p) => `${p.id} ${String(p.hexes).replace(' ', '+')} ${p.colour} ${p.sector}`);
  expect(known.sort()).toEqual(told.sort());
  expect(known).toHaveLength(86);
  expect(new Set(positions.map((p) => p.colour)).size).toBe(6);
  for (const p of positions) {
    for (const h of hexesIn(p.hexes)) {
      expect(sectors.kind(h), String(p.id)).toBe(p.sector);
      expect(['sea', 'beach', 'rough']).not.toContain(terrain.kind(h));
    }
  }
  expect(new Set(positions.flatMap((p) => hexesIn(p.hexes))).size).toBe(91);
});

test('DDOB FIR-09: five strongpoints have two hexes, which touch, the northern one nearer the sea', () => {
  const double = positions.filter((p) => hexesIn(p.hexes).length === 2);
  expect(double.map((p) => p.id).join(' ')).toBe('WN62 WN65 WN66 WN68 WN72');
  for (const p of double) {
    const [north, south] = hexesIn(p.hexes) as [HexId, HexId];
    expect(p.halves).toBe('N S');
    expect(grid.adjacent(north, south)).toBe(true);
    expect(grid.row(north)).toBeLessThan(grid.row(south));
    expect(isHigh(north)).toBe(false);
    expect(isHigh(south)).toBe(true);
  }
});

test('DDOB FIR-10: fields of fire cross the sector boundary', () => {
  const across = positions.filter((p) => field(p).some((h) => sectors.kind(h) !== p.sector));
  const ids = across.map((p) => p.id);
  expect(ids).toContain('WN65');
  expect(ids).toContain('WN66');
  expect(ids.length).toBeGreaterThan(5);
});

test('DDOB FIR-11: 1,070 dots, each of one position; no two of one colour in a hex', () => {
  const seen = new Set<string>();
  let dots = 0;
  for (const p of positions) {
    const list = field(p);
    expect(new Set(list).size, String(p.id)).toBe(list.length);
    for (const h of list) {
      dots++;
      const key = `${grid.name(h)} ${p.colour}`;
      expect(seen.has(key), key).toBe(false);
      seen.add(key);
      expect(['sea', 'rough']).not.toContain(terrain.kind(h));
    }
  }
  expect(dots).toBe(1070);
});

test('DDOB MOV-10: a reinforcement position fires at every hex next to it that can be entered', () => {
  for (const p of positions.filter((q) => !isWn(q))) {
    const [hex] = hexesIn(p.hexes) as [HexId];
    const open = around(hex).filter((h) => !terrain.is(h, 'rough') && !isSea(h));
    expect(names(open.filter((h) => !field(p).includes(h))), String(p.id)).toBe('');
    expect(field(p)).not.toContain(hex);
  }
});

test('DDOB ATK-17: which positions on the high ground fire at the beach', () => {
  const watching = positions.filter((p) => hexesIn(p.hexes).some(isHigh) && field(p).some(isBeach));
  expect(watching.map((p) => p.id).join(' ')).toBe('WN60 WN62 WN64 WN65 WN66 WN68 WN70 WN71 WN72 WN73 0434');
  for (const id of ['WN67', 'WN69']) expect(field(position(id)).some(isBeach), id).toBe(false);
});

test('DDOB ENG-05: every obstacle hex and every landing hex in front of a lettered box is under some gun', () => {
  const covered = new Set(positions.flatMap(field));
  expect(names(obstacles.all().filter((h) => !covered.has(h)))).toBe('');
  for (const b of boxes.filter((e) => e.code !== '')) {
    for (const h of hexesIn(`${b.low} ${b.mid} ${b.high}`.trim()))
      expect(covered.has(h), grid.name(h)).toBe(true);
  }
});

test('DDOB ATK-11: inland there are hexes outside every field of fire', () => {
  const covered = new Set(positions.flatMap(field));
  const quiet = grid.hexes.filter((h) => !isSea(h) && !covered.has(h));
  expect(quiet.length).toBeGreaterThan(20);
  expect(quiet.some((h) => terrain.is(h, 'high-ground'))).toBe(true);
});

test('DDOB REI-02, DEP-20, DEP-21: six reinforcement positions have neither ID nor number', () => {
  const bare = positions.filter((p) => !isWn(p) && !p.zone);
  expect(bare.map((p) => p.hexes).join(' ')).toBe('1014 1119 1024 0828 0732 0434');
  for (const p of bare) expect(p.priority ?? 0, String(p.id)).toBe(0);
});

test('DDOB REI-07, REI-10: zones A to G number their positions from 1 without gaps', () => {
  const counts = { A: 9, B: 9, C: 10, D: 11, E: 11, F: 9, G: 8 };
  for (const [zone, count] of Object.entries(counts)) {
    const list = positions.filter((p) => p.zone === zone);
    expect(list.map((p) => p.priority)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
    for (const p of list) expect(p.id).toBe(`${zone}${p.priority}`);
  }
});

test('42 reinforcement positions count for victory', () => {
  expect(positions.filter((p) => p.vp === true)).toHaveLength(42);
});

test('an advance leads to another position of the map', () => {
  for (const p of positions) {
    for (const id of String(p.advance ?? '')
      .split(' ')
      .filter((word) => word !== '')) {
      const [from, to] = [hexesIn(p.hexes)[0]!, hexesIn(position(id)?.hexes)[0]!];
      expect(to, `${p.id} to ${id}`).toBeDefined();
      expect(grid.distance(from, to), `${p.id} to ${id}`).toBeLessThanOrEqual(4);
    }
  }
  expect(position('E11').advance).toBe('E9');
});

test('DDOB ART-06, ART-07: the observers of the artillery off the map are positions', () => {
  const guns = map.marks('artillery');
  expect(guns.map((g) => `${g.sector} ${g.unit} ${g.calibre}: ${g.observers}`)).toEqual([
    'east 1/1352 105: WN60 WN61 WN62 A6',
    'east 1 Flak 88: WN64 WN65 WN67',
    'west 1/1352 105: WN66 WN68 D4',
    'west 1 Flak 88: WN70 WN71 WN72 G3',
  ]);
  for (const { observers } of guns) {
    for (const id of String(observers).split(' ')) expect(position(id), id).toBeDefined();
  }
});

// Sea, tides, landing

test('DDOB LND-01: every box leads straight ashore over hexes that touch, to the waterline of each tide', () => {
  for (const b of boxes) {
    const at = hexesIn(b.hex)[0]!;
    expect(isSea(at), String(b.hex)).toBe(true);
    const lane = [grid.neighbour(at, ASHORE)];
    while (isBeach(grid.neighbour(lane.at(-1)!, ASHORE))) lane.push(grid.neighbour(lane.at(-1)!, ASHORE));
    for (const kind of ['low', 'mid', 'high'] as const) {
      const line = lane.filter((h) => tide.is(h, kind));
      expect(names(line), `${b.hex} ${kind}`).toBe(b[kind]);
    }
    for (const h of lane) expect(isBeach(h), grid.name(h)).toBe(true);
  }
  const { low, mid, high } = box('ER1');
  expect([low, mid, high]).toEqual(['0513', '0613', '0714']);
});

test('DDOB AMP-07: the three waterlines run unbroken along the whole beach, each behind the last', () => {
  const lines = { low: '0504 0136', mid: '0605 0235', high: '0709 0432' };
  for (const [kind, ends] of Object.entries(lines)) {
    const line = tide.all(kind);
    const [first, last] = map.hexes(ends) as [HexId, HexId];
    const walked = reach([first], (_, n) => tide.is(n, kind));
    expect(walked.has(last), kind).toBe(true);
    expect(walked.size, kind).toBe(line.length);
  }
  expect(['low', 'mid', 'high'].map((kind) => tide.all(kind).length)).toEqual([35, 33, 26]);
});

test('DDOB EOT-10, TEC-02: what the tide covers is what lies before its waterline', () => {
  const sea = grid.hexes.filter(isSea);
  const behind = { mid: ['mid', 'high'], high: ['high'] };
  for (const [kind, dry] of Object.entries(behind)) {
    const wet = reach(sea, (_, n) => isBeach(n) && !dry.includes(tide.kind(n)));
    const covered = grid.hexes.filter((h) => submerged.is(h, 'mid') || submerged.is(h, kind));
    expect(names(covered)).toBe(names([...wet].filter(isBeach)));
  }
  for (const h of grid.hexes) if (submerged.has(h)) expect(isBeach(h)).toBe(true);
});

test('DDOB AMP-09: 31 boxes from 0404 in the east to CH3 in the west, four of them without letters', () => {
  expect(boxes.map((b) => b.order)).toEqual(Array.from({ length: 31 }, (_, i) => i + 1));
  expect(boxes.map((b) => b.code || b.hex).join(' ')).toBe(
    '0404 0405 0406 FG1 FG2 FG3 FG4 FG5 ER1 ER2 ER3 ER4 ER5 ER6 0318 EG1 EG2 EG3 DR1 DR2 DR3 DW1 DW2 DW3 DG1 DG2 ' +
      'DG3 DG4 CH1 CH2 CH3',
  );
  const x = boxes.map((b) => grid.centre(hexesIn(b.low)[0]!).x);
  expect(x).toEqual([...x].sort((a, b) => a - b));
});

test('boxes without a landing hex at high tide lie before the cliffs', () => {
  const shut = boxes.filter((b) => b.high === '');
  expect(shut.map((b) => b.code || b.hex).join(' ')).toBe('0404 0405 0406 CH2 CH3');
  for (const b of shut) {
    const foot = hexesIn(b.mid)[0]!;
    expect(relief.kind(side(foot, grid.neighbour(foot, ASHORE))), String(b.mid)).toMatch(/cliff/);
  }
});

test('DDOB LND-02: east up to column 18, in odd rows 19; one unbroken boundary from the sea to the inland edge', () => {
  for (const h of grid.hexes.filter((n) => !isSea(n))) {
    const last = grid.row(h) % 2 === 0 ? 18 : 19;
    expect(sectors.kind(h), grid.name(h)).toBe(grid.column(h) <= last ? 'east' : 'west');
  }
  const boundary = map.sideLayer('boundary');
  const east = grid.hexes.filter((h) => sectors.is(h, 'east'));
  const reached = reach([map.hex('2003')], (a, b) => !boundary.has(side(a, b)));
  expect(names(reached)).toBe(names(east));
  for (const b of boxes) {
    expect(sectors.kind(hexesIn(b.hex)[0]!), String(b.hex)).toBe(b.sector);
    expect(sectors.kind(hexesIn(b.low)[0]!), String(b.low)).toBe(b.sector);
  }
  expect(boxes.filter((b) => b.sector === 'east')).toHaveLength(15);
  // The last box of the east leads across the boundary once the tide has risen.
  expect(sectors.kind(map.hex(String(boxes[14]!.mid)))).toBe('west');
});

test('DDOB MIN-03, ENG-02, ENG-03: obstacles stand on the middle waterline before all boxes but the outermost', () => {
  expect(names(obstacles.all())).toBe(names(numbers('0606-0619 0520-0526 0426-0427 0328-0333')));
  for (const h of obstacles.all()) expect(tide.kind(h), grid.name(h)).toBe('mid');
  const clear = boxes.filter((b) => !obstacles.has(hexesIn(b.mid)[0]!));
  expect(clear.map((b) => b.code || b.hex).join(' ')).toBe('0404 CH3');
  for (const sector of ['east', 'west']) {
    expect(obstacles.all().filter((h) => sectors.is(h, sector)).length, sector).toBeGreaterThan(10);
  }
});

// Ground

test('DDOB TEC-01, CTL-05: beach, pavilion, draw and high ground; waterlines and obstacles are beach', () => {
  for (const h of grid.hexes) expect(level.has(h), grid.name(h)).toBe(!isSea(h));
  for (const h of grid.hexes) {
    if (tide.has(h) || obstacles.has(h)) expect(terrain.kind(h)).toBe('beach');
    const kind = terrain.kind(h);
    if (['beach', 'pavilion', 'draw', 'high-ground'].includes(kind)) expect(level.kind(h)).toBe(kind);
    if (['bocage', 'rough'].includes(kind)) expect(isHigh(h), grid.name(h)).toBe(true);
  }
  expect(names(grid.hexes.filter(isBeach))).toBe(
    names(numbers('0134-0136 0227-0235 0326-0334 0418-0432 0504-0528 0604-0626 0709-0720')),
  );
  expect(names(grid.hexes.filter((h) => level.is(h, 'pavilion')))).toBe(
    names(numbers('0529-0531 0627-0628 0707-0708 0721-0727 0808-0815 0818-0821')),
  );
});

test('DDOB TEC-03: woods at WN 60, in the draws E-1 and E-3, on the plateau and behind Vierville', () => {
  expect(names(terrain.all('woods'))).toBe(
    sorted('0807 0835 0931 0936 1016 1035 1112 1117 1130 1216 1311 1411 1414 1519 1521 1716 1807 1828 1921'),
  );
});

test('DDOB TEC-04: buildings of the villages and hamlets, and of the draws and the beach front', () => {
  const built = (list: string) => names(numbers(list).filter((h) => !terrain.is(h, 'buildings')));
  expect(built('0829-0832 0929-0930 1029-1030'), 'Vierville').toBe('');
  expect(built('1119-1120 1219-1221 1320-1322 1419 1421'), 'Saint-Laurent').toBe('');
  expect(built('1309-1310 1409-1410 1511 1611-1612'), 'Colleville').toBe('');
  expect(built('1001-1002 1103-1104 1207 1113'), 'Le Grand Hameau, Cabourg').toBe('');
  expect(built('1021-1022 1121 0822 0923 0630'), 'in the draws').toBe('');
  expect(built('0628 0721 0725 0727 0813 0818'), 'on the beach front').toBe('');
  expect(terrain.all('buildings')).toHaveLength(58);
});

test('DDOB TEC-05, COM-06: bocage covers a third of the high ground; most reinforcement positions touch some', () => {
  const high = grid.hexes.filter(isHigh);
  expect(terrain.all('bocage')).toHaveLength(157);
  expect(terrain.all('bocage').length / high.length).toBeGreaterThan(0.3);
  const touching = positions.filter(
    (p) => !isWn(p) && around(hexesIn(p.hexes)[0]!).some((h) => terrain.is(h, 'bocage')),
  );
  expect(touching.length).toBeGreaterThan(50);
  for (const hex of ['0828', '1014', '1215', '1328', '1430', '1703', '1916']) {
    expect(terrain.kind(map.hex(hex)), hex).toBe('bocage');
  }
});

test('DDOB TEC-06: rough ground on the cliffs at both ends of the beach', () => {
  expect(names(terrain.all('rough'))).toBe('0335 0336 0603 0702 0704 0705 0706 0802 0805 0905');
});

test('DDOB COM-01: exits A to G lie on the edge, on a road; every position can reach one', () => {
  const letters = exits.all().map((h) => `${exits.kind(h)} ${grid.name(h)}`);
  expect(letters.sort()).toEqual(['A 1001', 'B 1902', 'C 2015', 'D 2022', 'E 2025', 'F 1435', 'G 0635']);
  for (const h of exits.all()) {
    expect(around(h).length, grid.name(h)).toBeLessThan(6);
    expect(around(h).some((n) => roads.has(side(h, n)))).toBe(true);
  }
  const reached = reach(exits.all(), (_, n) => mayCarry(n));
  for (const p of positions) {
    const linked = hexesIn(p.hexes).some((h) => reached.has(h) || around(h).some((n) => reached.has(n)));
    expect(linked, String(p.id)).toBe(true);
  }
});

test('DDOB COM-03: the pavilion stands next to the beach but for 0821; nothing passes along it', () => {
  const pavilion = grid.hexes.filter((h) => level.is(h, 'pavilion'));
  expect(names(pavilion.filter((h) => !touchesBeach(h)))).toBe('0821');
  const reached = reach(exits.all(), (_, n) => mayCarry(n));
  expect(names([...reached].filter((h) => level.is(h, 'pavilion')))).toBe('0821');
});

// Hexsides

test('DDOB TEC-07, TEC-08, TEC-09, MOV-08: the beach is fenced whole, and no road leads off it', () => {
  const fence = sidesBetween(isBeach, (h) => !isBeach(h) && !isSea(h));
  const bare = fence.filter((s) => !shore.has(s) && !relief.has(s) && !works.has(s));
  expect(sideNames(bare)).toBe('');
  expect(sideNames(fence.filter((s) => roads.has(s)))).toBe('');
  for (const s of shore.all()) expect(fence, grid.sideName(s)).toContain(s);
});

test('DDOB TEC-07: the sea wall lies before Les Moulins and before D-1, hedges only on the high ground', () => {
  expect(sideNames(shore.all('sea-wall'))).toBe(
    sorted('0624/0724 0624/0725 0625/0725 0625/0726 0528/0628 0528/0529 0428/0529 0429/0529 0429/0530'),
  );
  for (const s of hedges.all()) {
    for (const h of grid.sideHexes(s)) expect(isHigh(h), grid.sideName(s)).toBe(true);
  }
  expect(hedges.all()).toHaveLength(180);
});

test('DDOB TEC-08: shingle from WN 61 to Les Moulins; each draw has its barrier at the mouth', () => {
  const line = shore.all('shingle').map((s) => grid.sideHexes(s));
  expect(line).toHaveLength(38);
  expect(sideNames(shore.all('shingle'))).toContain('0710/0809');
  expect(sideNames(shore.all('shingle'))).toContain('0623/0724');
  const barriers = {
    'D-1': 'anti-tank-wall',
    'D-3': 'anti-tank-ditch',
    'E-1': 'anti-tank-ditch',
    'E-3': 'anti-tank-ditch',
  };
  for (const [draw, barrier] of Object.entries(barriers)) {
    const mouth = sidesBetween(
      (h) => draws.is(h, draw),
      (h) => level.is(h, 'pavilion') || isBeach(h),
    );
    expect(mouth.length, draw).toBeGreaterThan(1);
    for (const s of mouth) expect(works.kind(s), `${draw} ${grid.sideName(s)}`).toBe(barrier);
  }
  expect(works.all()).toHaveLength(15);
});

test('draws: their hexes hang together and lie between pavilion and plateau', () => {
  const hexes = {
    'D-1': '0630 0731',
    'D-3': '0822 0923 1021 1022 1121 1123',
    'E-1': '0816 0817 0917 1016 1117 1216',
    'E-3': '0910 0911 1011 1112 1211 1311 1312 1411',
    'F-1': '0808',
  };
  for (const [draw, list] of Object.entries(hexes)) {
    const all = draws.all(draw);
    expect(names(all)).toBe(sorted(list));
    expect(reach([all[0]!], (_, n) => draws.is(n, draw)).size).toBe(all.length);
    for (const h of all) expect(isHigh(h), grid.name(h)).toBe(false);
  }
});

test('DDOB TEC-09, TEC-10, MOV-14: slopes and bluffs part high ground from all that is lower, but where a way up is open', () => {
  const steps = sidesBetween(isHigh, (h) => isLow(h) && !terrain.is(h, 'rough'));
  const open = steps.filter((s) => !relief.has(s));
  expect(sideNames(open)).toBe(
    sorted(
      '0706/0707 0731/0830 0808/0908 1020/1121 1120/1121 1121/1220 1123/1222 1123/1223 1215/1216 1216/1316 ' +
        '1216/1317 1310/1311 1411/1512',
    ),
  );
  const even = relief.all().filter((s) => {
    const [a, b] = grid.sideHexes(s);
    return level.kind(a) === level.kind(b);
  });
  expect(sideNames(even)).toBe('1210/1310'); // below the houses of Colleville
  expect(['bluff', 'slope', 'scaleable-cliff', 'sheer-cliff'].map((kind) => relief.all(kind).length)).toEqual(
    [58, 52, 8, 13],
  );
});

test('DDOB TEC-10: bluffs run behind the beach from WN 64 to WN 70 and about D-1', () => {
  const bluff = (list: string) =>
    sorted(list)
      .split(' ')
      .filter((s) => relief.kind(map.side(s)) !== 'bluff');
  expect(bluff('0815/0916 0816/0916 0818/0918 0818/0919 0820/0920 0820/0921 0821/0921 0821/0922')).toEqual(
    [],
  );
  expect(bluff('0724/0823 0724/0824 0725/0824 0725/0825 0726/0826 0727/0826 0727/0827 0727/0728')).toEqual(
    [],
  );
  expect(bluff('0627/0728 0628/0728 0628/0729 0628/0629 0529/0629 0530/0629 0629/0630 0531/0631')).toEqual(
    [],
  );
});

test('DDOB TEC-09: slopes at WN 62 and up the eastern draws', () => {
  const slope = (list: string) =>
    sorted(list)
      .split(' ')
      .filter((s) => relief.kind(map.side(s)) !== 'slope');
  expect(slope('0811/0912 0812/0912 0812/0913 0813/0913 0813/0914 0814/0914 0814/0915 0815/0915')).toEqual(
    [],
  );
  expect(slope('0807/0808 0709/0808 0709/0809 0808/0909 0809/0909 0819/0920 0726/0825 0731/0831')).toEqual(
    [],
  );
});

test('DDOB TEC-11, MOV-17: cliffs that can be climbed rise at Charlie, west of D-1, and below WN 60', () => {
  expect(sideNames(relief.all('scaleable-cliff'))).toBe(
    sorted('0607/0707 0607/0708 0431/0532 0432/0532 0432/0533 0432/0433 0333/0433 0334/0433'),
  );
});

test('DDOB TEC-12: sheer cliffs close the beach at both ends', () => {
  const sheer = relief.all('sheer-cliff').flatMap((s) => grid.sideHexes(s).map((h) => grid.column(h)));
  for (const column of sheer) expect(column <= 7 || column >= 34).toBe(true);
  for (const s of relief.all('sheer-cliff')) expect(grid.sideHexes(s).some(isBeach)).toBe(true);
});

test('DDOB TEC-19: above every bluff lies high ground that is higher in metres too', () => {
  const { heights } = map.data.picture;
  for (const s of [...relief.all('bluff'), ...relief.all('slope'), ...relief.all('sheer-cliff')]) {
    const [a, b] = grid.sideHexes(s);
    if (level.kind(a) === level.kind(b)) continue;
    const [top, foot] = isHigh(a) ? [a, b] : isHigh(b) ? [b, a] : isBeach(a) ? [b, a] : [a, b];
    expect(heights[top]!, grid.sideName(s)).toBeGreaterThan(heights[foot]!);
    if (relief.is(s, 'bluff') && isHigh(top)) expect(heights[top]! - heights[foot]!).toBeGreaterThan(5);
  }
});

test('DDOB ATK-08: bluffs shield WN 70 and WN 71 in front, not behind; WN 62 has slopes', () => {
  const front = (hex: string) =>
    around(map.hex(hex))
      .filter((n) => !isHigh(n))
      .map((n) => relief.kind(side(map.hex(hex), n)));
  expect(new Set(front('0629'))).toEqual(new Set(['bluff']));
  expect(new Set(front('0728'))).toEqual(new Set(['bluff']));
  expect(new Set(front('0912'))).toEqual(new Set(['slope', 'bluff']));
  for (const hex of map.hexes('0629 0728')) {
    const behind = around(hex).filter(isHigh);
    expect(behind.length).toBeGreaterThan(0);
    for (const n of behind) expect(relief.has(side(hex, n))).toBe(false);
  }
});

test('DDOB RES-03: D1 stands on a knoll: slopes to the draw, level ground behind', () => {
  const knoll = map.hex('1122');
  const kinds = around(knoll).map((n) => `${grid.name(n)} ${relief.kind(side(knoll, n)) || 'level'}`);
  expect(kinds.sort()).toEqual([
    '1021 slope',
    '1022 slope',
    '1121 slope',
    '1123 slope',
    '1221 level',
    '1222 level',
  ]);
});

test('DDOB MOV-06, MOV-07, MOV-08: how far cover is from the sand', () => {
  expect(['0714', '0613', '0513'].map(toCover)).toEqual([0, 1, 2]);
  // Only a sheer cliff stands behind these: the cover that counts is further off.
  expect(relief.kind(map.side('0604/0704'))).toBe('sheer-cliff');
  expect(toCover('0604')).toBe(3);
  expect(toCover('0607')).toBe(0);
});

// Roads

test('DDOB TEC-13: one network of roads joins the exits, the villages and the draws', () => {
  const network = reach([map.hex('1001')], (a, b) => roads.has(side(a, b)));
  const apart = roads.all().filter((s) => !grid.sideHexes(s).every((h) => network.has(h)));
  expect(sideNames(apart)).toBe('');
  for (const h of exits.all()) expect(network.has(h)).toBe(true);
  for (const { hex, kind, name } of map.places) {
    if (kind === 'village') expect(network.has(map.hex(hex)), name).toBe(true);
  }
  const along = (kind: string, list: string) => {
    const hexes = map.hexes(list);
    const missing = hexes.slice(1).filter((h, i) => !roads.is(side(hexes[i]!, h), kind));
    expect(names(missing), list).toBe('');
  };
  along('primary', '1001 1002 1103 1104 1105 1106 1206 1207 1308 1309 1409 1410 1511 1611 1612 1513 1514');
  along('primary', '1418 1319 1320 1321 1322 1323 1223 1224 1125 1126 1026 1027 0928 0929 0829 0830 0831');
  along('primary', '0833 0834 0735 0635');
  along('primary', '0723 0724 0725 0726 0727 0627 0628 0529 0530');
  along('secondary', '1902 1802 1703 1603 1503 1403 1303 1203 1103');
  along('trail', '0812 0813 0814 0815');
});

test('DDOB TEC-16: the roads up the four draws are mined', () => {
  expect(names(mined.all())).toBe(sorted('0630 0731 0822 0923 1022 0911 1011 1112 1211 0816 0817 0917 1017'));
  for (const s of roads.all('mined')) expect(grid.sideHexes(s).some((h) => mined.has(h))).toBe(true);
  const inDraw = (draw: string) => mined.all().filter((h) => draws.is(h, draw)).length;
  for (const draw of ['D-1', 'D-3', 'E-1', 'E-3']) expect(inDraw(draw), draw).toBeGreaterThan(1);
});

test('DDOB TEC-14, TEC-16: vehicles on the beach front get inland by a draw once its mines are cleared, and by no other way', () => {
  const front = grid.hexes.filter((h) => level.is(h, 'pavilion'));
  const inland = (hexes: Set<HexId>) => [...hexes].filter((h) => isHigh(h));
  expect(names(inland(reach(front, (a, b) => mayDrive(a, b, false))))).toBe('');
  const cleared = reach(front, (a, b) => mayDrive(a, b, true));
  for (const hex of ['0830', '1320', '1410', '1119']) expect(cleared.has(map.hex(hex)), hex).toBe(true);
});

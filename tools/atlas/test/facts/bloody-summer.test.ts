import { readFileSync } from 'node:fs';
import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';

const FILE = '../../../../packages/games/bloody-summer/data/map.json';
const map = loadMap(JSON.parse(readFileSync(new URL(FILE, import.meta.url), 'utf8')));
const { grid } = map;
const water = map.sideLayer('water');
const roads = map.wayLayer('road');
const bridges = map.wayLayer('bridge');
const estuaries = map.sideLayer('sea');
const towns = map.hexLayer('town');
const zones = map.hexLayer('zone');

const isSea = (h: HexId): boolean => map.terrain.is(h, 'sea');
const isLand = (h: HexId): boolean => h !== NOWHERE && !grid.isBox(h) && !isSea(h);
const around = (h: HexId): HexId[] =>
  DIRECTIONS.map((d) => grid.neighbour(h, d)).filter((n) => n !== NOWHERE);
const onCoast = (h: HexId): boolean => isLand(h) && around(h).some(isSea);
const named = (name: string): string => map.place(name)?.hex ?? 'nowhere';
const terrain = (hex: string): string | undefined => map.terrain.kind(map.hex(hex));
const entry = (marks: string, name: string) => map.marks(marks).find((e) => e.name === name);
const names = (hexes: Iterable<HexId>): string => [...hexes].map((h) => grid.name(h)).join(' ');
const onEdge = (h: HexId, row: number | undefined, column: number | undefined): boolean =>
  grid.row(h) === row || grid.column(h) === column;

/** Everything that can be reached from a hex by steps that are allowed. */
function reach(from: HexId, step: (a: HexId, b: HexId) => boolean): Set<HexId> {
  const seen = new Set([from]);
  for (const h of seen) for (const n of around(h)) if (step(h, n)) seen.add(n);
  return seen;
}

const side = (a: HexId, b: HexId): HexsideId => grid.sideBetween(a, b) as HexsideId;
const byRoad = (a: HexId, b: HexId): boolean => roads.has(side(a, b));
const network = reach(map.hex('0908'), byRoad);
const apart = (list: string): string => names(map.hexes(list).filter((h) => !network.has(h)));

// Scenario 1 (11.1) and scenario 2 (11.2): each HQ with its hex, then the hexes of its units.
const CHERBOURG = '0617 0619 0620 0718 0518 1218';
const GERMAN = {
  '0905': '0805 0905 1006 1007',
  1107: '1008 1108 1107',
  1210: '1110 1109 1111 1210',
  1310: '1212 1213',
  1314: '1214 1215 1216',
  1119: '1217 1218 1118 1019 1119 1020 1021',
};
const US = {
  '0820': '1022 0921 0920 0820 0918',
  1017: '1016 0917 0818 0814 0714 1018 1117',
  1015: '1116 1115',
  1014: '1114 1113',
};
const BRITISH = {
  1013: '0913 1013 1112 1012',
  '0910': '0910 0811 1011 0911 1010 0909',
  '0909': '0909 1009 0908',
  '0906': '0907 0906 0806',
  '0807': '0808 0708 0807',
};
const US_RESERVE = '0420';
const hexesOf = (corps: Record<string, string>): string => Object.entries(corps).flat().join(' ');
const sea = (list: string): string => names(map.hexes(list).filter((h) => !isLand(h)));

test('N44 0-a: a place is either a numbered hex or a box of the strategic map', () => {
  expect(grid.hexCount).toBe(25 * 24);
  expect(grid.boxes.map((b) => grid.name(b)).sort()).toEqual(
    ['Brest', 'Languedoc', 'Le Mans', 'Orléans', 'Paris', 'Pas-de-Calais', 'Rennes', 'South East'].sort(),
  );
  for (const h of grid.hexes) expect(grid.name(h)).toMatch(/^\d{4}$/);
});

test('numbers count rows to the south and columns to the west; even rows stand half a hex east', () => {
  const [utah, arromanches, stLo] = map.hexes('0617 0711 1116') as [HexId, HexId, HexId];
  expect(grid.centre(utah).x).toBeLessThan(grid.centre(arromanches).x);
  expect(grid.centre(arromanches).y).toBeLessThan(grid.centre(stLo).y);
  expect(
    names(around(map.hex('1012')))
      .split(' ')
      .sort(),
  ).toEqual(['0911', '0912', '1011', '1013', '1111', '1112'].sort());
});

test('a hex is about six kilometres', () => {
  expect(map.data.picture.kmPerHex).toBeGreaterThan(5.5);
  expect(map.data.picture.kmPerHex).toBeLessThan(7);
});

test('N44 1.1.2.1-b: exits a to l lie on the edge, on land, on a road, each linked with one box', () => {
  const exits = map.marks('exits');
  expect(exits.map((e) => e.letter).join('')).toBe('abcdefghijkl');
  const [lastRow, firstColumn] = [grid.spec.rows[1], grid.spec.columns[0]];
  for (const { hex, box } of exits) {
    const h = map.hex(String(hex));
    expect(isLand(h), `${hex} is land`).toBe(true);
    expect(onEdge(h, lastRow, firstColumn), `${hex} on the edge`).toBe(true);
    expect(
      around(h).some((n) => byRoad(h, n)),
      `${hex} on a road`,
    ).toBe(true);
    expect(grid.boxes.filter((b) => grid.linked(b, h)).map((b) => grid.name(b))).toEqual([box]);
  }
  const boxOf = (letters: string): unknown[] =>
    exits.filter((e) => letters.includes(String(e.letter))).map((e) => e.box);
  expect(new Set(boxOf('abc'))).toEqual(new Set(['Pas-de-Calais']));
  expect(new Set(boxOf('def'))).toEqual(new Set(['Paris']));
  expect(new Set(boxOf('ghi'))).toEqual(new Set(['Le Mans']));
  expect(new Set(boxOf('jkl'))).toEqual(new Set(['Rennes']));
});

test('N44 1.1.2.1-a, 1.1.2.1-d: each entry box has three entry hexes, in the order of the edge', () => {
  const exits = map.marks('exits');
  const entryBoxes = [...new Set(exits.map((e) => e.box))];
  expect(entryBoxes.map((box) => exits.filter((e) => e.box === box).length)).toEqual([3, 3, 3, 3]);
  const at = exits.map((e) => map.hex(String(e.hex)));
  const rising = (list: number[]): boolean => list.every((n, i) => i === 0 || n > (list[i - 1] as number));
  expect(rising(at.slice(0, 6).map((h) => grid.row(h)))).toBe(true);
  expect(rising(at.slice(6).map((h) => grid.column(h)))).toBe(true);
});

test('N44 1.1.2.2-b: lines between the boxes', () => {
  const lines = grid.links
    .filter(([a, b]) => grid.isBox(a) && grid.isBox(b))
    .map((pair) =>
      pair
        .map((h) => grid.name(h))
        .sort()
        .join(' - '),
    );
  expect(lines.sort()).toEqual(
    [
      'Paris - Pas-de-Calais',
      'Orléans - Paris',
      'Le Mans - Paris',
      'Le Mans - Orléans',
      'Le Mans - Rennes',
      'Brest - Rennes',
      'Orléans - South East',
      'Languedoc - Orléans',
      'Languedoc - Le Mans',
    ].sort(),
  );
});

test('N44 1.1.2.2-a: one move of two boxes brings a German from any box to one with exits', () => {
  const steps = (from: string): number => {
    const seen = new Map([[map.hex(from), 0]]);
    for (const [h, n] of seen) {
      if (!grid.isBox(h)) return n - 1;
      for (const [a, b] of grid.links) {
        const to = a === h ? b : b === h ? a : NOWHERE;
        if (to !== NOWHERE && !seen.has(to)) seen.set(to, n + 1);
      }
    }
    return Infinity;
  };
  expect(['Paris', 'Pas-de-Calais', 'Le Mans', 'Rennes'].map(steps)).toEqual([0, 0, 0, 0]);
  expect(['Brest', 'Orléans', 'Languedoc', 'South East'].map(steps)).toEqual([1, 1, 1, 2]);
});

const boxes = (field: string, value: unknown): string[] =>
  map
    .marks('strategic-boxes')
    .filter((b) => b[field] === value)
    .map((b) => String(b.name));

test('N44 4.1.2-h: every box has its interdiction value', () => {
  expect(map.marks('strategic-boxes').map((b) => b.name)).toEqual(grid.boxes.map((b) => grid.name(b)));
  expect(boxes('interdiction', 5)).toEqual(['Languedoc', 'South East']);
  expect(boxes('interdiction', 4)).toHaveLength(6);
});

test('N44 4.1.2-j: the maquis may rise in Languedoc and South East', () => {
  expect(boxes('maquis', true)).toEqual(['Languedoc', 'South East']);
});

test('N44 4.1.2-n: Pas-de-Calais, Paris and Orléans are beyond the Seine', () => {
  expect(boxes('beyondSeine', true).sort()).toEqual(['Orléans', 'Paris', 'Pas-de-Calais']);
});

test('N44 7.2-a, 11-d: German depots in five boxes and at Cherbourg 0223', () => {
  expect(boxes('depot', true).sort()).toEqual(['Brest', 'Le Mans', 'Paris', 'Pas-de-Calais', 'Rennes']);
  expect(entry('ports', 'Cherbourg')).toMatchObject({ hex: '0223', size: 'major' });
});

test('N44 0.1.2-k, 11.3-m: Saint-Nazaire is inside the box of Rennes; Lorient and Brest are in Brittany too', () => {
  expect(entry('strategic-boxes', 'Rennes')?.festungen).toBe('Saint-Nazaire');
  expect(entry('strategic-boxes', 'Brest')?.festungen).toBe('Brest, Lorient');
});

test('N44 2.2-g: 1213 is a village in bocage', () => {
  expect(terrain('1213')).toBe('bocage');
  expect(towns.kind(map.hex('1213'))).toBe('village');
});

test('N44 2.2-f: every hex has one terrain, and a city or town stands only on land', () => {
  const known = ['bocage', 'city', 'clear', 'forest', 'marsh', 'sea'];
  for (const h of grid.hexes) expect(known).toContain(map.terrain.kind(h));
  expect(names(towns.all().filter((h) => !isLand(h)))).toBe('');
});

test('N44 2.2-b, 2.2-c: where a road crosses a river there is a bridge, and nowhere else', () => {
  for (const s of roads.all()) expect(bridges.has(s), grid.sideName(s)).toBe(water.has(s));
  for (const s of bridges.all()) expect(water.has(s), grid.sideName(s)).toBe(true);
});

test('N44 6.2-e: the western coast runs from off 0216 to 0713, the eastern from 0712 to 0502', () => {
  const fleet = map.hexLayer('fleet');
  expect(isSea(map.hex('0216'))).toBe(true);
  expect(fleet.kind(map.hex('0713'))).toBe('western');
  expect(fleet.kind(map.hex('0712'))).toBe('eastern');
  expect(fleet.kind(map.hex('0502'))).toBe('eastern');
  expect(grid.adjacent(map.hex('0712'), map.hex('0713'))).toBe(true);
  expect(fleet.all().every(onCoast)).toBe(true);
  for (const h of fleet.all('western')) expect(grid.column(h)).toBeGreaterThanOrEqual(13);
  for (const h of fleet.all('eastern')) expect(grid.column(h)).toBeLessThanOrEqual(12);
  // Barfleur is the coast nearest to 0216; nothing north of the Seine, nothing on the west of the Cotentin.
  const north = fleet.all('western')[0] as HexId;
  expect(grid.name(north)).toBe(named('Barfleur'));
  expect(['0303', '0402', '0223', '1721'].map((hex) => fleet.has(map.hex(hex)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('N44 6.2-e: each task force has one unbroken coast', () => {
  const fleet = map.hexLayer('fleet');
  for (const force of ['western', 'eastern']) {
    const coast = fleet.all(force);
    expect(reach(coast[0] as HexId, (_, b) => fleet.is(b, force)).size).toBe(coast.length);
  }
});

test('N44 10.A.1-b: every beach and battery lies within the reach of a task force', () => {
  const coast = map.hexLayer('fleet').all();
  for (const { hex } of [...map.marks('beaches'), ...map.marks('batteries')]) {
    expect(Math.min(...coast.map((h) => grid.distance(h, map.hex(String(hex)))))).toBeLessThanOrEqual(2);
  }
});

test('N44 6.2-d: a battle cruiser, three hexes from the coast, reaches Caen and Carentan but not Saint-Lô', () => {
  const coast = map.hexLayer('fleet').all();
  const toCoast = (place: string): number =>
    Math.min(...coast.map((h) => grid.distance(h, map.hex(named(place)))));
  expect(toCoast('Caen')).toBeLessThanOrEqual(3);
  expect(toCoast('Carentan')).toBeLessThanOrEqual(3);
  expect(toCoast('Saint-Lô')).toBeGreaterThan(3);
});

test('N44 6.2-l, 6.2-j: every battery has land under it and beaches in reach, and every beach is reached', () => {
  const reached = new Set<string>();
  for (const { hex, beaches } of map.marks('batteries')) {
    expect(isLand(map.hex(String(hex)))).toBe(true);
    for (const initial of String(beaches).split(' ')) reached.add(initial);
  }
  expect([...reached].sort()).toEqual(['G', 'J', 'O', 'S', 'U']);
});

test('N44 7.1-a, 10.A.1-c: Utah and Omaha are American, Gold, Juno and Sword British, all on the sea', () => {
  const beaches = map.marks('beaches');
  const of = (army: string): string[] => beaches.filter((b) => b.army === army).map((b) => String(b.name));
  expect(of('US')).toEqual(['Utah', 'Omaha']);
  expect(of('British')).toEqual(['Gold', 'Juno', 'Sword']);
  for (const { hex, name } of beaches) {
    expect(onCoast(map.hex(String(hex))), String(name)).toBe(true);
    expect(map.hexLayer('beach').kind(map.hex(String(hex)))).toBe(String(name).toLowerCase());
  }
  expect(entry('beaches', 'Utah')?.hex).toBe('0617');
  expect(entry('beaches', 'Omaha')?.hex).toBe('0714');
});

test('N44 11.3-t: there are five beach hexes, so four can be held', () => {
  expect(map.hexLayer('beach').all()).toHaveLength(5);
});

test('N44 7.1.1-a: Mulberry A at Saint-Laurent 0714, Mulberry B at Arromanches 0711', () => {
  expect(entry('mulberries', 'Mulberry A')?.hex).toBe('0714');
  expect(entry('mulberries', 'Mulberry B')?.hex).toBe('0711');
  expect(named('Saint-Laurent-sur-Mer')).toBe('0714');
  expect(named('Arromanches-les-Bains')).toBe('0711');
});

test('N44 7.1.2-a: minor ports are coast hexes without a beach', () => {
  const minor = map.marks('ports').filter((p) => p.size === 'minor');
  expect(minor.map((p) => p.name)).toContain('Saint-Vaast-la-Hougue');
  for (const { hex } of minor) {
    expect(onCoast(map.hex(String(hex)))).toBe(true);
    expect(map.hexLayer('beach').has(map.hex(String(hex)))).toBe(false);
  }
});

test('N44 7.3.2-a: every depot hex stands on the one network of roads', () => {
  const depots = ['beaches', 'mulberries', 'ports'].flatMap((m) => map.marks(m).map((e) => String(e.hex)));
  expect(apart(depots.join(' '))).toBe('');
});

test('N44 7.3.1-a: every corps of scenario 2 can trace by road, the Germans to the exits', () => {
  const corps = [GERMAN, US, BRITISH].flatMap((side) => Object.keys(side));
  expect(apart(corps.join(' '))).toBe('');
  const exits = map.marks('exits').map((e) => String(e.hex));
  // Exit a is north of the Seine, which no bridge crosses below Rouen.
  expect(apart(exits.join(' '))).toBe('0201');
});

test('N44 9.2-b: six zones cover the land, each in one piece', () => {
  expect(names(grid.hexes.filter((h) => isLand(h) !== zones.has(h)))).toBe('');
  const kinds = zones.kinds.slice(1);
  expect(kinds).toHaveLength(6);
  for (const kind of kinds) {
    const all = zones.all(kind);
    const piece = reach(all[0] as HexId, (_, b) => zones.is(b, kind));
    expect(names(all.filter((h) => !piece.has(h))), kind).toBe('');
  }
});

test('N44 9.2-b: each zone holds the towns it is called after', () => {
  const zoneOf = (place: string): string | undefined => zones.kind(map.hex(named(place)));
  expect(['Cherbourg', 'Carentan'].map(zoneOf)).toEqual(['cotentin', 'cotentin']);
  expect(zoneOf('Saint-Lô')).toBe('saint-lô');
  expect(['Bayeux', "Caumont-l'Éventé"].map(zoneOf)).toEqual(['bayeux-caumont', 'bayeux-caumont']);
  expect(zoneOf('Caen')).toBe('caen');
  expect(['Vire', 'Avranches'].map(zoneOf)).toEqual(['vire-avranches', 'vire-avranches']);
  expect(['Falaise', 'Argentan'].map(zoneOf)).toEqual(['falaise-argentan', 'falaise-argentan']);
});

test('N44 10.0.1-b: every drop zone is on land, the American ones behind Utah, the British east of the Orne', () => {
  const zoneOf = (unit: string): string =>
    String(map.marks('drop-zones').find((d) => String(d.units).split(', ').includes(unit))?.hex);
  for (const { hex } of map.marks('drop-zones')) expect(isLand(map.hex(String(hex)))).toBe(true);
  expect(zoneOf('82/505')).toBe('0619');
  expect([zoneOf('82/507'), zoneOf('82/508')]).toEqual(['0620', '0620']);
  expect([zoneOf('101/501'), zoneOf('101/506')]).toEqual(['0718', '0718']);
  // No way from Caen to the British zones but over a river.
  const dry = reach(map.hex('0908'), (a, b) => isLand(b) && !water.has(side(a, b)));
  for (const unit of ['6 Airb/3', '6 Airb/5', '6 Airb/6']) expect(dry.has(map.hex(zoneOf(unit)))).toBe(false);
});

test('N44 10.0.1-f: from every drop zone a drifting unit can come down outside towns and sea', () => {
  for (const { hex } of map.marks('drop-zones')) {
    const open = around(map.hex(String(hex))).filter((h) => isLand(h) && !towns.has(h));
    expect(open.length).toBeGreaterThanOrEqual(2);
  }
});

test('N44 10.B.3-a: the 6th Airlanding Brigade has a landing zone', () => {
  expect(
    map.marks('drop-zones').some((d) => /LZ/.test(String(d.name)) && /6 Airb\/6/.test(String(d.units))),
  ).toBe(true);
});

test('N44 10.A.1-c: the first wave comes from sea hexes beside the beaches', () => {
  const approaches = map.marks('approaches');
  for (const { hex, to } of approaches) {
    expect(isSea(map.hex(String(hex)))).toBe(true);
    expect(grid.adjacent(map.hex(String(hex)), map.hex(String(to)))).toBe(true);
  }
  const landed = new Set(approaches.map((a) => a.to));
  for (const { hex } of map.marks('beaches')) expect(landed).toContain(hex);
});

test('N44 10.A.1-h, 10.A.1-i: the 79th Armoured has boxes at sea in front of all British beaches', () => {
  const fronted = map.marks('landing-boxes').flatMap(({ hex, beaches }) =>
    String(beaches)
      .split(' ')
      .map((name) => {
        expect(isSea(map.hex(String(hex)))).toBe(true);
        expect(grid.adjacent(map.hex(String(hex)), map.hex(String(entry('beaches', name)?.hex))), name).toBe(
          true,
        );
        return name;
      }),
  );
  expect(fronted.sort()).toEqual(['Gold', 'Juno', 'Sword']);
});

test('N44 10.A.1-l: the 2nd Rangers land at Pointe du Hoc, beside Omaha', () => {
  const cape = map.hex(named('Pointe du Hoc'));
  expect(onCoast(cape)).toBe(true);
  expect(grid.adjacent(cape, map.hex('0714'))).toBe(true);
  expect(map.marks('approaches').find((a) => /2 Ranger/.test(String(a.units)))?.to).toBe(grid.name(cape));
});

test('N44 10.A.1-n: commandos land on the shore from Arromanches to Ouistreham, and in 0712 and 0808', () => {
  const shore = map.hexes(String(entry('commando-sector', 'Arromanches to Ouistreham')?.hexes));
  expect(names(shore.slice(0, 1))).toBe(named('Arromanches-les-Bains'));
  expect(names(shore.slice(-1))).toBe(named('Ouistreham'));
  for (const [i, h] of shore.entries()) {
    expect(onCoast(h), grid.name(h)).toBe(true);
    if (i > 0) expect(grid.adjacent(h, shore[i - 1] as HexId)).toBe(true);
  }
  for (const h of map.hexes('0712 0808')) expect(onCoast(h)).toBe(true);
  expect(String(entry('commando-sector', 'special operations')?.hexes)).toBe('0712 0808');
});

test('N44 11.1-b: Utah is in column 17, the first in play in scenario 1, and Omaha is not in play', () => {
  expect(grid.column(map.hex('0617'))).toBe(17);
  for (const h of map.hexes(CHERBOURG)) expect(grid.column(h)).toBeGreaterThanOrEqual(17);
  expect(grid.column(map.hex(named('Saint-Vaast-la-Hougue')))).toBeGreaterThanOrEqual(17);
  expect(grid.column(map.hex('0714'))).toBeLessThan(17);
});

test('N44 11.1-f: Marigny is 1218; the printed 0218 is sea', () => {
  expect(named('Marigny')).toBe('1218');
  expect(terrain('0218')).toBe('sea');
});

test('N44 11.1-g, 11.1-h: the hexes of scenario 1 are land, the 505th at Sainte-Mère-Église', () => {
  expect(sea(CHERBOURG)).toBe('');
  expect(named('Sainte-Mère-Église')).toBe('0619');
  expect(named('Utah')).toBe('0617');
});

test('N44 11.1-h: the Merderet parts the 505th from the 507th and 508th', () => {
  expect(water.has(map.side('0619/0620'))).toBe(true);
});

test('N44 11.1-m, 11.1-n, 11.1-o: Cherbourg is a city of two hexes, 0223 and its neighbour 0222', () => {
  expect(named('Cherbourg')).toBe('0223');
  const city = reach(map.hex('0223'), (_, b) => towns.is(b, 'city'));
  expect(names([...city].sort((a, b) => a - b))).toBe('0222 0223');
  expect([...city].every(onCoast)).toBe(true);
});

test('N44 11.1-p: Saint-Vaast-la-Hougue is on the coast north of Utah, joined by road with Cherbourg', () => {
  const stVaast = map.hex(named('Saint-Vaast-la-Hougue'));
  expect(onCoast(stVaast)).toBe(true);
  expect(grid.row(stVaast)).toBeLessThan(grid.row(map.hex('0617')));
  expect(reach(stVaast, byRoad).has(map.hex('0223'))).toBe(true);
});

test('N44 11.1-q: roads of the part in play reach the south edge', () => {
  const inPlay = reach(map.hex('1218'), (a, b) => byRoad(a, b) && grid.column(b) >= 17);
  expect([...inPlay].some((h) => grid.row(h) === grid.spec.rows[1])).toBe(true);
  expect(inPlay.has(map.hex('0223'))).toBe(true);
});

test('N44 11.2-b, 11.2-d, 11.2-e: every hex of the set-up of scenario 2 is land', () => {
  expect(sea([hexesOf(GERMAN), hexesOf(US), hexesOf(BRITISH), US_RESERVE].join(' '))).toBe('');
});

test('N44 5.1-e: every unit of scenario 2 stands within four hexes of its corps', () => {
  for (const [hq, units] of [GERMAN, US, BRITISH].flatMap((side) => Object.entries(side))) {
    for (const unit of units.split(' ')) {
      expect(grid.distance(map.hex(hq), map.hex(unit)), `${hq} to ${unit}`).toBeLessThanOrEqual(4);
    }
  }
  expect(grid.distance(map.hex('1017'), map.hex('0714'))).toBe(4);
});

test('N44 11.2-b: the German front is one chain from the west coast to the sea at the Dives', () => {
  const units = new Set(map.hexes(Object.values(GERMAN).join(' ')));
  expect(reach(map.hex('1021'), (_, b) => units.has(b)).size).toBe(units.size);
  expect(around(map.hex('1021')).some((h) => grid.name(h) === '1022' || isSea(h))).toBe(true);
  expect(grid.distance(map.hex('0805'), map.hex(named('Cabourg')))).toBe(1);
});

test('N44 11.2-d, 11.2-e: every front division touches a German, and nobody shares a hex', () => {
  const german = new Set(map.hexes(hexesOf(GERMAN)));
  const front = `1022 0921 0920 0918 1018 1117 1116 1115 1114 1113 1112 1012 1011 1010 1009 0908 0907 0906 0806`;
  for (const h of map.hexes(front))
    expect(
      around(h).some((n) => german.has(n)),
      grid.name(h),
    ).toBe(true);
  for (const h of map.hexes(`${hexesOf(US)} ${hexesOf(BRITISH)}`)) expect(german.has(h)).toBe(false);
});

test('N44 11.2-d: Allied and German towns of 18 July are on their sides of the front', () => {
  const near = (place: string, hexes: string): number =>
    Math.min(...map.hexes(hexes).map((h) => grid.distance(h, map.hex(named(place)))));
  for (const place of [
    'Caen',
    'Saint-Lô',
    'La Haye-du-Puits',
    "Caumont-l'Éventé",
    'Tilly-sur-Seulles',
    'Carentan',
  ]) {
    expect(near(place, `${hexesOf(US)} ${hexesOf(BRITISH)}`), place).toBe(0);
  }
  for (const place of ['Lessay', 'Périers', 'Marigny']) expect(near(place, hexesOf(GERMAN)), place).toBe(0);
});

test('N44 11.2-c: east of column 13 there is land for the free German units', () => {
  const east = grid.hexes.filter((h) => isLand(h) && grid.column(h) <= 12);
  expect(east.length).toBeGreaterThan(100);
  expect(grid.centre(map.hex('1112')).x).toBeGreaterThan(grid.centre(map.hex('1113')).x);
});

test('N44 11.3-f, 11.3-s: the city hexes are Cherbourg, Caen and Le Havre', () => {
  expect(names(towns.all('city'))).toBe('0222 0223 0303 0908 0909');
  for (const h of towns.all('city')) expect(map.terrain.kind(h)).toBe('city');
  expect(named('Caen')).toBe('0908');
  expect(named('Le Havre')).toBe('0303');
});

test('the Orne parts the 6th Airborne from Caen, and is bridged at Bénouville', () => {
  const east = ['0806/0807', '0807/0906', '0807/0907', '0808/0907', '0907/0908'];
  expect(east.filter((s) => !water.has(map.side(s)))).toEqual([]);
  expect(east.filter((s) => bridges.has(map.side(s)))).toEqual(['0808/0907']);
});

test('every river runs to the sea or off the map, alone or through another', () => {
  const sides = water.all();
  // The third hexes at the two ends of a side; fewer on the edge of the map.
  const ends = (s: HexsideId): string[] => {
    const [a, b] = grid.sideHexes(s);
    const thirds = around(a).filter((n) => n !== b && grid.adjacent(n, b));
    return thirds.map((n) => names([a, b, n].sort((x, y) => x - y)));
  };
  const corners = new Map(sides.map((s) => [s, ends(s)]));
  const flowsOut = (s: HexsideId): boolean =>
    ends(s).length < 2 || ends(s).some((corner) => map.hexes(corner).some(isSea));
  const touching = new Map<string, HexsideId[]>();
  for (const s of sides)
    for (const corner of ends(s)) touching.set(corner, [...(touching.get(corner) ?? []), s]);
  for (const first of sides) {
    const system = new Set([first]);
    for (const s of system)
      for (const corner of corners.get(s) ?? [])
        for (const next of touching.get(corner) ?? []) system.add(next);
    expect([...system].some(flowsOut), grid.sideName(first)).toBe(true);
  }
});

test('the Seine estuary and the bay of Veys cannot be crossed, and no road tries', () => {
  for (const s of ['0301/0401', '0301/0402', '0302/0402', '0617/0716'])
    expect(estuaries.has(map.side(s)), s).toBe(true);
  for (const s of estuaries.all()) expect(roads.has(s), grid.sideName(s)).toBe(false);
  expect(network.has(map.hex(named('Le Havre')))).toBe(false);
});

test('ground as it was: Cerisy wooded, the marsh of Carentan, hedges in the west, the open plain of Caen', () => {
  expect(terrain('1014')).toBe('forest');
  expect(['0818', '0819', '0918', '0919'].map(terrain)).toEqual(['marsh', 'marsh', 'marsh', 'marsh']);
  expect(['1116', '1115', '1218', '1320', '1713', '2014'].map(terrain)).toEqual(Array(6).fill('bocage'));
  expect(['1007', '1107', '1207', '1306', '1506'].map(terrain)).toEqual(Array(5).fill('clear'));
  expect(['2102', '2103', '2108', '1703', '1715'].map(terrain)).toEqual(Array(5).fill('forest'));
});

test('every town, village and exit is on a road, and names stand once', () => {
  expect(names(towns.all().filter((h) => !around(h).some((n) => byRoad(h, n))))).toBe('');
  // Vire is a town and a river.
  const all = map.places.map((p) => (p.kind === 'water' ? `${p.name} (water)` : p.name));
  expect(new Set(all).size).toBe(all.length);
});

test('roads end in a place, at a beach or at the edge', () => {
  const beach = map.hexLayer('beach');
  const ends = grid.hexes.filter((h) => around(h).filter((n) => byRoad(h, n)).length === 1);
  const loose = ends.filter((h) => !towns.has(h) && !beach.has(h) && around(h).length === 6);
  expect(names(loose)).toBe('');
});

test('roads of 1944 join their towns without leaving the straight way by far', () => {
  const steps = (from: string, to: string): number => {
    const seen = new Map([[map.hex(named(from)), 0]]);
    for (const [h, n] of seen) {
      if (h === map.hex(named(to))) return n;
      for (const next of around(h)) if (byRoad(h, next) && !seen.has(next)) seen.set(next, n + 1);
    }
    return Infinity;
  };
  const roadsOf1944 = `Cherbourg-Valognes Valognes-Carentan Carentan-Isigny-sur-Mer Bayeux-Caen Caen-Falaise Falaise-Argentan
    Argentan-Alençon Saint-Lô-Vire Saint-Lô-Coutances Saint-Lô-Périers Coutances-Avranches Avranches-Mortain Vire-Flers
    Caen-Villers-Bocage Lisieux-Caen Bayeux-Saint-Lô Carentan-Saint-Lô Mortain-Vire Flers-Domfront Argentan-Flers`;
  for (const pair of roadsOf1944.split(/\s+/)) {
    const cut = [...pair]
      .flatMap((c, i) => (c === '-' ? [i] : []))
      .find((i) => map.place(pair.slice(0, i)) && map.place(pair.slice(i + 1)))!;
    const [from, to] = [pair.slice(0, cut), pair.slice(cut + 1)];
    const straight = grid.distance(map.hex(named(from)), map.hex(named(to)));
    expect(steps(from, to), pair).toBeLessThanOrEqual(straight * 1.4 + 1);
  }
});

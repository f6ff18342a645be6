import { readFileSync } from 'node:fs';
import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { describe, expect, test } from 'vitest';
import { overlordDday } from '../../games/overlord-dday.ts';
import { Sheet } from '../../src/sheet.ts';

const DATA = new URL('../../../../packages/games/overlord-dday/data/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, DATA), 'utf8'));

interface Unit {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  readonly at?: string;
  readonly dropZone?: string;
  readonly glider?: { readonly dropZone: string };
  readonly wn?: { readonly festung: string | null; readonly coastal: { readonly front: readonly string[] } };
}

interface Landing {
  readonly name: string;
  readonly hex: string;
}

interface Beach {
  readonly name: string;
  readonly letter: string;
  readonly army: string;
  readonly class: string;
  readonly hexes:
    | readonly Landing[]
    | { readonly intended: readonly Landing[]; readonly actual: readonly Landing[] };
}

const map = loadMap(read('map.json'));
const setup = read('setup.json');
const facts = JSON.parse(readFileSync(new URL('overlord-dday.json', import.meta.url), 'utf8'));
const units: readonly Unit[] = read('units.json').units;
const beaches: readonly Beach[] = setup.beaches;
const nests = units.filter((u) => u.kind === 'wn');
const { grid } = map;

const OMAHA = ['N2931', 'N2932', 'N3032'];
const LANDABLE = ['clear', 'mixed', 'hedgerow'];

const around = (name: string): HexId[] =>
  DIRECTIONS.map((d) => grid.neighbour(map.hex(name), d)).filter((h) => h !== NOWHERE);
const names = (hexes: Iterable<HexId>): string[] => [...hexes].map((h) => grid.name(h)).sort();
const terrain = (hex: string): string => map.terrain.kind(map.hex(hex));
const isSea = (hex: HexId): boolean => map.terrain.is(hex, 'sea');
const touch = (a: string, b: string): boolean => grid.adjacent(map.hex(a), map.hex(b));
const distance = (a: string, b: string): number => grid.distance(map.hex(a), map.hex(b));
const zone = (hex: string): string => map.hexLayer('zone').kind(map.hex(hex));
const town = (hex: string): string => map.hexLayer('town').kind(map.hex(hex));
const water = (side: string): string => map.sideLayer('water').kind(map.side(side));
const road = (side: string): string => map.wayLayer('road').kind(map.side(side));
const bridge = (side: string): string => map.wayLayer('bridge').kind(map.side(side));
const hexOf = (place: string): string => map.place(place)!.hex;
const landingsOf = ({ hexes }: Beach): Landing[] =>
  'intended' in hexes ? [...hexes.intended, ...hexes.actual] : [...hexes];
const nestsNextTo = (hex: string): string[] =>
  nests
    .filter((u) => touch(u.at!, hex))
    .map((u) => u.id)
    .sort();

const sideOf = (a: HexId, b: HexId): HexsideId => grid.sideBetween(a, b) as HexsideId;
/** Whether a unit may go from hex to hex as far as the map says (27.2.5): no sea, major rivers at bridges only. */
const passable = (a: HexId, b: HexId): boolean =>
  !isSea(b) &&
  !map.sideLayer('sea').has(sideOf(a, b)) &&
  (!map.sideLayer('water').is(sideOf(a, b), 'major') || map.wayLayer('road').has(sideOf(a, b)));
const byRoad = (a: HexId, b: HexId): boolean => map.wayLayer('road').has(sideOf(a, b));

/** All hexes that steps of a kind lead to. */
function reach(from: string, step: (a: HexId, b: HexId) => boolean): Set<HexId> {
  const seen = new Set([map.hex(from)]);
  for (const hex of seen) {
    for (const next of around(grid.name(hex))) if (step(hex, next)) seen.add(next);
  }
  return seen;
}

describe('the grid', () => {
  test('the example of play: rows run south, columns east, even rows half a hex to the east', () => {
    expect(names(around('N3031'))).toEqual(['N2931', 'N2932', 'N3030', 'N3032', 'N3131', 'N3132'].sort());
    for (const pair of [
      '3031/3032',
      '3031/2932',
      '3031/2931',
      '3032/3133',
      '2931/2930',
      '3031/3132',
      '3031/3131',
    ])
      expect(map.side(pair), pair).toBeGreaterThanOrEqual(0);
    expect(grid.row(map.hex('N3031'))).toBe(30);
    expect(grid.column(map.hex('N3031'))).toBe(31);
  });

  test('26.2: the ground is of the kinds of the game, and every hex is of one', () => {
    expect(map.terrain.kinds.slice(1).sort()).toEqual([
      'beach',
      'bocage',
      'city',
      'clear',
      'flooded',
      'hedgerow',
      'mixed',
      'sea',
    ]);
    for (const hex of grid.hexes) expect(map.terrain.has(hex)).toBe(true);
  });

  test('a hex is two and a half kilometres across', () => {
    expect(map.data.picture.kmPerHex).toBeCloseTo(2.5, 1);
  });
});

describe('the Omaha example', () => {
  test('TKG 27.4-a: Pointe du Hoc is clear, the nests at Omaha lie in mixed ground, WN 66 in a town', () => {
    expect(terrain('N2828')).toBe('clear');
    expect(['N2930', 'N3031', 'N3132', 'N3133'].map(terrain)).toEqual(['mixed', 'mixed', 'mixed', 'mixed']);
    expect(town('N3031')).toBe('town');
    expect(['N2828', 'N2930', 'N3132', 'N3133'].map(town)).toEqual(['', '', '', '']);
    expect(hexOf('Saint-Laurent-sur-Mer')).toBe('N3031');
    expect(hexOf('Vierville-sur-Mer')).toBe('N2930');
    expect(hexOf('Colleville-sur-Mer')).toBe('N3133');
    expect(hexOf('Pointe du Hoc')).toBe('N2828');
  });

  test('TKG 27.2.2-e: Dog has WN 71 beside it, Easy none but WN 66, Fox WN 60, 62, 64 and 66', () => {
    expect(nestsNextTo('N2931')).toEqual(['WN66/352', 'WN68/352', 'WN71/352']);
    expect(nestsNextTo('N2932')).toEqual(['WN66/352']);
    expect(nestsNextTo('N3032')).toEqual(['WN60/352', 'WN62/352', 'WN64/352', 'WN66/352']);
  });

  test('TKG 27.2.5-d: one road leads N2932, N3031, N3131, over no water', () => {
    expect(road('N2932/N3031')).toBe(road('N3031/N3131'));
    expect(road('N2932/N3031')).toBe('secondary');
    expect(water('N2932/N3031') + water('N3031/N3131')).toBe('');
  });

  test('TKG 27.2.5-f: on that road two nests are near, WN 64 and WN 68', () => {
    for (const hex of ['N3031', 'N3131']) {
      expect(nestsNextTo(hex)).toEqual(expect.arrayContaining(['WN64/352', 'WN68/352']));
    }
  });

  test('TKG 27.1.7-m: Dog is N2931, a landing hex of Omaha', () => {
    expect(map.marks('beaches').find((b) => b.arrow === 'Dog')).toMatchObject({
      name: 'Omaha',
      hex: 'N2931',
    });
    expect(map.hexLayer('beach').kind(map.hex('N2931'))).toBe('omaha');
  });
});

describe('the beaches', () => {
  test('TKG 27.2.2-a: the landing hexes are those of the displays, all of them beach on the sea', () => {
    for (const beach of beaches) {
      const layer = map.hexLayer('beach').all(beach.name.toLowerCase());
      expect(names(layer), beach.name).toEqual([...new Set(landingsOf(beach).map((l) => l.hex))].sort());
      const marks = map.marks('beaches').filter((m) => m.name === beach.name);
      expect(marks.map((m) => ({ name: m.arrow, hex: m.hex }))).toEqual(landingsOf(beach));
    }
    expect(names(map.terrain.all('beach'))).toEqual([...facts.mapFacts.beachHexes].sort());
    for (const hex of map.terrain.all('beach')) expect(around(grid.name(hex)).some(isSea)).toBe(true);
    expect(names(map.hexLayer('beach').all('omaha'))).toEqual(OMAHA);
  });

  test('TKG 27.2.2-a: an arrow leads from the sea to each landing hex beside it', () => {
    const arrows = map.marks('approaches');
    expect(arrows.map((a) => a.to).sort()).toEqual([...facts.mapFacts.beachHexes].sort());
    for (const { from, to } of arrows) {
      expect(terrain(String(from)), `${from}`).toBe('sea');
      expect(touch(String(from), String(to)), `${from} ${to}`).toBe(true);
    }
  });

  test('TKG 27.1.5-a: Utah has two pairs of hexes, side by side, WN 5 in the actual one', () => {
    const of = (word: string) =>
      map
        .marks('beaches')
        .filter((b) => b.name === 'Utah' && String(b.source).includes(word))
        .map((b) => String(b.hex));
    expect(of('intended')).toEqual(['N2522', 'N2622']);
    expect(of('actual')).toEqual(['N2622', 'N2723']);
    expect(touch('N2522', 'N2622') && touch('N2622', 'N2723')).toBe(true);
  });

  test('TKG 27.1.5-b: WN 5/709 stands in N2723, at La Madeleine, and can stand in N2522', () => {
    expect(map.marks('strongpoints').find((s) => s.name === 'WN5/709')?.hex).toBe('N2723');
    expect(hexOf('La Madeleine')).toBe('N2723');
    expect(isSea(map.hex('N2522'))).toBe(false);
    expect(map.marks('strongpoints').some((s) => s.hex === 'N2522')).toBe(false);
  });

  test('TKG 27.1.8-b: each beach has its combat class', () => {
    for (const beach of beaches) {
      const marks = map.marks('beaches').filter((m) => m.name === beach.name);
      expect(new Set(marks.map((m) => m.class)), beach.name).toEqual(new Set([beach.class]));
    }
    expect(map.marks('beaches').find((b) => b.name === 'Omaha')?.class).toBe('A');
  });

  test('TKG 27.2.2-o: units can leave every landing hex inland, and enemies can enter it', () => {
    for (const hex of facts.mapFacts.beachHexes as string[]) {
      expect(
        around(hex).filter((n) => passable(map.hex(hex), n) && !map.terrain.is(n, 'beach')),
        hex,
      ).not.toEqual([]);
      expect(reach(hex, passable).has(map.hex('N3436')), `${hex} to Bayeux`).toBe(true);
    }
  });

  test('27.2.1: U.S. beaches lie west, the others east', () => {
    for (const beach of beaches)
      for (const { hex } of landingsOf(beach)) expect(zone(hex), hex).toBe(beach.army);
  });
});

describe('nests, batteries and their sectors', () => {
  test('TKG 27.1.2-a: Merville N3551, 18-14/716 N3549 and Pointe du Hoc N2828 are nests', () => {
    const at = (name: string) => map.marks('strongpoints').find((s) => s.name === name)?.hex;
    expect([at('WNMerville'), at('WN18-14/716'), at('WNPointeDuHoc')]).toEqual(['N3551', 'N3549', 'N2828']);
    expect(hexOf('Batterie de Merville')).toBe('N3551');
    expect(hexOf('Ouistreham')).toBe('N3549');
  });

  test('the nests of the map are those of the counters, one to a hex and on land', () => {
    const entries = map.marks('strongpoints').map((s) => `${s.name} ${s.hex}`);
    expect(entries.sort()).toEqual(nests.map((u) => `${u.id} ${u.at}`).sort());
    const layer = map.hexLayer('fortification').all('wn');
    expect(names(layer)).toEqual(nests.map((u) => u.at!).sort());
    expect(layer.filter(isSea)).toEqual([]);
  });

  test('TKG 27.2.1-e: the army boundary parts the map in two, column 34 from column 35', () => {
    for (const hex of grid.hexes) {
      expect(map.hexLayer('zone').kind(hex)).toBe(
        grid.column(hex) >= setup.armyBoundary.firstCommonwealthColumn ? 'cw' : 'us',
      );
    }
    const boundary = map.sideLayer('boundary');
    const across = (a: HexId, b: HexId) => !boundary.has(sideOf(a, b));
    expect(names(reach('N4224', across))).toEqual(names(map.hexLayer('zone').all('us')));
    expect(['N3033', 'N3133', 'N4334'].map(zone)).toEqual(['us', 'us', 'us']);
    expect(['N3135', 'N3436', 'N4046'].map(zone)).toEqual(['cw', 'cw', 'cw']);
  });

  test('27.2.1, 27.4: Port-en-Bessin is British, next to the boundary', () => {
    expect(hexOf('Port-en-Bessin')).toBe('N3135');
    expect(zone('N3135')).toBe('cw');
    expect(around('N3135').some((n) => map.hexLayer('zone').is(n, 'us'))).toBe(true);
  });

  test.each([
    ['TKG 27.2.1-b', 'us'],
    ['TKG 27.2.1-c', 'cw'],
  ])('%s: each beach of the %s sector has a nest of that sector within 3 hexes', (_, army) => {
    for (const beach of beaches.filter((b) => b.army === army)) {
      const targets = nests.filter(
        (u) => zone(u.at!) === army && landingsOf(beach).some(({ hex }) => distance(hex, u.at!) <= 3),
      );
      expect(targets.length, beach.name).toBeGreaterThanOrEqual(2);
    }
  });

  test('TKG 27.2.1-d: each sector has more nests than four bombardments can reach', () => {
    for (const army of ['us', 'cw'])
      expect(nests.filter((u) => zone(u.at!) === army).length).toBeGreaterThan(4);
  });

  test('TKG 27.2.1-i: of the nests of the example WN 66 touches a beach, Port-en-Bessin and Pointe du Hoc do not', () => {
    const onBeach = (hex: string) => around(hex).some((n) => map.hexLayer('beach').has(n));
    expect(['N2930', 'N3031', 'N3132', 'N3133', 'N3033', 'N3030'].every(onBeach)).toBe(true);
    expect(['N3135', 'N2828'].some(onBeach)).toBe(false);
  });

  test('TKG 27.2.1-k: Omaha’s nests lie within 3 hexes of it; Houlgate and Maisy count for theirs by letter alone', () => {
    const near = (hex: string, beach: string) =>
      map
        .hexLayer('beach')
        .all(beach)
        .some((b) => grid.distance(b, map.hex(hex)) <= 3);
    expect(['N2930', 'N3030', 'N3031', 'N3033', 'N3132', 'N3133'].every((hex) => near(hex, 'omaha'))).toBe(
      true,
    );
    expect(near('N3455', 'sword'), 'Houlgate').toBe(false);
    expect(near('N2926', 'utah'), 'Maisy').toBe(false);
    expect(near('N3551', 'sword'), 'Merville').toBe(true);
    expect(near('N3137', 'gold'), 'Longues').toBe(true);
  });

  test('TKG 27.3.8-a: the Festung hexes are dry land about Cherbourg', () => {
    const festung = nests.flatMap((u) => u.wn?.festung ?? []);
    expect(festung.length).toBeGreaterThan(0);
    expect(festung.filter((hex) => isSea(map.hex(hex)) || distance(hex, hexOf('Cherbourg')) > 5)).toEqual([]);
  });
});

describe('the Orne bridge and the rivers', () => {
  test('TKG 27.1.3-a: N3648/N3749 is a road bridge over a major river', () => {
    expect(water('N3648/N3749')).toBe('major');
    expect(road('N3648/N3749')).toBe('secondary');
    expect(bridge('N3648/N3749')).toBe('road');
    expect([hexOf('Bénouville'), hexOf('Ranville')]).toEqual(['N3648', 'N3749']);
  });

  test('TKG 27.1.3-b: without it nobody crosses the Orne below Caen', () => {
    const blown = map.side('N3648/N3749');
    const cut = (a: HexId, b: HexId) => sideOf(a, b) !== blown && passable(a, b) && grid.row(b) < 40;
    const west = reach('N3648', cut);
    expect(west.has(map.hex('N3445'))).toBe(true);
    expect(west.has(map.hex('N3549')) && west.has(map.hex('N3449')), 'Ouistreham').toBe(true);
    expect(
      ['N3749', 'N3551', 'N3550'].filter((hex) => west.has(map.hex(hex))),
      'east bank',
    ).toEqual([]);
  });

  test('TKG 27.3.7-e: both its hexes can hold a unit', () => {
    expect(['N3648', 'N3749'].map((hex) => LANDABLE.includes(terrain(hex)))).toEqual([true, true]);
  });

  test('TKG 27.2.5-i: Orne, Vire, Douve and Dives are major, and bridged where they were', () => {
    const over = (a: string, b: string) => [water(`${a}/${b}`), bridge(`${a}/${b}`)];
    expect(over('N3120', 'N3220'), 'the causeway of Carentan').toEqual(['major', 'road']);
    expect(over('N3223', 'N3224'), 'Pont du Vey').toEqual(['major', 'road']);
    expect(over('N4223', 'N4224'), 'Saint-Lô').toEqual(['major', 'road']);
    expect(over('N4046', 'N4047'), 'Caen').toEqual(['major', 'road']);
    expect(over('N3952', 'N3953'), 'Troarn').toEqual(['major', 'road']);
    expect(over('N3453', 'N3454'), 'Cabourg').toEqual(['major', 'road']);
  });

  test('TKG 27.2.5-h: the Merderet, the Aure and the Seulles are minor', () => {
    expect(water('N2717/N2718'), 'Merderet at La Fière').toBe('minor');
    expect(water('N2817/N2818'), 'Merderet at Chef-du-Pont').toBe('minor');
    const minor = (place: string) =>
      DIRECTIONS.some((d) => map.sideLayer('water').is(grid.side(map.hex(hexOf(place)), d), 'minor'));
    expect(
      ['Trévières', 'Bayeux', 'Courseulles-sur-Mer', 'Tilly-sur-Seulles'].filter((p) => !minor(p)),
    ).toEqual([]);
  });

  test('TKG 27.2.5-g: there are streams, and what crosses them is no bridge', () => {
    const streams = map.sideLayer('water').all('stream');
    expect(streams.length).toBeGreaterThan(50);
    expect(streams.filter((s) => map.wayLayer('bridge').has(s))).toEqual([]);
  });

  test('every road over a river is a bridge, and every bridge carries a road or a railway', () => {
    const rivers = [...map.sideLayer('water').all('major'), ...map.sideLayer('water').all('minor')];
    const carried = rivers.filter((s) => map.wayLayer('road').has(s) || map.wayLayer('rail').has(s));
    expect(map.wayLayer('bridge').all()).toEqual(carried.sort((a, b) => a - b));
  });

  test('TKG 27.3.7-a: secondary bridges over the Dives and the Merderet are within 2 hexes of the drop zones', () => {
    const near = (side: string, zones: readonly string[]) =>
      zones.some((z) => side.split('/').some((hex) => distance(hex, z) <= 2));
    const dives = ['N3652/N3653', 'N3752/N3753', 'N3852/N3952'];
    const merderet = ['N2717/N2718', 'N2817/N2818'];
    for (const side of [...dives, ...merderet]) {
      expect([road(side), bridge(side)], side).toEqual(['secondary', 'road']);
    }
    expect(dives.filter((s) => !near(s, ['N3651', 'N3749', 'N3950']))).toEqual([]);
    expect(merderet.filter((s) => !near(s, ['N2616', 'N2618', 'N2816', 'N2819']))).toEqual([]);
  });

  test('TKG 27.3.7-c: Caen has bridges beside its hexes', () => {
    const city = map.terrain.all('city').filter((h) => grid.distance(h, map.hex('N4046')) <= 1);
    const sides = city.flatMap((h) => DIRECTIONS.map((d) => grid.side(h, d)));
    expect(sides.filter((s) => map.wayLayer('bridge').has(s)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('sea and land', () => {
  test('TKG 27.2.5-j: the sea is closed: Le Havre is cut off by the Seine', () => {
    const here = reach('N3436', passable);
    const apart = grid.hexes.filter((h) => !isSea(h) && !here.has(h));
    expect(names(apart)).toContain('N2460');
    expect(apart.filter((h) => grid.column(h) < 59 || grid.row(h) > 26)).toEqual([]);
  });

  test('TKG 27.0-l: every unit, zone, town and entry hex of the set-up is on the map and on land', () => {
    const hexes: (string | null | undefined)[] = [
      ...units.flatMap((u) => [u.at, u.dropZone, u.glider?.dropZone, u.wn?.festung]),
      ...[...setup.dropZones, ...setup.gliderZones, ...facts.towns].map((z: { hex: string }) => z.hex),
      ...[...setup.kampfgruppeMeyer.rows, ...setup.alternativeSetups].flatMap(
        (r: { at: Record<string, string> }) => Object.values(r.at),
      ),
      ...facts.mapFacts.mustBeLand,
      ...facts.mapFacts.beachHexes,
    ];
    const told = hexes.filter((h) => typeof h === 'string');
    expect(told.length).toBeGreaterThan(250);
    expect(told.filter((h) => isSea(map.hex(h)))).toEqual([]);
  });

  test('no unit starts in a flooded hex, and Carentan stands dry', () => {
    expect(units.filter((u) => u.at !== undefined && terrain(u.at) === 'flooded').map((u) => u.id)).toEqual(
      [],
    );
    expect(facts.mapFacts.notFlooded.map(terrain)).toEqual(['mixed']);
  });

  test('Field Guide: N4715 and N4554, where two Independent Units start, are land beside a road', () => {
    for (const hex of ['N4715', 'N4554']) {
      expect(isSea(map.hex(hex)), hex).toBe(false);
      const near = [map.hex(hex), ...around(hex)];
      expect(
        near.some((h) => around(grid.name(h)).some((n) => byRoad(h, n))),
        hex,
      ).toBe(true);
    }
  });

  test('TKG 27.3.4-j: there are towns east of the Orne for the unit that comes by rail', () => {
    const east = ['Troarn', 'Cabourg', 'Dozulé', 'Lisieux', "Pont-l'Évêque", 'Trouville-sur-Mer', 'Honfleur'];
    for (const place of east) {
      expect(town(hexOf(place)), place).toBe('town');
      expect(grid.column(map.hex(hexOf(place))), place).toBeGreaterThan(grid.column(map.hex('N3749')));
    }
  });

  test('TKG 27.3.4-i: box 1-2 leads to box 13, and that by road into the east edge', () => {
    const box = map.hex('OMM 13');
    expect(grid.linked(map.hex('OMM 1-2'), box)).toBe(true);
    for (const hex of setup.offMap.entry as string[]) {
      expect(grid.linked(box, map.hex(hex)), hex).toBe(true);
      expect(around(hex).length, hex).toBeLessThan(6);
      expect(
        around(hex).some((n) => byRoad(map.hex(hex), n)),
        hex,
      ).toBe(true);
    }
  });
});

describe('the airborne divisions', () => {
  const zones = [...setup.dropZones, ...setup.gliderZones] as { hex: string; division: string }[];

  test('TKG 27.1.4-a: the drop zones of the set-up are marked', () => {
    const marked = map.marks('drop-zones').map((z) => `${z.division} ${z.hex}`);
    expect(marked.sort()).toEqual(zones.map((z) => `${z.division} ${z.hex}`).sort());
    const droppers = units.flatMap((u) => u.dropZone ?? []);
    expect(droppers.filter((hex) => !setup.dropZones.some((z: { hex: string }) => z.hex === hex))).toEqual(
      [],
    );
  });

  test('TKG 27.1.4-e: six hexes of the map lie about every drop zone', () => {
    for (const { hex } of setup.dropZones) expect(around(hex), hex).toHaveLength(6);
  });

  test('TKG 27.1.4-f: and some of them are land, so that a scattered unit finds a hex', () => {
    for (const { hex } of setup.dropZones)
      expect(
        around(hex).some((n) => !isSea(n)),
        hex,
      ).toBe(true);
  });

  test('TKG 27.3.1-a: gliders have their zones, 82nd and 6th Airborne', () => {
    const gliders = map.marks('drop-zones').filter((z) => z.glider === true);
    expect(gliders.map((z) => z.hex).sort()).toEqual(units.flatMap((u) => u.glider?.dropZone ?? []).sort());
  });

  test('TKG 27.3.1-d: every zone is ground to land a glider on, and so is most of what lies about it', () => {
    for (const { hex } of zones) {
      expect(LANDABLE, hex).toContain(terrain(hex));
      expect(
        around(hex).filter((n) => LANDABLE.includes(map.terrain.kind(n))).length,
        hex,
      ).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('the country', () => {
  const at = (lat: number, lon: number) => map.terrain.kind(sheet.hexOf([lon, lat]));
  const sheet = new Sheet(grid, overlordDday.fit);

  test('ruling 29: bocage is thick about Saint-Lô, Caumont, Coutances, Villers-Bocage and La Haye', () => {
    expect([at(49.14, -1.08), at(49.09, -0.8), at(49.06, -1.38), at(49.08, -0.7), at(49.31, -1.55)]).toEqual(
      Array(5).fill('bocage'),
    );
  });

  test('ruling 29: hedgerow is thinner, in the east of the Cotentin, the Bessin and the Pays d’Auge', () => {
    expect([at(49.41, -1.28), at(49.45, -1.3), at(49.28, -0.85), at(49.25, 0.05)]).toEqual(
      Array(4).fill('hedgerow'),
    );
  });

  test('the plain of Caen is clear, the forest of Cerisy mixed', () => {
    expect([at(49.12, -0.28), at(49.24, -0.4), at(49.05, -0.2), at(49.26, -0.5)]).toEqual(
      Array(4).fill('clear'),
    );
    expect(at(49.195, -0.87)).toBe('mixed');
  });

  test('the Douve, the Merderet, the Aure and the Dives are in flood', () => {
    expect([at(49.345, -1.35), at(49.33, -1.3), at(49.315, -1), at(49.2, -0.12)]).toEqual(
      Array(4).fill('flooded'),
    );
    expect(terrain('N2817')).toBe('flooded');
  });

  test('places stand in the hexes that the rules and the set-up name', () => {
    const told: Record<string, string> = {
      Caen: 'N4046',
      Bayeux: 'N3436',
      Carentan: 'N3220',
      'Isigny-sur-Mer': 'N3224',
      'Sainte-Mère-Église': 'N2719',
      'Port-en-Bessin': 'N3135',
      Carpiquet: 'N3944',
      Cherbourg: 'N1410',
      'Le Havre': 'N2460',
    };
    for (const [name, hex] of Object.entries(told)) expect(map.place(name)?.hex, name).toBe(hex);
    for (const { name, hex, city } of facts.towns as { name: string; hex: string; city: boolean }[]) {
      expect(
        map.placesIn(map.hex(hex)).some((p) => p.name.startsWith(name)),
        name,
      ).toBe(true);
      expect(town(hex), name).toBe(city ? 'city' : 'town');
    }
  });

  test('roads join the towns they joined', () => {
    const net = reach('N4046', byRoad);
    const alone = map.places
      .filter((p) => p.kind === 'town' || p.kind === 'city')
      .filter((p) => !net.has(map.hex(p.hex)));
    expect(alone.map((p) => p.name)).toEqual(['Le Havre', 'Montivilliers']);
    const primary = (a: HexId, b: HexId) => map.wayLayer('road').is(sideOf(a, b), 'primary');
    const great = reach(hexOf('Cherbourg'), primary);
    const national = [
      'Valognes',
      'Carentan',
      'Isigny-sur-Mer',
      'Bayeux',
      'Caen',
      'Lisieux',
      'Saint-Lô',
      'Coutances',
    ];
    expect(national.filter((p) => !great.has(map.hex(hexOf(p))))).toEqual([]);
  });

  test('no name stands twice, and every place is near its true one', () => {
    expect(new Set(map.places.map((p) => p.name)).size).toBe(map.places.length);
    const off = map.places
      .filter((p) => p.at)
      .map((p) => sheet.offCentre([p.at![1], p.at![0]], map.hex(p.hex)));
    expect(off.length).toBeGreaterThan(90);
    expect(Math.max(...off)).toBeLessThan(1);
  });
});

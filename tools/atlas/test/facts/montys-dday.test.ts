import { readFileSync } from 'node:fs';
import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type Direction, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { describe, expect, test } from 'vitest';

const FILE = new URL('../../../../packages/games/montys-dday/data/map.json', import.meta.url);
const map = loadMap(JSON.parse(readFileSync(FILE, 'utf8')));
const { grid } = map;
const [N, NE, SE, S, SW, NW] = DIRECTIONS;

const roads = map.wayLayer('road');
const bridges = map.wayLayer('bridge');
const rivers = map.sideLayer('water');
const walls = map.sideLayer('works');
const towns = map.hexLayer('town');
const forts = map.hexLayer('fortification');
const areas = map.hexLayer('beach');
const placement = map.hexLayer('placement');
const levels = map.hexLayer('elevation');
const AREAS = ['sword', 'juno', 'gold'] as const;

const names = (hexes: Iterable<HexId>): string => [...hexes].map((h) => grid.name(h)).join(' ');
const hexesIn = (list: string): string[] => list.split(' ');
const at = (name: string): HexId => map.hex(map.place(name)!.hex);
const terrain = (hex: string): string => map.terrain.kind(map.hex(hex));
const isA = (hex: HexId, ...kinds: string[]): boolean =>
  hex !== NOWHERE && kinds.includes(map.terrain.kind(hex));
const isSea = (hex: HexId): boolean => isA(hex, 'sea');
const isBeach = (hex: HexId): boolean => isA(hex, 'beach', 'tidal-beach');
/** Under water at High tide, if not always. */
const isWet = (hex: HexId): boolean => isA(hex, 'sea', 'tidal-flat', 'shale');
const level = (hex: HexId): number => Number(levels.kind(hex).slice(-1));
/** Open low ground, where a drop zone may be aimed. */
const isClear = (hex: HexId): boolean => isA(hex, 'clear') && level(hex) === 0 && !towns.has(hex);
const around = (hex: HexId): HexId[] =>
  DIRECTIONS.map((d) => grid.neighbour(hex, d)).filter((h) => h !== NOWHERE);
const side = (a: HexId, b: HexId): HexsideId => grid.sideBetween(a, b) as HexsideId;
const hexesOf = (hexside: HexsideId): HexId[] => [...grid.sideHexes(hexside)];
const distance = (a: string, b: string): number => grid.distance(map.hex(a), map.hex(b));
const south = (hex: HexId): HexId => grid.neighbour(hex, S!);

/** All hexes that a step after a step leads to. */
function reach(from: readonly HexId[], step: (a: HexId, b: HexId) => boolean): Set<HexId> {
  const seen = new Set(from);
  for (const hex of seen) for (const next of around(hex)) if (step(hex, next)) seen.add(next);
  return seen;
}

const overWater = (kind: string): HexsideId[] => bridges.all().filter((s) => rivers.is(s, kind));
const sideNames = (sides: readonly HexsideId[]): string =>
  sides
    .map((s) => grid.sideName(s))
    .sort()
    .join(' ');

describe('the grid', () => {
  test('MDD 1.6-a: a hex is some 800 metres across', () => {
    expect(map.data.picture.kmPerHex).toBeGreaterThan(0.7);
    expect(map.data.picture.kmPerHex).toBeLessThan(0.9);
  });

  test('columns are counted from the east and rows from the south, odd columns half a hex north', () => {
    const about = (hex: string): string => names(around(map.hex(hex)));
    expect(about('5018')).toBe('5019 4918 4917 5017 5117 5118');
    expect(about('2313')).toBe('2314 2214 2213 2312 2413 2414');
    expect(names([grid.neighbour(map.hex('2414'), NE!), grid.neighbour(map.hex('2414'), SE!)])).toBe(
      '2314 2313',
    );
  });

  test('the distances that the worked examples need', () => {
    expect(distance('2313', '2414')).toBe(1);
    expect(distance('2213', '2313')).toBe(1);
    expect(distance('5025', '5122')).toBe(3);
    expect(distance('5025', '5225')).toBe(2);
  });

  test('the sheet reaches from east of Bayeux to Cabourg and Troarn, and from the Channel to south of Caen', () => {
    expect(map.place('Bayeux')).toBeUndefined();
    for (const name of ['Cabourg', 'Troarn', 'Caen', 'Arromanches-les-Bains'])
      expect(map.place(name)).toBeDefined();
    expect(grid.row(at('Caen'))).toBeGreaterThan(4);
    const north = grid.hexes.filter((h) => grid.row(h) > 28);
    expect(north.every(isSea)).toBe(true);
  });
});

describe('from the air', () => {
  test('MDD 4.7-d: 5018 and 5019, one hex due north of it, are Clear', () => {
    expect(isClear(map.hex('5018'))).toBe(true);
    expect(isClear(map.hex('5019'))).toBe(true);
    expect(grid.neighbour(map.hex('5018'), N!)).toBe(map.hex('5019'));
  });

  test('MDD 4.4.6-x1: the eastern neighbours of a hex lie in the column before it, the western in the next', () => {
    const column = (d: Direction): number => grid.column(grid.neighbour(map.hex('5018'), d));
    expect([column(NE!), column(SE!)]).toEqual([49, 49]);
    expect([column(NW!), column(SW!)]).toEqual([51, 51]);
  });

  test('MDD 4.2.1-a: the historical zones of the 6th Airborne Division are Clear hexes', () => {
    const zones = map.marks('drop-zones');
    expect(zones.map((z) => String(z.name).slice(0, 4)).sort()).toEqual([
      'DZ K',
      'DZ N',
      'DZ V',
      'LZ W',
      'LZ X',
    ]);
    expect(zones.filter((z) => !isClear(map.hex(String(z.hex))))).toEqual([]);
  });
});

describe('the beaches', () => {
  test('MDD 5.1.1-a: Sword, Juno and Gold lie from east to west, apart from one another', () => {
    expect(Object.keys(map.data.hexLayers.beach!.kinds).sort()).toEqual(['gold', 'juno', 'sword']);
    const columns = AREAS.map((area) => areas.all(area).map((h) => grid.column(h)));
    columns.slice(1).forEach((next, i) => {
      expect(Math.min(...next)).toBeGreaterThan(Math.max(...columns[i]!) + 1);
    });
  });

  test('each Beach area is one unbroken strip with Beach hexes', () => {
    for (const area of AREAS) {
      const hexes = areas.all(area);
      expect(reach([hexes[0]!], (_, b) => areas.is(b, area)).size).toBe(hexes.length);
    }
  });

  test('MDD 5.3.1-a, MDD 3.1.1-a4: a placement hex is sea and touches the coast of its area', () => {
    for (const area of AREAS) {
      const hexes = placement.all(area);
      expect(hexes.length).toBeGreaterThan(8);
      expect(hexes.filter((h) => !isSea(h) || !areas.is(south(h), area))).toEqual([]);
    }
  });

  test('MDD 5.3.2-a: straight south of every placement hex lies tidal flat, Beach or Clear, never shale or town', () => {
    const bad = placement.all().filter((h) => !isA(south(h), 'tidal-flat', 'tidal-beach', 'beach', 'clear'));
    expect(names(bad)).toBe('');
    expect(names(placement.all().filter((h) => towns.has(south(h))))).toBe('');
  });

  test('MDD 5.3.4-a: the placement hexes of the Commandos are those east of column 20, and no others are', () => {
    const columns = placement.all('commando').map((h) => grid.column(h));
    expect(Math.max(...columns)).toBeLessThan(20);
    expect(columns.length).toBeGreaterThan(5);
    expect(placement.all().filter((h) => grid.column(h) < 20 && !placement.is(h, 'commando'))).toEqual([]);
    // East of the mouth of the Orne, on the shore of Merville-Franceville.
    expect(columns).toContain(grid.column(at('Merville-Franceville-Plage')));
  });

  test('MDD 5.5.3-a: IN lands on the hex straight south of the placement hex', () => {
    const landings = map.marks('landings');
    expect(landings).toHaveLength(placement.all().length);
    for (const { hex, to } of landings) expect(south(map.hex(String(hex)))).toBe(map.hex(String(to)));
  });

  test.each([
    ['MDD 5.5.3-b', 'Shift Left 2 brings a unit off 2722 two columns east, before 2520', -2, '2521', '2520'],
    ['MDD 5.5.3-c', 'Shift Right 2 brings a unit off 2722 two columns west, before 2922', 2, '2923', '2922'],
  ])('%s: %s', (_, _what, shift, hex, to) => {
    const landing = map.marks('landings').find((l) => grid.column(map.hex(String(l.hex))) === 27 + shift);
    expect(landing).toMatchObject({ hex, to, area: 'sword' });
    const east = grid.centre(map.hex(hex)).x - grid.centre(map.hex('2722')).x;
    expect(Math.sign(east)).toBe(-Math.sign(shift));
  });

  test('MDD 5.6.6-d: six units off columns 24 to 29, pushed two to the right: one leaves Sword, five land', () => {
    const sword = new Set(placement.all('sword').map((h) => grid.column(h)));
    const placed = [24, 25, 26, 27, 28, 29];
    expect(placed.every((column) => sword.has(column))).toBe(true);
    expect(placed.filter((column) => sword.has(column + 2))).toEqual([24, 25, 26, 27, 28]);
  });

  test('MDD 5.5.5-a: a shift of four can carry a unit out of each area at either end, where it cannot land', () => {
    for (const area of AREAS) {
      const columns = placement.all(area).map((h) => grid.column(h));
      for (const beyond of [Math.min(...columns) - 1, Math.max(...columns) + 1]) {
        expect(placement.all(area).filter((h) => grid.column(h) === beyond)).toEqual([]);
      }
    }
    expect(placement.all().filter((h) => grid.column(h) > 30 && grid.column(h) < 34)).toEqual([]);
  });

  test('MDD 5.10.1-a: every area has fortification hexes on its shore', () => {
    for (const area of AREAS) expect(areas.all(area).filter((h) => forts.has(h)).length).toBeGreaterThan(2);
    expect(areas.is(map.hex('5325'), 'gold')).toBe(true);
  });

  test('MDD 15.1-a: every area has Beach hexes where an engineer may clear mines', () => {
    for (const area of AREAS) expect(areas.all(area).some(isBeach)).toBe(true);
  });

  test('MDD 16.3-a: every area has a Beach hex that is not shale, to trace remote command to', () => {
    for (const area of AREAS) expect(areas.all(area).some((h) => isBeach(h) && !isA(h, 'shale'))).toBe(true);
  });
});

describe('the tide', () => {
  test('MDD 5.4.1-c, MDD 6.3.5-a: the flats are a strip that joins the land behind it and meets the sea', () => {
    const flats = map.terrain.all('tidal-flat');
    expect(flats.length).toBeGreaterThan(40);
    expect(names(flats.filter((h) => !around(h).some((n) => !isWet(n))))).toBe('');
    expect(names(flats.filter((h) => !around(h).some((n) => isA(n, 'sea', 'tidal-flat'))))).toBe('');
  });

  test('MDD 6.3.5-b: flooded at High, the flats part every placement hex from dry land', () => {
    const dry = placement.all().filter((h) => around(h).some((n) => !isWet(n)));
    expect(names(dry)).toBe('');
  });

  test('MDD 3.1.1-b3: there are bare flats, flats with beach, and shale for the tide to act on', () => {
    for (const kind of ['tidal-flat', 'tidal-beach', 'shale'])
      expect(map.terrain.all(kind).length).toBeGreaterThan(5);
    expect(names(map.terrain.all('tidal-beach').filter((h) => !around(h).some(isWet)))).toBe('');
  });

  test('at High tide most columns of an area still lead to open, unwalled land', () => {
    for (const area of AREAS) {
      const all = map.marks('landings').filter((l) => l.area === area);
      const open = all.filter((l) => l.high !== undefined);
      expect(open.length).toBeGreaterThan(all.length / 2);
      for (const { high } of open) {
        const hex = map.hex(String(high));
        expect(isBeach(hex) || isA(hex, 'clear')).toBe(true);
        expect(walls.has(side(grid.neighbour(hex, N!), hex))).toBe(false);
      }
    }
  });

  test('MDD 6.3.6-a: shale lies off Luc and Langrune and under the cliffs of Longues, and no wave is sent onto it', () => {
    expect(hexesIn('3123 3224 3324 6126 6227').map(terrain)).toEqual(Array(5).fill('shale'));
    expect(placement.all().filter((h) => isA(south(h), 'shale'))).toEqual([]);
  });
});

describe('hexsides', () => {
  test('MDD 6.3.4-b: bridges cross the canal between 2313 and 2414 and the Orne between 2213 and 2313', () => {
    expect(rivers.kind(map.side('2313/2414'))).toBe('canal');
    expect(bridges.kind(map.side('2313/2414'))).toBe('road');
    expect(rivers.kind(map.side('2213/2313'))).toBe('river');
    expect(bridges.kind(map.side('2213/2313'))).toBe('road');
    expect(map.place('Ranville')!.hex).toBe('2213');
    expect(map.place('Bénouville')!.hex).toBe('2414');
  });

  test('MDD 6.3.4-a: from 2414 guns get over the canal to 2313 alone, and there is no other bridge of the canal', () => {
    const from = map.hex('2414');
    const over = around(from).filter((h) => rivers.is(side(from, h), 'canal') && bridges.has(side(from, h)));
    expect(names(over)).toBe('2313');
    expect(sideNames(overWater('canal'))).toBe('2313/2414');
  });

  test('between Caen and the sea the Orne has its one bridge at Ranville', () => {
    const below = overWater('river').filter((s) =>
      hexesOf(s).every((h) => grid.column(h) > 18 && grid.row(h) > 5),
    );
    expect(sideNames(below)).toBe('2213/2313');
  });

  test('MDD 10.5.3-f1: no step leads from Bénouville to Ranville without crossing canal or Orne at a bridge', () => {
    const dry = (a: HexId, b: HexId): boolean => {
      const kind = rivers.kind(side(a, b));
      return !isWet(b) && kind !== 'canal' && kind !== 'river';
    };
    const west = reach([map.hex('2414')], dry);
    expect(west.has(map.hex('2213'))).toBe(false);
    expect(west.has(map.hex('5325'))).toBe(true);
  });

  test('MDD 9.1.4-a: every bridge is on a stream, canal or river hexside', () => {
    expect(sideNames(bridges.all().filter((s) => !rivers.has(s)))).toBe('');
    expect([...rivers.kinds].sort()).toEqual(['', 'canal', 'river', 'stream']);
  });

  test('MDD 6.3.2-b: canal and Orne run through Caen between two City hexes', () => {
    const inside = rivers.all().filter((s) => hexesOf(s).every((h) => towns.is(h, 'city')));
    expect(new Set(inside.map((s) => rivers.kind(s)))).toEqual(new Set(['canal', 'river']));
  });

  test('MDD 6.3.7-a: sea walls stand between the water and the seaside towns', () => {
    const seaward = walls.all().filter((s) => hexesOf(s).filter(isWet).length === 1);
    expect(seaward).toEqual(walls.all());
    const walled = new Set(walls.all().flatMap(hexesOf));
    for (const name of [
      'Le Hamel (Asnelles)',
      'Lion-sur-Mer',
      'Bernières-sur-Mer',
      'Saint-Aubin-sur-Mer',
      'La Rivière',
    ]) {
      expect(walled.has(at(name)), name).toBe(true);
    }
  });

  test('MDD 15.2.1-a: an engineer on the flats can start beside each wall of an area', () => {
    const ends = walls.all().filter((s) => hexesOf(s).some((h) => areas.has(h)));
    expect(ends.length).toBeGreaterThan(8);
    expect(ends.filter((s) => !hexesOf(s).some((h) => isA(h, 'tidal-flat', 'shale')))).toEqual([]);
  });

  test('MDD 6.2.9-a: from the Beach to a Hill there are hexsides with a road and others without', () => {
    const bluffs = map.terrain
      .all()
      .filter(isBeach)
      .flatMap((h) =>
        around(h)
          .filter((n) => level(n) > 0)
          .map((n) => side(h, n)),
      );
    expect(sideNames(bluffs.filter((s) => roads.has(s)))).toContain('5425/5525');
    expect(bluffs.filter((s) => !roads.has(s)).length).toBeGreaterThan(2);
  });
});

describe('hills', () => {
  test('MDD 6.3.3-b: above Houlgate slopes rise two levels at once', () => {
    const steep = grid.hexes.flatMap((h) =>
      around(h).filter((n) => h < n && !isWet(h) && !isWet(n) && Math.abs(level(h) - level(n)) === 2),
    );
    expect(steep.length).toBeGreaterThan(5);
    expect(steep.every((h) => grid.column(h) < 8)).toBe(true);
  });

  test('MDD 10.2.7-l9, MDD 10.3.5-e2: Swamp, Beach and Tidal Flat are all of level 0', () => {
    const low = levels.all().filter((h) => isWet(h) || isBeach(h) || isA(h, 'swamp'));
    expect(names(low)).toBe('');
    expect([...levels.kinds].sort()).toEqual(['', 'level-1', 'level-2']);
  });

  test('the ridges that mattered stand above the ground before them', () => {
    // Périers ridge and Hillman over Sword, Bréville over Ranville, Lébisey over Caen, Meuvaines over Gold.
    for (const [high, low] of [
      ['2816', '2818'],
      ['2716', '2718'],
      ['1913', '2112'],
      ['3010', '2809'],
      ['5124', '5126'],
    ] as const) {
      expect(level(map.hex(high)), high).toBeGreaterThan(level(map.hex(low)));
    }
  });
});

describe('fortifications', () => {
  test('MDD 13.1-b: 3720 is a Strongpoint on a Level 2 Hill, and nothing else multiplies', () => {
    const hex = map.hex('3720');
    expect(forts.kind(hex)).toBe('strongpoint');
    expect(level(hex)).toBe(2);
    expect(isA(hex, 'clear') && !towns.has(hex)).toBe(true);
    expect(around(hex).map(level)).toEqual(Array(6).fill(1));
  });

  test('MDD 13.2-b: Le Hamel, 5325, is a Resistance Nest in a Town on low ground', () => {
    expect(map.place('Le Hamel (Asnelles)')!.hex).toBe('5325');
    expect(forts.kind(map.hex('5325'))).toBe('resistance-nest');
    expect(towns.kind(map.hex('5325'))).toBe('town');
    expect(level(map.hex('5325'))).toBe(0);
  });

  test('MDD 13.3.6-c: 5122, 5225, 5125 and 5026 are fortified and within three hexes of 5025, which is not', () => {
    for (const hex of hexesIn('5122 5225 5125 5026')) {
      expect(forts.has(map.hex(hex)), hex).toBe(true);
      expect(distance(hex, '5025')).toBeLessThanOrEqual(3);
    }
    expect(forts.has(map.hex('5025'))).toBe(false);
    expect(isWet(map.hex('5025'))).toBe(false);
  });

  test('the fortifications of the shore stand within three hexes of one another', () => {
    const shore = forts.all().filter((h) => areas.has(h));
    expect(names(shore.filter((h) => !shore.some((o) => o !== h && grid.distance(o, h) <= 3)))).toBe('');
  });

  test('works are Strongpoints or Resistance Nests, on dry land', () => {
    expect([...forts.kinds].sort()).toEqual(['', 'resistance-nest', 'strongpoint']);
    expect(names(forts.all().filter(isWet))).toBe('');
    for (const { hex, name } of map.marks('forts'))
      expect(forts.has(map.hex(String(hex))), String(name)).toBe(true);
  });

  test('there are more fortifications than the 20 Garrisons', () => {
    expect(forts.all().length).toBeGreaterThan(20);
  });

  test('MDD 10.2.8-k1: Lion-sur-Mer is a Town on the coast, on low ground and without works', () => {
    const hex = at('Lion-sur-Mer');
    expect(grid.name(hex)).toBe('2821');
    expect(towns.kind(hex)).toBe('town');
    expect(forts.has(hex) || level(hex) > 0).toBe(false);
    expect(around(hex).some(isWet)).toBe(true);
    expect(areas.kind(hex)).toBe('sword');
  });

  test('MDD 14.1.3-a: every coast battery has hexes of a Beach area in the 120 degrees before it', () => {
    const batteries = map.marks('coast-artillery').filter((b) => b.hex !== undefined);
    expect(batteries).toHaveLength(9);
    for (const { hex, battery, facing } of batteries) {
      const covered = areas
        .all()
        .filter((h) => grid.arc(map.hex(String(hex)), Number(facing) as Direction, h));
      expect(covered.length, String(battery)).toBeGreaterThan(0);
      expect(forts.has(map.hex(String(hex))), String(battery)).toBe(true);
    }
  });

  test('MDD 14.1.6-a: the Le Havre battery has a box off the map, and strength 15', () => {
    expect(grid.boxes.map((box) => grid.name(box))).toEqual(['Le Havre Battery']);
    const battery = map.marks('coast-artillery').find((b) => b.box === 'Le Havre Battery');
    expect(battery).toMatchObject({ strength: 15 });
  });
});

describe('victory', () => {
  test('MDD 18.0-b: Caen is a City of more than four hexes, all in one piece', () => {
    const city = towns.all('city');
    expect(city.length).toBeGreaterThanOrEqual(7);
    expect(reach([city[0]!], (_, b) => towns.is(b, 'city')).size).toBe(city.length);
    expect(names(map.terrain.all('city'))).toBe(names(city));
    expect(towns.is(at('Caen'), 'city')).toBe(true);
  });

  test('MDD 18.1-a: twelve hexes about a fortification of a Beach area end before the southern edge', () => {
    for (const hex of forts.all().filter((h) => areas.has(h))) expect(grid.row(hex)).toBeGreaterThan(13);
  });

  test('MDD 18.1-b: within twelve hexes of the works of Sword the canal parts Ranville from Bénouville', () => {
    const east = map.hexLayer('bank');
    expect(['2313', '2213', '1718', '2508', '1406'].every((h) => east.is(map.hex(h), 'east'))).toBe(true);
    expect(['2414', '2218', '2612', '3206', '5325'].some((h) => east.has(map.hex(h)))).toBe(false);
    for (const beachhead of forts.all().filter((h) => areas.is(h, 'sword'))) {
      const lodgment = reach(
        [beachhead],
        (a, b) => !isWet(b) && grid.distance(beachhead, b) <= 12 && !rivers.is(side(a, b), 'canal'),
      );
      expect(names([...lodgment].filter((h) => east.has(h)))).toBe('');
    }
  });
});

describe('ways', () => {
  test('MDD 6.3.1-a: roads and trails are one network that joins every town and village', () => {
    const network = reach([at('Caen')], (a, b) => roads.has(side(a, b)));
    const apart = map.places.filter(
      (p) => ['city', 'town', 'village'].includes(p.kind) && !network.has(map.hex(p.hex)),
    );
    expect(apart.map((p) => p.name)).toEqual([]);
    expect(new Set(roads.all().map((s) => roads.kind(s)))).toEqual(new Set(['road', 'trail']));
    expect(sideNames(roads.all().filter((s) => hexesOf(s).some(isSea)))).toBe('');
  });

  test('the high roads of 1944 lead from Caen to the sea, to Bayeux, Falaise, Lisieux and over the Dives', () => {
    const high = reach([at('Caen')], (a, b) => roads.is(side(a, b), 'road'));
    const towns1944 = `Bénouville, Ouistreham, Lion-sur-Mer, Douvres-la-Délivrande, Courseulles-sur-Mer, Creully, Ryes,
      Arromanches-les-Bains, Bretteville-l'Orgueilleuse, Tilly-sur-Seulles, Fleury-sur-Orne, Cagny, Troarn, Cabourg, Ranville`;
    const missed = towns1944.split(/,\s+/).filter((name) => !high.has(at(name)));
    expect(missed).toEqual([]);
  });

  test('the main railway comes from Bayeux by Caen to Mézidon', () => {
    const rail = map.wayLayer('rail');
    const line = reach([map.hex('3005')], (a, b) => rail.has(side(a, b)));
    expect([...line].some((h) => grid.column(h) === 63)).toBe(true);
    expect([...line].some((h) => grid.row(h) === 1 && grid.column(h) < 25)).toBe(true);
    expect(line.has(at('Troarn'))).toBe(true);
  });

  test('MDD 3.1.2-i1: German reinforcements enter by a road on the edge of the map', () => {
    const entries = map.marks('entries');
    expect(entries.map((e) => e.letter).join('')).toBe('ABCDEFGHIJKL');
    for (const { letter, hex } of entries) {
      const h = map.hex(String(hex));
      expect(around(h).length, String(letter)).toBeLessThan(6);
      expect(
        around(h).some((n) => roads.is(side(h, n), 'road')),
        String(letter),
      ).toBe(true);
    }
    for (const edge of ['west', 'south', 'east']) expect(entries.some((e) => e.edge === edge)).toBe(true);
  });
});

describe('the country', () => {
  const corners = (s: HexsideId): string[] => {
    const [a, b] = hexesOf(s) as [HexId, HexId];
    const shared = grid
      .corners(a)
      .filter((p) => grid.corners(b).some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 0.01));
    return shared.map((p) => `${p.x.toFixed(2)} ${p.y.toFixed(2)}`);
  };

  test('Orne, canal and Dives each run unbroken to the sea', () => {
    for (const [kind, from] of [
      ['river', '2213/2313'],
      ['canal', '2313/2414'],
      ['river', '0719/0820'],
    ] as const) {
      const all = rivers.all(kind);
      const chain = new Set([map.side(from)]);
      for (const s of chain) {
        const ends = corners(s);
        for (const next of all) if (corners(next).some((c) => ends.includes(c))) chain.add(next);
      }
      expect(chain.size).toBeGreaterThan(30);
      const mouth = [...chain].some((s) =>
        hexesOf(s).some((h) => around(h).some((n) => isA(n, 'tidal-flat', 'sea'))),
      );
      expect(mouth, from).toBe(true);
    }
  });

  test('the marsh of the Dives is Swamp, with Robehomme and Varaville dry in it', () => {
    expect(hexesIn('1113 0913 1110 1206 0705').map(terrain)).toEqual(Array(5).fill('swamp'));
    expect([map.place('Robehomme')!.hex, map.place('Varaville')!.hex].map(terrain)).toEqual([
      'clear',
      'clear',
    ]);
  });

  test('the woods of Bavent stand on their ridge, and the plain of Caen is open', () => {
    expect(hexesIn('1609 1610 1709').map(terrain)).toEqual(['woods', 'woods', 'woods']);
    expect(hexesIn('2203 2505 3710 4010 4510').map(terrain)).toEqual(Array(5).fill('clear'));
  });

  test('towns stand on their own bank: Ranville and Colombelles east of the Orne, Caen north of it', () => {
    const dry = (a: HexId, b: HexId): boolean =>
      !isWet(b) && !['river', 'canal'].includes(rivers.kind(side(a, b)));
    const east = reach([at('Ranville')], dry);
    for (const name of [
      'Colombelles',
      'Mondeville',
      'Troarn',
      'Merville-Franceville-Plage',
      'Cagny',
      'Ifs',
    ]) {
      expect(east.has(at(name)), name).toBe(true);
    }
    for (const name of ['Caen', 'Bénouville', 'Ouistreham', 'Hérouville-Saint-Clair']) {
      expect(east.has(at(name)), name).toBe(false);
    }
    expect(reach([at('Dives-sur-Mer')], dry).has(at('Cabourg'))).toBe(false);
  });

  test('no two places share a name, and settlements of the rules are on dry land', () => {
    expect(new Set(map.places.map((p) => p.name)).size).toBe(map.places.length);
    expect(names(towns.all().filter((h) => isWet(h) || isA(h, 'swamp', 'woods')))).toBe('');
  });
});

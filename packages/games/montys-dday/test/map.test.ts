import { DIRECTIONS, type Direction, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { StepPrices } from '@bocage/wargame';
import { describe, expect, test } from 'vitest';
import * as map from '../src/map.ts';
import { coverOf, drmOf, multiplierOf } from '../src/tables/cover.ts';
import { faces, isBefore } from '../src/tables/facing.ts';
import { HALVES, movementChart } from '../src/tables/going.ts';
import { hiddenBy, sees } from '../src/tables/sight.ts';
import { ALLIED, AVERAGE, BEACH, COMBAT, FORTS, type Gait, GERMAN, GOLD, HIGH, JUNO, LOW, MOVEMENT, type Mode, SWORD } from '../src/terms.ts'; // biome-ignore format: a list

const { grid, PLACE } = map;
const hex = PLACE.of;
const side = (a: string, b: string): HexsideId => grid.sideBetween(hex(a), hex(b)) as HexsideId;
const name = (place: HexId): string => (place === NOWHERE ? '-' : PLACE.text(place));
const prices = (gait: Gait, mode: Mode): StepPrices =>
  new StepPrices(grid, map.ground, movementChart(gait, mode));
/** Points for a step; below nought where it is barred. */
const cost = (gait: Gait, mode: Mode, from: string, to: string): number => {
  const price = prices(gait, mode).price(hex(from), grid.directionTo(hex(from), hex(to)) as Direction);
  return price < 0 ? price : price / HALVES;
};

describe('the grid', () => {
  test.each([
    ['2313', '2414', 1],
    ['2213', '2313', 1],
    ['5025', '5122', 3],
    ['5025', '5225', 2],
  ])('MDD 13.3.6-c: from %s to %s it is %i', (from, to, hexes) => {
    expect(grid.distance(hex(from), hex(to))).toBe(hexes);
  });

  test('beside the map lie Le Havre, the aircraft and for each beach a pool and six boxes', () => {
    expect(PLACE.text(map.cycleBox(SWORD, 1, 1))).toBe('sword-1-1');
    expect(PLACE.text(map.cycleBox(JUNO, 2, 1))).toBe('juno-2-1');
    expect(PLACE.text(map.cycleBox(GOLD, 3, 2))).toBe('gold-3-2');
    expect(map.POOLS.map(name)).toEqual(['sword-pool', 'juno-pool', 'gold-pool']);
    expect(grid.boxes).toHaveLength(2 + 3 * 7);
    for (const box of [map.LE_HAVRE, map.AIRCRAFT]) expect(map.isHex(box)).toBe(false);
  });
});

describe('the ground', () => {
  test.each([
    ['5018', 'clear', 0, 'open'],
    ['5019', 'clear', 0, 'open'],
    ['3720', 'clear', 2, 'strongpoint'],
    ['5325', 'town', 0, 'resistance-nest'],
    ['2821', 'town', 0, 'open'],
    ['3206', 'city', 0, 'open'],
    ['5525', 'clear', 1, 'resistance-nest'],
    ['1609', 'woods', 0, 'open'],
    ['1013', 'swamp', 0, 'open'],
    ['2420', 'tidal-beach', 0, 'resistance-nest'],
  ] as const)('%s is %s, level %i, %s', (at, terrain, level, fort) => {
    expect(map.groundOf(hex(at))).toBe(terrain);
    expect(map.levelOf(hex(at))).toBe(level);
    expect(FORTS[map.fortOf(hex(at))]).toBe(fort);
  });

  test('MDD 4.2.1-a: a Drop Zone may be aimed at open low ground, not at a height, a town, a wood or the sea', () => {
    expect(map.isClear(hex('5018'))).toBe(true);
    for (const at of ['5525', '2213', '1609', '1013', '2024', '2519'])
      expect(map.isClear(hex(at)), at).toBe(false);
  });

  test('MDD 5.4.1-c, MDD 6.3.5-a, MDD 6.3.5-b: flats are land until High tide, a flat with beach and shale always', () => {
    const wet = (at: string) => [LOW, AVERAGE, HIGH].map((tide) => map.isUnderWater(hex(at), tide));
    expect(wet('2520')).toEqual([false, false, true]);
    expect(wet('2420')).toEqual([false, false, false]);
    expect(wet('3123')).toEqual([false, false, false]);
    expect(wet('2524')).toEqual([true, true, true]);
  });

  test('MDD 18.0-b: Caen has nine hexes, all City', () => {
    expect(map.CAEN.map(name).join(' ')).toBe('3005 3006 3105 3106 3107 3205 3206 3207 3306');
    expect(map.isBuilt(hex('3106')) && map.isBuilt(hex('2821'))).toBe(true);
    expect(map.isCity(hex('2821'))).toBe(false);
  });

  test('MDD 18.1-b: Ranville lies beyond the canal, Bénouville does not', () => {
    expect(map.isEastBank(hex('2213'))).toBe(true);
    expect(map.isEastBank(hex('2414'))).toBe(false);
  });

  test('places have their names', () => {
    expect(map.PLACE_NAMES.get(hex('2821'))).toBe('Lion-sur-Mer');
    expect(map.PLACE_NAMES.get(hex('5325'))).toBe('Le Hamel (Asnelles)');
  });
});

describe('the beaches', () => {
  test('MDD 5.1.1-a: a hex of the shore knows its area', () => {
    const area = (at: string) => BEACH.parse(BEACH.words[map.beachOf(hex(at))] ?? '');
    expect([area('2519'), area('4025'), area('5026'), area('2414')]).toEqual([SWORD, JUNO, GOLD, undefined]);
    expect(map.BEACH_HEXES[SWORD]?.map(name)).toContain('2821');
  });

  test('MDD 5.10.1-a: each area has fortifications to found a beachhead in', () => {
    expect(map.BEACH_FORTS.map((forts) => forts.length > 2)).toEqual([true, true, true]);
    expect(map.BEACH_FORTS[GOLD]?.map(name)).toContain('5325');
  });

  test('MDD 5.3.2-a, MDD 6.3.5-b: who waits off 2622 lands on the flat, at High tide on the beach behind it', () => {
    expect(name(map.landsOn(hex('2622'), AVERAGE))).toBe('2621');
    expect(name(map.landsOn(hex('2622'), HIGH))).toBe('2620');
    // Behind the flat off 2823 stands the wall of Lion.
    expect(name(map.landsOn(hex('2823'), LOW))).toBe('2822');
    expect(map.landsOn(hex('2823'), HIGH)).toBe(NOWHERE);
    expect(map.landsOn(hex('2024'), LOW)).toBe(NOWHERE);
  });

  test('MDD 5.5.3-b, MDD 5.5.3-c: right is west, left is east', () => {
    expect(name(map.shifted(hex('2722'), 2, false))).toBe('2923');
    expect(name(map.shifted(hex('2722'), -2, false))).toBe('2521');
    expect(name(map.shifted(hex('2722'), 0, false))).toBe('2722');
  });

  test('MDD 5.6.6-d: of six units off columns 24 to 29 two to the right carries one out of Sword', () => {
    const placed = ['2422', '2521', '2622', '2722', '2823', '2923'];
    expect(placed.map((at) => name(map.shifted(hex(at), 2, false)))).toEqual([
      '2622', '2722', '2823', '2923', '3024', '-',
    ]); // biome-ignore format: a list
  });

  test('MDD 5.5.5-a: nobody drifts from one area into the next', () => {
    expect(map.shifted(hex('4727'), -3, false)).toBe(NOWHERE);
    expect(map.shifted(hex('4427'), 3, true)).toBe(NOWHERE);
  });

  test('MDD 5.3.4-a: off Franceville only Commandos land, and they belong to Sword', () => {
    const only = map.LANDINGS.filter(({ commandosOnly }) => commandosOnly);
    expect(only.every(({ sea, beach }) => grid.column(sea) < 20 && beach === SWORD)).toBe(true);
    expect(only).toHaveLength(10);
    expect(map.shifted(hex('2221'), -3, false)).toBe(NOWHERE);
    expect(name(map.shifted(hex('2221'), -3, true))).toBe('1920');
  });
});

describe('hexsides', () => {
  test('MDD 6.3.4-b: the canal is bridged between 2313 and 2414, the Orne between 2213 and 2313', () => {
    expect([map.waterOf(side('2313', '2414')), map.waterOf(side('2213', '2313'))]).toEqual([
      'canal',
      'river',
    ]);
    expect(map.isBridge(side('2313', '2414')) && map.isBridge(side('2213', '2313'))).toBe(true);
    expect(map.isBridge(side('2314', '2414'))).toBe(false);
  });

  test('MDD 6.3.7-a: the walls have names by their hexsides, and no way leads over one', () => {
    expect(map.SEA_WALLS).toHaveLength(18);
    expect(map.SEA_WALL.text(map.wallAt(side('2821', '2822')))).toBe('2821/2822');
    expect(map.wallAt(side('2313', '2414'))).toBe(-1);
    expect(map.SEA_WALLS.filter((wall) => map.wayOf(wall) !== 0)).toEqual([]);
  });
});

describe('movement', () => {
  test('MDD 6.3.4-a: guns leave 2414 over the canal by the bridge alone', () => {
    const open = grid
      .around(hex('2414'))
      .filter(
        (to) =>
          map.waterOf(side('2414', name(to))) === 'canal' && cost('guns', 'movement', '2414', name(to)) > 0,
      );
    expect(open.map(name)).toEqual(['2313']);
    expect(cost('guns', 'movement', '2313', '2213')).toBe(0.5);
  });

  test.each(['motorized', 'armour', 'guns'] as const)('MDD 6.3.4-a: %s cannot wade, infantry can', (gait) => {
    expect(cost(gait, 'combat', '2313', '2214')).toBeLessThan(0);
    expect(cost('infantry', 'combat', '2313', '2214')).toBe(5);
    expect(cost('engineer', 'movement', '2313', '2214')).toBe(5);
  });

  test('MDD 6.3.4-c, MDD 6.3.4-d, MDD 6.3.4-e: a bridge costs nothing by road, a point in Combat Mode', () => {
    expect(cost('infantry', 'movement', '2414', '2313')).toBe(0.5);
    expect(cost('infantry', 'combat', '2414', '2313')).toBe(2);
    expect(cost('armour', 'combat', '2414', '2313')).toBe(2);
  });

  test('MDD 6.3-a, MDD 6.3.1-a: Clear costs one; a road half, but not in Combat Mode', () => {
    expect(cost('infantry', 'combat', '5018', '5017')).toBe(1);
    expect(cost('infantry', 'movement', '2513', '2414')).toBe(0.5);
    expect(cost('infantry', 'combat', '2513', '2414')).toBe(1);
  });

  test('MDD 6.3.2-a: a stream costs two more', () => {
    const [a, b] = grid.sideHexes(streamWithoutBridge());
    expect(cost('armour', 'combat', name(a), name(b))).toBe(3);
  });

  test('MDD 6.3.2-b: within Caen the water costs nothing, and still stops vehicles', () => {
    expect(map.waterOf(side('3006', '3106'))).toBe('canal');
    expect(cost('infantry', 'combat', '3006', '3106')).toBe(3);
    expect(cost('armour', 'combat', '3006', '3106')).toBeLessThan(0);
  });

  test('MDD 6.3.3-a: uphill costs one more, downhill does not', () => {
    expect(cost('infantry', 'combat', '3719', '3720') - cost('infantry', 'combat', '3720', '3719')).toBe(1);
  });

  test('MDD 6.3.3-b: two levels at once are for infantry and guns; vehicles need a road', () => {
    const steep = stepsWhere((from, to) => Math.abs(map.levelOf(from) - map.levelOf(to)) === 2);
    expect(steep.length).toBeGreaterThan(5);
    for (const [from, to, way] of steep)
      for (const gait of ['motorized', 'armour'] as const)
        expect(cost(gait, 'movement', from, to) > 0, `${gait} ${from} ${to}`).toBe(way === ROAD);
  });

  test('MDD 6.2.9-a: from a beach onto a height armour needs a road or a trail', () => {
    const bluffs = stepsWhere((from, to) => map.isBeach(from) && map.levelOf(to) === 1);
    expect(bluffs.map(([from, to]) => `${from}/${to}`)).toContain('5425/5525');
    for (const [from, to, way] of bluffs) {
      expect(cost('armour', 'combat', from, to) > 0, `${from} ${to}`).toBe(way >= TRAIL);
      expect(cost('motorized', 'combat', from, to), `${from} ${to}`).toBeGreaterThan(0);
    }
  });

  test('MDD 6.3.6-a: infantry alone walks on shale', () => {
    expect(cost('infantry', 'combat', '3223', '3224')).toBe(3);
    for (const gait of ['engineer', 'motorized', 'armour', 'guns'] as const)
      expect(cost(gait, 'combat', '3223', '3224'), gait).toBeLessThan(0);
  });

  test('MDD 6.3.7-a: nobody crosses a wall', () => {
    for (const gait of ['infantry', 'engineer', 'motorized', 'armour', 'guns'] as const)
      expect(cost(gait, 'combat', '2822', '2821'), gait).toBeLessThan(0);
  });

  test('MDD 7.2.3-b: a trail through the marsh is as Clear in Combat Mode, also for vehicles, a railway is not', () => {
    const trails = stepsWhere((from, to) => map.groundOf(from) === 'swamp' && map.groundOf(to) === 'swamp');
    const by = (kind: number) =>
      trails.filter(([from, to, way]) => way === kind && map.waterOf(side(from, to)) === '');
    const [[from, to]] = by(TRAIL) as [[string, string, number]];
    expect([cost('armour', 'combat', from, to), cost('infantry', 'combat', from, to)]).toEqual([1, 1]);
    const [[off, on]] = by(0) as [[string, string, number]];
    expect([cost('infantry', 'combat', off, on), cost('infantry', 'movement', off, on)]).toEqual([3, 4]);
    expect(cost('armour', 'combat', off, on)).toBeLessThan(0);
  });

  test('MDD 6.1.1-a: the other ground', () => {
    expect(cost('infantry', 'movement', '1608', '1609')).toBe(3);
    expect(cost('infantry', 'combat', '1608', '1609')).toBe(2);
    expect(cost('infantry', 'combat', '2520', '2519')).toBe(2);
    expect(cost('infantry', 'combat', '2519', '2520')).toBe(1);
    expect(cost('infantry', 'movement', '2820', '2821')).toBe(2);
    expect(cost('infantry', 'combat', '2820', '2821')).toBe(2);
  });
});

const [TRAIL, ROAD] = [2, 3] as const;
/** Steps over dry hexsides between hexes, with the way they follow. */
function stepsWhere(isMeant: (from: HexId, to: HexId) => boolean): [from: string, to: string, way: number][] {
  return grid.hexes.flatMap((from) =>
    DIRECTIONS.flatMap((d): [string, string, number][] => {
      const to = grid.neighbour(from, d);
      if (to === NOWHERE || map.isSea(from) || map.isSea(to) || !isMeant(from, to)) return [];
      const barred = map.groundOf(to) === 'woods' || map.waterOf(grid.side(from, d)) !== '';
      return barred ? [] : [[name(from), name(to), map.wayOf(grid.side(from, d))]];
    }),
  );
}
function streamWithoutBridge(): HexsideId {
  const sides = Array.from({ length: grid.sideCount }, (_, i) => i as HexsideId);
  return sides.find(
    (one) =>
      map.waterOf(one) === 'stream' &&
      map.wayOf(one) === 0 &&
      grid.sideHexes(one).every((h) => map.isHex(h) && map.isClear(h)),
  ) as HexsideId;
}

describe('cover', () => {
  const QUIET = { improved: false, ruins: false };
  const german = (at: string, state = QUIET) => coverOf(hex(at), GERMAN, state);

  test('MDD 13.1-b: two units of protection 2 in the strongpoint on the height 3720 defend with 20', () => {
    const cover = german('3720');
    expect([multiplierOf(cover, 'fire'), multiplierOf(cover, 'assault')]).toEqual([5, 5]);
    expect((2 + 2) * multiplierOf(cover, 'fire')).toBe(20);
    expect(drmOf(cover, 'fire')).toBe(-2);
  });

  test('MDD 13.2-b: the battalion of 7 and 3 at Le Hamel defends with 12 and 28, and dice lose 2', () => {
    const cover = german('5325');
    expect(3 * multiplierOf(cover, 'fire')).toBe(12);
    expect(7 * multiplierOf(cover, 'assault')).toBe(28);
    expect(drmOf(cover, 'assault')).toBe(-2);
  });

  test('MDD 13.0-d: the Allies have the town of Le Hamel and not its works', () => {
    const cover = coverOf(hex('5325'), ALLIED, { improved: true, ruins: false });
    expect([multiplierOf(cover, 'fire'), drmOf(cover, 'fire')]).toEqual([2, -1]);
  });

  test('MDD 10.1.6-a, MDD 10.1.6-b, MDD 13.0-a: a town on a height is twice, with a nest six times', () => {
    const open = { terrain: 'town', level: 1, fort: 0, improved: false, ruins: false } as const;
    expect([multiplierOf(open, 'fire'), multiplierOf({ ...open, fort: 1 }, 'fire')]).toEqual([2, 6]);
    expect([drmOf(open, 'fire'), drmOf({ ...open, fort: 1 }, 'fire')]).toEqual([-1, -2]);
    expect(multiplierOf({ ...open, fort: 2 }, 'fire')).toBe(7);
    expect(multiplierOf({ ...open, terrain: 'clear', level: 0, fort: 1 }, 'fire')).toBe(2);
  });

  test('MDD 14.1.5-a: about coast artillery the position is improved, unless there is a work', () => {
    const clear = { terrain: 'clear', level: 0, fort: 0, improved: true, ruins: false } as const;
    expect([multiplierOf(clear, 'fire'), drmOf(clear, 'fire')]).toEqual([2, -1]);
    expect([multiplierOf({ ...clear, fort: 2 }, 'fire'), drmOf({ ...clear, fort: 2 }, 'fire')]).toEqual([
      3, -2,
    ]);
  });

  test('MDD 12.2.3-a, MDD 12.2.3-b, MDD 12.2.4-a: ruins take 3 from the dice and multiply assaults alone, by 4', () => {
    const cover = german('2821', { improved: false, ruins: true });
    expect([multiplierOf(cover, 'assault'), multiplierOf(cover, 'fire')]).toEqual([4, 1]);
    expect([drmOf(cover, 'assault'), drmOf(cover, 'fire')]).toEqual([-3, -3]);
  });

  test.each([
    ['5018', 1, 0],
    ['2821', 2, -1],
    ['3206', 3, -2],
    ['1609', 2, -1],
    ['1013', 2, 0],
    ['2720', 1, 0],
    ['2520', 1, 0],
    ['3719', 2, 0],
    ['2524', 1, 0],
  ])('MDD 10.1.6-c: %s multiplies by %i and gives %i', (at, times, drm) => {
    expect([multiplierOf(german(at), 'fire'), drmOf(german(at), 'fire')]).toEqual([times, drm]);
  });
});

describe('facing', () => {
  test('MDD 7.4.2-a, MDD 7.4.3-a: facing north, a unit has three hexes before it and three beside and behind', () => {
    const before = grid.around(hex('5018')).filter((to) => isBefore(hex('5018'), 0, to));
    expect(before.map(name)).toEqual(['5019', '4918', '5118']);
  });

  test('MDD 7.4.5-a, MDD 10.1.7-a: in Combat Mode it faces all round', () => {
    expect(faces(MOVEMENT, hex('5018'), 0, hex('5017'))).toBe(false);
    expect(faces(COMBAT, hex('5018'), 0, hex('5017'))).toBe(true);
  });

  test('MDD 14.1.3-a: a coast battery fires over 120 degrees, the rows that bound them included', () => {
    const riva = hex('2219');
    expect(['2228', '2425', '2420', '2020', '1824'].map((at) => isBefore(riva, 0, hex(at)))).toEqual([
      true, true, true, true, true,
    ]); // biome-ignore format: a list
    expect(['2218', '2519', '2019'].map((at) => isBefore(riva, 0, hex(at)))).toEqual([false, false, false]);
  });
});

describe('sight', () => {
  test('MDD 10.2.7-m2: from before Ranville three are seen, the town hides one and the height of Bréville another', () => {
    const [Z, D, E] = [hex('2013'), hex('2313'), hex('2016')];
    const seen = ['2011', '1911', '1812'].map((target) => sees(Z, hex(target)));
    expect([...seen, sees(Z, D), sees(Z, E)]).toEqual([true, true, true, false, false]);
    expect([hiddenBy(Z, D), hiddenBy(Z, E)].map(name)).toEqual(['2213', '2014']);
    expect([map.levelOf(hex('2013')), map.levelOf(hex('2014')), map.levelOf(hex('2016'))]).toEqual([0, 1, 0]);
  });

  test('MDD 10.2.7-l1: neighbours see each other whatever lies there', () => {
    expect(sees(hex('2013'), hex('2014')) && sees(hex('2414'), hex('2313'))).toBe(true);
  });

  test('MDD 10.2.7-l5: into a town, or a marsh, one sees, but not through it', () => {
    expect(sees(hex('2013'), hex('2213'))).toBe(true);
    expect(sees(hex('2013'), hex('2313'))).toBe(false);
    expect(map.groundOf(hex('1014'))).toBe('swamp');
    expect([sees(hex('1013'), hex('1014')), sees(hex('1013'), hex('1015'))]).toEqual([true, false]);
  });

  test('MDD 10.2.7-l3, MDD 10.2.7-l4: along a hexside one hiding hex is not enough, two are', () => {
    const along = alongSides();
    const hides = (h: HexId) => map.isBuilt(h) || map.groundOf(h) === 'swamp';
    const low = along.filter(({ ends, flanks }) => [...ends, ...flanks].every((h) => map.levelOf(h) === 0));
    const one = low.filter(({ flanks }) => flanks.filter(hides).length === 1);
    const two = low.filter(({ flanks }) => flanks.every(hides));
    expect(Math.min(one.length, two.length)).toBeGreaterThan(3);
    expect(one.every(({ ends: [a, b] }) => sees(a, b))).toBe(true);
    expect(two.some(({ ends: [a, b] }) => sees(a, b))).toBe(false);
  });

  test('MDD 10.2.7-l6, MDD 10.2.7-l7, MDD 10.2.7-l8: what is higher than both hides, and a hill from or to low ground', () => {
    const seen = new Map<string, Set<boolean>>();
    for (const { levels, sees: can } of overOneHex()) {
      const key = levels.join('');
      seen.set(key, (seen.get(key) ?? new Set()).add(can));
    }
    const always = (levels: string) => [...(seen.get(levels) ?? [])];
    // From, between, to.
    for (const levels of ['000', '111', '101', '112', '211', '222', '212', '122', '221', '102'])
      expect(always(levels), levels).toEqual([true]);
    for (const levels of ['010', '011', '110', '021', '121', '022', '210'])
      expect(always(levels), levels).toEqual([false]);
  });
});

/** Lines of two hexes along a hexside: their ends, and the hexes on both sides. */
function alongSides(): { ends: [HexId, HexId]; flanks: HexId[] }[] {
  const out = new Int16Array(20);
  return grid.hexes.flatMap((a) =>
    DIRECTIONS.flatMap((d) => {
      const beside = grid.neighbour(a, d);
      const b = beside === NOWHERE ? NOWHERE : grid.neighbour(beside, ((d + 1) % 6) as Direction);
      if (b === NOWHERE || b < a) return [];
      grid.line(a, b, out);
      const flanks = [out[2] as HexId, out[3] as HexId];
      return flanks.includes(NOWHERE) ? [] : [{ ends: [a, b] as [HexId, HexId], flanks }];
    }),
  );
}
/** Straight lines over one open hex, with the levels on the way. */
function overOneHex(): { levels: number[]; sees: boolean }[] {
  return grid.hexes.flatMap((a) =>
    DIRECTIONS.flatMap((d) => {
      const between = grid.neighbour(a, d);
      const b = between === NOWHERE ? NOWHERE : grid.neighbour(between, d);
      if (b === NOWHERE || map.groundOf(between) !== 'clear') return [];
      return [{ levels: [a, between, b].map((h) => map.levelOf(h)), sees: sees(a, b) }];
    }),
  );
}

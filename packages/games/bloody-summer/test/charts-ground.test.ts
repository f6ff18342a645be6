import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { GAITS, type Gait, HEXSIDES, SETTLEMENTS, type Settlement, TERRAIN, type Terrain, WAYS } from '../src/data/lists.ts'; // biome-ignore format: a list
import { MAP_FILE } from '../src/data/map.ts';
import { type Approach, COVERS, coverShift, coversOf, defenceShift, isOpenToAir, mayStand, zoneReaches } from '../src/tables/cover.ts'; // biome-ignore format: a list
import { groundKind, HALVES, interdictionCost, isMotorized, isolatedDefence, isolatedMovement, leavingCost, movementChart, OVERRUN_COST, rubbleCost } from '../src/tables/going.ts'; // biome-ignore format: a list

const terrain = (word: Terrain): number => TERRAIN.indexOf(word);
const settlement = (word: Settlement): number => SETTLEMENTS.indexOf(word);
const kind = (ground: Terrain, built: Settlement = 'none'): number =>
  groundKind(terrain(ground), settlement(built));
/** Points for entering, by gait; below nought where it is barred. */
const entering = (ground: Terrain, built: Settlement = 'none'): number[] =>
  GAITS.map((gait) => {
    const cost = movementChart(gait).terrain[kind(ground, built)] as number;
    return cost < 0 ? -1 : cost / HALVES;
  });
const crossing = (side: (typeof HEXSIDES)[number]): number[] =>
  GAITS.map((gait) => {
    const cost = movementChart(gait).sides[HEXSIDES.indexOf(side)] as number;
    return cost < 0 ? -1 : cost / HALVES;
  });
const along = (way: (typeof WAYS)[number]): number[] =>
  GAITS.map((gait) => {
    const rate = movementChart(gait).roads[WAYS.indexOf(way)] as number;
    return rate < 0 ? -1 : rate / HALVES;
  });

// Movement.

test.each([
  ['sea', 'none', [-1, -1, -1, -1]],
  ['clear', 'none', [1, 1, 1, 1]],
  ['clear', 'village', [1, 1, 1, 1]],
  ['bocage', 'none', [2, 2, 3, 3]],
  ['bocage', 'village', [2, 2, 3, 3]],
  ['bocage', 'town', [1, 1, 1, 1]],
  ['forest', 'none', [2, 2, 3, 3]],
  ['marsh', 'none', [3, 3, 4, -1]],
  ['marsh', 'town', [1, 1, 1, 1]],
  ['city', 'city', [1, 1, 2, 2]],
  ['city', 'none', [1, 1, 2, 2]],
] as const)(
  'N44 4.1.1-c, N44 0.1.2-e: %s with %s for foot, cyclists, vehicles and armour',
  (ground, built, costs) => {
    expect(entering(ground, built)).toEqual(costs);
  },
);

test('N44 2.2-a: rivers cost more, an arm of the sea is not crossed', () => {
  expect(crossing('dry')).toEqual([0, 0, 0, 0]);
  expect(crossing('river')).toEqual([1, 1, 2, 2]);
  expect(crossing('all-sea')).toEqual([-1, -1, -1, -1]);
});

test('N44 2.2-b, N44 2.2-c, N44 0.1.2-d: by road vehicles pay half a point, cyclists too, others a point', () => {
  expect(along('road')).toEqual([1, 0.5, 0.5, 0.5]);
  expect(along('rail')).toEqual([1, 1, 1, 1]);
  expect(along('pathless')).toEqual([-1, -1, -1, -1]);
});

test('every price is a whole number of half points', () => {
  for (const gait of GAITS) {
    const { terrain: enter, sides, roads } = movementChart(gait);
    for (const list of [enter, sides, roads])
      expect(Array.from(list).every(Number.isInteger), gait).toBe(true);
  }
});

/** What interdiction adds, in points. */
const added = (
  gait: Gait,
  ground: Terrain,
  built: Settlement,
  side: 0 | 1 | 2 = 0,
  way: 0 | 1 | 2 = 0,
): number => interdictionCost(movementChart(gait), { way, side, kind: kind(ground, built) }) / HALVES;

test('N44 9.2-d: interdiction doubles clear ground and the crossing of rivers', () => {
  expect([added('motor', 'clear', 'none'), added('foot', 'clear', 'village')]).toEqual([1, 1]);
  expect(added('motor', 'clear', 'none', 1)).toBe(1 + 2);
  expect([added('motor', 'bocage', 'none'), added('motor', 'bocage', 'none', 1)]).toEqual([0, 2]);
  expect(added('foot', 'marsh', 'none', 1)).toBe(1);
});

test('N44 9.2-d: a road through clear ground is strafed, one between hedges or over a river is not', () => {
  expect([added('motor', 'clear', 'none', 0, 2), added('foot', 'clear', 'none', 1, 2)]).toEqual([0.5, 1]);
  expect([added('motor', 'bocage', 'none', 1, 2), added('motor', 'clear', 'none', 0, 1)]).toEqual([0, 1]);
});

test('N44 9.2-e: none of that in a town or a forest', () => {
  for (const built of ['town', 'city'] as const)
    for (const way of [0, 1, 2] as const) expect(added('motor', 'clear', built, 1, way), built).toBe(0);
  expect([added('motor', 'forest', 'none', 1), added('foot', 'forest', 'village', 1)]).toEqual([0, 0]);
});

test('where a step is barred, interdiction adds nothing', () => {
  expect([
    added('motor', 'sea', 'none'),
    added('motor', 'clear', 'none', 2),
    added('armour', 'marsh', 'none', 1),
  ]).toEqual([0, 0, 0]);
});

test('N44 9.4-f: rubble costs two for each heavy bomber, one in each of two hexes', () => {
  expect([rubbleCost(1, false), rubbleCost(3, false), rubbleCost(1, true)]).toEqual([4, 12, 2]);
});

test('N44 3-g: Commandos leave a zone freely, parachutists and elite units for one, others for two', () => {
  expect([leavingCost('commando'), leavingCost('elite'), leavingCost('other')]).toEqual([0, 2, 4]);
});

test('N44 4.3-b: an overrun costs three more', () => {
  expect(OVERRUN_COST).toBe(6);
});

test('N44 0.2.1-b, N44 4.1.1-e, N44 4.1.1-h, N44 1.1.2.2-a, N44 4.1.2-g: allowances', () => {
  const { marker, minimum, reserve, offMap, markerByLink } = CHARTS.movement;
  expect([marker, minimum, reserve, markerByLink.cost]).toEqual([12, 1, 1, 6]);
  expect([offMap.boxes, offMap.extended, offMap.divisions]).toEqual([1, 2, 1]);
});

test('N44 0.1.2-c: more than six points are those of vehicles', () => {
  expect([isMotorized(6), isMotorized(7)]).toEqual([false, true]);
});

test('N44 7.4-b, N44 7.4-c, N44 7.4-d: cut off, 3 defend as 2 and none attack; ten points are five, six on foot stay six', () => {
  expect([isolatedDefence(3), isolatedDefence(4), CHARTS.supply.attack]).toEqual([2, 2, 0]);
  expect([isolatedMovement(10), isolatedMovement(6), isolatedMovement(9)]).toEqual([5, 6, 4]);
});

// Cover.

const cover = (word: (typeof COVERS)[number]): number => COVERS.indexOf(word);
const OVERLAND: Approach = { overRiver: false, fortified: false, fromSea: false };

test('N44 2.2-g: in 1213 the defenders choose between the village and the hedges', () => {
  const { data } = MAP_FILE;
  expect(data.terrain.kinds.bocage).toContain('1213');
  expect(data.hexLayers.town?.kinds.village).toContain('1213');
  expect(coversOf(terrain('bocage'), settlement('village'))).toEqual([cover('bocage'), cover('village')]);
  expect(coversOf(terrain('clear'), settlement('town'))).toEqual([cover('clear'), cover('town')]);
});

test('N44 2.2-f: elsewhere there is nothing to choose', () => {
  expect(coversOf(terrain('forest'), settlement('none'))).toEqual([cover('forest')]);
  expect(coversOf(terrain('city'), settlement('city'))).toEqual([cover('city')]);
});

test.each([
  ['clear', 0, true, false],
  ['bocage', 1, true, false],
  ['forest', 1, false, false],
  ['marsh', 1, true, false],
  ['city', 2, false, true],
  ['village', 1, true, false],
  ['town', 2, true, false],
  ['sea', 0, false, false],
] as const)(
  'N44 2.2-a, N44 9.1-b, N44 6.6-e: %s gives %i, is open to the air %s, is held %s',
  (word, shift, open, stands) => {
    expect([coverShift(cover(word)), isOpenToAir(cover(word)), mayStand(cover(word), false)]).toEqual([
      shift,
      open,
      stands,
    ]);
  },
);

test('N44 0.1.2-k: works give a column beside the ground and may be held', () => {
  expect(defenceShift(cover('city'), { ...OVERLAND, fortified: true })).toBe(3);
  expect(mayStand(cover('clear'), true)).toBe(true);
});

test('a river that every attacker crosses gives a column beside the ground', () => {
  expect(defenceShift(cover('bocage'), OVERLAND)).toBe(1);
  expect(defenceShift(cover('bocage'), { ...OVERLAND, overRiver: true })).toBe(2);
});

test('N44 10.A.1-f: from the sea one column counts, in place of the ground', () => {
  expect(defenceShift(cover('clear'), { ...OVERLAND, fromSea: true })).toBe(1);
  expect(defenceShift(cover('town'), { ...OVERLAND, fromSea: true })).toBe(1);
  expect(defenceShift(cover('clear'), { ...OVERLAND, fromSea: true, fortified: true })).toBe(2);
});

test('N44 3-a: zones cross rivers, but no arm of the sea, and do not reach into works', () => {
  const [dry, river, sea] = HEXSIDES.map((_, side) => zoneReaches(side, false));
  expect([dry, river, sea]).toEqual([true, true, false]);
  expect([zoneReaches(0, true), zoneReaches(1, true)]).toEqual([false, false]);
});

test('the words of the charts are those of the map', () => {
  const { terrain: ground, hexLayers, sideLayers } = MAP_FILE.data;
  expect(Object.keys(ground.kinds).sort()).toEqual([...TERRAIN].sort());
  expect(Object.keys(hexLayers.town?.kinds ?? {}).sort()).toEqual(
    SETTLEMENTS.filter((word) => word !== 'none').sort(),
  );
  expect(
    Object.values(sideLayers)
      .flatMap(({ kinds }) => Object.keys(kinds))
      .sort(),
  ).toEqual(HEXSIDES.filter((word) => word !== 'dry').sort());
});

test('N44 2.1-a, N44 0.2.1-a, N44 0.1.2-m, N44 6.11-b: what stands in a hex', () => {
  const { source: _, ...stacking } = CHARTS.stacking;
  expect(stacking).toEqual({
    points: 5,
    withoutPoints: 1,
    headquarters: 1,
    markers: 2,
    festung: 5,
    confusion: 5,
  });
});

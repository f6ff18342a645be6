import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { BEACHES, BOXES, CUPS, DEPOTS, type DepotKind, REPLACEMENTS } from '../src/data/lists.ts';
import { BOX_DATA } from '../src/map.ts';
import { columnsFromEven } from '../src/tables/crt.ts';
import { airSupplyPoints, alliedMarkers, beachCapacity, cherbourgMarkers, depotDefence, depotHolds, fullOn, GERMAN_DEPOTS, germanMarkers, losesMulberry, opensOn, portCapacity, replacementsOf } from '../src/tables/logistics.ts'; // biome-ignore format: a list
import { airInterdiction, departureModifier, interdictionOf, leaves } from '../src/tables/strategic.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const [CLEAR, OVERCAST, RAIN, STORM] = [0, 1, 2, 3];
const depot = (kind: DepotKind): number => DEPOTS.indexOf(kind);

// Depots.

test('N44 7.1-c, N44 7.1.1-b: Saint-Laurent taken on turn 0 has its Mulberry on turn 3, a full one on turn 4', () => {
  expect([opensOn(depot('mulberry'), 0), fullOn(depot('mulberry'), 0)]).toEqual([3, 4]);
});

test('N44 7.1.3-a: Cherbourg taken on turn 4 opens on turn 8 and is full on turn 11', () => {
  expect([opensOn(depot('cherbourg'), 4), fullOn(depot('cherbourg'), 4)]).toEqual([8, 11]);
});

test('N44 7.1.2-a, N44 7.1.2-b: a minor port takes two turns, a beach none', () => {
  expect([opensOn(depot('minor-port'), 5), fullOn(depot('minor-port'), 5)]).toEqual([8, 8]);
  expect([opensOn(depot('beach'), 0), fullOn(depot('beach'), 0)]).toEqual([0, 0]);
});

test('N44 7.1.1-c: a storm takes a Mulberry with 4, 5 or 6', () => {
  expect(DICE.filter(losesMulberry)).toEqual([4, 5, 6]);
});

test('N44 7.1.3-b: Germans in Cherbourg for two turns end the port, and half of it is left after one', () => {
  expect(CHARTS.depots.cherbourgOccupied.lostAfter).toBe(2);
  const [half, whole] = [false, true].map((isFull) => portCapacity(depot('cherbourg'), isFull).landing);
  expect(whole).toBe(2 * (half as number));
});

test('N44 4.2-b: what lands, and what markers come with it', () => {
  const port = (kind: DepotKind) =>
    [false, true]
      .map((isFull) => portCapacity(depot(kind), isFull))
      .map((c) => `${c.landing}/${c.offensive}`);
  expect([port('mulberry'), port('minor-port'), port('cherbourg')]).toEqual([
    ['3/1', '6/2'],
    ['2/0', '2/0'],
    ['5/2', '10/3'],
  ]);
  const beaches = BEACHES.map((_, beach) => beachCapacity(beach));
  expect(beaches.map((c) => `${c.landing}/${c.offensive}`)).toEqual(['5/1', '5/1', '5/1', '5/1', '4/1']);
  expect([port('beach'), port('german')]).toEqual([
    ['0/0', '0/0'],
    ['0/0', '0/0'],
  ]);
});

test('N44 7.2-a, N44 1.1.1.2-e: German depots and the markers they hold', () => {
  expect(GERMAN_DEPOTS.map((one) => `${one} ${depotHolds(one)}`)).toEqual([
    'Cherbourg 1',
    'Pas-de-Calais 2',
    'Paris 3',
    'Le-Mans 2',
    'Rennes 2',
    'Brest 1',
  ]);
  const onMap = BOXES.filter((_, box) => BOX_DATA[box]?.hasDepot);
  expect(onMap).toEqual(GERMAN_DEPOTS.slice(1));
});

test('N44 7.2-c: Rennes, Le Mans and Pas-de-Calais have no defence', () => {
  expect(GERMAN_DEPOTS.filter((one) => depotDefence(one) === 0)).toEqual([
    'Cherbourg',
    'Pas-de-Calais',
    'Le-Mans',
    'Rennes',
  ]);
  expect([depotDefence('Paris'), depotDefence('Brest')]).toEqual([2, 2]);
});

// Markers.

test.each([
  [5, CLEAR, [2, 2, 4, 4, 5, 5]],
  [9, OVERCAST, [4, 4, 8, 8, 9, 9]],
  [9, RAIN, [3, 3, 7, 7, 8, 8]],
  [2, RAIN, [1, 1, 1, 1, 1, 1]],
  [0, CLEAR, [1, 1, 1, 1, 1, 1]],
])(
  'N44 1.1.1.2-c: depots for %i, weather %i: what each die brings the Allies',
  (capacity, weather, markers) => {
    expect(DICE.map((die) => alliedMarkers(die, capacity, weather))).toEqual(markers);
  },
);

test('N44 1.1.1.2-c: Germans get one to three, less in clear weather', () => {
  expect(DICE.map((die) => germanMarkers(die, OVERCAST))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(DICE.map((die) => germanMarkers(die, RAIN))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(DICE.map((die) => germanMarkers(die, CLEAR))).toEqual([1, 1, 1, 1, 2, 2]);
});

test('N44 7.2-b: Cherbourg brings one more', () => {
  expect(CHARTS.resources.cherbourg.markers).toBe(1);
});

test('N44 11.1-d: in the race to Cherbourg half, so two of three', () => {
  expect([cherbourgMarkers(3), cherbourgMarkers(2), cherbourgMarkers(1)]).toEqual([2, 1, 1]);
});

test('N44 1.1.1.3-c: replacements by the die, infantry, Luftwaffe, Panzergrenadiers, Panzers', () => {
  expect(DICE.map((die) => replacementsOf(die).join(''))).toEqual([
    '0000',
    '1000',
    '2000',
    '1100',
    '0010',
    '0001',
  ]);
  expect(REPLACEMENTS).toEqual(['infantry', 'luftwaffe', 'panzergrenadier', 'panzer']);
});

test('N44 7.5-a: four points by air while it does not rain', () => {
  expect([CLEAR, OVERCAST, RAIN, STORM].map((weather) => airSupplyPoints(weather as number))).toEqual([
    4, 4, 0, 0,
  ]);
});

// The strategic map.

const box = (name: (typeof BOXES)[number]): number => BOXES.indexOf(name);
const [HB, MB, FB] = CUPS.map((_, cup) => cup) as [number, number, number];

test('N44 6.12-e, N44 9.5-b: 20 against 12 with a medium bomber over the box: a 3 stays a 3 and gets away', () => {
  const modifier = departureModifier({
    air: airInterdiction(MB, 1),
    partisans: false,
    columns: columnsFromEven(20, 12),
  });
  expect(modifier).toBe(0);
  expect(interdictionOf(box('Le-Mans'))).toBe(4);
  expect([leaves(box('Le-Mans'), 3 + modifier), leaves(box('Le-Mans'), 4 + modifier)]).toEqual([true, false]);
});

test('N44 6.12-f, N44 4.1.2-k: with partisans odds do not count: 3, 2 and 1 are 6, and it stays', () => {
  const modifier = departureModifier({
    air: airInterdiction(MB, 1),
    partisans: true,
    columns: columnsFromEven(20, 12),
  });
  expect(modifier).toBe(3);
  expect(leaves(box('South-East'), 3 + modifier)).toBe(false);
  expect(departureModifier({ air: 0, partisans: true, columns: 0 })).toBe(2);
});

test('N44 6.12-e: worse odds than even make it harder', () => {
  expect(departureModifier({ air: 0, partisans: false, columns: columnsFromEven(1, 3) })).toBe(2);
});

test('N44 9.5-b: a heavy bomber adds two, others one each', () => {
  expect([
    airInterdiction(HB, 1),
    airInterdiction(MB, 2),
    airInterdiction(FB, 1),
    airInterdiction(FB, 2),
  ]).toEqual([2, 2, 1, 2]);
});

test('N44 4.1.2-h, N44 4.1.2-j, N44 4.1.2-n: the boxes of the map: their values, the Maquis, the far side of the Seine', () => {
  expect(BOXES.map((_, place) => interdictionOf(place))).toEqual([4, 4, 4, 4, 4, 4, 5, 5]);
  expect(BOXES.filter((_, place) => BOX_DATA[place]?.hasMaquis)).toEqual(['Languedoc', 'South-East']);
  expect(BOXES.filter((_, place) => BOX_DATA[place]?.isBeyondSeine)).toEqual([
    'Pas-de-Calais',
    'Paris',
    'Orleans',
  ]);
});

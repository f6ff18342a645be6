import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import history from '../data/history.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };

// biome-ignore-start format: charts
/** The charts by what they are for, as the playbook and docs/data.md have them; sources are left out. */
const CHARTS: readonly [title: string, name: string, chart: object][] = [
  [
    '27.2.2-c to -f: what is added to a landing',
    'landingModifiers',
    {
      phase: {
        Utah: [0, 0, 0, 0, 0],
        Omaha: [2, 2, 1, 1, 0],
        Gold: [0, 0, 0, 0, 0],
        Juno: [2, 2, 1, 0, 0],
        Sword: [1, 0, 0, 0, 0],
      },
      artillery: { perActiveWN: 1, max: 2 },
      wnAdjacent: 1,
      regimentOrBrigade: 1,
      otherGermanAdjacent: 1,
    },
  ],
  [
    '27.1.4, 27.3.1: drops and gliders',
    'airborne',
    {
      results: {
        1: { marker: 'RG', steps: 0, scatter: false },
        2: { marker: 'RG', steps: 0, scatter: false },
        3: { marker: 'RG', steps: 0, scatter: true },
        4: { marker: 'DG', steps: 0, scatter: false },
        5: { marker: 'DG', steps: 0, scatter: true },
        6: { marker: 'DG', steps: 1, scatter: true },
        7: { marker: 'DG', steps: 1, scatter: true },
        8: { marker: 'DG', steps: 1, scatter: true },
      },
      gliderModifiers: { hedgerow: 1, enemyZoc: 1 },
      gliderTerrain: ['clear', 'mixed', 'hedgerow'],
    },
  ],
  [
    '27.1.8: the chits of cup 1',
    'resistance',
    {
      chits: [
        { id: 'A3', count: 2, front: { A: 3, B: 2, C: 1 }, back: { A: 2, B: 1, C: 0 }, removed: false },
        { id: 'A4', count: 2, front: { A: 4, B: 2, C: 1 }, back: { A: 2, B: 1, C: 0 }, removed: false },
        { id: 'A5', count: 2, front: { A: 5, B: 3, C: 2 }, back: { A: 3, B: 1, C: 0 }, removed: false },
        { id: 'A6', count: 2, front: { A: 6, B: 4, C: 3 }, back: { A: 4, B: 2, C: 1 }, removed: false },
        { id: 'A7', count: 2, front: { A: 7, B: 5, C: 4 }, back: { A: 4, B: 3, C: 2 }, removed: false },
        { id: 'A8', count: 6, front: { A: 8, B: 6, C: 5 }, back: { A: 5, B: 3, C: 2 }, removed: true },
      ],
    },
  ],
  [
    '27.2.1: naval fire',
    'navalFire',
    { perSector: 4, hitAtLeast: 6, modifiers: { beachAdjacentPhase1: 1, stackedUnit: 1 }, quotaRange: 3 },
  ],
  [
    '27.2.8: activation',
    'activation',
    { automaticPhase: 5, perAdjacentBattalion: -1, independentBase: 1, independentPerGroup: 1 },
  ],
  [
    '27.2.5: hexes in a Landing Phase',
    'phaseMovement',
    {
      allied: 1,
      german: [
        { moveUpTo: 4, hexes: 1 },
        { moveUpTo: 6, hexes: 2 },
      ],
      mech: 3,
      clearHex: 0.5,
      road: 0.5,
    },
  ],
  [
    '27.2.4-z, 27.3.4: the ground',
    'terrainEffects',
    {
      terrain: {
        clear: { crt: 'clear', leg: 1, mech: 1 },
        mixed: { crt: 'mixed', leg: 2, mech: 2 },
        hedgerow: { crt: 'hedgerow', leg: 2, mech: 3 },
        bocage: { crt: 'bocage', leg: 3, mech: 4 },
        beach: { crt: 'clear', leg: 1, mech: 1 },
        city: { crt: 'mixed', leg: 1, mech: 1 },
        flooded: { crt: 'hedgerow', leg: 'whole', mech: null },
      },
      town: { leg: 1, mech: 1 },
      road: { secondary: 1, primary: 0.5 },
      minorRiver: 2,
    },
  ],
  ['27.2.2-h: stacking', 'stacking', { limit: 3, uncounted: ['wn', 'garrison', 'hq'] }],
  [
    '27.3.4-d, -e: interdiction, 0/3',
    'interdiction',
    {
      deduct: { leg: 0, mech: 3 },
      divide: 2,
      primaryAsSecondary: true,
      exceed: { loseStep: [1, 2] },
      strategic: { factor: 2 },
    },
  ],
  ['27.2.4-ab: out of supply', 'outOfSupply', { divide: 2 }],
  [
    '27.3.7: bridges',
    'bridgeDestruction',
    { allied: { range: 2, destroyed: [4, 5, 6] }, german: { range: 1, destroyed: [4, 5, 6] } },
  ],
  [
    '27.3.5, 27.3.6: adjustments',
    'adjustments',
    {
      returnAfterTurns: 6,
      division352: { steps: 4, replacementPoints: 1 },
      other: { steps: 3, armyLoss: 1 },
    },
  ],
  ['8.9: a cadre', 'cadre', { strength: 1 }],
  ['27.3.8: a Festung', 'festung', { strength: 2, steps: 1 }],
  [
    '27.1.2: batteries that begin reduced',
    'wnStrength',
    { units: ['WNMerville', 'WN18-14/716', 'WNPointeDuHoc'], reduced: [1, 2] },
  ],
  ['27.1.3: the Orne bridge', 'orneBridge', { destroyed: [1] }],
  ['27.1.5: where Utah is landed', 'utahLanding', { actual: [5, 6] }],
  ['27.1.6: bombardment before the landings', 'preBombardment', { regroup: [5, 6] }],
];
const SHIFTS = {
  destroyer: 1,
  special: 1,
  armorSuperiority: 1,
  town: -1,
  city: -2,
  stream: -1,
  minorRiver: -1,
  majorRiver: -2,
};
const BATTERIES = {
  eliminatedAtMost: 1,
  modifiers: { regroup: -1, reducedSide: -1 },
  merville: { wn: 'WNMerville', unit: '9Para', unitNeitherReducedNorDisorganized: -1 },
};
const POINTS = {
  entries: [
    { id: 'beach-secured', vp: 6 },
    { id: 'beach-held', vp: 3 },
    { id: 'caen', vp: 10, hold: ['N4046'] },
    { id: 'bayeux', vp: 6, hold: ['N3436'] },
    { id: 'carentan', vp: 5, hold: ['N3220'] },
    { id: 'isigny', vp: 4, hold: ['N3224'] },
    { id: 'sainte-mere-eglise', vp: 4, hold: ['N2719'] },
    { id: 'carpiquet', vp: 3, hold: ['N3944'] },
    { id: 'port-en-bessin', vp: 2, hold: ['N3135'] },
    { id: 'pointe-du-hoc', vp: 2, gone: 'WNPointeDuHoc' },
    { id: 'merville', vp: 1, gone: 'WNMerville' },
    { id: 'orne-bridge', vp: 4 },
    { id: 'link-gold-juno', vp: 3, link: ['Gold', 'Juno'] },
    { id: 'link-sword-airborne', vp: 3, link: ['Sword', '6'] },
    { id: 'link-utah-airborne', vp: 3, link: ['Utah', '82'] },
    { id: 'link-omaha-gold', vp: 3, link: ['Omaha', 'Gold'] },
    { id: 'german-steps', vp: 1, per: 3 },
    { id: 'allied-steps', vp: -1, per: 2 },
  ],
  near: 2,
  results: [
    { id: 'german-decisive', from: null, to: 4, winner: 'german', name: 'The invasion is thrown back' },
    { id: 'german-marginal', from: 5, to: 17, winner: 'german', name: 'The beachheads are in danger' },
    { id: 'allied-marginal', from: 18, to: 33, winner: 'allied', name: 'Ashore, as in history' },
    {
      id: 'allied-substantial',
      from: 34,
      to: 47,
      winner: 'allied',
      name: 'The day’s objectives within reach',
    },
    { id: 'allied-decisive', from: 48, to: null, winner: 'allied', name: 'The day’s objectives taken' },
  ],
  historical: { vp: 26, result: 'allied-marginal' },
};
const MEYER = ['1: -1', '2: 0', '34: 0', '5: 1', '6: 1'];
const OBSTRUCTION = ['Utah C 0', 'Omaha A 0', 'Gold B 1', 'Juno B 1', 'Sword B none'];
const MEN = {
  Utah: [197, 589],
  Omaha: [2000, 3686],
  Gold: [413, 1023],
  Juno: [1204, 1242],
  Sword: [630, 1304],
  'us-airborne': [2499, 2499],
  'uk-airborne': [1200, 1500],
  german: [4000, 9000],
};
// biome-ignore-end format: charts

test.each(CHARTS)('%s', (_, name, chart) => {
  expect(charts[name as keyof typeof charts]).toMatchObject(chart);
});

test('27.2.4: the columns, the dice and the shifts of the combat table', () => {
  expect(charts.crt.rolls).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(charts.crt.shifts).toMatchObject(SHIFTS);
});

test('27.1.7: the batteries before dawn', () => {
  expect(charts.batteryAttacks).toMatchObject(BATTERIES);
});

test('the reckoning of the day', () => {
  expect(charts.victory).toMatchObject(POINTS);
});

test('the set-up: classes and obstructions of the beaches, the boundary, the Rangers, Kampfgruppe Meyer', () => {
  expect(
    setup.beaches.map(
      ({ name, class: letter, obstruction: { track, add } }) => `${name} ${letter} ${track ? add : 'none'}`,
    ),
  ).toEqual(OBSTRUCTION);
  expect(setup.armyBoundary.firstCommonwealthColumn).toBe(35);
  expect(setup.rangers.landing).toEqual({ beach: 'Omaha', hex: 'Dog', phase: 1 });
  expect(setup.kampfgruppeMeyer.rows.map(({ die, modifier }) => `${die.join('')}: ${modifier}`)).toEqual(
    MEYER,
  );
});

test('history: casualties, and how many men a step stands for', () => {
  expect([history.menPerStep, history.menPerNestStep]).toEqual([250, 75]);
  expect(
    Object.fromEntries(Object.entries(history.casualties).map(([name, { men }]) => [name, men])),
  ).toEqual(MEN);
});

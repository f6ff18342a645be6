import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { SETUP, UNIT, UNITS, type UnitData } from '../src/data.ts';
import { report } from '../src/report.ts';
import { eliminate } from '../src/rules/units.ts';
import { attack, BRITISH_LOOK_ON, roll } from './clashes.ts';
import { opening, type Play, play, scene } from './scene.ts';

const figuresOf = ({ engine }: Play): Record<string, number | null> =>
  Object.fromEntries(
    report.measure(engine.g as never).map((value, i) => [report.figures[i]?.id ?? 'nothing', value]),
  );
/** Some of the figures, by the beginning of their names. */
const told = (match: Play, start: string): Record<string, number | null> =>
  Object.fromEntries(Object.entries(figuresOf(match)).filter(([id]) => id.startsWith(start)));
/** Those of the shares and counts that are not nothing. */
const present = (match: Play, start: string): Record<string, number | null> =>
  Object.fromEntries(Object.entries(told(match, start)).filter(([, value]) => value !== 0));

const open = (...beaches: string[]): string[] => beaches.map((beach) => `beach ${beach} status=open`);
const held = (...hexes: string[]): string[] => hexes.map((hex) => `hex ${hex} allied=yes`);
/** The units of a division, each in that place. */
const division = (name: string, at: string): string[] =>
  UNITS.filter((unit: UnitData) => unit.division === name).map(({ id }) => `${id} ${at}`);
/** A moment in which nothing happens. */
const still = (turn: number, ...lines: string[]): Play =>
  scene(`actionPhase.react ${turn}`, 'reactions 1', ...lines);
/** The Germans let the last Reaction pass, and the turn ends. */
const turnEnds = (turn: number, ...lines: string[]): Play => play(still(turn, ...lines), 'pass');

const ALL_BEACHES = ['2403', '3203', '3303', '4003', '4102', '4203', '4302', '4603'];
const LANDED = { 'open-Utah': 1, 'open-Omaha': 2, 'open-Gold': 2, 'open-Juno': 2, 'open-Sword': 1 };

test('beaches are counted by their hexes as they are when the 2nd Wave is over', () => {
  const dday = (...beaches: string[]): Play =>
    scene('actionPhase.secondWave 1', 'cup us=1', 'reactions 1', ...open(...beaches));
  expect(told(dday(...ALL_BEACHES), 'open-')).toEqual({ ...LANDED, 'open-all': 1 });
  const without = ALL_BEACHES.filter((beach) => beach !== '3203' && beach !== '2403');
  const two = { ...LANDED, 'open-Utah': 0, 'open-Omaha': 1, 'open-all': 0 };
  expect(told(dday(...without), 'open-')).toEqual(two);
});

test('a beach that was lost in the Reaction before the 2nd Wave was not open after D-Day', () => {
  const lost = [...open(...ALL_BEACHES.filter((beach) => beach !== '4603')), 'beach 4603 status=closed'];
  const match = scene('actionPhase.secondWave 1', 'cup us=1', 'reactions 1', ...lost);
  expect(told(match, 'open-')).toEqual({ ...LANDED, 'open-Sword': 0, 'open-all': 0 });
});

test('a beach that the Germans close later was open after D-Day', () => {
  const later = still(3, ...ALL_BEACHES.map((beach) => `beach ${beach} status=${beach === '4603' ? 'closed' : 'open'} landed=yes`)); // biome-ignore format: one thing
  expect(told(later, 'open-')).toEqual({ ...LANDED, 'open-all': 1 });
});

test('on a day that ends the game the beaches are counted too', () => {
  const match = scene('actionPhase.secondWave 1', 'cup us=1', ...open('2403', '4003', '4102', '4203'));
  expect(present(match, 'open-')).toEqual({ 'open-Utah': 1, 'open-Gold': 2, 'open-Juno': 1 });
  expect(present(match, 'end-')).toEqual({ 'end-beaches': 1 });
});

test('nothing has happened in any turn when the game begins', () => {
  const turns = report.figures.filter(({ kind }) => kind === 'turn').map(({ id }) => id);
  expect(turns).toEqual(['cherbourg', 'caen-4505', 'caen-4506', 'caen-4606', 'caen', 'saint-lo', 'avranches', 'brittany', 'boundary']); // biome-ignore format: one thing
  const figures = figuresOf(opening());
  expect(turns.map((id) => figures[id])).toEqual(turns.map(() => null));
  expect(present(opening(), 'lost-')).toEqual({});
});

test('Cherbourg has the turn of its fall', () => {
  expect(figuresOf(still(6, 'cherbourgTaken 5')).cherbourg).toBe(5);
  expect(figuresOf(still(6)).cherbourg).toBeNull();
});

test('each hex of Caen has the turn of the first Allies there, all of it that of the last hex', () => {
  const lines = [...open('4603'), '8/3 4504', '9/3 4605', ...held('4506')];
  const match = scene('british move 5', ...lines, 'landmark 4506 taken=4');
  play(match, 'move 8/3 4505');
  const first = { 'caen-4505': 5, 'caen-4506': 4, 'caen-4606': null, caen: null };
  expect(told(match, 'caen')).toEqual(first);
  play(match, 'move 9/3 4606');
  expect(told(match, 'caen')).toEqual({ ...first, 'caen-4606': 5, caen: 5 });
});

test('a town that is lost and taken again keeps its first turn', () => {
  const again = scene('british move 7', ...open('4603'), '8/3 4504', 'landmark 4505 taken=5');
  play(again, 'move 8/3 4505');
  expect(figuresOf(again)['caen-4505']).toBe(5);
});

test('Germans take no landmark', () => {
  const match = scene('germans move 6', '914/352 2910');
  play(match, 'move 914/352 2911');
  expect(figuresOf(match)['saint-lo']).toBeNull();
});

test('Saint-Lô and Avranches have the turn of the first Americans there', () => {
  const match = scene('us moves 6', ...open('3303'), '18/1 2910', '16/1 2725');
  play(match, 'move 18/1 2911', 'move 16/1 2726');
  expect(figuresOf(match)).toMatchObject({ 'saint-lo': 6, avranches: 6 });
});

test('the boundary is lifted when the Round has ended in which Americans came to Brittany', () => {
  const round = 'actionPhase.react > actionRound.finish chit=us play=move > movement.begin 8';
  const match = scene(round, 'round move', 'active us', ...open('3303'), '39/9 2628', '18/1 3611', ...held('2726'), 'reactions 1'); // biome-ignore format: one scene
  expect(figuresOf(match)).toMatchObject({ brittany: null, boundary: null });
  play(match, 'move 39/9 Brittany-entered');
  expect(figuresOf(match)).toMatchObject({ brittany: 8, boundary: null });
  play(match, 'end');
  expect(figuresOf(match)).toMatchObject({ brittany: 8, boundary: 8 });
});

test('Falaise, Argentan and Alençon are held by whoever was there last', () => {
  expect(present(still(10, ...held('5114')), 'held-')).toEqual({ 'held-Falaise': 1 });
  expect(present(still(10, ...held('5619', '6028')), 'held-')).toEqual({
    'held-Argentan': 1,
    'held-Alençon': 1,
  });
});

test('a step of each side is one of its army', () => {
  const british = ['44/15 4305', '46/15 4305', '227/15 4305'];
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...british, '726/716 4306', '736/716 4306');
  roll(attack(match, '4306 44/15+46/15+227/15'), 'BL1');
  play(match, 'lose 726/716', 'lose 44/15');
  expect(present(match, 'lost-')).toEqual({
    ...{ 'lost-british': 1, 'lost-allied': 1 },
    ...{ 'lost-regiments': 1, 'lost-german': 1000 },
  });
});

test('a unit that is gone has lost all the steps it had left', () => {
  const germans = ['726/716 4306', '736/716 4306 reduced', 'Füs352/352 4306'];
  const match = scene('british fight', ...BRITISH_LOOK_ON, '44/15 4305', ...germans);
  for (const name of ['726/716', '736/716', 'Füs352/352']) eliminate(match.engine.g, UNIT.of(name));
  expect(present(match, 'lost-')).toEqual({
    ...{ 'lost-regiments': 3, 'lost-battalions': 1 },
    'lost-german': 3 * 1000 + 300,
  });
});

test('an Allied battalion is lost to its own army alone', () => {
  const match = still(2, '2Rng 3003');
  eliminate(match.engine.g, UNIT.of('2Rng'));
  expect(present(match, 'lost-')).toEqual({ 'lost-us': 1, 'lost-allied': 1 });
});

test('what replacements make good was lost all the same', () => {
  const match = scene('turn.replacement 3', ...open('2403'), '8/4 2404 reduced', 'losses us=1');
  play(match, 'rebuild 8/4 infantry');
  expect(present(match, 'lost-')).toEqual({ 'lost-us': 1, 'lost-allied': 1 });
});

test('the Allies’ losses are those of both armies', () => {
  expect(present(still(9, 'losses us=7 british=5 german=40', 'battalionLosses 10'), 'lost-')).toEqual({
    ...{ 'lost-us': 7, 'lost-british': 5, 'lost-allied': 12 },
    ...{ 'lost-regiments': 30, 'lost-battalions': 10, 'lost-german': 33_000 },
  });
});

/** A regiment and a battalion between two brigades, cut off. */
const POCKET = [...open('4603'), '857/346 5011', 'Füs352/352 5011', '129/43 5010', '130/43 5012'];

test('the pocket is the Germans out of supply at the end of the last three turns, who lose a step each', () => {
  for (const turn of [8, 9, 10]) {
    const match = turnEnds(turn, 'cherbourgTaken 4', ...POCKET);
    expect(present(match, 'pocket-'), `turn ${turn}`).toEqual({ [`pocket-${turn}`]: 2 });
    expect(told(match, 'lost-'), `turn ${turn}`).toMatchObject({ 'lost-regiments': 1, 'lost-battalions': 1 });
  }
  expect(present(turnEnds(6, ...POCKET), 'pocket-')).toEqual({});
});

test('five Germans out of supply at the end are a pocket, where Falaise and Argentan are Allied', () => {
  const gap = (...lines: string[]): Record<string, number | null> => present(still(10, ...lines), 'gap-');
  expect(gap(...held('5114'), 'pocket 10=5')).toEqual({});
  expect(gap(...held('5114', '5619'), 'pocket 9=12 10=4')).toEqual({ 'gap-reached': 1 });
  expect(gap(...held('5114', '5619'), 'pocket 10=5')).toEqual({ 'gap-reached': 1, 'gap-shut': 1 });
  const nobody = still(9, ...held('5114', '5619'), 'winner allied');
  expect(present(nobody, 'gap-')).toEqual({ 'gap-reached': 1, 'gap-shut': 1 });
});

test('Allies out of supply are in no pocket', () => {
  const match = turnEnds(8, 'weather rain', 'cherbourgTaken 4', '129/43 5010');
  expect(present(match, 'pocket-')).toEqual({});
  expect(present(match, 'lost-')).toEqual({ 'lost-british': 1, 'lost-allied': 1 });
});

test('whole divisions count in Brittany and in the east, and of the Germans single units too', () => {
  const [first = '', ...rest] = division('8', 'Brittany');
  const lines = [
    ...[...division('9', 'Brittany'), first.replace('Brittany', '3304'), ...rest],
    ...[...division('15', 'East'), ...division('43', 'East')],
    ...[...division('21Pz', 'East').slice(1), '857/346 East', 'Füs352/352 East'],
  ];
  const gone = { 'in-brittany': 1, 'allies-east': 2, 'german-divisions-east': 1, 'germans-east': 4 };
  expect(figuresOf(still(10, ...lines, 'KG22/21Pz East'))).toMatchObject(gone);
  const early = still(10, ...lines, 'KG22/21Pz East early=yes');
  expect(figuresOf(early)).toMatchObject({ ...gone, 'german-divisions-east': 0, 'germans-east': 3 });
});

test('those who have just come to Brittany are there', () => {
  expect(figuresOf(still(10, ...division('9', 'Brittany-entered')))['in-brittany']).toBe(1);
});

test('each way to win is an end of its own, and no game has two', () => {
  const closed = ['2403', '3203', '3303'].map((beach) => `beach ${beach} status=closed`);
  const ends: readonly [string, Play][] = [
    ['end-beaches', still(5, 'winner german', ...closed, 'enteredBrittany 1')],
    ['end-cherbourg', turnEnds(7)],
    ['end-avranches', still(7, 'winner german', 'enteredBrittany 1')],
    ['end-no-supply', turnEnds(4, 'SPCherbourg4 Cherbourg')],
    ['end-allied', turnEnds(10, 'cherbourgTaken 4')],
    ['end-german', turnEnds(10, 'cherbourgTaken 4', 'specialHalves 12')],
  ];
  for (const [id, match] of ends) expect(present(match, 'end-'), id).toEqual({ [id]: 1 });
  const told = report.figures.flatMap((figure) => (figure.id.startsWith('end-') ? [figure.id] : []));
  expect(told.toSorted()).toEqual(ends.map(([id]) => id).toSorted());
});

test('points are those of the outcome: what is held counts at the end alone', () => {
  const lines = ['cherbourgTaken 5', 'specialHalves 3', ...held('2911', '4505')];
  expect(told(turnEnds(10, ...lines), 'points-')).toEqual({ 'points-allied': 7, 'points-german': 1.5 });
  const atOnce = still(7, 'winner german', 'enteredBrittany 1', ...lines);
  expect(told(atOnce, 'points-')).toEqual({ 'points-allied': 5, 'points-german': 1.5 });
});

test('the last turn is that of a sudden death, or the tenth', () => {
  expect(figuresOf(turnEnds(7)).turns).toBe(7);
  expect(figuresOf(turnEnds(10, 'cherbourgTaken 4')).turns).toBe(10);
});

test('the campaign as it was has history’s figures, and the points that the charts say', () => {
  const whole = ['21Pz', '12SS', '1SS', '2SS'].flatMap((name) => division(name, 'East'));
  const broken = ['277', '276', '271', '272', '326', '363', '353', '3FJ', '5FJ', '275', '16LW']
    .flatMap((name) => division(name, 'East').slice(1)) // one unit of each stays behind
    .slice(0, 34 - whole.length);
  const match = turnEnds(
    10,
    ...ALL_BEACHES.map((beach) => `beach ${beach} status=open landed=yes`),
    ...['cherbourgTaken 3', 'enteredBrittany 1', 'boundaryLifted yes', 'specialHalves 7'],
    ...['4505 taken=5', '4506 taken=5', '4606 taken=6', 'Caen taken=6', '2911 taken=6'].map((mark) => `landmark ${mark}`),
    ...['2726 taken=7', 'Brittany-entered taken=8'].map((mark) => `landmark ${mark}`),
    ...held('2726', ...SETUP.victoryHexes.flatMap(({ hexes }) => hexes)),
    ...['6AD', '8', '83', '29'].flatMap((name) => division(name, 'Brittany')),
    ...['5AD', '7AD', '79', '35', '80', '5'].flatMap((name) => division(name, 'East')),
    ...[...whole, ...broken],
    ...['losses us=125 british=83 german=240', 'battalionLosses 20', 'pocket 10=30'],
  ); // biome-ignore format: one scene
  const figures = figuresOf(match);
  for (const { id, kind, history } of report.figures) {
    if (history === undefined) continue;
    const value = figures[id] ?? Number.NaN;
    if (kind === 'count') {
      expect(value, id).toBeGreaterThanOrEqual(Math.floor(history.from));
      expect(value, id).toBeLessThanOrEqual(Math.ceil(history.to));
    } else expect(value, id).toBe(history.from);
  }
  expect([figures['points-allied'], figures['points-german']]).toEqual([29, 24.5]);
});

test('days of history are in the turn that the turn track has for them', () => {
  const turnOf = Object.fromEntries(report.figures.map(({ id, history }) => [id, history?.from]));
  expect(turnOf).toMatchObject({ cherbourg: 3, 'caen-4505': 5, caen: 6, 'saint-lo': 6, avranches: 7, brittany: 8 }); // biome-ignore format: one thing
});

test('the figures of 1944 that a campaign is set beside', () => {
  const known = report.figures.flatMap(({ id, history }) =>
    history === undefined ? [] : [[id, history.from, history.to]],
  );
  expect(Object.fromEntries(known.map(([id, ...range]) => [id, range]))).toEqual({
    ...Object.fromEntries(Object.entries(LANDED).map(([id, many]) => [id, [many, many]])),
    'open-all': [1, 1],
    cherbourg: [3, 3],
    'caen-4505': [5, 5],
    'caen-4506': [5, 5],
    'caen-4606': [6, 6],
    caen: [6, 6],
    'saint-lo': [6, 6],
    avranches: [7, 7],
    brittany: [8, 8],
    boundary: [8, 8],
    'held-Falaise': [1, 1],
    'held-Argentan': [1, 1],
    'held-Alençon': [1, 1],
    'lost-us': [124.394, 125.847],
    'lost-british': [83.045, 83.045],
    'lost-allied': [207.439, 208.892],
    'lost-german': [218_930, 320_000],
    'pocket-8': [0, 0],
    'pocket-9': [0, 0],
    'pocket-10': [28, 45],
    'gap-reached': [1, 1],
    'gap-shut': [1, 1],
    'in-brittany': [4, 4],
    'allies-east': [6, 6],
    'german-divisions-east': [4, 4],
    'germans-east': [34, 34],
    'points-allied': [29, 29],
    'points-german': [24.5, 24.5],
    'end-beaches': [0, 0],
    'end-cherbourg': [0, 0],
    'end-avranches': [0, 0],
    'end-no-supply': [0, 0],
    'end-allied': [1, 1],
    'end-german': [0, 0],
    turns: [10, 10],
  });
});

test('a step of a regiment counts for a thousand men, one of a battalion for three hundred', () => {
  const match = still(5, 'losses german=12', 'battalionLosses 5');
  expect(told(match, 'lost-german')).toEqual({ 'lost-german': 7 * 1000 + 5 * 300 });
});

test('every word of history has a source, and its kind is said', () => {
  const sources = report.figures.flatMap(({ history }) => history?.sources ?? []);
  expect(sources.filter((source) => !/^(public|history|design): \S/.test(source))).toEqual([]);
  expect(report.figures.filter(({ history }) => history?.sources.length === 0)).toEqual([]);
});

test('figures have names of their own, and every sudden death of the charts is among them', () => {
  const ids = report.figures.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(charts.victory.suddenDeath.map(({ id }) => `end-${id}`)));
});

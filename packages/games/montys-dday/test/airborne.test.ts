import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { enter } from '../src/rules/units.ts';
import { SETUP } from '../src/scenarios.ts';
import { ZONE } from '../src/terms.ts';
import { AIRBORNE, dataOf, TURN_OF, UNIT } from '../src/units.ts';
import { ELSEWHERE } from './assaults.ts';
import { ALLIED, asks, field, GERMAN, legal, news, type Play, place, play, position, reasons, refusal, row, scene, value } from './scene.ts'; // biome-ignore format: a list

const FIFTH = ['7-Para', '12-Para', '13-Para'];
const THIRD = ['8-Para', '9-Para', '1-Cdn'];
const GLIDERS = ['2-OBLI', '1-RUR', '12-DR'];
const aboard = (...units: string[]): string[] => units.map((unit) => `${unit} Aircraft`);
const announced = (...units: string[]): string[] => units.map((unit) => `${unit} Aircraft announced=yes`);
const zone = (match: Play, name: string) => row(position(match), `zone ${name}`);
const brigade = (match: Play, name: string) => row(position(match), `brigade ${name}`).zone;
/** Whether the Allies may announce landings in this turn. */
const mayFly = (turn: number, ...lines: string[]): boolean => {
  const match = scene(`A ${turn}`, ...aboard(...FIFTH, ...GLIDERS), ...lines);
  return asks(match) === 'allied announcement.name' && value(match, 'turn') === String(turn);
};

test('MDD 3.1.1-a1: in segment A the Allies announce brigades and gliders, and only those land in segment D', () => {
  const match = scene('A 1', ...aboard(...FIFTH, ...THIRD, ...GLIDERS));
  expect(legal(match)).toEqual([
    'announce 3-Para',
    'announce 5-Para',
    ...GLIDERS.map((unit) => `glide ${unit}`),
    'end',
  ]);
  play(match, 'announce 5-Para', 'glide 1-RUR');
  expect(reasons(match, 'announce 5-Para')).toEqual(['3.1.1-a1 its landing has been announced already']);
  expect(reasons(match, 'glide 1-RUR')).toEqual(['3.1.1-a1 its landing has been announced already']);
  play(match, 'end');
  expect(asks(match)).toBe('allied airborneLanding.assign');
  expect(legal(match)).toEqual(['assign 5-Para main', 'assign 5-Para secondary']);
  expect(refusal(match, 'assign 3-Para main')).toBe('3.1.1-a1');
  play(match, 'assign 5-Para main', 'aim main 2013');
  expect(legal(match, 'target ').every((text) => text.startsWith('target 1-RUR '))).toBe(true);
  expect(refusal(match, 'target 2-OBLI 2313')).toBe('3.1.1-a1');
  expect(news(match, GERMAN).slice(0, 2)).toEqual([
    'The 5-Para will drop this turn.',
    '1-RUR will land by glider this turn.',
  ]);
});

test('MDD 3.1.1-a2: no airborne unit waits for a turn of its own, so the first window is open to all nine', () => {
  expect(AIRBORNE.map((unit) => TURN_OF[unit])).toEqual(Array(9).fill(0));
  const match = scene('A 1', ...aboard(...FIFTH, ...THIRD, ...GLIDERS));
  play(match, 'announce 3-Para', 'announce 5-Para', ...GLIDERS.map((unit) => `glide ${unit}`));
  expect(AIRBORNE.every((unit) => field(match, dataOf(unit).id, 'announced') === 'yes')).toBe(true);
});

test('MDD 4.0-a: nobody else comes by air, and nobody twice', () => {
  const match = scene('A 7', ...aboard('12-Para', '13-Para', '1-RUR'), '7-Para 2013', '2-OBLI 2313', '12-DR - lost=yes'); // biome-ignore format: a scene
  expect(reasons(match, 'announce 8')).toEqual(['4.0-a neither parachutes nor gliders bring it']);
  expect(reasons(match, 'glide 1-SLR')).toEqual(['4.0-a neither parachutes nor gliders bring it']);
  expect(reasons(match, 'glide 2-OBLI')).toEqual(['4.0-a it has landed already']);
  expect(reasons(match, 'glide 12-DR')).toEqual(['1.4-a it has been eliminated']);
  expect(reasons(match, 'announce 3-Para'), 'where it takes no part').toEqual([
    '4.0-a it does not wait in an aircraft',
  ]);
  play(match, 'announce 5-Para');
  expect(FIFTH.map((unit) => field(match, unit, 'announced'))).toEqual([undefined, 'yes', 'yes']);
});

test('MDD 4.2.8-a: parachutes are announced by brigades, gliders one by one', () => {
  const match = scene('A 1', ...aboard(...FIFTH, ...GLIDERS));
  expect(reasons(match, 'announce 6-AL')).toEqual([
    '4.2.8-a glider units are announced and aimed one by one',
  ]);
  expect(reasons(match, 'glide 7-Para')).toEqual(['4.2.8-a parachute units are announced by brigades']);
});

test('MDD 4.7-a: the windows of the first day', () => {
  const turns = Array.from({ length: 14 }, (_, i) => i + 1);
  expect(turns.filter((turn) => mayFly(turn))).toEqual([1, 7, 8, 9]);
});

test('MDD 4.7-b: those of the second', () => {
  const turns = Array.from({ length: 7 }, (_, i) => i + 15);
  expect(turns.filter((turn) => mayFly(turn, 'scenario optimal-defence'))).toEqual([16, 17, 18]);
});

test('MDD 4.7-c: not on two turns running, but once more in between', () => {
  expect([mayFly(8, 'flown 7'), mayFly(9, 'flown 8'), mayFly(9, 'flown 7'), mayFly(8, 'flown 1')]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const match = play(scene('A 7', ...aboard(...FIFTH, ...GLIDERS)), 'announce 5-Para');
  expect(value(match, 'flown')).toBe('7');
  // What follows in the same turn belongs to it.
  expect(legal(match)).toContain('glide 12-DR');
});

test('MDD 4.7-a: in a window nobody is asked unless somebody can come', () => {
  const isAsked = (...lines: string[]): boolean => {
    const match = play(scene('K 6', ...lines, ...ELSEWHERE), 'end');
    const steps = [asks(match).split(' ')[1], ...match.answers.map(({ step }) => step)];
    return steps.includes('announcement.name');
  };
  const [landed, gone] = [['7-Para 2013', '1-RUR 2315'], ['zone main state=eliminated', 'zone secondary state=eliminated']]; // biome-ignore format: a list
  expect(isAsked(...landed), 'all have landed').toBe(false);
  expect(isAsked(...landed, ...aboard('12-Para')), 'one battalion').toBe(true);
  expect(isAsked(...landed, ...aboard('12-DR')), 'one glider').toBe(true);
  expect(isAsked(...landed, ...aboard('12-Para'), ...gone), 'no Drop Zone for it').toBe(false);
  expect(isAsked(...landed, ...aboard('12-Para'), 'zone main state=eliminated'), 'one is left').toBe(true);
});

test('MDD 11.2.2-a: the first announcement halves the support points, the next ones do not', () => {
  const match = scene('A 7', ...aboard(...FIFTH, ...GLIDERS));
  expect(value(match, 'support')).toBe('70');
  play(match, 'glide 1-RUR');
  expect(value(match, 'support')).toBe('35');
  play(match, 'announce 5-Para');
  expect(value(match, 'support')).toBe('35');
  expect(news(match, ALLIED)).toContain('The landings from the air leave 35 support points.');
  // half of 25 is 12.
  expect(value(play(scene('A 9', ...aboard(...GLIDERS)), 'glide 1-RUR'), 'support')).toBe('12');
});

test('MDD 4.2-a: Drop Zones are chosen in segment D, before anything else in it', () => {
  const match = scene('D 1', 'flown 1', ...announced(...FIFTH), '2-OBLI 2313');
  expect(asks(match)).toBe('allied airborneLanding.assign');
  expect(asks(play(match, 'assign 5-Para main'))).toBe('allied airborneLanding.aim');
});

test('MDD 4.1-b: a brigade has one Drop Zone, and keeps it for those who come later', () => {
  const match = scene('D 1', 'flown 1', ...announced(...FIFTH, ...THIRD));
  play(match, 'assign 5-Para secondary');
  expect(reasons(match, 'assign 5-Para main')).toEqual([
    '4.1-b its brigade has been given a Drop Zone already',
  ]);
  const later = scene('D 7', 'flown 7', '7-Para 2013', ...announced('12-Para', '13-Para'), 'brigade 5-Para zone=secondary', 'zone secondary at=2013 state=down', 'zone main at=5019 state=down'); // biome-ignore format: a scene
  expect(asks(later)).toBe('* airborneLanding.wind');
  expect(row(position(later), '> airborneLanding.wind')).toMatchObject({ zone: 'secondary', hex: '2013' });
});

test('MDD 4.1-b: whose Drop Zone was eliminated drops at the other one', () => {
  const match = scene('D 7', 'flown 7', ...announced('12-Para', '13-Para'), 'brigade 5-Para zone=main', 'zone main state=eliminated', 'zone secondary at=2013 state=down'); // biome-ignore format: a scene
  expect(brigade(match, '5-Para')).toBe('secondary');
  expect(row(position(match), '> airborneLanding.wind')).toMatchObject({ zone: 'secondary', hex: '2013' });
  // one that waits has to be aimed.
  const aimed = scene('D 7', 'flown 7', ...announced('12-Para', '13-Para'), 'brigade 5-Para zone=main', 'zone main state=eliminated'); // biome-ignore format: a scene
  expect(new Set(legal(aimed).map((text) => text.slice(0, 14)))).toEqual(new Set(['aim secondary ']));
});

test('MDD 4.2.1-a: a Drop Zone is aimed at Clear hexes only', () => {
  const match = play(scene('D 1', 'flown 1', ...announced(...FIFTH)), 'assign 5-Para main');
  expect(refusal(match, 'aim main 2013')).toBe('');
  // A Hill, a Town, a Wood, a Swamp, the sand, the sea.
  for (const hex of ['2014', '2213', '2417', '1316', '2620', '0224'])
    expect(reasons(match, `aim main ${hex}`), hex).toEqual(['4.2.1-a that hex is not Clear']);
});

test('MDD 4.2.1-b, MDD 4.0-b: the Drop Zones are for the parachute brigades of the 6th Airborne, and those land nowhere else', () => {
  const match = scene('D 1', 'flown 1', ...announced(...FIFTH, ...THIRD, '1-RUR'));
  expect(reasons(match, 'assign 8 main')).toEqual([
    '4.2.1-b the Drop Zones serve the parachute brigades of the 6th Airborne Division',
  ]);
  expect(refusal(match, 'assign 6-AL main'), 'gliders').toBe('4.2.8-a');
  play(match, 'assign 5-Para main', 'assign 3-Para main', 'aim main 2013');
  expect(reasons(match, 'target 7-Para 2015')).toEqual([
    '4.0-b it is a parachute unit, and lands at the Drop Zone of its brigade',
  ]);
  expect(refusal(match, 'target 1-SLR 2015'), 'nobody else comes from the air').toBe('4.0-a');
});

test('MDD 4.0-b: with both Drop Zones eliminated no brigade can be announced, and one that was stays in its aircraft', () => {
  const gone = ['zone main state=eliminated', 'zone secondary state=eliminated'];
  const match = scene('A 7', ...aboard(...FIFTH, ...GLIDERS), ...gone);
  expect(reasons(match, 'announce 5-Para')).toEqual(['4.0-b both Drop Zones have been eliminated']);
  const late = scene('D 7', 'flown 7', ...announced(...FIFTH, '1-RUR'), ...gone);
  expect(FIFTH.map((unit) => [place(late, unit), field(late, unit, 'announced')])).toEqual(
    Array(3).fill(['Aircraft', undefined]),
  );
  expect(asks(late)).toBe('allied airborneLanding.target');
});

test('MDD 4.2.2-a, MDD 4.2.2-b: a Main and a Secondary Drop Zone, aimed at two hexes and rolled for one after the other', () => {
  const match = scene('D 1', 'flown 1', ...announced(...FIFTH, ...THIRD));
  play(match, 'assign 5-Para main', 'assign 3-Para secondary', 'aim main 2013');
  expect(reasons(match, 'aim secondary 2013')).toEqual([
    '4.2.2-b the other Drop Zone is aimed at that hex, or is in it',
  ]);
  play(match, 'aim secondary 1315');
  expect(legal(match)).toEqual(['drop main', 'drop secondary']);
  play(match, 'drop secondary', '3', '3+4');
  expect([zone(match, 'main').state, zone(match, 'secondary')]).toEqual([undefined, { at: '1416', state: 'down' }]); // biome-ignore format: a line
});

test('MDD 4.4.1-a: a Drop Zone that has been aimed lies on that hex, but has not come down', () => {
  const match = scene('D 1', 'flown 1', ...announced(...FIFTH, '1-RUR'));
  play(match, 'assign 5-Para main', 'aim main 2013');
  expect(zone(match, 'main')).toEqual({ at: '2013' });
  expect(news(match, ALLIED)).toContain('The Main Drop Zone is aimed at 2013.');
});

test('MDD 4.4.1-a: only a Drop Zone that is needed is aimed, and once', () => {
  const match = play(scene('D 1', 'flown 1', ...announced(...FIFTH, ...THIRD)), 'assign 5-Para main', 'assign 3-Para secondary'); // biome-ignore format: a scene
  play(match, 'aim secondary 1315');
  expect(reasons(match, 'aim secondary 2013')).toEqual(['4.4.1-a that Drop Zone has been aimed already']);
  const alone = play(scene('D 1', 'flown 1', ...announced(...FIFTH)), 'assign 5-Para main');
  expect(reasons(alone, 'aim secondary 2013')).toEqual([
    '4.4.1-a no unit that lands this turn has been given that Drop Zone',
  ]);
});

test('MDD 4.2.4-a: the Main Drop Zone is neither aimed anew nor taken off', () => {
  const match = scene('D 7', 'flown 7', ...announced(...FIFTH, ...THIRD), 'brigade 3-Para zone=main', 'brigade 5-Para zone=secondary', 'zone main at=1315 state=down'); // biome-ignore format: a scene
  expect(reasons(match, 'aim main 2013')).toEqual(['4.2.4-a that Drop Zone is on the map already']);
  const recovery = scene('B 7', 'zone main at=1315 state=down', 'zone secondary at=2013 state=down');
  expect(legal(recovery)).toEqual(['recall', 'keep']);
  expect(zone(play(recovery, 'recall'), 'main')).toEqual({ at: '1315', state: 'down' });
});

test('MDD 4.2.5-a: a Drop Zone takes no room, has no zone of control and is nobody to fight', () => {
  const { g } = scene('B 7', 'zone main at=2013 state=down', 'zone secondary at=1315 state=down').engine;
  const hex = PLACE.of('2013');
  expect(g.board.stacks.isEmpty(hex)).toBe(true);
  expect([hex, PLACE.of('2014')].map((at) => g.board.zones.isFelt(ALLIED, at))).toEqual([false, false]);
});

test('MDD 4.2.5-b: a Drop Zone is eliminated when a German enters its hex, not when an Allied unit does', () => {
  const match = scene('B 7', 'zone secondary at=2013 state=down', '7-Para 2012', '3/642 1913');
  const { g } = match.engine;
  enter(g, UNIT.of('7-Para'), PLACE.of('2013'));
  expect(zone(match, 'secondary')).toEqual({ at: '2013', state: 'down' });
  enter(g, UNIT.of('3/642'), PLACE.of('2013'));
  expect(zone(match, 'secondary')).toEqual({ state: 'eliminated' });
});

test('MDD 4.2.5-b: a Drop Zone elsewhere, or one that waits, stays as it is', () => {
  const match = scene(
    'B 7',
    'zone main at=1315 state=down',
    'zone secondary at=2013 state=down',
    '3/642 1913',
  );
  enter(match.engine.g, UNIT.of('3/642'), PLACE.of('2013'));
  expect([zone(match, 'main'), zone(match, 'secondary')]).toEqual([{ at: '1315', state: 'down' }, { state: 'eliminated' }]); // biome-ignore format: a list
});

test('MDD 4.2.6-a: one that was eliminated is given to nobody and aimed no more', () => {
  const match = scene('D 7', 'flown 7', ...announced(...FIFTH, ...THIRD), 'zone main state=eliminated');
  expect(reasons(match, 'assign 5-Para main')).toEqual(['4.2.6-a that Drop Zone has been eliminated']);
  expect(legal(match)).toEqual(['assign 3-Para secondary', 'assign 5-Para secondary']);
  play(match, 'assign 3-Para secondary');
  expect(reasons(match, 'aim main 2013')).toEqual(['4.2.6-a that Drop Zone has been eliminated']);
});

test('MDD 4.2.7-a: the Secondary Drop Zone may be taken off in segment B and is aimed anew by the brigade it was given to', () => {
  const lines = ['zone main at=1315 state=down', 'zone secondary at=2013 state=down', 'brigade 5-Para zone=secondary']; // biome-ignore format: a list
  const match = scene('B 7', 'flown 7', ...lines, ...announced(...FIFTH));
  expect(asks(match)).toBe('allied recall.choose');
  play(match, 'recall');
  expect(news(match, GERMAN)).toContain('The Secondary Drop Zone is taken off 2013.');
  expect(zone(match, 'secondary')).toEqual({ is: '' });
  expect(asks(match)).toBe('allied airborneLanding.aim');
  expect(refusal(match, 'aim secondary 2012')).toBe('');
  const kept = play(scene('B 7', 'flown 7', ...lines, ...announced(...FIFTH)), 'keep');
  expect(asks(kept)).toBe('* airborneLanding.wind');
});

test('MDD 4.2.7-a: nobody is asked while it is not on the map', () => {
  for (const state of ['zone secondary state=eliminated', 'zone main at=1315 state=down']) {
    const match = scene('B 7', 'flown 7', state, ...announced('1-RUR'));
    expect(asks(match), state).toBe('allied airborneLanding.target');
  }
});

test('MDD 4.2.9-a: there are two markers and no more', () => {
  expect(ZONE.words).toEqual(['main', 'secondary']);
  const both = ['zone main at=1315 state=down', 'zone secondary at=2013 state=down'];
  const match = scene('D 7', 'flown 7', ...announced(...FIFTH, '1-RUR'), ...both);
  // With both on the map nothing is left to be aimed but the glider.
  expect(asks(play(match, 'assign 5-Para main'))).toBe('allied airborneLanding.target');
});

test('MDD 4.3.1-b, MDD 4.6.1-a: a glider is aimed at any hex of the map', () => {
  const match = scene('D 1', 'flown 1', ...announced('2-OBLI', '1-RUR'));
  expect(legal(match, 'target 2-OBLI')).toHaveLength(63 * 35);
  // A Town, Caen, the sea.
  for (const hex of ['2213', '3206', '0224']) expect(refusal(match, `target 2-OBLI ${hex}`)).toBe('');
  expect(reasons(match, 'target 2-OBLI sword-pool')).toEqual(['4.6.1-a that hex is not on the map']);
  play(match, 'target 2-OBLI 2313');
  expect(news(match, GERMAN)).toContain('2-OBLI is aimed at 2313.');
});

test('MDD 4.3.1-c: who has been aimed is neither aimed anew nor held back', () => {
  const match = scene('D 1', 'flown 1', ...announced(...FIFTH, '2-OBLI', '1-RUR'));
  play(match, 'assign 5-Para main', 'aim main 5018', 'target 2-OBLI 2313');
  expect(reasons(match, 'target 2-OBLI 2314')).toEqual(['4.3.1-b it has been aimed already']);
  play(match, 'target 1-RUR 2315', 'drop main', '3', '3+3');
  expect(legal(match)).toEqual(FIFTH.map((unit) => `land ${unit}`));
});

test('MDD 4.1-d, MDD 4.2.2-c, MDD 4.2.8-c, MDD 4.3.1-d: no American division is in the game, for the linked game is not offered', () => {
  expect(SETUP.unoffered.map(({ number }) => number)).toEqual([4]);
  expect(new Set(AIRBORNE.map((unit) => dataOf(unit).division))).toEqual(new Set(['6-Abn']));
  expect(AIRBORNE.filter((unit) => dataOf(unit).size !== 'bn')).toEqual([]);
});

// The arithmetic of actions, as it is shown before the dice.
import { seeing } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases.ts';
import { bloodySummer } from '../src/index.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { UNIT } from '../src/units.ts';
import { BRIGADES, field, OTHERS } from './combats.ts';
import { arithmetic, asks, play, rowsOf, scene, table } from './scene.ts';

const { sheet, look } = seeing(bloodySummer, presentation);

/** Two brigades before a disorganized division with an SS corps behind it; aircraft wait. */
const FIELD = [
  ...BRIGADES,
  '276 1306 D1',
  'GE-I-SS 1307',
  ...OTHERS,
  'air british-fighter available=1',
  'air british-heavy available=1',
  'air british-medium available=1',
];
const mustered = () => play(field(...FIELD), 'activate BR-I', 'attack 1306');

test('1.1.3-d, 5.1-a: before a headquarters is activated it is told what it can lead, and at what odds', () => {
  const found = sheet(field(...FIELD), 'activate BR-I');
  expect(found.title).toBe('HQ I Br leads combats');
  expect(arithmetic(found)).toEqual([
    'Offensive markers with it, of which it spends one 2 [1.1.3-d]',
    'Its support, for one attack +2 columns [5.3-c]',
    'Divisions under it this turn 0 of 5 [5.1-a]',
    'Independent units under it 0 of 3 [5.1-a]',
    '1306, by all who can 8:9, column 1:1 [6.1-f]',
  ]);
  expect(found.result).toBe('1 hex to attack');
});

test('6.3-a, 6.3-b, 6.4-a: an attack from the chances to the table, with what may still come', () => {
  const found = sheet(play(field(...FIELD), 'activate BR-I'), 'attack 1306');
  expect(found).toMatchObject({ title: 'Attack on 1306', headline: '8:9, column 1:1', odds: '1:1' });
  expect(found.result).toBe('Column 1:1: the defender loses steps 2 in 6, the attacker loses steps 6 in 6');
  expect(arithmetic(found)).toEqual([
    'The defender loses steps 2 in 6',
    'The attacker loses steps 6 in 6',
    'British 8th Infantry Brigade 4',
    'British 9th Infantry Brigade 4',
    'Attack 8 [6.3-a]',
    '276th Infantry Division, D1 9',
    'Defence 9 [6.3-a]',
    'Odds of 8 to 9 1:2 [6.3-a]',
    'Disorganized defenders +1 column [6.5-j]',
    'Column 1:1 [6.3-b]',
    'Fighter-bombers may support it +1 column [9.1-d]',
    'HQ I Br may support the attack +2 columns [5.3-d]',
    'HQ I SS may support the defence −1 column [5.3-h]',
  ]);
  expect(table(found)[2]).toBe(
    'Die 3: L1 D | D: the attacker loses a step and is disorganized; the defender is disorganized',
  );
});

test('6.1-f: the sheet follows the attack as it is put together', () => {
  const match = mustered();
  expect(sheet(match, 'join 3-8').headline).toBe('4:9, column 1:2');
  expect(sheet(play(match, 'join 3-8'), 'join 3-9').headline).toBe('8:9, column 1:1');
});

test('9.3-a, 9.4-b: bombers tell their points, what they do and what they cost', () => {
  const match = play(mustered(), 'join 3-8', 'join 3-9');
  expect(asks(match)).toBe('british bombardment.choose');
  expect(rowsOf(sheet(match, 'send british-heavy'))).toEqual([
    'Points: 3 [9.3-a]',
    '1 heavy bomber used: 2 points for the Germans [9.4-b]',
  ]);
  const sent = play(match, 'send british-heavy', 'send british-medium');
  const found = sheet(sent, 'drop 1306');
  expect(found.title).toBe('Bombers over 1306');
  expect(found.result).toBe('5 points: Affected 5 in 6, twice 2 in 6');
  expect(rowsOf(found).slice(0, 3)).toEqual([
    '1 heavy bomber used: 2 points for the Germans [9.4-b]',
    'Points: 5 [6.2-g]',
    'Affects: 276 [6.5-e]',
  ]);
});

test('9.1-d, 5.3-c, 5.3-h: air support and headquarters are counted when they come, and no longer offered', () => {
  const match = play(mustered(), 'join 3-8', 'join 3-9', 'pass');
  expect(asks(match)).toBe('british clash.air');
  expect(sheet(match, 'fly').odds).toBe('3:2');
  const led = play(match, 'pass');
  expect(asks(led)).toBe('british clash.lead');
  const backed = sheet(led, 'support BR-I');
  expect(backed.odds).toBe('2:1');
  expect(rowsOf(backed)).toContain('Support by a headquarters: +2 columns [5.3-c]');
  expect(rowsOf(backed).join()).not.toMatch(/Fighter-bombers may/);
  const answered = play(led, 'support BR-I');
  expect(sheet(answered, 'support GE-I-SS').odds).toBe('3:2');
  expect(sheet(answered, 'pass').odds).toBe('2:1');
});

test('6.3-c, 2.2-a: elite units and the ground', () => {
  const found = sheet(scene('us-night-combats 0', '82-505 0619', '91-1057 0620'), 'attack 0620 82-505');
  expect(arithmetic(found)).toEqual(
    expect.arrayContaining([
      'The bocage −1 column [2.2-a]',
      'A river before every attacker −1 column [2.2-a]',
      'Elite attackers, on the die +1 [6.3-c]',
    ]),
  );
});

test('2.2-g, R-94: where the defender chooses his ground, that which helps him most is counted', () => {
  const match = field('3-8 1115', '276 1116', 'BR-XXX 1114', 'place 1114 alliedMarkers=1');
  const rows = rowsOf(sheet(play(match, 'activate BR-XXX'), 'attack 1116'));
  expect(rows).toContain('The defender chooses the ground: the town [2.2-g]');
  expect(rows).toContain('The town: −2 columns [2.2-a]');
  play(match, 'attack 1116');
  expect(asks(match)).toBe('german clash.ground');
  expect(rowsOf(sheet(match, 'ground bocage'))).toContain('The bocage: −1 column [2.2-a]');
});

test('4.3-a: an overrun', () => {
  const match = scene('us-moves 8', '3-Arm-CCA 1206', '276 1306', 'air us-fighter available=1');
  const found = sheet(match, 'overrun 1206 1306 3-Arm-CCA');
  expect(found).toMatchObject({ title: 'Overrun of 1306', headline: '5:9, column 1:2' });
  expect(rowsOf(found)).toContain('Fighter-bombers may support it: +1 column [9.1-d]');
});

test('6.12-c, 6.13-a: off the map nobody retreats, and a Festung has its works', () => {
  const match = scene('allied-combats 8', 'US-VII Rennes', '4-8 Rennes', '276 Rennes', 'place Rennes alliedMarkers=1', 'Festung-Brest Fortress-Brest', '90-357 Brest', 'US-VIII Brest', 'place Brest alliedMarkers=1'); // biome-ignore format: a scene
  const box = sheet(play(match, 'activate US-VII'), 'fight Rennes');
  expect(box).toMatchObject({ title: 'Combat in Rennes', headline: '3:9, column 1:3' });
  expect(box.result).toBe('Column 1:3: the attacker loses steps 6 in 6');
  const storm = sheet(play(match, 'finish', 'activate US-VIII'), 'storm Fortress-Brest');
  expect(storm.title).toBe('Attack on the Festung of Brest');
  expect(rowsOf(storm)).toContain('A fortified line: −1 column [0.1.2-k]');
});

test('10.A.1-f, R-155: whoever lands and must retreat is driven into the sea', () => {
  const match = scene('us-first-wave 0 > wave.fights side=us wave=first', '4-8 0617 landed=yes A2', 'WN-Madeleine 0617', '709-919 0617', '91-1058 0617', '1-16 0714 landed=yes', 'WN-Saint-Laurent 0714'); // biome-ignore format: a scene
  const found = sheet(match, 'assault 0617');
  expect(found.title).toBe('Landing attack on 0617, Utah Beach');
  expect(rowsOf(found)).toContain('An attack from the sea: −1 column [10.A.1-f]');
  expect(found.result).toMatch(/the attacker is driven into the sea 1 in 6$/);
});

test('6.2-g, 9.4-g: ships and bombers before the landings', () => {
  const match = scene('us-bombardment 0', 'WN-Madeleine 0617', 'navy western cruiser=2 destroyer=3', 'air us-heavy available=3', 'air us-medium available=1'); // biome-ignore format: a scene
  expect(sheet(match, 'shell 0617 2 1')).toMatchObject({
    title: 'Ships fire at 0617, Utah Beach',
    result: '3 points: Affected 2 in 6, twice 0 in 6',
  });
  expect(rowsOf(sheet(match, 'shell 0617 2 1'))).toContain('A garrison or battery in the hex: −1 [0.1.2-j]');
  const raid = play(match, 'bomb 0617 us-heavy');
  expect(rowsOf(sheet(raid, 'fly'))[0]).toBe(
    '1 heavy bomber, on this morning: no points for the Germans [9.4-g]',
  );
  expect(sheet(raid, 'add us-medium').result).toBe('5 points: Affected 4 in 6, twice 1 in 6');
});

test('4.1.2-h, 9.5-b: the die of Germans who leave a box', () => {
  const raided = ['276 Paris', 'box Paris raid=us-medium'];
  const moved = sheet(scene('german-off-map 8', ...raided), 'go 276 Le-Mans');
  expect(moved).toMatchObject({ title: '276 from Paris to Le Mans', result: 'Gets away 2 in 6' });
  expect(arithmetic(moved)).toEqual([
    'Die must be less than 4 [4.1.2-h]',
    'Aircraft over the box +1 [9.5-b]',
  ]);
  expect(sheet(scene('german-transfers 8', ...raided), 'enter 276 1301').result).toBe('Gets away 2 in 6');
  const partisans = scene('german-off-map 8', '276 Languedoc', 'Partisans-Languedoc Languedoc');
  expect(rowsOf(sheet(partisans, 'go 276 Orleans'))).toContain('The Resistance: +2 [4.1.2-k]');
});

test('0.2.1-d: a German marker has the chance of all boxes that it leaves', () => {
  const carrying = 'logistics 8 > logistics.carry > carrying.next camp=axis alliesDone=yes';
  const found = sheet(scene(carrying, 'GE-81 1301', 'place Paris germanMarkers=2'), 'carry Paris 1301');
  expect(found.result).toBe('Gets there 50 %');
  expect(rowsOf(found)).toEqual(['Leaves Paris: 3 in 6 [0.2.1-d]']);
});

test('9.5-a: aircraft over a box, with and without them', () => {
  const assign = 'air 8 > airPhase.missions side=us';
  const found = sheet(scene(assign, 'air us-medium drawn=2'), 'box us-medium Paris');
  expect(found.title).toBe('American medium bombers over Paris');
  expect(found.result).toBe('Germans get away 2 in 6, not 3 in 6');
});

test('4.4-e: a special operation', () => {
  const found = sheet(scene('us-moves 8', '82-505 1206', '276 1306'), 'infiltrate 82-505 1306');
  expect(found.title).toBe('82/505 slips through to 1306');
  expect(found.result).toMatch(/^Gets through \d in 6, disorganized \d in 6$/);
});

test('6.2-m: coastal batteries at a unit that has landed', () => {
  const fire = 'us-first-wave 0 > wave.guns side=us > batteryFire.begin side=us';
  const match = scene(fire, '4-8 0617 landed=yes', '4-12 0617 landed=yes', 'Bty-Azeville 0518');
  expect(sheet(match, 'fire 4-8').title).toBe('Coastal batteries at 4/8');
});

test('what a sheet cites is a case of the rules', () => {
  const match = mustered();
  const rules = [sheet(match, 'join 3-8'), sheet(field(...FIELD), 'activate BR-I')].flatMap(({ rows }) =>
    rows.flatMap(({ rule }) => (rule === undefined ? [] : [rule])),
  );
  expect(rules.filter((rule) => !(rule in CASES))).toEqual([]);
});

test('an attack is drawn with the column as it stands, from its muster to its die', () => {
  const match = mustered();
  const arrow = () => look(match).marks.find(({ sign }) => sign === 'attack');
  expect(arrow()).toBeUndefined();
  play(match, 'join 3-8');
  expect(arrow()).toMatchObject({ odds: '1:2', text: 'Attack on 1306, column 1:2' });
  play(match, 'join 3-9', 'pass', 'fly');
  expect(arrow()).toMatchObject({ odds: '3:2' });
});

test('4.1.1-c: the way of a unit or a stack says what it costs of its points', () => {
  const match = scene('british-moves 5', '3-8 1206', '3-9 1206');
  const costs = (verb: string, who: number) => presentation.costs?.(match.engine.g as never, verb, [who]);
  expect(costs('move', UNIT.of('3-8'))?.get(PLACE.of('1207'))).toBe('1/8');
  expect(costs('march', PLACE.of('1206'))?.get(PLACE.of('1207'))).toBe('1/8');
  expect(costs('move', UNIT.of('276'))?.size).toBe(0);
});

import { expect, test } from 'vitest';
import { attack, BRITISH_LOOK_ON, fallBack, reckoning, roll, US_LOOK_ON } from './clashes.ts';
import {
  asks,
  field,
  GERMAN,
  legal,
  news,
  type Play,
  play,
  position,
  refusal,
  row,
  scene,
  unit,
} from './scene.ts';

/** 5009 lies in open country; the nearest sources are 6005, 6010 and 6013, ten hexes to the east. */
const inThePlain = (...lines: string[]): Play =>
  fallBack('british', '5009', ...BRITISH_LOOK_ON, '915/352 5009', ...lines);

test('TDSN 11.3.7-a: defenders end two hexes from the hex they lost', () => {
  const match = inThePlain('44/15 4908');
  expect(asks(match)).toBe('german retreat.choose');
  expect(legal(match)).toEqual([
    'retreat 915/352 5108+5208',
    'retreat 915/352 5108+5209',
    'retreat 915/352 5109+5209',
    'retreat 915/352 5109+5210',
  ]);
  expect(refusal(match, 'retreat 915/352 5109'), 'one hex').toBe('11.3.7-a');
  expect(refusal(match, 'retreat 915/352 5109+5110+5210'), 'three').toBe('11.3.7-a');
  expect(refusal(match, 'retreat 915/352 5109+5010'), 'round a corner').toBe('11.3.7-a');
  expect(refusal(match, 'retreat 44/15 5108+5208'), 'an attacker never').toBe('11.3.7-a');
  play(match, 'retreat 915/352 5109+5210');
  expect(unit(match, '915/352')).toBe('5210');
  expect(field(match, '915/352', 'retreated')).toBe('yes');
  expect(news(match, GERMAN)).toContain('915/352 retreats to 5210.');
});

test('TDSN 11.3.7-a: the Germans control every hex they pass', () => {
  const hexes = ['5109', '5210'];
  const match = inThePlain('44/15 4908', ...hexes.map((hex) => `hex ${hex} allied=yes`));
  play(match, 'retreat 915/352 5109+5210');
  for (const hex of hexes) expect(row(position(match), `hex ${hex}`).allied).toBeUndefined();
});

test('TDSN 11.3.7-b: not into floods, nor over the sea', () => {
  const match = fallBack('british', '5006', ...BRITISH_LOOK_ON, '915/352 5006', '44/15 4905');
  expect(refusal(match, 'retreat 915/352 5106+5206'), 'the Dives').toBe('11.3.7-b');
  const coast = fallBack(
    'british',
    '4603',
    ...BRITISH_LOOK_ON,
    '736/716 4603',
    '726/716 4603',
    'beach 4603 status=closed',
  );
  expect(refusal(coast, 'retreat 736/716 4602+4601')).toBe('11.3.7-b');
});

test('TDSN 11.3.7-c: not through the enemy', () => {
  const match = inThePlain('4SSBde 5108', '1SSBde 5210');
  expect(refusal(match, 'retreat 915/352 5108+5208')).toBe('11.3.7-c');
});

test('TDSN 6.4-b, TDSN 6.2-b: not through his zones, but for a friend in the hex', () => {
  const match = inThePlain('44/15 5107');
  expect(refusal(match, 'retreat 915/352 5108+5209'), '5108 is in the zone of 5107').toBe('6.4-b');
  expect(refusal(match, 'retreat 915/352 5109+5208'), 'no neighbours').toBe('11.3.7-a');
  const friend = inThePlain('44/15 5107', '101Tiger 5108');
  expect(refusal(friend, 'retreat 915/352 5108+5209'), 'a battalion will do').toBe('');
});

test('TDSN 11.3.7-d: not into a box', () => {
  const match = fallBack('us', '1401', ...US_LOOK_ON, '919/709 1401');
  expect(refusal(match, 'retreat 919/709 1400+Cherbourg')).toBe('11.3.7-d');
});

test('TDSN 11.3.7-e: vehicles need a bridge over a major river', () => {
  const units = ['894 4407', 'KG22/21Pz 4407', '44/15 4306', '46/15 4506'];
  const match = fallBack('british', '4407', ...BRITISH_LOOK_ON, ...units);
  expect(legal(match), 'over the Orne on foot').toEqual([
    'retreat KG22/21Pz 4408+4409',
    'retreat KG22/21Pz 4408+4308',
    'retreat 894 4507+4607',
  ]);
  expect(refusal(match, 'retreat KG22/21Pz 4507+4607')).toBe('11.3.7-e');
});

test('TDSN 11.3.7-f: a stack may scatter, and keeps to the stacking limit where it ends', () => {
  const two = inThePlain('44/15 4908', '916/352 5009');
  play(two, 'retreat 916/352 5108+5208', 'retreat 915/352 5109+5210');
  expect([unit(two, '915/352'), unit(two, '916/352')]).toEqual(['5210', '5208']);
  const full = inThePlain('44/15 4908', '857/346 5208', '916/352 5209');
  expect(legal(full), 'another division is in 5208, its own in 5209').toEqual([
    'retreat 915/352 5108+5209',
    'retreat 915/352 5109+5209',
    'retreat 915/352 5109+5210',
  ]);
  expect(refusal(full, 'retreat 915/352 5108+5208')).toBe('11.3.7-f');
});

test('TDSN 11.3.7-g: each hex brings it nearer to its supply, or else the end does', () => {
  const match = inThePlain('44/15 4908');
  expect(refusal(match, 'retreat 915/352 5108+5107'), 'the second hex comes no nearer').toBe('11.3.7-g');
  expect(refusal(match, 'retreat 915/352 5010+5011')).toBe('11.3.7-g');
});

test('TDSN 11.3.7-g: other directions only where it cannot be helped', () => {
  const match = inThePlain('44/15 5107', '46/15 5110');
  expect(legal(match), 'westwards, for the east is shut').toEqual([
    'retreat 915/352 4909+4910',
    'retreat 915/352 4909+4810',
    'retreat 915/352 4909+4809',
    'retreat 915/352 4908+4907',
    'retreat 915/352 4908+4809',
    'retreat 915/352 4908+4808',
  ]);
});

test('TDSN 11.3.7-g: without a source at all any direction will do', () => {
  const match = fallBack('german', '4306', '44/15 4306', '56 4003', 'Ost4004 4004 factor=1');
  expect(refusal(match, 'retreat 44/15 4307+4308')).toBe('');
  const beach = fallBack('german', '4306', '44/15 4306', ...BRITISH_LOOK_ON);
  expect(refusal(beach, 'retreat 44/15 4307+4308')).toBe('11.3.7-g');
});

/** 5406 is six hexes from 5400 in the north and from 6005 in the east. */
test('TDSN 11.3.7-h: of two sources as near the owner takes one, for both hexes', () => {
  const match = fallBack('british 7', '5406', ...BRITISH_LOOK_ON, '731/711 5406');
  expect(legal(match)).toEqual([
    'retreat 731/711 5405+5404',
    'retreat 731/711 5505+5605',
    'retreat 731/711 5505+5606',
    'retreat 731/711 5506+5606',
    'retreat 731/711 5506+5607',
  ]);
  expect(refusal(match, 'retreat 731/711 5505+5504'), 'first to the east, then to the north').toBe(
    '11.3.7-g',
  );
});

/** Every German source is dead but 5400, and the Allies stand there. */
const NO_SUPPLY = [
  'SPCherbourg4 4803',
  '44/15 5400',
  'enteredBrittany 1',
  'leftBrittany 2',
  ...['6000', '6005', '6010', '6013', '6018', '6022'].map((hex) => `exit ${hex} marker=british`),
];

test('TDSN 11.3.7-i: Germans without supply may turn to a C hex, until Cherbourg falls', () => {
  const north = 'retreat 1058/91 1805+1704';
  const [east, west] = ['retreat 1058/91 2005+2104', 'retreat 1058/91 1904+1903'];
  const cut = fallBack('us', '1905', ...US_LOOK_ON, ...NO_SUPPLY, '1058/91 1905');
  expect(legal(cut)).toEqual(expect.arrayContaining([north, east, west]));
  const supplied = fallBack('us', '1905', ...US_LOOK_ON, '1058/91 1905');
  expect(refusal(supplied, north)).toBe('11.3.7-g');
  const fallen = fallBack('us', '1905', ...US_LOOK_ON, ...NO_SUPPLY, '1058/91 1905', 'cherbourgTaken 2');
  expect(unit(fallen, '1058/91'), 'only eastwards').toBe('2104');
  const wall = ['505/82 1102', '507/82 1402', '508/82 1702', '501/101 2001'];
  const shut = fallBack('us', '1905', ...US_LOOK_ON, ...NO_SUPPLY, '1058/91 1905', ...wall);
  expect(unit(shut, '1058/91'), 'no path to any C hex').toBe('2104');
});

test('TDSN 6.2-d: friends on the path to a C hex cancel the zones they stand in', () => {
  const wall = ['505/82 1102', '507/82 1402', '508/82 1702', '501/101 2001'];
  const friends = ['920/243 1202', '921/243 1203'];
  const match = fallBack('us', '1905', ...US_LOOK_ON, ...NO_SUPPLY, '1058/91 1905', ...wall, ...friends);
  expect(legal(match)).toContain('retreat 1058/91 1805+1704');
});

test('TDSN 10.1-k: Germans end in C, W and S hexes only where the direction demands it', () => {
  const cut = fallBack('us', '1402', ...US_LOOK_ON, ...NO_SUPPLY, '1058/91 1402');
  expect(refusal(cut, 'retreat 1058/91 1401+1400')).toBe('10.1-k');
  expect(refusal(cut, 'retreat 1058/91 1301+1201')).toBe('');
  const straight = fallBack('us 7', '2725', ...US_LOOK_ON, '941/353 2725');
  expect(unit(straight, '941/353'), 'W hex 2727 is its nearest source').toBe('2727');
});

test('TDSN 11.3.7-j: who came back from Brittany retreats to the beaches all the same', () => {
  const units = ['10/5 4426 returned=yes', 'KG33/9Pz 4427', 'leftBrittany 9', 'enteredBrittany 1'];
  const match = fallBack('german 9', '4426', ...US_LOOK_ON, ...units);
  expect(legal(match)).toEqual([
    'retreat 10/5 4425+4424',
    'retreat 10/5 4425+4324',
    'retreat 10/5 4325+4324',
    'retreat 10/5 4325+4225',
  ]);
  const south = fallBack('german 9', '4425', ...US_LOOK_ON, '10/5 4425 returned=yes', ...units.slice(2));
  expect(refusal(south, 'retreat 10/5 4426+4427'), 'S hex 4428 is no source').toBe('11.3.7-g');
});

test('TDSN 11.3.7-k: the first hex is the last where it is an Open Beach', () => {
  const match = fallBack('german', '4103', ...BRITISH_LOOK_ON, '44/15 4103');
  expect(unit(match, '44/15')).toBe('4003');
  const shut = fallBack('german', '4103', ...BRITISH_LOOK_ON, '44/15 4103', 'beach 4102 status=closed');
  expect(unit(shut, '44/15')).toBe('4003');
  const other = fallBack(
    'german',
    '4204',
    ...BRITISH_LOOK_ON,
    'beach 4203 status=closed',
    '44/15 4204',
    '46/15 4204',
  );
  expect(refusal(other, 'retreat 44/15 4203'), 'a Closed Beach is no place to stop').toBe('11.3.7-a');
});

test('TDSN 11.3.7-k: but not the second, if that is one hex away', () => {
  const match = fallBack('german', '4103', ...BRITISH_LOOK_ON, '44/15 4103', '46/15 4103');
  expect(refusal(match, 'retreat 44/15 4102+4003')).toBe('11.3.7-a');
  expect(refusal(match, 'retreat 44/15 4003')).toBe('');
});

test('G-37: nobody stops in an Open Beach that is full, while there is another way', () => {
  const full = ['44/15 4103', '8A 4003', '27A 4003', '4A 4003'];
  const match = fallBack('german', '4103', ...BRITISH_LOOK_ON, ...full);
  expect(refusal(match, 'retreat 44/15 4003')).toBe('11.3.7-f');
  expect(refusal(match, 'retreat 44/15 4003+3903'), 'but through it').toBe('');
});

test('TDSN 5.2-c, TDSN 5.2-f: where every end is over-stacked the owner chooses who is eliminated', () => {
  const full = ['44/15 4103', '8A 4003', '27A 4003', '4A 4003'];
  const germans = ['915/352 4203', '916/352 4104', '914/352 3904'];
  const match = fallBack('german', '4103', ...BRITISH_LOOK_ON, ...full, ...germans);
  expect(asks(match)).toBe('allied overstacking.remove');
  expect(unit(match, '44/15')).toBe('4003');
  play(match, 'remove 4A');
  expect(['44/15', '56', '8A', '27A', '4A'].map((name) => unit(match, name))).toEqual(['4003', '4003', '4003', '4003', '-']); // biome-ignore format: one thing
});

test('TDSN 11.3.7-l: a strongpoint that must retreat is eliminated', () => {
  const match = inThePlain('44/15 4908', 'SP4404 5009 factor=2');
  expect(unit(match, 'SP4404')).toBe('-');
  expect(legal(match, 'retreat SP')).toEqual([]);
});

test('TDSN 11.3.7-m: who has no way back is eliminated, and his fellows are not', () => {
  const ring = ['44/15 5107', '46/15 5110', '227/15 4910', '31Tk 4808'];
  expect(unit(inThePlain(...ring), '915/352')).toBe('-');
  const river = ['894 4407', 'KG22/21Pz 4407', '44/15 4306', '46/15 4506', '227/15 4409'];
  const match = fallBack('british', '4407', ...BRITISH_LOOK_ON, ...river);
  expect([unit(match, 'KG22/21Pz'), unit(match, '894')], 'on foot over the Orne').toEqual(['-', '4607']);
});

test('TDSN 11.9-h: Germans do not fall back through an Open Beach either', () => {
  const match = fallBack(
    'british',
    '4503',
    ...BRITISH_LOOK_ON,
    'beach 4603 status=open',
    '736/716 4503',
    '726/716 4503',
  );
  expect(refusal(match, 'retreat 736/716 4603+4703')).toBe('11.9-h');
});

test('TDSN 15.0-f: over the boundary only where there is no other way', () => {
  const free = fallBack('german', '3508', ...BRITISH_LOOK_ON, '44/15 3508');
  expect(refusal(free, 'retreat 44/15 3408+3307')).toBe('15.0-f');
  const pressed = ['915/352 3608', '916/352 3507', '914/352 3510'];
  const match = fallBack('german', '3508', ...BRITISH_LOOK_ON, '44/15 3508', ...pressed);
  expect(legal(match)).toEqual(['retreat 44/15 3409+3309', 'retreat 44/15 3409+3308']);
});

test('TDSN 5.0-c, ruling F-100: no retreat ends with the other Allied army; who has no other end is eliminated', () => {
  const pressed = ['915/352 3608', '916/352 3507', '914/352 3510', '44/15 3508', '46/15 3508'];
  const beside = fallBack('german', '3508', ...BRITISH_LOOK_ON, ...pressed, '16/1 3309');
  expect(legal(beside)).toEqual(['retreat 44/15 3409+3308', 'retreat 46/15 3409+3308']);
  expect(refusal(beside, 'retreat 44/15 3409+3309')).toBe('5.0-c');
  // To pass through a hex of the other army is another matter (ruling F-67).
  const through = fallBack('german', '3508', ...BRITISH_LOOK_ON, ...pressed, '16/1 3409', '18/1 3309');
  expect(legal(through)).toEqual(['retreat 44/15 3409+3308', 'retreat 46/15 3409+3308']);
  const nowhere = fallBack('german', '3508', ...BRITISH_LOOK_ON, ...pressed, '16/1 3309', '18/1 3308');
  const left = ['44/15', '46/15', '16/1', '18/1'].map((name) => unit(nowhere, name));
  expect(left).toEqual(['-', '-', '3309', '3308']);
});

/** In 5211 stands a fresh regiment; 915/352 falls back to it from 5009. */
const again = (): Play => {
  const british = ['44/15 4908', '46/15 4908', '227/15 4908', '129/43 5208', '130/43 5208', '214/43 5208'];
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...british, '726/716 5009', '736/716 5209');
  roll(attack(match, '5009 44/15+46/15+227/15'), 'DR');
  return match;
};

test('TDSN 11.3.7-n: who has retreated may be attacked again in his new hex, and retreat again', () => {
  const match = again();
  play(match, 'retreat 726/716 5109+5209', 'advance none');
  expect([unit(match, '726/716'), asks(match)]).toEqual(['5209', 'allied fighting.declare']);
  expect(refusal(match, 'attack 5209 44/15'), 'who has attacked has not the strength').not.toBe('');
  roll(attack(match, '5209 129/43+130/43+214/43'), 'DR');
  expect(asks(match)).toBe('german retreat.choose');
  expect(legal(match, 'retreat 726/716').length).toBeGreaterThan(0);
});

test('G-38: a retreated regiment adds nothing to the defense, and dies with the fresh one', () => {
  const match = play(again(), 'retreat 726/716 5109+5209', 'advance none');
  attack(match, '5209 129/43+130/43+214/43');
  expect(reckoning(match).defense).toBe(2);
  roll(match, 'DE');
  expect([unit(match, '726/716'), unit(match, '736/716')]).toEqual(['-', '-']);
});

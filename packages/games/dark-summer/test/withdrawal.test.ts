import { expect, test } from 'vitest';
import { ashore, rules } from './marches.ts';
import { ALLIED, legal, news, type Play, play, position, refusal, row, scene, unit } from './scene.ts';

/** Where a unit may slip away to, each hex once. */
const ends = (match: Play, name: string): string[] =>
  [...new Set(legal(match, `escape ${name} `).map((words) => words.slice(-4)))].sort();

// Between two enemies, north and south of it, a regiment in the open finds a zone in every hex around.
const HEMMED_IN = ['8/3 5112', '726/716 5111', '736/716 5113', '9/3 4705'];

test('TDSN 10.3-a: in a Move Round a unit that enemies keep from moving may slip away', () => {
  const match = ashore('british move', ...HEMMED_IN);
  expect(legal(match, 'move 8/3')).toEqual([]);
  play(match, 'escape 8/3 5012+4912');
  expect(unit(match, '8/3')).toBe('4912');
  expect(news(match, ALLIED)).toEqual(['8/3 slips away to 4912.']);
  expect(rules(match, 'move 8/3 4911', 'escape 8/3 4812+4712'), 'that was its move').toEqual([
    '10.1-d',
    '10.1-d',
  ]);
});

test('TDSN 10.3-a: not a unit that can move', () => {
  const match = ashore('british move', '8/3 5112', '726/716 5111', '9/3 4705');
  expect(refusal(match, 'move 8/3 5113')).toBe('');
  expect(refusal(match, 'escape 8/3 5113+5114')).toBe('10.3-a');
});

test('TDSN 10.3-a: not one that only the ground keeps from moving, nor a strongpoint', () => {
  // From 2605 vehicles can go to 2606 alone.
  const shut = ashore('germans move', 'KG22/21Pz 2605', '16/1 2504', '726/716 5112');
  expect(refusal(shut, 'move KG22/21Pz 2606')).toBe('');
  expect(refusal(shut, 'escape KG22/21Pz 2606+2607')).toBe('10.3-a');
  const fixed = ashore('germans move', 'SP2403 5112', '8/3 5111', '9/3 5113', '726/716 4912');
  expect(refusal(fixed, 'escape SP2403 5212+5312')).toBe('10.1-a');
});

test('TDSN 10.3-a: in no other Round', () => {
  const combined = ashore('british combine', ...HEMMED_IN);
  expect(refusal(combined, 'escape 8/3 5012+4912')).toBe('9.3.3-i');
  const reaction = ashore(
    'germans react',
    '726/716 5112 chosen=yes',
    '8/3 5111',
    '9/3 5113',
    '6FJ 5410 chosen=yes',
  );
  expect(refusal(reaction, 'escape 726/716 5212+5312')).toBe('10.3-a');
});

test('TDSN 10.3.2-a: with the option, active Germans slip away in a Reaction as well', () => {
  const lines = ['726/716 5112 chosen=yes', '736/716 5208', '8/3 5111', '9/3 5113', '8A 5207', '27A 5209'];
  const match = ashore('germans react', 'options reactionWithdrawal=yes', ...lines);
  expect(refusal(match, 'escape 726/716 5212+5312')).toBe('');
  expect(refusal(match, 'escape 736/716 5308+5408'), 'not active').toBe('9.3.4-g');
  const inTheSouth = ashore(
    'germans react',
    'options reactionWithdrawal=yes',
    '728/708 6028',
    '8/3 6027',
    '726/716 5112 chosen=yes',
  );
  expect(refusal(inTheSouth, 'escape 728/708 5927+5827'), 'it may leave, but is not active').toBe('10.3.2-a');
});

// 1058/91 in 2304, with US regiments on three sides: zones in every hex around it, and Utah two hexes away.
const FIGURE_3 = [
  'beach 2403 status=open',
  '1058/91 2304',
  '8/4 2404',
  '12/4 2405',
  '505/82 2205',
  '1057/91 2207',
];

test('G-9: 1058/91 may go where it is farther from Utah', () => {
  const match = scene('germans move', ...FIGURE_3);
  expect(legal(match, 'move 1058/91')).toEqual([]);
  expect(ends(match, '1058/91')).toEqual(expect.arrayContaining(['2103', '2306']));
  expect(refusal(match, 'escape 1058/91 2204+2103')).toBe('');
  expect(refusal(match, 'escape 1058/91 2305+2306')).toBe('');
  expect(refusal(match, 'escape 1058/91 2303+2203'), 'no farther').toBe('10.3.1-c');
  expect(ends(match, '1058/91')).not.toContain('2203');
});

test('TDSN 10.3.1-a: two hexes, whatever they cost and in whose zone they lie', () => {
  // Out of supply it has three points; bocage beyond a major river would take four, and bocage again two.
  const match = ashore('us moves', '16/1 2705', '915/352 2704', '916/352 2806', '18/1 3304');
  expect(refusal(match, 'move 16/1 2706'), 'it can move over the river').toBe('');
  const held = ashore('us moves', '16/1 2705', '915/352 2805', '916/352 2605', '914/352 2707', '18/1 3304');
  expect(legal(held, 'move 16/1')).toEqual([]);
  expect(refusal(held, 'escape 16/1 2704+2703')).toBe('');
});

test('TDSN 10.3.1-a: but over no enemy, no floods and no sea', () => {
  const match = scene('germans move', ...FIGURE_3);
  expect(refusal(match, 'escape 1058/91 2405+2504'), 'an enemy').toBe('10.3.1-a');
  expect(refusal(match, 'escape 1058/91 2305+2206'), 'floods').toBe('10.3.1-a');
  expect(refusal(match, 'escape 1058/91 2305'), 'one hex').toBe('10.3.1-a');
  expect(refusal(match, 'escape 1058/91 2305+2306+2307'), 'three').toBe('10.3.1-a');
});

// KG 22 in Isigny (2705) may leave by the bridge to 2606; over the river to 2706 there is none.
const ISIGNY = ['beach 2403 status=open', '16/1 2805', '18/1 2605', '736/716 2911'];

test('TDSN 10.3.1-b: vehicles need a bridge over a major river then too', () => {
  const vehicles = scene('germans move', ...ISIGNY, 'KG22/21Pz 2705');
  expect(refusal(vehicles, 'escape KG22/21Pz 2606+2607')).toBe('');
  expect(refusal(vehicles, 'escape KG22/21Pz 2706+2707')).toBe('10.3.1-b');
});

test('TDSN 10.3.1-c: the end is two hexes away', () => {
  const match = ashore('british move', ...HEMMED_IN);
  expect(ends(match, '8/3')).toEqual(['4911', '4912', '4913']);
  expect(refusal(match, 'escape 8/3 5012+5013'), 'round the corner').toBe('10.3.1-c');
  expect(refusal(match, 'escape 8/3 5212+5312'), 'nearer to the sources in the east').toBe('10.3.1-c');
});

// A German in 3205, three hexes of US zones around: 3203 and 3303 are equally near.
const OMAHA = ['915/352 3205', '16/1 3204', '18/1 3206', '726/716 2911'];

test('TDSN 10.3.1-c: of equally near sources the owner may go by either', () => {
  const both = scene('germans move', 'beach 3203 status=open', 'beach 3303 status=open', ...OMAHA);
  expect(rules(both, 'escape 915/352 3104+3004', 'escape 915/352 3304+3405')).toEqual(['', '']);
  const one = scene('germans move', 'beach 3203 status=open', ...OMAHA);
  expect(rules(one, 'escape 915/352 3104+3004', 'escape 915/352 3304+3405')).toEqual(['10.3.1-c', '']);
});

test('TDSN 10.3.1-c: of sources that work; a dead one does not count', () => {
  // G-47: 39/9 in 2923 is nearest to the W hexes, until a US unit has entered Brittany or they are held; then to 3228.
  const hemmedIn = ['39/9 2923', '941/353 2922', '942/353 2924', '47/9 2720'];
  const west = ashore('us moves 8', ...hemmedIn);
  expect(rules(west, 'escape 39/9 3023+3123', 'escape 39/9 2823+2723')).toEqual(['', '10.3.1-c']);
  const dead = ['enteredBrittany 1', 'boundaryLifted yes'];
  const denied = ['60/9 2828', 'CCA/2AD 2727'];
  for (const lines of [dead, denied]) {
    const south = ashore('us moves 8', ...hemmedIn, ...lines);
    expect(rules(south, 'escape 39/9 3023+3123', 'escape 39/9 2823+2723')).toEqual(['10.3.1-c', '']);
  }
});

test('TDSN 10.3.1-d: and not beside an enemy, not even a battalion', () => {
  const match = ashore('british move', ...HEMMED_IN, 'Ost2303 4812');
  expect(ends(match, '8/3')).toEqual(['4913']);
  expect(refusal(match, 'escape 8/3 5012+4912')).toBe('10.3.1-d');
});

test('TDSN 10.3.1-e: hexes are counted straight over whatever lies between', () => {
  // From 2306 to Utah it is four hexes; so it is from 2506, though one must go round the floods.
  const match = scene(
    'germans move',
    'beach 2403 status=open',
    '1058/91 2306',
    '8/4 2405',
    '12/4 2307',
    '1057/91 2911',
  );
  expect(refusal(match, 'escape 1058/91 2407+2506')).toBe('10.3.1-c');
  expect(refusal(match, 'escape 1058/91 2407+2507')).toBe('');
});

test('TDSN 10.3.1-f: who has nowhere to go so cannot do it', () => {
  const match = scene(
    'germans move',
    'KG22/21Pz 2605',
    '16/1 2606',
    'beach 2403 status=open',
    '736/716 2911',
  );
  expect(refusal(match, 'escape KG22/21Pz 2606+2607')).toBe('10.3.1-f');
  expect(legal(match, 'escape')).toEqual([]);
});

test('TDSN 10.4.1-f: nobody slips away into a box', () => {
  const match = ashore('germans move 2 rain', '739/709 1801', '39/9 1802', '47/9 1800', '736/716 2911');
  expect(legal(match, 'move 739/709')).toEqual([]);
  expect(refusal(match, 'escape 739/709 1700+Cherbourg')).toBe('10.4.1-f');
  expect(legal(match, 'escape 739/709').length).toBeGreaterThan(0);
});

test('TDSN 10.1-j: nor does a German into a C, W or S hex', () => {
  const match = ashore('germans move 3', '728/708 4227', '8/3 4226', '9/3 4228', '736/716 2911');
  expect(legal(match, 'escape 728/708').length).toBeGreaterThan(0);
  expect(refusal(match, 'escape 728/708 4327+4428')).toBe('10.1-j');
});

test('TDSN 11.9-h: nor over an Open Beach', () => {
  const match = scene(
    'germans move',
    'beach 3203 status=open',
    'beach 3303 status=open',
    ...OMAHA,
    '894 5112',
  );
  expect(refusal(match, 'escape 915/352 3304+3303')).toBe('11.9-h');
});

test('TDSN 15.0-b: nor an Allied unit over the boundary', () => {
  const match = ashore('us moves', '16/1 3608', '726/716 3607', '736/716 3609', '18/1 3304');
  expect(legal(match, 'move 16/1')).toEqual([]);
  expect(refusal(match, 'escape 16/1 3708+3808')).toBe('15.0-b');
  expect(ends(match, '16/1').every((hex) => hex < '3600')).toBe(true);
});

test('TDSN 3.2.2-b: the hexes it passes are its own side’s', () => {
  const match = play(ashore('british move', ...HEMMED_IN), 'escape 8/3 5012+4912');
  for (const hex of ['5012', '4912']) expect(row(position(match), `hex ${hex}`).allied, hex).toBe('yes');
});

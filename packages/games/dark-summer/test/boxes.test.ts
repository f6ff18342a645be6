import { expect, test } from 'vitest';
import { GERMANS, UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { whyNotPass } from '../src/rules/boxes.ts';
import { ashore, rules } from './marches.ts';
import {
  ALLIED,
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
  value,
} from './scene.ts';

const LIFTED = 'boundaryLifted yes';
const HOLDS_CAEN = 'caenTaken yes';
const marker = (match: Play, hex: string): string => row(position(match), `exit ${hex}`).marker ?? 'unmarked';

test('TDSN 10.4-a: boxes are entered and left in Move, Combined and Reaction Rounds', () => {
  for (const moment of ['us moves', 'us combines'])
    expect(
      rules(ashore(moment, '39/9 1800', '47/9 Cherbourg'), 'move 39/9 Cherbourg', 'move 47/9 1700'),
    ).toEqual(['', '']);
  for (const moment of ['germans move', 'germans react']) {
    const react = moment === 'germans react' ? ' chosen=yes' : '';
    const match = scene(moment, `739/709 1801${react}`, `729/709 Cherbourg${react}`);
    expect(rules(match, 'move 739/709 1800+Cherbourg', 'move 729/709 1800+1801')).toEqual(['', '']);
  }
});

test('TDSN 10.4.1-a: beyond the Lettered hex a box costs one point', () => {
  // Bocage from 1602 by 1601 to 1600 takes four points: infantry has five, paratroopers four.
  const match = ashore('us moves', '39/9 1602', '505/82 1602', '507/82 1600');
  expect(refusal(match, 'move 39/9 1601+1600+Cherbourg')).toBe('');
  expect(refusal(match, 'move 505/82 1601+1600')).toBe('');
  expect(refusal(match, 'move 505/82 1601+1600+Cherbourg')).toBe('10.1-g');
  expect(refusal(match, 'move 507/82 Cherbourg'), 'from the hex itself').toBe('');
  expect(refusal(match, 'move 39/9 1601+Cherbourg'), 'from no other').toBe('10.4.3-a');
});

test('TDSN 10.4.1-b: from a Lettered hex in an enemy zone only those go on who began there', () => {
  const zone = ashore('us moves', '39/9 1701', '47/9 1600', '739/709 1500');
  expect(refusal(zone, 'move 39/9 1700+1600')).toBe('');
  expect(refusal(zone, 'move 39/9 1700+1600+Cherbourg')).toBe('10.4.1-b');
  expect(refusal(zone, 'move 39/9 1700+Cherbourg'), 'from a hex beside it').toBe('');
  expect(refusal(zone, 'move 47/9 Cherbourg')).toBe('');
});

test('TDSN 10.4.1-c: out of supply a unit enters with its three points', () => {
  const match = scene('us moves', '39/9 1601', '47/9 1602');
  expect(refusal(match, 'move 39/9 1600+Cherbourg')).toBe('');
  expect(refusal(match, 'move 47/9 1601+1600')).toBe('10.1-b');
});

test('TDSN 10.4.1-c: but no Allied unit the Eastern Exit', () => {
  const cut = scene('british move 8', '8/3 6005', HOLDS_CAEN);
  expect(refusal(cut, 'move 8/3 East')).toBe('10.4.5-e');
  expect(refusal(ashore('british move 8', '8/3 6005', HOLDS_CAEN), 'move 8/3 East')).toBe('');
});

test('TDSN 10.4.1-d: in a Combined Action Round the box is the one hex of a unit in the Lettered hex', () => {
  const match = ashore('us combines 8', '39/9 1800', '47/9 2628', '60/9 6022', LIFTED);
  expect(rules(match, 'move 39/9 Cherbourg', 'move 47/9 Brittany-entered', 'move 60/9 East')).toEqual([
    '',
    '',
    '',
  ]);
});

test('TDSN 10.4.1-e: or its second, where a road leads into the Lettered hex', () => {
  // The road to Cherbourg comes from 1801; from 1701 it is across country.
  const match = ashore('us combines', '39/9 1801', '47/9 1701');
  expect(refusal(match, 'move 39/9 1800+Cherbourg')).toBe('');
  expect(refusal(match, 'move 47/9 1700')).toBe('');
  expect(refusal(match, 'move 47/9 1700+Cherbourg')).toBe('9.3.3-e');
});

test('TDSN 10.4.2-a: out of a box the Lettered hex costs one point, and the move goes on', () => {
  // One point to 1600, then bocage at two.
  const match = ashore('us moves', '39/9 Cherbourg', '505/82 Cherbourg');
  expect(refusal(match, 'move 39/9 1600+1601+1602')).toBe('');
  expect(refusal(match, 'move 505/82 1600+1601')).toBe('');
  expect(refusal(match, 'move 505/82 1600+1601+1602')).toBe('10.1-g');
});

test('TDSN 10.4.2-b: not into a hex with an enemy; in his zone the move stops', () => {
  const match = ashore('us moves', '39/9 Cherbourg', '739/709 1800');
  expect(refusal(match, 'move 39/9 1800')).toBe('10.1-f');
  expect(refusal(match, 'move 39/9 1700')).toBe('');
  expect(refusal(match, 'move 39/9 1700+1701')).toBe('6.3-a');
  expect(refusal(match, 'move 39/9 1600+1601')).toBe('');
});

test('TDSN 10.4.2-c: out of supply US units leave with three points', () => {
  const match = scene('us moves 8', '39/9 Cherbourg', '47/9 Brittany', LIFTED);
  expect(rules(match, 'move 39/9 1600+1601', 'move 39/9 1600+1601+1602')).toEqual(['', '10.1-b']);
  expect(rules(match, 'move 47/9 6028+6027+6026', 'move 47/9 6028+6027+6026+5926')).toEqual(['', '10.1-b']);
});

test('TDSN 10.4.2-d: in a Combined Action Round they come to the Lettered hex, or one hex on by road', () => {
  const match = ashore('us combines 8', '39/9 Cherbourg', '47/9 Brittany', LIFTED);
  expect(rules(match, 'move 39/9 1600', 'move 39/9 1600+1601', 'move 39/9 1800+1801')).toEqual([
    '',
    '9.3.3-e',
    '',
  ]);
  expect(rules(match, 'move 47/9 6028', 'move 47/9 6028+6027', 'move 47/9 6028+5927')).toEqual([
    '',
    '9.3.3-e',
    '',
  ]);
});

test('TDSN 10.4.3-a: Germans and Americans enter Cherbourg from any C hex, with enemies inside or not', () => {
  const hexes = ['1200', '1300', '1400', '1500', '1600', '1700', '1800', '1900', '2000'];
  for (const hex of hexes) {
    const us = ashore('us moves', `39/9 ${hex}`, '739/709 Cherbourg');
    expect(refusal(us, 'move 39/9 Cherbourg'), hex).toBe('');
    const german = ashore('germans move', `739/709 ${hex}`, '39/9 Cherbourg');
    expect(refusal(german, 'move 739/709 Cherbourg'), hex).toBe('');
  }
  const others = ashore('us moves', 'CCD/2Fr 1800', '39/9 2100');
  expect(refusal(others, 'move CCD/2Fr Cherbourg'), 'no French').toBe('10.4.3-a');
  expect(refusal(others, 'move 39/9 Cherbourg'), 'from 2100').toBe('10.4.3-a');
});

test('TDSN 10.4.3-b: in Cherbourg a move ends', () => {
  const match = ashore('us moves', '39/9 1800');
  expect(refusal(match, 'move 39/9 Cherbourg+1700')).toBe('10.4.3-b');
  expect(legal(match, 'move 39/9').some((words) => /Cherbourg\+/.test(words))).toBe(false);
});

test('TDSN 10.4.3-c: once the Allies have it no German enters, even an empty town', () => {
  const match = scene('germans move 7', '739/709 1801', 'cherbourgTaken 5', '726/716 5112');
  expect(refusal(match, 'move 739/709 1800+Cherbourg')).toBe('10.4.3-c');
});

test('TDSN 10.4.3-d: it is left by any C hex, while no enemy is inside', () => {
  const alone = ashore('us moves', '39/9 Cherbourg');
  for (const hex of ['1200', '1600', '2000']) expect(refusal(alone, `move 39/9 ${hex}`)).toBe('');
  const german = scene('germans move', '739/709 Cherbourg', '726/716 5112');
  expect(refusal(german, 'move 739/709 1800+1801')).toBe('');
  const both = ['39/9 Cherbourg', 'SPCherbourg1 Cherbourg', '739/709 Cherbourg'];
  expect(refusal(ashore('us moves', ...both, '47/9 3304'), 'move 39/9 1800')).toBe('10.4.3-d');
  expect(refusal(ashore('germans move', ...both, '726/716 5112'), 'move 739/709 1800+1801')).toBe('10.4.3-d');
});

test('TDSN 13.5-e: no German leaves it in a Round that began with it isolated', () => {
  const match = scene('germans move', '739/709 Cherbourg', '726/716 5112', 'isolated yes');
  expect(refusal(match, 'move 739/709 1800+1801')).toBe('13.5-e');
  expect(
    refusal(ashore('us moves', '39/9 Cherbourg', 'isolated yes'), 'move 39/9 1800'),
    'Americans do',
  ).toBe('');
});

test('TDSN 10.4.4-a: US units enter Brittany from the W hexes, and have just entered', () => {
  for (const hex of ['2628', '2727', '2828']) {
    const match = ashore('us moves 8', `39/9 ${hex}`, '47/9 2620');
    expect(refusal(match, 'move 39/9 Brittany')).toBe('10.4.4-a');
    play(match, 'move 39/9 Brittany-entered');
    expect(unit(match, '39/9'), hex).toBe('Brittany-entered');
    expect(value(match, 'enteredBrittany')).toBe('1');
  }
  const south = ashore('us moves 8', '39/9 6028', LIFTED);
  expect(refusal(south, 'move 39/9 Brittany'), 'not from the S hexes').toBe('10.4.4-a');
});

test('TDSN 5.4-a: nobody but Americans', () => {
  const match = ashore('us moves 8', 'CCD/2Fr 2727', 'CCA/2AD 2727');
  expect(refusal(match, 'move CCD/2Fr Brittany-entered')).toBe('5.4-a');
  expect(refusal(match, 'march 2727 Brittany-entered'), 'nor together with them').toBe('5.4-a');
  expect(refusal(match, 'move CCA/2AD Brittany-entered')).toBe('');
  const germans = scene('germans move', '941/353 2726');
  expect(refusal(germans, 'move 941/353 2727+Brittany-entered')).toBe('5.4-a');
});

test('G-47: with the first US unit in Brittany the W hexes feed no German any more', () => {
  const match = ashore('us moves 8', '39/9 2628', '47/9 2620');
  const sources = (): string[] => match.engine.g.supply.sources(GERMANS).map((hex) => PLACE.text(hex));
  expect(sources()).toEqual(expect.arrayContaining(['2828', '3228']));
  play(match, 'move 39/9 Brittany-entered');
  expect(sources().filter((hex) => ['2628', '2727', '2828'].includes(hex))).toEqual([]);
  expect(sources()).toContain('3228');
});

test('TDSN 10.4.4-b: who has just entered stays until the next turn', () => {
  const match = ashore('us moves 8', '39/9 Brittany-entered', '47/9 Brittany', LIFTED);
  expect(refusal(match, 'move 39/9 2727')).toBe('10.4.4-b');
  expect(refusal(match, 'move 39/9 6028')).toBe('10.4.4-b');
  expect(refusal(match, 'move 47/9 6028')).toBe('');
  const entering = ashore('us moves 8', '39/9 2628', LIFTED);
  expect(refusal(entering, 'move 39/9 Brittany-entered+2727'), 'nor through and out again').toBe('10.4.4-b');
});

test('TDSN 10.4.4-c: who may leave comes back by any S hex, and by no other', () => {
  const match = ashore('us moves 9', '39/9 Brittany', LIFTED);
  for (const hex of ['3228', '4428', '4927', '5428', '6028'])
    expect(refusal(match, `move 39/9 ${hex}`)).toBe('');
  expect(rules(match, 'move 39/9 2727', 'move 39/9 5027')).toEqual(['10.4.4-c', '10.4.4-c']);
  play(match, 'move 39/9 6028');
  expect([unit(match, '39/9'), field(match, '39/9', 'returned')]).toEqual(['6028', 'yes']);
});

test('TDSN 10.4.4-d, G-45: but does not leave the map in the east in the same move', () => {
  // By the roads no unit has the points for it, but the rule stands.
  const match = ashore('us moves 9', 'CCA/4AD 6022', LIFTED);
  const { g } = match.engine;
  const exit = (start: string): string | undefined => {
    const passage = { g, board: g.board, supply: g.supply, start: PLACE.of(start) };
    return whyNotPass(passage, UNIT.of('CCA/4AD'), PLACE.of('6022'), PLACE.of('East'))?.rule;
  };
  expect([exit('Brittany'), exit('6028'), exit('6022')]).toEqual(['10.4.4-d', undefined, undefined]);
});

test('TDSN 10.4.4-e: after the turn in which the first came back nobody enters Brittany', () => {
  const enter = (turn: number, left: number): string =>
    refusal(
      ashore(`us moves ${turn}`, '39/9 2628', `leftBrittany ${left}`, LIFTED),
      'move 39/9 Brittany-entered',
    );
  expect([enter(9, 0), enter(9, 9), enter(10, 9)]).toEqual(['', '', '10.4.4-e']);
  const inside = ashore('us moves 10', '39/9 Brittany', 'leftBrittany 9', LIFTED);
  expect(refusal(inside, 'move 39/9 6028'), 'those inside still leave').toBe('');
});

test('TDSN 10.4.4-f: the turn in which the first comes back is written down', () => {
  const match = ashore('us moves 9', '39/9 Brittany', '47/9 Brittany', '60/9 3304', LIFTED);
  expect(value(match, 'leftBrittany')).toBe('0');
  play(match, 'move 39/9 6028');
  expect(value(match, 'leftBrittany')).toBe('9');
  const later = play(
    ashore('us moves 10', '47/9 Brittany', '60/9 3304', 'leftBrittany 9', LIFTED),
    'move 47/9 6028',
  );
  expect(value(later, 'leftBrittany')).toBe('9');
});

test('TDSN 10.4.5-a: US and French units leave in the east only when the boundary is lifted', () => {
  const match = (...lines: string[]) => ashore('us moves 8', '39/9 6010', 'CCD/2Fr 6013', ...lines);
  expect(rules(match(), 'move 39/9 East', 'move CCD/2Fr East')).toEqual(['10.4.5-a', '10.4.5-a']);
  expect(rules(match(LIFTED), 'move 39/9 East', 'move CCD/2Fr East')).toEqual(['', '']);
});

test('TDSN 10.4.5-b: not from a hex with a British unit', () => {
  const match = ashore('us moves 8', '39/9 5910', '8/3 6010', LIFTED);
  expect(refusal(match, 'move 39/9 6010+East')).toBe('10.4.5-b');
});

test('TDSN 10.4.5-b, G-44: nor from a British Exit marker or north of one', () => {
  const exits = ['6000', '6005', '6010', '6013', '6018', '6022'];
  const lines = exits.map(
    (hex, i) => `${['39/9', '47/9', '60/9', 'CCA/2AD', 'CCB/2AD', 'CCD/2Fr'][i]} ${hex}`,
  );
  const match = ashore('us moves 8', ...lines, 'exit 6010 marker=british', LIFTED);
  const names = ['39/9', '47/9', '60/9', 'CCA/2AD', 'CCB/2AD', 'CCD/2Fr'].map((name) => `move ${name} East`);
  expect(rules(match, ...names)).toEqual(['10.4.5-b', '10.4.5-b', '10.4.5-b', '', '', '']);
});

test('TDSN 10.4.5-c: British units leave in the east once the Allies have held all of Caen', () => {
  const match = (...lines: string[]) => ashore('british move 8', '8/3 6010', '726/716 4505', ...lines);
  expect(refusal(match(), 'move 8/3 East')).toBe('10.4.5-c');
  expect(refusal(match(HOLDS_CAEN), 'move 8/3 East'), 'whoever holds it now').toBe('');
});

test('TDSN 10.4.5-c: in the very Round in which the last hex of Caen is entered', () => {
  const match = ashore(
    'british move 7',
    '8/3 6010',
    '9/3 4605',
    'hex 4505 allied=yes',
    'hex 4506 allied=yes',
  );
  expect(refusal(match, 'move 8/3 East')).toBe('10.4.5-c');
  play(match, 'move 9/3 4606');
  expect(refusal(match, 'move 8/3 East')).toBe('');
});

test('TDSN 10.4.5-d: not from a hex with a US unit', () => {
  const match = ashore('british move 8', '8/3 5910', '39/9 6010', HOLDS_CAEN);
  expect(refusal(match, 'move 8/3 6010+East')).toBe('10.4.5-d');
});

test('TDSN 10.4.5-d, G-44: nor from a US Exit marker or south of one', () => {
  const names = ['8/3', '9/3', '185/3', '8A', '27A', '3/Po'];
  const exits = ['6000', '6005', '6010', '6013', '6018', '6022'];
  const match = ashore(
    'british move 8',
    ...names.map((name, i) => `${name} ${exits[i]}`),
    'exit 6010 marker=us',
    HOLDS_CAEN,
  );
  expect(rules(match, ...names.map((name) => `move ${name} East`))).toEqual([
    '',
    '',
    '10.4.5-d',
    '10.4.5-d',
    '10.4.5-d',
    '10.4.5-d',
  ]);
});

test('TDSN 10.4.5-e: an Allied unit leaves in supply, in its E hex', () => {
  // Germans around 6010 leave no line to the west.
  const cut = ['726/716 5908', '736/716 5911'];
  const match = (...lines: string[]) => ashore('british move 8', '8/3 6010', HOLDS_CAEN, ...lines);
  expect(refusal(match(), 'move 8/3 East')).toBe('');
  expect(refusal(match(...cut, '915/352 6012'), 'move 8/3 East')).toBe('10.4.5-e');
  expect(match(...cut).engine.g.supply.has(UNIT.of('8/3'))).toBe(false);
});

test('TDSN 10.4.5-f: the first to leave by an E hex marks it for good', () => {
  const match = ashore('british move 8', '8/3 6005', '9/3 6005', '8A 4705', HOLDS_CAEN);
  play(match, 'move 8/3 East');
  expect([unit(match, '8/3'), marker(match, '6005'), marker(match, '6000')]).toEqual([
    'East',
    'british',
    'unmarked',
  ]);
  expect(news(match, GERMAN)).toEqual([
    '8/3 leaves the map in the east.',
    'A British Exit marker lies in 6005 from now on.',
  ]);
  play(match, 'move 9/3 East');
  expect(marker(match, '6005')).toBe('british');
  const us = play(ashore('us moves 8', 'CCD/2Fr 6018', '39/9 3304', LIFTED), 'move CCD/2Fr East');
  expect(marker(us, '6018')).toBe('us');
});

test('TDSN 10.4.5-g: Germans leave from any E hex without an Exit marker', () => {
  const match = scene(
    'germans move 8',
    '726/716 6005',
    '736/716 6010',
    '915/352 5112',
    'exit 6005 marker=us',
  );
  expect(rules(match, 'move 726/716 East', 'move 736/716 East')).toEqual(['10.4.5-g', '']);
  play(match, 'move 736/716 East');
  expect([unit(match, '736/716'), marker(match, '6010')], 'they leave no marker').toEqual([
    'East',
    'unmarked',
  ]);
});

test('TDSN 10.4.5-h: nobody leaves by (E)', () => {
  const british = ashore('british move 8', '8/3 5400', 'SPCherbourg4 5112', HOLDS_CAEN);
  expect(refusal(british, 'move 8/3 East')).toBe('10.4.5-h');
  const us = ashore('us moves 8', '39/9 5400', 'SPCherbourg4 5112', LIFTED);
  expect(refusal(us, 'move 39/9 East')).toBe('10.4.5-h');
  expect(refusal(scene('germans move 8', '726/716 5400'), 'move 726/716 East')).toBe('10.4.5-h');
});

test('TDSN 10.4.5-i: who has left in the east never comes back', () => {
  const match = ashore('british move 9', '8/3 East', '9/3 4705', HOLDS_CAEN);
  expect(refusal(match, 'move 8/3 6005')).toBe('10.4.5-i');
  expect(legal(match, 'move 8/3')).toEqual([]);
  const german = scene('germans move 9', '726/716 East', '736/716 5112');
  expect(refusal(german, 'move 726/716 6005')).toBe('10.4.5-i');
  expect(news(match, ALLIED)).toEqual([]);
});

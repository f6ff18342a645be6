import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { grid, PLACE } from '../src/map.ts';
import { fallBack } from './clashes.ts';
import { ashore, rules } from './marches.ts';
import { ALLIED, GERMAN, legal, type Play, play, refusal, scene } from './scene.ts';

/** The hexes in which the enemies of a side feel its zones. */
const zones = (match: Play, side: number): string[] =>
  grid.hexes.filter((h) => match.engine.g.board.zones.isFelt(side, h)).map((h) => PLACE.text(h));
/** The zones of one unit alone, whichever side's it is. */
function zoneOf(name: string, at: string, ...lines: string[]): string[] {
  const match = scene('germans move', `${name} ${at}`, ...lines);
  return [...zones(match, ALLIED), ...zones(match, GERMAN)];
}
const AROUND_5112 = ['5012', '5013', '5111', '5113', '5212', '5213'];
const isSupplied = (match: Play, name: string): boolean => match.engine.g.supply.has(UNIT.of(name));

test('TDSN 6.0-a: regiments, brigades and Kampfgruppen have a zone in the six hexes around them', () => {
  for (const name of ['16/1', '8/3', '8A', '4Cav', '505/82', '726/716', '6FJ', '30Schn', 'KG22/21Pz'])
    expect(zoneOf(name, '5112'), name).toEqual(AROUND_5112);
});

test('TDSN 6.0-b: battalions and strongpoints have none', () => {
  for (const name of ['2Rng', '101Tiger', 'Ost2303', '100Pz', 'SturmAOK7', 'Füs352/352', 'SP2403'])
    expect(zoneOf(name, '5112'), name).toEqual([]);
});

test('TDSN 6.0-c: a stack has a zone if one of its units has', () => {
  expect(zoneOf('101Tiger', '5112', 'KG22/21Pz 5112')).toEqual(AROUND_5112);
  expect(zoneOf('101Tiger', '5112', '100Pz 5112', 'Ost2303 5112')).toEqual([]);
  const match = play(scene('germans move', '101Tiger 5112', '726/716 5112'), 'move 726/716 5212');
  expect(zones(match, GERMAN), 'it goes with the regiment').not.toContain('5012');
});

test('TDSN 6.0-d, G-22: a lone Flak regiment has a zone, a lone Tiger battalion has none', () => {
  expect(zoneOf('1/IIIFlak', '5112')).toEqual(AROUND_5112);
  expect(zoneOf('1/IIIFlak', '5112', '2/IIIFlak 5112')).toEqual(AROUND_5112);
  expect(zoneOf('101Tiger', '5112')).toEqual([]);
});

test('TDSN 6.0-e: zones are felt by enemies alone', () => {
  const match = ashore('british move', '8/3 5112', '9/3 5110', '16/1 5212', '18/1 5013');
  expect(refusal(match, 'move 8/3 5111+5211+5311'), 'past own and US regiments').toBe('');
  const germans = scene('germans move 2 rain', '726/716 5112', '736/716 5110');
  expect(refusal(germans, 'move 726/716 5111+5211')).toBe('');
});

test('TDSN 6.1-a: no zone into floods or the sea, nor over a hexside of sea', () => {
  expect(zoneOf('16/1', '2405')).toEqual(['2304', '2305', '2404', '2504']);
  expect(zoneOf('16/1', '2404'), 'beside the sea').not.toContain('2503');
  expect(zoneOf('16/1', '2526')).not.toContain('2527');
  expect(zoneOf('16/1', '1915')).not.toContain('1916');
});

test('TDSN 6.1-b: no zone into a city', () => {
  expect(zoneOf('8/3', '4405')).toEqual(['4304', '4305', '4404', '4406', '4504']);
  expect(zoneOf('726/716', '4605'), 'of either side').toEqual(['4504', '4604']);
});

test('TDSN 6.1-c: but out of it', () => {
  expect(zoneOf('736/716', '4505')).toEqual(['4405', '4406', '4504', '4605']);
});

test('TDSN 6.1-d: no zone over a major river, bridge or not', () => {
  expect(zoneOf('726/716', '4409'), 'by the bridge to 4508').not.toContain('4508');
  expect(zoneOf('726/716', '4409'), 'nor without one').not.toContain('4509');
  expect(zoneOf('726/716', '4409')).toEqual(['4308', '4309', '4408', '4410']);
});

test('TDSN 6.1-e: a minor river is no hindrance', () => {
  expect(zoneOf('726/716', '5308')).toEqual(['5208', '5209', '5307', '5309', '5408', '5409']);
});

test('TDSN 6.1-f: no Allied zone into a hex with a strongpoint', () => {
  expect(zoneOf('8/3', '5112', 'SP2403 5111')).toEqual(AROUND_5112.filter((hex) => hex !== '5111'));
  expect(zoneOf('8/3', '5112', 'Ost2303 5111'), 'an Ost battalion does not keep it out').toContain('5111');
  const german = scene('germans move', '726/716 5112', 'SP2403 5111');
  expect(zones(german, GERMAN), 'German zones reach it').toContain('5111');
});

test('TDSN 6.1-g: no German zone into an Open Beach', () => {
  expect(zoneOf('726/716', '3304', 'beach 3303 status=open')).not.toContain('3303');
  expect(zoneOf('726/716', '3304', 'beach 3303 status=closed')).toContain('3303');
  expect(zoneOf('726/716', '3304')).toContain('3303');
  expect(zoneOf('16/1', '3304', 'beach 3303 status=open'), 'Allied ones do').toContain('3303');
});

// 2606 has floods to the north-west (2505) and Isigny (2705) beyond a major river: 501/101 stands there.
test('G-4: 501/101 has a zone in four of its six neighbours', () => {
  expect(zoneOf('501/101', '2606')).toEqual(['2506', '2605', '2607', '2706']);
  const match = scene('germans move', '501/101 2606', '915/352 2607');
  expect(zones(match, ALLIED), 'a German in one of them changes nothing').toContain('2607');
});

// 1057/91 in 2506 is shut in but for 2607, which lies in the zone of 501/101.
const FIGURE_1 = ['501/101 2606', '2Rng 2507', '5Rng 2407', '1057/91 2506'];

test('G-5: a friend in such a hex negates the zone for supply, not for movement', () => {
  const alone = ashore('germans move 3', ...FIGURE_1, '916/352 2609');
  const friend = ashore('germans move 3', ...FIGURE_1, '915/352 2607');
  expect([isSupplied(alone, '1057/91'), isSupplied(friend, '1057/91')]).toEqual([false, true]);
  expect(refusal(friend, 'move 1057/91 2607')).toBe('6.3-c');
});

test('G-5: nor does a retreat need another way than through him', () => {
  const back = (...lines: string[]): string[] =>
    legal(fallBack('us 3', '2506', ...FIGURE_1, '921/243 2609', ...lines), 'retreat 1057/91');
  expect(back('915/352 2607').every((words) => words.startsWith('retreat 1057/91 2607+'))).toBe(true);
  expect(back('915/352 2607')).not.toEqual([]);
  expect(back()).toEqual([]);
});

test('TDSN 6.2-a: a friend of any kind negates a zone for a line of supply', () => {
  for (const friend of ['915/352', 'Ost2303', '101Tiger', 'SPCherbourg1'])
    expect(isSupplied(ashore('germans move 3', ...FIGURE_1, `${friend} 2607`), '1057/91'), friend).toBe(true);
});

test('TDSN 6.2-e: a friend does not negate a zone for movement', () => {
  const match = ashore('germans move 2 rain', '726/716 5012', '736/716 5111', '8/3 5011');
  expect(refusal(match, 'move 726/716 5111'), 'from zone to zone').toBe('6.3-c');
  const from = ashore('germans move 2 rain', '726/716 5113', '736/716 5112', '8/3 5111');
  expect(refusal(from, 'move 726/716 5112+5212'), 'and it stops there').toBe('6.3-a');
});

test('TDSN 6.2-e: nor does it make or unmake an Emergency Withdrawal', () => {
  // Between two Germans every hex around is in a zone, friends in it or not.
  const match = ashore('british move', '8/3 5112', '9/3 5012', '726/716 5111', '736/716 5113');
  expect(refusal(match, 'move 8/3 5012')).toBe('6.3-c');
  expect(refusal(match, 'escape 8/3 5012+4912')).toBe('');
});

test('TDSN 6.3-a: a move ends in the first hex in an enemy zone', () => {
  const match = ashore('british move', '8/3 5112', '9/3 5112', '726/716 5110');
  expect(refusal(match, 'move 8/3 5111+5212')).toBe('6.3-a');
  expect(refusal(match, 'move 8/3 5111')).toBe('');
  expect(refusal(match, 'march 5112 5212+5211+5311'), 'of a stack as well').toBe('6.3-a');
  expect(legal(match, 'move 8/3').filter((words) => /5111\+/.test(words))).toEqual([]);
});

test('TDSN 6.3-b: out of a zone the first hex must be free of zones; then the unit goes on', () => {
  const match = ashore('british move', '8/3 5111', '726/716 5110');
  expect(rules(match, 'move 8/3 5211', 'move 8/3 5011')).toEqual(['6.3-c', '6.3-c']);
  expect(refusal(match, 'move 8/3 5112+5212+5312'), 'round the enemy').toBe('');
  expect(refusal(match, 'move 8/3 5112+5212+5211'), 'and into his zone again').toBe('');
  expect(refusal(match, 'move 8/3 5112+5212+5211+5311')).toBe('6.3-a');
});

test('TDSN 6.3-c: no step from zone to zone, not even as the only one', () => {
  const match = ashore('british move', '8/3 5112', '9/3 5108', '726/716 5111', '736/716 5113');
  const around = ['5012', '5013', '5212', '5213'].map((hex) => `move 8/3 ${hex}`);
  expect(rules(match, ...around)).toEqual(['6.3-c', '6.3-c', '6.3-c', '6.3-c']);
  expect(legal(match, 'move 8/3')).toEqual([]);
});

test('TDSN 6.4-a: zones alone force nobody to attack', () => {
  const match = ashore('british fight', '8/3 5112', '726/716 5111');
  expect(refusal(match, 'attack 5111 8/3'), 'it could').toBe('');
  expect(refusal(match, 'end')).toBe('');
});

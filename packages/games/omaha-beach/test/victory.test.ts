import { expect, test } from 'vitest';
import { asks, outcome, type Play, scene } from './scene.ts';

/** The last turn ends with these on the map: all that stands there is told. */
const last = (...lines: string[]): Play => scene('the end of the turn 16', ...lines);
const score = (...lines: string[]): Record<string, number> => outcome(last(...lines)).score;
/** A company down to its last step holds nothing but its own hex. */
const hold = (...hexes: string[]): string[] =>
  hexes.map((hex, i) => `${['A', 'B', 'C'][i % 3]}/1/${i < 3 ? 16 : 18} ${hex} reduced`);
const german = (hex: string, ...more: string[]): string => ['post', hex, 'back=plain', ...more].join(' ');

test('nobody ashore scores nothing', () => {
  expect(score()).toEqual({ points: 0, strongpoints: 0, reinforcement: 0, draws: 0 });
});

test('a strongpoint of one hex and a place for reserves are a point each', () => {
  // WN60, and A1 inland of it.
  expect(score(...hold('0807'))).toMatchObject({ points: 1, strongpoints: 1 });
  expect(score(...hold('1008'))).toMatchObject({ points: 1, reinforcement: 1 });
  expect(score(...hold('0807', '1008')).points).toBe(2);
});

test('a strongpoint of two hexes is two points, but nothing before both are held', () => {
  expect(score(...hold('0531')).points).toBe(0);
  expect(score(...hold('0531', '0631'))).toMatchObject({ points: 2, strongpoints: 2 });
});

test('a draw is five points once every hex of it inland of the barrier is held', () => {
  // D-1 is 0630 and 0731: a whole company holds both from one of them.
  expect(score('A/1/116 0630')).toMatchObject({ points: 5, draws: 5 });
  expect(score('A/1/116 0630 reduced').points).toBe(0);
  // F-1 is no draw that counts.
  expect(score(...hold('0808')).draws).toBe(0);
});

test('a general holds nothing, a headquarters the hex it is in', () => {
  expect(score('Cota 0807').points).toBe(0);
  expect(score('HQ116 0807').points).toBe(1);
});

test('a hex in a German field of fire does not count, though the German be disrupted', () => {
  // WN71 looks down on 0630, the mouth of D-1.
  expect(score('A/1/116 0630', german('0629')).draws).toBe(0);
  expect(score('A/1/116 0630', german('0629', 'disrupted=yes')).draws).toBe(0);
  // Far away he does no harm.
  expect(score('A/1/116 0630', german('0807')).draws).toBe(5);
});

test('a hex counts only with a way to a beach that no German fires on, and that climbs no bluff', () => {
  // WN66: bluffs shut 0922 off from the draw, so that its way goes round by the high ground past 1119.
  expect(score(...hold('0821', '0922')).strongpoints).toBe(2);
  expect(score(...hold('0821', '0922'), 'post 1119 back=TR').strongpoints).toBe(0);
  // 0531 below WN71: its hex is not fired on, but every step from it is.
  expect(score(...hold('0531', '0631'), german('0629')).strongpoints).toBe(0);
});

test('ground behind the lines counts though nobody controls it, once no German communication comes there', () => {
  // WN64 and the lower half of WN65 lie empty above the mouth of E-1, a company on either side of the way to them.
  expect(score('A/1/16 1014', 'B/1/16 1017').strongpoints).toBe(3);
  expect(score('A/1/16 1014').strongpoints).toBe(0);
  expect(score('B/1/16 1017').strongpoints).toBe(0);
  // Germans in the upper half of WN65 fire on WN64 from beyond the draw.
  expect(score('A/1/16 1014', 'B/1/16 1017', german('0918')).strongpoints).toBe(0);
});

// E-1 from the ditch inland; three strongpoints and reserve positions from WN60 to Colleville.
const E1 = ['A/1/16 0816', 'B/1/16 1016', 'C/1/16 1117'] as const;
const FOX = ['E/2/16 1008', 'F/2/16 0807', 'G/2/16 0809', 'I/3/16 1113'].map((line) => `${line} reduced`);

test('nineteen points win the First Waves, eighteen lose', () => {
  // Vierville: D-1 and both hexes of WN72. Then WN67, WN69 and WN70.
  const vierville = ['A/1/116 0630', 'B/1/116 0531 reduced', 'C/1/116 0631 reduced'];
  const west = ['K/3/16 1220', 'L/3/16 1222'].map((line) => `${line} reduced`);
  const eighteen = last(...E1, ...FOX, ...vierville, ...west);
  expect(outcome(eighteen)).toMatchObject({ winner: -1, score: { points: 18, draws: 10 } });
  const nineteen = last(...E1, ...FOX, ...vierville, ...west, 'M/3/16 0728 reduced');
  expect(outcome(nineteen)).toMatchObject({ winner: 0, score: { points: 19 } });
  expect(asks(nineteen)).toBe('over');
});

test('ten points win Easy Red and Fox Green, nine lose', () => {
  expect(outcome(last(...E1, ...FOX, 'westPlayed no'))).toMatchObject({ winner: -1, score: { points: 9 } });
  const ten = [...E1, ...FOX, 'K/3/16 1220 reduced'];
  expect(outcome(last(...ten, 'westPlayed no'))).toMatchObject({ winner: 0, score: { points: 10 } });
  expect(outcome(last(...ten)).winner, 'not in the First Waves').toBe(-1);
});

import { expect, test } from 'vitest';
import { assault, compared } from './assaults.ts';

/** A unit of 1 or 2 with depth of 2 turned up, attacked by 6: the strength of the Germans alone. */
function germans(hex: string, from: readonly string[], back: string, german: string, marker = ''): number {
  const pool = marker.startsWith('dw') ? 'WN' : 'mobile';
  const depth = marker === '' ? '' : ` depth=known pool=${pool} marker=${marker}`;
  const names = ['A/1/16', 'E/2/16'];
  const us = from.map((at, i) => `${names[i]} ${at}`);
  const match = assault(`post ${hex} back=${back} german=${german} revealed=yes${depth}`, us);
  return Number(/against (\d+)/.exec(compared(match))?.[1]);
}
const NEST = ['plain', 'crew9', 'dw17'] as const;
const RESERVE = ['KGM', '4/Fus/352', 'dm11'] as const;

test('DDOB TEC-01: on open ground the Germans have their strength', () => {
  expect(germans('1814', ['1715'], ...RESERVE)).toBe(3 + 2);
  expect(germans('0809', ['0810'], ...NEST), 'pavilion').toBe(2 + 2);
  expect(germans('0817', ['0816'], ...NEST), 'draw').toBe(2 + 2);
});

test('DDOB TEC-03: woods double the unit, not its depth', () => {
  expect(germans('0807', ['0806'], ...NEST), 'WN60 over level ground').toBe(4 + 2);
});

test('DDOB TEC-04: buildings double unit and depth', () => {
  expect(germans('1113', ['1012'], ...RESERVE)).toBe(6 + 4);
});

test('DDOB TEC-05: bocage doubles unit and depth', () => {
  expect(germans('1008', ['1009'], ...RESERVE)).toBe(6 + 4);
});

test('DDOB TEC-07: hedges help nobody', () => {
  expect(germans('0635', ['0634'], ...RESERVE)).toBe(3 + 2);
});

test('DDOB TEC-08: shingle, ditch and wall double the unit, not its depth', () => {
  expect(germans('0809', ['0710'], ...NEST), 'shingle').toBe(4 + 2);
  expect(germans('0809', ['0910'], ...NEST), 'anti-tank ditch').toBe(4 + 2);
  expect(germans('0531', ['0630'], ...NEST), 'anti-tank wall').toBe(4 + 2);
  expect(germans('0817', ['0717'], ...NEST), 'shingle and ditch').toBe(4 + 2);
});

test('DDOB TEC-09: a slope doubles unit and depth', () => {
  expect(germans('0912', ['0811'], ...NEST)).toBe(4 + 4);
});

test('DDOB TEC-17: nothing is doubled twice', () => {
  expect(germans('0807', ['0808'], ...NEST), 'woods, up a slope').toBe(4 + 4);
});

test('DDOB TEC-18: a hexside counts if nobody comes through one that covers less', () => {
  expect(germans('0809', ['0710', '0710'], ...NEST), 'two units from one hex').toBe(4 + 2);
  expect(germans('0809', ['0710', '0810'], ...NEST), 'shingle and open').toBe(2 + 2);
  expect(germans('0812', ['0712', '0713'], ...NEST), 'two sides of shingle').toBe(4 + 2);
  expect(germans('0807', ['0806', '0808'], ...NEST), 'open and slope: the woods stay').toBe(4 + 2);
});

// WN61 in 0809: slopes before 0709 and 0909, shingle before 0710, a ditch before 0910, nothing before 0810.
const WN61 = ['75', 'gun75.2', 'dw17'] as const;

test('DDOB RES-03: of the hexsides that are used, the one that is best for the Americans', () => {
  expect(germans('0809', ['0709', '0909'], ...WN61), 'slope and slope').toBe(6 + 4);
  expect(germans('0809', ['0709', '0710'], ...WN61), 'slope and shingle').toBe(6 + 2);
  expect(germans('0809', ['0710', '0910'], ...WN61), 'shingle and ditch').toBe(6 + 2);
  expect(germans('0809', ['0709', '0810'], ...WN61), 'slope and open').toBe(3 + 2);
});

test('DDOB RES-03: who shoots up a bluff uses no hexside', () => {
  // Heavy infantry below WN60 shoots up the bluff of 0707; the company comes up the slope of 0808.
  const match = assault('post 0807 back=plain german=crew9 revealed=yes depth=known pool=WN marker=dw17', [
    'A/1/16 0808',
    'D/1/16 0707',
  ]);
  expect(compared(match)).toContain('against 8,');
});

test('DDOB TEC-18: who shoots from afar comes through no hexside', () => {
  const match = assault('post 0809 back=plain german=crew9 revealed=yes', ['A/1/16 0710', '1/B/741 0610']);
  expect(compared(match)).toBe('10 against 4, with the weapons');
});

test('DDOB TEC-19: down a bluff the Germans defend as behind a slope', () => {
  expect(germans('0817', ['0918'], ...NEST)).toBe(4 + 4);
});

import { columnName, finalColumn, startColumn } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { COLUMNS } from '../src/terms.ts';
import { reckoned } from './attacks.ts';
import { unsupported } from './clashes.ts';
import { asks, legal, news, play, scene, unit } from './scene.ts';

const SWORD = 'beach 4603 status=open';
const odds = (attack: number, defense: number): string =>
  columnName(COLUMNS, startColumn(COLUMNS, attack, defense));
const shifted = (attack: number, defense: number, net: number): string =>
  columnName(COLUMNS, finalColumn(COLUMNS, startColumn(COLUMNS, attack, defense), net));
/** The shifts of 129/43 against 857/346 in a hex. */
const shiftsIn = (moment: string, hex: string, from: string, ...more: string[]) =>
  reckoned(scene(moment, SWORD, `857/346 ${hex}`, `129/43 ${from}`, ...more), hex, '129/43').shifts;

test('G-11, TDSN 11.3.3-a: 33 against 10 is 3-1', () => {
  expect(odds(33, 10)).toBe('3-1');
});

test('TDSN 11.3.3-a: odds are rounded for the defender', () => {
  expect([odds(7, 4), odds(8, 4), odds(4, 4), odds(3, 4), odds(2, 4), odds(2, 5)]).toEqual([
    '1-1', '2-1', '1-1', '1-2', '1-2', '1-3',
  ]); // biome-ignore format: a list
  // Ruling F-2.
  expect(odds(10, 33)).toBe('1-4');
});

test('TDSN 11.3.3-a: two brigades of 5 against a regiment of 4 are 2-1', () => {
  const match = scene('british fight', SWORD, '129/43 5010', '130/43 5010', '857/346 5011');
  expect(reckoned(match, '5011', '129/43+130/43')).toEqual({ strengths: '10:4', shifts: [], odds: '2-1', column: '2-1' }); // biome-ignore format: one thing
});

test('TDSN 11.3.3-b: more than 6-1 starts at 6-1, before the shifts', () => {
  expect([odds(6, 1), odds(60, 1)]).toEqual(['6-1', '6-1']);
  expect(shifted(60, 1, -2)).toBe('4-1');
});

test('TDSN 11.3.3-c: below 1-3 the columns go on', () => {
  expect([odds(1, 4), odds(2, 9), odds(1, 7)]).toEqual(['1-4', '1-5', '1-7']);
  expect(shifted(1, 5, 1)).toBe('1-4');
  expect(shifted(1, 4, 1)).toBe('1-3');
});

test('TDSN 11.3.3-c: an attack below 1-3 may be made', () => {
  const match = scene('british fight', SWORD, '129/43 5010 reduced', 'KG12/12SS 5011', 'KG25/12SS 5011');
  expect(legal(match, 'attack')).toEqual(['attack 5011 129/43']);
  expect(reckoned(match, '5011', '129/43')).toMatchObject({ strengths: '3:14', odds: '1-5' });
});

test('G-12, TDSN 11.3.3-d: 1-5 with one column to the right is not 1-3: two steps are lost without a die', () => {
  const match = scene(
    'british fight 2 cloud',
    'prepared yes',
    SWORD,
    '129/43 5010 reduced',
    '130/43 5010',
    'KG12/12SS 5011',
    'KG25/12SS 5011',
    '31/16LW 4909',
  );
  expect(reckoned(match, '5011', '129/43')).toMatchObject({ odds: '1-5', column: '1-4' });
  unsupported(play(match, 'attack 5011 129/43'));
  expect(asks(match)).toBe('allied fighting.declare');
  expect(unit(match, '129/43')).toBe('-');
  expect(news(match, 0).join(' ')).toContain('3 against 14');
});

test('TDSN 11.3.3-e: the attacker is never asked for a lower column', () => {
  const match = scene('british fight 1 rain', SWORD, '129/43 5010', '130/43 5010', '726/716 5011 reduced');
  play(match, 'attack 5011 129/43+130/43');
  expect(asks(match)).toBe('* combat.roll');
  expect(reckoned(match, '5011', '129/43+130/43').column).toBe('6-1');
});

test('TDSN 11.3.4-a: the ground of the hex shifts to the left: bocage and city two, forest and town one', () => {
  expect(shiftsIn('british fight', '5011', '5010')).toEqual([]);
  expect(shiftsIn('british fight', '4509', '4508')).toEqual(['-2 11.3.4-a']);
  expect(shiftsIn('british fight', '4606', '4605')).toEqual(['-2 11.3.4-a']);
  expect(shiftsIn('british fight', '4724', '4723')).toEqual(['-1 11.3.4-a']);
  expect(shiftsIn('british fight', '4714', '4713')).toEqual([]);
  expect(shiftsIn('british fight', '5114', '5113')).toEqual(['-1 11.3.4-a']);
});

test('TDSN 11.3.4-a: a town in the bocage has the greater of the two shifts, not both', () => {
  expect(shiftsIn('british fight', '5003', '4903')).toEqual(['-2 11.3.4-a']);
});

test('TDSN 11.3.4-a: a river shifts too, a minor one by one, a major one by two, bridge or not', () => {
  expect(shiftsIn('british fight', '4811', '4711')).toEqual(['-1 11.6-e']);
  expect(shiftsIn('british fight', '4507', '4408')).toEqual(['-2 11.6-e']);
  expect(shiftsIn('british fight', '4508', '4409')).toEqual(['-2 11.6-e']);
});

test('TDSN 11.1-h: the effects of the hex and of its sides are added', () => {
  // Bocage behind a minor river.
  expect(shiftsIn('british fight', '4510', '4610')).toEqual(['-2 11.3.4-a', '-1 11.6-e']);
  // Woods behind a minor river: one more in strength, and a shift.
  const match = scene('british fight', SWORD, '857/346 4711', '129/43 4811');
  expect(reckoned(match, '4711', '129/43')).toMatchObject({ strengths: '5:5', shifts: ['-1 11.6-e'] });
});

test('TDSN 11.6-e: a river counts only if all attackers cross one, and then the lesser of two', () => {
  // 4408 lies over a major river from 4507; 4608 over none.
  const match = scene('british fight', SWORD, '857/346 4507', '129/43 4408', '130/43 4608');
  expect(reckoned(match, '4507', '129/43').shifts).toEqual(['-2 11.6-e']);
  expect(reckoned(match, '4507', '129/43+130/43').shifts).toEqual([]);
  expect(reckoned(match, '4507', '130/43+129/43').shifts).toEqual([]);
  // 4510 has a major river on the west and a minor one on the north.
  const two = scene('british fight', SWORD, '857/346 4510', '129/43 4410', '130/43 4509');
  expect(reckoned(two, '4510', '129/43+130/43').shifts).toEqual(['-2 11.3.4-a', '-1 11.6-e']);
});

test('TDSN 9.3.3-f, TDSN 7.2.3-e, TDSN 7.2.3-a: the kind of Round shifts every attack', () => {
  expect(shiftsIn('british fight combined', '5011', '5010')).toEqual(['-1 9.3.3-f']);
  expect(shiftsIn('british fight 4 sun', '5011', '5010', 'prepared yes')).toEqual(['1 7.2.3-e']);
  expect(shiftsIn('british fight 4 sun', '5011', '5010')).toEqual([]);
  const german = (moment: string) =>
    reckoned(scene(moment, SWORD, '857/346 5011', '129/43 5010'), '5010', '857/346').shifts;
  expect(german('germans fight 4 sun')).toEqual(['-1 7.2.3-a']);
  expect(german('germans fight 4 cloud')).toEqual(['-1 7.2.3-a']);
  expect(german('germans fight 4')).toEqual([]);
  const reaction = scene('germans react and fight 4 sun', SWORD, 'KG22/21Pz 5011 chosen=yes', '129/43 5010');
  expect(reckoned(reaction, '5010', 'KG22/21Pz').shifts).toEqual(['-1 7.2.3-a']);
});

test('TDSN 11.3.4-b: carpet bombing shifts its own combat one column to the right', () => {
  const match = scene('british fight 4 sun', SWORD, '129/43 5010', '857/346 5011', '130/43 5010');
  expect(reckoned(match, '5011', '129/43', 'BomberCommand')).toMatchObject({ odds: '1-1', column: '2-1' });
  expect(reckoned(match, '5011', '129/43')).toMatchObject({ odds: '1-1', column: '1-1' });
});

test('G-14, TDSN 12.1-e: in bombed bocage the ground gives no shift', () => {
  const match = scene('british fight 4 sun', SWORD, '129/43 4508', '857/346 4509');
  expect(reckoned(match, '4509', '129/43', 'BomberCommand').shifts).toEqual(['1 11.3.4-b']);
});

test('G-15, TDSN 12.1-e: in a bombed city it does', () => {
  const match = scene('british fight 4 sun', SWORD, '129/43 4605', '857/346 4606');
  expect(reckoned(match, '4606', '129/43', 'BomberCommand').shifts).toEqual(['-2 11.3.4-a', '1 11.3.4-b']);
});

test('TDSN 12.1-e: bombed woods add no strength, but a river stays', () => {
  const match = scene('british fight 4 sun', SWORD, '857/346 4711', '129/43 4811');
  const bombed = reckoned(match, '4711', '129/43', 'BomberCommand');
  expect(bombed).toMatchObject({ strengths: '5:4', shifts: ['-1 11.6-e', '1 11.3.4-b'] });
});

test('TDSN 11.3.4-c: the shifts are netted and applied once, within the table', () => {
  // Bocage behind a minor river in a Combined Action: four to the left of 2-1 stops at 1-3.
  const match = scene('british fight combined', SWORD, '857/346 4510', '129/43 4610', '130/43 4610');
  expect(reckoned(match, '4510', '129/43+130/43')).toEqual({ strengths: '10:4', shifts: ['-2 11.3.4-a', '-1 11.6-e', '-1 9.3.3-f'], odds: '2-1', column: '1-3' }); // biome-ignore format: one thing
  const strong = scene('british fight 4 sun', 'prepared yes', SWORD, '129/43 5010', '726/716 5011 reduced');
  expect(reckoned(strong, '5011', '129/43')).toMatchObject({ odds: '5-1', column: '6-1' });
  expect([shifted(60, 1, 2), shifted(1, 3, -2), shifted(2, 3, -4)]).toEqual(['6-1', '1-3', '1-3']);
});

test('TDSN 11.3.4-c: what began below the table is not brought back by its left end', () => {
  expect([shifted(1, 4, -1), shifted(1, 5, 2)]).toEqual(['1-5', '1-3']);
});

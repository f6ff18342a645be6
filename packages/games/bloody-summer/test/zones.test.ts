import { expect, test } from 'vitest';
import { field, type Play, place, play, reasons, refusal, scene } from './scene.ts';

const us = (...lines: string[]): Play => scene('us-moves 8', 'US-XX 0324', ...lines);
const spent = (match: Play, name: string): number => Number(field(match, name, 'spent') ?? 0) / 2;

// 1207 is open ground; around it lie 1206, 1208, 1106, 1107, 1306 and 1307. 1305 and 1406 are a hex farther away.

test('N44 3-a, N44 3-c: a unit with a stacking point has a zone around it, and whoever enters it stops', () => {
  const match = us('4-8 1406', '272 1207');
  expect(refusal(match, 'move 4-8 1306')).toBe('');
  expect(reasons(match, 'move 4-8 1306+1305')).toEqual([
    '3-c it would have had to stop in an enemy zone of control',
  ]);
  play(match, 'move 4-8 1306');
  expect(reasons(match, 'move 4-8 1305')).toEqual(['3-c it has come into an enemy zone of control']);
});

test('N44 3-b: units without points, headquarters and garrisons have none', () => {
  for (const who of ['sPz-101', 'GE-84', 'WN-Madeleine'])
    expect(refusal(us('4-8 1406', `${who} 1207`), 'move 4-8 1306+1305'), who).toBe('');
});

test('N44 0.1.2-h: a garrison in the next hex stops nobody', () => {
  expect(refusal(us('4-8 1406', 'WN-Madeleine 1207'), 'move 4-8 1306+1305')).toBe('');
});

test('N44 3-c: headquarters stop too', () => {
  expect(refusal(us('US-VII 1406', '272 1207'), 'move US-VII 1306+1305')).toBe('3-c');
});

test('N44 3-e: from one zone into another, and there the unit stops', () => {
  const match = us('2-Arm-CCA 1306', '272 1207');
  expect(refusal(match, 'move 2-Arm-CCA 1307')).toBe('');
  expect(refusal(match, 'move 2-Arm-CCA 1307+1308')).toBe('3-c');
  play(match, 'move 2-Arm-CCA 1307');
  expect(spent(match, '2-Arm-CCA'), 'half a point by road, and one as elite').toBe(1.5);
});

test('N44 3-f: a friend in the hex does not cancel the zone', () => {
  expect(refusal(us('4-8 1406', '4-12 1306', '272 1207'), 'move 4-8 1306+1305')).toBe('3-c');
});

test('N44 3-g: to leave a zone costs commandos nothing, paratroops and elite 1, all others 2', () => {
  const leaving = (side: string, who: string): number => {
    const match = scene(`${side}-moves 8`, `${who} 1306 mounted=yes`, '272 1207');
    return spent(play(match, `move ${who} 1305`), who);
  };
  expect(leaving('british', '1-SS-Bde')).toBe(1);
  expect(leaving('us', '82-505')).toBe(1 + 1);
  expect(leaving('us', '1-16'), 'elite infantry').toBe(1 + 1);
  expect(leaving('us', '2-Rgr'), 'elite too').toBe(1 + 1);
  expect(leaving('us', '4-8')).toBe(1 + 2);
  expect(leaving('us', 'US-VII')).toBe(1 + 2);
});

test('N44 3-g: a stack leaves as the slowest of it', () => {
  const match = scene('british-moves 8', '1-SS-Bde 1306', '3-8 1306', '272 1207');
  play(match, 'march 1306 1305');
  expect([spent(match, '1-SS-Bde'), place(match, '3-8')]).toEqual([3, '1305']);
});

test('N44 3-a: no zone into a fortified line', () => {
  expect(refusal(scene('german-moves 8', '709-729 0221', '4-8 0321'), 'move 709-729 0222+0223')).toBe('');
});

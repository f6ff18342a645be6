import { isReason } from '@bocage/kernel';
import { parseAction } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases/index.ts';
import { FAILED } from '../src/refusals.ts';
import { type Play, scene } from './scene.ts';

/** What a player is told who wants that: `ATK-01 No Germans are in that hex.` */
function told(match: Play, words: string): string {
  const action = parseAction(match.engine.offer, words);
  if (isReason(action)) return `${action.rule} ${action.text}`;
  return match.why(action).map(({ rule, text }) => `${rule} ${text}`).join(' '); // biome-ignore format: one line
}
const C8 = 'post 1814 back=KGM german=4/1/915';
const beside = (...lines: string[]): Play =>
  scene(
    'turn.end > actionPhase.act 6',
    'acting 1st',
    'division 1st actions=2',
    'A/1/16 1813',
    'HQ18 1105',
    ...lines,
  );
const onBeach = (...lines: string[]): Play => scene('actions 6', 'E/2/16 0708', 'HQ18 1105', ...lines);

test('DDOB ATK-01, ATK-03: an attack is refused for what is wrong with it', () => {
  expect(told(beside(), 'attack 1814 A/1/16')).toBe('ATK-01 No Germans are in that hex.');
  expect(told(onBeach(C8), 'attack 1814 E/2/16')).toBe(
    'ATK-03 No infantry stands next to it where it could attack.',
  );
  expect(told(beside(C8, 'B/1/16 1612'), 'attack 1814 A/1/16+B/1/16')).toBe(
    'ATK-03 It is not next to those Germans.',
  );
  expect(told(beside(`${C8} barraged=yes`), 'attack 1814 A/1/16')).not.toContain('may');
  expect(told(beside(C8), 'attack 1814 HQ18')).toBe('ATK-14 A leader does not attack.');
});

test('DDOB MOV-09: a move is refused for what is wrong with it', () => {
  expect(told(beside(), 'move A/1/16 1609')).toBe('MOV-09 That hex is not adjacent.');
  expect(told(beside(C8), 'move A/1/16 1814')).toBe('MOV-09 Germans are in that hex.');
  expect(told(beside('B/1/16 - due=9'), 'move B/1/16 1814')).toBe('MOV-09 It has not come yet.');
  expect(told(beside(), 'move C/1/16 1814')).toBe('MOV-09 It is out of play.');
  expect(told(beside('A/1/116 0528'), 'move A/1/116 0628')).toMatch(
    /^ACT-02 The other division acts now\.$|is not asked/,
  );
});

test('DDOB MOV-19: who is disrupted, and who is not', () => {
  expect(told(beside('B/1/16 1612 disrupted'), 'move B/1/16 1613')).toBe(
    'MOV-19 It is disrupted, and can only recover.',
  );
  expect(told(beside(), 'rally A/1/16')).toBe('MOV-19 It is not disrupted.');
});

test('DDOB BAR-01, BAR-05: a barrage by who is no tank, and one out of range', () => {
  const match = beside(C8, '1/A/741 1105 division=1st');
  expect(told(match, 'barrage A/1/16 1814')).toBe('BAR-01 It is no tank.');
  expect(told(match, 'naval 1814')).toBe('NAV-01 There is no naval fire marker.');
});

test('every condition is a sentence about this case, and of a case that there is', () => {
  for (const [name, [rule, text]] of Object.entries(FAILED)) {
    expect([name, rule in CASES]).toEqual([name, true]);
    expect([name, /^[A-Z].*\.$/.test(text), text.length < 110]).toEqual([name, true, true]);
    expect([name, text.includes('may be'), (CASES as Record<string, string>)[rule] === text]).toEqual([
      name,
      false,
      false,
    ]);
  }
});

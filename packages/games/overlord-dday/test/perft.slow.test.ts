import { readFileSync } from 'node:fs';
import { CHANCE } from '@bocage/kernel';
import { perft } from '@bocage/kernel/prover';
import { readPosition, resume } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';
import { resultOf } from '../src/rules/odds.ts';
import { legal, type Play, refusal } from './scene.ts';

// What the counts of golden/perft.json come from, where they can be told by hand.
const golden = (name: string): Play =>
  resume(
    readPosition(overlordDday, readFileSync(new URL(`golden/${name}.position`, import.meta.url), 'utf8')),
  );

test('TKG 27.2.4-a: the assault has 17 ways to begin: every set of four on WN 66, one on WN 64, or none', () => {
  const match = golden('assault');
  expect(legal(match, 'attack N3031')).toHaveLength(2 ** 4 - 1);
  expect(legal(match, 'attack N3132')).toEqual(['attack N3132 1/18']);
  expect(legal(match).filter((words) => !words.startsWith('attack'))).toEqual(['fight']);
  expect(perft(match.engine, 1)).toBe(15 + 1 + 1);
});

const UNITS = ['2/16', '1/116', '1/18', '5Rgr', 'WN66/352'];
const HEXES = ['N2931', 'N2932', 'N3031', 'N3032', 'N3131', 'N3132'];

test('TKG 27.2.4-h: what is listed is what the referee accepts of all attacks anybody could think of', () => {
  const match = golden('assault');
  const accepted: string[] = [];
  for (const hex of HEXES)
    for (let set = 0; set < 1 << UNITS.length; set++) {
      const units = UNITS.filter((_, i) => (set & (1 << i)) !== 0).join('+') || 'none';
      if (refusal(match, `attack ${hex} ${units}`) === '') accepted.push(`attack ${hex} ${units}`);
    }
  expect(accepted.sort()).toEqual(legal(match, 'attack').sort());
});

/** How many ways to go on there are after each of the 36 throws, by what was thrown. */
function waysAfterThrows(): { dice: number; ways: number; asked: string }[] {
  const found: { dice: number; ways: number; asked: string }[] = [];
  for (let one = 1; one <= 6; one++)
    for (let other = 1; other <= 6; other++) {
      const match = golden('hedgerows');
      match.resolve(match.engine.odds.kind.parse(`${one}+${other}`) as number);
      const { engine } = match;
      found.push({
        dice: one + other,
        ways: perft(engine, 1),
        asked: engine.side === CHANCE ? 'dice' : engine.game.sides.text(engine.side),
      });
    }
  return found;
}

test('TKG 27.2.4-ag: in the hedgerows 15 throws cost the defender a step of three ways, 17 the attacker one of four', () => {
  const ways = waysAfterThrows();
  const german = ways.filter(({ asked }) => asked === 'german');
  const allied = ways.filter(({ asked }) => asked === 'allied');
  const dice = ways.filter(({ asked }) => asked === 'dice');
  expect([german.length, allied.length, dice.length]).toEqual([15, 17, 4]);
  expect(new Set(german.map((one) => one.ways))).toEqual(new Set([3]));
  expect(new Set(allied.map((one) => one.ways))).toEqual(new Set([4]));
  expect(new Set(dice.map((one) => one.ways))).toEqual(new Set([6]));
  for (const { dice: thrown, asked } of ways) {
    const { attacker, defender } = resultOf({ line: 2, column: 3, dice: thrown });
    if (asked === 'german') expect(defender.steps, `${thrown}`).toBeGreaterThan(0);
    if (asked === 'allied') expect(attacker.steps, `${thrown}`).toBeGreaterThan(0);
  }
  expect(perft(golden('hedgerows').engine, 2)).toBe(15 * 3 + 17 * 4 + 4 * 6);
});

test('TKG 27.2.5-c: on the march the moves of each German unit and the end of all are 62', () => {
  const match = golden('march');
  const by = (name: string): number => legal(match, `move ${name} `).length;
  expect([by('II/916'), by('PzJg352'), by('I/726'), by('WN64/352')].reduce((a, b) => a + b, 0)).toBe(61);
  expect([by('WN64/352'), legal(match, 'end').length]).toEqual([0, 1]);
});

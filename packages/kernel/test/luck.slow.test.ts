import { expect, test } from 'vitest';
import { d6, die, fallen, luckOf, newSecret, seeded, sipHash, twoD6 } from './kernel.ts';

const SECRET = newSecret(seeded(7));

test('SipHash-2-4 is that of its authors', () => {
  const secret = '000102030405060708090a0b0c0d0e0f';
  expect(
    sipHash(
      secret,
      Uint8Array.from({ length: 15 }, (_, i) => i),
    ),
  ).toBe(0xa129ca6149be45e5n);
  expect(sipHash(secret, new Uint8Array())).toBe(0x726fdb47dd0e0e31n);
  expect(() => sipHash('00', new Uint8Array())).toThrow('a secret is 32 hexadecimal digits');
});

test('the same question has the same luck; another question or another secret has another', () => {
  expect(luckOf(SECRET, 'combat.roll 2 31 1')).toBe(luckOf(SECRET, 'combat.roll 2 31 1'));
  expect(luckOf(SECRET, 'combat.roll 2 31 1')).not.toBe(luckOf(SECRET, 'combat.roll 2 31 2'));
  expect(luckOf(SECRET, 'combat.roll 2 31 1')).not.toBe(luckOf(newSecret(seeded(8)), 'combat.roll 2 31 1'));
});

/** The square sum of how far counts are from what is expected. */
const chiSquare = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

test('faces fall equally often, and those of two fights have nothing to do with each other', () => {
  const single = new Array<number>(6).fill(0);
  const pairs = new Array<number>(36).fill(0);
  for (let i = 0; i < 7_200; i++) {
    const [one, other] = [31, 32].map(
      (hex) => fallen(d6, luckOf(SECRET, `combat.roll ${i} ${hex} 1`)) - 1,
    ) as [number, number];
    single[one] = (single[one] as number) + 1;
    pairs[6 * one + other] = (pairs[6 * one + other] as number) + 1;
  }
  expect(chiSquare(single, 1_200)).toBeLessThan(20.5); // one in a thousand of fair dice is beyond it
  expect(chiSquare(pairs, 200)).toBeLessThan(66.6);
});

test('luck is a share of the odds: the lowest is the first face, the highest the last, whatever is thrown', () => {
  const highest = 2n ** 64n - 1n;
  expect([fallen(d6, 0n), fallen(d6, highest)]).toEqual([1, 6]);
  expect([fallen(die(10), 0n), fallen(die(10), highest)]).toEqual([1, 10]);
  expect([fallen(twoD6, 0n), fallen(twoD6, highest)]).toEqual([11, 66]);
  expect([fallen(d6, highest / 2n), fallen(die(10), highest / 2n)]).toEqual([3, 5]);
});

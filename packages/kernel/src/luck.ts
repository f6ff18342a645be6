import type { Odds } from './chance.ts';
import type { Random } from './random.ts';

const MASK = (1n << 64n) - 1n;
const WHOLE = 1n << 64n;
const SECRET = /^[0-9a-f]{32}$/;

/** A new secret for a table's luck: 32 hexadecimal digits. Of a seeded source it can be foreseen. */
export const newSecret = (random: Random): string =>
  Array.from({ length: 32 }, () => random.below(16).toString(16)).join('');

/**
 * The luck that a secret has for a question, a number below 2^64: SipHash-2-4 of the question's UTF-16 units. The same for the
 * same secret and question wherever it is asked, and nobody who lacks the secret can tell it from a throw.
 */
export function luckOf(secret: string, question: string): bigint {
  const bytes = new Uint8Array(question.length * 2);
  for (let i = 0; i < question.length; i++) {
    bytes[2 * i] = question.charCodeAt(i) & 0xff;
    bytes[2 * i + 1] = question.charCodeAt(i) >> 8;
  }
  return sipHash(secret, bytes);
}

/** SipHash-2-4 (Aumasson and Bernstein, 2012). */
export function sipHash(secret: string, bytes: Uint8Array): bigint {
  if (!SECRET.test(secret.slice(0, 33))) throw new Error('a secret is 32 hexadecimal digits');
  const [k0, k1] = [wordAt(secretBytes(secret), 0), wordAt(secretBytes(secret), 8)];
  const v: Lanes = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  const whole = bytes.length - (bytes.length % 8);
  for (let at = 0; at < whole; at += 8) mix(v, wordAt(bytes, at));
  mix(v, wordAt(bytes, whole) | (BigInt(bytes.length & 0xff) << 56n));
  v[2] ^= 0xffn;
  for (let i = 0; i < 4; i++) round(v);
  return v[0] ^ v[1] ^ v[2] ^ v[3];
}

type Lanes = [bigint, bigint, bigint, bigint];

const secretBytes = (secret: string): Uint8Array =>
  Uint8Array.from({ length: 16 }, (_, i) => Number.parseInt(secret.slice(2 * i, 2 * i + 2), 16));

/** Up to eight bytes from there on, the first one lowest. */
function wordAt(bytes: Uint8Array, at: number): bigint {
  let word = 0n;
  for (let i = Math.min(8, bytes.length - at) - 1; i >= 0; i--)
    word = (word << 8n) | BigInt(bytes[at + i] as number);
  return word;
}

function mix(v: Lanes, word: bigint): void {
  v[3] ^= word;
  round(v);
  round(v);
  v[0] ^= word;
}

const turned = (word: bigint, by: bigint): bigint => ((word << by) | (word >> (64n - by))) & MASK;

function round(v: Lanes): void {
  v[0] = (v[0] + v[1]) & MASK;
  v[1] = turned(v[1], 13n) ^ v[0];
  v[0] = turned(v[0], 32n);
  v[2] = (v[2] + v[3]) & MASK;
  v[3] = turned(v[3], 16n) ^ v[2];
  v[0] = (v[0] + v[3]) & MASK;
  v[3] = turned(v[3], 21n) ^ v[0];
  v[2] = (v[2] + v[1]) & MASK;
  v[1] = turned(v[1], 17n) ^ v[2];
  v[2] = turned(v[2], 32n);
}

/** What falls by that luck: the share of the odds in which it lies, so that other odds still meet the same luck. */
export function fallen<T extends number>(odds: Odds<T>, luck: bigint): T {
  let left = Number((luck * BigInt(odds.total)) / WHOLE);
  for (let value = odds.kind.min; value <= odds.kind.max; value++) {
    left -= odds.weight(value as T);
    if (left < 0) return value as T;
  }
  throw new Error(`${odds.kind.name}: the weights do not add up to ${odds.total}`);
}

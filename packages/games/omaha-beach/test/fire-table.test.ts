import { expect, test } from 'vitest';
import { garrison, reserve, state, under } from './firing.ts';

// Card 44: a single green and a single brown square, and a diamond. WN62 is green; C1, in 1113, is brown.
const HEXES = {
  strongpoint: { intense: '0612', steady: '0512', sporadic: '0715' },
  'known reserve': { intense: '1012', steady: '1013', sporadic: '1011' },
  'hidden reserve': { intense: '1012', steady: '1013', sporadic: '1011' },
} as const;
type Firing = keyof typeof HEXES;
type Dot = keyof (typeof HEXES)[Firing];
const POST: Readonly<Record<Firing, string>> = {
  strongpoint: garrison('0812'),
  'known reserve': reserve('1113', 'revealed=yes'),
  'hidden reserve': reserve('1113'),
};
const SPARED = '3';
const TANK_SPARED = '2';

/** What becomes of a company with the symbol, one without, a tank with it and one without. */
const TABLE: readonly [rule: string, firing: Firing, dot: Dot, results: readonly string[]][] = [
  ['FIR-23', 'strongpoint', 'intense', ['2', '2', '1', '1']],
  ['FIR-23', 'known reserve', 'intense', ['2', '2', '1', '1']],
  ['FIR-24', 'hidden reserve', 'intense', ['2 disrupted', '2 disrupted', '1 disrupted', '1 disrupted']],
  ['FIR-25', 'strongpoint', 'steady', ['2', SPARED, TANK_SPARED, TANK_SPARED]],
  ['FIR-25', 'known reserve', 'steady', ['2', SPARED, TANK_SPARED, TANK_SPARED]],
  ['FIR-26', 'hidden reserve', 'steady', ['2 disrupted', SPARED, TANK_SPARED, TANK_SPARED]],
  ['FIR-27', 'strongpoint', 'sporadic', ['3 disrupted', SPARED, TANK_SPARED, TANK_SPARED]],
  ['FIR-27', 'known reserve', 'sporadic', ['3 disrupted', SPARED, TANK_SPARED, TANK_SPARED]],
  ['FIR-27', 'hidden reserve', 'sporadic', ['3 disrupted', SPARED, TANK_SPARED, TANK_SPARED]],
];
const UNITS = ['A/1/16', 'B/1/16', '1/B/741', '2/B/741'];

for (const [rule, firing, dot, results] of TABLE)
  test(`DDOB ${rule}: ${dot} fire of a ${firing}`, () => {
    const found = UNITS.map((name) => state(under(44, POST[firing], `${name} ${HEXES[firing][dot]}`), name));
    expect(found).toEqual(results);
  });

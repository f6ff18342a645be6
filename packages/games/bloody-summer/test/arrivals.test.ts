import { expect, test } from 'vitest';
import { arrivalsOf } from '../src/scenarios.ts';
import { allied, campaign, counters, formation, id, turnOf } from './setups.ts';

// First days ashore and in action, or of the first and the last elements of a German formation.
test.each([
  ['US-90', '6-6', '6-10'],
  ['US-2', '6-7', '6-9'],
  ['US-9', '6-10', '6-12'],
  ['US-2-Arm', '6-9', '6-13'],
  ['US-30', '6-10', '6-15'],
  ['US-79', '6-12', '6-19'],
  ['US-83', '6-18', '6-27'],
  ['US-3-Arm', '6-23', '6-29'],
  ['US-8', '7-4', '7-8'],
  ['US-35', '7-5', '7-11'],
  ['US-5', '7-9', '7-14'],
  ['US-4-Arm', '7-11', '7-17'],
  ['US-6-Arm', '7-18', '7-27'],
  ['US-28', '7-22', '7-30'],
  ['US-5-Arm', '7-24', '8-2'],
  ['FR-2-DB', '8-1', '8-10'],
  ['US-80', '8-3', '8-8'],
  ['US-7-Arm', '8-10', '8-14'],
  ['BR-51', '6-7', '6-10'],
  ['BR-7-Arm', '6-7', '6-10'],
  ['BR-49', '6-11', '6-14'],
  ['BR-11-Arm', '6-13', '6-26'],
  ['BR-15', '6-14', '6-26'],
  ['BR-43', '6-22', '6-27'],
  ['BR-53', '6-27', '7-1'],
  ['BR-GD', '6-28', '7-18'],
  ['BR-59', '6-27', '7-8'],
  ['CA-2', '7-7', '7-18'],
  ['CA-4-Arm', '7-28', '8-2'],
  ['PL-1-Arm', '8-1', '8-8'],
  ['4-Arm-Bde', '6-7', '6-10'],
  ['33-Arm-Bde', '6-13', '7-7'],
  ['31-Arm-Bde', '6-19', '6-26'],
  ['34-Arm-Bde', '7-3', '7-15'],
  ['6-Gds-Bde', '7-20', '7-30'],
  ['Bel-Bde', '8-8', '8-11'],
  ['Dut-Bde', '8-6', '8-12'],
  ['US-VIII', '6-15', '6-15'],
  ['US-XIX', '6-14', '6-14'],
  ['US-XV', '8-1', '8-1'],
  ['US-XX', '8-6', '8-6'],
  ['US-XII', '8-12', '8-12'],
  ['BR-VIII', '6-16', '6-26'],
  ['BR-XII', '6-30', '6-30'],
  ['CA-II', '7-11', '7-11'],
  ['346', '6-8', '6-10'],
  ['12-SS', '6-7', '6-10'],
  ['3-Fj', '6-10', '6-18'],
  ['2-Pz', '6-12', '6-18'],
  ['KG-275', '6-9', '6-12'],
  ['265', '6-13', '6-16'],
  ['266', '6-13', '6-16'],
  ['353', '6-15', '6-24'],
  ['276', '6-20', '7-3'],
  ['277', '6-25', '7-12'],
  ['2-SS', '6-15', '7-5'],
  ['1-SS', '6-28', '7-9'],
  ['9-SS', '6-28', '6-30'],
  ['10-SS', '6-28', '7-1'],
  ['16-Lw', '7-2', '7-5'],
  ['271', '7-9', '7-24'],
  ['272', '7-8', '7-14'],
  ['326', '7-20', '7-23'],
  ['116-Pz', '7-20', '7-30'],
  ['363', '7-30', '8-4'],
  ['84', '8-1', '8-5'],
  ['89', '8-4', '8-6'],
  ['85', '8-8', '8-11'],
  ['708', '8-4', '8-8'],
  ['9-Pz', '8-6', '8-12'],
  ['331', '8-11', '8-18'],
  ['344', '8-14', '8-20'],
  ['17-Lw', '8-15', '8-20'],
  ['48', '8-15', '8-20'],
  ['KG-6-Fj', '8-14', '8-22'],
  ['18-Lw', '8-18', '8-22'],
  ['17-SS-37', '6-10', '6-13'],
  ['17-SS-38', '6-10', '6-13'],
  ['Lehr-901', '6-8', '6-10'],
  ['Lehr-902', '6-8', '6-10'],
  ['Lehr-I-130', '6-8', '6-10'],
  ['Lehr-II-130', '6-8', '6-10'],
  ['17-SS-15Fj', '6-15', '6-30'],
  ['Lehr-14Fj', '7-10', '7-10'],
  ['77-13Fj', '7-12', '7-12'],
  ['sPz-101', '6-12', '6-12'],
  ['sPz-102', '7-9', '7-9'],
  ['sPz-503', '7-7', '7-7'],
  ['sPz-654', '6-28', '6-28'],
  ['Flak-1', '6-9', '6-9'],
  ['Flak-2', '6-9', '6-9'],
  ['Flak-3', '6-9', '6-9'],
  ['GE-I-SS', '6-7', '6-7'],
  ['GE-II-Fj', '6-11', '6-11'],
  ['GE-47', '6-13', '6-13'],
  ['GE-86', '6-16', '6-16'],
  ['GE-II-SS', '6-28', '6-28'],
  ['GE-74', '7-22', '7-22'],
  ['GE-58', '7-28', '7-28'],
  ['GE-81', '8-2', '8-2'],
])('history: %s arrives between the turns of %s and %s', (name, from, to) => {
  const turns = arrivalsOf(campaign).filter(({ unit }) => formation(name).includes(id(unit)));
  expect(turns.length).toBe(formation(name).length);
  expect(turns.filter(({ turn }) => turn < turnOf(from) || turn > turnOf(to))).toEqual([]);
});

test('history: those of the same number whom the table cannot name', () => {
  const turn = (name: string): number | undefined =>
    arrivalsOf(campaign).find(({ unit }) => id(unit) === name)?.turn;
  expect(['77', '275', '29-175', '82-325', '101-327'].map(turn)).toEqual([1, 6, 1, 1, 1]);
});

test('N44 1.1.2.1-d: from where the Germans come', () => {
  const from = (box: string, turn: number): string[] =>
    arrivalsOf(campaign)
      .filter((one) => one.box === box && one.turn === turn)
      .map(({ unit }) => id(unit));
  expect(from('Rennes', 1)).toEqual('77 17-SS-37 17-SS-38 KG-275 3-Fj-5 3-Fj-8 3-Fj-9 GE-II-Fj'.split(' '));
  expect(from('Languedoc', 2)).toEqual(formation('2-SS'));
  expect(from('South-East', 9)).toEqual(formation('9-Pz'));
  expect(from('Le-Mans', 1)).toEqual(['Lehr-901', 'Lehr-902', 'Lehr-I-130', 'Lehr-II-130']);
});

/** Who comes in which turn: a division where all of its counters do. */
const BY_TURN: Readonly<Record<'allied' | 'german', Readonly<Record<number, string>>>> = {
  allied: {
    1: '101-327 29-175 4-Arm-Bde 82-325 BR-49 BR-51 BR-7-Arm US-2 US-2-Arm US-30 US-9 US-90',
    2: '31-Arm-Bde 33-Arm-Bde BR-11-Arm BR-15 BR-VIII US-79 US-VIII US-XIX',
    3: 'BR-43 US-3-Arm US-83',
    4: '34-Arm-Bde BR-53 BR-59 BR-GD BR-XII',
    5: 'CA-2 US-35 US-5 US-8',
    6: 'CA-II US-4-Arm',
    7: '6-Gds-Bde US-28 US-5-Arm US-6-Arm',
    8: 'CA-4-Arm',
    9: 'Dut-Bde FR-2-DB PL-1-Arm US-80 US-XV US-XX',
    10: 'Bel-Bde US-7-Arm US-XII',
  },
  german: {
    1: '12-SS 17-SS-37 17-SS-38 3-Fj 346 unit:77 Flak-1 Flak-2 Flak-3 GE-I-SS GE-II-Fj KG-275 Lehr-901 Lehr-902 Lehr-I-130 Lehr-II-130 sPz-101',
    2: '17-SS-15Fj 2-Pz 2-SS 265 266 353 GE-47 GE-86',
    3: '276 277',
    4: '1-SS 10-SS 16-Lw 9-SS GE-II-SS sPz-654',
    5: '271 272 Lehr-14Fj sPz-102 sPz-503',
    6: 'unit:275 77-13Fj',
    7: '116-Pz 326 GE-74',
    8: '363 GE-58',
    9: '708 84 89 9-Pz GE-81',
    10: '331 344 6-Fj 85',
    11: '17-Lw 18-Lw 48',
  },
};
test.each(['allied', 'german'] as const)('N44 11.3-a: the %s turn track', (camp) => {
  const arrivals = arrivalsOf(campaign).filter(({ unit }) => allied(unit) === (camp === 'allied'));
  const found = (turn: number): string[] =>
    arrivals.filter((one) => one.turn === turn).map(({ unit }) => id(unit));
  for (let turn = 0; turn <= 12; turn++) {
    const words = BY_TURN[camp][turn]?.split(' ') ?? [];
    expect([turn, found(turn).sort()]).toEqual([turn, words.flatMap(counters).sort()]);
  }
});

import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { ids, units } from './counters.ts';
import { asks, legal, news, opening, type Play, play, refusal, scene, unit } from './scene.ts';

const OPEN = ['beach 2403 status=open', 'beach 4003 status=open'];
/** The Replacement Phase of a turn; Showers unless told. */
const phase = (moment: string, ...lines: string[]): Play =>
  scene(`turn.replacement ${moment}`, ...OPEN, ...lines);

test('TDSN 8.2-a: there are no replacements on turn 1', () => {
  const reduced = ['8/4 2403 reduced', '1057/91 2110 reduced', 'beach 2403 status=open'];
  expect(asks(scene('turn.begin 1', ...reduced))).toBe('allied actionPhase.mix');
  expect(asks(opening())).toBe('allied actionPhase.mix');
  expect(asks(scene('turn.replacement 2', ...reduced))).toBe('allied replacementPhase.rebuild');
});

test('TDSN 8.2-b: nothing brings back an eliminated unit, and a unit of one step takes no replacement', () => {
  const match = phase('3', '8/4 2404 reduced', '12/4 - steps=0', '2Rng 2404');
  expect(legal(match)).toEqual(['rebuild 8/4 infantry', 'done']);
  expect(refusal(match, 'rebuild 12/4 infantry')).toBe('8.2-b');
  expect(refusal(match, 'rebuild 2Rng infantry')).toBe('8.2-b');
  expect(ids(({ steps, replaceable }) => steps === 1 && replaceable)).toEqual([]);
});

test('TDSN 8.2-c: airborne, Special Service, French and Polish units and Flak are never rebuilt', () => {
  const barred = ['505/82', '325/82', '3/6', '6/6', '1SSBde', 'CCD/2Fr', '10A/Po', '3/Po'];
  const allied = phase(
    '3 sun',
    '8/4 2404 reduced',
    ...barred.map((name, i) => `${name} ${5010 + i} reduced`),
  );
  expect(legal(allied)).toEqual(['rebuild 8/4 infantry', 'done']);
  for (const name of barred) expect(refusal(allied, `rebuild ${name} infantry`), name).toBe('8.2-c');
  const german = play(
    phase('3', '1/IIIFlak 2110 reduced', '1057/91 2110 reduced', '8/4 2404 reduced'),
    'done',
  );
  expect(legal(german)).toEqual(['rebuild 1057/91 infantry', 'done']);
  expect(refusal(german, 'rebuild 1/IIIFlak infantry')).toBe('8.2-c');
});

test('TDSN 8.2.1-a: US, British and Germans have three types, the Canadians one of their own', () => {
  for (const row of Object.values(charts.replacements.byWeather)) {
    for (const group of [row.us, row.british, row.german])
      expect(Object.keys(group)).toEqual(['infantry', 'mechanized', 'armor']);
    expect(Object.keys(row.canadian)).toEqual(['generic']);
  }
});

test('TDSN 8.2.1-b: a unit takes the type of its line in the table, armored cavalry has the choice of two', () => {
  const match = phase(
    '3 sun',
    ...['8/4 2404 reduced', 'CCA/2AD 2405 reduced', '4Cav 2404 reduced'],
    ...['56 4004 reduced', '8A 4004 reduced', '131/7A 4004 reduced', '7/3C 4005 reduced', '2CA 4005 reduced'],
  );
  expect(legal(match).sort()).toEqual(
    [
      'done',
      'rebuild 8/4 infantry',
      'rebuild CCA/2AD armor',
      'rebuild 4Cav mechanized',
      'rebuild 4Cav armor',
      'rebuild 56 infantry',
      'rebuild 8A armor',
      'rebuild 131/7A mechanized',
      'rebuild 7/3C generic',
      'rebuild 2CA generic',
    ].sort(),
  );
  expect(refusal(match, 'rebuild 8/4 armor')).toBe('8.2.1-b');
  expect(refusal(match, 'rebuild 7/3C infantry')).toBe('8.2.1-b');
  const german = scene(
    'replacementPhase.rebuild side=german 3 rain',
    ...['1057/91 2110 reduced', '6FJ 2110 reduced', 'KG22/21Pz 2111 reduced', '101Tiger 2111 reduced'],
  );
  expect(legal(german).sort()).toEqual(
    [
      'done',
      'rebuild 101Tiger armor',
      'rebuild 1057/91 infantry',
      'rebuild 6FJ infantry',
      'rebuild KG22/21Pz mechanized',
    ].sort(),
  );
  // Every unit that can be rebuilt has a line.
  const { lines } = charts.rebuilding;
  for (const { id, nation, type, replaceable, motorized = false } of units)
    if (replaceable)
      expect(
        lines.filter(
          (line) =>
            line.nations.includes(nation) &&
            line.types.includes(type) &&
            (!('motorized' in line) || line.motorized === motorized),
        ),
        id,
      ).toHaveLength(1);
});

test('TDSN 8.2.2-a: a unit out of supply takes no replacement, nor does one that has not come yet', () => {
  const match = phase('3', '8/4 2404 reduced', '12/4 4704 reduced', '1057/91 4705', '16/1 - due=2 reduced');
  expect(refusal(match, 'rebuild 8/4 infantry')).toBe('');
  expect(refusal(match, 'rebuild 16/1 infantry')).toBe('8.2.2-a');
  const cut = phase('3', '8/4 2404 reduced', '12/4 2405 reduced', '1057/91 2304', '1058/91 2504');
  expect(refusal(cut, 'rebuild 12/4 infantry'), '2404 is negated by the 8th').toBe('');
  const alone = phase('3', '8/4 2302 reduced', '12/4 2405 reduced', '1057/91 2304', '1058/91 2504');
  expect(refusal(alone, 'rebuild 12/4 infantry')).toBe('8.2.2-a');
});

test('TDSN 8.2.2-b: one replacement brings one reduced unit to full strength where it is', () => {
  // Rain: two of infantry for the US.
  const match = phase('3 rain', '8/4 2404 reduced', '12/4 2303 reduced', '22/4 2302 reduced', '39/9 2203');
  expect(refusal(match, 'rebuild 39/9 infantry'), 'it has all its steps').toBe('8.2.2-b');
  play(match, 'rebuild 8/4 infantry');
  expect(unit(match, '8/4')).toBe('2404');
  expect(news(match, 0)).toEqual(['8/4 is brought up to strength.']);
  expect(refusal(match, 'rebuild 8/4 infantry')).toBe('8.2.2-b');
  play(match, 'rebuild 22/4 infantry');
  // The two are spent.
  expect(unit(match, '12/4')).toBe('2303 reduced');
  expect(asks(match)).not.toBe('allied replacementPhase.rebuild');
});

test('TDSN 8.2.2-c: a unit is rebuilt in an enemy zone too', () => {
  const match = phase('3', '8/4 2404 reduced', '1057/91 2405', '12/4 2303 reduced');
  expect(refusal(match, 'rebuild 8/4 infantry')).toBe('');
});

test('TDSN 4.0-e: the Allies spend theirs first, then the Germans, and what is left is lost', () => {
  const lines = ['8/4 2404 reduced', '12/4 2404 reduced', '1057/91 2110 reduced', '1058/91 2110 reduced'];
  const match = phase('3', ...lines);
  expect(refusal(match, 'rebuild 1057/91 infantry')).toBe('4.0-e');
  play(match, 'rebuild 8/4 infantry', 'done');
  expect(asks(match)).toBe('german replacementPhase.rebuild');
  expect(refusal(match, 'rebuild 12/4 infantry')).toBe('4.0-e');
  expect(legal(match)).toEqual(['rebuild 1057/91 infantry', 'rebuild 1058/91 infantry', 'done']);
  // Next turn there are two again, not three.
  const next = phase('4', '8/4 2404 reduced', '12/4 2404 reduced', '22/4 2404 reduced');
  play(next, 'rebuild 8/4 infantry', 'rebuild 12/4 infantry');
  expect(unit(next, '22/4')).toBe('2404 reduced');
});

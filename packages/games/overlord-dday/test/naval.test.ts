import { expect, test } from 'vitest';
import {
  ALLIED,
  asks,
  legal,
  news,
  type Play,
  play,
  position,
  refusal,
  scene,
  sketched,
  unit,
  value,
} from './scene.ts';

// Weapons Nests of the beaches: Utah, Omaha, Gold, Juno, Sword …
const UTAH = ['WN8/709 N2621'];
const OMAHA = ['WN66/352 N3031', 'WN64/352 N3132', 'WN62/352 N3133', 'WN60/352 N3033'];
const [GOLD, JUNO, SWORD] = [['WN39/716 N3139'], ['WN28/716 N3244'], ['WN20/716 N3447']];
// … and WNs far from all of them, three in either sector, without a gun that reaches a beach.
const FAR_US = ['WNLaPernelle N1619', 'WNQuineville N2219', 'WN81/352 N2826'];
const FAR_CW = ['WNLeHavre N2260', 'WNMontCanisy N3258'];

/** Fires at one hex after another, and misses; the last shot may be the only one left. */
const miss = (match: Play, ...shots: string[]): Play => {
  for (const shot of shots) {
    if (asks(match) === 'allied navalFire.fire') play(match, `bombard ${shot}`);
    play(match, '1');
  }
  return match;
};

test('TKG 27.2.1-a: each navy has four shots in a Landing Phase, and four more in the next', () => {
  const match = scene('naval 2', ...UTAH, ...OMAHA, ...GOLD, ...JUNO, ...SWORD);
  miss(match, 'us N2621', 'us N3031', 'us N3132', 'us N3133');
  expect(refusal(match, 'bombard us N3033')).toBe('27.2.1-a');
  expect(refusal(match, 'bombard cw N3139'), 'the other navy has its own').toBe('');
  miss(match, 'cw N3139', 'cw N3244', 'cw N3447');
  while (asks(match) === '* activation.rollGroup') play(match, '6');
  expect([value(match, 'phase'), asks(match)]).toEqual(['3', 'allied navalFire.fire']);
  miss(match, 'us N3033', 'us N2621', 'us N3031', 'us N3132');
  expect(refusal(match, 'bombard us N3133')).toBe('27.2.1-a');
});

test('TKG 27.2.1-b: one U.S. shot goes to Utah and one to Omaha', () => {
  const match = scene('naval 2', ...UTAH, ...OMAHA, ...FAR_US);
  expect(refusal(match, 'cease')).toBe('27.2.1-b');
  miss(match, 'us N3031', 'us N1619');
  expect(refusal(match, 'cease'), 'Utah has had none').toBe('27.2.1-b');
  expect(refusal(miss(scene('naval 2', ...UTAH, ...OMAHA), 'us N2621'), 'cease'), 'nor Omaha').toBe(
    '27.2.1-b',
  );
  miss(match, 'us N2621');
  expect(refusal(match, 'cease')).toBe('');
  // Two shots may go elsewhere, but not three.
  const far = miss(scene('naval 2', ...UTAH, ...OMAHA, ...FAR_US), 'us N1619', 'us N2219');
  expect(refusal(far, 'bombard us N2826')).toBe('27.2.1-b');
  miss(far, 'us N2621');
  expect(legal(far, 'bombard')).toEqual([
    'bombard us N3033',
    'bombard us N3133',
    'bombard us N3132',
    'bombard us N3031',
  ]);
});

test('TKG 27.2.1-c: one Commonwealth shot goes to each of Gold, Juno and Sword', () => {
  const beaches = [...GOLD, ...JUNO, ...SWORD];
  const match = scene('naval 2', ...beaches, ...FAR_CW);
  const owed = (...shots: string[]): string =>
    refusal(miss(scene('naval 2', ...beaches, ...FAR_CW), ...shots), 'cease');
  expect(owed()).toBe('27.2.1-c');
  expect(owed('cw N3139', 'cw N3244')).toBe('27.2.1-c');
  expect(owed('cw N3139', 'cw N3447')).toBe('27.2.1-c');
  expect(owed('cw N3244', 'cw N3447')).toBe('27.2.1-c');
  expect(owed('cw N3139', 'cw N3244', 'cw N3447')).toBe('');
  miss(match, 'cw N2260');
  expect(refusal(match, 'bombard cw N3258'), 'the other three are spoken for').toBe('27.2.1-c');
});

test('TKG 27.2.1-c: a shot between two beaches is a shot for one of them (ruling 52)', () => {
  // N3142 touches Gold and Juno.
  const between = ['WN33/716 N3142', ...GOLD, ...JUNO];
  expect(refusal(miss(scene('naval 2', ...between), 'cw N3142'), 'cease')).toBe('27.2.1-c');
  expect(refusal(miss(scene('naval 2', ...between), 'cw N3142', 'cw N3139'), 'cease')).toBe('');
  expect(refusal(miss(scene('naval 2', ...between), 'cw N3142', 'cw N3244'), 'cease')).toBe('');
});

test('TKG 27.2.1-d: what is not owed may be fired on any WN of the sector, however far', () => {
  const match = scene('naval 2', ...UTAH, ...OMAHA, ...FAR_US, ...FAR_CW);
  miss(match, 'us N2621', 'us N3031');
  const shots = ['N1619', 'N2219', 'N2826', 'N3033', 'N3132', 'N3133'].map((hex) => `bombard us ${hex}`);
  expect(legal(match, 'bombard us').sort()).toEqual(shots);
  miss(match, 'us N1619', 'us N2219');
  expect(refusal(match, 'bombard us N2826')).toBe('27.2.1-a');
});

test('TKG 27.2.1-e: the U.S. ships fire west of the army boundary, the Commonwealth ships east of it', () => {
  sketched('nests stand on either side of the army boundary');
  const match = scene('naval 2', 'WN60/352 N3134', 'WN39/716 N3136', 'WN62/352 N3133', 'WN40/716 N3239');
  expect(refusal(match, 'bombard us N3134')).toBe('');
  expect(refusal(match, 'bombard us N3136')).toBe('27.2.1-e');
  expect(refusal(match, 'bombard cw N3134')).toBe('27.2.1-e');
  expect(refusal(match, 'bombard cw N3239')).toBe('');
});

test('TKG 27.2.1-f: only a hex with a WN is a target, not a Garrison nor any other unit', () => {
  const match = scene('naval 2', ...OMAHA, 'G-Isigny N3224', 'I/914 N3125', '1/16 N2932 landed=Omaha');
  expect(refusal(match, 'bombard us N3224')).toBe('27.2.1-f');
  expect(refusal(match, 'bombard us N3125')).toBe('27.2.1-f');
  expect(refusal(match, 'bombard us N2932')).toBe('27.2.1-f');
  expect(refusal(match, 'bombard us N3130')).toBe('27.2.1-f');
  expect(legal(match, 'bombard').length).toBe(4);
});

/** What a shot with this die does in a phase to the units of a hex. */
function hit(phase: number, die: string, hex: string, ...lines: string[]): string[] {
  const match = play(scene(`naval ${phase}`, ...lines, 'WNLaPernelle N1619'), `bombard us ${hex}`, die);
  return lines.map((line) => unit(match, line.split(' ')[0] as string));
}

test('TKG 27.2.1-g: a 6 places a Regroup marker, less does nothing', () => {
  for (const die of ['1', '2', '3', '4', '5'])
    expect(hit(2, die, 'N3133', 'WN62/352 N3133')).toEqual(['N3133']);
  expect(hit(2, '6', 'N3133', 'WN62/352 N3133')).toEqual(['N3133 RG']);
});

test('TKG 27.2.1-h: a hit on a regrouping WN disorganizes it, and there is nothing worse (ruling 18)', () => {
  expect(hit(2, '6', 'N3133', 'WN62/352 N3133 RG')).toEqual(['N3133 DG']);
  expect(hit(2, '5', 'N3133', 'WN62/352 N3133 RG')).toEqual(['N3133 RG']);
  expect(hit(2, '6', 'N3133', 'WN62/352 N3133 reduced DG')).toEqual(['N3133 reduced DG']);
});

test('TKG 27.2.1-i: beside a beach hex the die gets 1 in Landing Phase 1, and only then', () => {
  expect(hit(1, '5', 'N3133', 'WN62/352 N3133')).toEqual(['N3133 RG']);
  expect(hit(1, '4', 'N3133', 'WN62/352 N3133')).toEqual(['N3133']);
  expect(hit(2, '5', 'N3133', 'WN62/352 N3133')).toEqual(['N3133']);
  expect(hit(1, '5', 'N2821', 'WNBrecourt N2821'), 'two hexes from the beach').toEqual(['N2821']);
  // N2421 touches Utah only where the landing came ashore as it was meant to, N2722 wherever it did.
  const actual = (name: string, hex: string): string => {
    const match = scene('naval 1', 'utahActual yes', `${name} ${hex}`, 'WNLaPernelle N1619');
    return unit(play(match, `bombard us ${hex}`, '5'), name);
  };
  expect(hit(1, '5', 'N2421', 'WN10/709 N2421')).toEqual(['N2421 RG']);
  expect(actual('WN10/709', 'N2421')).toBe('N2421');
  expect(actual('WN4/709', 'N2722')).toBe('N2722 RG');
});

test('TKG 27.2.1-j: a German unit in the hex adds 1', () => {
  expect(hit(2, '5', 'N3133', 'WN62/352 N3133', 'II/916 N3133')).toEqual(['N3133 RG', 'N3133 RG']);
  expect(hit(2, '4', 'N3133', 'WN62/352 N3133', 'II/916 N3133')).toEqual(['N3133', 'N3133']);
  expect(hit(1, '4', 'N3133', 'WN62/352 N3133', 'II/916 N3133'), 'with the beach that is 2').toEqual([
    'N3133 RG',
    'N3133 RG',
  ]);
  expect(hit(2, '5', 'N3133', 'WN62/352 N3133', 'I/914 N3033'), 'not from the next hex').toEqual([
    'N3133',
    'N3033',
  ]);
});

test('TKG 27.2.1-k: a shot counts for a beach within three hexes of it, or by the letter of the guns', () => {
  // A WN of Utah is there; the shot is fired elsewhere. N2419 is three hexes from the beach, N2219 four, N2926 five.
  const after = (nest: string): string =>
    refusal(
      miss(scene('naval 2', ...UTAH, 'WN10/709 N2421', 'WN4/709 N2722', nest), `us ${nest.split(' ')[1]}`),
      'cease',
    );
  expect(after('WNAzeville N2419 reduced'), 'without guns').toBe('');
  expect(after('WNQuineville N2219')).toBe('27.2.1-b');
  expect(after('WNMaisy N2926'), 'its guns bear on Utah').toBe('');
  expect(after('WNPortEnBessin N3135'), 'these bear on Omaha').toBe('27.2.1-b');
  expect(after('WNMaisy N2926 reduced'), 'reduced, it has no guns').toBe('27.2.1-b');
});

test('TKG 27.2.1-l: a shot owed to a beach without a WN is lost, and cannot be fired elsewhere', () => {
  const match = miss(scene('naval 2', ...OMAHA, ...FAR_US), 'us N3031', 'us N1619');
  expect(refusal(match, 'cease'), 'nothing is owed to Utah').toBe('');
  // With the Commonwealth still firing, it shows that the third U.S. shot is the last.
  const both = miss(
    scene('naval 2', ...OMAHA, ...FAR_US, ...GOLD, ...JUNO),
    'us N3031',
    'us N1619',
    'us N2219',
  );
  expect(refusal(both, 'bombard us N2826')).toBe('27.2.1-l');
  // Gold and Juno share one WN: one of them can have it, the other's shot is lost.
  const shared = scene('naval 2', 'WN33/716 N3142', ...SWORD, ...FAR_CW, ...OMAHA);
  miss(shared, 'cw N3142', 'cw N3447', 'cw N2260');
  expect(refusal(shared, 'bombard cw N3258')).toBe('27.2.1-l');
});

test('TKG 27.2.1-m: a hex is fired on once in a phase, and a shot hits that hex alone', () => {
  const match = play(scene('naval 2', ...OMAHA), 'bombard us N3133', '6');
  expect(refusal(match, 'bombard us N3133')).toBe('27.2.1-m');
  expect(position(match)).toContain('> navalFire.fire us=N3133\n');
  expect(['WN62/352', 'WN64/352', 'WN60/352', 'WN66/352'].map((name) => unit(match, name))).toEqual([
    'N3133 RG',
    'N3132',
    'N3033',
    'N3031',
  ]);
});

test('TKG 27.2.1-n: every unit in the hex suffers the result', () => {
  const units = ['WN62/352 N3133 RG', 'II/916 N3133', 'I/AR352 N3133 DG', 'II/726 N3233'];
  expect(hit(2, '6', 'N3133', ...units)).toEqual(['N3133 DG', 'N3133 RG', 'N3133 DG', 'N3233']);
});

test('TKG 27.2.1-o: either navy may fire on Port-en-Bessin, but not both in a segment', () => {
  const lines = ['WNPortEnBessin N3135', ...OMAHA, ...GOLD];
  for (const [first, other] of [
    ['us', 'cw'],
    ['cw', 'us'],
  ]) {
    const match = scene('naval 2', ...lines);
    expect(refusal(match, `bombard ${other} N3135`)).toBe('');
    miss(match, `${first} N3135`);
    expect(refusal(match, `bombard ${other} N3135`)).toBe('27.2.1-o');
    expect(refusal(match, `bombard ${first} N3135`)).toBe('27.2.1-m');
  }
  // Its guns bear on Omaha, so a U.S. shot at it is one for Omaha; a Commonwealth shot is not.
  expect(refusal(miss(scene('naval 2', ...lines), 'us N3135', 'cw N3139'), 'cease')).toBe('');
  expect(refusal(miss(scene('naval 2', ...lines), 'cw N3139'), 'cease')).toBe('27.2.1-b');
});

test('TKG 27.2.1-g: a shot is told with its total', () => {
  const match = play(
    scene('naval 1', 'WN62/352 N3133', 'II/916 N3133', 'WNLaPernelle N1619'),
    'bombard us N3133',
    '3',
  );
  expect(news(match, ALLIED)).toEqual([
    'The U.S. ships fire on N3133: die 3, total 5.',
    'The fire on N3133 has no effect.',
  ]);
});

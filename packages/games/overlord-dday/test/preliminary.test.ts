import { expect, test } from 'vitest';
import { AIRBORNE, dataOf, NESTS, UNIT } from '../src/data.ts';
import { stepsLost } from '../src/rules/adjustments.ts';
import { resistanceOf } from '../src/rules/chits.ts';
import { batteriesOn } from '../src/rules/naval.ts';
import {
  ALLIED,
  asks,
  chances,
  field,
  GERMAN,
  legal,
  news,
  opening,
  type Play,
  place,
  play,
  position,
  refusal,
  row,
  scene,
  seen,
  sketched,
  unit,
  value,
} from './scene.ts';

const DICE = ['1', '2', '3', '4', '5', '6'] as const;
const CUP = 'cup A3=2 A4=2 A5=2 A6=2 A7=2';
const BEACHES = ['Utah', 'Omaha', 'Gold', 'Juno', 'Sword'];

/** What becomes of each die at the step where a scene begins. */
const outcomes = (moment: string, lines: readonly string[], look: (match: Play) => string): string[] =>
  DICE.map((die) => look(play(scene(moment, ...lines, CUP), die)));

/** Answers Chance with the same die until another step asks; the number of dice. */
function rollOn(match: Play, step: string, die: string): number {
  let dice = 0;
  for (; asks(match) === `* ${step}`; dice++) play(match, die);
  return dice;
}

/** The full set-up, brought to a step by a quiet die at each step before it. */
function until(step: string): Play {
  const match = opening();
  while (asks(match) !== `* ${step}`) play(match, '4');
  return match;
}

test('TKG 27.1-a: the eight steps of the Preliminary Stage follow each other, each finished before the next', () => {
  const match = play(opening(), '3');
  const steps: string[] = [];
  while (asks(match).startsWith('* preliminary.')) {
    const step = asks(match).slice('* preliminary.'.length);
    if (steps.at(-1) !== step) steps.push(step);
    if (step === 'usChits') break;
    play(match, '4');
  }
  expect(steps).toEqual([
    'weather', // 27.1.1
    'rollStrength', // 27.1.2
    'orneBridge', // 27.1.3
    'drop', // 27.1.4
    'utah', // 27.1.5
    'bombard', // 27.1.6
    'merville', // 27.1.7
    'pointeDuHoc',
    'fifthAfterFailure',
    'usChits', // 27.1.8
  ]);
});

test('TKG 27.1.1-a: one die gives the weather of Game-turn 2', () => {
  const weather = outcomes(
    'preliminary.weather',
    ['WNMerville N3551'],
    (match) => value(match, 'weather') ?? '',
  );
  expect(weather).toEqual(['clear', 'clear', 'clear', 'overcast', 'overcast', 'rain']);
  const match = scene('preliminary.weather', 'WNMerville N3551');
  expect(asks(match)).toBe('* preliminary.weather');
  expect(asks(play(match, '1'))).toBe('* preliminary.rollStrength');
});

test('TKG 27.1.1-b: the weather is the secret of the Allied player for the whole turn', () => {
  const match = play(scene('preliminary.weather', 'WNMerville N3551'), '6');
  expect(news(match, ALLIED)).toEqual(['Tomorrow will be rain.']);
  expect(news(match, GERMAN)).toEqual([]);
  expect(row(seen(match, ALLIED), 'weather')).toEqual({ is: 'rain' });
  expect(row(seen(match, GERMAN), 'weather')).toEqual({ is: '?' });
  for (const moment of ['naval 1', 'german movement 4', 'endStage.germanMoves']) {
    const later = scene(moment, 'weather overcast', 'WNMerville N3551', 'I/22 N4855 active', 'Flak305 N4554');
    expect(row(seen(later, GERMAN), 'weather'), moment).toEqual({ is: '?' });
    expect(row(seen(later, ALLIED), 'weather'), moment).toEqual({ is: 'overcast' });
  }
});

test('TKG 27.1.1-c: nothing is added to the weather die, whatever else has been rolled', () => {
  for (const meyer of ['1', '6'])
    for (const [die, weather] of Object.entries({ 1: 'clear', 3: 'clear', 4: 'overcast', 6: 'rain' }))
      expect(value(play(opening(), meyer, die), 'weather')).toBe(weather);
  expect(chances(play(opening(), '1'))).toEqual(Object.fromEntries(DICE.map((die) => [die, '1/6'])));
});

test('TKG 27.1.2-a: Merville, 18-14/716 and Pointe du Hoc roll for their strength, and no other WN', () => {
  const match = until('preliminary.rollStrength');
  expect(['WNMerville', 'WN18-14/716', 'WNPointeDuHoc'].map((name) => place(match, name))).toEqual([
    'N3551',
    'N3549',
    'N2828',
  ]);
  expect(rollOn(match, 'preliminary.rollStrength', '1')).toBe(3);
  const flipped = UNIT.words.filter((name) => field(match, name, 'back') === 'yes');
  expect(flipped.sort()).toEqual(['WN18-14/716', 'WNMerville', 'WNPointeDuHoc']);
});

test('TKG 27.1.2-b: on 1 or 2 such a WN begins on its reduced side', () => {
  for (const [name, hex] of Object.entries({
    WNMerville: 'N3551',
    'WN18-14/716': 'N3549',
    WNPointeDuHoc: 'N2828',
  })) {
    const sides = outcomes('preliminary.nestStrength', [`${name} ${hex}`], (match) => unit(match, name));
    expect(sides).toEqual([`${hex} back`, `${hex} back`, hex, hex, hex, hex]);
  }
  const match = play(scene('preliminary.nestStrength', 'WNPointeDuHoc N2828'), '2');
  expect(batteriesOn(match.engine.g, BEACHES.indexOf('Omaha')), 'no artillery on this side').toBe(0);
  expect(news(match, GERMAN)).toEqual(['WNPointeDuHoc begins on its reduced side: die 2.']);
});

test('TKG 27.1.2-c: the flip is no loss, and on either side one step loss is the end of it', () => {
  const match = scene('preliminary.nestStrength', 'WN18-14/716 N3549');
  const before = stepsLost(match.engine.g, '716');
  play(match, '1');
  expect(field(match, 'WN18-14/716', 'steps')).toBe('1');
  expect(stepsLost(match.engine.g, '716')).toBe(before);
  for (const side of ['', ' back']) {
    const attackers = ['2War N3648', '1Norf N3648', '2KSLI N3648'];
    const assault = scene('allied combat 4', `WN18-14/716 N3549${side}`, ...attackers);
    play(assault, 'attack N3549 2War+1Norf+2KSLI', '2+3');
    expect(unit(assault, 'WN18-14/716')).toBe('-');
  }
});

test('TKG 27.1.3-a: the Orne bridge is blown on a 1 and captured on anything else', () => {
  const bridge = (match: Play): string => row(position(match), 'bridge N3648/N3749').blown ?? '0';
  expect(outcomes('preliminary.orneBridge', ['7Para N3749'], bridge)).toEqual(['1', '0', '0', '0', '0', '0']);
  const told = (die: string): string[] =>
    news(play(scene('preliminary.orneBridge', '7Para N3749'), die), GERMAN);
  expect([told('1'), told('2')]).toEqual([
    ['The bridge over the Orne is blown: die 1.'],
    ['The bridge over the Orne is taken unharmed: die 2.'],
  ]);
});

test('TKG 27.1.3-b: a blown Orne bridge is no bridge: nobody crosses the river or attacks across it', () => {
  const units = ['7Para N3749', 'I/736 N3648', '1/16 N3032', 'WN62/352 N3133'];
  const [intact, blown] = [[], ['bridge N3648/N3749 blown=1']];
  expect(refusal(scene('allied combat 4', ...units, ...intact), 'attack N3648 7Para')).toBe('');
  expect(refusal(scene('allied combat 4', ...units, ...blown), 'attack N3648 7Para')).toBe('27.2.5-i');
  expect(refusal(scene('allied movement 4', '7Para N3749', ...intact), 'move 7Para N3648')).toBe('');
  expect(refusal(scene('allied movement 4', '7Para N3749', ...blown), 'move 7Para N3648')).toBe('27.2.5-i');
});

test('TKG 27.1.4-a: every airborne unit on its drop zone rolls a die', () => {
  const match = until('preliminary.drop');
  expect(AIRBORNE).toHaveLength(24);
  for (const id of AIRBORNE) expect(place(match, UNIT.text(id))).toBe(dataOf(id).dropZone);
  expect(rollOn(match, 'preliminary.drop', '1')).toBe(24);
  expect(AIRBORNE.map((id) => field(match, UNIT.text(id), 'marker'))).toEqual(AIRBORNE.map(() => 'regroup'));
  // Gliders come at the end of the turn.
  expect(field(match, '325/82', 'marker')).toBeUndefined();
});

test('TKG 27.1.4-b: the table marks the unit, takes its steps and scatters it', () => {
  const rows = outcomes(
    'preliminary.drops',
    ['8Para N3950'],
    (match) => `${unit(match, '8Para')}, ${asks(match)}`,
  );
  expect(rows).toEqual([
    'N3950 RG, * preliminary.utah',
    'N3950 RG, * preliminary.utah',
    'N3950 RG, * preliminary.scatter',
    'N3950 DG, * preliminary.utah',
    'N3950 DG, * preliminary.scatter',
    'N3950 reduced DG, * preliminary.scatter',
  ]);
  const lost = play(scene('preliminary.drops', '8Para N3950'), '6', '4');
  expect(news(lost, GERMAN)).toEqual([
    '8Para comes down in N3950: die 6, total 6.',
    '8Para is disorganized.',
    '8Para loses a step.',
    '8Para is scattered to N4049: die 4.',
  ]);
  expect(row(position(lost), 'alliedLosses')).toEqual({ 'uk-airborne': '1' });
});

test('TKG 27.1.4-c: airborne units neither attack nor move in Landing Phase 1', () => {
  const units = ['1/505 N2618', '1/8 N2621 landed=Utah', 'I/1057 N2617 active', 'WN4/709 N2722'];
  const fight = scene('allied combat 1', ...units);
  expect(refusal(fight, 'attack N2722 1/8')).toBe('');
  expect(refusal(fight, 'attack N2617 1/505')).toBe('27.1.4-c');
  expect(refusal(scene('allied combat 4', ...units), 'attack N2617 1/505')).toBe('');
  expect(refusal(scene('allied movement 1', ...units), 'move 1/505 N2619')).toBe('27.1.4-c');
  expect(refusal(scene('allied movement 4', ...units), 'move 1/505 N2619')).toBe('');
});

test('TKG 27.1.4-d: away from German units a Regroup marker might as well be left off: it is gone before anyone acts', () => {
  const phase = (marker: string): Play =>
    play(scene('allied movement 1', `1/505 N2618${marker}`, '1/8 N2622 landed=Utah', 'II/22 N4855'), 'end');
  expect(unit(phase(' RG'), '1/505')).toBe('N2618');
  expect(position(phase(' RG'))).toBe(position(phase('')));
  expect(unit(phase(' DG'), '1/505'), 'a Disorganized one counts').toBe('N2618 RG');
});

test('TKG 27.1.4-e: scatter is one hex in the direction of the die, 1 for north-east and on with the clock', () => {
  const hexes = DICE.map((die) => place(play(scene('preliminary.drops', '8Para N3950'), '3', die), '8Para'));
  expect(hexes).toEqual(['N3850', 'N3951', 'N4050', 'N4049', 'N3949', 'N3849']);
});

const scattered = (die: string, ...others: string[]): string =>
  place(play(scene('preliminary.drops', '8Para N3950', ...others), '3', die), '8Para');

test('TKG 27.1.4-f: a scattered unit slides clockwise to the first hex without the enemy', () => {
  expect(scattered('2', 'I/125 N3951')).toBe('N4050');
  expect(scattered('2', 'I/125 N3951', 'II/125 N4050')).toBe('N4049');
  expect(scattered('6', 'I/125 N3849')).toBe('N3850');
  expect(scattered('3', 'I/125 N3951')).toBe('N4050');
});

test('TKG 27.1.4-f: a Garrison is the enemy too; a friend is not', () => {
  sketched('a Garrison, and a battalion that comes by sea, are beside the drop zone before dawn');
  expect(scattered('5', 'G-Caen N3949')).toBe('N3849');
  expect(scattered('5', '2KSLI N3949')).toBe('N3949');
});

test('TKG 27.1.4-f: the sea is closed as well (ruling 41), and one who finds all closed stays (ruling 17)', () => {
  // From the shore of Pointe du Hoc only two of the six hexes are land.
  const shore = (die: string, ...germans: string[]): string =>
    place(play(scene('preliminary.drops', '1/505 N2828', ...germans), '3', die), '1/505');
  expect(['1', '2', '3', '4', '5', '6'].map((die) => shore(die))).toEqual([
    'N2929',
    'N2929',
    'N2929',
    'N2928',
    'N2929',
    'N2929',
  ]);
  expect(shore('1', 'I/125 N2929')).toBe('N2928');
  expect(shore('1', 'I/125 N2929', 'II/125 N2928')).toBe('N2828');
});

test('TKG 27.1.5-a: on 1 to 4 Utah has its intended hexes, on 5 and 6 its actual ones', () => {
  const hexes = outcomes('preliminary.utah', ['WN4/709 N2722'], (match) => value(match, 'utahActual') ?? '');
  expect(hexes).toEqual(['no', 'no', 'no', 'no', 'yes', 'yes']);
  const waves = ['1/8 Utah-1', '2/8 Utah-1', '237Eng Utah-1'];
  expect(legal(scene('landing 1', ...waves), 'land')).toEqual([
    'land 1/8 N2522',
    'land 2/8 N2622',
    'land 237Eng N2622',
  ]);
  expect(legal(scene('landing 1', 'utahActual yes', ...waves), 'land')).toEqual([
    'land 1/8 N2622',
    'land 2/8 N2723',
    'land 237Eng N2723',
  ]);
});

test('TKG 27.1.5-b: an actual landing moves WN 5/709 from N2723 to N2522', () => {
  const places = outcomes('preliminary.utah', ['WN5/709 N2723'], (match) => unit(match, 'WN5/709'));
  expect(places).toEqual(['N2723', 'N2723', 'N2723', 'N2723', 'N2522', 'N2522']);
  expect(place(opening(), 'WN5/709')).toBe('N2723');
  const without = play(scene('preliminary.utah', 'WN4/709 N2722'), '5');
  expect(unit(without, 'WN5/709'), 'one that is not in play stays out of it').toBe('-');
});

test('TKG 27.1.5-c: the Utah hexes stay as they are chosen to the last phase and beyond', () => {
  for (const phase of [1, 3, 5]) {
    const landing = scene(`landing ${phase}`, 'utahActual yes', `1/12 Utah-${phase}`, `1/8 N2622`);
    expect(legal(landing, 'land'), `phase ${phase}`).toEqual(['land 1/12 N2622', 'land 1/12 N2723']);
  }
  const end = play(
    scene('endStage.alliedBridges', 'utahActual yes', '1/505 N2618', 'I/22 N4855'),
    'end',
    'end',
  );
  expect(asks(end)).toBe('over');
  expect(value(end, 'utahActual')).toBe('yes');
});

test('TKG 27.1.6-a: every WN rolls a die and gets a Regroup marker on 5 or 6', () => {
  const markers = outcomes('preliminary.bombardment', ['WN62/352 N3133'], (match) => unit(match, 'WN62/352'));
  expect(markers).toEqual(['N3133', 'N3133', 'N3133', 'N3133', 'N3133 RG', 'N3133 RG']);
  const match = until('preliminary.bombard');
  expect(NESTS).toHaveLength(39);
  expect(rollOn(match, 'preliminary.bombard', '5')).toBe(39);
  const marked = UNIT.words.filter(
    (name) => field(match, name, 'marker') === 'regroup' && dataOf(UNIT.of(name)).side === 'german',
  );
  expect(marked).toHaveLength(39);
});

test('TKG 27.1.6-b: Garrisons are not rolled for', () => {
  const match = scene('preliminary.bombardment', 'WN62/352 N3133', 'G-Bayeux N3436', 'G-Caen N4046', CUP);
  expect(rollOn(match, 'preliminary.bombard', '6')).toBe(1);
  expect(['WN62/352', 'G-Bayeux', 'G-Caen'].map((name) => unit(match, name))).toEqual([
    'N3133 RG',
    'N3436',
    'N4046',
  ]);
});

/** The highest die that takes the battery at the step. */
const takes = (step: string, battery: string, ...lines: string[]): string =>
  DICE.filter((die) => unit(play(scene(step, ...lines, CUP), die), battery) === '-').join('');

test('TKG 27.1.7-a: Merville falls to a modified 1 or less', () => {
  expect(takes('preliminary.merville', 'WNMerville', 'WNMerville N3551')).toBe('1');
  // The roll is made for Merville alone, and not at all where it is not in play.
  const both = play(scene('preliminary.merville', 'WNMerville N3551', 'WNPointeDuHoc N2828', CUP), '1');
  expect(unit(both, 'WNPointeDuHoc')).toBe('N2828');
  expect(asks(both), 'without Rangers nobody goes up the cliff').toBe('* preliminary.usChits');
  const without = scene('preliminary.bombardment', 'WN62/352 N3133', CUP);
  expect(asks(play(without, '1'))).toBe('* preliminary.usChits');
});

test('TKG 27.1.7-b: Regroup, the reduced side and a sound 9 Para each take one off the die for Merville', () => {
  const merville = (nest: string, para?: string): string =>
    takes(
      'preliminary.merville',
      'WNMerville',
      `WNMerville N3551${nest}`,
      ...(para === undefined ? [] : [`9Para N3651${para}`]),
    );
  expect(merville(' RG')).toBe('12');
  expect(merville(' back')).toBe('12');
  expect(merville(' back RG')).toBe('123');
  expect(merville('', '')).toBe('12');
  expect(merville('', ' RG'), 'Regroup does no harm').toBe('12');
  expect(merville('', ' DG')).toBe('1');
  expect(merville('', ' reduced')).toBe('1');
  expect(merville('', ' reduced RG')).toBe('1');
  expect(merville(' back RG', ' RG')).toBe('1234');
});

const RANGERS = ['2Rgr Rangers', '5Rgr Rangers'];
const POINTE = 'WNPointeDuHoc N2828';

test('TKG 27.1.7-c: Pointe du Hoc falls to a modified 1 or less', () => {
  expect(takes('preliminary.pointe', 'WNPointeDuHoc', POINTE, ...RANGERS)).toBe('1');
});

test('TKG 27.1.7-d: Regroup and the reduced side each take one off the die for Pointe du Hoc', () => {
  const pointe = (nest: string, ...more: string[]): string =>
    takes('preliminary.pointe', 'WNPointeDuHoc', `${POINTE}${nest}`, ...RANGERS, ...more);
  expect(pointe(' RG')).toBe('12');
  expect(pointe(' back')).toBe('12');
  expect(pointe(' back RG')).toBe('123');
  expect(pointe('', '9Para N3651'), 'the Para battalion is none of its business').toBe('1');
});

/** The Rangers after a die for the battery and one for the 5th. */
const rangers = (first: string, second: string): string[] => {
  const match = play(scene('preliminary.pointe', POINTE, ...RANGERS, CUP), first, second);
  return [unit(match, '2Rgr'), unit(match, '5Rgr')];
};

test('TKG 27.1.7-e: with the battery taken the 2nd Rangers are in N2828, reduced and Disorganized', () => {
  const match = play(scene('preliminary.pointe', POINTE, ...RANGERS, CUP), '1');
  expect(unit(match, '2Rgr')).toBe('N2828 reduced DG');
  expect(asks(match)).toBe('* preliminary.fifthAfterSuccess');
  expect(row(position(match), 'alliedLosses'), 'the step is one of Omaha’s').toEqual({ Omaha: '1' });
});

test('TKG 27.1.7-f: after a success, 1 or 2 brings the 5th Rangers to the 2nd, reduced and Disorganized', () => {
  for (const die of ['1', '2']) expect(rangers('1', die)).toEqual(['N2828 reduced DG', 'N2828 reduced DG']);
});

test('TKG 27.1.7-g: after a success, 3 or 4 sends the reduced 5th to Dog and makes the 2nd whole', () => {
  for (const die of ['3', '4']) expect(rangers('1', die)).toEqual(['N2828 DG', 'Omaha-1 reduced']);
  const match = play(scene('preliminary.pointe', POINTE, ...RANGERS, CUP), '1', '3');
  expect(row(position(match), 'alliedLosses'), 'one step in all').toEqual({ Omaha: '1' });
});

test('TKG 27.1.7-h: after a success, 5 or 6 sends the 5th to Dog unhurt', () => {
  for (const die of ['5', '6']) expect(rangers('1', die)).toEqual(['N2828 reduced DG', 'Omaha-1']);
});

test('TKG 27.1.7-i: with the battery still there the 2nd Rangers are Disorganized in their display', () => {
  const match = play(scene('preliminary.pointe', POINTE, ...RANGERS, CUP), '2');
  expect(unit(match, '2Rgr')).toBe('Rangers DG');
  expect(unit(match, 'WNPointeDuHoc')).toBe('N2828');
  expect(asks(match)).toBe('* preliminary.fifthAfterFailure');
});

test('TKG 27.1.7-j: after a failure, 1 to 3 keeps the 5th, reduced, with the 2nd; 4 to 6 sends it to Dog', () => {
  for (const die of ['1', '2', '3']) expect(rangers('2', die)).toEqual(['Rangers DG', 'Rangers reduced']);
  for (const die of ['4', '5', '6']) expect(rangers('2', die)).toEqual(['Rangers DG', 'Omaha-1']);
});

test('TKG 27.1.7-k: Rangers in the display must attack the battery in every Allied Action Segment', () => {
  for (const phase of [1, 2, 5]) {
    const match = scene(
      `allied combat ${phase}`,
      POINTE,
      '2Rgr Rangers reduced',
      '1/16 N3032',
      'WN62/352 N3133',
    );
    expect(refusal(match, 'fight')).toBe('27.1.7-k');
    play(match, 'attack N2828 2Rgr');
    expect(refusal(match, 'fight')).toBe('');
  }
  const taken = scene('allied combat 4', '2Rgr N2828', '1/16 N3032', 'WN62/352 N3133');
  expect(refusal(taken, 'fight'), 'with the battery gone the duty is over').toBe('');
});

test('TKG 27.1.7-l: Rangers under a marker may let it be', () => {
  for (const marker of ['RG', 'DG']) {
    const match = scene('allied combat 4', POINTE, `2Rgr Rangers ${marker}`, '1/16 N3032', 'WN62/352 N3133');
    expect(refusal(match, 'fight')).toBe('');
    expect(refusal(match, 'attack N2828 2Rgr')).toBe('');
  }
  const mixed = scene(
    'allied combat 4',
    POINTE,
    '2Rgr Rangers DG',
    '5Rgr Rangers reduced',
    '1/16 N3032',
    'WN62/352 N3133',
  );
  expect(refusal(mixed, 'fight'), 'the 5th has no marker').toBe('27.1.7-k');
});

test('TKG 27.1.7-m: the 5th Rangers sent to Dog land there like any unit, with 1/116', () => {
  const match = scene('landing 1', '1/116 Omaha-1', '5Rgr Omaha-1', '1/16 Omaha-1', 'beach Omaha chit=A5');
  expect(legal(match, 'land 5Rgr')).toEqual(['land 5Rgr N2931']);
  expect(refusal(match, 'land 5Rgr N2932')).toBe('27.1.7-m');
  // 5 for the beach and 2 for the phase; 6 + 7 = 13 is Regroup and a step.
  play(match, 'land 1/116 N2931', '3', 'land 5Rgr N2931', '6');
  expect([unit(match, '1/116'), unit(match, '5Rgr')]).toEqual(['N2931 DG', 'N2931 reduced RG']);
});

/** Draws five chits: two for the U.S. beaches, then Gold, Juno and Sword. */
const drawn = (...chits: string[]): Play =>
  play(scene('preliminary.usChits', CUP, 'WN62/352 N3133'), ...chits);
const chitOf = (match: Play, beach: string): string | undefined =>
  row(position(match), `beach ${beach}`).chit;

test('TKG 27.1.8-a: a chit is drawn for each beach, each chit of the cup with the same chance', () => {
  const match = scene('preliminary.usChits', CUP, 'WN62/352 N3133');
  const two = '2/10';
  expect(chances(match)).toEqual({ A3: two, A4: two, A5: two, A6: two, A7: two });
  play(match, 'A7');
  expect(chances(match)).toEqual({ A3: '2/9', A4: '2/9', A5: '2/9', A6: '2/9', A7: '1/9' });
  play(match, 'A7');
  expect(chances(match)).toEqual({ A3: '2/8', A4: '2/8', A5: '2/8', A6: '2/8' });
  play(match, 'A3', 'A4', 'A6');
  expect(BEACHES.map((beach) => chitOf(match, beach))).toEqual(['A7', 'A7', 'A3', 'A4', 'A6']);
  expect(row(position(match), 'cup')).toEqual({ A3: '1', A4: '1', A5: '2', A6: '1' });
});

test('TKG 27.1.8-b: the value of a beach is the number of its chit for its class', () => {
  const match = drawn('A6', 'A6', 'A5', 'A7', 'A3');
  const values = BEACHES.map((_, beach) => resistanceOf(match.engine.g, beach));
  expect(values).toEqual([3, 6, 3, 5, 2]); // Utah C, Omaha A, the others B
  expect(news(match, ALLIED)).toContain('Omaha resists with 6: chit A6.');
  expect(news(match, GERMAN)).toContain('Omaha resists with 6: chit A6.');
});

test('TKG 27.1.8-c: the six A8 chits are taken out before anything is drawn', () => {
  const match = opening();
  expect(row(position(match), 'cup')).toEqual({ A3: '2', A4: '2', A5: '2', A6: '2', A7: '2' });
  while (asks(match) !== '* preliminary.usChits') play(match, '4');
  expect(chances(match)).not.toHaveProperty('A8');
  // 27.3.3 puts them back with the others.
  const end = play(scene('endStage.fill', '38/2 Reserve-us', 'Flak305 N4554'), 'end');
  expect(row(position(end), 'cup')).toEqual({ A3: '2', A4: '2', A5: '2', A6: '2', A7: '2', A8: '6' });
});

test('TKG 27.1.8-d: of the two U.S. chits the smaller is Utah’s and the larger Omaha’s', () => {
  for (const pair of [
    ['A3', 'A6'],
    ['A6', 'A3'],
  ]) {
    const match = drawn(...pair, 'A4', 'A4', 'A5');
    expect([chitOf(match, 'Utah'), chitOf(match, 'Omaha')]).toEqual(['A3', 'A6']);
  }
  const between = play(scene('preliminary.usChits', CUP), 'A6');
  expect(chitOf(between, 'Utah'), 'nothing is given out before both are drawn').toBeUndefined();
});

test('TKG 27.1.8-e: the value is added to every landing at that beach, and at no other', () => {
  const landed = (chit: string): string[] => {
    const lines = ['1/16 Omaha-1', '6GH Gold-1', `beach Omaha chit=${chit}`, 'beach Gold chit=A3'];
    const match = play(scene('landing 1', ...lines), 'land 1/16 N3032', '1', 'land 6GH N3141', '1');
    return news(match, ALLIED).filter((line) => line.includes(' lands in '));
  };
  // Omaha adds 2 for the phase; nothing else counts here.
  expect(landed('A3')).toEqual([
    '1/16 lands in N3032: die 1, total 6.',
    '6GH lands in N3141: die 1, total 3.',
  ]);
  expect(landed('A7')).toEqual([
    '1/16 lands in N3032: die 1, total 10.',
    '6GH lands in N3141: die 1, total 3.',
  ]);
});

test('TKG 27.1.8-f: with the last chit the marker goes to Landing Phase 1 and the ships fire', () => {
  const match = scene('preliminary.usChits', CUP, 'WN62/352 N3133', 'WN64/352 N3132');
  play(match, 'A3', 'A4', 'A5', 'A6');
  expect(value(match, 'phase')).toBe('0');
  play(match, 'A7');
  expect(value(match, 'phase')).toBe('1');
  expect(asks(match)).toBe('allied navalFire.fire');
});

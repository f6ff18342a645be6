import { describe, expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { enter } from '../src/rules/control.ts';
import { UNIT } from '../src/units.ts';
import {
  ALLIES,
  asks,
  field,
  legal,
  news,
  type Play,
  place,
  play,
  reasons,
  refusal,
  value,
} from './scene.ts';
import { at, campaign, points, race } from './turns.ts';

const first = (match: Play): string | undefined => value(match, 'first');
const HQS = ['US-VII 0618', 'place 0618 alliedMarkers=1', 'BR-I 0807', 'place 0807 alliedMarkers=2', 'GE-84 1116', 'place 1116 germanMarkers=1']; // biome-ignore format: a list
const stock = (match: Play): Record<string, string> => at(match, 'replacements');
/** In the recovery of a side. */
const recovery = (side: string, ...lines: string[]): Play =>
  campaign(`phase-A 4 > recovery.begin side=${side}`, ...lines);
const steps = (match: Play, name: string): string | undefined => field(match, name, 'steps');

describe('initiative', () => {
  test('N44 1.1.1.3-a: R-53, a die a camp and its supported headquarters on the map', () => {
    expect(first(play(campaign('administration 4', ...HQS), '1', '1'))).toBe('allies');
    expect(first(play(campaign('administration 4', ...HQS), '1', '3'))).toBe('axis');
    expect(first(play(campaign('administration 4', ...HQS, 'GE-47 Paris', 'place Paris germanMarkers=1'), '2', '2')), 'off the map').toBe('allies'); // biome-ignore format: a list
  });

  test('N44 1.1.1.3-a: headquarters without a marker, or off the map, do not count', () => {
    const others = [
      'US-V 0714',
      'BR-XXX Reserve',
      'GE-47 1216',
      'GE-58 Brest',
      'place Brest germanMarkers=1',
    ];
    const match = play(campaign('administration 4', ...HQS, ...others), '2', '5');
    expect(news(match, ALLIES).filter((line) => line.includes('supported'))).toEqual([
      'A 2 and 2 supported headquarters are 4 for the Allies.',
      'A 5 and 1 supported headquarters are 6 for the Germans.',
    ]);
  });

  test('N44 1.1.1.3-b: equal sums, the Allies when it is clear, else the Germans', () => {
    expect(first(play(campaign('administration 4', 'weather clear', 'first axis'), '3', '3'))).toBe('allies');
    expect(first(play(campaign('administration 4', 'weather overcast'), '3', '3'))).toBe('axis');
  });

  test('N44 10-a, 1.1.1.3-c: R-111, on turn 1 the Allies have it, and one die is rolled for replacements', () => {
    const match = campaign('administration 1', 'first axis');
    expect([asks(match), first(match)]).toEqual(['* administration.replacements', 'allies']);
    play(match, '6');
    expect(stock(match)).toMatchObject({ panzer: '1' });
  });
});

describe('replacements', () => {
  test('N44 1.1.1.3-c: the German die also brings them', () => {
    const got = (die: string): Record<string, string> => stock(play(campaign('administration 4'), '1', die));
    expect(['1', '2', '3', '4', '5', '6'].map(got)).toEqual([
      { is: '' },
      { infantry: '1' },
      { infantry: '2' },
      { infantry: '1', luftwaffe: '1' },
      { panzergrenadier: '1' },
      { panzer: '1' },
    ]);
  });

  test('N44 1.1.1.3-c: a die that brings nothing says so, and no other', () => {
    const said = (die: string): string[] =>
      news(play(campaign('administration 4'), '1', die), ALLIES).filter((line) => line.includes('no repl'));
    expect(said('1')).toEqual(['A 1 brings the Germans no replacements.']);
    expect(['2', '3', '4', '5', '6'].flatMap(said)).toEqual([]);
  });

  test('N44 1.1.1.3-d: they are kept until they are spent', () => {
    expect(stock(play(campaign('administration 4', 'replacements infantry=3'), '1', '2'))).toEqual({
      infantry: '4',
    });
  });

  test('N44 1.1.1.3-f, 6.10-d: a unit at Rest regains one step for one of its kind', () => {
    const match = recovery(
      'german',
      '353 1512 steps=1 resting',
      '12-SS-25 1513 steps=1 resting',
      '77 1514 steps=1',
      'replacements infantry=2',
    );
    expect(legal(match)).toEqual(['restore 353', 'done']);
    expect(reasons(match, 'restore 12-SS-25')).toEqual(['6.10-d there is no replacement of its kind']);
    expect(refusal(match, 'restore 77'), 'not at Rest').toBe('1.1.1.3-f');
    play(match, 'restore 353');
    expect([steps(match, '353'), stock(match)]).toEqual(['2', { infantry: '1' }]);
    expect(asks(match), 'once a turn').not.toContain('restore');
  });

  test('N44 1.1.1.3-f: whoever is whole again rests no longer', () => {
    const match = recovery('german', '12-SS-25 1513 steps=1 resting', 'replacements panzergrenadier=1');
    play(match, 'restore 12-SS-25');
    expect([steps(match, '12-SS-25'), field(match, '12-SS-25', 'resting')]).toEqual(['2', undefined]);
  });

  test('N44 1.1.1.3-e: the Allies have what they want, and nobody is asked', () => {
    const match = recovery('us', '4-8 0619 steps=1 resting', '4-12 0620 steps=1', '9-39 Rest steps=0');
    expect([steps(match, '4-8'), steps(match, '4-12'), steps(match, '9-39')]).toEqual(['2', '1', '1']);
  });

  test('N44 1.1.1.3-g: R-106, rebuilt Allies go to the reserve, Germans to a depot at work', () => {
    expect(place(recovery('us', '9-39 Rest steps=1'), '9-39')).toBe('Reserve');
    const match = recovery('german', '12-SS-25 Rest steps=1', '353 Rest steps=1', 'replacements panzergrenadier=1', 'depot German-Paris state=reduced', 'depot German-Rennes state=destroyed', 'depot German-Cherbourg state=reduced'); // biome-ignore format: a list
    play(match, 'restore 12-SS-25');
    expect(legal(match)).toEqual(['enter 12-SS-25 0223', 'enter 12-SS-25 Paris', 'done']);
    expect(refusal(match, 'enter 353 Paris')).toBe('1.1.1.3-g');
    play(match, 'enter 12-SS-25 Paris');
    expect(place(match, '12-SS-25')).toBe('Paris');
  });

  test('N44 1.1.1.3-h, N44 1.1.1.3-j: from the Destroyed box to the Rest box, and a step only with the next turn', () => {
    const match = recovery('us', '9-39 Destroyed steps=0');
    expect([place(match, '9-39'), steps(match, '9-39') ?? '0']).toEqual(['Rest', '0']);
  });

  test('N44 1.1.1.3-j: steps, those rebuilt, the destroyed, the tired, in this order; nobody gains by two of them', () => {
    const match = recovery('german', '353 Rest steps=2', '77 Destroyed steps=0', '276 1712 steps=2', '277 1612 steps=1 resting=yes', '271 1512 steps=2', 'replacements infantry=9', 'depot German-Paris state=reduced'); // biome-ignore format: a list
    expect([asks(match), legal(match).toSorted()]).toEqual([
      'german recovery.restore',
      ['done', 'restore 277', 'restore 353'],
    ]);
    expect(place(match, '77'), 'not yet').toBe('Destroyed');
    play(match, 'restore 353', 'restore 277');
    expect([asks(match), legal(match)], 'whole again, and in play at once').toEqual([
      'german recovery.comeBack',
      ['enter 353 Paris', 'done'],
    ]);
    play(match, 'enter 353 Paris');
    expect([asks(match), place(match, '77'), steps(match, '77') ?? '0']).toEqual([
      'german recovery.rouse',
      'Rest',
      '0',
    ]);
    play(match, 'done');
    expect([asks(match), legal(match)]).toEqual(['german recovery.rest', ['rest 271', 'rest 276', 'done']]);
    play(match, 'rest 276', 'rest 271');
    expect([steps(match, '276'), steps(match, '277'), stock(match).infantry], 'no step for those who lie down now').toEqual(['2', '2', '7']); // biome-ignore format: a list
  });
});

describe('rest', () => {
  test('N44 1.1.1.3-i: reduced units out of enemy zones, not headquarters or garrisons', () => {
    const match = recovery(
      'us',
      '4-8 0619 steps=1',
      '4-12 0620',
      '4-22 0720 steps=1',
      '91-1057 0820',
      'US-VII 0618',
      '9-39 Rennes steps=1',
    );
    expect(legal(match)).toEqual(['rest 4-8', 'done']);
    expect(reasons(match, 'rest 4-12')).toEqual(['1.1.1.3-i it has lost no step']);
    expect(reasons(match, 'rest 4-22')[0]).toBe('1.1.1.3-i it is in a zone of the enemy, or among enemies');
    expect(refusal(match, 'rest 9-39')).toBe('1.1.1.3-i');
    expect(reasons(match, 'rest US-VII')[0]).toBe('1.1.1.3-i neither headquarters nor garrisons rest');
    play(match, 'rest 4-8');
    expect(field(match, '4-8', 'resting')).toBe('yes');
  });

  test('N44 1.1.1.3-l: nor next to an enemy without a zone', () => {
    const match = recovery('us', '4-8 0619 steps=1', '4-12 0718 steps=1', 'sPz-654 0519');
    expect(legal(match)).toEqual(['rest 4-12', 'done']);
    expect(reasons(match, 'rest 4-8')).toEqual(['1.1.1.3-l an enemy is next to it']);
  });

  test('N44 1.1.1.3-l: R-188, a headquarters, a garrison or a battery beside it does not keep it from Rest', () => {
    const beside = (name: string): string[] => legal(recovery('us', '4-8 0619 steps=1', `${name} 0519`));
    expect(['GE-84', 'WN-Madeleine', 'Bty-Azeville'].map(beside)).toEqual(
      Array.from({ length: 3 }, () => ['rest 4-8', 'done']),
    );
  });

  test('N44 1.1.1.3-l: R-188, nor does one of them end a Rest', () => {
    for (const name of ['WN-Madeleine', 'Bty-Azeville']) {
      const match = campaign('german-moves 4', '4-8 0619 steps=1 resting', `${name} 0522`, '91-1057 0622');
      enter(match.engine.g, UNIT.of(name), PLACE.of('0519'));
      expect(field(match, '4-8', 'resting'), name).toBe('yes');
    }
  });

  test('N44 1.1.1.3-l: those at Rest elsewhere, and friends, are not disturbed', () => {
    const match = campaign('german-moves 4', '4-8 0619 steps=1 resting', '4-12 0817 steps=1 resting', '353 0520 steps=1 resting', '91-1057 0522'); // biome-ignore format: a scene
    enter(match.engine.g, UNIT.of('91-1057'), PLACE.of('0519'));
    expect(['4-8', '4-12', '353'].map((name) => field(match, name, 'resting'))).toEqual([
      undefined,
      'yes',
      'yes',
    ]);
  });

  test('N44 1.1.1.3-k: R-105, its owner may call it from Rest', () => {
    const match = recovery('german', '353 1512 steps=1 resting');
    expect(legal(match)).toEqual(['rouse 353', 'done']);
    play(match, 'rouse 353');
    expect(field(match, '353', 'resting')).toBeUndefined();
    expect(legal(match), 'but it may lie down again').toEqual(['rest 353', 'done']);
  });

  test('N44 1.1.1.3-l: R-188, Rest is over when a combat unit comes beside it, not with a headquarters', () => {
    const match = campaign('german-moves 4', '4-8 0619 steps=1 resting', 'GE-84 0522', '91-1057 0522');
    enter(match.engine.g, UNIT.of('GE-84'), PLACE.of('0519'));
    expect(field(match, '4-8', 'resting')).toBe('yes');
    enter(match.engine.g, UNIT.of('91-1057'), PLACE.of('0519'));
    expect(field(match, '4-8', 'resting')).toBeUndefined();
  });

  test('N44 11.1-c: R-169, in the race nobody rests, returns or is rebuilt', () => {
    const match = race('administration 3', '4-8 0619 steps=1', '101-501 0718', '353 Rest steps=1');
    play(match, '1', '6');
    expect([stock(match), asks(match).includes('recovery'), steps(match, '353')]).toEqual([
      { is: '' },
      false,
      '1',
    ]);
  });
});

describe('the strategic reserve', () => {
  test('N44 1.1.1.3-m, 1.1.1.3-n: airborne troops, rangers and commandos out of enemy zones, for a point each', () => {
    const match = recovery(
      'british',
      '1-SS-Bde 0806',
      '6-Airb-3 0907 steps=1 resting',
      '6-Airb-5 1009',
      '21-Pz-125 1109',
      '3-8 0808',
    );
    expect(legal(match)).toEqual(['recall 6-Airb-3', 'recall 1-SS-Bde', 'done']);
    expect(reasons(match, 'recall 3-8')).toEqual([
      '1.1.1.3-m only airborne troops, rangers and commandos return',
    ]);
    expect(refusal(match, 'recall 6-Airb-5')).toBe('1.1.1.3-m');
    play(match, 'recall 1-SS-Bde', 'recall 6-Airb-3');
    expect([
      place(match, '6-Airb-3'),
      field(match, '6-Airb-3', 'home'),
      points(match, 'repatriated'),
    ]).toEqual(['Reserve', 'yes', 2]);
    expect(news(match, ALLIES)).toContain('1-SS-Bde returns to the strategic reserve.');
  });

  test('N44 1.1.1.3-m: not the Germans', () => {
    expect(asks(recovery('german', '3-Fj-9 1214'))).not.toContain('recovery');
  });
});

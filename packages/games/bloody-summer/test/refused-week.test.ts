import { describe, expect, test } from 'vitest';
import { asks, field, legal, type Play, place, play, position, reasons, row } from './scene.ts';
import { campaign, markers, PEACE } from './turns.ts';

/** What is said against an answer. */
const against = (match: Play, answer: string): readonly string[] => reasons(match, answer);

describe('rest and replacements', () => {
  const recovery = (side: string, ...lines: string[]): Play =>
    campaign(`phase-A 4 > recovery.begin side=${side}`, ...lines);

  test('N44 1.1.1.3-f: who regains no step', () => {
    const match = recovery('german', '353 Rest steps=1', '276 Rest steps=1', '277 1712 steps=2', '271 Rest', 'replacements infantry=5', 'depot German-Paris state=reduced', '4-8 0619 steps=1 resting=yes'); // biome-ignore format: a list
    expect(against(match, 'restore 4-8')).toContain('1.1.1.3-f it is not of your side');
    expect(against(match, 'restore 277')).toContain('1.1.1.3-f it is not at Rest');
    expect(against(match, 'restore 271')).toContain('1.1.1.3-f it has all its steps');
    play(match, 'restore 353');
    expect(against(match, 'restore 353')).toContain('1.1.1.3-f it has regained a step in this turn');
    expect(row(position(match), 'replacements')).toEqual({ infantry: '4' });
  });

  test('N44 1.1.1.3-g: who does not come back, and where nobody does', () => {
    const match = recovery('german', '353 Rest', '276 Rest steps=1', 'depot German-Paris state=reduced', 'depot German-Rennes state=reduced'); // biome-ignore format: a list
    expect(asks(match)).toBe('german recovery.comeBack');
    expect(against(match, 'enter 276 Paris')).toContain(
      '1.1.1.3-g it has not been wholly rebuilt in the Rest box',
    );
    expect(against(match, 'enter 353 Le-Mans')).toContain('1.1.1.3-g no German depot is at work there');
    expect(against(match, 'enter 353 Rennes')).toEqual([]);
  });

  test('N44 1.1.1.3-i, 1.1.1.3-k: who is called from his Rest, and who is not', () => {
    const match = recovery('us', '4-8 0619 steps=1 resting=yes', '4-12 0719', '352-914 1306');
    expect(field(match, '4-8', 'steps'), 'an Ally is whole at once').toBe('2');
    const german = recovery('german', '353 1712 steps=2 resting=yes', '276 1612 steps=2', '277 1512 steps=2 resting=yes', '4-8 0619'); // biome-ignore format: a list
    expect(asks(german)).toBe('german recovery.rouse');
    expect(against(german, 'rouse 276')).toContain('1.1.1.3-f it is not at Rest');
    expect(against(german, 'rouse 4-8')).toContain('1.1.1.3-f it is not of your side');
    play(german, 'rouse 353', 'done');
    expect([field(german, '353', 'resting'), field(german, '277', 'resting')]).toEqual([undefined, 'yes']);
  });

  test('N44 1.1.1.3-m: who is not sent home', () => {
    const match = recovery('us', '82-505 0619', '82-507 0820', '91-1057 0821', '4-8 0718', '101-501 Reserve');
    expect(asks(match)).toBe('us recovery.recall');
    expect(against(match, 'recall 82-507')).toEqual(['1.1.1.3-m it is not on a hex out of all enemy zones']);
    expect(against(match, 'recall 101-501')).toEqual(['1.1.1.3-m it is not on a hex out of all enemy zones']);
    expect(against(match, 'recall 4-8').length).toBeGreaterThan(0);
    play(match, 'recall 82-505');
    expect([place(match, '82-505'), field(match, '82-505', 'home')]).toEqual(['Reserve', 'yes']);
  });
});

describe('supply from the air', () => {
  test('N44 7.5-a: whom it does not reach', () => {
    const match = campaign('logistics 3 > airlift.begin', '82-505 1712', '82-507 1713 cut', '6-Airb-3 1812 cut', '2-Arm-CCA 1714 cut', '82-508 1715 cut', ...PEACE); // biome-ignore format: a list
    expect(asks(match)).toBe('us airlift.lift');
    expect(against(match, 'supply 82-505')).toEqual(['7.5-a it is not out of supply']);
    expect(against(match, 'supply 6-Airb-3')).toEqual(['7.5-a those are troops of the other nationality']);
    expect(against(match, 'supply 2-Arm-CCA').length, 'no infantry').toBeGreaterThan(0);
    play(match, 'supply 82-507', 'done');
    expect(field(match, '82-507', 'unsupplied')).toBeUndefined();
    expect(field(match, '82-507', 'lorries'), 'R-221').toBe('yes');
  });
});

describe('Offensive markers', () => {
  test('N44 1.1.1.2-e: where a German marker is not put', () => {
    const match = campaign('logistics 3 > resources.next left=2', 'depot German-Paris state=reduced', 'place Paris germanMarkers=3', 'depot German-Rennes state=reduced', 'depot German-Le-Mans state=reduced', 'depot Utah state=reduced', ...PEACE); // biome-ignore format: a list
    expect(legal(match)).toEqual(['store German-Le-Mans', 'store German-Rennes']);
    expect(against(match, 'store Utah')).toContain('1.1.1.2-e that is no German depot');
    expect(against(match, 'store German-Paris')).toEqual(['1.1.1.2-e that depot holds no more markers']);
    play(match, 'store German-Rennes');
    expect(markers(match, 'Rennes').german).toBe(1);
  });

  const carrying = (...lines: string[]): Play =>
    campaign('logistics 3 > carrying.begin', 'US-VII 0619', '4-8 0619', 'depot Utah state=reduced', 'place 0617 allied=yes', ...lines, ...PEACE.slice(1)); // biome-ignore format: a list

  test('N44 1.1.1.2-d, 7.1-b: which depots land none', () => {
    const match = carrying('place Reserve alliedMarkers=2', 'US-V 0618', '4-12 0618');
    expect(asks(match)).toBe('us carrying.carry');
    expect(against(match, 'land Omaha 0714')).toContain('7.1-b no Allied depot is at work there');
    expect(against(match, 'carry 0713 0714')).toContain('1.1.1.2-f no Offensive marker of yours is there');
    expect(against(match, 'land Utah 1106')).toContain(
      '1.1.1.2-f it is not on the way to a headquarters of yours in supply, or too far',
    );
    const none = carrying('place 0720 alliedMarkers=1', 'US-V 0618', '4-12 0618');
    expect(against(none, 'land Utah 0617')).toContain(
      '1.1.1.2-d no Offensive marker is left in the strategic reserve',
    );
  });
});

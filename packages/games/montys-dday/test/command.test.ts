import { describe, expect, test } from 'vitest';
import { isCommanded } from '../src/rules/command.ts';
import { UNIT } from '../src/units.ts';
import { prepare, report, shoot } from './firing.ts';
import { ALLIED, asks, legal, news, type Play, play, reasons, refusal, scene } from './scene.ts';

// Everything about 5219 is Clear and low; 4918 is Creully, a Town.
const FOE = '1/736 5219';

describe('16.1: the support factor', () => {
  test('MDD 16.1-a: it is added to the attack, and to the defence after the ground has multiplied it', () => {
    const match = scene('C 2', '1/736 4918', 'HQ-716 4915', '6-GH 4917', 'HQ-50 4916');
    prepare(match, '4918', 'join 6-GH', 'back HQ-50', 'shoot');
    expect([asks(match), legal(match)]).toEqual(['german firing.brace', ['back HQ-716', 'pass']]);
    play(match, 'back HQ-716', '1+1');
    // 9 and 5 against 2 × 2 and 4; small arms as before.
    expect(report(match)).toContain('small arms: 14 against 8 is +6');
    expect(news(match, ALLIED)).toContain('HQ-50 supports the fire at 4918 with 5.');
    expect(news(match, ALLIED)).toContain('HQ-716 supports the defence of 4918 with 4.');
  });

  test('MDD 16.1-a: once in a player turn, and again in the next', () => {
    const match = scene('C 2', FOE, '2/736 5220', '6-GH 5119', '7-GH 5119', 'HQ-50 5118');
    shoot(match, '5219', ['join 6-GH', 'back HQ-50'], '1+1');
    prepare(match, '5220', 'join 7-GH');
    expect(reasons(match, 'back HQ-50')).toEqual(['16.1-a it has given its support in this player turn']);
    const later = scene('J 2', FOE, '6-GH 5119', 'HQ-50 5118 supported=yes');
    prepare(later, '5219', 'join 6-GH');
    expect(refusal(later, 'back HQ-50'), 'in the German player turn it had').toBe('16.1-a');
    const next = scene('G 2', FOE, '6-GH 5119', 'HQ-50 5118 supported=yes');
    while (asks(next) !== 'allied fireSegment.aim')
      play(next, legal(next).find((word) => word === 'cease') ?? 'end');
    expect(refusal(prepare(next, '5219', 'join 6-GH'), 'back HQ-50')).toBe('');
  });

  test('MDD 16.1-a: several may support one combat; a disrupted one has half, rounded up', () => {
    const match = scene('C 2', FOE, '6-GH 5119', 'HQ-50 5118', 'HQ-XXX 5118', 'HQ-8 5118 green');
    const words = ['join 6-GH', 'back HQ-50', 'back HQ-XXX', 'back HQ-8'];
    expect(shoot(match, '5219', words, '1+1'), '9 + 5 + 6 + 2').toContain('22 against 2');
    const odd = scene('C 2', FOE, '6-GH 5119', 'HQ-50 5118 green');
    expect(shoot(odd, '5219', ['join 6-GH', 'back HQ-50'], '1+1'), '9 + 3').toContain('12 against 2');
  });

  test('MDD 16.1-a: never without a unit, by none but a headquarters of the side', () => {
    const match = scene('C 2', FOE, 'HQ-716 5217', '6-GH 5119', 'HQ-50 5118', 'HQ-I sword-pool', 'HQ-3 2321');
    prepare(match, '5219', 'points 5');
    expect(reasons(match, 'back HQ-50')).toEqual([
      '16.2-a no unit of its side takes part that it could support',
    ]);
    play(match, 'join 6-GH');
    expect(refusal(match, 'back HQ-50')).toBe('');
    expect(reasons(match, 'back 6-GH')).toEqual(['16.1-a it is not a headquarters']);
    expect(reasons(match, 'back HQ-716')).toEqual(['3.0-a it belongs to the other side']);
    expect(reasons(match, 'back HQ-I')[0]).toBe('1.4-a it is not on the map');
    expect(reasons(match, 'back HQ-3')[0]).toBe('16.2-a it is still at sea');
  });

  test('MDD 16.1-a: in its own hex a headquarters counts its protection, and does not support itself', () => {
    const match = scene('C 2', FOE, 'HQ-716 5219', '6-GH 5119');
    expect(shoot(match, '5219', ['join 6-GH'], '1+1')).toContain('9 against 4');
    const two = scene('C 2', FOE, 'HQ-716 5219', 'HQ-736 5217', '6-GH 5119');
    prepare(two, '5219', 'join 6-GH', 'shoot');
    expect(reasons(two, 'back HQ-716')).toEqual([
      '16.1-a it is among the defenders, and counts with them already',
    ]);
    expect(legal(two)).toEqual(['back HQ-736', 'pass']);
  });

  test('MDD 10.2.7-x1: support does not change the line', () => {
    const match = scene('C 2', FOE, '74-Fd 5215', 'HQ-50 5214');
    expect(shoot(match, '5219', ['join 74-Fd', 'back HQ-50'], '1+1')).toContain('bombardment: 15 against 2');
  });
});

describe('16.2: the radius', () => {
  test('MDD 16.2-a, MDD 16.2.3-a: one unit that takes part must be within it, counted to its hex', () => {
    const backed = (at: string): string => {
      const match = scene('C 2', FOE, '6-GH 5218', `HQ-50 ${at}`);
      return refusal(prepare(match, '5219', 'join 6-GH'), 'back HQ-50');
    };
    expect([backed('5210'), backed('5209')], 'eight hexes').toEqual(['', '16.2-a']);
    const match = scene('C 2', FOE, '6-GH 5220', '7-GH 5218', 'HQ-50 5210');
    prepare(match, '5219', 'join 6-GH');
    expect(refusal(match, 'back HQ-50')).toBe('16.2-a');
    expect(refusal(play(match, 'join 7-GH'), 'back HQ-50')).toBe('');
  });

  test('MDD 16.2-a: for a defence it is the hex that is attacked', () => {
    const braced = (at: string): string =>
      asks(prepare(scene('C 2', FOE, '6-GH 5218', `HQ-716 ${at}`), '5219', 'join 6-GH', 'shoot'));
    expect([braced('5211'), braced('5210')]).toEqual(['german firing.brace', '* firing.dice']);
  });

  const fires = (who: string, ...lines: string[]): string[] =>
    reasons(prepare(scene('C 2', FOE, ...lines), '5219', 'points 1'), `join ${who}`);

  test('MDD 16.2.1-a, MDD 16.2.3-a: artillery bombards within the radius of any headquarters of its side', () => {
    expect(fires('74-Fd', '74-Fd 5214', 'HQ-50 5206')).toEqual([]);
    expect(fires('74-Fd', '74-Fd 5214', 'HQ-50 5205')).toEqual([
      '16.2.1-a it is artillery, and no headquarters has it within its command radius',
    ]);
    expect(fires('74-Fd', '74-Fd 5214', 'HQ-3 5213'), 'of another division').toEqual([]);
    expect(
      fires('74-Fd', '74-Fd 5214', 'HQ-50 5205', 'I/915 5212'),
      'nor do enemy zones matter',
    ).toHaveLength(1);
    expect(fires('74-Fd', '74-Fd 5214', 'HQ-50 5206', 'I/915 5212')).toEqual([]);
  });

  test('MDD 16.2.2-a: armour and anti-tank guns need command, flak and infantry do not', () => {
    const text = '16.2.2-a armour and anti-tank units need a headquarters within its command radius to fire';
    for (const who of ['NY', '99-AT', '61-Rec', '81-RE'])
      expect(fires(who, `${who} 5218`, 'HQ-50 5205', 'HQ-8 5205'), who).toEqual([text]);
    for (const who of ['84-LAA', 'A/CR', '6-GH', '73-RE'])
      expect(fires(who, `${who} 5218`, 'HQ-50 5205', 'HQ-8 5205'), who).toEqual([]);
    expect(fires('NY', 'NY 5218', 'HQ-50 5211')).toEqual([]);
  });

  test('MDD 16.2.1-a: coast artillery needs none, and the enemy’s headquarters is of no use', () => {
    const match = scene(
      'E 1',
      '6-GH 5219',
      'Longues 6325 facing=SE',
      '3/1716 5214',
      'HQ-50 5218',
      '1/736 5318',
      '2/736 5318',
    );
    play(match, 'fire 5219');
    expect(refusal(match, 'join Longues')).toBe('');
    expect(refusal(match, 'join 3/1716')).toBe('16.2.1-a');
  });
});

describe('16.3: Remote Command', () => {
  const joins = (who: string, at: string, ...lines: string[]): string[] => {
    const match = scene('C 2', '1/736 2612', `${who} ${at}`, ...lines);
    return reasons(prepare(match, '2612', 'points 1'), `join ${who}`);
  };

  test('MDD 16.3-a: until its headquarters has come a unit from the sea is commanded from the sand of its area', () => {
    // The sand of Sword is six hexes from 2614; the headquarters of the tanks reaches six hexes, that of the division eight.
    expect(joins('13/18-H', '2614')).toEqual([]);
    expect(joins('13/18-H', '2613')).toEqual([
      '16.3-a it is too far from the beach of its area, and its headquarters has not come',
    ]);
    expect(joins('7-Fd', '2713')).toEqual([]);
    expect(joins('7-Fd', '2610')).toEqual([
      '16.3-a it is too far from the beach of its area, and its headquarters has not come',
    ]);
    expect(joins('NY', '2614'), 'the beach of Gold is far away').toHaveLength(1);
  });

  test('MDD 16.3-a: a headquarters at sea has not come; one that has commands by its radius (R-63, R-140)', () => {
    expect(joins('13/18-H', '2614', 'HQ-27 2321')).toEqual([]);
    expect(joins('13/18-H', '2614', 'HQ-27 2219'), 'seven hexes away').toEqual([
      '16.2.2-a armour and anti-tank units need a headquarters within its command radius to fire',
    ]);
    expect(joins('13/18-H', '2614', 'HQ-27 2219', 'HQ-3 2619')).toEqual([]);
    expect(joins('13/18-H', '2614', 'HQ-27 - lost=yes'), 'nor after it was lost').toHaveLength(1);
    expect(joins('13/18-H', '2614', 'HQ-3-Cdn 4225'), 'that of others is not waited for').toEqual([]);
  });

  test('MDD 16.3-b: airborne troops are commanded from the Main Drop Zone, or the Secondary one', () => {
    const commanded = (unit: string, ...lines: string[]): boolean => {
      const match: Play = scene('C 2', FOE, '8-Para 2213', '2-OBLI 2213', ...lines);
      return isCommanded(match.engine.g, UNIT.of(unit));
    };
    const [main, far, second] = [
      'zone main at=2219 state=down',
      'zone main at=2220 state=down',
      'zone secondary at=2013 state=down',
    ];
    expect([commanded('8-Para'), commanded('8-Para', main), commanded('2-OBLI', main)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(commanded('8-Para', far), 'seven hexes').toBe(false);
    expect(commanded('8-Para', far, second), 'the Main one is on the map').toBe(false);
    expect(commanded('8-Para', 'zone main state=eliminated', second)).toBe(true);
    expect(commanded('8-Para', main, 'HQ-I 2620'), 'nobody is their headquarters').toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { aim, prepare, report, shoot } from './firing.ts';
import { ALLIED, asks, legal, news, type Play, play, reasons, refusal, scene, sketched, unit, value } from './scene.ts'; // biome-ignore format: a list

// The plain south of Ryes: everything about 5219 is Clear and low. 4918 is Creully, a Town.
const FOE = '1/736 5219';

describe('10.1: the elements of combat', () => {
  test('MDD 10.1.1-a, MDD 10.1.3-a: combat factors against protection times the ground, and a difference, not odds', () => {
    const open = scene('C 1', FOE, '2/736 5219', '6-GH 5218');
    expect(shoot(open, '5219', ['join 6-GH'], '1+1')).toContain('9 against 4 is +5');
    const town = scene('C 1', '1/736 4918', '2/736 4918', '6-GH 4917');
    expect(shoot(town, '4918', ['join 6-GH'], '1+1')).toContain('9 against 8 is +1');
  });

  test('MDD 10.1.2-a, MDD 10.2.7-x1: the same +7 is read on four lines, by who fires', () => {
    const hq = 'HQ-50 5216';
    const fired = (...units: string[]): string => {
      const match = scene('C 1', FOE, hq, ...units.map((one) => `${one} 5218`));
      return shoot(match, '5219', units.map((one) => `join ${one}`), '1+1'); // biome-ignore format: a call
    };
    expect(fired('6-GH')).toBe('small arms: 9 against 2 is +7; column D, dice 2, modifier 0: no effect');
    expect(fired('74-Fd')).toBe('bombardment: 10 against 2 is +8; column B, dice 2, modifier 0: no effect');
    expect(fired('NY')).toBe('direct guns: 12 against 2 is +10; column E, dice 2, modifier 0: no effect');
    expect(fired('73-RE', '99-AT')).toBe('mixed: 9 against 2 is +7; column C, dice 2, modifier 0: no effect');
  });

  test('MDD 10.1.3-b, MDD 10.2.8-e1: below the first range nothing happens, without dice', () => {
    const match = scene('C 1', 'I/916 5325', '73-RE 5324');
    play(match, 'fire 5325');
    expect(report(match)).toBe('small arms: 4 against 12 is −8, too little for any effect');
    expect([asks(match), unit(match, 'I/916')]).not.toContain('* firing.dice');
  });

  test('MDD 10.1.3-b: −3 is the first range of direct guns, −2 that of small arms', () => {
    const HQ = 'HQ-50 5216';
    const guns = scene('C 1', HQ, 'I/915 4918', '99-AT 4917 green');
    expect(shoot(guns, '4918', [], '1+1')).toContain('3 against 6 is −3; column A');
    const rifles = scene('C 1', 'I/915 4918', '6-GH 4917 N');
    expect(shoot(rifles, '4918', [], '1+1')).toBe('small arms: 3 against 6 is −3, too little for any effect');
  });

  test('MDD 10.1.4-a, MDD 10.2.8-f1, MDD 10.1.5-a: the best protection of one defender gives the letter, as it is printed', () => {
    // 9 against (2 + 4) is +3 in either case; the tanks have 4, twice the companies’ 2.
    const tanks = scene('C 1', '1/736 5219', 'I/22 5219', '6-GH 5218');
    expect(shoot(tanks, '5219', ['join 6-GH'], '1+1')).toContain('9 against 6 is +3; column A');
    const foot = scene('C 1', '1/736 5219', '2/736 5219', '3/736 5219', '6-GH 5218');
    expect(shoot(foot, '5219', ['join 6-GH'], '1+1')).toContain('9 against 6 is +3; column B');
    // In a Town the defence is doubled, but not the 2 that gives the letter.
    const town = scene('C 1', '1/736 4918', '6-GH 4917');
    expect(shoot(town, '4918', ['join 6-GH'], '1+1')).toContain('9 against 4 is +5; column C');
  });

  test('MDD 10.1.6-a, MDD 13.0-a, MDD 13.1-b: in the Strongpoint of 3720 two companies have 5 times 4', () => {
    const match = scene('C 1', 'HQ-3 3718', '1/736 3720', '4/736 3720', '1-SR 3719', '13/18-H 3821');
    expect(shoot(match, '3720', ['join 1-SR', 'join 13/18-H'], '1+1')).toBe(
      'mixed: 21 against 20 is +1; column A, dice 2, modifier −2: no effect',
    );
  });

  test('MDD 13.2-b, MDD 10.1.6-c: at Le Hamel a battalion has 4 times 3, and both take from the dice', () => {
    const match = scene('C 1', 'I/916 5325', '6-GH 5324', '5-EYR 5425');
    expect(shoot(match, '5325', ['join 6-GH', 'join 5-EYR'], '1+1')).toBe(
      'small arms: 18 against 12 is +6; column C, dice 2, modifier −2: no effect',
    );
  });

  test('MDD 10.1.6-b: a Town on a Hill without works is twice, not four times', () => {
    const match = scene('C 1', '1/736 2908', '1-SR 2907');
    expect(shoot(match, '2908', ['join 1-SR'], '1+1')).toContain(
      '9 against 4 is +5; column C, dice 2, modifier −1',
    );
  });

  test('MDD 13.1-a, MDD 13.2-a: a Strongpoint is 3 times and −2, a Resistance Nest twice and −1', () => {
    expect(shoot(scene('C 1', '1/736 3619', '1-SR 3519'), '3619', ['join 1-SR'], '1+1')).toContain(
      '9 against 6 is +3; column B, dice 2, modifier −2',
    );
    expect(shoot(scene('C 1', '1/736 5122', '6-GH 5222'), '5122', ['join 6-GH'], '1+1')).toContain(
      '9 against 4 is +5; column C, dice 2, modifier −1',
    );
  });

  test('MDD 13.0-d: Allies in the Strongpoint of 3619 are in the open', () => {
    const match = scene('E 1', '1-SR 3619', 'I/915 3519');
    expect(shoot(match, '3619', ['join I/915'], '1+1')).toContain(
      '7 against 3 is +4; column B, dice 2, modifier 0',
    );
  });

  test('MDD 10.1.7-a: in Movement Mode a unit fires before it, and not to its flanks', () => {
    const before = scene('C 2', FOE, '6-GH 5218 N', '7-GH 5318 NE', '5-EYR 5220 N');
    prepare(before, '5219', 'points 1');
    expect(legal(before, 'join')).toEqual(['join 6-GH', 'join 7-GH']);
    expect(reasons(before, 'join 5-EYR')).toEqual(['10.1.7-a it does not face that hex']);
  });

  test('MDD 10.1.7-a: farther off a tank in Movement Mode has the same 120 degrees before it', () => {
    const match = scene(
      'C 2',
      'HQ-50 5214',
      FOE,
      'NY 5217 N',
      '24-L 5018 NE',
      '1-RM 5018 N',
      '4/7-RDG 5221 N',
    );
    prepare(match, '5219', 'points 1');
    expect(legal(match, 'join')).toEqual(['join NY', 'join 1-RM']);
    expect(refusal(match, 'join 24-L')).toBe('10.1.7-a');
    expect(refusal(match, 'join 4/7-RDG')).toBe('10.1.7-a');
  });
});

describe('10.2.1 to 10.2.6: who fires at what', () => {
  test('MDD 10.2.1-a: fire is asked about in C, E, H and J, and in no other segment', () => {
    const asked: string[] = [];
    const match = scene('A 3', FOE, 'I/915 5119', '6-GH 5218');
    for (let i = 0; i < 60 && value(match, 'turn') !== '4' && !asks(match).startsWith('over'); i++) {
      const [side, step] = asks(match).split(' ');
      if (step === 'fireSegment.aim') asked.push(`${value(match, 'segment')} ${side}`);
      const ends = ['cease', 'end', 'keep', 'pass'].find((word) => legal(match).includes(word));
      if (ends === undefined) break;
      play(match, ends);
    }
    expect(asked).toEqual(['C allied', 'E german', 'H german', 'J allied']);
  });

  test('MDD 10.2.2-a, MDD 13.3.6-a: a hex with enemies is a target; an empty one is not, nor friends, nor a Garrison alone', () => {
    const match = scene('C 2', FOE, 'G-1 5122', '6-GH 5218');
    expect(legal(match)).toEqual(['fire 5219', 'cease']);
    expect(reasons(match, 'fire 5220')).toEqual(['10.2.2-a no enemy unit is in that hex']);
    expect(refusal(match, 'fire 5218')).toBe('10.2.2-a');
    expect(reasons(match, 'fire 5122')).toEqual([
      '13.3.6-a only a Garrison is in that hex, and fire does nothing to it; assault it',
    ]);
  });

  test('MDD 10.2.3-a: who has fired does not fire again in the segment, but in the next', () => {
    const match = scene('C 2', FOE, '2/736 5220', '6-GH 5119', '7-GH 5119');
    shoot(match, '5219', ['join 6-GH'], '1+1');
    prepare(match, '5220');
    expect(legal(match, 'join')).toEqual(['join 7-GH']);
    expect(reasons(match, 'join 6-GH')).toEqual(['10.2.3-a it has fired in this segment']);
    play(match, 'join 7-GH');
    expect(reasons(match, 'join 7-GH')).toEqual(['10.2.3-a it is among those who fire at that hex already']);
  });

  test('MDD 10.2.4-a: a hex is fired at once', () => {
    const match = scene('C 2', FOE, '2/736 5220', '6-GH 5119', '7-GH 5119');
    shoot(match, '5219', ['join 6-GH'], '1+1');
    expect(legal(match)).toEqual(['fire 5220', 'cease']);
    expect(reasons(match, 'fire 5219')).toEqual(['10.2.4-a that hex has been fired at in this segment']);
  });

  test('MDD 10.2.5-a: the factors of all who fire are added up; somebody must fire', () => {
    const match = scene('C 2', FOE, '6-GH 5119', '7-GH 5218', '73-RE 5318');
    prepare(match, '5219');
    expect(reasons(match, 'shoot')).toEqual(['10.2.5-a neither a unit nor a support point is named']);
    play(match, 'join 6-GH', 'join 7-GH', 'join 73-RE', 'shoot', '1+1');
    expect(report(match)).toContain('22 against 2 is +20');
  });

  test('MDD 10.2.5-a: without support points a hex that nobody reaches is no target', () => {
    const match = scene('C 1', FOE, '2/736 5214', '6-GH 5218');
    expect(legal(match)).toEqual(['fire 5219', 'cease']);
    expect(reasons(match, 'fire 5214')).toEqual([
      '10.2.5-a no unit can fire at that hex, and no support point is left for it',
    ]);
  });

  test('MDD 10.2.6-a: all in the hex defend together, headquarters too', () => {
    const match = scene('C 1', FOE, 'I/22 5219', 'HQ-716 5219', '6-GH 5218');
    expect(shoot(match, '5219', ['join 6-GH'], '1+1')).toContain('9 against 8 is +1');
  });

  test('MDD 16.1-a: headquarters do not fire, nor do Garrisons, nor those of the other side', () => {
    const match = scene('E 1', '6-GH 5223', 'HQ-716 5222', 'G-1 5122', '1/736 5222');
    play(match, 'fire 5223');
    expect(match.engine.stepName).not.toBe('fireSegment.aim');
    const asked = scene(
      'E 1',
      '6-GH 5223',
      '7-GH 5123',
      'HQ-716 5222',
      'G-1 5122',
      '1/736 5222',
      '2/736 5224',
    );
    play(asked, 'fire 5223');
    expect(reasons(asked, 'join HQ-716')).toEqual(['10.2.7-x1 units of its type do not fire']);
    expect(reasons(asked, 'join G-1')).toEqual(['13.3.2-a it is a Garrison, which only defends']);
    expect(reasons(asked, 'join 7-GH')).toEqual(['3.0-a it belongs to the other side']);
    expect(reasons(asked, 'join 3/736')).toEqual(['1.4-a it is not on the map']);
  });

  test('MDD 10.1.3-a: a company that shows 0 does not fire', () => {
    const match = scene('E 1', '6-GH 5219', 'BD-1 5218 N', '1/736 5318', '2/736 5318');
    play(match, 'fire 5219');
    expect(reasons(match, 'join BD-1')).toEqual(['10.1.3-a its combat factor is 0']);
  });
});

describe('10.2.7: the manners of fire', () => {
  test('MDD 10.2.7-a1, MDD 16.2.2-a: artillery, heavy weapons and points together bombard; heavy weapons need no command', () => {
    const match = scene('C 3', FOE, 'HQ-50 5208', '74-Fd 5214', 'A/CR 5218');
    expect(shoot(match, '5219', ['join 74-Fd', 'join A/CR', 'points 2'], '1+1')).toBe(
      'bombardment: 18 against 2 is +16; column D, dice 2, modifier 0: no effect',
    );
  });

  test('MDD 10.2.7-a2: beyond half its range a unit has half, rounded down, and beyond its range nothing', () => {
    const fired = (at: string): string => {
      const match = scene('C 1', FOE, `HQ-50 ${at}`, `74-Fd ${at}`);
      return shoot(match, '5219', [], '1+1');
    };
    expect(fired('5213'), 'six hexes of twelve').toContain('10 against 2');
    expect(fired('5212')).toContain('5 against 2');
    const far = scene('C 3', FOE, 'HQ-50 5206', '74-Fd 5206', 'A/CR 5215', 'B/CR 5217');
    prepare(far, '5219', 'points 1');
    expect(reasons(far, 'join 74-Fd')).toEqual(['10.2.7-a2 that hex is beyond its printed range']);
    expect(legal(far, 'join')).toEqual(['join B/CR']);
    play(far, 'join B/CR', 'shoot', '1+1');
    expect(report(far), 'machine guns at two hexes of three').toContain('4 against 2');
  });

  test('MDD 10.2.7-a2, MDD 10.6.1-d: disrupted guns have half, up, and then half of that, down, if they are far off', () => {
    const near = scene('E 1', '6-GH 5219', 'HQ-716 5214', '3/1716 5216 green', '1/736 5218 green');
    expect(shoot(near, '5219', ['join 3/1716', 'join 1/736'], '1+1')).toContain('2 against 3 is −1');
    const far = scene('E 1', '6-GH 5219', 'HQ-21 5212', 'I/155 5212 green');
    expect(shoot(far, '5219', [], '1+1'), '5, then 3, then 1').toContain('1 against 3 is −2');
    const none = scene('E 1', '6-GH 5219', 'HQ-716 5212', '3/1716 5212 green', '1/736 5218', '2/736 5218');
    play(none, 'fire 5219');
    expect(reasons(none, 'join 3/1716')).toEqual([
      '10.2.7-a2 beyond half its range its combat factor is halved to 0',
    ]);
  });

  test('MDD 10.2.7-a3, MDD 14.0-a: coast artillery fires over any distance with all it has; MDD 14.1.3-a: into its arc', () => {
    const match = scene(
      'E 1',
      '6-GH 5219',
      'Longues 6325 facing=SE',
      'Merville 1617 facing=SW',
      'Houlgate 0321 facing=N',
    );
    play(match, 'fire 5219');
    expect(reasons(match, 'join Houlgate')).toEqual([
      '14.1.3-a that hex is not in the 120 degrees in front of it',
    ]);
    expect(legal(match, 'join')).toEqual(['join Merville', 'join Longues']);
    play(match, 'join Merville', 'join Longues');
    if (asks(match).endsWith('prepare')) play(match, 'shoot');
    expect(report(play(match, '1+1'))).toBe(
      'bombardment: 5 against 3 is +2; column A, dice 2, modifier 0: no effect',
    );
  });

  test('MDD 10.2.7-a3: fifty hexes and more are no distance to coast artillery', () => {
    const match = scene('E 1', '8-Para 1211', 'Longues 6325 facing=SE');
    expect(shoot(match, '1211', [], '1+1')).toContain('bombardment: 3 against 6');
  });

  test('MDD 14.0-a: in Movement Mode coast artillery has 0 and does not fire', () => {
    const match = scene('E 1', '6-GH 5219', 'Longues 6325 SE', '1/736 5218', '2/736 5218');
    play(match, 'fire 5219');
    expect(reasons(match, 'join Longues')).toEqual(['10.1.3-a its combat factor is 0']);
  });

  test('MDD 10.2.7-b1: tanks, anti-tank guns and flak reach as far as it says on them', () => {
    const match = scene(
      'E 1',
      '6-GH 5219',
      'HQ-21 5213',
      'I/22 5217',
      '1/J-200 5216',
      '1/305 5216',
      'II/22 5216',
      'Aufkl-21 5217',
    );
    play(match, 'fire 5219');
    expect(legal(match, 'join')).toEqual(['join I/22', 'join 1/J-200', 'join 1/305']);
    expect(reasons(match, 'join II/22')).toEqual(['10.2.7-b1 that hex is out of its range']);
    expect(refusal(match, 'join Aufkl-21')).toBe('10.2.7-b1');
    play(match, 'join I/22', 'join 1/J-200', 'join 1/305', 'shoot', '1+1');
    expect(report(match)).toContain('direct guns: 22 against 3 is +19');
  });

  test('MDD 10.2.7-b2, MDD 10.2.7-b4: guns may pick out the armour; then only it is engaged, and the hex is closed', () => {
    const match = scene(
      'C 2',
      FOE,
      'I/22 5219',
      '2/736 5210',
      'HQ-50 5214',
      'NY 5217',
      '99-AT 5218',
      '6-GH 5318',
    );
    prepare(match, '5219');
    expect(reasons(match, 'hunt')).toEqual(['10.2.5-a neither a unit nor a support point is named']);
    play(match, 'join NY', 'hunt');
    expect(reasons(match, 'hunt')).toEqual(['10.2.7-b2 the armour in that hex is picked out already']);
    const only = 'the armour is picked out, which only armour, anti-tank and flak units can do';
    expect(reasons(match, 'join 6-GH')).toEqual([`10.2.7-b2 ${only}`]);
    expect(reasons(match, 'points 1')).toEqual([`10.2.7-b2 ${only}`]);
    expect(legal(match)).toEqual(['join 99-AT', 'back HQ-50', 'shoot']);
    play(match, 'join 99-AT', 'shoot', '1+1');
    // 17 against the 4 of the tanks; the company has no part in it.
    expect(report(match)).toBe('direct guns: 17 against 4 is +13; column D, dice 2, modifier 0: no effect');
    expect(refusal(match, 'fire 5219')).toBe('10.2.4-a');
  });

  test('MDD 10.2.7-b2: infantry and points cannot pick out armour, and there must be some, and not it alone', () => {
    const hunted = (...lines: string[]): string[] => {
      const match = scene('C 2', 'HQ-50 5214', 'NY 5217', '6-GH 5318', ...lines);
      return reasons(prepare(match, '5219', 'join NY'), 'hunt');
    };
    expect(hunted(FOE)).toEqual(['10.2.7-b2 there is no armour in that hex']);
    expect(hunted('I/22 5219')).toEqual(['10.2.7-b3 there is nothing but armour in that hex']);
    expect(hunted(FOE, 'Aufkl-21 5219')).toEqual([]);
    const mixed = (word: string): string => {
      const match = scene('C 2', FOE, 'I/22 5219', 'HQ-50 5214', 'NY 5217', '6-GH 5318');
      return refusal(prepare(match, '5219', 'join NY', word), 'hunt');
    };
    expect([mixed('join 6-GH'), mixed('points 5')]).toEqual(['10.2.7-b2', '10.2.7-b2']);
  });

  test('MDD 10.2.7-b3, MDD 10.2.8-h1: guns at armour alone are read one column farther right, others are not', () => {
    const shots = (foes: string[], ...words: string[]): string => {
      const match = scene('C 2', ...foes, 'HQ-50 5214', 'NY 5217', '6-GH 5318');
      return shoot(match, '5219', words, '1+1');
    };
    // +8 against 4 is B, and with the shift C.
    expect(shots(['I/22 5219'], 'join NY')).toContain('12 against 4 is +8; column C');
    expect(shots(['I/22 5219', FOE], 'join NY', 'hunt')).toContain('12 against 4 is +8; column C');
    expect(shots(['I/22 5219', FOE], 'join NY'), 'not when others are fired at').toContain(
      '12 against 6 is +6; column A',
    );
    expect(shots(['I/22 5219'], 'join NY', 'join 6-GH'), 'nor with infantry').toContain(
      '21 against 4 is +17; column D',
    );
    expect(shots(['I/22 5219'], 'join NY', 'points 5'), 'nor with points').toContain(
      '17 against 4 is +13; column C',
    );
  });

  test('MDD 10.2.7-c1: infantry fires at its neighbours only, engineers and motorized units as well', () => {
    const match = scene('C 2', FOE, '6-GH 5217', '7-GH 5218', '73-RE 5318', 'A/RB 5319');
    prepare(match, '5219');
    expect(legal(match, 'join')).toEqual(['join 7-GH', 'join 73-RE', 'join A/RB']);
    expect(reasons(match, 'join 6-GH')).toEqual(['10.2.7-c1 it is infantry, and that hex is not adjacent']);
    play(match, 'join 7-GH', 'join 73-RE', 'join A/RB', 'shoot', '1+1');
    expect(report(match)).toContain('small arms: 16 against 2');
  });

  test('MDD 10.2.7-d1: two manners together are mixed, whichever they are', () => {
    const shots = (...words: string[]): string => {
      const match = scene('C 2', FOE, 'HQ-50 5214', 'NY 5217', '6-GH 5318', '74-Fd 5215');
      return shoot(match, '5219', words, '1+1').split(':')[0] ?? '';
    };
    expect(shots('join NY', 'join 6-GH')).toBe('mixed');
    expect(shots('join NY', 'join 74-Fd')).toBe('mixed');
    expect(shots('join 6-GH', 'points 1')).toBe('mixed');
    expect(shots('points 1', 'join 74-Fd')).toBe('bombardment');
  });

  test('MDD 3.1.1-c1: who is still at sea does not fire', () => {
    const match = scene('C 2', '1/736 2219', '1-SR 2321 landed=sea', '2/736 2319', '2-EYR - lost=yes');
    prepare(match, '2219', 'points 1');
    expect(reasons(match, 'join 1-SR')).toEqual(['3.1.1-c1 it is still at sea']);
    expect(reasons(match, 'join 2-EYR')).toEqual(['1.4-a it has been eliminated']);
  });

  test('MDD 6.3.7-b: a Sea Wall stops small arms and guns between its two hexes, but not shells, until it is breached', () => {
    const lines = ['1/736 2821', '1-SR 2822', 'A/MX 2822', '13/18-H 2822', '2-EYR 2820', '3-Rec 2922'];
    const match = scene('C 2', ...lines);
    prepare(match, '2821');
    expect(legal(match, 'join')).toEqual(['join 2-EYR', 'join A/MX']);
    for (const one of ['1-SR', '13/18-H'])
      expect(reasons(match, `join ${one}`)).toEqual([
        '6.3.7-b a Sea Wall that has not been breached is between them',
      ]);
    const open = scene('C 2', ...lines, 'wall 2821/2822 breached=yes');
    prepare(open, '2821');
    expect(legal(open, 'join')).toEqual(['join 1-SR', 'join 2-EYR', 'join 13/18-H', 'join A/MX']);
  });
});

describe('10.2.7: the line of sight', () => {
  const HQ = 'HQ-I 2012';
  const hidden = (from: string, to: string): string[] => {
    const match = scene('C 2', HQ, `13/18-H ${from}`, `1/J-200 ${to}`);
    return reasons(prepare(match, to, 'points 1'), 'join 13/18-H');
  };

  test('MDD 10.2.7-m2: Z before Ranville fires at three, but not past the Town nor over the height', () => {
    const foes = ['1/736 2011', '2/736 1911', '3/736 1812', '5/736 2313', '6/736 2015'];
    const fires = (hex: string): string[] =>
      legal(prepare(scene('C 2', HQ, '13/18-H 2013', ...foes), hex, 'points 1'), 'join');
    for (const hex of ['2011', '1911', '1812']) expect(fires(hex), hex).toEqual(['join 13/18-H']);
    const match = prepare(scene('C 2', HQ, '13/18-H 2013', ...foes), '2015', 'points 1');
    expect(reasons(match, 'join 13/18-H')).toEqual(['10.2.7-l6 higher ground is in its line of sight']);
    // Ranville hides 2313 from guns with a range of three.
    const german = scene('E 1', '6-GH 2313', '1/J-200 2013', 'HQ-21 2010', '1/736 2312', '2/736 2312');
    play(german, 'fire 2313');
    expect(reasons(german, 'join 1/J-200')).toEqual([
      '10.2.7-l5 a Town, City or Swamp is in its line of sight',
    ]);
  });

  test('MDD 10.2.7-l1: adjacent guns need no line of sight, farther ones do', () => {
    expect(hidden('2013', '2014')).toEqual([]);
    expect(hidden('2013', '2015')).not.toEqual([]);
  });

  test('MDD 10.2.7-l2, MDD 10.2.7-l5: one fires into a Town, not through it', () => {
    expect(hidden('2012', '2213')).toEqual([]);
    expect(hidden('2212', '2214')).toEqual(['10.2.7-l5 a Town, City or Swamp is in its line of sight']);
  });

  test('MDD 10.2.7-l3, MDD 10.2.7-l4, MDD 10.2.7-m1: along a hexside two blocking hexes hide, one does not', () => {
    // Between 2619 and 2717 lie the Towns 2618 and 2718; between 2518 and 2718 … only 2618 hides.
    expect(hidden('2619', '2717')).toEqual([
      '10.2.7-l3 its line of sight runs between two hexes that block it',
    ]);
    expect(hidden('2517', '2619'), 'Colleville and a Clear hex').toEqual([]);
  });

  test('MDD 10.2.7-l6, MDD 10.2.7-l7, MDD 10.2.7-l8, MDD 10.2.7-l9: Hills hide low ground, and other Hills from it', () => {
    const HILL = ['10.2.7-l6 higher ground is in its line of sight'];
    expect(hidden('2713', '2715'), 'from low ground up a Hill').toEqual([]);
    expect(hidden('2714', '2716'), 'from low ground past a Hill to another').toEqual(HILL);
    expect(hidden('2617', '2615'), 'a Hill between a Hill and low ground').toEqual(HILL);
    expect(hidden('2620', '2618'), 'Beach and Clear are one level').toEqual([]);
  });

  test('MDD 10.2.7-l1: bombardment needs no line of sight', () => {
    const match = scene('C 2', HQ, '7-Fd 2012', '1/736 2016');
    expect(refusal(prepare(match, '2016', 'points 1'), 'join 7-Fd')).toBe('');
  });
});

describe('10.2.8: how fire is resolved', () => {
  /** The example of the book: two static companies at Lion-sur-Mer, a battalion and tanks on the march before it. */
  const lion = (): Play =>
    aim(
      scene('C 3', '5/736 2821', '6/736 2821', '1-SLR 2720', '13/18-H 2820 N'),
      '2821',
      'join 1-SLR',
      'join 13/18-H',
      'points 20',
    );

  test('MDD 10.2.8-k1, MDD 10.2.8-a1, MDD 10.2.8-c1: 15 and 20 points against 4 × 2 is mixed fire at +27', () => {
    expect(report(play(lion(), '1+1'))).toContain('mixed: 35 against 8 is +27');
  });

  test('MDD 10.2.8-k2, MDD 10.2.8-i1: column G, and 11 less 1 for the Town disrupts them, in their mode', () => {
    const match = play(lion(), '6+5');
    expect(report(match)).toBe('mixed: 35 against 8 is +27; column G, dice 11, modifier −1: disruption');
    expect(unit(match, '5/736')).toBe('2821 green');
    expect(unit(match, '6/736')).toBe('2821 green');
  });

  test('MDD 10.2.8-j1: a column beyond I is I, and a roll above 12 is 12; below −4 it is −4', () => {
    // +44 against a best of 1 would be I already; guns at armour with 4 and +19 are E, and F with the shift.
    const match = scene('C 2', 'I/22 5219', 'HQ-50 5214', 'NY 5217', '4/7-RDG 5218', '24-L 5318');
    const words = ['join NY', 'join 4/7-RDG', 'join 24-L'];
    expect(shoot(match, '5219', words, '6+6')).toBe(
      'direct guns: 36 against 4 is +32; column F, dice 12, modifier 0: elimination',
    );
    // In the ruins of a Strongpoint of a Town the modifier is −5: a 2 is read as −3, in column A light red.
    sketched('a Town with a Strongpoint lies in Ruins');
    const ruins = scene('C 3', '1/736 1718', '8-Para 1717', 'hex 1718 ruins=yes');
    expect(shoot(ruins, '1718', ['join 8-Para'], '1+1')).toContain('dice 2, modifier −5: no effect');
  });

  test('MDD 10.6.1-d: a disrupted battalion fires with half, rounded up; MDD 10.6.2-a: and is protected as before', () => {
    const match = scene('E 1', '6-GH 5219 green', 'I/915 5218 green');
    expect(shoot(match, '5219', [], '1+1')).toContain('4 against 3 is +1');
  });

  test('MDD 10.4-a: a blank box does nothing', () => {
    const match = scene('C 1', FOE, '6-GH 5218');
    shoot(match, '5219', ['join 6-GH'], '1+2');
    expect(unit(match, '1/736')).toBe('5219');
    expect(news(match, ALLIED).at(-1)).toContain('no effect');
  });
});

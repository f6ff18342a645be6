import { describe, expect, test } from 'vitest';
import { aim, prepare, report, shoot } from './firing.ts';
import { ALLIED, asks, legal, news, type Play, play, position, reasons, refusal, row, scene, sketched, unit, value } from './scene.ts'; // biome-ignore format: a list

// Everything about 5219 is Clear and low; 4918 is Creully, a Town.
const FOE = '1/736 5219';
const isRuins = (match: Play, hex: string): boolean => row(position(match), `hex ${hex}`).ruins === 'yes';

describe('11.0: support points', () => {
  test('MDD 11.1.1-a, MDD 11.1.3-a: a point is a factor of artillery, alone or with units', () => {
    const alone = scene('C 3', FOE);
    expect(shoot(alone, '5219', ['points 10', 'points 2'], '1+1')).toContain(
      'bombardment: 12 against 2 is +10',
    );
    const joined = scene('C 3', FOE, '6-GH 5218');
    expect(shoot(joined, '5219', ['join 6-GH', 'points 5'], '1+1')).toContain('mixed: 14 against 2 is +12');
  });

  test('MDD 11.1.1-a: the Germans have none', () => {
    const match = scene('E 3', '6-GH 5219', '1/736 5218', '2/736 5218');
    play(match, 'fire 5219');
    expect(reasons(match, 'points 1')).toEqual(['11.1.1-a only the Allies have support points']);
    const far = scene('E 3', '6-GH 5219', '7-GH 4010', '1/736 5218');
    expect(legal(far, 'fire'), 'nor any reach beyond their units').toEqual(['fire 5219']);
  });

  test('MDD 11.1.2-a: points reach every hex alike, from the Dives to beyond Caen', () => {
    const match = scene('C 3', '1/736 0112', '2/736 6002');
    expect(legal(match, 'fire')).toEqual(['fire 0112', 'fire 6002']);
    expect(shoot(match, '0112', ['points 10'], '1+1')).toContain('bombardment: 10 against');
    expect(shoot(match, '6002', ['points 10'], '1+1')).toContain('bombardment: 10 against');
  });

  test('MDD 11.1.4-a: they are spent bit by bit, between the two Allied fire segments of the turn', () => {
    const match = scene('C 3', FOE, '2/736 5319', '6-GH 5210', 'I/915 5213');
    expect(value(match, 'support')).toBe('120');
    shoot(match, '5219', ['points 20', 'points 5'], '1+1');
    shoot(match, '5319', ['points 50'], '1+1');
    expect(value(match, 'support')).toBe('45');
    play(match, 'cease');
    until(match, 'allied fireSegment.aim');
    expect([value(match, 'segment'), value(match, 'support')]).toEqual(['J', '45']);
    prepare(match, '5219');
    expect(legal(match, 'points').at(-1)).toBe('points 20');
    expect(reasons(match, 'points 50')).toEqual(['11.1.5-a there are not that many support points left']);
    expect(asks(play(match, 'points 20', 'points 20', 'points 5')), 'nothing is left but to shoot').toBe(
      '* firing.dice',
    );
  });

  test('MDD 11.1.3-a: any number can be made up of what is added at a time', () => {
    const match = scene('C 2', FOE);
    prepare(match, '5219');
    expect(legal(match)).toEqual([1, 2, 5, 10, 20, 50, 100].map((n) => `points ${n}`));
    expect(refusal(match, 'points 17')).toBe('11.1.3-a');
    play(match, 'points 10', 'points 5', 'points 2', 'shoot', '1+1');
    expect(report(match)).toContain('17 against 2');
  });

  test('MDD 11.1.5-a, MDD 11.2.1-b: what is left is lost with the turn, and the next has what the track says', () => {
    const match = scene('J 3', FOE, '6-GH 5210');
    expect(value(match, 'support')).toBe('120');
    play(match, 'cease');
    until(match, 'allied fireSegment.aim');
    expect([value(match, 'turn'), value(match, 'support')]).toEqual(['4', '100']);
  });

  test('MDD 11.2.1-a: none on turn 1, 200 on turn 2', () => {
    const first = scene('C 1', FOE, '6-GH 5218', '7-GH 5218');
    play(first, 'fire 5219');
    expect(reasons(first, 'points 1')[0]).toBe('11.2.1-a there are no support points on this turn');
    const match = scene('J 1', FOE, '6-GH 5218');
    play(match, 'cease');
    until(match, 'allied fireSegment.aim');
    expect([value(match, 'turn'), value(match, 'support')]).toEqual(['2', '200']);
  });

  test('MDD 11.2.3-a: 25 on the nights of turns 9 and 10', () => {
    const match = scene('J 8', FOE, '6-GH 5210');
    for (const turn of ['9', '10']) {
      play(match, 'cease');
      until(match, 'allied fireSegment.aim');
      expect([value(match, 'turn'), value(match, 'support')]).toEqual([turn, '25']);
      play(match, 'cease');
      until(match, 'allied fireSegment.aim');
    }
  });
});

/** Goes on to a question, ending whatever is asked before it. */
function until(match: Play, wanted: string): void {
  for (let i = 0; i < 60 && asks(match) !== wanted; i++) {
    const ends = ['cease', 'end', 'keep', 'pass', 'storm', 'ready'].find((word) =>
      legal(match).includes(word),
    );
    if (ends === undefined) throw new Error(`${asks(match)}: ${legal(match).join(', ')}`);
    play(match, ends);
  }
}

describe('12.0: Ruins', () => {
  test('MDD 12.1.1-a, MDD 12.1.2-a, MDD 10.4-b: a light-red result of shells makes Ruins of a Town and of a City', () => {
    // 2 less 1 for the Town is 1, which is light red in column A, and does nothing else.
    const town = scene('C 3', '1/736 4918', '2/736 5010');
    expect(shoot(town, '4918', ['points 5'], '1+1')).toContain('column A, dice 2, modifier −1: no effect');
    expect(isRuins(town, '4918')).toBe(true);
    expect(news(town, ALLIED).at(-1)).toBe('4918 falls into Ruins.');
    const city = scene('C 3', '1/736 3206', '2/736 5010');
    shoot(city, '3206', ['points 5'], '1+2');
    expect(isRuins(city, '3206')).toBe(true);
  });

  test('MDD 12.1.1-a: heavy weapons among rifles ruin a Town; rifles alone do not, nor is a field ruined', () => {
    const after = (words: string[], ...lines: string[]): boolean => {
      const match = scene('C 3', '1/736 4918', '2/736 5010', ...lines);
      shoot(match, '4918', words, '1+1');
      return isRuins(match, '4918');
    };
    expect(after(['join 6-GH'], '6-GH 4917 N')).toBe(false);
    expect(after(['join 6-GH', 'join A/CR'], '6-GH 4917 N', 'A/CR 4917 N')).toBe(true);
    expect(after(['join NY'], 'NY 4917 N', 'HQ-50 4915')).toBe(false);
    const field = scene('C 3', 'I/915 5225', '2/736 5010');
    shoot(field, '5225', ['points 5'], '1+1');
    expect(isRuins(field, '5225')).toBe(false);
  });

  test('MDD 12.1.1-a: a result that is not light red leaves the houses', () => {
    const match = scene('C 3', '1/736 4918', '2/736 5010');
    shoot(match, '4918', ['points 5'], '1+2');
    expect(isRuins(match, '4918')).toBe(false);
  });

  test('MDD 12.2.3-a, MDD 12.2.4-a: in Ruins 3 is taken from the roll, and under fire nothing multiplies', () => {
    const match = scene('C 3', '1/736 4918', '6-GH 4917', 'hex 4918 ruins=yes');
    expect(shoot(match, '4918', ['join 6-GH'], '6+5')).toContain(
      'small arms: 9 against 2 is +7; column D, dice 11, modifier −3: retreat',
    );
  });

  test('MDD 12.2.4-a: a Nest in the Ruins of a Town is a Nest as before', () => {
    const match = scene('C 3', '1/736 5325', '6-GH 5324', 'hex 5325 ruins=yes');
    // Twice for the Nest; −3 for the Ruins and −1 for the Nest.
    expect(shoot(match, '5325', ['join 6-GH'], '1+1')).toContain(
      '9 against 4 is +5; column C, dice 2, modifier −4',
    );
  });

  test('MDD 12.1.2-a: Ruins are made once', () => {
    const match = scene('C 3', '1/736 4918', '2/736 5010', 'hex 4918 ruins=yes');
    shoot(match, '4918', ['points 5'], '1+1');
    expect(news(match, ALLIED).some((line) => line.includes('falls into Ruins'))).toBe(false);
  });
});

describe('14.1: coast artillery under fire', () => {
  test('MDD 14.1.5-a: it and whoever is with it are in an Improved Position, where there is no other work', () => {
    sketched('coast artillery stands where there are no works');
    const open = scene('C 3', 'Crepon 5123 facing=N', '1/736 5123', '6-GH 5122');
    expect(shoot(open, '5123', ['join 6-GH', 'points 10'], '1+1')).toContain('19 against 20 is −1');
    const lone = scene('C 3', '1/736 5123', '6-GH 5122');
    expect(shoot(lone, '5123', ['join 6-GH'], '1+1'), 'the Hill alone').toContain(
      '9 against 4 is +5; column C, dice 2, modifier 0',
    );
    const works = scene('C 3', 'Merville 1617 facing=N', '8-Para 1616');
    expect(shoot(works, '1617', ['join 8-Para', 'points 5'], '1+1'), 'a Strongpoint').toContain(
      '13 against 9 is +4; column A, dice 2, modifier −2',
    );
  });

  test('MDD 14.1.6-c, MDD 14.1.6-a: nothing but support points reaches the battery in its box', () => {
    const match = scene('C 3', 'Le-Havre Le-Havre', FOE, '74-Fd 5214', 'HQ-50 5212', '5-EYR 5218');
    expect(legal(match, 'fire')).toEqual(['fire 5219', 'fire Le-Havre']);
    prepare(match, 'Le-Havre');
    expect(legal(match, 'join')).toEqual([]);
    expect(reasons(match, 'join 74-Fd')).toEqual([
      '14.1.6-c only support points reach the battery of Le Havre',
    ]);
    expect(refusal(match, 'back HQ-50')).toBe('16.2-a');
    play(match, 'points 20', 'shoot', '1+1');
    expect(report(match)).toBe('bombardment: 20 against 6 is +14; column B, dice 2, modifier −1: no effect');
    expect(refusal(match, 'fire Le-Havre'), 'once a segment').toBe('10.2.4-a');
  });

  test('MDD 14.1.6-c: without points it is no target', () => {
    const match = scene('C 1', 'Le-Havre Le-Havre', FOE, '5-EYR 5218');
    expect(legal(match, 'fire')).toEqual(['fire 5219']);
  });

  test('MDD 14.1.6-b: it never fires by itself', () => {
    const match = scene('E 1', 'Le-Havre Le-Havre', '1-SR 2219', '1/736 2218', '2/736 2218');
    play(match, 'fire 2219');
    expect(reasons(match, 'join Le-Havre')).toEqual([
      '14.1.6-b the battery of Le Havre never fires by itself',
    ]);
  });

  test('MDD 14.1.3-a: the arc is 120 degrees wide with both its edges, in either mode', () => {
    sketched('boats off no beach');
    const joined = (hex: string): boolean => {
      const match = scene(
        'E 1',
        `1-SR ${hex}`,
        'Riva-Bella 2219 facing=N',
        '5/736 2219',
        '6/736 2219',
        'HQ-716 2217',
        '989 2215',
        'HQ-736 2215',
      );
      return legal(play(match, `fire ${hex}`), 'join').includes('join Riva-Bella');
    };
    expect(['2222', '2420', '2020'].map(joined)).toEqual([true, true, true]);
    expect(['2319', '2119', '2216'].map(joined)).toEqual([true, true, false]);
    expect(unit(scene('C 1', 'Riva-Bella 2219 facing=N'), 'Riva-Bella')).toBe('2219');
  });
});

/** The battery of Le Havre after 50 points and these dice, which 1 is taken from. */
const leHavre = (dice: string): Play =>
  play(aim(scene('C 3', 'Le-Havre Le-Havre', FOE), 'Le-Havre', 'points 50'), dice);

test('MDD 14.1.6-c: the battery of Le Havre ignores a retreat, is disrupted, and can be eliminated (R-88)', () => {
  expect(report(leHavre('3+4'))).toContain('50 against 6 is +44; column F, dice 7, modifier −1: retreat');
  expect(unit(leHavre('3+4'), 'Le-Havre')).toBe('Le-Havre');
  expect(unit(leHavre('4+4'), 'Le-Havre')).toBe('Le-Havre green');
  const twice = scene('J 3', 'Le-Havre Le-Havre green', FOE);
  expect(unit(play(aim(twice, 'Le-Havre', 'points 50'), '4+4'), 'Le-Havre')).toBe('-');
});

test('MDD 14.1.2-a: fire does not make coast artillery retreat, nor those with it, as in any work', () => {
  sketched('coast artillery stands where there are no works');
  const open = scene('C 3', 'Crepon 5123 facing=N', '1/736 5123', '2/736 5219');
  // 100 against 5 × (2 + 2): column F, 7 less 1 is R.
  expect(report(play(aim(open, '5123', 'points 100'), '3+4'))).toContain(
    'column F, dice 7, modifier −1: retreat',
  );
  expect([unit(open, 'Crepon'), unit(open, '1/736')]).toEqual(['5123', '5123']);
});

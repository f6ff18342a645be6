import { expect, test } from 'vitest';
import { chances, legal, news, type Play, place, play, position, reasons, refusal, row, scene, seen, unit  } from './scene.ts'; // biome-ignore format: a list

const allies = (...lines: string[]): Play => scene('moves 3', ...lines);
const mines = (match: Play): string | undefined => row(position(match), 'beach sword').mines;

// Sword: 2519 and 2720 are beach, 2520 and 2822 flats; a Sea Wall stands before Lion (2821) against 2822 and 2721.

test('MDD 15.0-a: what engineers do they do in the Movement Segment of their side, and who is none does not', () => {
  const match = allies('17-RE 2519', '1-SR 2519', 'beach sword mines=2', 'SY 2301', 'Pi-220 2301');
  expect(reasons(match, 'clear 1-SR')).toEqual(['15.0-a it is not an engineer unit']);
  expect(reasons(match, 'raze 1-SR')).toContain('15.0-a it is not an engineer unit');
  expect(refusal(match, 'breach 1-SR 2821/2822')).toBe('15.0-a');
  const german = scene('I 5', 'Pi-220 2519', 'I/915 5018', 'beach sword mines=2');
  for (const act of ['clear Pi-220', 'breach Pi-220 2821/2822'])
    expect(reasons(german, act)).toEqual([
      '15.1-a the mines and Sea Walls are German; only Allied engineers are set on them',
    ]);
});

test('MDD 15.0-b: armoured Royal Engineers move as armour and work as engineers', () => {
  const match = allies('77-RE 2822', '79-RE 2313', 'SY 2301');
  expect(refusal(match, 'move 79-RE 2214')).toBe('6.3.4-a');
  expect(refusal(match, 'breach 77-RE 2821/2822')).toBe('');
});

test('MDD 15.1-a: mines are cleared from a Beach hex of the area, by engineers who are not armoured', () => {
  const match = allies(
    '17-RE 2519',
    '246-RE 2520',
    '629-RE 2518',
    '77-RE 2720',
    '1-SR 2301',
    'beach sword mines=2',
  );
  expect(refusal(match, 'clear 17-RE')).toBe('');
  const told = ['15.1-a it is not in a Beach hex of a Beach area'];
  expect(reasons(match, 'clear 246-RE'), 'a flat').toEqual(told);
  expect(reasons(match, 'clear 629-RE'), 'inland').toEqual(told);
  expect(reasons(allies('17-RE 1020', 'SY 2301'), 'clear 17-RE'), 'a beach of no area').toEqual(told);
  expect(legal(match, 'clear')).toEqual(['clear 17-RE']);
  expect(reasons(match, 'clear 77-RE')).toEqual(['15.1-a armoured engineers do not clear mines']);
});

test('MDD 15.1.1-a: in Combat Mode, steady, and with all their points, before anything else and after nothing', () => {
  const lines = ['beach sword mines=2', '1-SR 2301'];
  const match = allies('17-RE 2518', '246-RE 2519 grey', '629-RE 2720 N', ...lines);
  expect(reasons(match, 'clear 246-RE')).toEqual(['10.6.1-b it is disrupted, and does no work']);
  expect(refusal(match, 'clear 629-RE')).toBe('7.2.4-a');
  play(match, 'move 17-RE 2519');
  expect(reasons(match, 'clear 17-RE')).toEqual([
    '15.1.1-a it has moved or landed on this turn, and clearing mines takes its whole turn',
  ]);
  const done = play(allies('17-RE 2519', ...lines), 'clear 17-RE', '3');
  expect(refusal(done, 'move 17-RE 2518')).toBe('6.2.4-a');
  expect(refusal(done, 'march 17-RE N')).toBe('7.3.1-a');
  const landed = scene('ashore 3', '17-RE 2519 landed=sea', '4-Cdo 2520 landed=sea', 'beach sword mines=2');
  expect(refusal(landed, 'clear 17-RE')).toBe('15.1.1-a');
});

test('MDD 7.1.4-a, MDD 7.2.4-a: in Movement Mode they clear no mines, breach no wall and clear no Ruins', () => {
  const match = allies(
    '17-RE 2519 N',
    '246-RE 2822 S',
    '629-RE 2821 N',
    'beach sword mines=2',
    'hex 2821 ruins=yes',
  );
  const told = ['7.2.4-a it is in Movement Mode; it must be in Combat Mode'];
  expect(reasons(match, 'clear 17-RE')).toEqual(told);
  expect(reasons(match, 'breach 246-RE')).toEqual(told);
  expect(reasons(match, 'raze 629-RE')).toEqual(told);
});

test('MDD 15.1.2-a: with 1 to 5 a mine point is gone', () => {
  for (const die of ['1', '5']) {
    const match = allies('17-RE 2519', '1-SR 2301', 'beach sword mines=3');
    play(match, 'clear 17-RE');
    expect(chances(match)).toEqual(Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((n) => [n, '1/6'])));
    play(match, die);
    expect([mines(match), unit(match, '17-RE')]).toEqual(['2', '2519']);
    expect(news(match, 0)).toEqual([`17-RE rolls ${die} and clears a mine point at Sword.`]);
    // it is counted for good, so that the Allies can tell what may be left.
    expect(row(position(match), 'beach sword').removed).toBe('1');
  }
});

test('MDD 15.1.2-b: with a 6 none is, and the engineers are disrupted', () => {
  const match = play(allies('17-RE 2519', '1-SR 2301', 'beach sword mines=3'), 'clear 17-RE', '6');
  expect([mines(match), unit(match, '17-RE')]).toEqual(['3', '2519 green']);
  expect(news(match, 0)).toEqual(['17-RE rolls 6 and clears no mines at Sword.', '17-RE is disrupted.']);
  expect(match.events(0).map(({ rule }) => rule)).toEqual(['15.1.2-b', '15.1.2-b']);
});

test('MDD 15.1.3-a: two points at most at one area in a turn, failures not counted', () => {
  const engineers = ['17-RE 2519', '246-RE 2519', '629-RE 2720', '73-RE 5425', '280-RE 2720'];
  const match = allies(...engineers, '1-SR 2301', 'beach sword mines=4', 'beach gold mines=2');
  play(match, 'clear 17-RE', '6', 'clear 246-RE', '1', 'clear 629-RE', '2');
  expect(reasons(match, 'clear 280-RE')).toEqual([
    '15.1.3-a two mine points have been cleared there this turn',
  ]);
  expect(refusal(match, 'clear 73-RE'), 'another area').toBe('');
});

test('MDD 15.1.4-a: that there are none left is told, and until then nothing of their number', () => {
  const match = allies('17-RE 2519', '246-RE 2720', '629-RE 2720', '1-SR 2301', 'beach sword mines=2');
  const few = allies('17-RE 2519', '246-RE 2720', '629-RE 2720', '1-SR 2301', 'beach sword mines=4');
  for (const one of [match, few]) play(one, 'clear 17-RE', '1');
  expect(news(match, 0)).toEqual(news(few, 0));
  expect(legal(match)).toEqual(legal(few));
  play(match, 'clear 246-RE', '1');
  expect(news(match, 0).at(-1)).toBe('Sword has no mines left.');
  const none = allies('17-RE 2519', '1-SR 2301');
  expect(reasons(none, 'clear 17-RE')).toEqual(['15.1.4-a that Beach area has no mines left']);
  expect(seen(match, 0)).toContain('17-RE');
});

test('MDD 15.2.1-a: only who begins the segment beside a Sea Wall breaches it', () => {
  const match = allies('17-RE 2822', '77-RE 2822', '246-RE 2922', '629-RE 2821', '1-SR 2301');
  expect(refusal(match, 'breach 17-RE 2821/2822')).toBe('');
  expect(refusal(match, 'breach 629-RE 2821/2822'), 'from behind').toBe('');
  expect(legal(match, 'breach 629-RE')).toEqual(['breach 629-RE 2721/2821', 'breach 629-RE 2821/2822']);
  expect(legal(match, 'breach 246-RE')).toEqual([]);
  const told = ['15.2.1-a it did not begin the segment beside that hexside'];
  expect(reasons(match, 'breach 17-RE 2721/2821')).toEqual(told);
  play(match, 'move 77-RE 2721');
  expect(reasons(match, 'breach 77-RE 2721/2821')).toEqual(told);
  expect(refusal(match, 'breach 17-RE 2821/2822'), 'others have not moved').toBe('');
  const landed = scene('ashore 3', '77-RE 2822 landed=sea', '4-Cdo 2520 landed=sea');
  expect(refusal(landed, 'breach 77-RE 2821/2822')).not.toBe('');
});

test('MDD 15.2.2-a: it takes Combat Mode and 2 points; with the rest they go on', () => {
  const match = allies('17-RE 2822', '1-SR 2301');
  play(match, 'breach 17-RE 2821/2822', '1');
  expect(refusal(match, 'move 17-RE 2821'), 'two of 4 are left').toBe('');
  expect(refusal(match, 'move 17-RE 2721+2822+2721')).toBe('6.2.4-a');
  const short = allies('17-RE 2822 S', '1-SR 2301');
  play(short, 'deploy 17-RE');
  expect(refusal(short, 'breach 17-RE 2821/2822'), 'half of 4 is enough').toBe('');
  const twice = play(
    allies('17-RE 2821', '1-SR 2301'),
    'breach 17-RE 2821/2822',
    '1',
    'breach 17-RE 2721/2821',
    '1',
  );
  expect(reasons(twice, 'breach 17-RE')).toEqual([
    '15.2.2-a it does not have two movement points left in that hex',
  ]);
});

test('MDD 15.2.3-a: the breach is marked and open to all, and not made twice', () => {
  const match = allies('17-RE 2822', '1-SLR 2822', '77-RE 2822', 'I/915 5018');
  play(match, 'breach 17-RE 2821/2822', '2');
  expect(row(position(match), 'wall 2821/2822').breached).toBe('yes');
  expect(news(match, 1)[0]).toBe('17-RE breaches the Sea Wall 2821/2822.');
  expect(reasons(match, 'breach 77-RE 2821/2822')).toEqual([
    '15.2.3-a that Sea Wall has been breached already',
  ]);
  expect(refusal(match, 'move 1-SLR 2821')).toBe('');
});

test('MDD 15.2.4-a: with a 6 the engineers are disrupted, and the wall is breached all the same', () => {
  const match = play(allies('17-RE 2822', '1-SLR 2822'), 'breach 17-RE 2821/2822', '6');
  expect(unit(match, '17-RE')).toBe('2822 green');
  expect(refusal(match, 'move 1-SLR 2821')).toBe('');
  expect(refusal(match, 'move 17-RE 2821')).toBe('6.2.8-a');
  expect(match.events(0).map(({ rule }) => rule)).toEqual(['15.2.3-a', '15.2.4-a', '15.2.4-a']);
  expect(news(match, 0)[1]).toContain('17-RE');
  expect(unit(play(allies('17-RE 2822', '1-SLR 2822'), 'breach 17-RE 2821/2822', '5'), '17-RE')).toBe('2822');
});

test('MDD 15.3.1-a, MDD 12.2.5-a: Ruins are cleared by who began in them, in Combat Mode', () => {
  const ruins = 'hex 2821 ruins=yes';
  const match = allies('17-RE 2821', '246-RE 2820', '629-RE 2821 grey', '1-SR 2301', ruins);
  expect(reasons(match, 'raze 629-RE')).toEqual(['10.6.1-b it is disrupted, and does no work']);
  expect(reasons(match, 'raze 246-RE')).toEqual(['15.3.1-a there are no Ruins in its hex']);
  play(match, 'raze 17-RE');
  expect(news(match, 0)).toEqual(['17-RE clears the Ruins in 2821.']);
  const come = play(allies('77-RE 2820', '1-SR 2301', ruins), 'move 77-RE 2821');
  expect(reasons(come, 'raze 77-RE')).toContain('15.3.1-a it did not begin the segment in the Ruins');
});

test('MDD 15.3.1-b: armoured Royal Engineers clear them on the march as well', () => {
  const match = allies('77-RE 2821 S', '79-RE 2821', '1-SR 2301', 'hex 2821 ruins=yes');
  expect(refusal(match, 'raze 79-RE')).toBe('');
  play(match, 'raze 77-RE');
  expect(refusal(match, 'move 77-RE 2820+2819+2818'), '8 of 10 are left').toBe('');
});

test('MDD 15.3.2-a: a Town costs 2 points', () => {
  const match = play(allies('17-RE 2821', '1-SR 2301', 'hex 2821 ruins=yes'), 'raze 17-RE');
  expect(refusal(match, 'move 17-RE 2820+2819')).toBe('');
  expect(refusal(match, 'move 17-RE 2820+2819+2818')).toBe('6.2.4-a');
  const wall = play(allies('17-RE 2821', '1-SR 2301', 'hex 2821 ruins=yes'), 'breach 17-RE 2821/2822', '1');
  expect(refusal(wall, 'raze 17-RE'), 'two and two').toBe('');
  play(wall, 'breach 17-RE 2721/2821', '1');
  expect(reasons(wall, 'raze 17-RE')).toEqual([
    '15.3.2-a it does not have the movement points to clear them',
  ]);
});

test('MDD 15.3.3-a: a City takes all, but armoured Royal Engineers 2', () => {
  const lines = ['1-SR 2301', 'hex 3206 ruins=yes'];
  const match = play(allies('17-RE 3206', ...lines), 'raze 17-RE');
  expect(refusal(match, 'move 17-RE 3205')).toBe('6.2.4-a');
  expect(match.events(0).map(({ rule }) => rule)).toEqual(['15.3.3-a']);
  const late = play(allies('17-RE 3206 N', ...lines), 'deploy 17-RE');
  expect(reasons(late, 'raze 17-RE')).toEqual([
    '15.3.3-a clearing a City takes all its movement points, and it has spent some',
  ]);
  const tanks = play(allies('77-RE 3206', ...lines), 'raze 77-RE');
  expect(refusal(tanks, 'move 77-RE 3106+3107+3007'), 'by road three of the 3 that are left').toBe('');
});

test('MDD 15.2.2-a, MDD 15.3.3-a: with one of five points left armoured engineers do neither', () => {
  const lines = ['77-RE 2821', '1-SR 2301', 'hex 2821 ruins=yes'];
  const match = play(allies(...lines), 'raze 77-RE', 'breach 77-RE 2821/2822', '1');
  expect(refusal(match, 'breach 77-RE 2721/2821')).toBe('15.2.2-a');
  expect(match.events(0)[0]?.rule).toBe('15.3.2-a');
  const walls = play(allies(...lines), 'breach 77-RE 2821/2822', '1', 'breach 77-RE 2721/2821', '1');
  expect(refusal(walls, 'raze 77-RE')).toBe('15.3.2-a');
  const away = play(allies('17-RE 2820', '1-SR 2301'), 'move 17-RE 2819+2818+2918+3018');
  expect(reasons(away, 'raze 17-RE')).toEqual(['15.3.1-a there are no Ruins in its hex']);
});

test('MDD 15.3.4-a: the hex is a Town again for who moves', () => {
  const match = play(allies('17-RE 2821', '1-SR 2720 NW', 'hex 2821 ruins=yes'), 'raze 17-RE');
  expect(refusal(match, 'move 1-SR 2821')).toBe('');
  expect(row(position(match), 'hex 2821').ruins).toBe(undefined);
  expect(place(match, '17-RE')).toBe('2821');
});

test('MDD 12.2.5-a: German engineers clear Ruins too', () => {
  const match = scene('I 5', 'Pi-220 2821', 'I/915 5018', 'hex 2821 ruins=yes');
  play(match, 'raze Pi-220');
  expect(row(position(match), 'hex 2821').ruins).toBe(undefined);
});

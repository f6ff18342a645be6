import { expect, test } from 'vitest';
import { reckoned } from './attacks.ts';
import { asks, field, legal, type Play, play, position, refusal, row, scene, unit, value } from './scene.ts';

const SWORD = 'beach 4603 status=open';
const OMAHA = 'beach 3303 status=open';
const track = (match: Play): string => /\ntrack (.*)\n/.exec(position(match))?.[1] ?? '';
/** A chit comes up; a German Reaction may follow an Allied Round. */
const chit = (name: string, moment: string, ...lines: string[]): Play =>
  scene(
    `actionPhase.react > actionRound.play chit=${name} ${moment}`,
    'reactions 1',
    'army german moves=1',
    'army us moves=1',
    `cup german=${name === 'german' ? 1 : 2}`,
    ...lines,
  );
/** Two brigades north of a German regiment on the plain. */
const PLAIN = [SWORD, '129/43 5010', '130/43 5010', '857/346 5011'];

test('TDSN 9.2-d: after every Allied Round, and no German one, the Germans may react', () => {
  const match = scene('actionPhase.draw 3', 'cup us=2 british-move=1 german=2', 'reactions 2', 'army us moves=1', 'army german moves=1'); // biome-ignore format: one thing
  play(match, 'us', 'play combat');
  expect([asks(match), legal(match)]).toEqual(['german actionPhase.react', ['react', 'pass']]);
  play(match, 'pass', 'german', 'play move');
  expect(asks(match)).toBe('* actionPhase.chit');
  play(match, 'british-move', 'play combined-move');
  expect(asks(match)).toBe('german actionPhase.react');
});

test('TDSN 9.2-e: the phase ends with the cup, after a last Reaction where the last chit was Allied', () => {
  const lines = ['reactions 2', 'army us moves=1 combats=1'];
  const allied = play(scene('actionPhase.draw > actionRound.play chit=us 3', ...lines), 'play move');
  expect(asks(allied)).toBe('* weatherPhase.draw');
  const window = play(scene('actionPhase.react > actionRound.play chit=us 3', ...lines), 'play move');
  expect(asks(window)).toBe('german actionPhase.react');
  play(window, 'react', 'nobody');
  expect([asks(window), value(window, 'turn')]).toEqual(['* weatherPhase.draw', '4']);
  const german = scene('actionPhase.draw 3', 'cup german=1', 'army german moves=1 combats=1', ...lines);
  expect([asks(german), value(german, 'turn')]).toEqual(['* weatherPhase.draw', '4']);
});

test('TDSN 9.2-f: US and British units act in Rounds of their own', () => {
  const lines = [SWORD, OMAHA, '129/43 4604', '16/1 3304'];
  const us = play(chit('us', '3', ...lines), 'play move');
  expect([value(us, 'active'), refusal(us, 'move 129/43 4605')]).toEqual(['us', '9.3.1-b']);
  const british = play(chit('british-move', '3', ...lines), 'play move');
  expect([value(british, 'active'), refusal(british, 'move 16/1 3305')]).toEqual(['british', '9.3.1-b']);
  expect(value(scene('actionPhase.react > firstWave.next 1', 'round wave1', 'reactions 1'), 'active')).toBe(
    '-',
  );
});

test('TDSN 9.3.1-a: in a Move Round all, some or none move, and nobody attacks', () => {
  const match = play(chit('british-move', '3', ...PLAIN, '8/3 4604'), 'play move');
  expect(asks(match)).toBe('allied movement.begin');
  expect(legal(match, 'attack')).toEqual([]);
  expect(refusal(match, 'end')).toBe('');
  play(match, 'move 8/3 4605', 'end');
  expect([unit(match, '8/3'), unit(match, '129/43')]).toEqual(['4605', '5010']);
  // The Round is over: no fighting follows.
  expect(asks(match)).toBe('german actionPhase.react');
});

test('TDSN 9.3.1-b: in a US Move Round Americans and French move, in a British one British, Canadians and Poles', () => {
  const lines = [
    SWORD,
    OMAHA,
    '16/1 3304',
    'CCD/2Fr 3305',
    '129/43 4604',
    '7/3C 4605',
    '10A/Po 4606',
    '914/352 4812',
  ];
  const movers = (match: Play): string[] => [
    ...new Set(legal(match, 'move').map((words) => words.split(' ')[1] ?? '')),
  ];
  expect(movers(play(chit('us', '3', ...lines), 'play move'))).toEqual(['16/1', 'CCD/2Fr']);
  expect(movers(play(chit('british-move', '3', ...lines), 'play move'))).toEqual([
    '129/43',
    '7/3C',
    '10A/Po',
  ]);
  expect(movers(play(chit('german', '3', ...lines), 'play move'))).toEqual(['914/352']);
});

test('TDSN 9.3.2-a: in a Combat Round all, some or none attack, and nobody moves', () => {
  const match = play(chit('british-combat', '3', ...PLAIN), 'play combat');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(legal(match)).toEqual([
    'attack 5011 129/43',
    'attack 5011 129/43+130/43',
    'attack 5011 130/43',
    'end',
  ]);
  play(match, 'end');
  expect(asks(match)).toBe('german actionPhase.react');
});

test('TDSN 9.3.2-b: only units of the chit’s army attack', () => {
  const lines = [SWORD, OMAHA, '16/1 3304', '914/352 3305', '129/43 5010', '857/346 5011'];
  expect(legal(play(chit('us', '3', ...lines), 'play combat'), 'attack')).toEqual(['attack 3305 16/1']);
  const british = play(chit('british-combat', '3', ...lines), 'play combat');
  expect(legal(british, 'attack')).toEqual(['attack 5011 129/43']);
  const german = play(chit('german', '3', ...lines), 'play combat');
  expect(legal(german, 'attack')).toEqual(['attack 3304 914/352', 'attack 5010 857/346']);
});

test('TDSN 9.3.3-c: the marker of the army lies on the chit', () => {
  expect(track(play(chit('us', '3', '16/1 3304', OMAHA), 'play combined-move'))).toBe('us-combined');
  expect(track(play(chit('british-combat', '3', ...PLAIN), 'play combined-combat'))).toBe('british-combined');
});

test('TDSN 9.3.3-d: in a Combined Action all move first, then they fight, and none moves again', () => {
  const match = play(chit('british-combat', '3', ...PLAIN, '8/3 4604'), 'play combined-combat');
  expect(asks(match)).toBe('allied movement.begin');
  expect(legal(match, 'attack')).toEqual([]);
  play(match, 'move 8/3 4605', 'end');
  expect(asks(match)).toBe('allied fighting.declare');
  expect(legal(match, 'move')).toEqual([]);
});

test('TDSN 9.3.3-e: one hex, or two where both steps follow a road', () => {
  // A road runs 4909, 5010, 5109; there is none to 5011.
  const match = play(
    chit('british-combat', '3', SWORD, '129/43 4909', '857/346 5300'),
    'play combined-combat',
  );
  expect(refusal(match, 'move 129/43 5010+5109')).toBe('');
  expect(refusal(match, 'move 129/43 5010+5011')).toBe('9.3.3-e');
  expect(refusal(match, 'move 129/43 4910')).toBe('');
  expect(legal(match, 'move 129/43 5010+5109+')).toEqual([]);
});

test('TDSN 9.3.3-f: every attack of a Combined Action is shifted one column to the left', () => {
  const plain = play(chit('british-combat', '3', ...PLAIN), 'play combat');
  const combined = play(chit('british-combat', '3', ...PLAIN), 'play combined-combat', 'end');
  expect(reckoned(plain, '5011', '129/43+130/43').shifts).toEqual([]);
  expect(reckoned(combined, '5011', '129/43+130/43').shifts).toEqual(['-1 9.3.3-f']);
});

test('TDSN 9.3.3-g: reinforcements and withdrawals at its beginning, with a Move chit only', () => {
  const lines = [SWORD, OMAHA, '117/30 - due=2', '505/82 3303'];
  const move = play(chit('us', '3', ...lines), 'play combined-move');
  expect([asks(move), legal(move)]).toEqual(['allied arrivals.gather', ['ship 505/82', 'reinforce']]);
  const combat = play(chit('us', '3', ...lines), 'play combined-combat');
  expect(asks(combat)).toBe('allied movement.begin');
});

test('TDSN 9.3.3-i: it is no Move Round: nobody slips away', () => {
  const hemmed = [SWORD, '129/43 5011', '857/346 5010', '858/346 5012', '8/3 4604'];
  const combined = play(chit('british-move', '3', ...hemmed), 'play combined-move');
  expect(refusal(combined, 'escape 129/43 5110+5209')).toBe('9.3.3-i');
  const move = play(chit('british-move', '3', ...hemmed), 'play move');
  expect(legal(move, 'escape 129/43')).not.toEqual([]);
});

test('TDSN 9.3.3-i: it is no Combat Round: Cherbourg is not fought for, and it does not count as the first', () => {
  const port = [
    OMAHA,
    '9/2 Cherbourg',
    '23/2 Cherbourg',
    '38/2 Cherbourg',
    'CherbGar Cherbourg',
    '16/1 3304',
    '914/352 3305',
  ];
  const combat = play(chit('us', '3 sun', ...port), 'play combat');
  expect(refusal(combat, 'cherbourg')).toBe('');
  const combined = play(chit('us', '3 sun', ...port), 'play combined-combat', 'end');
  expect(asks(combined)).toBe('allied fighting.declare');
  expect(refusal(combined, 'cherbourg')).toMatch(/^11\.7-/);
  expect(row(position(combined), 'army us')).toEqual({ moves: '1', combats: '1', combined: 'yes' });
});

test('G-8: a British Move chit as a Combined Action: entry, a hex or two by road, then attacks at 1L', () => {
  const match = chit('british-move', '3', ...PLAIN, OMAHA, '16/1 3304', '914/352 3305', '44/15 - due=2');
  play(match, 'play combined-move');
  // What waits must enter: the die first, and then there is nothing to choose.
  play(match, '1');
  expect([unit(match, '44/15'), asks(match)]).toEqual(['4603', 'allied movement.begin']);
  expect(refusal(match, 'move 44/15 4604')).toBe('');
  expect(refusal(match, 'move 16/1 3204')).toBe('9.3.1-b');
  play(match, 'end');
  expect(reckoned(match, '5011', '129/43').shifts).toEqual(['-1 9.3.3-f']);
  expect(refusal(match, 'attack 3305 16/1')).toBe('9.3.2-b');
  play(match, 'end');
  expect(row(position(match), 'army british').combined).toBe('yes');
});

test('TDSN 7.2.3-e: a Prepared Offensive shifts every attack of its Round one column to the right', () => {
  const match = play(chit('british-combat', '3 sun', ...PLAIN), 'play offensive');
  expect(reckoned(match, '5011', '129/43').shifts).toEqual(['1 7.2.3-e']);
  play(match, 'end');
  expect(value(match, 'prepared')).toBe('no');
});

test('TDSN 7.2.3-a: in Sun and Cloud German attacks go one column to the left, and Allied ones are as ever', () => {
  const shifts = (moment: string): string[] =>
    reckoned(scene(`germans fight ${moment}`, ...PLAIN), '5010', '857/346').shifts;
  expect(['3 sun', '3 cloud', '3 showers', '3 rain', '3 storm'].map((moment) => shifts(moment).join())).toEqual([
    '-1 7.2.3-a', '-1 7.2.3-a', '', '', '',
  ]); // biome-ignore format: a list
  expect(reckoned(scene('british fight 3 sun', ...PLAIN), '5011', '129/43').shifts).toEqual([]);
});

test('TDSN 7.2.2-a, TDSN 7.2.2-b: Germans have no road rate in Sun and Cloud, but for those that just entered', () => {
  // From 5010 by road to 5109 and on; clear ground costs two, so that a foot of 4 goes two hexes.
  const reach = (moment: string, more = ''): boolean =>
    legal(scene(`germans move ${moment}`, `857/346 4909 ${more}`.trim()), 'move 857/346').some((words) =>
      /\+5109\+/.test(words),
    );
  expect([reach('3 sun'), reach('3 cloud'), reach('3 showers')]).toEqual([false, false, true]);
  expect([reach('3 sun', 'fresh=yes'), reach('3 cloud', 'fresh=yes')]).toEqual([true, true]);
});

test('TDSN 7.2.2-c: clear ground costs Germans two, in Rain and Storm one', () => {
  // 5011 to 5013 are clear and without a road.
  const farthest = (moment: string): string[] =>
    ['5012', '5012+5013', '5012+5013+5014'].filter(
      (way) => refusal(scene(`germans move ${moment}`, '857/346 5011'), `move 857/346 ${way}`) === '',
    );
  expect(farthest('3 showers')).toHaveLength(2);
  expect(farthest('3 rain')).toHaveLength(3);
  expect(farthest('3 storm')).toHaveLength(3);
});

test('TDSN 7.2.4-a: Germans starve in every weather, the Allies in Rain and Storm', () => {
  const pockets = ['857/346 5011', '129/43 5010', '130/43 5012'];
  const lost = (weather: string): string[] => {
    const match = scene(`actionPhase.react 3 ${weather}`, 'reactions 1', ...pockets);
    play(match, 'pass');
    return ['857/346', '129/43', '130/43'].filter((name) => field(match, name, 'steps') === '1');
  };
  for (const weather of ['sun', 'cloud', 'showers']) expect(lost(weather)).toEqual(['857/346']);
  for (const weather of ['rain', 'storm']) expect(lost(weather)).toEqual(['857/346', '129/43', '130/43']);
});

/** By division. */
const HEX_OF: Readonly<Record<string, string>> = { 1: '3303', 29: '3304', 2: '3305' };

test('TDSN 7.2.1-a: the weather says how many replacements there are', () => {
  const infantry = ['16/1', '18/1', '26/1', '115/29', '116/29', '175/29', '9/2'];
  const rebuilt = (weather: string): number => {
    const match = scene(
      `turn.replacement 3 ${weather}`,
      OMAHA,
      ...infantry.map((name) => `${name} ${HEX_OF[name.split('/')[1] ?? '']} reduced`),
    );
    for (const name of infantry)
      if (asks(match).includes('rebuild') && refusal(match, `rebuild ${name} infantry`) === '')
        play(match, `rebuild ${name} infantry`);
    return infantry.filter((name) => !unit(match, name).endsWith('reduced')).length;
  };
  expect(['sun', 'cloud', 'showers', 'rain', 'storm'].map(rebuilt)).toEqual([6, 5, 4, 2, 0]);
});

test('at the end of a Round its marks are gone from units, hexes and markers', () => {
  const lines = ['129/43 5010 moved=yes fresh=yes attacked=yes', '857/346 5011 retreated=yes', 'hex 5011 attacked=yes', 'support NavalBR usedThisRound=1 usedThisTurn=1']; // biome-ignore format: a list
  const match = scene('actionPhase.react > actionRound.finish chit=us 3', SWORD, 'reactions 1', 'round combined', 'active british', ...lines); // biome-ignore format: one thing
  expect(position(match)).not.toMatch(/moved=|fresh=|attacked=|retreated=|usedThisRound=/);
  expect([value(match, 'round'), value(match, 'active')]).toEqual(['between', '-']);
  const prepared = scene('actionPhase.react > actionRound.finish chit=us 3 sun', SWORD, 'reactions 1', 'round combat', 'active british', 'prepared yes'); // biome-ignore format: one thing
  expect(value(prepared, 'prepared')).toBe('no');
});

test('TDSN 15.0-c: the boundary is lifted for the US after the Round in which a unit entered Brittany', () => {
  const lines = [OMAHA, 'hex 2726 allied=yes', 'enteredBrittany 1', '9/2 Brittany-entered', '16/1 3605'];
  const match = chit('us', '6', ...lines);
  expect(value(match, 'boundaryLifted')).toBe('no');
  play(match, 'play combat');
  expect(value(match, 'boundaryLifted')).toBe('yes');
});

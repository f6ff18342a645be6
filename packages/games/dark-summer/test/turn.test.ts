import { expect, test } from 'vitest';
import { ALLIED, asks, chances, field, GERMAN, legal, news, opening, type Play, place, play, position, refusal, row, scene, unit, value } from './scene.ts'; // biome-ignore format: a list

const track = (match: Play): string => /\ntrack (.*)\n/.exec(position(match))?.[1] ?? '';
const BEACHES = ['2403', '3203', '3303', '4003', '4102', '4203', '4302', '4603'];
const ALL_OPEN = BEACHES.map((beach) => `beach ${beach} status=open`);
/** The last Reaction of a turn is let pass, so that attrition, clean-up and victory check follow. */
const turnEnds = (moment: string, ...lines: string[]): Play =>
  play(scene(`actionPhase.react ${moment}`, 'reactions 1', ...lines), 'pass');

test('TDSN 4.0-a: weather, replacements, action, attrition, clean-up and victory check, then the marker moves on', () => {
  const match = scene(
    'turn.begin 3',
    'cherbourgTaken 3',
    // In supply and reduced, so that it may be rebuilt.
    'beach 3303 status=open',
    '16/1 3303 reduced',
    // Between two brigades, so that it starves.
    'beach 4603 status=open',
    ...['857/346 5011 reduced', '129/43 5010', '130/43 5012'],
    // Over the border into Brittany since this turn.
    '9/2 Brittany-entered',
    'hex 2726 allied=yes',
  );
  // Everybody does as little as he may, but for the replacement.
  const [asked, least] = [[] as string[], ['rebuild 16/1 infantry', 'initiative us', 'play move', 'play combat', 'done', 'pass', 'end']]; // biome-ignore format: one thing
  while (value(match, 'turn') === '3') {
    asked.push(asks(match).split(' ')[1] ?? '');
    if (asks(match) === '* weatherPhase.draw') play(match, 'rain');
    else if (asks(match).startsWith('*')) play(match, Object.keys(chances(match))[0] ?? '');
    else play(match, least.find((words) => legal(match).includes(words)) ?? '');
  }
  expect(asked.slice(0, 3)).toEqual([
    'weatherPhase.draw',
    'replacementPhase.rebuild',
    'actionPhase.initiative',
  ]);
  const told = news(match, GERMAN).filter((line) =>
    /weather|strength|Round 1:|out of supply|Points/.test(line),
  );
  expect(told).toEqual([
    'The weather is Rain.',
    '16/1 is brought up to strength.',
    'Round 1: US Move.',
    '857/346 is out of supply.',
    'Points: Allies 6, Germans 0.',
  ]);
  expect([place(match, '9/2'), value(match, 'turn'), asks(match)]).toEqual([
    'Brittany',
    '4',
    '* weatherPhase.draw',
  ]);
});

test('TDSN 4.0-b, TDSN 3.1-j: turn 1 begins with its Action Phase', () => {
  const match = opening();
  expect([value(match, 'turn'), asks(match)]).toEqual(['1', 'allied actionPhase.mix']);
  expect(news(match, ALLIED)).toEqual([]);
});

test('TDSN 4.0-c: who has ended a Round cannot go back to it, unless the other agrees', () => {
  const match = scene('actionPhase.react > actionRound.move chit=us 3', 'reactions 1', 'round move', 'active us', '16/1 3304'); // biome-ignore format: one thing
  play(match, 'end');
  expect(asks(match)).toBe('german actionPhase.react');
  expect(refusal(match, 'move 16/1 3305')).not.toBe('');
  expect(match.undo(ALLIED)).not.toBeNull();
  expect(match.takeBack()).toBe(true);
  expect(asks(match)).toBe('allied movement.begin');
});

test('TDSN 4.0-e: first the Allies spend replacements, then the Germans, and the rest is lost', () => {
  const match = scene('turn.replacement 3 cloud', 'beach 3303 status=open', '16/1 3303 reduced', '914/352 4812 reduced'); // biome-ignore format: one thing
  expect(asks(match)).toBe('allied replacementPhase.rebuild');
  expect(refusal(match, 'rebuild 914/352 infantry')).toBe('4.0-e');
  play(match, 'done');
  expect(asks(match)).toBe('german replacementPhase.rebuild');
  expect(refusal(match, 'rebuild 16/1 infantry')).toBe('4.0-e');
  play(match, 'rebuild 914/352 infantry');
  expect([asks(match), unit(match, '16/1')]).toEqual(['allied actionPhase.initiative', '3303 reduced']);
});

test('TDSN 4.0-f: in the Clean-Up Phase those who just entered Brittany may leave it from now on', () => {
  const match = turnEnds(
    '8',
    'hex 2726 allied=yes',
    'enteredBrittany 1',
    'cherbourgTaken 4',
    '9/2 Brittany-entered',
    '23/2 Brittany',
  );
  expect([place(match, '9/2'), place(match, '23/2')]).toEqual(['Brittany', 'Brittany']);
});

test('TDSN 4.0-g: the Clean-Up Phase clears the track and what was counted for the turn', () => {
  const match = turnEnds('3', 'track us-offensive british-combined reaction', 'army us moves=1 combats=2 combatRounds=1', 'army british combined=yes', 'support IXTAC usedThisTurn=1'); // biome-ignore format: one thing
  expect(track(match)).toBe('');
  expect(position(match)).not.toMatch(/\narmy /);
  expect(position(match)).not.toContain('support IXTAC');
  const bombed = turnEnds('5 sun', 'support BomberCommand usedThisTurn=1 usedInGame=1');
  expect(row(position(bombed), 'support BomberCommand')).toEqual({ usedInGame: '1' });
});

test('TDSN 4.0-h: who did not enter waits on, with the turn he was due', () => {
  const match = turnEnds('3', '129/43 - due=3', '44/15 - due=2');
  expect([field(match, '129/43', 'due'), field(match, '44/15', 'due')]).toEqual(['3', '2']);
  play(match, 'sun', 'initiative british-move', 'play move');
  // There is no open beach, so that they still wait; then Sword opens.
  expect(asks(match)).toBe('german actionPhase.react');
  const later = scene('british arrive 4', 'beach 4603 status=open', '129/43 - due=3', '71/53 - due=4');
  expect(asks(later)).toBe('* arrivals.roll');
  play(later, '1');
  // The older goes first.
  expect([unit(later, '129/43'), unit(later, '71/53')]).toEqual(['4603', '-']);
});

test('TDSN 4.0-i: on turn 10 the winner is found in the Victory Check Phase', () => {
  const match = turnEnds('10', 'cherbourgTaken 7');
  expect([asks(match), news(match, ALLIED).at(-1)]).toEqual(['over', 'Points: Allies 3, Germans 0.']);
});

test('TDSN 7.2.1-b, TDSN 2.4-p: turn 1 opens with 1st Wave, Reaction, 2nd Wave, Reaction, then the nine chits of Showers', () => {
  const match = play(scene('turn.begin 1', ...ALL_OPEN), 'mix 2m1c');
  expect([track(match), value(match, 'round'), value(match, 'reactions')]).toEqual([
    'wave1 reaction',
    'reaction',
    '2',
  ]);
  play(match, 'nobody');
  expect(track(match)).toBe('wave1 reaction wave2 reaction');
  play(match, 'nobody');
  expect([asks(match), value(match, 'reactions')]).toEqual(['* actionPhase.chit', '2']);
  expect(row(position(match), 'cup')).toEqual({
    us: '3',
    'british-move': '2',
    'british-combat': '1',
    german: '3',
  });
});

test('TDSN 2.4-p: the 3rd Wave is the first Move Round of each Allied army on turn 1', () => {
  const lines = [
    ...ALL_OPEN,
    'reactions 1',
    'army us moves=1',
    '9/2 3300',
    '4A 4600',
    '117/30 - due=1',
    '44/15 - due=1',
  ];
  const moves = (chit: string, ...more: string[]): Play =>
    play(
      scene(
        `actionPhase.react > actionRound.start chit=${chit} play=move 1`,
        'round move',
        ...lines,
        ...more,
      ),
    );
  const us = moves('us', 'active us');
  expect(asks(us)).toContain('thirdWave.');
  expect(row(position(us), 'army us').thirdWave).toBe('yes');
  const british = moves('british-move', 'active british', 'army british thirdWave=yes');
  // Its second Move Round brings the reinforcements proper, by a die.
  expect(asks(british)).toBe('* arrivals.roll');
});

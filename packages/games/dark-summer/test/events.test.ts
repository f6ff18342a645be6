import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';
import { PORT_RESULT, RESULT } from '../src/terms.ts';
import { TOLD_PORT, TOLD_RESULT } from '../src/told.ts';
import { attack, BRITISH_LOOK_ON, roll, unsupported } from './clashes.ts';
import { lateSummer } from './late.ts';
import {
  ALLIED,
  type Chapters,
  news,
  opening,
  play,
  scene,
  strayEvents,
  toldInPlay,
  uncatalogued,
} from './scene.ts';

/** What the events of a procedure's own steps may cite. A move or a loss may also end the game (3.2.1). */
const CHAPTERS: Chapters = {
  weatherPhase: ['7.1', '7.3'],
  replacementPhase: ['8.2.2'],
  actionPhase: ['9.1', '9.2', '15.0', '3.2.1'],
  actionRound: ['9.2', '13.5', '15.0', '3.2.1'],
  reactionRound: ['9.2', '9.3.4', '13.5', '15.0', '3.2.1'],
  arrivals: ['8.1.1', '8.1.2', '8.1.3', '8.3', '3.2.1'],
  thirdWave: ['8.1.3', '10.4.5-c'],
  firstWave: ['11.3.1'],
  secondWave: ['9.4.3', '3.2.1'],
  movement: ['10.1', '10.3', '10.4', '3.2.1'],
  overstacking: ['5.1-g', '5.2', '3.2.1'],
  fighting: ['11.3.1'],
  support: ['11.3.2'],
  combat: ['11.3.3-d', '11.3.5', '11.4', '11.5', '11.8', '11.9-b', 'Reminders', '3.2.1'],
  losses: ['11.3.6'],
  retreat: ['11.3.7'],
  advance: ['11.3.8', '9.4.1', '9.4.3', '11.9-c', '10.4.5-c', '3.2.1'],
  cherbourgCombat: ['11.5', '11.7', '11.3.2', '3.2.2-c'],
  attrition: ['11.5', '14.0', '3.2.1'],
  turn: ['4.0', '3.2.1'],
};

const told = [
  ...toldInPlay(darkSummer, { games: 2, seed: 3 }),
  ...toldInPlay(lateSummer, { games: 2, seed: 5 }).filter(({ step }) => step !== 'set-up'),
];

test('what happens is told by a rule of the procedure in whose step it happens, and by one that there is', () => {
  expect(strayEvents(told, CHAPTERS)).toEqual([]);
  expect(uncatalogued(darkSummer, told)).toEqual([]);
});

test('TDSN 11.3.5-a: a combat is told with its odds, its shifts, its column by name, its die and its result', () => {
  const match = scene(
    'british fight 3 rain',
    'beach 4603 status=open',
    '129/43 5010',
    '130/43 5010',
    '726/716 5011',
    '31Tk 4405',
    '858/346 4406',
  );
  unsupported(play(match, 'attack 5011 129/43+130/43'));
  play(match, '3');
  const line = news(match, ALLIED).find((one) => one.startsWith('5011: ')) ?? '';
  expect(line).toMatch(
    /^5011: 10 against 2 is 5-1, (not shifted|shifted \d columns? to the (left|right)); column \d-1, die 3: [a-z ,]+ \(\S+\)\.$/,
  );
});

test('TDSN 11.3.7-l: a strongpoint that is eliminated because it cannot retreat is told by that rule', () => {
  const match = scene(
    'british fight 3',
    ...BRITISH_LOOK_ON,
    '129/43 4304',
    '130/43 4304',
    'SP4404 4404 factor=1',
  );
  roll(attack(match, '4404 129/43+130/43'), 'DR');
  const gone = match.events(ALLIED).find(({ type }) => type.name === 'eliminated');
  expect(gone?.rule).toBe('11.3.7-l');
});

test('no sentence holds a code of the records', () => {
  const random = seeded(21);
  const match = opening();
  for (let i = 0; i < 700 && !match.engine.over; i++) {
    match.rollDice(random);
    if (!match.engine.over) match.apply(match.engine.sample(random));
  }
  for (const line of news(match, ALLIED))
    expect(line).not.toMatch(/\b(us-|british-|german-|wave1|allied|undefined|nothing)\b|column -?\d+,/);
});

test('results are told by what they do, with the code of the table behind', () => {
  expect(RESULT.words.map((_, result) => TOLD_RESULT.text(result))).toEqual([
    'no effect',
    'the attacker loses two steps (AL2)',
    'the attacker loses a step (AL1)',
    'each side loses a step (BL1)',
    'the defender is eliminated, and the attacker loses as many steps (EX)',
    'the defender retreats two hexes (DR)',
    'the defender retreats two hexes, and few may ignore it (DR*)',
    'the defender is eliminated (DE)',
  ]);
  expect(PORT_RESULT.words.map((_, result) => TOLD_PORT.text(result))).toEqual([
    'the Americans lose 1 step (AL1)',
    'the Americans lose 1 step and the garrison loses 1 step (BL1)',
    'the garrison loses 1 step (DL1)',
    'the garrison loses 2 steps (DL2)',
    'Cherbourg falls (C)',
  ]);
});

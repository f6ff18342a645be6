import { proving } from '@bocage/game-proving';
import { randomPlayer, setUpFor, start } from '@bocage/kernel';
import { writeRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import {
  play,
  silentEvents,
  strayEvents,
  type Told,
  toldInPlay,
  toldInRecords,
  uncatalogued,
} from '../src/index.ts';

test('of a record is told what was heard at which step, by which rule, each once', () => {
  const match = play(
    start(proving, setUpFor(proving)),
    '1/3/5',
    'bury 0403',
    'sun',
    'blue-move',
    'move B4 0205',
  );
  expect(toldInRecords(proving, [writeRecord(match), writeRecord(match)])).toEqual([
    { step: 'game.bury', event: 'buried', rule: '1.2' },
    { step: 'moving.go', event: 'moved', rule: '3.2' },
    { step: 'turn.card', event: 'card', rule: '2.1' },
    { step: 'turn.draw', event: 'drawn', rule: '2.2' },
  ]);
});

test('of games that are played, each scenario is heard, and the same for the same seed', () => {
  const [one, other] = [1, 1].map((seed) =>
    toldInPlay(proving, { games: 2, seed, players: [randomPlayer, randomPlayer] }),
  );
  expect(one).toEqual(other);
  expect(one?.map(({ event }) => event)).toContain('fought');
});

const told: Told[] = [
  { step: 'combat.roll', event: 'fought', rule: '5.5' },
  { step: 'combat.roll', event: 'lost', rule: '5.6-b' },
  { step: 'enter.go', event: 'struck', rule: '3.9' },
];

test('an event that cites another chapter than its step’s is named, and so is a step of which nobody said anything', () => {
  expect(strayEvents(told, { combat: ['5'], enter: ['3.9'] })).toEqual([]);
  expect(strayEvents(told, { combat: ['5'], 'combat.roll': ['5.5'], enter: ['3'] })).toEqual([
    'combat.roll tells “lost” by 5.6-b; its chapters are 5.5',
  ]);
  expect(strayEvents(told, { combat: ['5.6', '5.5'], enter: ['3.'] })).toEqual([
    'enter.go tells “struck” by 3.9; its chapters are 3.',
  ]);
  expect(strayEvents(told.slice(2), {})).toEqual([
    'enter.go tells “struck” by 3.9; nobody said what it may cite',
  ]);
});

test('a rule that no case is numbered by is named, and an event that nobody heard', () => {
  expect(uncatalogued(proving, [...told, { step: 'x.y', event: 'z', rule: '9.9' }])).toEqual(['9.9']);
  expect(silentEvents(proving, told)).toContain('moved');
  expect(silentEvents(proving, told)).not.toContain('fought');
});

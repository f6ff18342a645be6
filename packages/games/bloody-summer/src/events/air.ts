import { eventTable } from '@bocage/kernel';
import { COUNTERS, FIGHTERS, HEAVIES, WORDS } from './words.ts';

export const AIR_EVENTS = eventTable(WORDS, {
  bombersBack: ['9.4-e', 'Back from the Reich for the {side}: {many}.', HEAVIES],
  rubbleCleared: ['9.4-f', 'The rubble in {hex} is cleared.'],
  drawn: ['1.1.1.1-k', '{air} come out of the cup.'],
  noneDrawn: ['1.1.1.1-k', 'In this weather nothing flies.'],
  superiority: ['1.1.1.1-l', 'A {die}: for air superiority {many} in all.', FIGHTERS],
  watched: ['9.2-a', 'The {side} send a fighter-bomber to the zone of {zone}.'],
  raided: ['9.5-a', '{air} fly against {place}.'],
  keptBack: ['1.1.1.1-m', 'The {side} keep {many} available.', COUNTERS],
});

export const { bombersBack, rubbleCleared, drawn, noneDrawn, superiority, watched, raided, keptBack } =
  AIR_EVENTS;

import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const AIR_EVENTS = eventTable(WORDS, {
  bombersBack: ['9.4-e', '{many} heavy bombers of {side} are back from the Reich.'],
  rubbleCleared: ['9.4-f', 'The rubble in {hex} is cleared.'],
  drawn: ['1.1.1.1-k', '{air} is drawn.'],
  noneDrawn: ['1.1.1.1-k', 'In this weather nothing flies.'],
  superiority: ['1.1.1.1-l', 'A {die}: {many} fighter-bombers fly for air superiority.'],
  watched: ['9.2-a', '{side} send a fighter-bomber to the zone of {zone}.'],
  raided: ['9.5-a', '{air} flies against {place}.'],
  keptBack: ['1.1.1.1-m', '{side} keep {many} counters available.'],
});

export const { bombersBack, rubbleCleared, drawn, noneDrawn, superiority, watched, raided, keptBack } =
  AIR_EVENTS;

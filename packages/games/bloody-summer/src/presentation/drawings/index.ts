import { drawingsOf } from '@bocage/wargame';
import { aftermath, combat } from './fight.ts';
import { dday, movement, offMap } from './moves.ts';
import { administration, air, common, logistics, setUp, victory, weather } from './turn.ts';

/** How each event is drawn, a table for each chapter. */
export const draw = drawingsOf(
  common,
  setUp,
  weather,
  air,
  logistics,
  administration,
  movement,
  offMap,
  combat,
  aftermath,
  dday,
  victory,
);

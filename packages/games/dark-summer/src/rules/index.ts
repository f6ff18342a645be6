import type { AnyProcedure } from '@bocage/kernel';
import { advance } from './advance.ts';
import { attrition } from './attrition.ts';
import { cherbourgCombat } from './cherbourg.ts';
import { combat } from './combat.ts';
import { arrivals } from './entry.ts';
import { fighting } from './fighting.ts';
import { losses } from './losses.ts';
import { movement } from './movement.ts';
import { reactionRound } from './reaction.ts';
import { replacementPhase } from './replacements.ts';
import { retreat } from './retreat.ts';
import { actionPhase, actionRound } from './rounds.ts';
import { overstacking } from './stacking.ts';
import { support } from './support.ts';
import { thirdWave } from './thirdwave.ts';
import { turn } from './turn.ts';
import { firstWave, secondWave } from './waves.ts';
import { weatherPhase } from './weather.ts';

/** Every procedure but the game itself. */
export const PROCEDURES: readonly AnyProcedure[] = [
  turn,
  weatherPhase,
  replacementPhase,
  actionPhase,
  actionRound,
  reactionRound,
  firstWave,
  secondWave,
  thirdWave,
  arrivals,
  movement,
  overstacking,
  fighting,
  support,
  combat,
  losses,
  retreat,
  advance,
  cherbourgCombat,
  attrition,
];

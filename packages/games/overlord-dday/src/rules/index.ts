import { action } from './action.ts';
import { activation, rousing } from './activation.ts';
import { restoration } from './adjustments.ts';
import { demolition } from './bridges.ts';
import { combat, losses, retreat } from './combat.ts';
import { endStage } from './endstage.ts';
import { main } from './game.ts';
import { gliderLanding } from './gliders.ts';
import { beachLanding, comingAshore, displacement } from './landing.ts';
import { interdiction } from './marches.ts';
import { bombardment, navalFire } from './naval.ts';
import { landingPhase, recovery } from './phase.ts';
import { preliminary } from './preliminary.ts';

/** Every procedure of the game; the first is the whole of it. */
export const PROCEDURES = [
  main, preliminary, landingPhase, navalFire, bombardment, beachLanding, comingAshore, displacement, action, combat, losses,
  retreat, activation, rousing, recovery, endStage, gliderLanding, interdiction, restoration, demolition,
]; // biome-ignore format: a list

import { administration } from './administration/administration.ts';
import { recovery } from './administration/recovery.ts';
import { airPhase } from './air/allocation.ts';
import { aftermath } from './combat/aftermath.ts';
import { battle } from './combat/battle.ts';
import { overrun } from './combat/overrun.ts';
import { combatPhase } from './combat/phase.ts';
import { retreat } from './combat/retreat.ts';
import { dday } from './dday/dday.ts';
import { airlift } from './logistics/airlift.ts';
import { logistics } from './logistics/logistics.ts';
import { carrying, convoy } from './logistics/markers.ts';
import { resources } from './logistics/resources.ts';
import { movement } from './movement/movement.ts';
import { boxCombat, festungCombat } from './offmap/combat.ts';
import { departing } from './offmap/departing.ts';
import { boxMoves, offMapMovement } from './offmap/movement.ts';
import { transfers } from './offmap/transfers.ts';
import { half, phase } from './phase.ts';
import { setUpPhase } from './setup.ts';
import { crowding } from './stacking.ts';
import { main, turn } from './turn.ts';
import { stormTest, weatherPhase } from './weather.ts';

/** Every procedure, the whole game first. */
export const PROCEDURES = [
  main,
  setUpPhase,
  turn,
  weatherPhase,
  airPhase,
  logistics,
  airlift,
  resources,
  carrying,
  convoy,
  administration,
  recovery,
  phase,
  stormTest,
  half,
  transfers,
  offMapMovement,
  boxMoves,
  departing,
  boxCombat,
  festungCombat,
  movement,
  crowding,
  overrun,
  combatPhase,
  battle,
  retreat,
  aftermath,
  dday,
];

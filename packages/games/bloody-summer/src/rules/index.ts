import { administration } from './administration/administration.ts';
import { airPhase } from './air/allocation.ts';
import { aftermath } from './combat/aftermath.ts';
import { battle } from './combat/battle.ts';
import { overrun } from './combat/overrun.ts';
import { combatPhase } from './combat/phase.ts';
import { retreat } from './combat/retreat.ts';
import { DDAY_PROCEDURES } from './dday/index.ts';
import { logistics } from './logistics/logistics.ts';
import { movement } from './movement/movement.ts';
import { offMapMovement } from './offmap/movement.ts';
import { transfers } from './offmap/transfers.ts';
import { half, phase } from './phase.ts';
import { setUpPhase } from './setup.ts';
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
  administration,
  phase,
  stormTest,
  half,
  transfers,
  offMapMovement,
  movement,
  overrun,
  combatPhase,
  battle,
  retreat,
  aftermath,
  ...DDAY_PROCEDURES,
];

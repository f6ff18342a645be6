import { administration } from './administration/administration.ts';
import { recovery } from './administration/recovery.ts';
import { airPhase } from './air/allocation.ts';
import { activation } from './combat/activation.ts';
import { aftermath } from './combat/aftermath.ts';
import { assaults } from './combat/assaults.ts';
import { battle } from './combat/battle.ts';
import { bombardment } from './combat/bombardment.ts';
import { clash } from './combat/clash.ts';
import { counterattack } from './combat/counterattack.ts';
import { exploitation } from './combat/exploitation.ts';
import { givingWay } from './combat/givingway.ts';
import { losses } from './combat/losses.ts';
import { outcome } from './combat/outcome.ts';
import { overrun } from './combat/overrun.ts';
import { combatPhase } from './combat/phase.ts';
import { retreat } from './combat/retreat.ts';
import { strike } from './combat/strike.ts';
import { DDAY_PROCEDURES } from './dday/index.ts';
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
  activation,
  assaults,
  battle,
  clash,
  bombardment,
  strike,
  outcome,
  losses,
  givingWay,
  retreat,
  aftermath,
  counterattack,
  exploitation,
  ...DDAY_PROCEDURES,
];

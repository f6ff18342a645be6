import type { AnyProcedure } from '@bocage/kernel';
import { amphibious } from './amphibious/amphibious.ts';
import { arrivals } from './amphibious/arrivals.ts';
import { attack } from './combat/attack.ts';
import { barrage, navalBarrage } from './combat/barrage.ts';
import { endOfTurn } from './endturn/endturn.ts';
import { engineerPhase } from './engineers/engineers.ts';
import { headquartersPhase } from './engineers/headquarters.ts';
import { gainDepth } from './events/depth.ts';
import { eventPhase } from './events/eventphase.ts';
import { report, rockets, stragglers, strayShells } from './events/incidents.ts';
import { kgMeyer, reinforce, reinforcements, tacticalReinforcement } from './events/reserves.ts';
import { advance } from './germanactions/advance.ts';
import { fill, reoccupy, resupply } from './germanactions/manning.ts';
import { redeploy, swapDepth } from './germanactions/redeploy.ts';
import { ambush, gunFire, mortars, patrol } from './germanactions/strikes.ts';
import { artilleryFire } from './germanfire/artillery.ts';
import { firePhase } from './germanfire/fire.ts';
import { hit } from './germanfire/hits.ts';
import { positionFire } from './germanfire/positionfire.ts';
import { infiltrating } from './movement/going.ts';
import { bombardment } from './setup/bombardment.ts';
import { dealing, dealReserves } from './setup/dealing.ts';
import { deploying } from './setup/deploying.ts';
import { turn } from './turn.ts';
import { actionPhase } from './usactions/actions.ts';

/** Every procedure but the game itself, by its name. */
export const RULES = {
  turn,
  dealing,
  amphibious,
  arrivals,
  eventPhase,
  gainDepth,
  reinforcements,
  reinforce,
  tacticalReinforcement,
  kgMeyer,
  rockets,
  stragglers,
  report,
  firePhase,
  positionFire,
  artilleryFire,
  hit,
  engineerPhase,
  actionPhase,
  infiltrating,
  attack,
  barrage,
  navalBarrage,
  endOfTurn,
  dealReserves,
  deploying,
  bombardment,
  strayShells,
  reoccupy,
  resupply,
  redeploy,
  fill,
  mortars,
  patrol,
  gunFire,
  ambush,
  advance,
  swapDepth,
  headquartersPhase,
};
export const PROCEDURES: readonly AnyProcedure[] = Object.values(RULES);

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
import { kgMeyer } from './events/meyer.ts';
import { report } from './events/reports.ts';
import { reinforce, reinforcements, tacticalReinforcement } from './events/reserves.ts';
import { rockets } from './events/rockets.ts';
import { stragglers } from './events/stragglers.ts';
import { strayShells } from './events/strayshells.ts';
import { advance } from './germanactions/advance.ts';
import { ambush } from './germanactions/ambush.ts';
import { gunFire, mortars } from './germanactions/indirect.ts';
import { patrol } from './germanactions/patrol.ts';
import { redeploy } from './germanactions/redeploy.ts';
import { reoccupy } from './germanactions/reoccupy.ts';
import { fill, resupply } from './germanactions/resupply.ts';
import { swapDepth } from './germanactions/shifting.ts';
import { artilleryFire } from './germanfire/artillery.ts';
import { firePhase } from './germanfire/fire.ts';
import { hit } from './germanfire/hits.ts';
import { positionFire } from './germanfire/positionfire.ts';
import { infiltrating } from './movement/going.ts';
import { bombardment } from './setup/bombardment.ts';
import { dealing } from './setup/dealing.ts';
import { dealReserves } from './setup/dealreserves.ts';
import { deploying } from './setup/deploying.ts';
import { turn } from './turn.ts';
import { actionPhase } from './usactions/actions.ts';

/** Every procedure but the game itself. */
export const PROCEDURES: readonly AnyProcedure[] = [
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
];

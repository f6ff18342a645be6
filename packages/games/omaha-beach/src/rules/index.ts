import type { AnyProcedure } from '@bocage/kernel';
import { actionPhase } from './actions.ts';
import { advance } from './advance.ts';
import { ambush } from './ambush.ts';
import { amphibious } from './amphibious.ts';
import { arrivals } from './arrivals.ts';
import { artilleryFire } from './artillery.ts';
import { attack } from './attack.ts';
import { barrage, navalBarrage } from './barrage.ts';
import { bombardment } from './bombardment.ts';
import { dealing } from './dealing.ts';
import { dealReserves } from './dealreserves.ts';
import { deploying } from './deploying.ts';
import { gainDepth } from './depth.ts';
import { endOfTurn } from './endturn.ts';
import { engineerPhase } from './engineers.ts';
import { eventPhase } from './eventphase.ts';
import { firePhase } from './fire.ts';
import { infiltrating } from './going.ts';
import { headquartersPhase } from './headquarters.ts';
import { hit } from './hits.ts';
import { gunFire, mortars } from './indirect.ts';
import { kgMeyer } from './meyer.ts';
import { patrol } from './patrol.ts';
import { positionFire } from './positionfire.ts';
import { redeploy } from './redeploy.ts';
import { reoccupy } from './reoccupy.ts';
import { report } from './reports.ts';
import { reinforce, reinforcements, tacticalReinforcement } from './reserves.ts';
import { fill, resupply } from './resupply.ts';
import { rockets } from './rockets.ts';
import { swapDepth } from './shifting.ts';
import { stragglers } from './stragglers.ts';
import { strayShells } from './strayshells.ts';
import { turn } from './turn.ts';

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

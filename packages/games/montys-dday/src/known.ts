import type { Questions } from '@bocage/kernel';
import { openBoxes } from './rules/amphibious/display.ts';
import { countAt } from './rules/amphibious/placement.ts';
import { assaultTargets } from './rules/assault/attackers.ts';
import { waysBack } from './rules/assault/retreat.ts';
import { divisible } from './rules/breakdown.ts';
import { staffs } from './rules/command.ts';
import { breaching, clearing, razing } from './rules/engineers.ts';
import { bearing, fitGuns, guns, stirsBefore, stirsOf } from './rules/fire/firers.ts';
import { heldAgainst } from './rules/fire/segment.ts';
import { arriving } from './rules/movement/entry.ts';
import { turnable } from './rules/movement/facing.ts';
import { deployable, marchable } from './rules/movement/modes.ts';
import { alliesMoved, alliesNear, landed, rested } from './rules/movement/movers.ts';
import { firstCrowd } from './rules/movement/stacking.ts';
import { diversionsOf, waysFrom } from './rules/movement/ways.ts';
import type { schema } from './state.ts';

/** Who may act in a Movement Segment. */
const ACTORS = ['unit.at', 'unit.moved', 'unit.disrupted', 'unit.mode', 'unit.landed', 'unit.lost'] as const;

/**
 * What decides whether units may fire beside what the board counts of them: Sea Walls, and what commands from afar. A
 * headquarters that is lost leaves its place, which is counted, or the air, where it was announced.
 */
const BARRIERS = ['unit.announced', 'wall.breached', 'zone.at', 'zone.state'] as const;

/** What decides who may assault whom. */
const CONTACT = ['unit.at', 'unit.mode', 'unit.facing', 'unit.disrupted', 'wall.breached'] as const;

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  staffs: [staffs, 'unit.at', 'unit.supported'],
  guns: [guns, 'unit.at', 'unit.mode'],
  openBoxes: [openBoxes, 'turn', 'delay', 'unit.at'],
  countAt: [countAt, 'turn', 'delay', 'unit.at'],
  heldAgainst: [heldAgainst, 'unit.at'],
  fitGuns: [fitGuns, stirsOf, ...BARRIERS],
  bearing: [bearing, stirsBefore, ...BARRIERS],
  alliesNear: [alliesNear, alliesMoved, 'turn'],
  arriving: [arriving, 'turn', 'unit.at', 'unit.lost'],
  firstCrowd: [firstCrowd, 'unit.at'],
  clearing: [clearing, 'beach.mines', 'beach.cleared', ...ACTORS],
  breaching: [breaching, ...ACTORS],
  razing: [razing, 'hex.ruins', ...ACTORS],
  divisible: [divisible, ...ACTORS],
  deployable: [deployable, ...ACTORS],
  landed: [landed, 'turn', ...ACTORS],
  marchable: [marchable, ...ACTORS],
  rested: [rested, 'turn', ...ACTORS],
  turnable: [turnable, ...ACTORS],
  waysFrom: [waysFrom, diversionsOf, 'turn', 'hex.ruins', 'wall.breached'],
  waysBack: [waysBack, 'turn', 'hex.ruins', ...CONTACT],
  assaultTargets: [assaultTargets, 'turn', 'unit.assaulted', 'hex.assaulted', ...CONTACT],
} as const satisfies Questions<typeof schema>;

import type { Questions } from '@bocage/kernel';
import { attackersOf } from './rules/attackers.ts';
import { reckoned } from './rules/combat.ts';
import { frontLine } from './rules/fighting.ts';
import { owedHexes, payable } from './rules/mandatory.ts';
import { musters } from './rules/movement.ts';
import { germanStacks } from './rules/reaction.ts';
import { rebuildable } from './rules/replacements.ts';
import { shippable } from './rules/shipping.ts';
import { firstExcess } from './rules/stacking.ts';
import { movers } from './rules/steps.ts';
import { atSea, onLandings } from './rules/thirdwave.ts';
import {
  formationsNext,
  formationsReady,
  formationsWaiting,
  isAnyReady,
  landingNow,
  waiting,
} from './rules/waiting.ts';
import { detoursOf, waysFrom, waysOut } from './rules/ways.ts';
import { enemySources, hemmedIn } from './rules/withdrawal.ts';
import type { schema } from './state.ts';
import { bendsOf, lines, livingSources, sources } from './supply.ts';

/** Which sources of supply there are (13.1). */
const SOURCES = ['beach.status', 'exit.marker', 'enteredBrittany', 'leftBrittany'] as const;
/** Where lines of supply run from and to, and who is in their way (13.0). */
const SUPPLY = ['unit.at', ...SOURCES] as const;
/** Who may move (10.1). */
const MOVERS = ['active', 'round', 'unit.at', 'unit.moved', 'unit.chosen', 'unit.steps'] as const;
/** Where ways over the map lead (10.2, 15.0), beside who stands there. */
const WAYS = ['beach.status', 'exit.marker', 'boundaryLifted'] as const;
/** Who waits to enter (8.1). */
const WAITING = ['turn', 'unit.due', 'unit.steps'] as const;

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  atSea: [atSea, 'unit.at'],
  attackers: [attackersOf, 'unit.attacking'],
  enemySources: [enemySources, ...SUPPLY],
  firstExcess: [firstExcess, 'unit.at'],
  formationsNext: [formationsNext],
  formationsReady: [formationsReady],
  formationsWaiting: [formationsWaiting, ...WAITING, 'unit.automatic'],
  frontLine: [frontLine, 'active', 'round', 'turn', 'unit', ...SUPPLY],
  germanStacks: [germanStacks, 'unit.at'],
  hemmedIn: [hemmedIn],
  isAnyReady: [isAnyReady],
  landingNow: [landingNow],
  lines: [lines, bendsOf, ...SOURCES],
  livingSources: [livingSources, ...SOURCES],
  movers: [movers, ...MOVERS],
  musters: [musters, ...MOVERS],
  onLandings: [onLandings, 'unit.at'],
  owedHexes: [owedHexes, 'hex.owed', 'hex.attacked', 'unit.at', 'unit.retreated'],
  payable: [payable],
  rebuildable: [rebuildable, 'turn', 'unit.steps', 'unit.returned', ...SUPPLY],
  reckoned: [reckoned],
  shippable: [shippable, 'turn', 'weather', ...SUPPLY],
  sources: [sources, ...SUPPLY],
  waiting: [waiting, ...WAITING],
  waysFrom: [waysFrom, detoursOf, ...WAYS],
  waysOut: [waysOut, detoursOf, ...WAYS],
} as const satisfies Questions<typeof schema>;

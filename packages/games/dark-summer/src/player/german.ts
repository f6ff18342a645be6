import type { HexId } from '@bocage/hex';
import type { Script } from '@bocage/kernel/players';
import { AVRANCHES, beachAt, type G, type UnitId } from '../queries.ts';
import { declare } from './attack.ts';
import { playGerman } from './chits.ts';
import { advance, lose, retreat, support, trade } from './combat.ts';
import { planDefence, slipAway, whereTo } from './defence.ts';
import { bring, enter, gather, put, rebuild, remove } from './entry.ts';
import { marching } from './march.ts';
import { activate, react } from './reaction.ts';
import { worthToAllies, worthToGermans } from './worth.ts';

/** The line is held rather than left, but for a beach and for Avranches. */
const wish = (_g: G, _unit: UnitId, hex: HexId): number => (beachAt(hex) >= 0 || hex === AVRANCHES ? 1 : 0);

/** What the German player does, step by step. */
export const germanScripts = (): Readonly<Record<string, Script>> => ({
  'actionRound.play': playGerman(worthToGermans),
  'actionPhase.react': react(worthToGermans),
  'reactionRound.choose': activate(worthToGermans),
  'arrivals.gather': gather,
  'arrivals.choose': enter,
  'arrivals.bring': bring,
  'arrivals.put': put,
  'replacementPhase.rebuild': rebuild,
  'movement.begin': marching({ make: planDefence, destination: whereTo, after: slipAway }),
  'overstacking.remove': remove,
  'fighting.declare': declare(worthToGermans),
  'support.attacker': support(worthToGermans),
  'support.defender': support(worthToAllies),
  'combat.chooseTrade': trade,
  'losses.choose': lose,
  'retreat.choose': retreat,
  'advance.choose': advance(wish),
});

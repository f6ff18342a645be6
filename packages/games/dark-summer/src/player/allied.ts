import type { HexId } from '@bocage/hex';
import type { Script } from '@bocage/kernel/players';
import { AVRANCHES, type G, GERMAN, type UnitId, unitsIn } from '../queries.ts';
import { declare } from './attack.ts';
import { initiative, mix, playAllied } from './chits.ts';
import { advance, lose, retreat, support, supportCherbourg } from './combat.ts';
import { bring, enter, further, gather, landing, put, rebuild, remove, thirdWave } from './entry.ts';
import { marching } from './march.ts';
import { planOffensive, whereTo } from './offensive.ts';
import { feels } from './world.ts';
import { goalsOf, worthToAllies, worthToGermans } from './worth.ts';

/** Goes after the enemy where that is nearer to the goal; who is alone before others stays, and who guards Avranches. */
function wish(g: G, unit: UnitId, hex: HexId): number {
  const at = g.unit.at.get(unit);
  if (at === AVRANCHES) return 0;
  const field = goalsOf(g, Math.max(0, g.active)).fieldOf(unit);
  const gain = (field[at] as number) - (field[hex] as number);
  const isAlone = unitsIn(g, at).length < 2 && feels(g, GERMAN, at);
  return gain + 4 - (isAlone ? 6 : 0);
}

/** What the Allied player does, step by step. */
export const alliedScripts = (): Readonly<Record<string, Script>> => ({
  'actionPhase.mix': mix,
  'actionPhase.initiative': initiative(worthToAllies),
  'actionRound.play': playAllied(worthToAllies),
  'firstWave.choose': landing,
  'thirdWave.choose': thirdWave,
  'arrivals.gather': gather,
  'arrivals.choose': enter,
  'arrivals.bring': bring,
  'arrivals.put': put,
  'arrivals.land': put,
  'replacementPhase.rebuild': rebuild,
  'movement.begin': marching({ make: planOffensive, destination: whereTo }),
  'overstacking.remove': remove,
  'fighting.declare': declare(worthToAllies),
  'support.attacker': support(worthToAllies),
  'support.defender': support(worthToGermans),
  'cherbourgCombat.support': supportCherbourg,
  'losses.choose': lose,
  'retreat.choose': retreat,
  'advance.choose': advance(wish),
  'advance.further': further,
});

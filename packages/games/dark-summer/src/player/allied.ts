import type { HexId } from '@bocage/hex';
import type { Scripts } from '@bocage/kernel/players';
import { AVRANCHES, type G, GERMAN, type UnitId, unitsIn } from '../queries.ts';
import { declare, type Fighter } from './attack.ts';
import { initiative, mix, playAllied } from './chits.ts';
import { advance, lose, retreat, support, supportCherbourg } from './combat.ts';
import { bring, enter, further, gather, landing, putAllied, rebuild, remove, thirdWave } from './entry.ts';
import type { Pace } from './kept.ts';
import { marching } from './march.ts';
import { planOffensive, whereTo } from './offensive.ts';
import { Reconnaissance } from './reconnaissance.ts';
import { type AlliedStyle, FIRST_GERMAN } from './style.ts';
import { feels } from './world.ts';
import { type Wants, wantsOf, worthToAllies, worthToGermans } from './worth.ts';

/** Goes after the enemy where that is nearer to the goal; who is alone before others stays, and who guards Avranches or a noose. */
const wishOf =
  (wants: Wants, { noose }: AlliedStyle) =>
  (g: G, unit: UnitId, hex: HexId): number => {
    const at = g.unit.at.get(unit);
    if (at === AVRANCHES) return 0;
    const goals = wants(g, Math.max(0, g.active));
    if (noose >= 0.5 && goals.postOf(unit) === at) return 0;
    const field = goals.fieldOf(unit);
    const gain = (field[at] as number) - (field[hex] as number);
    const isAlone = unitsIn(g, at).length < 2 && feels(g, GERMAN, at);
    return gain + 4 - (isAlone ? 6 : 0);
  };

/** What the Allied player does, step by step. */
export function alliedScripts(style: AlliedStyle, pace: Pace): Scripts {
  const wants = wantsOf(style, pace);
  const fighter: Fighter = {
    worth: worthToAllies(style, wants),
    style,
    ...(pace === 'quick' && { memory: new Reconnaissance() }),
  };
  return {
    'actionPhase.mix': mix,
    'actionPhase.initiative': initiative(fighter, style),
    'actionRound.play': playAllied(fighter, style),
    'firstWave.choose': landing,
    'thirdWave.choose': thirdWave,
    'arrivals.gather': gather,
    'arrivals.choose': enter,
    'arrivals.bring': bring,
    'arrivals.put': putAllied,
    'arrivals.land': putAllied,
    'replacementPhase.rebuild': rebuild,
    'movement.begin': marching({ make: (g) => planOffensive(g, style, wants), destination: whereTo }),
    'overstacking.remove': remove,
    'fighting.declare': declare(fighter),
    'support.attacker': support(fighter),
    'support.defender': support({ worth: worthToGermans(FIRST_GERMAN), style }),
    'cherbourgCombat.support': supportCherbourg,
    'losses.choose': lose,
    'retreat.choose': retreat,
    'advance.choose': advance(wishOf(wants, style)),
    'advance.further': further,
  };
}

import type { HexId } from '@bocage/hex';
import type { Scripts } from '@bocage/kernel/players';
import { ALLIED, AVRANCHES, beachAt, type G, ofSide, type UnitId } from '../queries.ts';
import { declare, type Fighter } from './attack.ts';
import { playGerman } from './chits.ts';
import { advance, lose, retreat, support, trade } from './combat.ts';
import { planDefence, slipAway, staffOf, whereTo } from './defence.ts';
import { bring, enter, gather, putGerman, rebuild, remove } from './entry.ts';
import { Kept, type Pace } from './kept.ts';
import { Line } from './line.ts';
import { marching } from './march.ts';
import { activate, type Reactor, react } from './reaction.ts';
import { Reconnaissance } from './reconnaissance.ts';
import { FIRST_ALLIED, type GermanStyle } from './style.ts';
import { wantsOf, worthToAllies, worthToGermans } from './worth.ts';

/** The line is held rather than left, but for a beach and for Avranches. */
const wish = (_g: G, _unit: UnitId, hex: HexId): number => (beachAt(hex) >= 0 || hex === AVRANCHES ? 1 : 0);

/** The line to which new units come; a quick player thinks of one for a Round. */
function lineOf(style: GermanStyle, pace: Pace): (g: G) => Line {
  if (pace === 'careful') return (g) => new Line(g, 'main', style);
  const kept = new Kept<Line>((g) => `${g.turn} ${g.track.length}`, ofSide[ALLIED]);
  return (g) => kept.recall(g, () => new Line(g, 'main', style));
}

/** What the German player does, step by step. */
export function germanScripts(style: GermanStyle, pace: Pace): Scripts {
  const staff = staffOf(style, pace);
  const fighter: Fighter = {
    worth: worthToGermans(style),
    style,
    ...(pace === 'quick' && { memory: new Reconnaissance() }),
  };
  const reactor: Reactor = { staff, fighter, style };
  const put = putGerman(lineOf(style, pace));
  return {
    'actionRound.play': playGerman(fighter, style),
    'actionPhase.react': react(reactor),
    'reactionRound.choose': activate(reactor),
    'arrivals.gather': gather,
    'arrivals.choose': enter,
    'arrivals.bring': bring,
    'arrivals.put': put,
    'replacementPhase.rebuild': rebuild,
    'movement.begin': marching({
      make: (g) => planDefence(g, staff),
      destination: whereTo,
      after: slipAway,
    }),
    'overstacking.remove': remove,
    'fighting.declare': declare(fighter),
    'support.attacker': support(fighter),
    'support.defender': support({ worth: worthToAllies(FIRST_ALLIED, wantsOf(FIRST_ALLIED, pace)), style }),
    'combat.chooseTrade': trade,
    'losses.choose': lose,
    'retreat.choose': retreat,
    'advance.choose': advance(wish),
  };
}

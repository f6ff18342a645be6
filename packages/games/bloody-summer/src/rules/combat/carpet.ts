import type { HexId } from '@bocage/hex';
import { CHARTS } from '../../data/charts.ts';
import { carpet, rubble } from '../../events/combat.ts';
import { isTown } from '../../map.ts';
import type { G } from '../../state.ts';
import { heavyBack } from '../../tables/air.ts';
import { airOf, HEAVY, US } from '../../terms.ts';
import { score } from '../units.ts';

const { rubble: WHOLE, rubbleSplit: SPLIT } = CHARTS.air.carpet;
const MOST_RUBBLE = 12;

/** 9.4: heavy bombers are used over one hex, or over two: their price, their rubble, and when they are back. */
export function dropHeavies(g: G, side: number, many: number, hexes: readonly HexId[]): void {
  const air = airOf(side, HEAVY);
  const at = hexes[0] as HexId;
  const back = heavyBack(g.turn);
  const track = side === US ? g.bombers.us : g.bombers.british;
  g.emit(carpet, { side, many, at });
  g.army.carpet.set(side, 1);
  g.air.available.set(air, g.air.available.get(air) - many);
  track.set(back, track.get(back) + many);
  score(g, 'heavy-bombers', -CHARTS.victory.heavyBomber * many, at, '9.4-b');
  for (const hex of hexes) if (isTown(hex)) ruin(g, hex, many * (hexes.length > 1 ? SPLIT : WHOLE), back);
}

/** 9.4-f, R-22: what lies about in a town until the bombers are back. */
function ruin(g: G, hex: HexId, points: number, turn: number): void {
  g.place.rubble.set(hex, Math.min(MOST_RUBBLE, g.place.rubble.get(hex) + points));
  g.place.cleared.set(hex, turn);
  g.emit(rubble, { hex, turn, points });
}

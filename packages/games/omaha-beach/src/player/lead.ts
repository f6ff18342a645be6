import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import {
  EVERY_UNIT,
  type G,
  grid,
  isAshore,
  isInfantry,
  isLeader,
  LEADER_UNITS,
  MOVE,
  postAt,
  servesWith,
  storms,
  type UnitId,
  whyNotGo,
  whyNotLeave,
} from '../queries.ts';
import type { Lay } from './lay.ts';
import { type Going, urgency } from './march.ts';

/** Whether infantry stands where it could storm Germans. */
function isInContact(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  for (const hex of grid.around(at)) {
    const post = postAt(hex);
    if (post >= 0 && g.post.back.get(post) !== NONE && storms(g, unit, post)) return true;
  }
  return false;
}

/** Whether another leader than this one is beside a hex already. */
const isLed = (g: G, leader: UnitId, at: HexId): boolean =>
  LEADER_UNITS.some(
    (other) => other !== leader && isAshore(g, other) && grid.distance(g.unit.at.get(other), at) <= 1,
  );

/** How much less a company counts that has a leader, and how much a gun. */
const [LED, GUN] = [0.25, 0.2];
const FAR = 6;

/** What it is worth to command a unit: it acts without paying. */
function worthOf(lay: Lay, leader: UnitId, unit: UnitId): number {
  const { g, style } = lay;
  const led = isLed(g, leader, g.unit.at.get(unit)) ? LED : 1;
  if (!isInfantry(unit)) return GUN * led;
  const eager = style.claim > 0 && style.eager !== 1 && lay.claims.isEager(unit) ? style.eager : 1;
  return (1 + 0.2 * g.unit.steps.get(unit)) * (isInContact(g, unit) ? style.contact : 1) * led * eager;
}

/** How much good a leader does in a hex: whom he would command, who is not far, and what can hit him. */
function goodOf(lay: Lay, leader: UnitId, hex: HexId): number {
  const { g, heat, ways, style } = lay;
  let good = -style.leaderHeat * (heat[hex] as number) - urgency(g, hex) - 0.05 * (ways[hex] as number);
  for (const unit of EVERY_UNIT) {
    if (isLeader(unit) || !isAshore(g, unit) || g.unit.division.get(unit) !== g.unit.division.get(leader))
      continue;
    const distance = grid.distance(hex, g.unit.at.get(unit));
    if (distance <= FAR) good += worthOf(lay, leader, unit) / Math.max(1, distance) ** style.focus;
  }
  return good;
}

/** The best move of a leader, who goes when all others have acted. */
export function bestLeading(lay: Lay): Going | undefined {
  const { g } = lay;
  let best: Going | undefined;
  for (const unit of LEADER_UNITS) {
    if (!isAshore(g, unit) || !servesWith(g, unit, g.acting)) continue;
    if (whyNotLeave(g, MOVE, unit) !== null) continue;
    const from = g.unit.at.get(unit);
    const here = goodOf(lay, unit, from);
    for (const to of grid.around(from)) {
      if (whyNotGo(g, MOVE, [unit], to) !== null) continue;
      const value = goodOf(lay, unit, to) - here;
      if (value > (best?.value ?? 0.1)) best = { verb: 'move', how: MOVE, units: [unit], to, value, cost: 0 };
    }
  }
  return best;
}

import type { HexId, HexsideId } from '@bocage/hex';
import {
  type HexPaint,
  holdersOverlay,
  type Overlay,
  reachOverlay,
  threatWeight,
  zonesOverlay,
} from '@bocage/wargame';
import { ALLIED, ARMY_OF, BRITISH, dataOf, EVERY_UNIT, enemyOf, GERMAN, GERMANS, isStrongpoint, ofArmy, ofSide, US } from '../data.ts'; // biome-ignore format: a list
import { beyondBoundary, grid, isHex, isInGunLine, isLand, isSeaSide } from '../map.ts';
import { reachOf } from '../rules/movement.ts';
import { attackFactor, isUnknown } from '../rules/units.ts';
import type { G } from '../state.ts';

/** Where lines of supply reach, the sources that feed them, and who is cut off. */
function supply(g: G, side: number): HexPaint[] {
  const armies = side === GERMAN ? [GERMANS] : [US, BRITISH];
  const paints = new Map<HexId, HexPaint>();
  const foes = g.board.held.counts(enemyOf(side));
  for (const army of armies) {
    // Any unit that has no supply of its own, as strongpoints do, nor any by Brittany.
    const probe = ofArmy[army]?.find(
      (unit) => isHex(g.unit.at.get(unit)) && !isStrongpoint(unit) && g.unit.returned.get(unit) === 0,
    );
    if (probe === undefined) continue;
    for (const at of grid.hexes)
      if (isLand(at) && foes[at] === 0 && g.supply.hasAt(probe, at))
        paints.set(at, { at, tone: 'good', weight: 0.35 });
  }
  for (const at of armies.flatMap((army) => g.supply.sources(army)))
    paints.set(at, { at, tone: 'good', weight: 0.9, text: 'source' });
  for (const unit of ofSide[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (isHex(at) && !g.supply.has(unit)) paints.set(at, { at, tone: 'bad', weight: 0.9, text: 'cut off' });
  }
  return [...paints.values()];
}

/** By hex, the attack factors of the enemy next to it; those that nobody knows count as nothing. */
function threat(g: G, onlooker: number): HexPaint[] {
  const foe = enemyOf(onlooker);
  const strength = new Map<HexId, number>();
  for (const unit of ofSide[foe] ?? []) {
    const from = g.unit.at.get(unit);
    if (!isHex(from) || isUnknown(g, unit)) continue;
    for (const at of grid.around(from)) {
      if (!isLand(at) || isSeaSide(grid.sideBetween(from, at) as HexsideId)) continue;
      if (beyondBoundary(at, ARMY_OF[unit] as number) > 0 && g.boundaryLifted === 0) continue;
      strength.set(at, (strength.get(at) ?? 0) + attackFactor(g, unit));
    }
  }
  return [...strength].flatMap(([at, total]): HexPaint[] =>
    g.board.held.has(foe, at) || total === 0
      ? []
      : [{ at, tone: 'bad', weight: threatWeight(total), text: String(total) }],
  );
}

const guns = (): HexPaint[] =>
  grid.hexes.filter((at) => isLand(at) && isInGunLine(at)).map((at) => ({ at, tone: 'plain', weight: 0.5 }));

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  zonesOverlay('Where a move must stop, yours and the enemy’s (6.3).', grid, isLand, enemyOf),
  holdersOverlay(
    'A hex belongs to the side that was last in it (3.2.2).',
    grid.hexes.filter(isLand),
    ALLIED,
    ({ hex }, at) => (hex.allied.get(at) === 1 ? ALLIED : GERMAN),
  ),
  { id: 'supply', title: 'Supply', line: 'Where your lines of supply reach, the sources that work, and who is cut off (13.0).', paint: supply },
  reachOverlay('Where the unit can go in one Move Round, with the cost in points (10.1).', (g, who) => {
    const unit = EVERY_UNIT[who];
    if (unit === undefined || !isHex(g.unit.at.get(unit)) || dataOf(unit).front.move === 0) return null;
    reachOf(g, unit);
    return 'priced';
  }),
  { id: 'threat', title: 'Enemy threat', line: 'The attack factors that stand next to each hex.', paint: threat },
  { id: 'guns', title: 'Naval gun line', line: 'Where ships can help, in clear ground and towns (12.3).', paint: guns },
]; // biome-ignore format: a list

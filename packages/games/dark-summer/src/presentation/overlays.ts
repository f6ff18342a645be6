import type { HexId, HexsideId } from '@bocage/hex';
import type { HexPaint, Overlay } from '@bocage/wargame';
import { ALLIED, ARMY_OF, BRITISH, dataOf, enemyOf, GERMAN, GERMANS, isStrongpoint, ofArmy, ofSide, UNIT, US } from '../data.ts'; // biome-ignore format: a list
import { beyondBoundary, grid, isHex, isInGunLine, isLand, isSeaSide } from '../map.ts';
import { reachOf } from '../rules/movement.ts';
import { attackFactor, isUnknown } from '../rules/units.ts';
import type { G } from '../state.ts';
import { halves } from './words.ts';

/** Who sees everything looks from the Allied side. */
const sideOf = (onlooker: number): number => (onlooker === GERMAN ? GERMAN : ALLIED);

const ZONE_WEIGHT = 0.25;
function zones(g: G, onlooker: number): HexPaint[] {
  const side = sideOf(onlooker);
  const own = g.board.zones.counts(side);
  const enemy = g.board.zones.counts(enemyOf(side));
  return grid.hexes.flatMap((at): HexPaint[] => {
    const [ours, theirs] = [own[at] as number, enemy[at] as number];
    if (ours + theirs === 0 || !isLand(at)) return [];
    const tone = ours === 0 ? 'enemy' : theirs === 0 ? 'own' : 'both';
    return [{ at, tone, weight: Math.min(1, 0.2 + ZONE_WEIGHT * Math.max(ours, theirs)) }];
  });
}

function holders(g: G, onlooker: number): HexPaint[] {
  return grid.hexes.filter(isLand).map((at) => {
    const holder = g.hex.allied.get(at) === 1 ? ALLIED : GERMAN;
    return {
      at,
      tone: holder === sideOf(onlooker) ? 'own' : 'enemy',
      weight: holder === ALLIED ? 0.7 : 0.25,
    };
  });
}

/** Where lines of supply reach, the sources that feed them, and who is cut off. */
function supply(g: G, onlooker: number): HexPaint[] {
  const side = sideOf(onlooker);
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

/** Where a unit could go if it were its turn, with what the way costs. */
function reach(g: G, _onlooker: number, focus: number): HexPaint[] {
  if (focus < 0 || focus > UNIT.max || !isHex(g.unit.at.get(focus)) || dataOf(focus).front.move === 0)
    return [];
  reachOf(g, focus);
  const costs = Array.from({ length: g.reach.count }, (_, i) => g.reach.at(i)).map((at) => ({
    at,
    cost: g.reach.cost(at),
  }));
  const dearest = Math.max(1, ...costs.map(({ cost }) => cost));
  return costs.map(({ at, cost }) => ({
    at,
    tone: 'good',
    weight: 1 - (0.6 * cost) / (dearest + 1),
    text: halves(cost),
  }));
}

const STRONG = 24;
/** By hex, the attack factors of the enemy next to it; those that nobody knows count as nothing. */
function threat(g: G, onlooker: number): HexPaint[] {
  const foe = enemyOf(sideOf(onlooker));
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
      : [{ at, tone: 'bad', weight: Math.min(1, 0.25 + total / STRONG), text: String(total) }],
  );
}

const guns = (): HexPaint[] =>
  grid.hexes.filter((at) => isLand(at) && isInGunLine(at)).map((at) => ({ at, tone: 'plain', weight: 0.5 }));

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  { id: 'zones', title: 'Zones of control', line: 'Where a move must stop, yours and the enemy’s (6.3).', paint: zones },
  { id: 'holders', title: 'Who holds what', line: 'A hex belongs to the side that was last in it (3.2.2).', paint: holders },
  { id: 'supply', title: 'Supply', line: 'Where your lines of supply reach, the sources that work, and who is cut off (13.0).', paint: supply },
  { id: 'reach', title: 'Reach of a unit', line: 'Where the unit can go in one Move Round, with the cost in points (10.1).', focus: 'unit', paint: reach },
  { id: 'threat', title: 'Enemy threat', line: 'The attack factors that stand next to each hex.', paint: threat },
  { id: 'guns', title: 'Naval gun line', line: 'Where ships can help, in clear ground and towns (12.3).', paint: guns },
]; // biome-ignore format: a list

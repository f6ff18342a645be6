import type { HexId } from '@bocage/hex';
import { NONE, type Reason, remembered } from '@bocage/kernel';
import { Trace } from '@bocage/wargame';
import { ARMY_OF, CHARTS, EFFECTS, GERMAN, isSpecial, SPECIALS, type UnitId } from '../data.ts';
import { withdrew } from '../events.ts';
import { IMPASSABLE, SEA_SIDES } from '../lines.ts';
import { BRITTANY, C_HEXES, CHERBOURG, grid, isHex, S_HEXES } from '../map.ts';
import { type G, no } from '../state.ts';
import { unitsOf } from './units.ts';

const way = new Trace(grid);

/** 8.3: whether units may be withdrawn this turn at all. */
function whyNotNow(g: G): Reason | null {
  if (g.turn > CHARTS.withdrawal.lastTurn) return no('8.3-f');
  return EFFECTS[g.weather]?.withdrawals === false ? no('8.3-e') : null;
}

/**
 * 8.3-d: the units of an army that could go to one of its Open Beaches, had they points enough. Zones stop them as
 * in movement, so that friends do not help (6.2); only what the rule names is in their way, not the boundary.
 */
export const shippable = remembered((g: G, army): readonly UnitId[] => {
  if (whyNotNow(g) !== null) return [];
  const own = SPECIALS.filter((unit) => ARMY_OF[unit] === army && g.unit.at.get(unit) !== NONE);
  if (own.length === 0) return own;
  way.run(g.supply.livingSources(army), {
    enemies: g.board.held[GERMAN] as Uint8Array,
    zone: g.board.zones[GERMAN]?.counts as Uint8Array,
    barred: IMPASSABLE,
    barredSides: SEA_SIDES,
  });
  return own.filter((unit) => reachesBeach(g, g.unit.at.get(unit)));
});

/** From a box it goes by the lettered hexes through which it could leave (10.4.2). */
function reachesBeach(g: G, at: HexId): boolean {
  if (isHex(at)) return way.reaches(at);
  if (at === CHERBOURG) return unitsOf(g, GERMAN, CHERBOURG).length === 0 && isOpen(C_HEXES);
  return at === BRITTANY && isOpen(S_HEXES);
}
const isOpen = (letters: readonly HexId[]): boolean => letters.some((hex) => way.runsThrough(hex));

/** 8.3: why a unit may not be withdrawn now. */
export function whyNotShip(g: G, unit: UnitId): Reason | null {
  if (!isSpecial(unit)) return no('8.3-a');
  if (ARMY_OF[unit] !== g.active) return no('8.3-c');
  if (g.unit.withdrawn.get(unit) === 1) return no('8.3-g');
  return whyNotNow(g) ?? (shippable(g, g.active).includes(unit) ? null : no('8.3-d'));
}

/** Takes a unit back to England for good (8.3-g). */
export function ship(g: G, unit: UnitId): void {
  g.unit.at.set(unit, NONE as HexId);
  g.unit.withdrawn.set(unit, 1);
  g.emit(withdrew, { unit });
}

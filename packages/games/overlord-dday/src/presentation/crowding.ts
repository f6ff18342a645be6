import type { HexId } from '@bocage/hex';
import { ALLIED, GERMAN, STACK_LIMIT, takesRoom, type UnitId } from '../data.ts';
import { hexesFor, isShutOut } from '../rules/landing.ts';
import type { G } from '../state.ts';

const roomIn = (g: G, hex: HexId): number =>
  g.board.stacks.has(GERMAN, hex) ? 0 : STACK_LIMIT - (g.board.room.counts(ALLIED)[hex] as number);

/**
 * 27.2.2-h: who finds no room when all of these come ashore, after somebody in one of the hexes; those before a closed
 * beach wait. Whoever is bound to one hex goes first, so that as many as can find room.
 */
export function crowdedOut(g: G, units: readonly UnitId[], before?: HexId): UnitId[] {
  const left = new Map<HexId, number>();
  const room = (hex: HexId): number => left.get(hex) ?? roomIn(g, hex);
  if (before !== undefined) left.set(before, room(before) - 1);
  const ways = (unit: UnitId): number => hexesFor(g, unit).length;
  return units
    .filter((unit) => takesRoom(unit) && !isShutOut(g, unit))
    .sort((a, b) => ways(a) - ways(b))
    .filter((unit) => {
      const hex = hexesFor(g, unit).find((one) => room(one) > 0);
      if (hex !== undefined) left.set(hex, room(hex) - 1);
      return hex === undefined;
    });
}

import type { HexId, HexsideId } from '@bocage/hex';
import type { Draft, DraftLayer } from './draft.ts';

/**
 * Takes the needless corners out of a network of ways: a hex with two ways and no town, whose two neighbours
 * touch, is passed by, unless that adds a bridge.
 */
export function straighten(draft: Draft, layer: DraftLayer): void {
  const towns = new Set(draft.places.map((p) => draft.hex(p.hex)));
  for (let changed = true; changed; ) {
    changed = false;
    for (const hex of draft.grid.hexes) {
      if (!towns.has(hex) && passBy(draft, layer, hex)) changed = true;
    }
  }
}

function passBy(draft: Draft, layer: DraftLayer, hex: HexId): boolean {
  const { grid } = draft;
  const ends = waysFrom(draft, layer, hex);
  if (ends.length !== 2) return false;
  const [a, b] = ends as [HexId, HexId];
  const short = grid.sideBetween(a, b);
  if (short < 0) return false;
  const [one, two] = [grid.sideBetween(hex, a), grid.sideBetween(hex, b)] as [HexsideId, HexsideId];
  const [kind, other] = [layer.kinds.get(one)!, layer.kinds.get(two)!];
  const there = layer.kinds.get(short);
  if (there === undefined && kind !== other) return false;
  const water = draft.sideLayers.get('water')?.kinds;
  const bridges = (side: HexsideId): number => (water?.has(side) ? 1 : 0);
  if (there === undefined && bridges(short as HexsideId) > bridges(one) + bridges(two)) return false;
  layer.kinds.delete(one);
  layer.kinds.delete(two);
  if (there === undefined) layer.kinds.set(short, kind);
  return true;
}

/** The hexes that ways lead to from a hex. */
export function waysFrom(draft: Draft, layer: DraftLayer, hex: HexId): HexId[] {
  return draft.around(hex).filter((n) => layer.kinds.has(draft.grid.sideBetween(hex, n)));
}

/** Removes ways that end in the open: of a kind, without a town at their end, up to so many hexsides long. */
export function pruneSpurs(draft: Draft, layer: DraftLayer, kind: string, longest: number): void {
  const towns = new Set(draft.places.map((p) => draft.hex(p.hex)));
  const isEnd = (hex: HexId): boolean =>
    !towns.has(hex) && draft.around(hex).length === 6 && waysFrom(draft, layer, hex).length === 1;
  for (const end of draft.grid.hexes.filter(isEnd)) {
    const spur: HexsideId[] = [];
    let at = end;
    for (
      let next = waysFrom(draft, layer, at);
      next.length === 1 || (spur.length > 0 && next.length === 2);
    ) {
      const to = next.find((n) => draft.grid.sideBetween(at, n) !== spur.at(-1));
      if (to === undefined) break;
      const side = draft.grid.sideBetween(at, to) as HexsideId;
      if (layer.kinds.get(side) !== kind) break;
      spur.push(side);
      at = to;
      if (towns.has(at) || spur.length > longest) break;
      next = waysFrom(draft, layer, at);
    }
    if (spur.length <= longest) for (const side of spur) layer.kinds.delete(side);
  }
}

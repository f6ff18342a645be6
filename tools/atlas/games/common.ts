import type { HexId, HexsideId } from '@bocage/hex';
import type { Draft, DraftLayer } from '../src/draft.ts';
import type { Beach } from '../src/geodata.ts';

/** City hexes are terrain of their own; towns and villages leave the ground as it is. */
export function citiesAsTerrain(draft: Draft): void {
  for (const [hex, kind] of draft.hexLayers.get('town')?.kinds ?? []) {
    if (kind === 'city') draft.terrain.kinds.set(hex, 'city');
  }
}

/** Towns stand dry and the great roads ran through the floods on causeways: their hexes are not flooded. */
export function causeways(draft: Draft, roadKind: string): void {
  const road = draft.wayLayers.get('road')!;
  const towns = draft.hexLayers.get('town')!;
  for (const [id, kind] of draft.terrain.kinds) {
    const hex = id as HexId;
    const onRoad = draft.around(hex).some((n) => road.kinds.get(draft.grid.sideBetween(hex, n)) === roadKind);
    if (kind === 'flooded' && (onRoad || towns.kinds.has(hex))) draft.terrain.kinds.set(hex, 'clear');
  }
}

/** The hexes within a distance of any of some hexes. */
export function within(draft: Draft, centres: readonly HexId[], distance: number): HexId[] {
  return draft.grid.hexes.filter((h) => centres.some((c) => draft.grid.distance(h, c) <= distance));
}

/** Puts the hexsides that part two sets of hexes into a layer. */
export function border(
  draft: Draft,
  layer: DraftLayer,
  kind: string,
  one: (hex: HexId) => boolean,
  other: (hex: HexId) => boolean,
): void {
  for (const side of draft.sidesBetween(one, other)) layer.kinds.set(side, kind);
}

/** The beach of a name. */
export function beachOf(draft: Draft, name: string): Beach {
  const beach = draft.geo.beaches.find((b) => b.name === name);
  if (!beach) throw new RangeError(`no beach ${name}`);
  return beach;
}

/** Drop and landing zones of the airborne divisions that lie on the map. */
export function dropZones(draft: Draft): { name: string; hex: string }[] {
  return draft.geo.dropZones.flatMap(({ name, lat, lon }) => {
    const hex = draft.sheet.hexOf([lon, lat]);
    return hex >= 0 && draft.isLand(hex) ? [{ name, hex: draft.grid.name(hex) }] : [];
  });
}

/** The layer of hexsides all in the sea, which nobody crosses. */
export function seaSides(draft: Draft, sides: readonly HexsideId[], source: string): void {
  const layer = draft.sideLayer('sea', 'All-sea hexsides', source);
  for (const side of sides) layer.kinds.set(side, 'all-sea');
}

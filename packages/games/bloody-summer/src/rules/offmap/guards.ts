import type { HexId } from '@bocage/hex';
import { DEPOT_DATA, type DepotId, EVERY_DEPOT, isStrategic, PLACE } from '../../map.ts';
import type { State } from '../../state.ts';
import { depotDefence, type GermanDepot } from '../../tables/logistics.ts';
import { FULL, REDUCED } from '../../terms.ts';

const isOpen = (g: State, depot: DepotId): boolean =>
  g.depot.state.get(depot) === REDUCED || g.depot.state.get(depot) === FULL;
/** The German depots of boxes that have no Festung to defend them, by box. */
const GUARDED: ReadonlyMap<HexId, { readonly depot: DepotId; readonly defence: number }> = new Map(
  EVERY_DEPOT.filter((depot) => {
    const { kind, at } = DEPOT_DATA[depot] as (typeof DEPOT_DATA)[number];
    return kind === 'german' && isStrategic(at) && PLACE.text(at) !== 'Brest';
  }).map((depot) => {
    const { at } = DEPOT_DATA[depot] as (typeof DEPOT_DATA)[number];
    return [at, { depot, defence: depotDefence(PLACE.text(at) as GermanDepot) }] as const;
  }),
);

/** 7.2, R-102: what the depot in a box adds to the German defence there; 0 where there is none, or one without defence. */
export function guardOf(g: State, box: HexId): number {
  const guarded = GUARDED.get(box);
  return guarded !== undefined && isOpen(g, guarded.depot) ? guarded.defence : 0;
}

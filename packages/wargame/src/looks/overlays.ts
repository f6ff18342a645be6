import type { Grid, HexId } from '@bocage/hex';
import type { BaseState } from '@bocage/kernel';
import type { HexPaint, Overlay } from '../presentation.ts';
import type { Reach } from '../reach.ts';
import { halves } from '../words.ts';
import type { ZonesBySide } from '../zones.ts';

/** A state whose board knows where zones of control are felt. */
interface WithZones {
  readonly board: { readonly zones: Pick<ZonesBySide, 'counts'> };
}

/** The zones of control of both sides, darker where more are felt. */
export const zonesOverlay = <G extends BaseState & WithZones>(
  line: string,
  grid: Grid,
  isShown: (at: HexId) => boolean,
  enemyOf: (side: number) => number,
): Overlay<G> => ({
  id: 'zones',
  title: 'Zones of control',
  line,
  paint({ board: { zones } }, onlooker) {
    const [own, enemy] = [zones.counts(onlooker), zones.counts(enemyOf(onlooker))];
    return grid.hexes.flatMap((at): HexPaint[] => {
      const [ours, theirs] = [own[at] ?? 0, enemy[at] ?? 0];
      if (ours + theirs === 0 || !isShown(at)) return [];
      const tone = ours === 0 ? 'enemy' : theirs === 0 ? 'own' : 'both';
      return [{ at, tone, weight: Math.min(1, 0.2 + 0.25 * Math.max(ours, theirs)) }];
    });
  },
});

/** Who holds each hex, stronger for the side that has to take them. */
export const holdersOverlay = <G extends BaseState>(
  line: string,
  hexes: readonly HexId[],
  invader: number,
  holderOf: (g: G, at: HexId) => number,
): Overlay<G> => ({
  id: 'holders',
  title: 'Who holds what',
  line,
  paint: (g, onlooker) =>
    hexes.map((at) => {
      const holder = holderOf(g, at);
      return { at, tone: holder === onlooker ? 'own' : 'enemy', weight: holder === invader ? 0.7 : 0.25 };
    }),
});

/** Where a unit could go if it were its turn; `seek` fills the reach, and tells whether the cost is to be read on it. */
export const reachOverlay = <G extends BaseState & { readonly reach: Reach }>(
  line: string,
  seek: (g: G, unit: number) => 'priced' | 'free' | null,
): Overlay<G> => ({
  id: 'reach',
  title: 'Reach of a unit',
  line,
  focus: 'unit',
  paint(g, _onlooker, unit) {
    const found = seek(g, unit);
    if (found === null) return [];
    const costs = eachReached(g.reach);
    const dearest = Math.max(1, ...costs.map(({ cost }) => cost));
    return costs.map(({ at, cost }) => ({
      at,
      tone: 'good',
      weight: 1 - (0.6 * cost) / (dearest + 1),
      ...(found === 'free' ? {} : { text: halves(cost) }),
    }));
  },
});

/** By place, what going there takes of the allowance: `1½/2`. */
export const reachCosts = (reach: Reach): ReadonlyMap<number, string> =>
  new Map(eachReached(reach).map(({ at, cost }) => [at, `${halves(cost)}/${halves(reach.allowance)}`]));

const eachReached = (reach: Reach): { readonly at: HexId; readonly cost: number }[] =>
  Array.from({ length: reach.count }, (_, i) => {
    const at = reach.at(i);
    return { at, cost: reach.cost(at) };
  });

/** From which strength on a threat is painted as dark as it gets. */
const STRONG = 24;

/** How dark a threat of so much strength is painted. */
export const threatWeight = (strength: number): number => Math.min(1, 0.25 + strength / STRONG);

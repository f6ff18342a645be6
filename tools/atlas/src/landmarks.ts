import { type HexId, NOWHERE } from '@bocage/hex';
import type { Draft } from './draft.ts';
import type { LonLat } from './projection.ts';

/** Ground that everybody who knows the campaign would look for: where, and what a map may call it. */
interface Landmark {
  readonly name: string;
  readonly at: LonLat;
  readonly is: RegExp;
  /** Too small to see where hexes are wider than this, in kilometres. */
  readonly upTo?: number;
}

const LANDMARKS: readonly Landmark[] = [
  { name: 'forest of Cerisy', at: [-0.87, 49.195], is: /forest|woods|mixed/ },
  { name: 'floods of the Douve', at: [-1.35, 49.345], is: /flooded|marsh|swamp/ },
  { name: 'floods of the Merderet', at: [-1.355, 49.395], is: /flooded|marsh|swamp/ },
  { name: 'floods of the Dives', at: [-0.12, 49.2], is: /flooded|marsh|swamp/ },
  { name: 'plain south of Caen', at: [-0.28, 49.1], is: /clear/ },
  { name: 'plain of Falaise', at: [-0.2, 48.99], is: /clear/ },
  { name: 'bocage of Saint-Lô', at: [-1.05, 49.16], is: /bocage|hedgerow/ },
  { name: 'bocage of Caumont', at: [-0.8, 49.09], is: /bocage|hedgerow/ },
  { name: 'bocage of Vire', at: [-0.88, 48.87], is: /bocage|hedgerow/ },
  { name: 'bocage of Coutances', at: [-1.38, 49.08], is: /bocage|hedgerow/ },
  { name: 'forest of Écouves', at: [0.05, 48.55], is: /forest|woods/ },
  { name: 'woods of Bavent', at: [-0.2, 49.22], is: /woods|mixed|forest/, upTo: 4 },
  { name: 'sea off Arromanches', at: [-0.62, 49.39], is: /sea/ },
  { name: 'bay of Mont-Saint-Michel', at: [-1.6, 48.7], is: /sea/ },
];

/** The landmarks on a map, each with whether the ground there, or a hex beside it, is what it should be. */
export function landmarksOn(
  draft: Draft,
): { readonly name: string; readonly hex: string; readonly ok: boolean }[] {
  return LANDMARKS.flatMap(({ name, at, is, upTo = Infinity }) => {
    const hex = draft.sheet.hexOf(at);
    if (hex === NOWHERE || draft.sheet.pitch > upTo) return [];
    const fits = (h: HexId): boolean => is.test(draft.terrain.kinds.get(h)!);
    return [{ name, hex: draft.grid.name(hex), ok: [hex, ...draft.around(hex)].some(fits) }];
  });
}

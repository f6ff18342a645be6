import type { HexId } from '@bocage/hex';
import { row, type SheetRow } from '@bocage/wargame';
import { coverIn } from '../../rules/strength.ts';
import type { G } from '../../state.ts';
import { type Attack, type Cover, drmOf, multiplierOf, partsOf } from '../../tables/cover.ts';
import { FORTS } from '../../terms.ts';
import { capital, signed } from '../words.ts';

/** What protects in a hex, by name: `Town`, `Hill`, `Strongpoint`, `Improved Position`, `Ruins`. */
function partName({ terrain, fort, ruins, improved }: Cover, of: 'ground' | 'hill' | 'works'): string {
  if (of === 'hill') return 'Hill';
  if (of === 'ground') return ruins ? 'Ruins' : capital(terrain.replaceAll('-', ' '));
  if (fort === 0 && improved) return 'Improved Position';
  return (FORTS[fort] ?? '').split('-').map(capital).join(' ');
}

/** The cover of a hex against an attack, a row for each thing that gives it. */
export interface CoverRows {
  readonly multiplier: number;
  readonly modifier: number;
  /** What each does to the defence, and to the dice. */
  readonly times: readonly SheetRow[];
  readonly dice: readonly SheetRow[];
}

export function coverRows(g: G, hex: HexId, side: number, attack: Attack): CoverRows {
  const cover = coverIn(g, hex, side);
  const parts = partsOf(cover, attack);
  const isBuilt = parts.some(({ of }) => of === 'works');
  return {
    multiplier: multiplierOf(cover, attack),
    modifier: drmOf(cover, attack),
    times: parts
      .filter(({ multiplier }) => multiplier !== 1)
      .map(({ of, multiplier }) =>
        row(`${partName(cover, of)} multiplies by`, multiplier, isBuilt ? '13.0-a' : '10.1.6-b'),
      ),
    dice: parts
      .filter(({ drm }) => drm !== 0)
      .map(({ of, drm }) => row(`${partName(cover, of)}, on the dice`, signed(drm), '10.1.6-c')),
  };
}

import type { HexId } from '@bocage/hex';
import { type Names, names } from '@bocage/kernel';
import { BEACH_HEXES, OFFSHORE, RESERVE } from '../../map.ts';
import { landingOf, SORTIES } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { ALLIES, AXIS, BEACHES, BRITISH, US, type Wave } from '../../terms.ts';
import { isArmour, isCommando, isRanger, SIDE_OF, type UnitId } from '../../units.ts';
import { take } from '../control.ts';

const WAVES = ['first', 'second', 'last'] as const satisfies readonly Wave[];
/** 10: the waves of 6 June. */
export const WAVE: Names = names('wave', WAVES);
export const [FIRST, SECOND, LAST] = [0, 1, 2] as const;

/** By wave and beach. */
const LANDINGS = WAVES.map((wave) => BEACHES.map((beach) => landingOf(beach, wave)));
/** Who comes with a wave to a beach. */
export const waveTo = (wave: number, beach: number): readonly UnitId[] =>
  LANDINGS[wave]?.[beach] as readonly UnitId[];
/** By Allied side: its beaches, by their places in BEACHES. */
export const BEACHES_OF: readonly (readonly number[])[] = [US, BRITISH].map((side) =>
  BEACHES.flatMap((_, beach) => (SIDE_OF[waveTo(FIRST, beach)[0] as UnitId] === side ? [beach] : [])),
);
/** By Allied side: the hexes of its beaches. */
export const SHORES: readonly (readonly HexId[])[] = BEACHES_OF.map((beaches) =>
  beaches.map((beach) => BEACH_HEXES[beach] as HexId),
);

/** 10.A.1-d: the tanks that swim, with their beaches. */
export interface Swimmer {
  readonly unit: UnitId;
  readonly beach: number;
}
/** By Allied side. */
export const SWIMMERS: readonly (readonly Swimmer[])[] = BEACHES_OF.map((beaches) =>
  beaches.flatMap((beach) =>
    waveTo(FIRST, beach)
      .filter(isArmour)
      .map((unit) => ({ unit, beach })),
  ),
);

const sortiesOf = (wave: Wave): readonly UnitId[] =>
  SORTIES.filter((one) => one.wave === wave).map(({ unit }) => unit);
export const RANGERS: readonly UnitId[] = sortiesOf('ranger');
export const COMMANDOS: readonly UnitId[] = sortiesOf('commando');
/** 10.A.1-h: the brigades of the 79th Armoured. */
export const FUNNIES: readonly UnitId[] = sortiesOf('special');

/** 4.4-g: whoever need not stop where he lands. */
export const isRaider = (unit: UnitId): boolean => isRanger(unit) || isCommando(unit);
export const isWaiting = (g: G, unit: UnitId): boolean => g.unit.at.get(unit) === RESERVE;

/** 10.A.1-h, R-157: those of the 79th Armoured who lie off a beach, and add their attack to every landing there. */
export function offshoreOf(g: G, beach: HexId): readonly UnitId[] {
  const boxes = OFFSHORE.filter(({ beaches }) => beaches.includes(beach)).map(({ at }) => at);
  return FUNNIES.filter((unit) => boxes.includes(g.unit.at.get(unit)));
}
/** a hex without Germans is the Allies’ where they stand, and so is a beach, however it was emptied. */
export function settleShore(g: G, hex: HexId): void {
  if (g.board.stacks.has(AXIS, hex)) return;
  if (g.board.stacks.has(ALLIES, hex) || BEACH_HEXES.includes(hex)) take(g, ALLIES, hex);
}

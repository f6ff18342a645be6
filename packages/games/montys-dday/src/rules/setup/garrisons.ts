import { type HexId, NOWHERE } from '@bocage/hex';
import { chain, type Law } from '@bocage/kernel';
import { garrisoned } from '../../events/setup.ts';
import { FORTIFICATIONS, fortOf, isHex, PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { OPEN_GROUND } from '../../terms.ts';
import { GARRISONS, type UnitId } from '../../units.ts';
import { isSupported, place } from '../units.ts';

/** where only part of the Germans are in play, only the works of their sector are held. */
const SECTORS: readonly (readonly HexId[] | undefined)[] = SCENARIOS.map(({ only, garrisons }) =>
  only.length === 0 ? undefined : garrisons.map(PLACE.of),
);
const isInSector = (g: G, hex: HexId): boolean => SECTORS[g.scenario]?.includes(hex) !== false;

const nextGarrison = (g: G): UnitId | undefined =>
  GARRISONS.find((unit) => g.unit.at.get(unit) === NOWHERE && g.unit.lost.get(unit) === 0);
/** 13.3.1-a: how many are left. */
export const garrisonsLeft = (g: G): number =>
  GARRISONS.reduce((left, unit) => left + (g.unit.at.get(unit) === NOWHERE ? 1 : 0), 0);

/** 13.3, 13.3.1: why a hex may not have a Garrison. */
export const whyNoGarrison: Law<[G, HexId]> = chain((say, g: G, hex: HexId) => {
  const isFort = isHex(hex) && fortOf(hex) !== OPEN_GROUND;
  if (!isFort) return say(no('noFortThere'));
  return (
    (isInSector(g, hex) ? null : say(no('notInSetupArea'))) ??
    (g.board.stacks.isEmpty(hex) ? null : say(no('fortOccupied'))) ??
    (isSupported(g, hex) ? null : say(no('noSupportForGarrison'))) ??
    (nextGarrison(g) === undefined ? say(no('noGarrisonLeft')) : null)
  );
});

/** The works that may have a Garrison and have none yet. */
export const ungarrisoned = (g: G): HexId[] => FORTIFICATIONS.filter((hex) => whyNoGarrison(g, hex) === null);

export function garrison(g: G, hex: HexId): void {
  const unit = nextGarrison(g) as UnitId;
  place(g, unit, hex);
  g.emit(garrisoned, { unit, hex });
}

import type { HexId } from '@bocage/hex';
import { BEACH_HEXES, CAEN, PLACE } from '../map.ts';
import { SCENARIOS } from '../scenarios.ts';
import { BEACHES } from '../terms.ts';

/** By scenario: the beaches that are landed on and what is to be taken. Neither side is seen on the map while both set up. */
export const STAGES: Readonly<Record<string, readonly HexId[]>> = Object.fromEntries(
  SCENARIOS.map(({ id, beaches, victory }) => [
    id,
    [
      ...beaches.flatMap((beach) => BEACH_HEXES[BEACHES.indexOf(beach)] ?? []),
      ...(victory.by === 'objectives' ? victory.hexes.map((hex) => PLACE.of(hex)) : CAEN),
    ],
  ]),
);

import type { HexId } from '@bocage/hex';
import { BEACH_HEXES, CHERBOURG_CITY, DROP_ZONES, isWest, PLACE, SAINT_VAAST } from '../map.ts';

const UTAH = BEACH_HEXES[0] as HexId;
/** By scenario: the Cotentin, the front of July, or the beaches and the drop zones. */
export const STAGES: Readonly<Record<string, readonly HexId[]>> = {
  cherbourg: [UTAH, ...CHERBOURG_CITY, SAINT_VAAST, ...DROP_ZONES.map(({ at }) => at).filter(isWest)],
  cobra: ['0905', '1008', '1110', '1214', '1217', '1021'].map((hex) => PLACE.of(hex)),
  campaign: [...BEACH_HEXES, ...DROP_ZONES.map(({ at }) => at)],
};

import type { HexId } from '@bocage/hex';
import type { Seen } from '../state.ts';
import { ALLIES } from '../terms.ts';

/** 0.2.1: the Offensive markers of a camp in a place. */
export const markersIn = (g: Seen, camp: number, at: HexId): number =>
  (camp === ALLIES ? g.place.alliedMarkers : g.place.germanMarkers).get(at);

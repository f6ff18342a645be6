import type { HexId } from '@bocage/hex';
import type { G } from '../../state.ts';

/** 7.1, 7.2: what becomes of the depots in a place that a camp has taken. */
export function depotsTaken(_g: G, _camp: number, _at: HexId): void {}

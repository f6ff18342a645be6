import { done, type Reason } from '@bocage/kernel';
import type { UnitId } from '../../units.ts';
import { procedure } from '../units.ts';

/** To be written. */
export const crowding = procedure('crowding', {}, { begin: () => done });

/** 8.1, R-28: why units of one side may not end a segment together in a hex; null if they may. To be written. */
export const whyTooMany = (_units: readonly UnitId[]): Reason | null => null;

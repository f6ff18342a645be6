import { done } from '@bocage/kernel';
import type { G } from '../../state.ts';
import { procedure } from '../units.ts';

/** 9: aircraft are drawn and given their missions. */
export const airPhase = procedure('airPhase', {}, { draw: () => done });

/** 1.1.4-a: at the end of a phase aircraft and ships are ready again. */
export function readyAgain(_g: G): void {}

/** 1.1.5-a: at the end of a turn aircraft go back into their cups. */
export function returnAircraft(_g: G): void {}

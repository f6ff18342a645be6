import type { G } from '../../state.ts';

/** To be written. */
export function floodTide(_g: G): void {}

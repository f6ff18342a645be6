import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** 1.1.1.3: initiative, rest and replacements. */
export const administration = procedure('administration', {}, { initiative: () => done });

import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

export const firePhase = procedure('firePhase', {}, { begin: () => done });

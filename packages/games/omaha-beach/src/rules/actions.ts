import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

export const actionPhase = procedure('actionPhase', {}, { begin: () => done });

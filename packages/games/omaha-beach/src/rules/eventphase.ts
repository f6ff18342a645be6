import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

export const eventPhase = procedure('eventPhase', {}, { begin: () => done });

import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

export const engineerPhase = procedure('engineerPhase', {}, { begin: () => done });

import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

export const endOfTurn = procedure('endOfTurn', {}, { begin: () => done });

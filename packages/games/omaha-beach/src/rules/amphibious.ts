import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

export const amphibious = procedure('amphibious', {}, { begin: () => done });

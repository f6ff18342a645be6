import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** 1.1.1.2: ports, supply, Offensive markers. */
export const logistics = procedure('logistics', {}, { ports: () => done });

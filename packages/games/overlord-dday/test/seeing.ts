import { seeing } from '@bocage/testkit';
import { overlordDday, presentation } from '../src/index.ts';

/** The game as its players see it. */
export const { look, sheet } = seeing(overlordDday, presentation);

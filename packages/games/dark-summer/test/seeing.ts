import { seeing } from '@bocage/testkit';
import { darkSummer, presentation } from '../src/index.ts';

/** The game as its players see it. */
export const { look, about, sheet } = seeing(darkSummer, presentation);

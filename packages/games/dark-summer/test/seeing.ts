import { seeing } from '@bocage/testkit';
import { darkSummer, presentation } from '../src/index.ts';

/** The game as its players see it. */
export const { look, readerOf, about, sheet } = seeing(darkSummer, presentation);

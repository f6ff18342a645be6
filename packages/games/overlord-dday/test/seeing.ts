import { seeing } from '@bocage/testkit';
import { overlordDday } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';

/** The game as its players see it. */
export const { about, perils, look, plan, sheet } = seeing(overlordDday, presentation);

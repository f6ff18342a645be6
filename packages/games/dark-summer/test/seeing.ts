import { seeing } from '@bocage/testkit';
import { darkSummer } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';

/** The game as its players see it. */
export const { perils, look, about, plan, sheet } = seeing(darkSummer, presentation);

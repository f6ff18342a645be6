import { seeing } from '@bocage/testkit';
import { omahaBeach, presentation } from '../src/index.ts';

/** The game as its players see it. */
export const { look, about, sheet, told } = seeing(omahaBeach, presentation);

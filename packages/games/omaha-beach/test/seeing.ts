import { seeing } from '@bocage/testkit';
import { omahaBeach } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';

/** The game as its players see it. */
export const { perils, look, about, here, plan, sheet, told } = seeing(omahaBeach, presentation);

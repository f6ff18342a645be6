import { judgedBy } from '@bocage/kernel';
import type { G } from '../state.ts';
import { judgeCourse } from './course.ts';
import { judgeProcedures } from './procedures.ts';
import { judgeUnits } from './units.ts';

/** Everything that play can never lead to, in a position written by hand. */
export const impossible = judgedBy<G>(judgeUnits, judgeCourse, judgeProcedures);

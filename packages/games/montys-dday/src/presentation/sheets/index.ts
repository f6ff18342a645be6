import { sheetsBy } from '@bocage/wargame';
import type { G } from '../../state.ts';

/** The arithmetic of actions, by verb. */
export const sheetOf = sheetsBy<G>({});

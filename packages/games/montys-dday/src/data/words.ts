import * as z from 'zod/mini';
import { BEACHES, GAITS, LETTERS, TARGETS, TERRAIN, TIDES, UNIT_TYPES, WAYS } from './lists.ts';

/** Words that several charts share. */
export const source = z.string();
export const TYPES = z.array(z.enum(UNIT_TYPES));
export const GAIT_LIST = z.array(z.enum(GAITS));
export const TARGET_LIST = z.array(z.enum(TARGETS));
export const BEACH_WORD = z.enum(BEACHES);
export const TIDE_WORD = z.enum(TIDES);
export const LETTER_WORD = z.enum(LETTERS);
export const TERRAIN_WORD = z.enum(TERRAIN);
export const WAY_LIST = z.array(z.enum(WAYS));
/** The faces of a die. */
export const FACES = z.array(z.int().check(z.minimum(1), z.maximum(6)));
export const few = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
/** What is added to the dice. */
export const DRM = z.int().check(z.minimum(-4), z.maximum(4));
/** What a total is divided by. */
export const PART = z.strictObject({ divide: few(9) });

const LAST = 21;
export const TURN_NUMBER = z.int().check(z.minimum(1), z.maximum(LAST));
interface Numbered {
  readonly turn: number;
}
/** Every turn of the longest game, in its order. */
export const WHOLE_GAME = z.refine<readonly Numbered[]>(
  (track) => track.length === LAST && track.every(({ turn }, i) => turn === i + 1),
  'the turns are not all there in their order',
);

import * as z from 'zod/mini';

/** Where a figure comes from. */
export const source = z.string();
/** A whole number from 0. */
export const few = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
/** What is added to a die, or columns that odds are shifted. */
export const DRM = z.int().check(z.minimum(-4), z.maximum(4));
/** What a total is divided by. */
export const PART = z.strictObject({ divide: few(9) });
/** The faces of a die. */
export const FACES = z.array(z.int().check(z.minimum(1), z.maximum(6)));
/** The last turn of the campaign, the week to 28 August. */
export const LAST_TURN = 12;
/** 0 is 6 June. */
export const TURN_NUMBER = z.int().check(z.minimum(0), z.maximum(LAST_TURN));
/** A hex by its printed number: row, then column. */
export const HEX = z.string().check(z.regex(/^\d{4}$/));

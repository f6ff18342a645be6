import * as z from 'zod/mini';

/** Something that says where its figures and words are from. */
export const sourced = <T extends z.core.$ZodShape>(shape: T) =>
  z.strictObject({ source: z.string(), ...shape });

import type { Preview, VerbLook } from '@bocage/wargame';

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {};

/** What leads to the dice. */
export const PREVIEWS: readonly Preview[] = [];

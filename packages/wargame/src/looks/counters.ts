import { type HexId, NOWHERE } from '@bocage/hex';
import type { CounterLook, StateLook } from '../presentation.ts';

/** What never changes about a counter. */
export type FaceLook<U extends number = number> = Pick<
  CounterLook,
  'side' | 'army' | 'branch' | 'echelon' | 'name' | 'title' | 'meaning' | 'notes'
> & { readonly unit: U };

/** What is true of a counter now; what is left out is as its face has it, and it is whole and face up. */
export type CounterNow = Pick<CounterLook, 'figures' | 'steps' | 'states'> &
  Partial<
    Pick<CounterLook, 'meaning' | 'worn' | 'faceDown' | 'notes' | 'title' | 'asides' | 'facing' | 'mode'>
  >;

/** A counter as it lies on the map or in a box. */
export function counterLook<F extends FaceLook>(face: F, at: HexId, now: CounterNow): CounterLook {
  const { unit, side, army, branch, echelon, name, title, meaning, notes } = face;
  return {
    unit,
    at,
    side,
    army,
    branch,
    echelon,
    name,
    title,
    meaning,
    notes,
    worn: false,
    faceDown: false,
    ...now,
  };
}

/** The counters that are somewhere, by their faces. */
export function counterLooks<F extends FaceLook>(
  faces: readonly F[],
  placeOf: (unit: F['unit']) => HexId,
  now: (face: F, at: HexId) => CounterNow,
): CounterLook[] {
  const looks: CounterLook[] = [];
  for (const face of faces) {
    const at = placeOf(face.unit);
    if (at !== NOWHERE) looks.push(counterLook(face, at, now(face, at)));
  }
  return looks;
}

/** A state that is good for a unit, bad for it, or neither. */
export const goodState = (sign: string, text: string): StateLook => ({ sign, text, tone: 'good' });
export const badState = (sign: string, text: string): StateLook => ({ sign, text, tone: 'bad' });
export const plainState = (sign: string, text: string): StateLook => ({ sign, text, tone: 'plain' });

/** One thing where it is so, else nothing: a part of a list. */
export const only = <T>(isSo: boolean, make: () => T): readonly T[] => (isSo ? [make()] : []);

import type { HexId } from '@bocage/hex';
import type { AimLook } from './strokes.ts';

/** What may be chosen, and what is. */
export interface Lights {
  /** Legal. */
  readonly units: readonly number[];
  readonly hexes: readonly HexId[];
  readonly chosenUnits: readonly number[];
  readonly chosenHexes: readonly HexId[];
  /** Drawn as an arrow, with its cost at the end. */
  readonly path: readonly HexId[];
  readonly costs: ReadonlyMap<HexId, string>;
  /** The attack that is being put together. */
  readonly aim: AimLook | null;
  /** What a command would do: who goes where, or fires at what. */
  readonly plan: readonly AimLook[];
  /** What a hovered log line or event speaks of. */
  readonly about: readonly HexId[];
}

export const NO_LIGHTS: Lights = {
  units: [],
  hexes: [],
  chosenUnits: [],
  chosenHexes: [],
  path: [],
  costs: new Map(),
  aim: null,
  plan: [],
  about: [],
};

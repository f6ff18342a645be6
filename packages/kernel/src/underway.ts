import { DEPTH, TOP } from './game.ts';
import type { AnyProcedure } from './procedure.ts';
import type { BaseState } from './state.ts';

/** A procedure under way: the step it is at, or goes on with, and what it remembers. */
export interface UnderWay {
  readonly name: string;
  readonly step: string;
  /** A value that it remembers. */
  value(local: string): number;
  /** A list that it remembers. */
  values(local: string): readonly number[];
}

/** The procedures under way in a state, outermost first, as a game may ask who judges a position. */
export function underWay({ cells, procedures }: BaseState): readonly UnderWay[] {
  const { data } = cells;
  const found: UnderWay[] = [];
  let base = data[TOP] as number;
  for (let depth = data[DEPTH] as number; depth > 0; depth--) {
    found.unshift(frameAt(data, procedures[data[base] as number] as AnyProcedure, base));
    base = data[base + 2] as number;
  }
  return found;
}

function frameAt(data: Int16Array, { name, stepNames, layout }: AnyProcedure, base: number): UnderWay {
  const at = (local: string): number => {
    const slot = layout.at.get(local);
    if (slot === undefined) throw new Error(`${name} has no “${local}”`);
    return base + slot.base;
  };
  return {
    name,
    step: stepNames[data[base + 1] as number] ?? '',
    value: (local) => data[at(local)] as number,
    values: (local) => {
      const first = at(local);
      return Array.from(data.subarray(first, first + (data[first - 1] as number)));
    },
  };
}

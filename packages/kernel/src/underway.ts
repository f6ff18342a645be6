import { DEPTH, TOP } from './game.ts';
import type { AnyProcedure } from './procedure.ts';
import type { Reason } from './reason.ts';
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

/** A position as it is judged, with the procedures under way in it, the outermost first. */
export interface Judged<G, Rule extends string = string> {
  readonly g: G;
  readonly frames: readonly UnderWay[];
  /** Notes what cannot be by a case of the rules. */
  readonly against: (rule: Rule, text: string) => void;
  /** Notes what cannot be by no rule, but by how the game keeps its books. */
  readonly odd: (text: string) => void;
}
export type Judge<G, Rule extends string = string> = (judged: Judged<G, Rule>) => void;

/** Everything that play can never lead to, as the judges of a game find it, each in its own field. */
export const judgedBy =
  <G extends BaseState, Rule extends string = string>(...judges: readonly Judge<G, Rule>[]) =>
  (g: G): readonly Reason[] => {
    const found: Reason[] = [];
    const against = (rule: string, text: string): void => void found.push({ rule, text });
    const judged = { g, frames: underWay(g), against, odd: (text: string) => against('position', text) };
    for (const judge of judges) judge(judged);
    return found;
  };

/** The innermost procedure of some names that is under way. */
export const innermost = (
  { frames }: { readonly frames: readonly UnderWay[] },
  ...names: readonly string[]
): UnderWay | undefined => frames.findLast(({ name }) => names.includes(name));

/** Each procedure under way was called by the one before it, at a step at which it calls. */
export function judgeCalls(
  { frames, odd }: Pick<Judged<unknown>, 'frames' | 'odd'>,
  callersOf: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [i, { name }] of frames.entries()) {
    const caller = frames[i - 1];
    const callers = callersOf[name];
    if (caller === undefined || callers === undefined) continue;
    const by = `${caller.name}.${caller.step}`;
    if (!callers.includes(by)) odd(`${name} is not called by ${by}, but by ${callers.join(' or ')}`);
  }
}

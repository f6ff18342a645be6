import type { Action, BaseState, Engine, Value } from '@bocage/kernel';
import type { Bulk, Offered } from './presentation.ts';

/** What an engine offers where it stands. */
export const offeredBy = (offer: Engine['offer']): Offered => ({
  choices(name, ...earlier) {
    const verb = offer.verb(name);
    if (verb === undefined || offer.against(verb) !== null) return [];
    const found: Value[] = [];
    offer.domain(verb, earlier)?.each((value) => found.push(value) < 0);
    return found;
  },
});

const act = (verb: string, ...args: readonly Value[]): Action => ({ verb, args });

/** Whatever may be named, one after the other, in the order in which the rules list it or in a better one. */
export const allOf =
  <G extends BaseState>(
    verb: string,
    inOrder: (g: G, values: readonly number[]) => readonly number[] = (_g, values) => values,
  ): Bulk<G>['plan'] =>
  (g, offered) =>
    inOrder(g, offered.choices(verb) as readonly number[]).map((value) => act(verb, value));

/** Each that has one thing left to do with a verb does it. */
export const allWithOne =
  <G extends BaseState>(verb: string): Bulk<G>['plan'] =>
  (_g, offered) =>
    offered.choices(verb).flatMap((first) => {
      const [only, ...others] = offered.choices(verb, first);
      return only === undefined || others.length > 0 ? [] : [act(verb, first, only)];
    });

/** Where one is sent who has several places to choose from, knowing who is sent to each before it; undefined for nowhere. */
export type Usual<G extends BaseState> = (
  g: G,
  who: number,
  where: readonly number[],
  sent: (place: number) => readonly number[],
) => number | undefined;

const NOBODY: readonly number[] = [];

/** Each goes to its usual place, in the order in which the rules list them. */
export const allToUsual =
  <G extends BaseState>(verb: string, usual: Usual<G>): Bulk<G>['plan'] =>
  (g, offered) => {
    const sent = new Map<number, readonly number[]>();
    const sentTo = (place: number): readonly number[] => sent.get(place) ?? NOBODY;
    return offered.choices(verb).flatMap((who) => {
      const where = offered.choices(verb, who) as readonly number[];
      const place = usual(g, who as number, where, sentTo);
      if (place === undefined) return [];
      sent.set(place, [...sentTo(place), who as number]);
      return [act(verb, who, place)];
    });
  };

/** The best of several by a figure that is to be small, the first of those that are alike; undefined where there is none. */
export function leastBy<T>(values: readonly T[], figure: (value: T) => number): T | undefined {
  let [best, least]: [T | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const value of values) {
    const found = figure(value);
    if (found < least) [best, least] = [value, found];
  }
  return best;
}

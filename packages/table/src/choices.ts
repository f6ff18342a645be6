import { CHANCE, type Domain, type Engine, type Reason, type Value } from '@bocage/kernel';
import { argumentsText, badInput, belongs, notNow } from '@bocage/kernel/host';
import { valueText } from '@bocage/kernel/text';

/** One thing that may be chosen for an argument. */
export interface Choice {
  readonly value: Value;
  readonly text: string;
}

/** What may be chosen for the next argument of an action. */
export interface Choices {
  readonly form: Domain['form'];
  /** The name of the kind of thing that is chosen: `unit`, `place`. */
  readonly kind: string;
  /** Of a set: whoever may be in it, one at a time. */
  readonly values: readonly Choice[];
  /** How many at least and at most; a rule about the whole set may be stricter. */
  readonly least: number;
  readonly most: number;
  /** There are more than are listed. */
  readonly more: boolean;
}

/**
 * What may follow the beginning of an action and can be gone on with, `most` values at most; null where it is whole,
 * and the reason where it may not even begin like that.
 */
export function choicesAfter(
  engine: Engine,
  name: string,
  args: readonly Value[],
  most: number,
): Choices | Reason | null {
  if (engine.over) return notNow('the game is over');
  if (engine.side === CHANCE) return notNow('Chance decides now');
  const { offer } = engine;
  const verb = offer.verb(name);
  if (verb === undefined) return badInput(`“${name}” is not asked here; ${offer.verbNames.join(', ')} is`);
  const against = offer.against(verb);
  if (against !== null) return against;
  const earlier: Value[] = [];
  for (const value of args) {
    const domain = offer.domain(verb, earlier);
    if (domain === undefined) return badInput(`${name} takes ${mostText(verb.params.length)}`);
    const reason = isOf(domain, value) ? domain.why(value) : badInput(`that is no ${domain.kind.name}`);
    if (reason !== null) return reason;
    earlier.push(value);
  }
  const domain = offer.domain(verb, earlier);
  if (domain === undefined) return null;
  return listed(domain, most, (value) => leadsOn(offer.domain(verb, [...earlier, value])));
}

/** How many arguments there may be at most. */
export const mostText = (count: number): string =>
  count === 0 ? 'no arguments' : `no more than ${argumentsText(count)}`;

/** Whether there is anything to choose next, where something is still to be chosen. */
function leadsOn(next: Domain | undefined): boolean {
  if (next === undefined) return true;
  return next.some === undefined ? next.each(() => true) : next.some();
}

/** Whether reading the choices ended with a reason against the beginning. */
export const isRefusal = (found: Choices | Reason | null): found is Reason =>
  found !== null && 'rule' in found;

function isOf({ kind, form }: Domain, value: Value): boolean {
  if (typeof value === 'number') return form === 'one' && belongs(kind, value);
  return form !== 'one' && value.every((item) => belongs(kind, item));
}

function listed(domain: Domain, limit: number, isOpen: (value: Value) => boolean): Choices {
  const { form, kind } = domain;
  const choice = (value: Value): Choice => ({ value, text: valueText(kind, value) });
  if (form === 'set') {
    if (domain.members === undefined) throw new Error(`a set of ${kind.name} does not tell its members`);
    const { from, least, most } = domain.members();
    const values = from.slice(0, limit).map(choice);
    return { form, kind: kind.name, values, least, most, more: from.length > limit };
  }
  const values: Choice[] = [];
  const more = domain.each((value) => values.length === limit || values.push(choice(value)) < 0);
  // Only now: looking ahead may search the map anew, on which a domain of paths stands.
  const open = values.filter(({ value }) => isOpen(value));
  return { form, kind: kind.name, values: open, least: 1, most: 1, more };
}

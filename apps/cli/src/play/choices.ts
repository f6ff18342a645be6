import type { AnyVerb, Domain, Engine, Value } from '@bocage/kernel';
import type { Offer } from '@bocage/kernel/host';
import { parseValue, valueText } from '@bocage/kernel/text';
import { mostText } from '@bocage/table';
import { InputError, reasonText, WrongError } from '../errors.ts';

/** The beginning of an action, legal as far as it goes. */
export interface Prefix {
  readonly verb: AnyVerb;
  readonly args: readonly Value[];
  readonly text: string;
}

/** Actions, or beginnings of actions, that a player may choose from. */
export interface Choices {
  readonly texts: readonly string[];
  /** They are whole actions. */
  readonly complete: boolean;
  /** There are more than are listed. */
  readonly more: boolean;
}

/** More are not counted, and more are not listed. */
export const MOST_COUNTED = 1000;
const MOST_LISTED = 5000;

/** Reads the beginning of an action from its words. */
export function prefixOf({ offer }: Engine, words: readonly string[]): Prefix {
  const [name = '', ...rest] = words;
  const verb = offer.verb(name);
  if (verb === undefined)
    throw new InputError(`“${name}” is not asked here; ${offer.verbNames.join(', ')} is`);
  const against = offer.against(verb);
  if (against !== null) throw new WrongError(reasonText(against));
  const args: Value[] = [];
  for (const word of rest) args.push(nextValue(offer, verb, args, word));
  return { verb, args, text: words.join(' ') };
}

function nextValue(offer: Offer, verb: AnyVerb, earlier: readonly Value[], word: string): Value {
  const domain = offer.domain(verb, earlier);
  if (domain === undefined) throw new InputError(`${verb.name} takes ${mostText(verb.params.length)}`);
  const value = parseValue(domain.kind, domain.form, word);
  if (typeof value === 'string') throw new InputError(value);
  const reason = domain.why(value);
  if (reason !== null) throw new WrongError(reasonText(reason));
  return value;
}

/** What may follow the beginning of an action. */
export function choicesAfter({ offer }: Engine, { verb, args, text }: Prefix): Choices {
  const domain = offer.domain(verb, args);
  if (domain === undefined) return { texts: [text], complete: true, more: false };
  const texts: string[] = [];
  const more = domain.each((value) => {
    if (texts.length === MOST_LISTED) return true;
    texts.push(`${text} ${valueText(domain.kind, value)}`);
    return false;
  });
  return { texts, complete: args.length === verb.params.length - 1, more };
}

/** Every legal action where there are few enough for a short list. */
export function shortList(engine: Engine, most: number): Choices {
  const texts: string[] = [];
  const { offer } = engine;
  for (const name of offer.verbNames) {
    const verb = offer.verb(name) as AnyVerb;
    if (offer.against(verb) !== null) continue;
    const more = eachText(offer, { verb, args: [], text: name }, (text) => texts.push(text) > most);
    if (more) return { texts: [], complete: true, more: true };
  }
  return { texts, complete: true, more: false };
}

/** How many ways there are to do what a verb says, up to MOST_COUNTED. */
export function countOf(offer: Offer, verb: AnyVerb): number {
  let count = 0;
  eachText(offer, { verb, args: [], text: '' }, () => ++count === MOST_COUNTED);
  return count;
}

function eachText(offer: Offer, { verb, args, text }: Prefix, visit: (text: string) => boolean): boolean {
  const domain = offer.domain(verb, args) as Domain | undefined;
  if (domain === undefined) return visit(text);
  return domain.each((value) =>
    eachText(
      offer,
      { verb, args: [...args, value], text: `${text} ${valueText(domain.kind, value)}` },
      visit,
    ),
  );
}

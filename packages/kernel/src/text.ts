import { type Action, argumentsText, badInput } from './action.ts';
import type { Domain, Value } from './domain.ts';
import { EMPTY, type Kind } from './kind.ts';
import type { Offer } from './offer.ts';
import type { Reason } from './reason.ts';
import { MOST_LINE } from './scan.ts';

/** An action in words: the verb and its arguments, `attack 0304 B1+B3`. */
export function actionText(offer: Offer, action: Action): string {
  const verb = offer.verb(action.verb);
  const words = [action.verb];
  if (verb !== undefined)
    for (const [i, value] of action.args.entries())
      words.push(valueText((offer.domain(verb, action.args.slice(0, i)) as Domain).kind, value));
  return words.join(' ');
}

/** A value in words, the items of a list joined by `+`. */
export function valueText(kind: Kind, value: Value): string {
  if (typeof value === 'number') return kind.text(value);
  return value.length === 0 ? EMPTY : value.map((item) => kind.text(item)).join('+');
}

/** The value of a word; a sentence where there is none. */
export function parseValue(kind: Kind, form: Domain['form'], word: string): Value | string {
  if (form === 'one') return kind.parse(word) ?? `“${word}” is no ${kind.name}`;
  if (word === EMPTY) return [];
  const items: number[] = [];
  const named = new Set<number>();
  for (const part of word.split('+')) {
    const item = kind.parse(part);
    if (item === undefined) return `“${part}” is no ${kind.name}`;
    if (form === 'set' && named.has(item)) return `“${part}” is named twice`;
    named.add(item);
    items.push(item);
  }
  return form === 'set' ? items.sort((a, b) => a - b) : items;
}

/**
 * Reads an action from its words, or gives the reason why that cannot be: what may stand for an argument
 * depends on the ones before, so an action is read only as far as it is legal.
 */
export function parseAction(offer: Offer, text: string): Action | Reason {
  if (text.length > MOST_LINE) return badInput('that is longer than any action');
  const [name = '', ...words] = text
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const verb = offer.verb(name);
  if (verb === undefined) return badInput(`“${name}” is not asked here; ${offer.verbNames.join(', ')} is`);
  if (words.length !== verb.params.length)
    return badInput(`${name} takes ${argumentsText(verb.params.length)}, not ${words.length}`);
  const against = offer.against(verb);
  if (against !== null) return against;
  const args: Value[] = [];
  for (const word of words) {
    const domain = offer.domain(verb, args) as Domain;
    const value = parseValue(domain.kind, domain.form, word);
    if (typeof value === 'string') return badInput(value);
    const reason = domain.why(value);
    if (reason !== null) return reason;
    args.push(value);
  }
  return { verb: name, args };
}

/** Whether reading an action ended with a reason against it. */
export const isReason = (read: Action | Reason): read is Reason => 'rule' in read;

/** The checksum of nothing. */
export const NO_SUM = '811c9dc501000193';

/** Sixteen hexadecimal digits that differ for nearly any two texts: two lanes of FNV-1a. A checksum, not a seal. */
export const checksum = (text: string): string => checksumOn(text, NO_SUM, 0);

/** The checksum of a text with so many characters before it, from theirs. */
export function checksumOn(text: string, before: string, at: number): string {
  let a = Number.parseInt(before.slice(0, 8), 16);
  let b = Number.parseInt(before.slice(8), 16);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ (unit + at + i), 0x85ebca6b);
    b ^= b >>> 13;
  }
  return [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

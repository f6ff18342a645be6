/**
 * What a cell of the state, an argument of an action or an outcome of Chance may be: a range of small
 * integers with a word for each. Inside the engine there are only the integers; the words are for the edges.
 */
export interface Kind<T extends number = number> {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly init: T;
  text(value: T): string;
  /** The value of a word, or undefined where the word means nothing here. */
  parse(word: string): T | undefined;
}

/** The smallest and the largest value a cell can hold; one below is kept for UNKNOWN. */
export const LEAST = -32767;
export const MOST = 32767;
/** What a view holds in place of a value its side may not know. */
export const UNKNOWN = -32768;
/** The value of a `maybe` kind that stands for nothing. */
export const NONE = -1;

/** Whole numbers from min to max; the initial value is 0 where that is in range, else min. */
export function int<T extends number = number>(min: number, max: number, init?: number): Kind<T> {
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < LEAST || max > MOST || min > max)
    throw new Error(`int(${min}, ${max}): a range of whole numbers within ${LEAST} … ${MOST} is needed`);
  const zero = min <= 0 && max >= 0 ? 0 : min;
  if (init !== undefined && !(init >= min && init <= max))
    throw new Error(`int(${min}, ${max}): ${init} cannot be its initial value`);
  return {
    name: `${min}…${max}`,
    min,
    max,
    init: (init ?? zero) as T,
    text: (value) => String(value),
    parse: (word) => {
      if (word.length > 7 || !/^(0|-?[1-9]\d{0,5})$/.test(word)) return undefined;
      const value = Number(word);
      return value >= min && value <= max ? (value as T) : undefined;
    },
  };
}

declare const idBrand: unique symbol;
/** A number that stands for a thing of one sort, `Id<'unit'>`, so that it is not taken for one of another. */
export type Id<Sort extends string> = number & { readonly [idBrand]: Sort };

/** Yes or no. */
export const flag: Kind = {
  name: 'yes/no',
  min: 0,
  max: 1,
  init: 0,
  text: (value) => (value === 0 ? 'no' : 'yes'),
  parse: (word) => (word === 'yes' ? 1 : word === 'no' ? 0 : undefined),
};

/** A kind whose values are the places of words in a list: sides, units, hexes, chits, weather. */
export interface Names<T extends number = number> extends Kind<T> {
  readonly words: readonly string[];
  /** The value of a word that must be there; a slip in the rules or the data throws. */
  of(word: string): T;
}

/** The word for a list with nothing in it, which therefore names nothing else. */
export const EMPTY = 'none';
const WORD = /^[^\s,=+?#>-][^\s,=+?#>]*$/;

/** A kind of things known by name. */
export function names<T extends number = number>(name: string, words: readonly string[]): Names<T> {
  const values = new Map<string, number>();
  for (const [value, word] of words.entries()) {
    if (!WORD.test(word) || word === EMPTY)
      throw new Error(`${name}: “${word}” cannot be a name (no spaces , = + ? # >)`);
    if (values.has(word)) throw new Error(`${name}: “${word}” stands twice`);
    values.set(word, value);
  }
  const parse = (word: string): T | undefined => values.get(word) as T | undefined;
  return {
    name,
    words,
    min: 0,
    max: words.length - 1,
    init: 0 as T,
    text: (value) => words[value] ?? `${name}#${value}`,
    parse,
    of: (word) => {
      const value = parse(word);
      if (value === undefined) throw new Error(`${name}: there is no “${word}”`);
      return value;
    },
  };
}

/** A kind of things that a list has, each with an id, or a word made of it. */
export const namesOf = <T, Id extends number = number>(
  name: string,
  things: readonly T[],
  word: (thing: T) => string = (thing) => (thing as { readonly id: string }).id,
): Names<Id> => names(name, things.map(word));

/** A kind that may also be nothing, written `-`. */
export function maybe<T extends number>(kind: Kind<T>): Kind<T> {
  if (kind.min < 0) throw new Error(`maybe(${kind.name}): -1 already means something`);
  return {
    name: kind.name,
    min: NONE,
    max: kind.max,
    init: NONE as T,
    text: (value) => (value === NONE ? '-' : kind.text(value)),
    parse: (word) => (word === '-' ? (NONE as T) : kind.parse(word)),
  };
}

/** The same values in other words: those of a sentence, where records have a code. */
export const inWords = <K extends Kind>(
  kind: K,
  text: (value: K extends Kind<infer T> ? T : never) => string,
): K => ({ ...kind, text });

/** Whether a value, of whatever type, is one of the kind's integers. */
export function belongs(kind: Kind, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= kind.min && value <= kind.max;
}

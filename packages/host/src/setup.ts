import type { CatalogueEntry, PlayableGame, Presentation } from '@bocage/catalogue';
import type { Game, Kind } from '@bocage/kernel';
import { sidesIn } from '@bocage/kernel/host';
import { spelt, tonesOf } from '@bocage/table';

/** How a game can be begun, known without loading its rules. */
export interface SetUpFacts {
  readonly game: string;
  readonly sides: readonly string[];
  /** The sides that win and lose together. */
  readonly camps: readonly (readonly number[])[];
  /** By side: the colour and form that it is shown in. */
  readonly tones: readonly number[];
  /** The players that it has, the best first. */
  readonly players: readonly string[];
  readonly scenarios: readonly { readonly id: string; readonly title: string; readonly line: string }[];
  readonly options: readonly OptionFacts[];
}

/** An option of a game, to be chosen. */
export interface OptionFacts {
  readonly id: string;
  readonly title: string;
  /** What it changes. */
  readonly line: string;
  /** What it can be; the usual one first. */
  readonly values: readonly OptionValue[];
}

/** One of the things an option can be. */
export interface OptionValue {
  /** In the words of records. */
  readonly word: string;
  /** As players call it. */
  readonly title: string;
  /** What it means, where the game says so. */
  readonly line: string;
}

/** A game from outside the catalogue as a page shows it, which is served by whoever knows its rules. */
export interface OwnGame {
  readonly title: string;
  readonly setUp: SetUpFacts;
  readonly map: Awaited<ReturnType<CatalogueEntry['map']>>;
}

/** More values than anybody would choose from. */
const TOO_MANY = 40;

function valuesOf(
  kind: Kind,
  lineOf: (word: string) => string | undefined,
  nameOf: Presentation['nameOf'],
): OptionValue[] {
  const { min, max, init } = kind;
  if (max - min >= TOO_MANY) return [];
  const values = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return [init, ...values.filter((value) => value !== init)].map((value) => {
    const word = kind.text(value);
    return { word, title: nameOf?.(kind.name, value)?.name ?? spelt(word), line: lineOf(word) ?? '' };
  });
}

const optionsOf = ({ options = {} }: Game, presentation: Presentation | undefined): OptionFacts[] =>
  Object.entries(options).map(([id, { title, kind }]) => {
    const lines = presentation?.options ?? {};
    const values = valuesOf(kind, (word) => lines[`${id}.${word}`], presentation?.nameOf);
    return { id, title, line: lines[id] ?? '', values };
  });

/** How a game can be begun, with these players. */
export function setUpFacts({ game, presentation }: PlayableGame, players: readonly string[]): SetUpFacts {
  const camps = game.camps.names.words.map((_, camp) => sidesIn(game.camps, camp));
  return {
    game: game.id,
    sides: presentation?.sides ?? game.sides.words,
    camps,
    tones: tonesOf(camps),
    players,
    scenarios: Object.entries(game.scenarios).map(([id, { title }]) => ({
      id,
      title,
      line: presentation?.scenarios[id] ?? '',
    })),
    options: optionsOf(game, presentation),
  };
}

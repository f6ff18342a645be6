import type { CatalogueEntry, PlayableGame } from '@bocage/catalogue';
import type { Game, Kind } from '@bocage/kernel';
import { sidesIn } from '@bocage/kernel/host';

/** How a game can be begun, known without loading its rules. */
export interface SetUpFacts {
  readonly game: string;
  readonly sides: readonly string[];
  /** The sides that win and lose together. */
  readonly camps: readonly (readonly number[])[];
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
  /** Its values in the words of records; the usual one first. */
  readonly values: readonly string[];
}

/** A game from outside the catalogue as a page shows it, which is served by whoever knows its rules. */
export interface OwnGame {
  readonly title: string;
  readonly setUp: SetUpFacts;
  readonly map: Awaited<ReturnType<CatalogueEntry['map']>>;
}

/** More values than anybody would choose from. */
const TOO_MANY = 40;

function valuesOf({ min, max, init, text }: Kind): string[] {
  if (max - min >= TOO_MANY) return [];
  const values = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return [init, ...values.filter((value) => value !== init)].map((value) => text(value));
}

const optionsOf = ({ options = {} }: Game, lines: Readonly<Record<string, string>> = {}): OptionFacts[] =>
  Object.entries(options).map(([id, { title, kind }]) => ({
    id,
    title,
    line: lines[id] ?? '',
    values: valuesOf(kind),
  }));

/** How a game can be begun, with these players. */
export function setUpFacts({ game, presentation }: PlayableGame, players: readonly string[]): SetUpFacts {
  return {
    game: game.id,
    sides: presentation?.sides ?? game.sides.words,
    camps: game.camps.names.words.map((_, camp) => sidesIn(game.camps, camp)),
    players,
    scenarios: Object.entries(game.scenarios).map(([id, { title }]) => ({
      id,
      title,
      line: presentation?.scenarios[id] ?? '',
    })),
    options: optionsOf(game, presentation?.options),
  };
}

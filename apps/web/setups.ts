import { playerNames } from '@bocage/ai';
import { CATALOGUE } from '@bocage/catalogue';
import type { Game, Kind } from '@bocage/kernel';
import type { Plugin } from 'vite';

/** How a game can be begun, known without loading its rules. */
export interface SetUpFacts {
  readonly game: string;
  readonly sides: readonly string[];
  /** The players that it has, the best first. */
  readonly players: readonly string[];
  readonly scenarios: readonly { readonly id: string; readonly title: string; readonly line: string }[];
  readonly options: readonly OptionFacts[];
}

export interface OptionFacts {
  readonly id: string;
  readonly title: string;
  /** What it changes. */
  readonly line: string;
  /** Its values in the words of records; the usual one first. */
  readonly values: readonly string[];
}

/** More values than anybody would choose from. */
const TOO_MANY = 40;

function valuesOf({ min, max, init, text }: Kind): string[] {
  if (max - min >= TOO_MANY) return [];
  const values = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return [init, ...values.filter((value) => value !== init)].map((value) => text(value));
}

function factsOf(game: Game, lines: Lines, sides: readonly string[]): SetUpFacts {
  return {
    game: game.id,
    sides,
    players: playerNames(game.id),
    scenarios: Object.entries(game.scenarios).map(([id, { title }]) => ({
      id,
      title,
      line: lines.scenarios[id] ?? '',
    })),
    options: Object.entries(game.options ?? {}).map(([id, { title, kind }]) => ({
      id,
      title,
      line: lines.options[id] ?? '',
      values: valuesOf(kind),
    })),
  };
}

interface Lines {
  readonly scenarios: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
}

const NO_LINES: Lines = { scenarios: {}, options: {} };

async function allFacts(): Promise<SetUpFacts[]> {
  const facts: SetUpFacts[] = [];
  for (const { load } of CATALOGUE) {
    if (load === null) continue;
    const { game, presentation } = await load();
    facts.push(factsOf(game, presentation ?? NO_LINES, presentation?.sides ?? game.sides.words));
  }
  return facts;
}

/** Puts the facts of all games that can be shown in the place of `SET_UPS`, so that no page loads rules to list them. */
export function setUps(): Plugin {
  return {
    name: 'bocage-set-ups',
    config: async () => ({ define: { SET_UPS: JSON.stringify(await allFacts()) } }),
  };
}

import type { MapData } from '@bocage/atlas';
import { CATALOGUE, type CatalogueEntry, entryOf, type PlayableGame } from '@bocage/catalogue';
import { Engine, type Game, type Kind, type SetUp } from '@bocage/kernel';
import { readPosition, TextError } from '@bocage/kernel/text';
import { InputError } from './errors.ts';
import { readText } from './input.ts';
import { gameOfFile, isPath } from './own.ts';

/** What is wanted of a match that begins. */
export interface Wanted {
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

function known(id: string): CatalogueEntry {
  const entry = entryOf(id);
  if (entry !== undefined) return entry;
  throw new InputError(
    `there is no game “${id}”; there are ${CATALOGUE.map((one) => one.id).join(', ')}, and any file that exports one`,
  );
}

/** The map of a game, which may stand before its rules do; null for one of somebody's own, which has none. */
export const mapOf = async (id: string): Promise<MapData | null> => (isPath(id) ? null : known(id).map());

/** The game of an id, loaded; one of somebody's own by the path of its file. */
export async function loadGame(id: string): Promise<PlayableGame> {
  if (isPath(id)) return gameOfFile(id);
  const entry = known(id);
  if (entry.load === null) throw new InputError(`${id} (${entry.title}) is not built yet`);
  return entry.load();
}

/** Whether a game has one player, who loses where he does not win. */
export const isSolitaire = ({ camps }: Game): boolean => camps.names.words.length === 1;

/** The set-up for a start, by default the first scenario with the usual options. */
export function setUpOf(game: Game, { scenario, options = {} }: Wanted = {}): SetUp {
  const scenarios = Object.keys(game.scenarios);
  const chosen = scenario ?? (scenarios[0] as string);
  if (!scenarios.includes(chosen))
    throw new InputError(`${game.id} has no scenario “${chosen}”; it has ${scenarios.join(', ')}`);
  const specs = game.options ?? {};
  const values: Record<string, number> = {};
  for (const [name, { kind }] of Object.entries(specs)) values[name] = kind.init;
  for (const [name, word] of Object.entries(options)) {
    const kind = Object.hasOwn(specs, name) ? specs[name]?.kind : undefined;
    if (kind === undefined)
      throw new InputError(
        `${game.id} has no option “${name}”; it has ${Object.keys(specs).join(', ') || 'none'}`,
      );
    const value = kind.parse(word);
    if (value === undefined)
      throw new InputError(`option ${name}: “${word}” is none of ${valuesOf(kind).join(', ')}`);
    values[name] = value;
  }
  return { scenario: chosen, options: values };
}

/** Every word of a kind that has few of them. */
const valuesOf = ({ min, max, text }: Kind): string[] =>
  Array.from({ length: max - min + 1 }, (_, i) => text(min + i));

/** The position of a file, or the start of the first scenario. */
export function openPosition(game: Game, path: string | undefined): Engine {
  return path === undefined
    ? new Engine(game, setUpOf(game)).begin()
    : positionFrom(game, path, readText(path));
}

function positionFrom(game: Game, path: string, text: string): Engine {
  try {
    return readPosition(game, text);
  } catch (error) {
    throw new InputError(
      error instanceof TextError ? error.faults : `cannot be a position: ${String(error)}`,
      path,
    );
  }
}

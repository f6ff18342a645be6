import { CATALOGUE, type CatalogueEntry } from '@bocage/catalogue';
import { fine, type Report } from '../io.ts';
import { PLAYER_LINES, peopleOf } from '../players.ts';
import { tableText } from '../table.ts';

/** What is told about a game, with what can be chosen where it is built. */
export interface GameFacts extends Omit<CatalogueEntry, 'load'> {
  readonly built: boolean;
  /** Scenarios and options by name, each with its title. */
  readonly scenarios: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** Who can play against somebody, by the names that people give them. */
  readonly opponents: readonly string[];
}

/** Every game of the catalogue. */
export async function games(): Promise<GameFacts[]> {
  return Promise.all(CATALOGUE.map(factsOf));
}

async function factsOf({ load, ...entry }: CatalogueEntry): Promise<GameFacts> {
  if (load === null) return { ...entry, built: false, scenarios: {}, options: {}, opponents: [] };
  const { playerNames } = await import('@bocage/ai'); // few commands need it
  const { game } = await load();
  return {
    ...entry,
    built: true,
    scenarios: titles(game.scenarios),
    options: titles(game.options ?? {}),
    opponents: peopleOf(playerNames(entry.id)),
  };
}

function titles(things: Readonly<Record<string, { readonly title: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(things).map(([name, { title }]) => [name, title]));
}

/** The games as a table, then what can be chosen in those that are built. */
export function gamesReport(facts: readonly GameFacts[]): Report {
  const head = ['GAME', 'TITLE', 'PLAYERS', 'LENGTH', 'COMPLEXITY', 'STATE'];
  const rows = facts.map((one) => [
    one.id,
    one.title,
    one.players,
    one.length,
    `${one.complexity} of 5`,
    stateOf(one),
  ]);
  return fine(
    facts,
    [tableText([head, ...rows]), ...facts.filter((one) => one.built).map(choices)].join('\n\n'),
  );
}

const stateOf = ({ built, forTesting }: GameFacts): string =>
  !built ? 'not built yet' : forTesting ? 'for testing' : 'ready';

function choices({ id, scenarios, options, opponents }: GameFacts): string {
  const rows = [
    ...Object.entries(scenarios).map(([name, title]) => ['  --scenario', name, title]),
    ...Object.entries(options).map(([name, title]) => ['  --option', `${name}=…`, title]),
    ...opponents.map((name) => ['  --opponent', name, PLAYER_LINES[name] ?? '']),
  ];
  return `${id}\n${tableText(rows)}`;
}

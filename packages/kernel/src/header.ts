import { type Game, type OptionOf, optionsIn, type SetUp } from './game.ts';
import { type Fault, linesOf, splitAt, TextError, type TextLine } from './scan.ts';
import type { BaseState } from './state.ts';

/** What stands at the head of a record or a position. */
export interface Header {
  readonly game: string;
  readonly version: number;
  readonly setUp: SetUp;
}

/** `bocage-position 1`, the game with its version, the scenario, the options that are not as usual. */
export function writeHeader(format: string, game: Game, setUp: SetUp): string[] {
  const options = Object.entries(game.options ?? {}).flatMap(([name, { kind }]) => {
    const value = setUp.options[name] ?? kind.init;
    return value === kind.init ? [] : [`${name}=${kind.text(value)}`];
  });
  const lines = [format, `game ${game.id} ${game.version}`, `scenario ${setUp.scenario}`];
  return options.length === 0 ? lines : [...lines, `options ${options.join(' ')}`];
}

/** The id of the game a text belongs to, before anything else of it is read. */
export function gameOf(text: string): string | undefined {
  return linesOf(text.slice(0, 4096)).find(({ words }) => words[0] === 'game')?.words[1];
}

/**
 * Reads the head and gives what follows it. `anyVersion` lets texts of other versions of the game pass,
 * for whoever can tell afterwards whether they still mean the same.
 */
export function readHeader(
  format: string,
  game: Game,
  text: string,
  anyVersion = false,
): { setUp: SetUp; version: number; body: TextLine[] } {
  const lines = linesOf(text);
  const faults: Fault[] = [];
  const fault = (line: number, said: string): void => void faults.push({ line, text: said });
  const take = (first: string): TextLine | undefined =>
    lines[0]?.words[0] === first ? lines.shift() : undefined;
  const [name = '', number = ''] = format.split(' ');
  const head = take(name);
  if (head === undefined)
    throw new TextError([{ line: 1, text: `this is no ${name}: its first line is not “${format}”` }]);
  if (head.words.join(' ') !== format)
    throw new TextError([
      {
        line: head.line,
        text: `version ${head.words[1]} of the format; this program reads version ${number}`,
      },
    ]);
  const version = readGame(game, take('game'), anyVersion, fault);
  const scenario = take('scenario');
  if (scenario !== undefined && scenario.words.length > 2) fault(scenario.line, 'a scenario is one word');
  const chosen = scenario?.words[1] ?? '';
  if (!Object.hasOwn(game.scenarios, chosen))
    fault(
      scenario?.line ?? 0,
      `${game.id} has no scenario “${chosen}”; it has ${Object.keys(game.scenarios).join(', ')}`,
    );
  const options = readOptions(game, take('options'), fault);
  if (faults.length > 0) {
    const note = anyVersion ? versionNote(game, version) : '';
    throw new TextError(faults.map((one) => ({ ...one, text: one.text + note })));
  }
  return { setUp: { scenario: chosen, options }, version, body: lines };
}

/** What a refusal adds where the text is of another version of the rules. */
export function versionNote(game: Game, version: number): string {
  const isOther = Number.isInteger(version) && version >= 1 && version !== game.version;
  return isOther ? ` (recorded with version ${version} of the rules; these are version ${game.version})` : '';
}

type Say = (line: number, text: string) => void;
type Line = TextLine | undefined;

function readGame(game: Game, line: Line, anyVersion: boolean, fault: Say): number {
  const version = Number(line?.words[2]);
  if (line === undefined) fault(0, 'the line “game …” is missing');
  else if (line.words[1] !== game.id) fault(line.line, `this is of ${line.words[1]}, not of ${game.id}`);
  else if (line.words.length > 3)
    fault(line.line, 'the line “game …” names a game and a version, nothing else');
  else if (!Number.isInteger(version) || version < 1)
    fault(line.line, `“${line.words[2] ?? ''}” is no version`);
  else if (version !== game.version && !anyVersion)
    fault(
      line.line,
      `made for version ${version} of ${game.id}; these are the rules of version ${game.version}`,
    );
  return version;
}

function readOptions(game: Game, line: Line, fault: Say): Record<string, number> {
  const specs = game.options ?? {};
  const options = optionsIn(game);
  const given = new Set<string>();
  for (const word of line?.words.slice(1) ?? []) {
    const [name, value] = splitAt(word, '=');
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    const parsed = spec?.kind.parse(value);
    if (spec === undefined) fault(line?.line ?? 0, `${game.id} has no option “${name}”`);
    else if (parsed === undefined)
      fault(line?.line ?? 0, `option ${name}: “${value}” is no ${spec.kind.name}`);
    else if (given.has(name)) fault(line?.line ?? 0, `option ${name} stands twice`);
    else options[name] = parsed;
    given.add(name);
  }
  return options;
}

/** The set-up for a start: the first scenario and the usual options where nothing is said. */
export function setUpFor<G extends BaseState, N extends string>(
  game: Game<G, N>,
  wanted: { scenario?: N; options?: Readonly<Partial<Record<OptionOf<G>, string>>> } = {},
): SetUp<OptionOf<G>, N> {
  const lines = ['bocage-set-up 1', `game ${game.id} ${game.version}`];
  lines.push(`scenario ${wanted.scenario ?? Object.keys(game.scenarios)[0]}`);
  const options = Object.entries(wanted.options ?? {}).map(([name, value]) => `${name}=${value}`);
  if (options.length > 0) lines.push(`options ${options.join(' ')}`);
  return readHeader('bocage-set-up 1', game as unknown as Game, lines.join('\n')).setUp as SetUp<
    OptionOf<G>,
    N
  >;
}

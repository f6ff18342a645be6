import { type BaseState, type Game, type Player, type SetUp, setUpFor } from '@bocage/kernel';
import { RECORD_FORMAT, readHeader, readPosition, TextError, writePosition } from '@bocage/kernel/text';
import {
  changesOf,
  FEWEST_RECORDS,
  type GoldenFiles,
  goldenSums,
  PERFT_FILE,
  perftTable,
  positionNames,
  recordNames,
  VERSIONS_FILE,
  type Versions,
  versionsOf,
} from '@bocage/testkit';
import { countsOf } from './counts.ts';
import { momentsOf, playedAgain, playRecord } from './play.ts';

/** What goldens are made with. */
export interface Workshop {
  /** By side. */
  readonly players: readonly Player[];
  /** What is there. */
  readonly files: GoldenFiles;
  /** The sums that are committed: those of a version stay as they are. */
  readonly committed: Versions;
  readonly tell: (line: string) => void;
}

/** The rules do otherwise than they did, under the same version. */
export class OtherRules extends Error {
  override readonly name = 'OtherRules';
}

/** Plays and counts what is missing or out of date; refuses to change what a committed version came to. */
export function makeGoldens<G extends BaseState>(game: Game<G>, workshop: Workshop): Map<string, string> {
  const files = new Map(workshop.files);
  makeRecords(game, files, workshop);
  makePositions(game, files, workshop);
  const sums = goldenSums(files);
  const known = workshop.committed[game.version];
  // A new golden may join those of a version; what is there may neither change nor go.
  const changed = known === undefined ? [] : changesOf(known, { ...sums, ...added(known, sums) });
  if (changed.length > 0)
    throw new OtherRules(
      [
        `version ${game.version} of ${game.id} came to something else: ${changed.join(', ')}.`,
        'Nothing was written. The same answers lead elsewhere now, so the rules need a higher version; raise it and',
        'run this again. (The sums of a version may be made anew as long as they are not committed.)',
      ].join('\n'),
    );
  files.set(VERSIONS_FILE, json({ ...versionsOf(files), [game.version]: sums }));
  return files;
}

/** What `now` has more than `before`, as if it had not. */
function added(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): object {
  return Object.fromEntries(
    Object.keys(now).flatMap((name) => (before[name] === undefined ? [[name, undefined]] : [])),
  );
}

function makeRecords<G extends BaseState>(
  game: Game<G>,
  files: Map<string, string>,
  workshop: Workshop,
): void {
  for (const [index, name] of recordNames(files).entries())
    renew(game, files, { name, seed: index + 1 }, workshop);
  const played = new Set(
    recordNames(files).map((name) => headOf(game, files.get(name) ?? '').setUp.scenario),
  );
  const scenarios = Object.keys(game.scenarios);
  const wanted = scenarios.filter((scenario) => !played.has(scenario));
  for (let more = 0; recordNames(files).length + wanted.length < FEWEST_RECORDS; more++)
    wanted.push(scenarios[more % scenarios.length] as string);
  for (const scenario of wanted) {
    const name = freeName(files, scenario);
    const seed = recordNames(files).length + 1;
    workshop.tell(`playing ${name}`);
    files.set(name, playRecord(game, setUpFor(game, { scenario }), workshop.players, seed));
  }
}

const headOf = <G extends BaseState>(game: Game<G>, text: string): { setUp: SetUp; version: number } =>
  readHeader(RECORD_FORMAT, game, text, true);

function freeName(files: GoldenFiles, scenario: string): string {
  for (let number = 1; ; number++) {
    const name = `${scenario}${number === 1 ? '' : `-${number}`}.record`;
    if (!files.has(name)) return name;
  }
}

/** A record of an older version is kept as one; its game goes on as a golden if it still ends as it did. */
function renew<G extends BaseState>(
  game: Game<G>,
  files: Map<string, string>,
  { name, seed }: { name: string; seed: number },
  { players, tell }: Workshop,
): void {
  const text = files.get(name) ?? '';
  const { setUp, version } = headOf(game, text);
  if (version !== game.version) files.set(`v${version}/${name}`, text);
  const again = playedAgain(game, text);
  if (again === undefined) tell(`playing ${name} anew: it no longer leads where it led`);
  files.set(name, again ?? playRecord(game, setUp, players, seed));
}

function makePositions<G extends BaseState>(
  game: Game<G>,
  files: Map<string, string>,
  { tell }: Workshop,
): void {
  const known = perftTable(files);
  const table: Record<string, readonly number[]> = {};
  if (positionNames(files).length === 0)
    for (const [name, text] of momentsOf(game, files)) files.set(name, text);
  for (const name of positionNames(files)) {
    tell(`counting from ${name}`);
    const engine = readPosition(game, ofThisVersion(game, name, files.get(name) ?? ''));
    files.set(name, writePosition(engine));
    table[name] = countsOf(engine, known[name]?.length);
  }
  files.set(PERFT_FILE, json(table));
}

/** The position under the version of the rules that reads it; whether it can still be is seen then. */
function ofThisVersion<G extends BaseState>(game: Game<G>, name: string, text: string): string {
  const head = new RegExp(`^game ${game.id} \\d+$`, 'm');
  if (!head.test(text)) throw new TextError([{ line: 0, text: `${name} is no position of ${game.id}` }]);
  return text.replace(head, `game ${game.id} ${game.version}`);
}

/** One line a list, as the formatter has it. */
const json = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(/\[\s+([\d,\s]+?)\s+\]/g, (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`)}\n`;

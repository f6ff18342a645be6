import type { BaseState, Game } from '@bocage/kernel';
import { checksum } from '@bocage/kernel/host';
import { perft } from '@bocage/kernel/prover';
import {
  RECORD_FORMAT,
  readHeader,
  readPosition,
  readRecord,
  TextError,
  writePosition,
  writeRecord,
} from '@bocage/kernel/text';
import { countOnCopies } from './count.ts';

/** The files of a game's `test/golden`, by their path in it. */
export type GoldenFiles = ReadonlyMap<string, string>;

/** One thing that the goldens are held to; `run` throws where they do not keep it. */
export interface GoldenCheck {
  readonly name: string;
  readonly run: () => void;
}

/** Ways to go on from a position by depth, from 1; by the name of its file. */
export type PerftTable = Readonly<Record<string, readonly number[]>>;
/** What the goldens of each version of the rules come to: a checksum for each file. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const PERFT_FILE = 'perft.json';
export const VERSIONS_FILE = 'versions.json';
/** Fewer whole games than this hold little. */
export const FEWEST_RECORDS = 3;
/** The largest count up to this is made a second time, on copies. */
const FEW = 700;

/** Reads the files of a folder, given what it holds and how to read one of them. */
export function goldenFiles(paths: Iterable<string>, read: (path: string) => string): GoldenFiles {
  const wanted = [...paths].map((path) => path.replaceAll('\\', '/')).filter((path) => /\.\w+$/.test(path));
  return new Map(wanted.sort().map((path) => [path, read(path)]));
}

/** The records of this version of the rules; those of older ones stand in `v1/`, `v2/` … */
export const recordNames = (files: GoldenFiles): string[] =>
  [...files.keys()].filter((path) => /^[^/]+\.record$/.test(path));
export const positionNames = (files: GoldenFiles): string[] =>
  [...files.keys()].filter((path) => /^[^/]+\.position$/.test(path));
const oldRecordNames = (files: GoldenFiles): string[] =>
  [...files.keys()].filter((path) => /^v\d+\/[^/]+\.record$/.test(path));

export const perftTable = (files: GoldenFiles): PerftTable => JSON.parse(files.get(PERFT_FILE) ?? '{}');
export const versionsOf = (files: GoldenFiles): Versions => JSON.parse(files.get(VERSIONS_FILE) ?? '{}');

/** What the goldens come to, file by file: each is held to what the rules do, so that other rules give other sums. */
export function goldenSums(files: GoldenFiles): Record<string, string> {
  const table = perftTable(files);
  const sums: Record<string, string> = {};
  for (const name of recordNames(files)) sums[name] = checksum(textOf(files, name));
  for (const name of positionNames(files))
    sums[name] = checksum(`${textOf(files, name)}${table[name]?.join(' ')}`);
  return sums;
}

function textOf(files: GoldenFiles, name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`${name} is missing`);
  return text;
}

/**
 * Everything that the goldens of a game are held to, for its `test/goldens.long.test.ts`:
 * `test.each(goldenChecks(game, files))('$name', ({ run }) => run());`
 */
export function goldenChecks<G extends BaseState>(game: Game<G>, files: GoldenFiles): GoldenCheck[] {
  return [
    { name: 'every scenario is played in a golden record', run: () => holdScenarios(game, files) },
    ...recordNames(files).map((name) => ({
      name: `${name} is played again, to the byte and to its very end`,
      run: () => holdRecord(game, name, textOf(files, name)),
    })),
    ...positionNames(files).map((name) => ({
      name: `the ways to go on from ${name} are counted`,
      run: () => holdPosition(game, name, files),
    })),
    ...oldRecordNames(files).map((name) => ({
      name: `${name} is replayed exactly, or refused by name`,
      run: () => holdOldRecord(game, name, textOf(files, name)),
    })),
    { name: 'rules that do otherwise have another version', run: () => holdVersion(game, files) },
  ];
}

function holdScenarios<G extends BaseState>(game: Game<G>, files: GoldenFiles): void {
  const names = recordNames(files);
  if (names.length < FEWEST_RECORDS)
    throw new Error(`${names.length} golden records; ${FEWEST_RECORDS} are the fewest: ${howToMake(game)}`);
  const played = new Set(
    names.map((name) => readHeader(RECORD_FORMAT, game, textOf(files, name), true).setUp.scenario),
  );
  const missing = Object.keys(game.scenarios).filter((scenario) => !played.has(scenario));
  if (missing.length > 0) throw new Error(`no golden record plays ${missing.join(', ')}: ${howToMake(game)}`);
}

function holdRecord<G extends BaseState>(game: Game<G>, name: string, text: string): void {
  const match = readRecord(game, text);
  if (!match.engine.over) throw new Error(`${name} stops before the game is over`);
  same(`${name} as it is written again`, writeRecord(match), text);
}

function holdPosition<G extends BaseState>(game: Game<G>, name: string, files: GoldenFiles): void {
  const text = textOf(files, name);
  const engine = readPosition(game, text);
  same(`${name} as it is written again`, writePosition(engine), text);
  const counts = perftTable(files)[name];
  if (counts === undefined || counts.length === 0)
    throw new Error(`${PERFT_FILE} has no counts for ${name}: ${howToMake(game)}`);
  same(`perft of ${name}`, counts.map((_, i) => perft(engine, i + 1)).join(' '), counts.join(' '));
  same(`${name} after counting`, writePosition(engine), text);
  const depth = counts.findLastIndex((count) => count <= FEW) + 1;
  same(
    `${name} on copies`,
    String(countOnCopies(engine, depth)),
    String(depth === 0 ? 1 : counts[depth - 1]),
  );
}

function holdOldRecord<G extends BaseState>(game: Game<G>, name: string, text: string): void {
  const version = name.slice(1, name.indexOf('/'));
  try {
    const written = writeRecord(readRecord(game, text));
    same(`${name} as it is written again`, bodyOf(written), bodyOf(text));
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    if (!error.message.includes(`version ${version} of the rules`))
      throw new Error(`${name} is refused, but not by its version: ${error.message}`);
  }
}

const bodyOf = (record: string): string => record.slice(record.indexOf('\n\n'));

function holdVersion<G extends BaseState>(game: Game<G>, files: GoldenFiles): void {
  const known = versionsOf(files)[game.version];
  if (known === undefined)
    throw new Error(`${VERSIONS_FILE} does not know version ${game.version} yet: ${howToMake(game)}`);
  const changed = changesOf(known, goldenSums(files));
  if (changed.length > 0)
    throw new Error(
      `${changed.join(', ')}: not what version ${game.version} of ${game.id} came to. If the rules do otherwise now, raise the version, then ${howToMake(game)}`,
    );
}

/** The files of which the sum is another, or that are there no more, or that are new. */
export function changesOf(
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]);
}

const howToMake = <G extends BaseState>(game: Game<G>): string => `npm run goldens -- ${game.id}`;

function same(what: string, found: string, expected: string): void {
  if (found === expected) return;
  const lines = expected.split('\n');
  const at = found.split('\n').findIndex((line, i) => line !== lines[i]);
  const line = at < 0 ? lines.length : at;
  throw new Error(
    `${what}, line ${line + 1}: “${found.split('\n')[line] ?? ''}” instead of “${lines[line] ?? ''}”`,
  );
}

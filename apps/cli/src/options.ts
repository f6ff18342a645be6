import type { Engine } from '@bocage/kernel';
import type { Command } from 'commander';
import { loadGame, openPosition, type Wanted } from './games.ts';
import { checkTarget, pairs, seedNumber, type Target } from './input.ts';
import { Voice } from './voice.ts';

/** The options of all commands, as commander gives them. */
export interface Options {
  readonly json?: boolean;
  readonly scenario?: string;
  readonly option: string[];
  readonly games: string;
  readonly pairs: string;
  readonly rounds: string;
  readonly trials: string;
  readonly chanceOnly?: boolean;
  readonly seed?: string;
  readonly players: string;
  readonly seats?: string;
  readonly position?: string;
  readonly depth: string;
  readonly action?: string;
  readonly chance?: string;
  readonly answer: string[];
  readonly after: string;
  readonly list?: boolean;
  readonly markdown?: boolean;
  readonly at?: string;
  readonly side?: string;
  readonly opponent?: string;
  readonly record?: string;
  readonly continue?: string;
  readonly width: string;
  readonly out?: string;
  readonly force?: boolean;
  readonly quick?: boolean;
  readonly workers: string;
  readonly port: string;
  /** A page to write to, or whether the usual one is to be written. */
  readonly write?: string | boolean;
}

/** Gathers the values of an option that may be repeated. */
export const collect = (word: string, before: readonly string[]): string[] => [...before, word];

/** A command with `--json`, which all have. */
export const command = (top: Command, usage: string, description: string): Command =>
  top.command(usage).description(description).option('--json', 'for machines').allowExcessArguments(false);

/** … with what a match may begin with. */
export const withSetUp = (one: Command): Command =>
  one
    .option('--scenario <name>', 'the first one unless told')
    .option('--option <name=value>', 'of the game; may be repeated', collect, []);

/** … with a file to write to. */
export const withOut = (one: Command, what: string): Command =>
  one.option('--out <file>', what).option('--force', 'write over what is there');

/** The position that is named, of the game that is named, and how that is told. */
export async function opened(
  id: string,
  { position: path }: Options,
): Promise<{ readonly engine: Engine; readonly voice: Voice }> {
  const playable = await loadGame(id);
  return { engine: openPosition(playable.game, path), voice: new Voice(playable) };
}

/** The seed, 1 unless told. */
export const seedOf = ({ seed = '1' }: Options): number => seedNumber(seed);

/** The scenario and the options of the game. */
export const wantedOf = ({ scenario, option }: Options): Wanted => ({
  scenario,
  options: pairs('--option', option),
});

/** The file to write to, known to be free; undefined where none is named. */
export function targetOf({ out, force = false }: Options): Target | undefined {
  if (out === undefined) return undefined;
  checkTarget({ path: out, force });
  return { path: out, force };
}

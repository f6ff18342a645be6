import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import {
  type Game,
  type Match,
  type Player,
  type Random,
  type Seats,
  seatEach,
  seeded,
  start,
} from '@bocage/kernel';
import { newSecret } from '@bocage/kernel/host';
import { resume } from '@bocage/kernel/text';
import { openRecord } from '../commands/record.ts';
import { InputError } from '../errors.ts';
import { loadGame, openPosition, setUpOf } from '../games.ts';
import { readText, seedNumber, type Target } from '../input.ts';
import { type Options, wantedOf } from '../options.ts';
import { playerOf } from '../players.ts';
import { Voice } from '../voice.ts';
import { keeper } from './keep.ts';
import { checkSecret, keepSecret, keptSecret } from './secret.ts';
import { Session } from './session.ts';

/** Dice that nobody can foresee. */
const unforeseen: Random = { below: (n) => randomInt(n) };

/** A match at the terminal from the options of the command. */
export async function begin(id: string, options: Options): Promise<Session> {
  const playable = await loadGame(id);
  const { game } = playable;
  const humans = humansOf(game, options.side);
  const opponents = await opponentsOf(game, humans, options.opponent);
  const seed = options.seed === undefined ? undefined : seedNumber(options.seed);
  const match = matchOf(game, options);
  match.seats = seatsOf(match, options.side, humans);
  if (seed !== undefined) match.marks = { ...match.marks, seeded: true };
  const secret = secretOf(options, seed);
  const target = recordOf(options);
  return new Session({
    match,
    humans,
    opponents,
    secret,
    isSeeded: seed !== undefined,
    keep: target && keeperOf(target, seed === undefined ? secret : undefined),
    keptIn: target?.path,
    fromStart: options.position === undefined,
    voice: new Voice(playable),
  });
}

/** All sides are played at the terminal; of two sides one says `both`. */
const EVERYBODY = ['all', 'both'];

function humansOf(game: Game, side = game.sides.text(0)): Set<number> {
  if (EVERYBODY.includes(side)) return new Set(game.sides.words.keys());
  const held = side.split('+').map((word) => game.sides.parse(word));
  if (held.includes(undefined))
    throw new InputError(
      `--side: ${game.id} has no side “${side}”; it has ${game.sides.words.join(', ')}, and ${EVERYBODY[0]}`,
    );
  return new Set(held as number[]);
}

/** Who says `us+commonwealth` sits on both of them, and sees what either knows; else a record says who did. */
function seatsOf(match: Match, side: string | undefined, humans: ReadonlySet<number>): Seats {
  if (side?.includes('+') !== true) return match.seats;
  return [[...humans], ...seatEach(match.engine.game).filter(([one = -1]) => !humans.has(one))];
}

async function opponentsOf(
  game: Game,
  humans: ReadonlySet<number>,
  name?: string,
): Promise<(Player | undefined)[]> {
  const maker = await playerOf(game, name, '--opponent');
  return game.sides.words.map((_, side) => (humans.has(side) ? undefined : maker(side)));
}

function matchOf(game: Game, options: Options): Match {
  const { continue: from, position } = options;
  const chosen = [
    ...(options.scenario === undefined ? [] : ['--scenario']),
    ...(options.option.length === 0 ? [] : ['--option']),
  ];
  if (from !== undefined) {
    refuse('--continue', 'a record says how it began', [
      ...chosen,
      ...(position === undefined ? [] : ['--position']),
    ]);
    return openRecord(from, game, readText(from));
  }
  if (position === undefined) return start(game, setUpOf(game, wantedOf(options)));
  refuse('--position', 'a position says how it began', chosen);
  if (options.record !== undefined)
    refuse('--position', 'a record begins with a scenario, not with a position', ['--record']);
  return resume(openPosition(game, position));
}

function refuse(option: string, why: string, others: readonly string[]): void {
  if (others.length > 0) throw new InputError(`${option} does not go with ${others.join(', ')}: ${why}`);
}

/** What falls hangs on it: of a seed the same every time, and of a game that goes on the one it began with. */
function secretOf({ continue: from }: Options, seed: number | undefined): string {
  if (seed !== undefined) return newSecret(seeded(seed));
  return (from === undefined ? undefined : keptSecret(from)) ?? newSecret(unforeseen);
}

/** Where the record goes: to its own file, or on in the one that is continued. */
function recordOf({ record, continue: from, force = false }: Options): Target | undefined {
  const path = record ?? from;
  if (path === undefined) return undefined;
  const goesOn = from !== undefined && resolve(path) === resolve(from);
  return { path, force: force || goesOn };
}

/** Keeps the record, and before it the secret where there is one to keep: without it the dice would be others another day. */
function keeperOf(target: Target, secret: string | undefined): (text: string) => void {
  const keep = keeper(target);
  if (secret === undefined) return keep;
  checkSecret(target);
  let isKept = keptSecret(target.path) === secret;
  return (text) => {
    if (!isKept) keepSecret(target, secret);
    isKept = true;
    keep(text);
  };
}

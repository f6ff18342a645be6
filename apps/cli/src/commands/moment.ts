import type { AnyProcedure, Game, SetUp } from '@bocage/kernel';
import { isAsk, isChance, proceduresIn } from '@bocage/kernel/host';
import { InputError, WrongError } from '../errors.ts';
import { setUpOf, type Wanted } from '../games.ts';
import { fine, type Io, type Report } from '../io.ts';
import { ANY_GAME, type FoundMoment, findMoments, type Search } from '../moments/find.ts';
import { type KeptMoment, keptMoment } from '../moments/kept.ts';
import { momentsOf } from '../moments/list.ts';
import { progressBar } from '../progress.ts';
import { grouped, many } from '../table.ts';

/** Which moment is looked for, in which games. */
export interface MomentInput {
  readonly game: Game;
  readonly moment: string;
  /** A scenario and options, where not all of them are to be tried. */
  readonly wanted: Wanted;
  readonly seed: number;
  readonly games: number;
  readonly io: Io;
}

/** Decisions beyond which a search is given up, however many games are allowed. */
const MOST_DECISIONS = 400_000;

/** A position where the moment is asked for: found in play, or one that is kept where play seldom leads there. */
export async function momentAt({
  game,
  moment,
  wanted,
  seed,
  games,
  io,
}: MomentInput): Promise<FoundMoment | KeptMoment> {
  const setUps = setUpsFor(game, wanted);
  if (!setUps.some((setUp) => isStep(proceduresIn(game, setUp), moment)))
    throw new InputError(
      `--at: ${game.id} knows no moment “${moment}”; “bocage position ${game.id} --list” names them all`,
    );
  const bar = progressBar(io, `looking for ${moment}`);
  const search = {
    game,
    setUps,
    players: await playersFor(game),
    seed,
    games,
    decisions: MOST_DECISIONS,
    onProgress: bar.tick,
  };
  const { found, ...work } = findMoments(search, new Set([moment]));
  bar.end();
  const isAny = wanted.scenario === undefined && Object.keys(wanted.options ?? {}).length === 0;
  const one = found.get(moment) ?? (isAny ? keptMoment(game, moment) : undefined);
  if (one !== undefined) return one;
  throw new WrongError(
    `${moment} was asked for in none of ${many(work.games, 'game')} (${grouped(work.decisions)} decisions); ` +
      'that does not say that it never is: --games plays more of them, --seed others',
  );
}

/** A step that waits for a player, or for Chance, which is not listed but can be looked for too. */
function isStep(procedures: readonly AnyProcedure[], moment: string): boolean {
  const [name = '', step = ''] = moment.split('.');
  const procedure = procedures.find((one) => one.name === name);
  const found = procedure?.steps[procedure.stepIndex.get(step) ?? -1];
  return found !== undefined && (isAsk(found) || isChance(found));
}

/** Who plays: at random, out of curiosity, and as scripted where the game has a script. */
export async function playersFor({ id }: Game): Promise<Search['players']> {
  const { loadPlayer, playerNames } = await import('@bocage/ai');
  const scripted = playerNames(id).includes('scripted') ? [await loadPlayer(id, 'scripted')] : [];
  return [...ANY_GAME, ...scripted];
}

/** Every scenario as it is usually played, then with each option as it is not; or what was chosen. */
export function setUpsFor(game: Game, { scenario, options = {} }: Wanted): SetUp[] {
  const scenarios = scenario === undefined ? Object.keys(game.scenarios) : [scenario];
  const usual = scenarios.map((name) => setUpOf(game, { scenario: name, options }));
  const others = Object.entries(game.options ?? {}).flatMap(([name, { kind }]) =>
    Object.hasOwn(options, name)
      ? []
      : Array.from({ length: kind.max - kind.min + 1 }, (_, i) => kind.min + i)
          .filter((value) => value !== kind.init)
          .flatMap((value) => usual.map((one) => ({ ...one, options: { ...one.options, [name]: value } }))),
  );
  return [...usual, ...others];
}

const chosenText = ({ chosen }: FoundMoment): string =>
  chosen === 0 ? '' : `, with ${many(chosen, 'answer')} of Chance chosen`;

const cameUp = (found: FoundMoment): string =>
  `after ${many(found.decisions, 'decision')} of game ${found.seed} (${found.scenario}, ${found.players} players)${chosenText(found)}`;

/** The position, and where it comes from. */
export function momentReport(game: Game, found: FoundMoment | KeptMoment, file?: string): Report {
  const { rule, prompt } = momentsOf(game).find(({ moment }) => moment === found.moment) ?? {
    rule: null,
    prompt: null,
  };
  const from = 'seed' in found ? cameUp(found) : `as it is kept (${found.scenario}): play seldom leads there`;
  return fine(
    { game: game.id, rule, prompt, ...found },
    file === undefined ? found.position.trimEnd() : `position written to ${file}: ${found.moment} ${from}`,
  );
}

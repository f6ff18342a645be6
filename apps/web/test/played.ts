// A game of each that was played to its end, for the states that games are shown in.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { entryOf, Showing } from '@bocage/catalogue';
import type { LogEntry } from '@bocage/host';
import { type Engine, viewOf } from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text';
import { browserHost } from '../src/table/ground.ts';
import type { Shot } from './states.ts';

/** More actions are not looked at. */
const MOST_LISTED = 5000;

/** A game that was played to its end, for each that can be shown. */
export const PLAYED: Readonly<Record<string, string>> = {
  'overlord-dday': 'omaha-example',
  'dark-summer': 'campaign',
  'omaha-beach': 'first-waves-bombardment',
  'montys-dday': 'd-day',
  'bloody-summer': 'cobra',
};

/** Another one, where nobody came to harm in that. */
const HARMED: Readonly<Record<string, string>> = { ...PLAYED, 'dark-summer': 'campaign-3' };

/** Its record. */
export const goldenOf = (game: string, played = PLAYED): string =>
  readFileSync(
    fileURLToPath(
      new URL(`../../../packages/games/${game}/test/golden/${played[game]}.record`, import.meta.url),
    ),
    'utf8',
  );

/** A shot of a game that was played, back at a question. */
export type Question = Omit<Extract<Shot, { readonly from: 'question' }>, 'from' | 'take'>;

/** The record of a game without its last decisions, up to one where the first side may answer so: late in the game, or the first. */
export async function cutBack(
  game: string,
  { verb: usual, orElse = usual, instead = {}, harms = false }: Question,
  when: 'late' | 'first' = 'late',
): Promise<string> {
  const verb = instead[game] ?? usual;
  const playable = await entryOf(game)?.load?.();
  if (playable?.presentation === undefined) throw new Error('there is no such game to be seen');
  const match = readRecord(playable.game, goldenOf(game, harms ? HARMED : PLAYED));
  const showing = new Showing(playable.presentation, match.engine);
  const isHarmed = ({ stepName }: Engine): boolean =>
    showing.perils(viewOf(match.engine, 0), [`${stepName}.${verb}`], []).length > 0;
  const mayAnswer = (engine: Engine): boolean =>
    !engine.over &&
    engine.side === 0 &&
    engine.offer.list(MOST_LISTED).some((action) => action.verb === verb || action.verb === orElse) &&
    (!harms || isHarmed(engine));
  for (let left = match.plies.length / (when === 'late' ? 3 : 1); left > 0; left--) match.takeBack();
  while (!mayAnswer(match.engine))
    if (!(when === 'late' ? match.takeBack() : match.redo())) throw new Error(`nobody may ${verb}`);
  return writeRecord(match);
}

/** What is told of a game that was played. */
export async function logOf(record: string): Promise<readonly LogEntry[]> {
  const host = browserHost();
  const look = await host.look(record);
  if ('failure' in look) throw new Error(look.failure);
  const seats = look.sides.map(() => 'record' as const);
  const opened = await host.importRecord(record, seats);
  if ('failure' in opened) throw new Error(opened.failure);
  return host.log();
}

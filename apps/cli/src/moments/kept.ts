import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@bocage/kernel';
import { readPosition } from '@bocage/kernel/text';

/** A moment to which play seldom leads: a position of it is kept. */
export interface KeptMoment {
  readonly moment: string;
  readonly scenario: string;
  readonly position: string;
}

const FOLDER = fileURLToPath(new URL('../../moments', import.meta.url));
const ENDING = '.txt';

/** The moments of which a position is kept, by game. */
export function keptMoments(game: string): readonly string[] {
  if (!readdirSync(FOLDER).includes(game)) return [];
  return readdirSync(`${FOLDER}/${game}`).map((file) => file.slice(0, -ENDING.length));
}

/** The position that is kept of a moment; undefined where play is to find one. */
export function keptMoment(game: Game, moment: string): KeptMoment | undefined {
  if (!keptMoments(game.id).includes(moment)) return undefined;
  const position = readFileSync(`${FOLDER}/${game.id}/${moment}${ENDING}`, 'utf8');
  return { moment, scenario: readPosition(game, position).setUp.scenario, position };
}

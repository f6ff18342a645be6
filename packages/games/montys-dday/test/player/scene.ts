import { type Action, type Player, Seat, seeded } from '@bocage/kernel';
import { scriptedPlayer } from '@bocage/kernel/players';
import { actionText } from '@bocage/kernel/text';
import { doctrine, player } from '../../src/player/index.ts';
import type { Play } from '../scene.ts';
import { scene } from '../scene.ts';

/** What the scripted player does in a match, in words. */
export function said(match: Play): string {
  const { engine } = match;
  const action: Action = player(engine.side).choose(new Seat(engine, engine.side), seeded(1));
  return actionText(engine.offer, action);
}

/** The same at a moment; nothing else is on the map than the lines say. */
export const answer = (moment: string, ...lines: string[]): string => said(scene(moment, ...lines));

/** What one scripted player does from a moment on, as long as it is asked in these steps. */
export const deeds = (match: Play, ...steps: string[]): string[] =>
  deedsOf(player(match.engine.side), match, ...steps);

/** The same of one who follows a plan of the moment. */
export function deedsBy(id: string, match: Play, ...steps: string[]): string[] {
  const { engine } = match;
  const plan = doctrine.plans(engine, engine.side).find((one) => one.id === id);
  if (plan === undefined) throw new Error(`nobody would think of ${id} now`);
  const style = { ...doctrine.usual(engine.side), ...plan.style };
  return deedsOf(scriptedPlayer(id, doctrine.scripts(engine.side, style, 'quick')), match, ...steps);
}

/** The same of any player. */
export function deedsOf(one: Player, match: Play, ...steps: string[]): string[] {
  const { engine } = match;
  const { side } = engine;
  const done: string[] = [];
  while (engine.side === side && steps.some((step) => engine.stepName === step) && done.length < 60) {
    const action = one.choose(new Seat(engine, side), seeded(1));
    done.push(actionText(engine.offer, action));
    engine.apply(action);
  }
  return done;
}

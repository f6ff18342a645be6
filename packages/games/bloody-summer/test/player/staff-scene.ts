import { type Action, Seat, seeded } from '@bocage/kernel';
import { actionText } from '@bocage/kernel/text';
import { player } from '../../src/player/index.ts';
import { type Play, scene } from '../scene.ts';

/** What the scripted player does in a match, in words. */
export function said(match: Play): string {
  const { engine } = match;
  const action: Action = player(engine.side).choose(new Seat(engine, engine.side), seeded(1));
  return actionText(engine.offer, action);
}

/** The same at a moment; nothing else is on the map than the lines say. */
export const answer = (moment: string, ...lines: string[]): string => said(scene(moment, ...lines));

/** What one scripted player does from a moment on, as long as it is asked in these steps; dice fall as they are given. */
export function deeds(match: Play, steps: readonly string[], die = 3): string[] {
  const { engine } = match;
  const [side, one] = [engine.side, player(engine.side)];
  const done: string[] = [];
  while (!engine.over && done.length < 60) {
    if (engine.side < 0) {
      engine.resolve(die);
      continue;
    }
    if (engine.side !== side || !steps.includes(engine.stepName)) break;
    const action = one.choose(new Seat(engine, side), seeded(1));
    done.push(actionText(engine.offer, action));
    engine.apply(action);
  }
  return done;
}

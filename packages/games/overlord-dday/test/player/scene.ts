import { Seat, seeded } from '@bocage/kernel';
import { actionText } from '@bocage/kernel/text';
import { player } from '../../src/player/index.ts';
import { scene } from '../scene.ts';

/** What the scripted player does at a moment, in words; nothing else is on the map than the lines say. */
export function answer(moment: string, ...lines: string[]): string {
  const { engine } = scene(moment, ...lines);
  const action = player(engine.side).choose(new Seat(engine, engine.side), seeded(1));
  return actionText(engine.offer, action);
}

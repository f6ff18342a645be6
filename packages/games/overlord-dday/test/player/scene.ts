import { Seat, seeded } from '@bocage/kernel';
import { scriptedPlayer } from '@bocage/kernel/players';
import { actionText } from '@bocage/kernel/text';
import { doctrine } from '../../src/player/index.ts';
import { scene } from '../scene.ts';

const PACES = ['careful', 'quick'] as const;

/** What a script of the first style, but for some weights, does at a moment, in words, at either pace. */
export function answerBy(
  style: Readonly<Record<string, number>>,
  moment: string,
  ...lines: string[]
): string {
  const answers = PACES.map((pace) => {
    const { engine } = scene(moment, ...lines);
    const { side } = engine;
    const scripts = doctrine.scripts(side, { ...doctrine.first(side), ...style }, pace);
    const action = scriptedPlayer('styled', scripts).choose(new Seat(engine, side), seeded(1));
    return actionText(engine.offer, action);
  });
  return [...new Set(answers)].join(' or ');
}

/** What the first script does at a moment; nothing else is on the map than the lines say. */
export const answer = (moment: string, ...lines: string[]): string => answerBy({}, moment, ...lines);

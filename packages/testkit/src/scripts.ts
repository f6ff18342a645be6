import type { Script } from '@bocage/kernel/players';

/** Scripts that note in `left` each step whose answer they leave to chance. */
export const watched = (
  scripts: Readonly<Record<string, Script>>,
  left: Set<string>,
): Readonly<Record<string, Script>> =>
  Object.fromEntries(
    Object.entries(scripts).map(([step, script]) => [
      step,
      (scene) => {
        const action = script(scene);
        if (action === undefined) left.add(step);
        return action;
      },
    ]),
  );

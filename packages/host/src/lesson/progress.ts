import type { Deed, Lesson, LessonStep } from '@bocage/catalogue';
import type { Choices, Prompt, Scene } from '../protocol.ts';

/** Where somebody began a step, to be able to go back to it. */
export interface Mark {
  readonly index: number;
  readonly ply: number;
}

/** How far somebody has come. */
export interface Progress {
  readonly index: number;
  /** The rules ask for something that is no step of the lesson; anything legal will do. */
  readonly isAside: boolean;
  /** The steps so far that were not passed over, the present one last. */
  readonly trail: readonly Mark[];
}

type Moment = Pick<Scene, 'prompt' | 'ply'>;

/** The step at which somebody is. */
export const stepOf = (lesson: Lesson, { index }: Pick<Progress, 'index'>): LessonStep =>
  lesson.steps[Math.min(index, lesson.steps.length - 1)] as LessonStep;

const isDone = ({ at }: LessonStep): boolean => at !== undefined;
/** It is only read. */
export const isRead = (step: LessonStep): boolean => !isDone(step);

/** Whether a value in words fits an argument of some deed with this verb. */
export function allows(deeds: readonly Deed[], verb: string, argument: number, word: string): boolean {
  return deeds.some((deed) => deed.verb === verb && (deed.args?.[argument]?.includes(word) ?? true));
}

/** The choices that fit, and of those chosen beforehand who fits; all of them where none does, so that nobody is ever stuck. */
export function narrowed(deeds: readonly Deed[], verb: string, argument: number, choices: Choices): Choices {
  const fitting = choices.choices.filter(({ word }) => allows(deeds, verb, argument, word));
  if (fitting.length < Math.max(1, choices.least)) return choices;
  const together = choices.together?.filter((one) => fitting.some(({ value }) => value === one));
  return { ...choices, choices: fitting, ...(together === undefined ? {} : { together }) };
}

/** The step can be done now: it is asked for, and something that fits is legal. */
function isAsked({ at = [], side, deeds = [] }: LessonStep, { prompt }: Moment): boolean {
  if (prompt === null || !at.includes(prompt.step)) return false;
  if (side !== undefined && side !== prompt.side) return false;
  return prompt.verbs.some(({ name, against, first }) => {
    if (against !== null || !deeds.some(({ verb }) => verb === name)) return false;
    return first === null || first.choices.some(({ word }) => allows(deeds, name, 0, word));
  });
}

/** Asked for something that the lesson never speaks of, such as who bears a loss. */
const isForeign = ({ steps }: Lesson, { prompt }: Moment): boolean =>
  prompt !== null && !steps.some(({ at }) => at?.includes(prompt.step));

/** From a step on: passes over what cannot be done any more, as long as something of the lesson can be. */
function settle(lesson: Lesson, from: number, trail: readonly Mark[], scene: Moment): Progress {
  const last = lesson.steps.length - 1;
  const isAhead = (index: number): boolean =>
    lesson.steps.slice(index + 1).some((step) => isDone(step) && isAsked(step, scene));
  let index = Math.min(from, last);
  if (isForeign(lesson, scene)) return { index, isAside: true, trail };
  while (index < last && isDone(lesson.steps[index] as LessonStep)) {
    if (isAsked(lesson.steps[index] as LessonStep, scene)) break;
    if (scene.prompt !== null && !isAhead(index)) return { index, isAside: true, trail };
    index++;
  }
  const isNew = trail.at(-1)?.index !== index;
  return { index, isAside: false, trail: isNew ? [...trail, { index, ply: scene.ply }] : trail };
}

/** The beginning of a lesson, or of what is left of it. */
export const begin = (
  lesson: Lesson,
  scene: Moment,
  so: Pick<Progress, 'index' | 'trail'> = START,
): Progress => settle(lesson, so.index, so.trail, scene);

const START = { index: 0, trail: [] };

/** After a step that was read. */
export const afterReading = (lesson: Lesson, progress: Progress, scene: Moment): Progress =>
  settle(lesson, progress.index + 1, progress.trail, scene);

/** After something was done and the dice and the others have answered. */
export function afterDeed(lesson: Lesson, progress: Progress, scene: Moment): Progress {
  const step = stepOf(lesson, progress);
  const stays = progress.isAside || (step.repeats === true && isAsked(step, scene));
  return settle(lesson, progress.index + (stays ? 0 : 1), progress.trail, scene);
}

/** Back to the step before: where the game stood when it began. Null at the first one. */
export function back(progress: Progress): { readonly progress: Progress; readonly ply: number } | null {
  const trail = progress.isAside ? progress.trail : progress.trail.slice(0, -1);
  const mark = trail.at(-1);
  if (mark === undefined) return null;
  return { progress: { index: mark.index, isAside: false, trail }, ply: mark.ply };
}

/** What fits now; null where anything does. */
export function fitting(lesson: Lesson, progress: Progress): readonly Deed[] | null {
  if (progress.isAside) return null;
  return stepOf(lesson, progress).deeds ?? [];
}

/** The question with only that in it which fits. */
export function guided(lesson: Lesson, progress: Progress, prompt: Prompt): Prompt {
  const deeds = fitting(lesson, progress);
  // A command would run ahead of the lesson.
  if (deeds === null) return { ...prompt, bulks: [] };
  const verbs = prompt.verbs
    .filter(({ name, against }) => against === null && deeds.some(({ verb }) => verb === name))
    .map((verb) =>
      verb.first === null ? verb : { ...verb, first: narrowed(deeds, verb.name, 0, verb.first) },
    );
  return { ...prompt, verbs, bulks: [] };
}

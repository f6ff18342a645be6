import type { Presentation, Preview, Sheet } from '@bocage/catalogue';
import { type Action, actionText, determinize, type Engine, isAsk, seeded, type View } from '@bocage/kernel';
import { type Forecast, ForecastError, forecast, type Limits } from '@bocage/table';

/** An action to be weighed, for somebody who may know everything, or for one side. */
export interface Weighing {
  readonly engine: Engine;
  readonly view: View | null;
  /** Null where Chance is asked. */
  readonly action: Action | null;
  /** How players answer who are asked on the way, by step. */
  readonly answers: Readonly<Record<string, string>>;
  /** How the game is told to players, where it says so. */
  readonly presentation?: Presentation | undefined;
  readonly limits?: Limits;
}

/** The arithmetic of an action, where the game has it, and the chances of what comes of it. */
export interface Weighed extends Forecast {
  readonly sheet: Sheet | null;
}

/** Beyond these, samples are drawn: the memory they take stays far below what a process has. */
const NODES = 50_000;
const KEPT = 2000;
const SAMPLES = 2000;
const MILLISECONDS = 5_000;

/** The usual limits, from now on. */
function usualLimits(): Limits {
  const began = performance.now();
  const isLate = (): boolean => performance.now() - began > MILLISECONDS;
  return { nodes: NODES, kept: KEPT, samples: SAMPLES, isLate };
}

/** Weighs an action up to the end of what it is about: a fight, a landing, a throw of dice. */
export function weigh(weighing: Weighing): Weighed {
  const { engine, action, presentation } = weighing;
  const preview = action === null ? undefined : previewOf(engine, action, presentation);
  const then = action === null ? [] : following(engine, action, preview);
  return { sheet: sheetOf(weighing), ...chances(weighing, then, preview) };
}

/** What follows is done as far as it is asked: the last of several attacks is fought without being chosen. */
function chances(weighing: Weighing, then: readonly string[], preview: Preview | undefined): Forecast {
  const { engine, view, action, answers, presentation, limits = usualLimits() } = weighing;
  try {
    return forecast({
      engine,
      view,
      action,
      then,
      about: preview?.about,
      within: preview?.within ?? phaseOf(engine),
      cut: true,
      answers: { ...preview?.answers, ...answers },
      most: Number.POSITIVE_INFINITY,
      limits,
      tell: presentation?.tell,
    });
  } catch (error) {
    const isNotAsked =
      error instanceof ForecastError &&
      error.reason?.rule === 'input' &&
      !error.message.startsWith('the answer');
    if (!isNotAsked || then.length === 0) throw error;
    return chances(weighing, then.slice(0, -1), preview);
  }
}

/**
 * The outermost procedure that asks players again and again, as a round does: what Chance does after its end, the next
 * chit or card, is another matter.
 */
function phaseOf(engine: Engine): string | undefined {
  return engine.stack().find(({ procedure, step }) => {
    const goesOn = procedure.steps[step];
    return goesOn !== undefined && isAsk(goesOn);
  })?.procedure.name;
}

function previewOf(engine: Engine, { verb }: Action, presentation?: Presentation): Preview | undefined {
  const { stepName } = engine;
  const keys = [`${stepName}.${verb}`, `${stepName.slice(stepName.indexOf('.') + 1)}.${verb}`, verb];
  return presentation?.previews.find((one) => keys.includes(one.verb));
}

/** What leads from an action to its dice, in words: `resolve $1` with its first argument. */
function following({ offer }: Engine, action: Action, preview: Preview | undefined): string[] {
  const [, ...args] = actionText(offer, action).split(' ');
  return (preview?.then ?? []).map((text) =>
    text.replace(/\$(\d)/g, (_, i: string) => args[Number(i) - 1] ?? ''),
  );
}

/** Strengths, column and shifts; what is hidden from the onlooker is only guessed at. */
function sheetOf({ engine, view, action, presentation }: Weighing): Sheet | null {
  if (action === null || presentation === undefined) return null;
  const { g } = view === null ? engine : determinize(view, seeded(1));
  return presentation.sheet(g, action.verb, action.args);
}

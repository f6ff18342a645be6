import { type Action, atOnce, type Engine, type Reason } from '@bocage/kernel';
import { isAsk } from '@bocage/kernel/host';
import { actionText } from '@bocage/kernel/text';
import type { Presentation, Preview } from '@bocage/wargame';
import { type Forecast, forecastByNode } from './forecast.ts';
import { ForecastError, type ForecastInput } from './ways.ts';
import { stepKeys } from './words.ts';

/** An action to be weighed before it is done, as the game says what leads from it to the dice that decide it. */
export interface PreviewInput
  extends Pick<ForecastInput, 'engine' | 'view' | 'answers' | 'most' | 'limits' | 'cut'> {
  /** Null where Chance is asked. */
  readonly action: Action | null;
  /** How the game is told to players, where it says so. */
  readonly presentation?: Pick<Presentation, 'previews' | 'tell' | 'sides' | 'harms'> | undefined;
}

/** The chances of an action up to the end of what it is about: a fight, a landing, a throw of dice. */
export const preview = (input: PreviewInput): Forecast => atOnce(previewByNode(input));

/** The same bit by bit. */
export function* previewByNode(input: PreviewInput): Generator<void, Forecast> {
  const { engine, action, presentation } = input;
  const found = action === null ? undefined : previewOf(engine, action, presentation?.previews);
  const then = action === null ? [] : following(engine, action, found);
  try {
    return yield* chances(input, then, found);
  } catch (error) {
    if (isRefusal(error) && error.reason.rule !== 'input')
      for (const due of found?.due ?? []) {
        const told = yield* chancesAfter(due, input, then, found);
        if (told !== null) return told;
      }
    throw error;
  }
}

const isRefusal = (error: unknown): error is ForecastError & { readonly reason: Reason } =>
  error instanceof ForecastError && error.reason !== null && error.step === '';

/** With something else done first that the rules want, though it has no part in it; null where that is refused too. */
function* chancesAfter(
  due: string,
  input: PreviewInput,
  then: readonly string[],
  found: Preview | undefined,
): Generator<void, Forecast | null> {
  try {
    return yield* chances(input, [due, ...then], found, 1);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** What follows is done as far as it is asked: the last of several attacks is fought without being chosen. */
function* chances(
  input: PreviewInput,
  then: readonly string[],
  found: Preview | undefined,
  least = 0,
): Generator<void, Forecast> {
  const { presentation, answers, cut = false, ...rest } = input;
  try {
    return yield* forecastByNode({
      ...rest,
      then,
      cut,
      about: found?.about,
      isAmid: found?.isAmid,
      within: found?.within ?? (cut ? phaseOf(input.engine) : undefined),
      answers: { ...found?.answers, ...answers },
      tell: presentation?.tell,
      harms: presentation?.harms,
      sides: presentation?.sides,
    });
  } catch (error) {
    const isNotAsked = isRefusal(error) && error.reason.rule === 'input';
    if (!isNotAsked || then.length === least) throw error;
    return yield* chances(input, then.slice(0, -1), found, least);
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

/** What is looked ahead to before an action whose dice come later; undefined where nothing is. */
export function previewOf(
  { stepName }: Pick<Engine, 'stepName'>,
  { verb }: Pick<Action, 'verb'>,
  previews: readonly Preview[] = [],
): Preview | undefined {
  const keys = stepKeys(stepName, verb);
  return previews.find((one) => keys.includes(one.verb));
}

/** What leads from an action to its dice, in words: `resolve $1` with its first argument. */
function following({ offer }: Engine, action: Action, found: Preview | undefined): string[] {
  const [, ...args] = actionText(offer, action).split(' ');
  return (found?.then ?? []).map((text) =>
    text.replace(/\$(\d)/g, (_, i: string) => args[Number(i) - 1] ?? ''),
  );
}

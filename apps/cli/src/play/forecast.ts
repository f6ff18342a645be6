import type { Presentation } from '@bocage/catalogue';
import type { Engine, View } from '@bocage/kernel';
import { legalAction, readWords } from '../actions.ts';
import { orRefused } from '../commands/odds.ts';
import { weighedText } from '../odds/text.ts';
import { weigh } from '../odds/weigh.ts';

/** What is to be looked at: an action, and how players answer who are asked on the way. */
export interface ForecastInput {
  readonly engine: Engine;
  readonly view: View;
  readonly action: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly presentation: Presentation | undefined;
}

/** The chances of an action as the side may know them, the likeliest first. */
export function forecastText({ engine, view, action, answers, presentation }: ForecastInput): string {
  const given = legalAction(engine, action, readWords);
  const weighed = orRefused(engine, answers, () =>
    weigh({ engine, view, action: given, answers, presentation }),
  );
  return weighedText(engine, action, weighed);
}

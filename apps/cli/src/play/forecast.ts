import type { Engine, View } from '@bocage/kernel';
import { forecast } from '@bocage/table';
import { legalAction, readWords } from '../actions.ts';
import { oddsReport, orRefused } from '../commands/odds.ts';
import { many } from '../table.ts';

/** What is to be looked at: an action, and how players answer who are asked on the way. */
export interface ForecastInput {
  readonly engine: Engine;
  readonly view: View;
  readonly action: string;
  readonly answers: Readonly<Record<string, string>>;
}

const SHOWN = 20;

/** The chances of an action as the side may know them, the likeliest first. */
export function forecastText({ engine, view, action, answers }: ForecastInput): string {
  const given = legalAction(engine, action, readWords);
  const { always, ways, worlds } = orRefused(() => forecast({ engine, view, action: given, answers }));
  const outcomes = ways
    .slice(0, SHOWN)
    .map((way) => (worlds === 1 ? way : { ...way, fraction: 'on average' }));
  const { text } = oddsReport({ game: engine.game.id, action, always, outcomes });
  const left = ways.length - SHOWN;
  return [
    ...(worlds === 1 ? [] : [`something that is hidden matters: the mean of ${worlds} possible worlds`]),
    text,
    ...(left > 0 ? [`… and ${many(left, 'rarer outcome')}`] : []),
  ].join('\n');
}

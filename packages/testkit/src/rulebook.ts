import type { BaseState, Game } from '@bocage/kernel';
import type { Part, Rulebook } from '@bocage/wargame';

const isUnder = (id: string, rule: string): boolean =>
  rule.startsWith(id) && /^[-.]/.test(rule.slice(id.length));

/** Cases that stand in no chapter, chapters without a case, and titles that stand twice. */
export function misplacedCases({ cases }: Pick<Game, 'cases'>, { chapters }: Rulebook): readonly string[] {
  const rules = Object.keys(cases);
  const titles = chapters.map(({ title }) => title);
  return [
    ...rules.filter((rule) => !chapters.some(({ id }) => isUnder(id, rule))),
    ...chapters.filter(({ id }) => !rules.some((rule) => isUnder(id, rule))).map(({ id }) => id),
    ...titles.filter((title, i) => titles.indexOf(title) !== i),
  ];
}

const partsOf = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => [part, ...partsOf(part.parts ?? [])]);

/** Steps of the rules that are nowhere in the sequence of play or twice, steps that there are not, and rules that are no case. */
export function misplacedSteps<G extends BaseState>(
  game: Game<G>,
  { sequence }: Rulebook,
): readonly string[] {
  const parts = partsOf(sequence);
  const at = parts.flatMap((part) => part.at ?? []);
  const steps = game.allProcedures.flatMap(({ name, stepNames }) =>
    stepNames.map((step) => ({ name, step: `${name}.${step}` })),
  );
  const known = new Set(steps.flatMap(({ name, step }) => [name, step]));
  return [
    ...steps.filter(({ name, step }) => !at.includes(name) && !at.includes(step)).map(({ step }) => step),
    ...at.filter((step, i) => !known.has(step) || at.indexOf(step) !== i),
    ...parts.map(({ rule = '' }) => rule).filter((rule) => !Object.hasOwn(game.cases, rule)),
  ];
}

/** Charts without a title, a table or an honest source, or under a rule that is no case. */
export const poorCharts = ({ cases }: Pick<Game, 'cases'>, { charts }: Rulebook): readonly string[] =>
  charts
    .filter(
      ({ title, source, rule, tables }) =>
        title === '' ||
        tables.length === 0 ||
        !/^(rule|design|history)/.test(source) ||
        !Object.hasOwn(cases, rule),
    )
    .map(({ id }) => id);

import { CHANCE, type Engine, type Odds } from '@bocage/kernel';
import { actionText } from '@bocage/kernel/text';
import { fine, type Report } from '../io.ts';
import { formatPending, type PendingText, pendingText } from '../pending.ts';
import { grouped, many, percent, tableText } from '../table.ts';
import { Voice } from '../voice.ts';

/** What may come up, so many times in so many. */
export interface OutcomeText {
  readonly outcome: string;
  /** As players call it, where that is not the same. */
  readonly name: string | null;
  readonly weight: number;
  readonly total: number;
}

/** Who decides in a position, and on what. */
export interface AskResult extends PendingText {
  readonly game: string;
  readonly scenario: string;
  readonly legal: readonly string[];
  /** There are more legal actions than are listed. */
  readonly more: boolean;
  readonly outcomes: readonly OutcomeText[];
}

/** More actions than this are not listed; in words, far fewer. */
const MOST_LISTED = 10_000;
const MOST_SHOWN = 500;

/** Who decides, and on what. */
export function ask(engine: Engine, voice = new Voice(engine)): AskResult {
  const byChance = !engine.over && engine.side === CHANCE;
  const actions = byChance || engine.over ? [] : engine.legal(MOST_LISTED + 1);
  return {
    game: engine.game.id,
    scenario: engine.setUp.scenario,
    ...pendingText(engine, voice),
    legal: actions.slice(0, MOST_LISTED).map((action) => actionText(engine.offer, action)),
    more: actions.length > MOST_LISTED,
    outcomes: byChance ? outcomesOf(engine.odds, voice) : [],
  };
}

function outcomesOf(odds: Odds, voice: Voice): OutcomeText[] {
  const found: OutcomeText[] = [];
  const { kind, total } = odds;
  for (let value = kind.min; value <= kind.max; value++) {
    const weight = odds.weight(value);
    const outcome = kind.text(value);
    if (weight > 0) found.push({ outcome, name: voice.nameOf(kind.name, value, outcome), weight, total });
  }
  return found;
}

/** The decision in words. */
export function askReport(result: AskResult): Report {
  const parts = [formatPending(result)];
  if (result.stack.length > 0)
    parts.push(['under way:', ...result.stack.map((line) => `  ${line}`)].join('\n'));
  if (result.outcomes.length > 0) parts.push(outcomesText(result.outcomes));
  if (result.legal.length > 0) parts.push(legalText(result));
  return fine(result, parts.join('\n'));
}

function outcomesText(outcomes: readonly OutcomeText[]): string {
  const hasNames = outcomes.some(({ name }) => name !== null);
  const rows = outcomes.map(({ outcome, name, weight, total }) => [
    `  ${outcome}`,
    ...(hasNames ? [name ?? ''] : []),
    `${weight}/${total}`,
    percent(weight / total),
  ]);
  return `${many(outcomes.length, 'outcome')}:\n${tableText(rows)}`;
}

function legalText({ legal, more }: AskResult): string {
  const shown = legal.slice(0, MOST_SHOWN).map((text) => `  ${text}`);
  const left = legal.length - shown.length;
  if (left > 0) shown.push(`  … and ${grouped(left)}${more ? ' or more' : ''} others (--json lists more)`);
  return `${more ? 'more than ' : ''}${many(legal.length, 'legal action')}:\n${shown.join('\n')}`;
}

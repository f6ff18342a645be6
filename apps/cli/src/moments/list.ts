import type { Game } from '@bocage/kernel';
import { isAsk } from '@bocage/kernel/host';
import { fine, type Report } from '../io.ts';
import { tableText } from '../table.ts';

/** A kind of decision that a player may be asked for. */
export interface Moment {
  /** The procedure and its step, as positions name them: `combat.retreat`. */
  readonly moment: string;
  readonly rule: string;
  /** What is asked. */
  readonly prompt: string;
}

/** Every kind of decision of a game, as its procedures define them. */
export function momentsOf(game: Game): Moment[] {
  return game.allProcedures.flatMap(({ name, steps, stepNames }) =>
    steps.flatMap((step, i) =>
      isAsk(step) ? [{ moment: `${name}.${stepNames[i]}`, rule: step.rule, prompt: step.prompt }] : [],
    ),
  );
}

/** Between these lines a page holds the table; the lines themselves belong to it. */
const BEGIN = '<!-- moments: bocage position --list --markdown -->';
const END = '<!-- end of the moments -->';

/** The table for the page of a game, with the marks by which it is found again. */
export function momentsPage(game: Game): string {
  const rows = momentsOf(game).map(({ moment, rule, prompt }) => `| \`${moment}\` | ${rule} | ${prompt} |`);
  return [BEGIN, '', '| moment | rule | what is asked |', '|---|---|---|', ...rows, '', END].join('\n');
}

/** The table that a page has, marks included; null where it has none. */
export function momentsIn(page: string): string | null {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END, from);
  return from < 0 || to < 0 ? null : page.slice(from, to + END.length);
}

/** The moments as a table, for a terminal or for a page. */
export function momentsReport(game: Game, markdown: boolean): Report {
  const moments = momentsOf(game);
  const rows = moments.map(({ moment, rule, prompt }) => [moment, rule, prompt]);
  const text = markdown ? momentsPage(game) : tableText([['moment', 'rule', 'what is asked'], ...rows]);
  return fine({ game: game.id, moments }, text);
}

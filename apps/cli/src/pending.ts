import { CHANCE, type Engine, type Game } from '@bocage/kernel';
import { writePosition } from '@bocage/kernel/text';
import type { Voice } from './voice.ts';

/** The decision that is waited for, in words. */
export interface PendingText {
  readonly over: boolean;
  /** Who decides and on what, or how the game ended, as players say it. */
  readonly headline: string;
  /** The side that decides by its word in records, `chance`, or null when the game is over. */
  readonly decides: string | null;
  readonly rule: string | null;
  readonly ruleText: string | null;
  readonly prompt: string | null;
  /** The procedures under way with what they remember, outermost first. */
  readonly stack: readonly string[];
  /** How it ended. */
  readonly result: string | null;
}

/** Who decides, for machines. */
export const sideWord = ({ game }: { readonly game: Game }, side: number): string =>
  side === CHANCE ? 'chance' : game.sides.text(side);

/** What is waited for in a position. */
export function pendingText(engine: Engine, voice: Voice): PendingText {
  const { pending, game } = engine;
  if (pending === undefined) {
    const outcome = game.outcome(engine.g);
    const headline = `The game is over. ${voice.outcome(outcome)}.`;
    const nobody = { decides: null, rule: null, ruleText: null, prompt: null, stack: [] };
    return { over: true, headline, ...nobody, result: outcome.text };
  }
  const what = pending.prompt === '' ? voice.heading(engine.stepName) : pending.prompt;
  return {
    over: false,
    headline: `${voice.does(pending.side, 'decides', 'decide')}: ${what}`,
    decides: sideWord(engine, pending.side),
    rule: pending.rule,
    ruleText: game.cases[pending.rule] ?? null,
    prompt: pending.prompt === '' ? null : pending.prompt,
    stack: stackOf(engine),
    result: null,
  };
}

function stackOf(engine: Engine): string[] {
  const lines = writePosition(engine).split('\n');
  return lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
}

/** Who decides and under which rule, in a line or two. */
export function formatPending({ headline, rule, ruleText }: PendingText): string {
  if (rule === null) return headline;
  return `${headline}\nrule ${rule}${ruleText === null ? '' : `: ${ruleText}`}`;
}

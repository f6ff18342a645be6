import { CHANCE, type Engine, writePosition } from '@bocage/kernel';

/** The decision that is waited for, in words. */
export interface PendingText {
  readonly over: boolean;
  /** The side that decides, `chance`, or null when the game is over. */
  readonly decides: string | null;
  readonly rule: string | null;
  readonly ruleText: string | null;
  readonly prompt: string | null;
  /** The procedures under way with what they remember, outermost first. */
  readonly stack: readonly string[];
  /** How it ended. */
  readonly result: string | null;
}

export const sideName = (engine: Engine, side: number): string =>
  side === CHANCE ? 'chance' : engine.game.sides.text(side);

/** What is waited for in a position. */
export function pendingText(engine: Engine): PendingText {
  const { pending, game } = engine;
  if (pending === undefined) {
    const result = game.outcome(engine.g).text;
    return { over: true, decides: null, rule: null, ruleText: null, prompt: null, stack: [], result };
  }
  return {
    over: false,
    decides: sideName(engine, pending.side),
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
export function formatPending(pending: PendingText): string {
  if (pending.over) return `The game is over: ${pending.result}.`;
  const what = pending.prompt === null ? '' : `: ${pending.prompt}`;
  return `${pending.decides} decides${what}\nrule ${pending.rule}${pending.ruleText === null ? '' : `: ${pending.ruleText}`}`;
}

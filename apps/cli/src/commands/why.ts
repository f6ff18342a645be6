import type { Engine, Reason } from '@bocage/kernel';
import { readOption } from '../actions.ts';
import { reasonText } from '../errors.ts';
import type { Report } from '../io.ts';

/** Whether an action may be done, and if not, what is against it. */
export interface WhyResult {
  readonly game: string;
  readonly action: string;
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
}

/** Asks the rules about an action. */
export function why(engine: Engine, action: string): WhyResult {
  const { reasons } = readOption(engine, action);
  return { game: engine.game.id, action, legal: reasons.length === 0, reasons };
}

/** “legal”, or each reason with its rule. */
export function whyReport(result: WhyResult): Report {
  const { legal, reasons } = result;
  const text = legal ? 'legal' : reasons.map(reasonText).join('\n');
  return { json: result, text, ok: legal };
}

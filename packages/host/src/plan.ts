import type { Bulk, Presentation, Showing } from '@bocage/catalogue';
import { type Action, type Engine, NONE, type Value, type View } from '@bocage/kernel';
import { sameAction } from '@bocage/kernel/host';
import { valueText } from '@bocage/kernel/text';
import { lookOf } from '@bocage/table';
import type { BulkLook, Choices, Plan, PlanItem, Proposal, Stopped } from './protocol.ts';
import { hostWords as words } from './words.ts';

/** A question, and what the one who is asked may know. */
interface Asked {
  readonly engine: Engine;
  readonly view: View;
}

/** A single decision is no work to be spared; but where a plan knows what is usual, it is worth being told of one too. */
const leastOf = ({ isWhole }: Bulk): number => (isWhole === true ? 1 : 2);

/** The commands that have something to do now. */
export const bulksOf = (view: View, showing: Showing): BulkLook[] =>
  showing
    .bulks(view)
    .map((bulk) => ({ bulk, size: showing.plan(view, bulk).length }))
    .filter(({ bulk, size }) => size >= leastOf(bulk))
    .map(({ bulk: { id, label }, size }) => ({ id, label, size }));

/** What a command would do; null where it is not asked for here, or has nothing to do. */
export function planOf(
  { engine, view }: Asked,
  presentation: Presentation,
  showing: Showing,
  id: string,
): Plan | null {
  const bulk = bulkOf(view, showing, id);
  if (bulk === undefined) return null;
  const items = showing.plan(view, bulk).map((action) => itemOf(engine, presentation, action));
  if (items.length === 0) return null;
  return { id, label: bulk.label, size: items.length, items, isWhole: bulk.isWhole === true };
}

/** A command of the step that is asked now. */
export const bulkOf = (view: View, showing: Showing, id: string): Bulk | undefined =>
  showing.bulks(view).find((bulk) => bulk.id === id);

/** Why the next decision of a plan is not taken any more: the plan is made anew, and it is not in it. */
export function whyChanged(
  { engine, view }: Asked,
  presentation: Presentation,
  showing: Showing,
  bulk: Bulk,
  action: Action,
): Stopped | null {
  const now = showing.plan(view, bulk);
  if (now.some((other) => sameAction(other, action))) return null;
  const reasons = engine.why(action);
  if (reasons.length > 0) return { why: 'refused', reasons };
  const [next] = now;
  const text =
    next === undefined ? words.planOver : words.planChanged(itemOf(engine, presentation, next).text);
  return { why: 'changed', reasons: [{ rule: engine.pending?.rule ?? '', text }] };
}

function itemOf(engine: Engine, presentation: Presentation, action: Action): PlanItem {
  const { verb, args, text, units, places } = proposalOf(engine, presentation, action);
  return { verb, args, text, units, places };
}

const isKnown = (name: string): name is 'unit' | 'place' => name === 'unit' || name === 'place';

/** A legal action in words, argument by argument, with what it is about. */
export function proposalOf(engine: Engine, presentation: Presentation, action: Action): Proposal {
  const { offer, stepName } = engine;
  const verb = offer.verb(action.verb);
  const label = lookOf(presentation, stepName, action.verb)?.label ?? action.verb;
  const units: number[] = [];
  const places: number[] = [];
  const kinds: Choices['kind'][] = [];
  const said = action.args.map((value, i): string => {
    const kind = verb === undefined ? undefined : offer.domain(verb, action.args.slice(0, i))?.kind;
    kinds.push(kind !== undefined && isKnown(kind.name) ? kind.name : 'other');
    if (kind === undefined) return '';
    if (kind.name === 'unit') units.push(...[value].flat());
    const end = endOf(value);
    const at = kind.name === 'place' ? end : presentation.placeOf?.(kind.name, end);
    if (at !== undefined && at !== NONE) places.push(at);
    const named = kind.name === 'place' ? [end] : [value].flat();
    const names = named.map((one) => presentation.nameOf?.(kind.name, one)?.name);
    return names.every((name) => name !== undefined) ? names.join(' + ') : valueText(kind, value);
  });
  // What is neither a unit nor a place does not tell by itself what is done with it.
  const isBare = units.length + places.length === 0;
  const text = said.length === 0 ? label : `${isBare ? `${label}: ` : ''}${said.join(' → ')}`;
  return { ...action, label, text, units, places, kinds, said };
}

const endOf = (value: Value): number => [value].flat().at(-1) ?? NONE;

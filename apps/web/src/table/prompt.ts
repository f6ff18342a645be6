import type { Presentation, VerbLook } from '@bocage/catalogue';
import type { AnyVerb, Engine, Pending, Reason, Value } from '@bocage/kernel';
import { choicesAfter, isRefusal } from '@bocage/table';
import type { Choices, Prompt, VerbChoice } from './protocol.ts';

/** More are not listed. */
const MOST_LISTED = 3000;

/** The question to the player who decides now. */
export function promptOf(engine: Engine, presentation: Presentation): Prompt {
  const { side, rule, prompt } = engine.pending as Pending;
  const { offer, stepName } = engine;
  const verbs = offer.verbNames.map((name): VerbChoice => {
    const verb = offer.verb(name) as AnyVerb;
    const look = lookOf(presentation, stepName, name);
    const against = offer.against(verb);
    const found = against === null ? choicesFor(engine, presentation, name, []) : null;
    const first = found === null || 'rule' in found ? null : found;
    const asks = look?.asks ?? verb.params.map((_, i) => (i === 0 ? (first?.asks ?? '') : ''));
    return { name, label: look?.label ?? name, asks, against, first };
  });
  return { side, step: stepName, rule, text: prompt, verbs };
}

/** What may be chosen next; null where the action is whole, and the reason where it may not begin like that. */
export function choicesFor(
  engine: Engine,
  presentation: Presentation,
  verb: string,
  args: readonly Value[],
): Choices | Reason | null {
  const found = choicesAfter(engine, verb, args, MOST_LISTED);
  if (found === null || isRefusal(found)) return found;
  const { form, kind, values, least, most, more } = found;
  const asks = lookOf(presentation, engine.stepName, verb)?.asks[args.length] ?? kind;
  return { form, kind: kindOf(kind), asks, choices: values, least, most, more };
}

/** The choices after an action that is whole already. */
export const NO_MORE: Choices = {
  form: 'one',
  kind: 'other',
  asks: '',
  choices: [],
  least: 0,
  most: 0,
  more: false,
};

const kindOf = (name: string): Choices['kind'] => (name === 'unit' || name === 'place' ? name : 'other');

/** Where a presentation may speak of a verb: at its step, `combat.advance.stay` or `advance.stay`, or everywhere. */
export const stepKeys = (stepName: string, verb: string): string[] => [
  `${stepName}.${verb}`,
  `${stepName.slice(stepName.indexOf('.') + 1)}.${verb}`,
  verb,
];

function lookOf({ verbs }: Presentation, stepName: string, verb: string): VerbLook | undefined {
  const key = stepKeys(stepName, verb).find((one) => Object.hasOwn(verbs, one));
  return key === undefined ? undefined : verbs[key];
}

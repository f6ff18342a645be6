import type { NameLook, Presentation, Showing } from '@bocage/catalogue';
import {
  type Action,
  type AnyVerb,
  type Engine,
  type Match,
  NONE,
  type Pending,
  type Reason,
  UNKNOWN,
  type Value,
} from '@bocage/kernel';
import { choicesAfter, isRefusal, type Choice as Listed, lookOf, mostTogether } from '@bocage/table';
import { bulksOf } from './plan.ts';
import type { Choice, Choices, Prompt, VerbChoice } from './protocol.ts';

/** More are not listed. */
const MOST_LISTED = 3000;

/** The question to the player who decides now. */
export function promptOf(match: Match, presentation: Presentation, showing: Showing): Prompt {
  const { engine } = match;
  const { side, rule, prompt } = engine.pending as Pending;
  const { offer, stepName } = engine;
  const verbs = offer.verbNames.map((name): VerbChoice => {
    const verb = offer.verb(name) as AnyVerb;
    const look = lookOf(presentation, stepName, name);
    const against = offer.against(verb);
    const found =
      against === null ? choicesFor(match, presentation, showing, { verb: name, args: [] }) : null;
    const first = found === null || 'rule' in found ? null : found;
    const asks = look?.asks ?? verb.params.map((_, i) => (i === 0 ? (first?.asks ?? '') : ''));
    const aims = look?.aims === true ? { aims: true as const } : {};
    return { name, label: look?.label ?? name, asks, against, first, ...aims };
  });
  return {
    side,
    step: stepName,
    path: pathOf(engine),
    rule,
    text: prompt,
    about: aboutOf(match, presentation, showing),
    verbs,
    bulks: bulksOf(match.view(side), showing),
  };
}

/** The steps under way, the outermost first: `turn.actions`, `actionPhase.act`. */
const pathOf = (engine: Engine): string[] =>
  engine.stack().map(({ procedure, step }) => `${procedure.name}.${procedure.stepNames[step]}`);

/** What the procedure that asks is about: its units, or else its places, as far as the one who is asked knows them. */
function aboutOf(match: Match, presentation: Presentation, showing: Showing): Prompt['about'] {
  const { engine } = match;
  const { procedure, base } = engine.stack().at(-1) as ReturnType<Engine['stack']>[number];
  const view = match.view(engine.side);
  const { data } = view;
  const known = (kind: string): number[] =>
    procedure.layout.slots
      .filter((slot) => slot.kind.name === kind && slot.rows === 1)
      .map((slot) => data[base + slot.base] ?? NONE)
      .filter((value) => value !== NONE && value !== UNKNOWN);
  const placedLocals = (): number[] =>
    procedure.layout.slots
      .filter((slot) => slot.rows === 1)
      .map((slot) => presentation.placeOf?.(slot.kind.name, data[base + slot.base] ?? NONE) ?? NONE)
      .filter((place) => place !== NONE);
  const units = known('unit');
  const places = units.length > 0 ? [] : [...known('place'), ...placedLocals()];
  const line = showing.about(view, engine.stepName);
  return line === undefined ? { units, places } : { units, places, line };
}

/** What may be chosen next; null where the action is whole, and the reason where it may not begin like that. */
export function choicesFor(
  match: Match,
  presentation: Presentation,
  showing: Showing,
  { verb, args }: Action,
): Choices | Reason | null {
  const { engine } = match;
  const found = choicesAfter(engine, verb, args, MOST_LISTED);
  if (found === null || isRefusal(found)) return found;
  const { form, kind, values, least, most, more } = found;
  const asks = lookOf(presentation, engine.stepName, verb)?.asks[args.length] ?? kind;
  const costs = showing.costs(match.view(engine.side), verb, args);
  const choices = values.map((listed): Choice => {
    const { name, title } = choiceName(presentation, kind, listed);
    const cost = kind === 'place' ? costs?.get(endOf(listed.value)) : undefined;
    const at = presentation.placeOf?.(kind, endOf(listed.value));
    return {
      value: listed.value,
      word: listed.text,
      text: name,
      ...(title === name ? {} : { title }),
      ...(cost === undefined ? {} : { cost }),
      ...(at === undefined ? {} : { at }),
    };
  });
  const isEnd = args.length + 1 === engine.offer.verb(verb)?.params.length;
  const together =
    form === 'set' && isEnd && choices.length > 0 && choices.length <= most
      ? {
          together: mostTogether(
            engine,
            { verb, args },
            values.flatMap(({ value }) => value),
          ),
        }
      : {};
  return { form, kind: kindOf(kind), asks, choices, least, most, ...together, more };
}

const endOf = (value: Value): number => [value].flat().at(-1) ?? NONE;

/** Of a path the place where it ends. */
function choiceName({ nameOf }: Presentation, kind: string, { value, text }: Listed): NameLook {
  const look = nameOf?.(kind, endOf(value));
  return look ?? { name: text, title: text };
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

import { type Action, CHANCE, type Domain, type Engine, type Reason, type Value } from '@bocage/kernel';
import { argumentsText, isAsk, type Offer } from '@bocage/kernel/host';
import { parseValue } from '@bocage/kernel/text';
import { InputError, reasonsText, WrongError } from './errors.ts';

/** An action read from words, and every reason why it may not be done now. */
export interface Reading {
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** Reads an action. Words that mean nothing in this game are bad input; what the rules forbid has reasons. */
export function readWords(engine: Engine, text: string): Reading {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  if (verb === '') throw new InputError('an action is needed: a verb and its arguments');
  const known = verbsOf(engine);
  if (!known.has(verb))
    throw new InputError(`${engine.game.id} knows no “${verb}”; it knows ${[...known].join(', ')}`);
  const asked = !engine.over && engine.side !== CHANCE && engine.offer.verb(verb) !== undefined;
  const action = { verb, args: asked ? readArguments(engine.offer, verb, words) : [] };
  return { action, reasons: engine.why(action) };
}

/**
 * What may come next can depend on what came before, so nothing is read beyond an argument that is refused;
 * zeros stand for the rest, which the rules never get to see.
 */
function readArguments(offer: Offer, name: string, words: readonly string[]): Value[] {
  const verb = offer.verb(name);
  const count = verb?.params.length ?? 0;
  if (verb === undefined || words.length !== count)
    throw new InputError(`${name} takes ${argumentsText(count)}, not ${words.length}`);
  const args: Value[] = [];
  for (const word of words) {
    const domain = offer.domain(verb, args) as Domain;
    const value = parseValue(domain.kind, domain.form, word);
    if (typeof value === 'string') throw new InputError(value);
    args.push(value);
    if (domain.why(value) !== null) break;
  }
  return words.map((_, i) => args[i] ?? 0);
}

/** Reads an action that was given with an option of the command line, which bad input is blamed on. */
export function readOption(engine: Engine, text: string, option = '--action'): Reading {
  try {
    return readWords(engine, text);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${option}: ${error.message}`);
    throw error;
  }
}

/** Reads an action that must be legal. */
export function legalAction(
  engine: Engine,
  text: string,
  read: (engine: Engine, text: string) => Reading = readOption,
): Action {
  const { action, reasons } = read(engine, text);
  if (reasons.length === 0) return action;
  throw new WrongError(`“${text}” is not allowed: ${reasonsText(reasons)}`);
}

/** Every verb that any step of the game, as it is set up, may ask for. */
function verbsOf({ g }: Engine): Set<string> {
  const verbs = new Set<string>();
  for (const { steps } of g.procedures)
    for (const step of steps) if (isAsk(step)) for (const { name } of step.may) verbs.add(name);
  return verbs;
}

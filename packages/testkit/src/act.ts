import {
  type Action,
  type AnyVerb,
  type BaseState,
  CHANCE,
  type Domain,
  isReason,
  type Match,
  type Reason,
  type Value,
} from '@bocage/kernel';
import { actionText, parseAction, parseValue } from '@bocage/kernel/text'; // biome-ignore format: a list

/** Does one thing after another, in words: actions of the players, and outcomes where Chance is asked. */
export function play<G extends BaseState>(match: Match<G>, ...words: string[]): Match<G> {
  for (const word of words) {
    if (match.engine.over) throw new Error(`the game is over before “${word}”`);
    if (match.engine.side !== CHANCE) match.apply(actionOf(match, word));
    else {
      const outcome = match.engine.odds.kind.parse(word);
      if (outcome === undefined) throw new Error(`“${word}” is no answer to ${asks(match)}`);
      match.resolve(outcome);
    }
  }
  return match;
}

/** The action of these words. */
export function actionOf<G extends BaseState>(match: Match<G>, words: string): Action {
  const action = parseAction(match.engine.offer, words);
  if (isReason(action)) throw new Error(`${asks(match)}: ${words}: ${action.rule} ${action.text}`);
  return action;
}

/** The rule against an action; nothing where it may be done. */
export function refusal<G extends BaseState>(match: Match<G>, words: string): string {
  const action = parseAction(match.engine.offer, words);
  if (isReason(action)) return action.rule;
  const [reason] = match.why(action);
  if (reason !== undefined)
    throw new Error(`“${words}” is read, but then refused: ${reason.rule} ${reason.text}`);
  return '';
}

/** Every reason against an action, of which the words after an argument that is refused may be left out. */
export function whyNot<G extends BaseState>(match: Match<G>, words: string): readonly Reason[] {
  const { offer } = match.engine;
  const [name = '', ...rest] = words.split(' ');
  const verb = offer.verb(name) as AnyVerb;
  const args: Value[] = [];
  for (const word of rest) {
    const domain = offer.domain(verb, args) as Domain;
    const value = parseValue(domain.kind, domain.form, word);
    if (typeof value === 'string') throw new Error(value);
    args.push(value);
    if (domain.why(value) !== null) break;
  }
  // Nobody gets to see what stands for an argument after one that is refused.
  while (args.length < verb.params.length) args.push(0);
  return match.why({ verb: name, args });
}

/** The same, each with its rule: `MOV-09 That hex is not adjacent.` */
export const reasons = <G extends BaseState>(match: Match<G>, words: string): string[] =>
  whyNot(match, words).map(({ rule, text }) => `${rule} ${text}`);

/** All that may be done, in words; only what begins with the given words, where there are any. */
export function legal<G extends BaseState>(match: Match<G>, beginning = ''): string[] {
  const texts = match.legal().map((action) => actionText(match.engine.offer, action));
  return texts.filter((text) => text.startsWith(beginning));
}

/** Who is asked at which step: `red moving.ambush`, `* combat.roll` for Chance, `over` at the end. */
export function asks<G extends BaseState>({ engine }: Match<G>): string {
  if (engine.over) return 'over';
  return `${engine.side === CHANCE ? '*' : engine.game.sides.text(engine.side)} ${engine.stepName}`;
}

/** What Chance may answer, with the exact chances. */
export function chances<G extends BaseState>({ engine: { odds } }: Match<G>): Record<string, string> {
  const found: Record<string, string> = {};
  for (let value = odds.kind.min; value <= odds.kind.max; value++)
    if (odds.weight(value) > 0) found[odds.kind.text(value)] = `${odds.weight(value)}/${odds.total}`;
  return found;
}

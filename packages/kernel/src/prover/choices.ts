import type { Domain, Value } from '../domain.ts';
import { CHANCE } from '../engine.ts';
import type { Offer } from '../offer.ts';
import type { AnyVerb } from '../procedure.ts';
import type { Random } from '../random.ts';
import type { Check } from './checks.ts';

/** A verb and the arguments before the one that is to be chosen. */
interface Beginning {
  readonly verb: AnyVerb;
  readonly earlier: readonly Value[];
}

const BEGINNINGS = 3;
/** Past so many values a choice is not listed. */
const MOST_LISTED = 40;

/** What a choice offers, and says of what others offer, does not hang on whether others were asked meanwhile. */
export const choicesStandAlone: Check = {
  name: 'choices stand alone',
  run(engine, random, count) {
    if (engine.over || engine.side === CHANCE) return null;
    const { offer } = engine;
    const beginnings = someBeginnings(offer, random);
    const choices = beginnings.map((one) => choiceAt(offer, one));
    const probes = beginnings.map((one) => choiceAt(offer, one).sample(random));
    const together = [...interleaved(choices), ...verdicts(beginnings, probes, (i) => choices[i] as Domain)];
    const alone = [
      ...beginnings.map((one) => listed(choiceAt(offer, one))),
      ...verdicts(beginnings, probes, (i) => choiceAt(offer, beginnings[i] as Beginning)),
    ];
    count('choices', choices.length);
    const other = choices.findIndex((choice) => keptOtherwise(choice));
    if (other >= 0) return `${said(beginnings[other])}: the list that is kept is not what is offered`;
    const at = together.findIndex((text, i) => text !== alone[i]);
    if (at < 0) return null;
    return `${said(beginnings[at % beginnings.length])}: “${alone[at]}”, but with others asked “${together[at]}”`;
  },
};

const said = (one: Beginning | undefined): string => `${one?.verb.name} ${JSON.stringify(one?.earlier)}`;
const choiceAt = (offer: Offer, { verb, earlier }: Beginning): Domain =>
  offer.domain(verb, earlier) as Domain;

/** Every choice on the way to some actions of each verb. */
function someBeginnings(offer: Offer, random: Random): Beginning[] {
  const found = new Map<string, Beginning>();
  for (const verb of offer.verbs)
    for (let i = 0; i < BEGINNINGS && offer.against(verb) === null; i++) {
      let earlier: readonly Value[] = [];
      while (earlier.length < verb.params.length) {
        const one = { verb, earlier };
        found.set(said(one), one);
        const value = choiceAt(offer, one).sample(random);
        if (value === undefined) break;
        earlier = [...earlier, value];
      }
    }
  return [...found.values()];
}

/** Whether a choice keeps another list than it shows. */
function keptOtherwise(choice: Domain): boolean {
  const kept = choice.kept?.();
  if (kept === undefined) return false;
  const shown: string[] = [];
  choice.each((value) => shown.push(String(value)) < 0);
  return kept.map(String).join('; ') !== shown.join('; ');
}

function listed(choice: Domain): string {
  const values: string[] = [];
  choice.each((value) => values.push(String(value)) >= MOST_LISTED);
  return values.join('; ');
}

/** Each choice listed while all that come after it are listed between its first value and its second. */
function interleaved(choices: readonly Domain[]): string[] {
  const lists = choices.map((): string[] => []);
  const list = (i: number): void => {
    const values = lists[i];
    if (values === undefined) return;
    choices[i]?.each((value) => {
      if (values.push(String(value)) === 1) list(i + 1);
      return values.length >= MOST_LISTED;
    });
    if (values.length === 0) list(i + 1);
  };
  list(0);
  return lists.map((values) => values.join('; '));
}

/** What each choice says of a value of every choice of its kind, all asked about one value after another. */
function verdicts(
  beginnings: readonly Beginning[],
  probes: readonly (Value | undefined)[],
  choice: (i: number) => Domain,
): string[] {
  const rules = beginnings.map((): string[] => []);
  for (const [from, probe] of probes.entries())
    for (const [i, { verb, earlier }] of beginnings.entries()) {
      const alike = beginnings[from]?.verb === verb && beginnings[from]?.earlier.length === earlier.length;
      if (alike && probe !== undefined) rules[i]?.push(choice(i).why(probe)?.text ?? 'fine');
    }
  return rules.map((texts) => texts.join('; '));
}

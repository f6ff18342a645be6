import type { AnyVerb, Engine } from '@bocage/kernel';
import { formatPending, pendingText } from '../pending.ts';
import { grouped } from '../table.ts';
import { type Choices, countOf, MOST_COUNTED, shortList } from './choices.ts';
import { hanging, wrap } from './page.ts';
import type { Session } from './session.ts';

/** So many actions are listed without being asked for. */
const SHORT = 9;
/** So many lines of a list are shown at a time. */
const PAGE = 20;

/** Who decides, under which rule, and what may be done; a short list can be chosen from by number. */
export function decisionText(session: Session): string {
  const { engine } = session;
  const short = shortList(engine, SHORT);
  show(session, short);
  const head = headText(session)
    .split('\n')
    .map((line) => wrap(line, 2))
    .join('\n');
  return [head, short.more ? verbsText(engine) : listText(session)].join('\n');
}

/** Names of a presentation are those of many: the Allies decide. */
function headText({ engine, presentation }: Session): string {
  const text = formatPending(pendingText(engine));
  const name = presentation?.sides[engine.side];
  return name === undefined ? text : text.replace(/^\S+ decides/, `The ${name} decide`);
}

/** The verbs with how many choices each has, or why it may not be done. */
export function verbsText({ offer }: Engine): string {
  return hanging(offer.verbNames.map((name) => [name, verbText(offer.verb(name) as AnyVerb)])).join('\n');

  function verbText(verb: AnyVerb): string {
    const against = offer.against(verb);
    if (against !== null) return `not now: ${against.rule}: ${against.text}`;
    if (verb.params.length === 0) return '';
    const count = countOf(offer, verb);
    if (count === 0) return 'not now: there is nothing to choose';
    return count === MOST_COUNTED
      ? `${grouped(count)} choices or more`
      : `${grouped(count)} choice${count === 1 ? '' : 's'}`;
  }
}

/** Makes a list the one from which numbers choose. */
export function show(session: Session, choices: Choices): void {
  session.shown = choices;
  session.page = 0;
}

/** The next page of the list. */
export function listText(session: Session): string {
  const { texts, more } = session.shown;
  const from = session.page;
  const until = Math.min(texts.length, from + PAGE);
  session.page = until;
  const lines = texts.slice(from, until).map((text, i) => `  ${String(from + i + 1).padStart(3)}  ${text}`);
  const left = texts.length - until;
  if (left > 0) lines.push(`  … ${grouped(left)}${more ? ' or more' : ''} others: “more” goes on`);
  return lines.length === 0 ? '  nothing' : lines.join('\n');
}

import type { AnyVerb, Engine } from '@bocage/kernel';
import { reasonText } from '../errors.ts';
import { formatPending, pendingText } from '../pending.ts';
import { grouped } from '../table.ts';
import type { Voice } from '../voice.ts';
import { type Choices, countOf, MOST_COUNTED, shortList } from './choices.ts';
import { hanging, wrap } from './page.ts';
import type { Session } from './session.ts';

/** So many actions are listed without being asked for. */
const SHORT = 9;
/** So many lines of a list are shown at a time. */
const PAGE = 20;

/** Who decides, under which rule, and what may be done; a short list can be chosen from by number. */
export function decisionText(session: Session): string {
  const { engine, voice } = session;
  const short = shortList(engine, SHORT);
  show(session, short);
  return [headText(session), short.more ? verbsText(engine, voice) : listText(session)].join('\n');
}

/** Who decides on what, what it is about, and the rule. */
function headText({ engine, voice }: Session): string {
  const [headline = '', ...rule] = formatPending(pendingText(engine, voice))
    .split('\n')
    .map((line) => wrap(line, 2));
  const about = voice.about(engine);
  return [headline, ...(about === undefined ? [] : [`  ${wrap(about, 2, 2)}`]), ...rule].join('\n');
}

/** The verbs with how many choices each has, or why it may not be done. */
export function verbsText({ offer, stepName }: Engine, voice: Voice): string {
  return hanging(
    offer.verbNames.map((name) => {
      const label = voice.label(stepName, name);
      const text = choicesText(offer.verb(name) as AnyVerb);
      if (label === name) return [name, text];
      return [name, text === '' ? label : `${label} (${text})`];
    }),
  ).join('\n');

  function choicesText(verb: AnyVerb): string {
    const against = offer.against(verb);
    if (against !== null) return `not now: ${reasonText(against)}`;
    if (verb.params.length === 0) return '';
    const count = countOf(offer, verb);
    if (count === 0) return 'nothing to choose now';
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
  return lines.length === 0 ? `  nothing${from > 0 ? ' more' : ''}` : lines.join('\n');
}

import { Showing } from '@bocage/catalogue';
import { Display, determinize, NONE, type Random, type View } from '@bocage/kernel';
import { MOST_TEXT } from '@bocage/kernel/host';
import { gameOf, readPosition, readView, resume, TextError, writePosition } from '@bocage/kernel/text';
import { type Begun, messageOf } from './begun.ts';
import { factsOf } from './facts.ts';
import type { ImportFailure, Shared } from './protocol.ts';
import { hostWords as words } from './words.ts';

/** So often it is tried to draw what is hidden, where what was drawn cannot be. */
const DRAWS = 20;

/** A match that goes on from a moment that was handed on, and who sees what is in it; a sentence where it is none. */
export async function readMoment(
  text: unknown,
  load: (id: string) => Promise<Pick<Begun, 'shown' | 'title'>>,
  random: Random,
): Promise<(Pick<Begun, 'shown' | 'title' | 'match'> & Pick<View, 'sides'>) | ImportFailure> {
  const shared = await readShared(text, load);
  if ('failure' in shared) return shared;
  const { shown, title } = await load(shared.facts.id);
  try {
    const view = readView(shown.game, text as string);
    const origin = view.side === NONE ? (text as string) : drawn(view, random);
    const engine = readPosition(shown.game, origin);
    if (engine.over) return { failure: words.isOver };
    return { shown, title, match: resume(engine, writePosition(engine)), sides: view.sides };
  } catch (error) {
    return { failure: words.cannotGoOn(messageOf(error)) };
  }
}

/** A position that agrees with a view: what is hidden is drawn until there can be such a one. */
function drawn(view: View, random: Random): string {
  for (let tries = 1; ; tries++) {
    try {
      const position = writePosition(determinize(view, random));
      readPosition(view.game, position);
      return position;
    } catch (error) {
      if (tries === DRAWS) throw error;
    }
  }
}

/** Shows a moment that was handed on, which may be anything at all; a sentence where it is none. */
export async function readShared(
  text: unknown,
  load: (id: string) => Promise<Pick<Begun, 'shown' | 'title'>>,
): Promise<Shared | ImportFailure> {
  if (typeof text !== 'string' || text.trim() === '') return { failure: words.emptyRecord };
  if (text.length > MOST_TEXT) return { failure: words.tooLarge(MOST_TEXT / 1e6) };
  const id = gameOf(text);
  if (id === undefined) return { failure: words.noPosition };
  try {
    const { shown, title } = await load(id);
    const view = readView(shown.game, text);
    const look = new Showing(shown.presentation, view).scene(view);
    const isOver = new Display(shown.game, view.setUp).world(view).over;
    return { facts: factsOf(shown, title, view.setUp), look, onlooker: view.side, isOver };
  } catch (error) {
    const said = messageOf(error);
    return { failure: error instanceof TextError ? words.badPosition(said) : said };
  }
}

import { Showing } from '@bocage/catalogue';
import { MOST_TEXT } from '@bocage/kernel/host';
import { gameOf, readView, TextError } from '@bocage/kernel/text';
import { type Begun, messageOf } from './begun.ts';
import { factsOf } from './facts.ts';
import type { ImportFailure, Shared } from './protocol.ts';
import { hostWords as words } from './words.ts';

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
    return { facts: factsOf(shown, title), look, onlooker: view.side };
  } catch (error) {
    const said = messageOf(error);
    return { failure: error instanceof TextError ? words.badPosition(said) : said };
  }
}

import type { OurPlayer, RecordLook, Seat } from '@bocage/host';
import { MOST_TEXT } from '@bocage/kernel/host';
import { goTo } from '../app/route.ts';
import { words } from '../words/index.ts';
import { host, messageOf } from './host.ts';

/** A record file that was taken, or why it was not. */
export type Taken =
  | { readonly name: string; readonly text: string; readonly look: RecordLook }
  | { readonly name: string; readonly failure: string };

/** Takes a file as a record; nothing is kept of it until somebody says what is to become of it. A moment is looked at. */
export async function takeFile(file: File): Promise<Taken | null> {
  const { name } = file;
  const said = words().home.record;
  // What no reader would take is not even read.
  if (file.size > MOST_TEXT) return { name, failure: said.tooLarge(name, MOST_TEXT / 1e6) };
  try {
    const text = await file.text();
    // Whatever is no text has zeros or what cannot be read as UTF-8 near its beginning.
    if (/[\0\uFFFD]/.test(text.slice(0, 4096))) return { name, failure: said.notText(name) };
    if (text.trimStart().startsWith('bocage-position')) return await lookAt(name, text);
    const look = await (await host()).look(text);
    return 'failure' in look ? { name, ...look } : { name, text, look };
  } catch (error) {
    return { name, failure: messageOf(error) };
  }
}

/** Goes to where a moment is looked at, as if it had been a link. */
async function lookAt(name: string, text: string): Promise<Taken | null> {
  const { packed } = await import('../share/packing.ts');
  const letters = await packed(text);
  if (letters === null) return { name, failure: words().home.record.longMoment };
  goTo({ page: 'look', packed: letters });
  return null;
}

/** Puts a record on the shelf to be read, with the eyes of a side where not everything may be shown. */
export const read = (text: string, { sides }: RecordLook, eyes?: number): Promise<string> =>
  shelve(
    text,
    sides.map(() => 'record'),
    eyes,
  );

/** Goes on with a record: the sides of `here` are played at this screen, the others by one of our players. */
export const goOnWith = (
  text: string,
  { sides }: RecordLook,
  here: readonly number[],
  opponent: OurPlayer,
): Promise<string> =>
  shelve(
    text,
    sides.map((_, side) => (here.includes(side) ? 'human' : opponent)),
  );

async function shelve(text: string, seats: readonly Seat[], eyes?: number): Promise<string> {
  const opened = await (await host()).importRecord(text, seats, eyes);
  if ('failure' in opened) throw new Error(opened.failure);
  return opened.scene.save;
}

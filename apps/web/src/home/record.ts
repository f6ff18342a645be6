import { gameOf } from '@bocage/kernel';
import type { ImportFailure, Opened } from '../table/protocol.ts';
import { words } from '../words/index.ts';
import { host, messageOf } from './host.ts';
import { setUpOf } from './setups.ts';

/** No record is larger; what is, is not even read. */
const LARGEST = 5 * 1024 * 1024;

/** A record file that was taken, or why it was not. */
export type Taken =
  | { readonly name: string; readonly text: string; readonly opened: Opened }
  | { readonly name: string; readonly failure: string };

/** Takes a file as a record to be read. */
export async function takeFile(file: File): Promise<Taken> {
  const { name } = file;
  const said = words().home.record;
  if (file.size > LARGEST) return { name, failure: said.tooLarge(name) };
  try {
    const text = await file.text();
    // Whatever is no text has zeros or what cannot be read as UTF-8 near its beginning.
    if (/[\0\uFFFD]/.test(text.slice(0, 4096))) return { name, failure: said.notText(name) };
    const opened = await (await host()).importRecord(text, readersOf(text));
    return isFailure(opened) ? { name, ...opened } : { name, text, opened };
  } catch (error) {
    return { name, failure: messageOf(error) };
  }
}

/** Every side of the game of a record is read; of a game that nobody knows, the refusal says so. */
const readersOf = (text: string): 'record'[] =>
  (setUpOf(gameOf(text) ?? '')?.sides ?? ['']).map(() => 'record');

const isFailure = (opened: Opened | ImportFailure): opened is ImportFailure => 'failure' in opened;

/** Goes on with a record that was taken: the sides of `here` are played at this screen, the others by script. */
export async function goOnWith(text: string, opened: Opened, here: readonly number[]): Promise<string> {
  const engine = await host();
  const seats = opened.facts.sides.map((_, side) => (here.includes(side) ? 'human' : 'scripted'));
  const again = await engine.importRecord(text, seats);
  if (isFailure(again)) throw new Error(again.failure);
  await engine.remove(opened.scene.save);
  return again.scene.save;
}

import type { Label, SaveLook } from '@bocage/host';
import { handOver } from '../app/handOver.ts';
import { makeStore } from '../app/store.ts';
import { toast } from '../app/toasts.tsx';
import { words } from '../words/index.ts';
import { host, messageOf } from './host.ts';

/** The saved games, as far as they are known. */
export type Saves =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'here'; readonly saves: readonly SaveLook[] };

export const saves = makeStore<Saves>({ state: 'loading' });

/** Deleted in the eyes of the player; not yet, or for good. */
const gone = new Set<string>();

export const ORDERS = ['played', 'name', 'game'] as const;
export type Order = (typeof ORDERS)[number];
const ORDER = 'bocage-shelf-order';

function storedOrder(): Order {
  try {
    const kept = localStorage.getItem(ORDER);
    return ORDERS.find((one) => one === kept) ?? 'played';
  } catch {
    return 'played';
  }
}

/** How the shelf is ordered. */
export const order = makeStore<Order>(storedOrder());

/** Orders the shelf otherwise, and remembers it. */
export function orderBy(next: Order): void {
  order.set(next);
  try {
    localStorage.setItem(ORDER, next);
  } catch {
    // It holds until the page is closed.
  }
}

/** What a save is called: by its player, or as its game is. */
export const nameOf = ({ name, title }: Pick<SaveLook, 'name' | 'title'>): string =>
  name === '' ? title : name;

/** Saves in an order; those that are alike in it, played last first. */
export function ordered(found: readonly SaveLook[], by: Order): SaveLook[] {
  const { compare } = new Intl.Collator(words().app.locale, { numeric: true, sensitivity: 'base' });
  const alike: Readonly<Record<Order, (a: SaveLook, b: SaveLook) => number>> = {
    played: () => 0,
    name: (a, b) => compare(nameOf(a), nameOf(b)),
    game: (a, b) => compare(a.title, b.title) || compare(a.name, b.name),
  };
  return [...found].sort((a, b) => alike[by](a, b) || b.changed - a.changed);
}

/** Keeps a name and notes for a save. */
export async function labelSave({ id }: SaveLook, label: Label): Promise<void> {
  try {
    await (await host()).label(id, label);
  } catch (error) {
    toast({ text: words().home.shelf.labelFailed(messageOf(error)), tone: 'bad' });
  }
  await readSaves();
}

/** Reads the shelf anew, the game played last first. */
export async function readSaves(): Promise<void> {
  try {
    const found = await (await host()).saves();
    const left = found.filter(({ id }) => !gone.has(id)).sort((a, b) => b.changed - a.changed);
    rememberLast(lastOf(left));
    saves.set({ state: 'here', saves: left });
  } catch (error) {
    saves.set({ state: 'failed', why: messageOf(error) });
  }
}

const LAST = 'bocage-last-game';

/** What a save is there for: to go on with, or only to look at. */
export const isToRead = ({ outcome, seats }: SaveLook): boolean =>
  outcome !== null || seats.every((seat) => seat === 'record');

/** The game to go on with. */
const lastOf = (found: readonly SaveLook[]): string | null =>
  found.find((save) => save.damage === null && !isToRead(save))?.id ?? null;

/** Notes the game to go on with where it can be read at once, so that the page does not move when the shelf is known. */
export function rememberLast(last: string | null): void {
  try {
    if (last === null) localStorage.removeItem(LAST);
    else localStorage.setItem(LAST, last);
  } catch {
    // Then it is known a moment later.
  }
}

/** The game to go on with, as far as is known now. */
export function lastSave(shelf: Saves): string | null {
  if (shelf.state === 'here') return lastOf(shelf.saves);
  try {
    return localStorage.getItem(LAST);
  } catch {
    return null;
  }
}

/** Forgets what was on the shelf: whoever leaves it may change it. */
export function leaveShelf(): void {
  saves.set({ state: 'loading' });
}

/** Takes a save from the shelf at once, and deletes it when the time to undo that is over. */
export function removeSave(save: SaveLook): void {
  const { id } = save;
  const said = words().home.shelf;
  let isUndone = false;
  const undo = (): void => {
    isUndone = true;
    gone.delete(id);
    void readSaves();
  };
  gone.add(id);
  void readSaves();
  toast(
    { text: said.deleted(nameOf(save)), action: { label: said.undo, run: undo } },
    { onLapse: () => void (isUndone || deleteForGood(id)) },
  );
}

async function deleteForGood(id: string): Promise<void> {
  try {
    await (await host()).remove(id);
  } catch (error) {
    gone.delete(id);
    toast({ text: messageOf(error), tone: 'bad' });
    await readSaves();
  }
}

/** A saved game that is to be handed out and hides something from the side that plays it. */
export interface Asked {
  readonly save: SaveLook;
  readonly side: string;
}

/** Hands the record of a saved game to the player as a file, unless it must first be said how. */
export async function exportSave(save: SaveLook, isWhole?: boolean): Promise<Asked | null> {
  const said = words().home.shelf;
  try {
    const engine = await host();
    const { facts, scene } = await engine.open(save.id);
    if (scene.hides && isWhole === undefined) return { save, side: facts.sides[scene.onlooker] ?? '' };
    const date = new Date().toISOString().slice(0, 10);
    handOver(await engine.exportRecord(isWhole), said.fileName(save.game, date));
  } catch (error) {
    toast({ text: said.exportFailed(messageOf(error)), tone: 'bad' });
  }
  return null;
}

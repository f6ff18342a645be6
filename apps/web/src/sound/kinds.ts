import type { LogEntry } from '@bocage/host';

/** What can be heard of a game. */
export const SOUNDS = ['dice', 'card', 'gun', 'loss'] as const;
export type Sound = (typeof SOUNDS)[number];

/** More in a row is noise. */
const MOST = 5;

/** Kinds of events by what games call them; what is not among them is silent. */
const HEARD: Readonly<Record<Exclude<Sound, 'dice'>, ReadonlySet<string>>> = {
  card: new Set(['card', 'drawn', 'played']),
  gun: new Set(
    'ambushed attacked barraged bombarded cherbourgFought fired flattened fought gunned gunsFired mortared rocketed salvo salvoed shelled shot sniped stormed struck'.split(
      ' ',
    ),
  ),
  loss: new Set('armyLoss cadre catastrophe drowned eliminated lost mined starved trod'.split(' ')),
};

const soundOf = (name: string): Sound | undefined =>
  (['card', 'gun', 'loss'] as const).find((sound) => HEARD[sound].has(name));

/** Dice that Chance threw, and openly. */
const isThrown = ({ side, draw, answer }: LogEntry): boolean =>
  side === -1 && draw === undefined && answer !== null;

/** What news sound like, one after another; the same is not heard twice running. */
export function soundsOf(news: readonly LogEntry[]): Sound[] {
  const all = news.flatMap((entry): Sound[] => [
    ...(entry.draw === undefined ? [] : (['card'] as const)),
    ...(isThrown(entry) ? (['dice'] as const) : []),
    ...entry.events.flatMap(({ name }) => soundOf(name) ?? []),
  ]);
  return all.filter((sound, i) => sound !== all[i - 1]).slice(0, MOST);
}

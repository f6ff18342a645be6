import type { StrokeLook } from '@bocage/catalogue';
import type { EventLook, LogEntry } from '@bocage/host';

/** What can be heard of a game. */
export const SOUNDS = ['dice', 'card', 'gun', 'loss'] as const;
export type Sound = (typeof SOUNDS)[number];

/** More in a row is noise. */
const MOST = 5;

/** What is drawn is heard by its strokes: fire and hits, losses; the rest is silent. */
const HEARD: Readonly<Partial<Record<StrokeLook['kind'], Sound>>> = {
  line: 'gun',
  burst: 'gun',
  cross: 'loss',
};

const soundsIn = ({ drawing }: EventLook): Sound[] =>
  (drawing?.strokes ?? []).flatMap(({ kind }) => HEARD[kind] ?? []);

/** Dice that Chance threw, and openly. */
const isThrown = ({ side, draw, answer }: LogEntry): boolean =>
  side === -1 && draw === undefined && answer !== null;

/** What news sound like, one after another; the same is not heard twice running. */
export function soundsOf(news: readonly LogEntry[]): Sound[] {
  const all = news.flatMap((entry): Sound[] => [
    ...(entry.draw === undefined ? [] : (['card'] as const)),
    ...(isThrown(entry) ? (['dice'] as const) : []),
    ...entry.events.flatMap(soundsIn),
  ]);
  return all.filter((sound, i) => sound !== all[i - 1]).slice(0, MOST);
}

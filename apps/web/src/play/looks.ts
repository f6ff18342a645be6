import type { Look } from '../board/board.ts';

const KEY = 'bocage-looks';
/** Of the games looked at last. */
const MOST = 40;
const FARTHEST = 1e5;

const isLook = (found: unknown): found is [number, number, number] =>
  Array.isArray(found) &&
  found.length === 3 &&
  found.every((part) => Number.isFinite(part) && Math.abs(part) <= FARTHEST) &&
  found[2] > 0;

/** How maps were left, by save, as far as a stored text says so; the last one last. */
export function parseLooks(text: string | null): Map<string, Look> {
  const looks = new Map<string, Look>();
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    for (const entry of Array.isArray(found) ? found.slice(-MOST) : []) {
      const [save, look] = Array.isArray(entry) ? entry : [];
      if (typeof save === 'string' && isLook(look)) looks.set(save, { x: look[0], y: look[1], k: look[2] });
    }
  } catch {
    // Then nothing is known.
  }
  return looks;
}

/** The text that keeps them. */
export const looksText = (looks: ReadonlyMap<string, Look>): string =>
  JSON.stringify(
    [...looks].slice(-MOST).map(([save, { x, y, k }]) => [save, [round(x, 1), round(y, 1), round(k, 1000)]]),
  );

const round = (value: number, parts: number): number => Math.round(value * parts) / parts;

function stored(): Map<string, Look> {
  try {
    return parseLooks(localStorage.getItem(KEY));
  } catch {
    return new Map(); // a browser that keeps nothing
  }
}

/** How the map of a save was left. */
export const lookOf = (save: string): Look | undefined => stored().get(save);

/** Remembers how the map of a save is left. */
export function keepLook(save: string, look: Look): void {
  const looks = stored();
  looks.delete(save);
  looks.set(save, look);
  try {
    localStorage.setItem(KEY, looksText(looks));
  } catch {
    // It opens as at first, then.
  }
}

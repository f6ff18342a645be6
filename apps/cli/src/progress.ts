import type { Io } from './io.ts';

/** Told how far a long work is. */
export type OnProgress = (done: number, total: number) => void;

const WIDTH = 24;
const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[2K';

/** A bar on the terminal, or nothing where nobody watches; `end` wipes it away. */
export function progressBar(
  io: Io,
  label: string,
  now: () => number = () => performance.now(),
): { tick: OnProgress; end: () => void } {
  if (!io.watched) return { tick: () => {}, end: () => {} };
  const began = now();
  let drawn = began - EVERY_MS;
  return {
    tick(done, total) {
      if (now() - drawn < EVERY_MS && done < total) return;
      drawn = now();
      io.err(`${CLEAR_LINE}${label} ${barText(done, total, (drawn - began) / 1000)}`);
    },
    end: () => io.err(CLEAR_LINE),
  };
}

function barText(done: number, total: number, seconds: number): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.round(WIDTH * share);
  const left = share > 0 && share < 1 ? ` ${Math.ceil(seconds / share - seconds)} s left` : '';
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(100 * share)} % (${done} of ${total})${left}`;
}

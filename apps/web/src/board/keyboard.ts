import type { Grid, HexId } from '@bocage/hex';
import { isStep, nextOf, stepFrom } from './cursor.ts';

/** What the keys work on. */
export interface KeyBoard {
  readonly grid: Grid;
  readonly cursor: HexId;
  /** The counter that has the focus, if one has. */
  readonly unit: number | null;
  /** The counters under the cursor, the lowest first. */
  readonly stack: readonly number[];
  /** Where something may be chosen. */
  readonly legal: readonly HexId[];
  moveTo(at: HexId): void;
  choose(): void;
  open(): void;
  close(): void;
  pick(unit: number): void;
  zoom(factor: number): void;
  fit(): void;
  /** Whether there was a drag to be ended. */
  cancelDrag(): boolean;
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

const LEAP = 5;

/** Does what a key means on the board; false where it means nothing there. */
export function handleKey(press: Press, board: KeyBoard): boolean {
  if (press.ctrlKey || press.altKey || press.metaKey) return false;
  if (press.key === 'Escape' && board.cancelDrag()) return true;
  return anywhere(press, board) || (board.unit === null ? onMap(press, board) : inStack(press, board));
}

function anywhere({ key }: Press, board: KeyBoard): boolean {
  if (key === '+' || key === '=') board.zoom(1.4);
  else if (key === '-' || key === '_') board.zoom(1 / 1.4);
  else if (key === '0') board.fit();
  else return false;
  return true;
}

function onMap({ key, shiftKey }: Press, board: KeyBoard): boolean {
  if (isStep(board.grid, key)) {
    let at = board.cursor;
    for (let i = 0; i < (shiftKey ? LEAP : 1); i++) at = stepFrom(board.grid, at, key);
    board.moveTo(at);
  } else if (key === 'Enter') board.choose();
  else if (key === ' ') board.open();
  else if (key === 'n' || key === 'N') toNext(board, !shiftKey);
  else return false;
  return true;
}

// Enter and Space are the button's own.
function inStack({ key, shiftKey }: Press, board: KeyBoard): boolean {
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  if (board.unit !== null && (isForward || key === 'ArrowLeft' || key === 'ArrowUp')) {
    const next = nextOf(board.stack, board.unit, !isForward); // the topmost is the first in a fan
    if (next !== undefined) board.pick(next);
  } else if (key === 'Escape') board.close();
  else if (key === 'n' || key === 'N') {
    board.close();
    toNext(board, !shiftKey);
  } else return false;
  return true;
}

function toNext(board: KeyBoard, isForward: boolean): void {
  const { legal, cursor } = board;
  const beyond = isForward ? legal.find((h) => h > cursor) : legal.findLast((h) => h < cursor);
  const next = beyond ?? (isForward ? legal[0] : legal.at(-1));
  if (next !== undefined) board.moveTo(next);
}

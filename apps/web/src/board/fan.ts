import type { HexId } from '@bocage/hex';

const OPEN = 220;
const CLOSE = 260;

/** When stacks open and close under the pointer: each wait has its own clock, so that neither undoes the other. */
export class FanClock {
  readonly #spread: (at: HexId | null) => void;
  #opening = 0;
  #closing = 0;

  constructor(spread: (at: HexId | null) => void) {
    this.#spread = spread;
  }

  /** Opens a stack once the pointer has waited over it. */
  openSoon(at: HexId): void {
    this.moveOn();
    this.#opening = window.setTimeout(() => this.#spread(at), OPEN);
  }

  /** The pointer waits over no stack. */
  moveOn(): void {
    clearTimeout(this.#opening);
  }

  // Counted from when the pointer left: moving about outside does not put it off.
  closeSoon(): void {
    this.#closing ||= window.setTimeout(() => this.#spread(null), CLOSE);
  }

  /** All stays as it is. */
  stop(): void {
    this.moveOn();
    clearTimeout(this.#closing);
    this.#closing = 0;
  }
}

import { makeStore } from '../../app/store.ts';
import { beatsOf } from '../../play/drawn.ts';
import type { Play } from '../../play/game.ts';

/** Milliseconds from one decision to the next. */
export const PACES = [1600, 800, 300, 60] as const;
export type Pace = (typeof PACES)[number];

/** The pace is that of something of normal weight, which takes so many beats. */
const NORMAL = 2;

/** Lets a recorded game run. */
export class Clock {
  readonly running = makeStore(false);
  readonly pace = makeStore<Pace>(800);
  readonly #play: Play;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(play: Play) {
    this.#play = play;
  }

  toggle(): void {
    if (this.running.get()) this.stop();
    else void this.start();
  }

  async start(): Promise<void> {
    const { ply, length } = this.#play.state.scene;
    if (length === 0) return;
    this.running.set(true);
    if (ply >= length) await this.#play.time.goTo(0);
    this.#tick();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running.set(false);
  }

  /** Goes somewhere, and stays there. */
  async goTo(ply: number): Promise<void> {
    this.stop();
    await this.#play.time.goTo(ply);
  }

  #tick(): void {
    const { news } = this.#play.state.scene;
    const beats = Math.max(0, ...news.map(beatsOf));
    this.#timer = setTimeout(() => void this.#on(), (this.pace.get() * beats) / NORMAL);
  }

  async #on(): Promise<void> {
    const { ply, length } = this.#play.state.scene;
    if (ply < length) await this.#play.time.goTo(ply + 1);
    if (!this.running.get()) return;
    if (this.#play.state.scene.ply >= length || this.#play.state.failure !== null) this.stop();
    else this.#tick();
  }
}

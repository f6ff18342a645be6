import { determinize, Engine, seeded, UNKNOWN, viewOf } from '@bocage/kernel';
import { ALL } from '@bocage/table';

/** What an onlooker may see of a position. */
export const sightOf = (engine: Engine, onlooker: number): Int16Array =>
  onlooker === ALL ? engine.snapshot() : viewOf(engine, onlooker).data;

/**
 * Worlds to reckon in for an onlooker. Where nothing is hidden it is the true one, else one that only agrees with all
 * that the onlooker may know: nothing that is worked out in it can give away what is hidden.
 */
export class Worlds {
  #guessed: Engine | undefined;

  of(engine: Engine, onlooker: number): Engine {
    if (onlooker === ALL) return engine;
    const view = viewOf(engine, onlooker);
    if (!view.data.includes(UNKNOWN)) return engine;
    const known = this.#guessed?.game === view.game && this.#guessed.setUp === view.setUp;
    this.#guessed = determinize(
      view,
      seeded(1),
      known ? (this.#guessed as Engine) : new Engine(view.game, view.setUp),
    );
    return this.#guessed;
  }
}

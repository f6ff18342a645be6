import type { MapData } from '@bocage/atlas';
import type { CounterLook, MarkLook } from '@bocage/catalogue';
import type { Grid, HexId } from '@bocage/hex';
import type { BoardWords } from './words.ts';

/** A counter in full words, as it is read aloud. */
export function counterLabel(look: CounterLook, words: BoardWords): string {
  const army = words.armies[look.army];
  if (look.faceDown) return words.faceDown(army);
  const kind = [army, words.branches[look.branch], words.echelons[look.echelon]].filter(Boolean).join(' ');
  const figures = look.figures.map((figure, i) =>
    `${look.meaning[i] ?? ''} ${figure === '?' ? words.unknown : figure}`.trim(),
  );
  const asides = (look.asides ?? []).map(({ meaning, figure }) => `${meaning} ${figure}`);
  const steps = look.steps > 0 ? words.steps(look.steps) : '';
  const colour = look.colour === undefined ? '' : words.colour(look.colour.name);
  const bearing = [look.mode ?? '', look.facing?.text ?? ''];
  const states = [...bearing, colour, look.worn ? words.worn : '', ...look.states.map(({ text }) => text)];
  return [look.title, kind, ...figures, ...asides, steps, ...states].filter(Boolean).join(', ');
}

/** What the ground of each hex is and what stands on it, in words. */
export class Gazetteer {
  readonly #grid: Grid;
  readonly #ground = new Map<HexId, string>();
  readonly #places = new Map<HexId, string[]>();

  constructor(map: MapData, grid: Grid) {
    this.#grid = grid;
    for (const [kind, hexes] of Object.entries(map.terrain.kinds)) {
      for (const name of hexes.split(' ')) this.#ground.set(grid.find(name), kind.replaceAll('-', ' '));
    }
    for (const { name, hex, kind } of map.places) {
      const at = grid.find(hex);
      // The name of a river stands in some hex beside it, which is not called so.
      if (kind === 'water' && this.#ground.get(at) !== 'sea') continue;
      this.#places.set(at, [...(this.#places.get(at) ?? []), name]);
    }
  }

  /** `N2931 Carentan, city`. */
  name(at: HexId): string {
    const place = [this.#grid.name(at), ...(this.#places.get(at) ?? [])].join(' ');
    const ground = this.#ground.get(at);
    return ground ? `${place}, ${ground}` : place;
  }
}

/** What is in a hex, in a line. */
export function hexLabel(
  name: string,
  counters: readonly string[],
  marks: readonly MarkLook[],
  words: BoardWords,
): string {
  const who = counters.length === 0 ? words.empty : `${words.stack(counters.length)}: ${counters.join('; ')}`;
  return [name, ...marks.map(({ text }) => text), who].join('. ');
}

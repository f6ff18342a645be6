/** A source of whole numbers. The engine never holds one: hosts, players and tests do. */
export interface Random {
  /** A whole number from 0 up to, not including, n (n from 1 to 2^31). */
  below(n: number): number;
}

/** A source that can be gone on with later, elsewhere: by `streamFrom` with what its state was. */
export interface Stream extends Random {
  readonly state: StreamState;
}
export type StreamState = readonly [number, number, number, number];

/** A reproducible stream (sfc32): the same seed gives the same numbers on every machine. */
export function seeded(seed: number): Stream {
  const stream = streamFrom([0x9e3779b9, seed, Math.floor(seed / 0x100000000), 1]);
  for (let i = 0; i < 15; i++) stream.below(1);
  return stream;
}

/** Goes on with a stream where it was left. */
export function streamFrom(state: StreamState): Stream {
  let [a, b, c, d] = state.map((word) => word | 0) as [number, number, number, number];
  return {
    below(n) {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (c << 21) | (c >>> 11);
      c = (c + t) | 0;
      return Math.floor(((t >>> 0) / 0x100000000) * n);
    },
    get state(): StreamState {
      return [a, b, c, d];
    },
  };
}

/** Puts the items in random order, in place. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

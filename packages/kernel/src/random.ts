/** A source of whole numbers. The engine never holds one: hosts, players and tests do. */
export interface Random {
  /** A whole number from 0 up to, not including, n (n from 1 to 2^31). */
  below(n: number): number;
}

/** A reproducible stream (sfc32): the same seed gives the same numbers on every machine. */
export function seeded(seed: number): Random {
  let a = 0x9e3779b9 | 0;
  let b = seed | 0;
  let c = Math.floor(seed / 0x100000000) | 0;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 15; i++) next();
  return { below: (n) => Math.floor((next() / 0x100000000) * n) };
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

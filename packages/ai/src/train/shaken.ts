import type { Doctrine, Style } from '@bocage/kernel/players';

/** The usual style with every figure moved by a toss of -1 to 1, at most by that part of what may be tried, and never beyond it. */
export function shaken(doctrine: Doctrine, side: number, part: number, toss: () => number): Style {
  const bounds = doctrine.bounds(side);
  return Object.fromEntries(
    Object.entries(doctrine.usual(side)).map(([name, value]) => {
      const [low, high] = bounds[name] ?? [value, value];
      return [name, Math.min(high, Math.max(low, value + part * (high - low) * toss()))];
    }),
  );
}

import type { Change, Harm } from '../presentation.ts';

/** What the units of a game are, as far as harm to them is told. */
interface Harmed {
  sideOf(unit: number): number;
  nameOf(unit: number): string;
  /** Whether a change of its place takes it off the map. */
  isGone(at: number): boolean;
  /** Whether a change puts a unit into disorder. */
  isDisorder?(change: Change): boolean;
}

/**
 * The harm to units by the fields that every game has: `unit.steps` and `unit.at`. Whoever goes elsewhere is thrown back
 * if it is not the side that acts, and that is for whoever reads it to say: he knows who acts.
 */
export const unitHarms = ({
  sideOf,
  nameOf,
  isGone,
  isDisorder,
}: Harmed): ((changes: readonly Change[]) => Harm[]) => {
  const harm = (kind: Harm['kind'], unit: number, count = 1): Harm => ({
    kind,
    side: sideOf(unit),
    who: nameOf(unit),
    count,
  });
  return (changes) =>
    changes.flatMap((change): Harm[] => {
      const { path, row, old, now } = change;
      if (path === 'unit.steps' && now < old)
        return [harm('loss', row, old - now), ...(now === 0 ? [harm('gone', row)] : [])];
      if (path === 'unit.at' && !isGone(now) && !isGone(old)) return [harm('retreat', row)];
      return isDisorder?.(change) === true ? [harm('disorder', row)] : [];
    });
};

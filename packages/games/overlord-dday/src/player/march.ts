import type { HexId } from '@bocage/hex';
import { act, best, lists, type Scene, type Script } from '@bocage/kernel/players';
import type { G, UnitId } from '../queries.ts';
import { gOf, unitsFor } from './ask.ts';
import { printAfter, printOf } from './memory.ts';

/** Where somebody wants units to be: of a unit, what each hex is worth to it, and how much it must be worth to go there. */
export interface Wishes {
  /** Undefined where the unit stays in any case. */
  of(unit: UnitId): ((hex: HexId) => number) | undefined;
  /** What it is worth to stay where it is. */
  here(unit: UnitId): number;
  /** Is told where a unit has gone, since nobody thinks again before the next. */
  moved?(from: HexId, to: HexId): void;
}

/** Where the unit goes, if anywhere. */
function wayOf(scene: Scene, verb: string, unit: UnitId, wishes: Wishes): readonly number[] | undefined {
  const worth = wishes.of(unit);
  if (worth === undefined) return undefined;
  return best(lists(scene, verb, unit), (path) => worth(path.at(-1) as HexId), wishes.here(unit));
}

/** Moves units one by one, and thinks again before each. */
export const carefulMarch =
  (verb: string, wishesOf: (g: G) => Wishes): Script =>
  (scene) => {
    const wishes = wishesOf(gOf(scene));
    for (const unit of unitsFor(scene, verb)) {
      const way = wayOf(scene, verb, unit, wishes);
      if (way !== undefined) return act(verb, unit, way);
    }
    return act('end');
  };

/** Thinks once, then moves everybody; unless it finds a position that it did not leave. */
export function quickMarch(verb: string, wishesOf: (g: G) => Wishes): Script {
  let print: number | null = null;
  let last: G | undefined;
  let wishes: Wishes | undefined;
  let left: UnitId[] = [];
  return (scene) => {
    const g = gOf(scene);
    const now = printOf(g);
    if (print !== now || last !== g || wishes === undefined) {
      wishes = wishesOf(g);
      left = unitsFor(scene, verb).reverse();
      last = g;
    }
    for (let unit = left.pop(); unit !== undefined; unit = left.pop()) {
      const way = wayOf(scene, verb, unit, wishes);
      if (way === undefined) continue;
      const [from, to] = [g.unit.at.get(unit), way.at(-1) as HexId];
      wishes.moved?.(from, to);
      print = printAfter(now, unit, from, to);
      return act(verb, unit, way);
    }
    print = null;
    return act('end');
  };
}

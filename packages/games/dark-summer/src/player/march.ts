import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, isOpen, lists, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { type G, type UnitId, whyNotMove, whyStack } from '../queries.ts';
import { Memory, type Planned } from './memory.ts';
import { gOf } from './world.ts';

/** Nobody comes through more places in one move. */
const LONGEST = 256;

/** The move of a unit, at which the reach is still aimed, to a place within it. */
function moveTo(g: G, unit: UnitId, to: HexId): Action {
  const path = new Int16Array(LONGEST);
  const length = g.reach.path(to, path);
  return act('move', unit, Array.from(path.subarray(1, length)));
}

/** How a side moves: one unit after another goes where the plan has it, and then somebody may slip away. */
export interface Manner<Plan> {
  readonly make: (g: G) => Planned<Plan>;
  /** Where a unit goes, at which the reach is aimed then; undefined where it stays. */
  readonly destination: (g: G, plan: Plan, unit: UnitId) => HexId | undefined;
  readonly after?: (scene: Scene) => Action | undefined;
}

/** The script of a side's movement. */
export function marching<Plan>({ make, destination, after }: Manner<Plan>): Script {
  const memory = new Memory(make);
  return (scene) => {
    const g = gOf(scene);
    const { plan, queue } = memory.recall(g);
    for (let unit = queue.shift(); unit !== undefined; unit = queue.shift()) {
      const to = whyNotMove(g, unit) === null ? destination(g, plan, unit) : undefined;
      if (to === undefined) continue;
      memory.send(g, unit, to);
      return moveTo(g, unit, to);
    }
    const [unit, way] = after?.(scene)?.args ?? [];
    if (way === undefined) return finish(scene);
    memory.send(g, unit as UnitId, (way as readonly HexId[]).at(-1) as HexId);
    return act('escape', unit as UnitId, way);
  };
}

/** Ends the movement; who may not stay where he is goes anywhere. */
function finish(scene: Scene): Action | undefined {
  if (isOpen(scene, 'end')) return act('end');
  const g = gOf(scene);
  for (const unit of numbers<UnitId>(scene, 'move')) {
    const ways = lists(scene, 'move', unit);
    const way = ways.find((one) => whyStack(g, one.at(-1) as HexId, [unit]) === null) ?? ways[0];
    if (way !== undefined) return act('move', unit, way);
  }
  return undefined;
}

import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, lists, numbers, pick, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, EVERY_UNIT, type G, grid, isHex, lineOf, SIDE_OF, type UnitId } from '../queries.ts';
import { gOf, unitsFor } from './ask.ts';
import { advance, designate, lose, retreat, standsGuard } from './attack.ts';
import { ORNE, overlooked } from './worth.ts';

const distanceTo = (hexes: readonly HexId[], from: HexId): number =>
  hexes.reduce((least, hex) => Math.min(least, grid.distance(hex, from)), 99);

/** Where the Allies are ashore, or came down, as far as it matters to the defender. */
function threats(g: G): HexId[] {
  const hexes = new Set<HexId>(ORNE);
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (SIDE_OF[unit] === ALLIED && isHex(at)) hexes.add(at);
  }
  return [...hexes];
}

const move =
  (verb: string): Script =>
  (scene) => {
    const g = gOf(scene);
    const foes = threats(g);
    const value = (unit: UnitId, hex: HexId): number => {
      if (standsGuard(g, unit)) return hex === g.unit.at.get(unit) ? 50 : 0;
      return -Math.max(1, distanceTo(foes, hex));
    };
    return moveBy(scene, verb, value) ?? act('end');
  };

/** The move that gains most, by a value of places; units that hold something stay. */
function moveBy(scene: Scene, verb: string, value: (unit: UnitId, hex: HexId) => number): Action | undefined {
  const g = gOf(scene);
  for (const unit of unitsFor(scene, verb)) {
    const here = value(unit, g.unit.at.get(unit));
    const way = best(lists(scene, verb, unit), (path) => value(unit, path.at(-1) as HexId), here);
    if (way !== undefined) return act(verb, unit, way);
  }
  return undefined;
}

function nearest(scene: Scene, unit: number): number {
  const g = gOf(scene);
  return -distanceTo(threats(g), g.unit.at.get(unit as UnitId));
}

/** Tries every bridge it can. */
const blow: Script = (scene) => {
  const [bridge] = numbers(scene, 'blow');
  return bridge === undefined ? act('end') : act('blow', bridge);
};

/** What the German player does, step by step. */
export const GERMAN_SCRIPTS: Readonly<Record<string, Script>> = {
  'action.designate': designate,
  'losses.choose': lose,
  'combat.advance': advance,
  // Who stays near a beach keeps it from being secured; thick ground shelters best.
  'retreat.choose': retreat((g, hex) => overlooked(g, hex).length + lineOf(hex) / 10),
  'action.move': move('move'),
  'activation.designate': pick('rouse', nearest),
  'activation.pick': pick('activate', nearest),
  'endStage.germanMoves': move('march'),
  'endStage.germanBridges': blow,
};

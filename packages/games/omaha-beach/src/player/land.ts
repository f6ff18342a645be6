import type { HexId } from '@bocage/hex';
import { act, best, local, numbers, type Scene, type Script } from '@bocage/kernel/players';
import {
  BOX,
  BOX_HEXES,
  BOXES,
  boxAt,
  boxOf,
  CHARTS,
  dataOf,
  EVERY_UNIT,
  type G,
  HIGH,
  isInfantry,
  isLeader,
  LOW,
  MID,
  PLACE,
  turnOfTide,
  type UnitId,
  unitsIn,
  waterline,
} from '../queries.ts';
import type { Lay } from './lay.ts';
import type { Scout } from './scout.ts';

const game = ({ world }: Scene): G => world.g as G;
/** The water of a turn. */
const tideOf = (turn: number): number =>
  turn < turnOfTide(MID) ? LOW : turn < turnOfTide(HIGH) ? MID : HIGH;
const isCleared = (g: G, box: number): boolean => {
  const { obstacle } = boxOf(box);
  return obstacle === null || g.hex.cleared.get(PLACE.of(obstacle)) === 1;
};
const crowdIn = (g: G, hex: HexId): number => unitsIn(g, hex).filter((unit) => !isLeader(unit)).length;

/** What it is worth to a unit to land from a box: out of fire, for infantry near the ways up, not over mines nor in a crowd. */
function worthOfBox({ g, heat, ways, style }: Lay, unit: UnitId, box: number, turn: number): number {
  const hex = waterline(box, tideOf(turn));
  if (hex < 0) return NO_LANDING;
  const next = waterline(box, Math.min(HIGH, tideOf(turn) + 1));
  const run = isInfantry(unit) && next >= 0 ? (heat[next] as number) : 0;
  const company = crowdIn(g, hex) + crowdIn(g, BOX_HEXES[box] as HexId);
  const way = isInfantry(unit) ? style.boxWay * (ways[hex] as number) : 0;
  const mines = isCleared(g, box) || turn < FIRST_MINES ? 0 : 0.6;
  return -style.boxHeat * (heat[hex] as number) - style.boxRun * run - way - mines - style.boxCrowd * company;
}
const NO_LANDING = -50;
const [FIRST_MINES = 0] = CHARTS.landing.mines.turns;

/** The units that a verb may be done with. */
export const unitsFor = (scene: Scene, verb: string): readonly UnitId[] =>
  numbers(scene, verb).map((unit) => unit as UnitId);

/** Units come to the best box that is open to them; leaders come last, to where their men are. */
export const arrive =
  (scout: Scout): Script =>
  (scene) => {
    const lay = scout.look(game(scene));
    const { g } = lay;
    const units = unitsFor(scene, 'place').filter((unit) => numbers(scene, 'place', unit).length > 0);
    const unit = units.find((one) => !isLeader(one)) ?? units[0];
    if (unit === undefined) return delayed(scene);
    const box = best(
      numbers(scene, 'place', unit),
      (one) => (isLeader(unit) ? 2 * menIn(g, one) : 0) + worthOfBox(lay, unit, one, g.turn + 1),
    );
    return box === undefined ? undefined : act('place', unit, box);
  };
const menIn = (g: G, box: number): number =>
  unitsIn(g, BOX_HEXES[box] as HexId).filter((unit) => isInfantry(unit)).length;

/** Who finds no room comes as soon as may be. */
function delayed(scene: Scene): ReturnType<Script> {
  const [unit] = numbers(scene, 'delay');
  const turn = unit === undefined ? undefined : numbers(scene, 'delay', unit)[0];
  return unit === undefined || turn === undefined ? undefined : act('delay', unit, turn);
}

/** Rangers let themselves be carried east where that is better. */
export const drift =
  (scout: Scout): Script =>
  (scene) => {
    const lay = scout.look(game(scene));
    const { g } = lay;
    const unit = local(scene, 'amphibious', 'unit') as UnitId;
    const box = unit < 0 ? -1 : boxAt(g.unit.at.get(unit));
    if (box < 0) return act('hold');
    const boxes = best([0, ...numbers(scene, 'drift')], (far) =>
      box + far < BOXES.length ? worthOfBox(lay, unit, box + far, g.turn) : NO_LANDING,
    );
    return boxes === undefined || boxes === 0 ? act('hold') : act('drift', boxes);
  };

/** Engineers clear where most are still to land. */
export const clear =
  (scout: Scout): Script =>
  (scene) => {
    const lay = scout.look(game(scene));
    const hex = best(numbers(scene, 'clear'), (one) => landingsOver(lay, one as HexId), 0);
    return hex === undefined ? act('end') : act('clear', hex);
  };
function landingsOver({ g, heat }: Lay, hex: HexId): number {
  const box = BOXES.findIndex(({ obstacle }) => obstacle === PLACE.text(hex));
  if (box < 0) return 0;
  const { id, beach } = boxOf(box);
  let coming = 0.5 - 0.3 * Math.min(1, heat[hex] as number);
  for (const unit of EVERY_UNIT) {
    if (g.unit.at.get(unit) === BOX_HEXES[box]) coming += 1.5;
    if (g.unit.due.get(unit) < Math.max(6, g.turn)) continue;
    const named = dataOf(unit).box;
    if (BOX.parse(named) === undefined ? named === beach : named === id) coming += 1;
  }
  return coming;
}

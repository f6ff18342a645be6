import type { HexId, HexsideId } from '@bocage/hex';
import { Trace, type TraceRules } from '@bocage/wargame';
import { allSupplied, cutOff, relieved } from '../../events/logistics.ts';
import { BOX_DATA, depotOf, grid, isAllSea, isHex, isRoad, isSea, isStrategic } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { type G, markersOf } from '../../state.ts';
import { ALLIES, AXIS, campOf, enemyOf, SIDES_OF } from '../../terms.ts';
import { CAMP_OF, EVERY_UNIT, HEADQUARTERS_OF, isAirborne, isHeadquarters, isOfType, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { isMelee, operational } from './depots.ts';

const bySide = (is: (side: HexsideId) => boolean): Uint8Array =>
  Uint8Array.from({ length: grid.sideCount }, (_, side) => (is(side as HexsideId) ? 1 : 0));
/** 7.3.2: lines of headquarters follow these, and the lines between boxes (4.1.2-a). */
const ROADS = bySide(isRoad);
const SEA_SIDES = bySide(isAllSea);
/** Where no line runs for anybody: the sea, Festungen, the boxes that are no region. */
const NOWHERE_TO_GO = Uint8Array.from({ length: grid.size }, (_, place) => {
  const at = place as HexId;
  return (isHex(at) ? isSea(at) : !isStrategic(at)) ? 1 : 0;
});

/** By place: not 0 where no line of a camp may run, and no marker of it go (7.3.1-b, -c, R-76). */
export function closedTo(g: G, camp: number): Uint8Array {
  const closed = NOWHERE_TO_GO.slice();
  const enemies = g.board.stacks.counts(enemyOf(camp));
  const zone = g.board.zones.counts(enemyOf(camp));
  const friends = g.board.stacks.counts(camp);
  const east = SCENARIOS[g.scenario]?.columns[0] ?? 0;
  for (const hex of grid.hexes) {
    const isDenied = (zone[hex] as number) > 0 && friends[hex] === 0;
    if ((enemies[hex] as number) > 0 || isDenied || grid.column(hex) < east) closed[hex] = 1;
  }
  for (const { at } of BOX_DATA) if (isShut(g, camp, at)) closed[at] = 1;
  return closed;
}
/** hostile, or in confusion. */
const isShut = (g: G, camp: number, box: HexId): boolean =>
  g.place.allied.get(box) !== (camp === ALLIES ? 1 : 0) || isMelee(g, box);

/** 7.3.1: how the lines of units run. */
export const unitLines = (g: G, camp: number): TraceRules => ({
  barred: g.known.closedTo(camp),
  barredSides: SEA_SIDES,
  links: true,
});
/** 7.3.2: how those of headquarters do. */
export const roadLines = (g: G, camp: number): TraceRules => ({
  barred: g.known.closedTo(camp),
  roads: ROADS,
  links: true,
});

const NEEDS_NOTHING = isOfType(['partisans', 'ffi']);
/** whoever is on land, in a hex or a box, and no insurgent. */
function needsSupply(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  return !NEEDS_NOTHING(unit) && (isHex(at) ? !isSea(at) : at >= 0 && isStrategic(at));
}

/** 1.1.1.2-b: who of both camps is out of supply. */
export function checkSupply(g: G): void {
  for (const camp of [ALLIES, AXIS]) {
    const depots = operational(g, camp).map((depot) => depotOf(depot).at);
    const roads = new Trace(grid);
    roads.run(depots, roadLines(g, camp));
    for (const side of SIDES_OF[camp] ?? []) checkSide(g, side, depots, roads);
  }
}

function checkSide(g: G, side: number, depots: readonly HexId[], roads: Trace): void {
  const camp = campOf(side);
  const staffs = (HEADQUARTERS_OF[side] ?? []).filter((hq) => needsSupply(g, hq));
  // 7.3.2-a: by road, or by what it has with it.
  const fed = staffs.filter((hq) => {
    const at = g.unit.at.get(hq);
    return roads.reaches(at) || markersOf(g, camp).get(at) > 0;
  });
  const seats = fed.map((hq) => g.unit.at.get(hq));
  const lines = new Trace(grid);
  lines.run(seats, unitLines(g, camp));
  let isAnyoneCutOff = false;
  for (const unit of UNITS_OF[side] ?? []) {
    const at = g.unit.at.get(unit);
    // 7.3.1-a: who is with his headquarters needs no line, in a confusion either, where none begins.
    const isThere = seats.includes(at) || depots.includes(at);
    const isFed = isHeadquarters(unit) ? fed.includes(unit) : isThere || lines.reaches(at);
    const isCutOff = needsSupply(g, unit) && !isFed;
    isAnyoneCutOff ||= isCutOff;
    note(g, unit, isCutOff);
  }
  if (!isAnyoneCutOff) g.emit(allSupplied, { side });
}

/** 7.4-a: it stays so until the next logistics phase. */
function note(g: G, unit: UnitId, isCutOff: boolean): void {
  const at = g.unit.at.get(unit);
  const was = g.unit.unsupplied.get(unit) === 1;
  if (was !== isCutOff) g.unit.unsupplied.set(unit, isCutOff ? 1 : 0);
  if (isCutOff) g.emit(cutOff, { unit, at });
  else if (was) g.emit(relieved, { unit, at });
  if (!isCutOff && needsSupply(g, unit)) bringLorries(g, unit);
}
/** lorries come with the first supply. */
export function bringLorries(g: G, unit: UnitId): void {
  if (isAirborne(unit) && CAMP_OF[unit] === ALLIES) g.unit.lorries.set(unit, 1);
}

/** 10-b, R-78: nobody is out of supply. */
export function supplyAll(g: G): void {
  for (const unit of EVERY_UNIT) if (g.unit.unsupplied.get(unit) === 1) g.unit.unsupplied.set(unit, 0);
}

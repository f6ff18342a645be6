import { type HexId, NOWHERE } from '@bocage/hex';
import type { Judged } from '@bocage/kernel';
import { ALLIED, ARMY, armyOf, BEACH, BEACHES, dataOf, EVERY_UNIT, FIFTH_RANGERS, GERMAN, isAirborne, isMech, PHASES, SIDE_OF, STACK_LIMIT, takesRoom, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { ALL_BOXES, BEACH_OF_SPACE, boxOf, GLIDER_DISPLAY, grid, isHex, isLand, MULBERRIES, OMM_1_2, OMM_13, PHASE_OF_SPACE, PLACE, RAIL, RANGER_DISPLAY, reserveOf, sectorOf } from '../map.ts'; // biome-ignore format: a list
import { fitInBox } from '../rules/endstage.ts';
import { unitsIn } from '../rules/units.ts';
import type { G } from '../state.ts';

const word = (unit: UnitId): string => UNIT.text(unit);
const beachOfBox = (at: HexId): number =>
  BEACHES.findIndex((_, beach) => boxOf(beach, 1) === at || boxOf(beach, 2) === at);
const mulberryOf = (at: HexId): number => MULBERRIES.indexOf(at);

/** The beach at which a unit is to land; NOWHERE for one that lands at none. */
function beachOf(unit: UnitId): number {
  if (unit === FIFTH_RANGERS) return BEACH.of('Omaha');
  const { lands } = dataOf(unit);
  return lands === undefined ? NOWHERE : BEACH.of(lands.beach);
}

/** Whether a unit may be in a place beside the map. */
function mayWait(unit: UnitId, at: HexId): boolean {
  const { omm, rail, glider, rangerDisplay, side, dropZone } = dataOf(unit);
  if (at === OMM_13) return omm !== undefined;
  if (at === OMM_1_2) return omm === '1-2';
  if (at === RAIL) return rail === true;
  if (side === 'german' || dropZone !== undefined) return false;
  if (at === GLIDER_DISPLAY) return glider !== undefined;
  if (glider !== undefined) return false;
  if (at === RANGER_DISPLAY) return rangerDisplay === true;
  if (BEACH_OF_SPACE[at] !== -1) return BEACH_OF_SPACE[at] === beachOf(unit);
  if (mulberryOf(at) >= 0) return mulberryOf(at) === armyOf(unit);
  if (ARMY.words.some((_, army) => reserveOf(army) === at)) return reserveOf(armyOf(unit)) === at;
  const beach = beachOfBox(at);
  return beach >= 0 && BEACHES[beach]?.army === ARMY.text(armyOf(unit));
}

/** Where a counter is. */
function judgePlace({ g, odd }: Judged<G>, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  if (at === NOWHERE) return;
  const name = PLACE.text(at);
  if (!isHex(at)) {
    if (!mayWait(unit, at)) odd(`${word(unit)} cannot be in ${name}`);
    if (BEACH_OF_SPACE[at] !== -1 && (PHASE_OF_SPACE[at] as number) < g.phase)
      odd(`${word(unit)} waits in ${name}, whose phase is over`);
    return;
  }
  const isAllied = SIDE_OF[unit] === ALLIED;
  if (!isLand(at)) odd(`${word(unit)} stands in the sea, in ${name}`);
  if (isAllied && sectorOf(at) !== armyOf(unit))
    odd(`${word(unit)} is in ${name}, beyond the boundary of its army`);
  if (isAllied && !mayBeAshore(g, unit)) odd(`${word(unit)} cannot have come to ${name} yet`);
  if ((g.hex.allied.get(at) === 1) !== isAllied)
    odd(`${word(unit)} holds ${name}, which is said to be the enemy's`);
  if (isMech(unit) && dataOf(unit).rail === true) odd(`${word(unit)} goes by rail`);
}

/** Before dawn only parachutists and Rangers are in France, gliders come in the evening, others not before their phase. */
function mayBeAshore(g: G, unit: UnitId): boolean {
  const { dropZone, glider, rangerDisplay, lands } = dataOf(unit);
  if (dropZone !== undefined || rangerDisplay === true) return true;
  if (glider !== undefined) return g.phase > PHASES;
  return lands !== undefined && lands.phase <= g.phase;
}

/** Parachutists who came down too close together may be more than three, as long as they have not moved. */
const isDropped = (g: G, unit: UnitId): boolean => {
  const zone = dataOf(unit).dropZone;
  return zone !== undefined && grid.distance(PLACE.of(zone), g.unit.at.get(unit)) <= 1;
};

function judgeHexes({ g, odd }: Judged<G>): void {
  const { room, stacks } = g.board;
  for (const hex of grid.hexes) {
    const isFull = [ALLIED, GERMAN].some((side) => (room.counts(side)[hex] as number) > STACK_LIMIT);
    const crowd = isFull ? unitsIn(g, hex).filter(takesRoom) : [];
    if (stacks.has(ALLIED, hex) && stacks.has(GERMAN, hex)) odd(`both sides stand in ${PLACE.text(hex)}`);
    if (isFull && !crowd.every((unit) => isAirborne(unit) && isDropped(g, unit)))
      odd(`more than three units are in ${PLACE.text(hex)}`);
    if (g.hex.allied.get(hex) === 1 && !isLand(hex)) odd(`${PLACE.text(hex)} is sea, and nobody's`);
  }
}

function judgeBoxes({ g, odd }: Judged<G>): void {
  for (const box of ALL_BOXES)
    if (!fitInBox(unitsIn(g, box))) odd(`${PLACE.text(box)} holds one unit, or two battalions of regiments`);
  for (const box of grid.boxes)
    if (g.hex.allied.get(box) === 1 || g.hex.attacked.get(box) === 1)
      odd(`${PLACE.text(box)} is no hex that is held or attacked`);
}

/** Where everybody is, and who is together with whom. */
export function judgePlaces(judged: Judged<G>): void {
  for (const unit of EVERY_UNIT) judgePlace(judged, unit);
  judgeHexes(judged);
  judgeBoxes(judged);
}

import { type HexId, NOWHERE } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { ALLIED, ARMY, armyOf, BEACH, BEACHES, dataOf, FIFTH_RANGERS, GERMAN, isAirborne, isMech, PHASES, SIDE_OF, STACK_LIMIT, takesRoom, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { ALL_BOXES, BEACH_OF_SPACE, boxOf, GLIDER_DISPLAY, grid, isHex, isLand, MULBERRIES, OMM_1_2, OMM_13, PHASE_OF_SPACE, PLACE, RAIL, RANGER_DISPLAY, reserveOf, sectorOf } from '../map.ts'; // biome-ignore format: a list
import { fitInBox } from '../rules/endstage.ts';
import { EVERY_UNIT, unitsIn } from '../rules/units.ts';
import type { G } from '../state.ts';
import { type Judged, oddIf } from './reasons.ts';

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
function place(g: G, unit: UnitId): Reason[] {
  const at = g.unit.at.get(unit);
  if (at === NOWHERE) return [];
  const name = PLACE.text(at);
  if (!isHex(at))
    return [
      ...oddIf(!mayWait(unit, at), `${word(unit)} cannot be in ${name}`),
      ...oddIf(
        BEACH_OF_SPACE[at] !== -1 && (PHASE_OF_SPACE[at] as number) < g.phase,
        `${word(unit)} waits in ${name}, whose phase is over`,
      ),
    ];
  const isAllied = SIDE_OF[unit] === ALLIED;
  return [
    ...oddIf(!isLand(at), `${word(unit)} stands in the sea, in ${name}`),
    ...oddIf(
      isAllied && sectorOf(at) !== armyOf(unit),
      `${word(unit)} is in ${name}, beyond the boundary of its army`,
    ),
    ...oddIf(isAllied && !mayBeAshore(g, unit), `${word(unit)} cannot have come to ${name} yet`),
    ...oddIf(
      (g.hex.allied.get(at) === 1) !== isAllied,
      `${word(unit)} holds ${name}, which is said to be the enemy's`,
    ),
    ...oddIf(isMech(unit) && dataOf(unit).rail === true, `${word(unit)} goes by rail`),
  ];
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

function hexes(g: G): Reason[] {
  const [allies, germans] = [g.board.stacks.counts(ALLIED), g.board.stacks.counts(GERMAN)];
  return grid.hexes.flatMap((hex) => {
    const name = PLACE.text(hex);
    const isFull = [ALLIED, GERMAN].some((side) => (g.board.room.counts(side)[hex] as number) > STACK_LIMIT);
    const crowd = isFull ? unitsIn(g, hex).filter(takesRoom) : [];
    return [
      ...oddIf((allies[hex] as number) > 0 && (germans[hex] as number) > 0, `both sides stand in ${name}`),
      ...oddIf(
        isFull && !crowd.every((unit) => isAirborne(unit) && isDropped(g, unit)),
        `more than three units are in ${name}`,
      ),
      ...oddIf(g.hex.allied.get(hex) === 1 && !isLand(hex), `${name} is sea, and nobody's`),
    ];
  });
}

const boxes = (g: G): Reason[] => [
  ...ALL_BOXES.flatMap((box) =>
    oddIf(!fitInBox(unitsIn(g, box)), `${PLACE.text(box)} holds one unit, or two battalions of regiments`),
  ),
  ...PLACE.words.flatMap((name, at) =>
    oddIf(
      !isHex(at as HexId) && (g.hex.allied.get(at as HexId) === 1 || g.hex.attacked.get(at as HexId) === 1),
      `${name} is no hex that is held or attacked`,
    ),
  ),
];

/** Where everybody is, and who is together with whom. */
export const placeFaults = ({ g }: Judged): Reason[] => [
  ...EVERY_UNIT.flatMap((unit) => place(g, unit)),
  ...hexes(g),
  ...boxes(g),
];

import type { HexId } from '@bocage/hex';
import { given, type Law, type Reason } from '@bocage/kernel';
import {
  ALLIED,
  ARMY_OF,
  DIVISION_OF,
  dataOf,
  EVERY_UNIT,
  enemyOf,
  GERMANS,
  isBattalion,
  isVehicle,
  SIDE_OF,
  type UnitId,
} from '../data.ts';
import { ALENCON, BEACH_ARMY, BEACH_HEXES, beachAt, E_HEXES, exitAt, grid, INFANTRY_E, isClosedToGermans, S_HEXES, W_HEXES } from '../map.ts'; // biome-ignore format: a list
import { type G, NO_EXIT, no, OPEN } from '../state.ts';
import { mayStep } from './movement.ts';
import { whyStack } from './stacking.ts';

const LETTERED: Readonly<Record<string, readonly HexId[]>> = { W: W_HEXES, S: S_HEXES, E: E_HEXES };
const NOWHERE_AT_ALL: readonly HexId[] = [];

/** 8.1.2: German infantry marked E, the Fallschirmjäger among them (2.4), have the (E) hex too. */
function hexesOf(unit: UnitId): readonly HexId[] {
  const army = ARMY_OF[unit] as number;
  if (army !== GERMANS) return BEACH_HEXES.filter((_, beach) => BEACH_ARMY[beach] === army);
  const { letter, type } = dataOf(unit);
  const hexes = letter === undefined ? NOWHERE_AT_ALL : (LETTERED[letter] ?? NOWHERE_AT_ALL);
  return letter === 'E' && (type === 'infantry' || type === 'paratrooper') ? [...hexes, INFANTRY_E] : hexes;
}

/** By unit: the hexes it may ever enter in as a reinforcement, whatever holds there now. */
export const ENTRY_HEXES: readonly (readonly HexId[])[] = EVERY_UNIT.map(hexesOf);

/** By unit: all by which the rules of entry and stacking tell one from another. */
const WAY_IN: readonly string[] = EVERY_UNIT.map((unit) =>
  [ARMY_OF[unit], DIVISION_OF[unit], isBattalion(unit), isVehicle(unit), ENTRY_HEXES[unit]].join(' '),
);
/** Whether what keeps one unit from entering keeps the other. */
export const entersLike = (unit: UnitId, other: UnitId): boolean => WAY_IN[unit] === WAY_IN[other];

/** 8.1.2: why a reinforcement may not be put in a hex. */
export const whyNotPut: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, unit, hex) => (ARMY_OF[unit] === GERMANS ? whyNotByLetter(unit, hex) : whyNotByBeach(g, unit, hex)),
  (_g, unit, hex) => (ARMY_OF[unit] === GERMANS && hex === ALENCON ? no('alencon') : null),
  (g, unit, hex) => (ARMY_OF[unit] === GERMANS && g.board.held.has(ALLIED, hex) ? no('alliesInEntry') : null),
  (g, unit, hex) => (ARMY_OF[unit] === GERMANS && isMarked(g, hex) ? no('exitInEntry') : null),
  (g, unit, hex) => (isClosedToGermans(hex) && !hasWayOut(g, unit, hex) ? no('mayNotStay') : null),
  // That an enemy is there has been said.
  (g, unit, hex) =>
    g.board.held.has(enemyOf(SIDE_OF[unit] as number), hex) ? null : whyStack(g, hex, [unit]),
);

function whyNotByBeach(g: G, unit: UnitId, hex: HexId): Reason | null {
  const beach = beachAt(hex);
  const isOwn = beach >= 0 && BEACH_ARMY[beach] === ARMY_OF[unit];
  return isOwn && g.beach.status.get(beach) === OPEN ? null : no('noOwnBeach');
}

function whyNotByLetter(unit: UnitId, hex: HexId): Reason | null {
  if (ENTRY_HEXES[unit]?.includes(hex)) return null;
  return no(hex === INFANTRY_E ? 'noInfantry' : 'otherLetter');
}

/** Whether an Exit marker lies in a hex. */
function isMarked(g: G, hex: HexId): boolean {
  const exit = exitAt(hex);
  return exit >= 0 && g.exit.marker.get(exit) !== NO_EXIT;
}

/** Ruling F-29: who enters by a W or S hex must leave it in the same Round, so there must be a way. */
const hasWayOut = (g: G, unit: UnitId, hex: HexId): boolean =>
  grid.around(hex).some((to) => !isClosedToGermans(to) && mayStep(g, unit, hex, to) === null);

/** Whether there is a hex in which a reinforcement may be put now. */
export function canBePut(g: G, unit: UnitId): boolean {
  for (const hex of ENTRY_HEXES[unit] ?? NOWHERE_AT_ALL) if (whyNotPut(g, unit, hex) === null) return true;
  return false;
}

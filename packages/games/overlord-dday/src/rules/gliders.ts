import { type HexId, NOWHERE } from '@bocage/hex';
import { d6, done, type Law, law, type Reason } from '@bocage/kernel';
import { ALLIED, CHARTS, dataOf, EVERY_UNIT, GERMAN, UNIT, type UnitId } from '../data.ts';
import { dropped } from '../events.ts';
import { GLIDER_DISPLAY, grid, HEDGEROW, isHex, PLACE, TERRAIN, terrainOf } from '../map.ts';
import { no } from '../refusals.ts';
import type { G } from '../state.ts';
import { airborneResult, comeDown } from './preliminary.ts';
import { hasRoom, place, procedure, roll } from './units.ts';

const GROUND = new Set(
  CHARTS.airborne.gliderTerrain.map((kind) => (TERRAIN as readonly string[]).indexOf(kind)),
);
const ZONES: readonly HexId[] = EVERY_UNIT.map((unit) => {
  const zone = dataOf(unit).glider?.dropZone;
  return zone === undefined ? NOWHERE : PLACE.of(zone);
});
const zoneOf = (unit: UnitId): HexId => ZONES[unit] as HexId;

/** The landing zone of a glider unit and its neighbours. */
export const aroundZone = (unit: UnitId): HexId[] => [zoneOf(unit), ...grid.around(zoneOf(unit))];

/** 27.3.1-a: who waits to land, and finds a hex. */
export function whyNotGlide(g: G, unit: UnitId): Reason | null {
  if (zoneOf(unit) === NOWHERE || g.unit.at.get(unit) !== GLIDER_DISPLAY) return no('noGlider');
  return aroundZone(unit).some((hex) => whyNotGlideTo(g, unit, hex) === null) ? null : no('gliderShutOut');
}

/** 27.3.1-a, -c, -d, ruling 60. */
export const whyNotGlideTo: Law<[G, UnitId, HexId]> = law(
  (_g, unit, hex) => (isHex(hex) && grid.distance(hex, zoneOf(unit)) <= 1 ? null : no('gliderFar')),
  (_g, _unit, hex) => (isHex(hex) && GROUND.has(terrainOf(hex)) ? null : no('gliderGround')),
  (g, _unit, hex) => (!g.board.stacks.has(GERMAN, hex) ? null : no('gliderEnemy')),
  (g, _unit, hex) => (hasRoom(g, ALLIED, hex) ? null : no('hexFull')),
);

/** 27.3.1-e: what hedges add to the die of a glider unit, and an enemy zone. */
export const hedgeModifier = (hex: HexId): number =>
  terrainOf(hex) === HEDGEROW ? CHARTS.airborne.gliderModifiers.hedgerow : 0;
export const zoneModifier = (g: G, hex: HexId): number =>
  g.board.zones.isFelt(GERMAN, hex) ? CHARTS.airborne.gliderModifiers.enemyZoc : 0;

/** 27.3.1: one unit comes down; scatter does not concern it. */
export const gliderLanding = procedure(
  'gliderLanding',
  { unit: UNIT, hex: PLACE },
  {
    roll: roll('27.3.1-e', d6, ['unit'], (g, c, die) => {
      const total = die + hedgeModifier(c.hex) + zoneModifier(g, c.hex);
      place(g, c.unit, c.hex);
      g.emit(dropped, { unit: c.unit, hex: c.hex, die, total }, '27.3.1-a');
      comeDown(g, c.unit, airborneResult(total), '27.3.1-a');
      return done;
    }),
  },
);

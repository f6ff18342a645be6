import { NONE } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { bombersBack, rubbleCleared } from '../../events/air.ts';
import { grid } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G, Seen } from '../../state.ts';
import { cherbourgNavalPoints, navalPoints } from '../../tables/bombardment.ts';
import { airInterdiction } from '../../tables/strategic.ts';
import {
  AIR,
  AIRCRAFT,
  type Aircraft,
  airOf,
  BRITISH,
  CUPS,
  FIGHTER,
  FLEET,
  HEAVY,
  kindOfAir,
  US,
  ZONE,
} from '../../terms.ts';

/** The rows of AIR, FLEET and ZONE. */
export const EVERY_AIR: readonly number[] = AIR.words.map((_, air) => air);
const FLEETS_AT_SEA: readonly number[] = FLEET.words.map((_, fleet) => fleet);
const ZONES: readonly number[] = ZONE.words.map((_, zone) => zone);

/** 9.3, 11-c: the cup that aircraft are in; light bombers are with the medium ones. */
const CUP_OF: readonly number[] = EVERY_AIR.map((air) =>
  CUPS.indexOf(CHARTS.air.cups[AIRCRAFT[kindOfAir(air)] as Aircraft]),
);
export const cupOf = (air: number): number => CUP_OF[air] as number;

const limitsOf = (g: Seen) => SCENARIOS[g.scenario]?.limits;
/** 11.1-i, R-168: whether ships have their points for a turn and not for a phase. */
const firesByTurn = (g: Seen): boolean => limitsOf(g)?.navy !== null;

/** 6.2, 11-b: the ships have all their points. */
export function readyShips(g: G): void {
  for (const fleet of FLEETS_AT_SEA) {
    const points = (ship: number): number =>
      firesByTurn(g) ? cherbourgNavalPoints(fleet, ship) : navalPoints(g.turn, fleet, ship);
    g.navy.cruiser.set(fleet, points(0));
    g.navy.destroyer.set(fleet, points(1));
  }
}

/** 1.1.1.1-f, -g, R-57: a storm ends all support, and fighters leave their zones for the phase. */
export function ground(g: G): void {
  for (const air of EVERY_AIR) {
    g.air.finished.set(air, g.air.finished.get(air) + g.air.available.get(air));
    g.air.available.set(air, 0);
  }
  for (const zone of ZONES) if (g.zone.fighters.get(zone) !== NONE) g.zone.grounded.set(zone, 1);
  g.navy.cruiser.clear();
  g.navy.destroyer.clear();
}

/** 1.1.4-a, R-7: at the end of a phase aircraft and ships are ready again. */
export function readyFlights(g: G, afterStorm: boolean): void {
  for (const air of EVERY_AIR) {
    g.air.available.set(air, g.air.available.get(air) + g.air.finished.get(air));
    g.air.finished.set(air, 0);
  }
  g.zone.grounded.clear();
  if (!firesByTurn(g) || afterStorm) readyShips(g);
}

const toCup = (g: G, air: number, many: number): void => g.air.cup.set(air, g.air.cup.get(air) + many);

/** 1.1.5-a: at the end of a turn aircraft go back into their cups. */
export function returnAircraft(g: G): void {
  for (const air of EVERY_AIR)
    for (const column of [g.air.drawn, g.air.available, g.air.finished, g.air.superiority]) {
      toCup(g, air, column.get(air));
      column.set(air, 0);
    }
  for (const zone of ZONES) {
    const side = g.zone.fighters.get(zone);
    if (side !== NONE) toCup(g, airOf(side, FIGHTER), 1);
    g.zone.fighters.set(zone, NONE);
  }
  for (let box = 0; box < g.box.raid.rows; box++)
    for (const column of [g.box.raid, g.box.second]) {
      if (column.get(box) !== NONE) toCup(g, column.get(box), 1);
      column.set(box, NONE);
    }
  g.army.carpet.clear();
}

/** 9.4-e, R-68: heavy bombers that are due go back into their cup, and their rubble is cleared. */
export function bombersReturn(g: G): void {
  for (const [side, column] of [
    [US, g.bombers.us],
    [BRITISH, g.bombers.british],
  ] as const) {
    const many = column.get(g.turn);
    if (many === 0) continue;
    column.set(g.turn, 0);
    toCup(g, airOf(side, HEAVY), many);
    g.emit(bombersBack, { many, side });
  }
  for (const hex of grid.hexes)
    if (g.place.rubble.get(hex) > 0 && g.place.cleared.get(hex) <= g.turn) {
      g.place.rubble.set(hex, 0);
      g.place.cleared.set(hex, 0);
      g.emit(rubbleCleared, { hex });
    }
}

/** 9.5-b: what aircraft over a box add to the die of Germans who leave it. */
export function raidOn(g: Seen, box: number): number {
  const first = g.box.raid.get(box);
  if (first === NONE) return 0;
  return airInterdiction(cupOf(first), g.box.second.get(box) === NONE ? 1 : 2);
}

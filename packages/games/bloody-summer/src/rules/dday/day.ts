import { call } from '@bocage/kernel';
import { phaseBegan } from '../../events/common.ts';
import { weatherOfDay } from '../../events/dday.ts';
import type { G } from '../../state.ts';
import { navalPoints } from '../../tables/bombardment.ts';
import { givenWeather } from '../../tables/turns.ts';
import { FLEETS, SHIPS } from '../../terms.ts';
import { movement } from '../movement/movement.ts';
import { beginHalf } from '../phase.ts';
import { pinOffshore } from './offshore.ts';

/** 10-f: night, morning or afternoon, with the weather that is given for it. */
export function beginPhase(g: G, phase: number): void {
  g.phase = phase;
  g.emit(phaseBegan, { phase, turn: g.turn });
  g.weather = givenWeather(g.turn, phase);
  g.emit(weatherOfDay, { weather: g.weather });
}

/** 10-f: the part of a camp: nobody has moved or attacked in it. */
export function beginPart(g: G, camp: number): void {
  g.active = camp;
  beginHalf(g);
}

/** 10.A.2-d: what the fleets have for the whole day. */
export function fleetsArrive(g: G): void {
  const columns = [g.navy.cruiser, g.navy.destroyer];
  FLEETS.forEach((_, fleet) => {
    SHIPS.forEach((_ship, ship) => {
      columns[ship]?.set(fleet, navalPoints(g.turn, fleet, ship));
    });
  });
}

/** 10.A.1-k, 10.A.2-b, 10.B.1-a: a side moves at half rate. */
export function halfMoves<const T extends string>(g: G, side: number, then: T) {
  pinOffshore(g);
  return call(movement, { side, halved: 1 }, then);
}

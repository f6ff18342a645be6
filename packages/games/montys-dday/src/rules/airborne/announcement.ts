import { done, given, type Law, lawful, type Reason } from '@bocage/kernel';
import { brigadeAnnounced, gliderAnnounced, supportHalved } from '../../events/airborne.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { isAirWindow, supportIn } from '../../tables/turns.ts';
import { ALLIED } from '../../terms.ts';
import { BRIGADE, type BrigadeId, isGlider, isParachute, UNIT, type UnitId } from '../../units.ts';
import { ask, onMap, procedure, verb } from '../units.ts';
import {
  GLIDER_BRIGADES,
  GLIDERS,
  isAboard,
  isAnnounced,
  isLost,
  PARACHUTE_BRIGADES,
  parachutesOf,
  ZONES,
} from './aircraft.ts';

/** 4.0-a: who waits in an aircraft, and has not been announced. */
function whyNotReady(g: G, unit: UnitId): Reason | null {
  if (g.unit.lost.get(unit) === 1) return no('eliminatedAlready');
  if (onMap(g, unit)) return no('landedAlready');
  if (!isAboard(g, unit)) return no('notInAircraft');
  return isAnnounced(g, unit) ? no('announcedAlready') : null;
}

const readyOf = (g: G, brigade: BrigadeId): readonly UnitId[] =>
  parachutesOf(brigade).filter((unit) => whyNotReady(g, unit) === null);

/** Why nobody of a brigade can come: what keeps those who are still in their aircraft, if any are. */
function whyNobody(g: G, brigade: BrigadeId): Reason | null {
  const units = parachutesOf(brigade);
  return whyNotReady(g, units.find((unit) => isAboard(g, unit)) ?? (units[0] as UnitId));
}

/** parachutes are announced by brigades: all of it that can come. */
const whyNotAnnounce: Law<[G, BrigadeId]> = given(
  (_g: G, brigade: BrigadeId) => {
    if (PARACHUTE_BRIGADES.includes(brigade)) return null;
    return no(GLIDER_BRIGADES.includes(brigade) ? 'glidersSingly' : 'notAirborne');
  },
  whyNobody,
  (g) => (ZONES.every((zone) => isLost(g, zone)) ? no('zonesLost') : null),
);

/** gliders are announced one by one. */
const whyNotGlide: Law<[G, UnitId]> = given((_g: G, unit: UnitId) => {
  if (isGlider(unit)) return null;
  return no(isParachute(unit) ? 'parachutesByBrigade' : 'notAirborne');
}, whyNotReady);

/** R-5, 11.2.2: an announcement makes it a turn of airborne operations, which has half the support points. */
function announce(g: G, units: readonly UnitId[]): void {
  for (const unit of units) g.unit.announced.set(unit, 1);
  g.flown = g.turn;
  const points = supportIn(g.turn, true);
  if (points === g.support) return;
  g.support = points;
  g.emit(supportHalved, { points });
}

/** 4.7: in the windows, never on two turns running, if anybody can come. */
const canFly = (g: G): boolean =>
  isAirWindow(g.turn, g.flown) &&
  (PARACHUTE_BRIGADES.some((brigade) => whyNotAnnounce(g, brigade) === null) ||
    GLIDERS.some((unit) => whyNotGlide(g, unit) === null));

/** 3.1.1, segment A: the Allies say who comes by air this turn. */
export const announcement = procedure(
  'announcement',
  {},
  {
    begin: (g) => (canFly(g) ? 'name' : done),
    name: ask(
      '3.1.1-a1',
      'Announce a brigade or a glider unit that lands this turn, or end',
      () => ALLIED,

      verb(
        'announce',
        (g) => lawful(BRIGADE, PARACHUTE_BRIGADES, whyNotAnnounce, g),
        (g, _c, brigade) => {
          g.emit(brigadeAnnounced, { brigade });
          announce(g, readyOf(g, brigade));
          return 'name';
        },
      ),
      verb(
        'glide',
        (g) => lawful(UNIT, GLIDERS, whyNotGlide, g),
        (g, _c, unit) => {
          g.emit(gliderAnnounced, { unit });
          announce(g, [unit]);
          return 'name';
        },
      ),
      verb('end', () => done),
    ),
  },
);

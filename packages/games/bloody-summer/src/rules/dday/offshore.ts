import type { HexId } from '@bocage/hex';
import { among, done, given, type Law, lawful } from '@bocage/kernel';
import { backToReserve, stationed } from '../../events/dday.ts';
import { OFFSHORE, PLACE, RESERVE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { AXIS, BRITISH } from '../../terms.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { ask, procedure, verb } from '../units.ts';
import { land } from './landing.ts';
import { whyNoRoom } from './room.ts';
import { FIRST, FUNNIES, isWaiting, WAVE } from './shore.ts';

const BOXES: readonly HexId[] = OFFSHORE.map(({ at }) => at);
const isOffshore = (g: G, unit: UnitId): boolean => BOXES.includes(g.unit.at.get(unit));
/** The beaches before which a unit lies. */
const beachesBefore = (g: G, unit: UnitId): readonly HexId[] =>
  OFFSHORE.find(({ at }) => at === g.unit.at.get(unit))?.beaches ?? [];

const waiting = (g: G): readonly UnitId[] => FUNNIES.filter((unit) => isWaiting(g, unit));

/** 10.A.1-i: why a unit has to stay off the coast. */
const whyNotIn: Law<[G, UnitId]> = given<[G, UnitId]>(
  (g, unit) => (isOffshore(g, unit) ? null : no('notOffshore')),
  (g, unit) => (beachesBefore(g, unit).some((hex) => g.board.stacks.has(AXIS, hex)) ? no('beachHeld') : null),
);
const whyNotThere: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, unit, hex) => (beachesBefore(g, unit).includes(hex) ? null : no('notBeforeBox')),
  (g, unit, hex) => whyNoRoom(g, hex, [unit]),
);
const canLand = (g: G, unit: UnitId): boolean =>
  whyNotIn(g, unit) === null && beachesBefore(g, unit).some((hex) => whyNotThere(g, unit, hex) === null);

/** 10.A.1-h, 10.A.1-i: the 79th Armoured takes its places with the first wave, and lands with a later one when it can. */
export const offshore = procedure(
  'offshore',
  { wave: WAVE },
  {
    begin: (_g, c) => (c.wave === FIRST ? 'placing' : 'coming'),
    placing: (g) => (waiting(g).length > 0 ? 'place' : done),
    place: ask(
      '10.A.1-h',
      'Choose the box off the coast for a brigade of the 79th Armoured',
      () => BRITISH,
      verb(
        'station',
        (g) => among(UNIT, waiting(g), no('notOf79th')),
        () => among(PLACE, BOXES, no('notABox')),
        (g, _c, unit, at) => {
          g.unit.at.set(unit, at);
          g.emit(stationed, { unit, hex: at });
          return 'placing';
        },
      ),
    ),
    coming: (g) => (FUNNIES.some((unit) => canLand(g, unit)) ? 'come' : done),
    come: ask(
      '10.A.1-i',
      'Choose the beach where a brigade of the 79th Armoured lands',
      () => BRITISH,
      verb(
        'land',
        (g) => lawful(UNIT, FUNNIES, whyNotIn, g),
        (g, _c, unit) => lawful(PLACE, beachesBefore(g, unit), whyNotThere, g, unit),
        (g, _c, unit, hex) => {
          land(g, unit, hex, '10.A.1-i');
          return 'coming';
        },
      ),
    ),
  },
);

/** Nobody off the coast walks ashore. */
export function pinOffshore(g: G): void {
  for (const unit of FUNNIES) if (isOffshore(g, unit)) g.unit.moved.set(unit, 1);
}

/** who is still off the coast when the day ends waits in the reserve. */
export function clearOffshore(g: G): void {
  for (const unit of FUNNIES) {
    if (!isOffshore(g, unit)) continue;
    g.unit.at.set(unit, RESERVE);
    g.emit(backToReserve, { unit });
  }
}

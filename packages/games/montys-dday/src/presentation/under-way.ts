import type { HexId } from '@bocage/hex';
import { innermost, type UnderWay, underWay } from '@bocage/kernel';
import type { Place } from '../rules/airborne/flak.ts';
import type { Assault } from '../rules/assault/fight.ts';
import type { Fire } from '../rules/fire/strength.ts';
import { atRest, type Moves } from '../rules/movement/movers.ts';
import type { G } from '../state.ts';
import type { UnitId } from '../units.ts';

const found = (g: G, name: string): UnderWay | undefined => innermost({ frames: underWay(g) }, name);
const unitsOf = (frame: UnderWay): readonly UnitId[] => frame.values('units') as readonly UnitId[];

/** The fire that is being prepared, or is under way. */
export function firePrepared(g: G): Fire | undefined {
  const frame = found(g, 'firing');
  if (frame === undefined) return undefined;
  return {
    side: frame.value('side'),
    hex: frame.value('hex') as HexId,
    units: unitsOf(frame),
    points: frame.value('points'),
    hunting: frame.value('hunting') === 1,
    backing: frame.value('backing'),
    bracing: frame.value('bracing'),
  };
}

/** The Close Assault that is being prepared, or is under way. */
export function assaultPrepared(g: G): Assault | undefined {
  const frame = found(g, 'assault');
  if (frame === undefined) return undefined;
  return {
    side: frame.value('side'),
    hex: frame.value('hex') as HexId,
    units: unitsOf(frame),
    inside: frame.value('inside') === 1,
    support: { attack: frame.value('attack'), defence: frame.value('defence') },
  };
}

/** Where units come down from the air, with the wind and the flak there, once they are known. */
export function landingPlace(g: G): Place | undefined {
  const frame = found(g, 'airborneLanding');
  if (frame === undefined) return undefined;
  return {
    zone: frame.value('zone'),
    hex: frame.value('hex') as HexId,
    wind: frame.value('wind'),
    flak: frame.value('flak'),
  };
}

/** A landing from the sea at one beach, once the sea there is known. */
export interface Landing {
  readonly beach: number;
  readonly sea: number;
  readonly guns: number;
}
export function landingNow(g: G): Landing | undefined {
  const frame = found(g, 'beachLanding');
  if (frame === undefined) return undefined;
  return { beach: frame.value('beach'), sea: frame.value('sea'), guns: frame.value('guns') };
}

/** What a unit has done and has left in the moves that are made; of others, as if their segment began. */
export function movesOf(g: G, unit: UnitId): Moves {
  const frame = found(g, 'movement');
  const resting = atRest(unit);
  if (frame === undefined || frame.value('side') !== resting.side) return resting;
  const local = (name: string): number => frame.value(name);
  return {
    side: local('side'),
    ashore: local('ashore'),
    mover: local('mover') as UnitId,
    left: local('left'),
    stepped: local('stepped'),
    changed: local('changed'),
    strained: local('strained'),
    turned: local('turned'),
  };
}

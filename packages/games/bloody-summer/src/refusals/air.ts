import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

export const AIR = {
  notYourAircraft: ['8-c', 'those aircraft are of the other nationality'],
  noneLeft: ['9-a', 'no counter of that kind is left without a mission'],
  noFighter: ['9.2-a', 'no fighter-bomber of yours is left without a mission'],
  zonesFull: ['9.2-a', 'as many zones are watched as may be'],
  zoneWatched: ['9.2-b', 'that zone has its fighter-bomber'],
  otherAircraft: ['9.5-a', 'aircraft of another kind fly against that box'],
  boxFull: ['9.5-a', 'no more of that kind may fly against that box'],
} as const satisfies Conditions<keyof typeof CASES>;

import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

export const LOGISTICS = {
  notInfantry: ['7.5-a', 'only Allied infantry is supplied from the air'],
  alreadySupplied: ['7.5-a', 'it is not out of supply'],
  tooManyPoints: ['7.5-a', 'the aircraft cannot supply so many stacking points more'],
  notYourTroops: ['7.5-a', 'those are troops of the other nationality'],
  noGermanDepot: ['1.1.1.2-e', 'that is no German depot'],
  depotBlocked: ['7.2-d', 'that depot is lost or blocked'],
  depotFull: ['1.1.1.2-e', 'that depot holds no more markers'],
  noneInReserve: ['1.1.1.2-d', 'no Offensive marker is left in the strategic reserve'],
  noAlliedDepot: ['7.1-b', 'no Allied depot is at work there'],
  capacityUsed: ['7.1-b', 'that depot lands no more Offensive markers in this turn'],
  noMarkerThere: ['1.1.1.2-f', 'no Offensive marker of yours is there'],
  carriedBefore: ['1.1.1.2-f', 'what is there has been carried in this turn'],
  withHeadquarters: ['0.2.1-b', 'it is with a headquarters, and goes with it'],
  offTheWay: ['1.1.1.2-f', 'it is not on the way to a headquarters of yours in supply, or too far'],
  noRoomForMarker: ['0.2.1-a', 'two Offensive markers are in that hex'],
} as const satisfies Conditions<keyof typeof CASES>;

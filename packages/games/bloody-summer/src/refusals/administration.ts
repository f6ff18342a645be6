import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

export const ADMINISTRATION = {
  notOfYourSide: ['1.1.1.3-f', 'it is not of your side'],
  notAtRest: ['1.1.1.3-f', 'it is not at Rest'],
  isWhole: ['1.1.1.3-f', 'it has all its steps'],
  noReplacement: ['6.10-d', 'there is no replacement of its kind'],
  restoredAlready: ['1.1.1.3-f', 'it has regained a step in this turn'],
  notRebuilt: ['1.1.1.3-g', 'it has not been wholly rebuilt in the Rest box'],
  depotNotWorking: ['1.1.1.3-g', 'no German depot is at work there'],
  cannotRest: ['1.1.1.3-i', 'neither headquarters nor garrisons rest'],
  notOnMap: ['1.1.1.3-i', 'it is not on the map'],
  hasAllSteps: ['1.1.1.3-i', 'it has lost no step'],
  enemyZone: ['1.1.1.3-i', 'it is in a zone of the enemy, or among enemies'],
  enemyBeside: ['1.1.1.3-l', 'an enemy is next to it'],
  atRestAlready: ['1.1.1.3-i', 'it is at Rest'],
  notSpecialTroops: ['1.1.1.3-m', 'only airborne troops, rangers and commandos return'],
  cannotLeave: ['1.1.1.3-m', 'it is not on a hex out of all enemy zones'],
} as const satisfies Conditions<keyof typeof CASES>;

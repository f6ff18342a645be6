import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

export const SETUP = {
  anotherFirst: ['11.2-c', 'another unit is placed first'],
  notThere: ['11.2-c', 'it may be placed only on land in the columns that are given'],
  enemyAtSetUp: ['11.2-c', 'the enemy is there'],
  behindEnemy: ['11.2-c', 'it is behind the enemy’s line'],
  unheldZone: ['11.2-c', 'it is in a zone of the enemy, and nobody of yours is there'],
  noneOfYours: ['11.2-f', 'no British unit is there'],
  noRoomAtStart: ['2.1-a', 'there is no room for it'],
  noStaffOfYours: ['11.2-g', 'it is no headquarters of yours'],
  staffNotThere: ['11.2-g', 'it is not on the map'],
  staffHasTwo: ['0.2.1-a', 'two Offensive markers are in that hex'],
} as const satisfies Conditions<keyof typeof CASES>;

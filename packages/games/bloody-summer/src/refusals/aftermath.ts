import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

/** 6.4 to 6.9: what failed after the die. */
export const AFTERMATH = {
  // 6.4, 6.10: losses
  tookNoPart: ['6.4-a', 'it did not fight, or is gone'],
  // 6.6: retreats
  notRetreating: ['6.4-b', 'it does not retreat from that hex'],
  brokenWay: ['6.6-a', 'it is no way over hexes that lie side by side'],
  wayTooLong: ['6.6-c', 'a retreat goes on only as long as there is no room'],
  notTwoAway: ['6.6-a', 'a retreat leads two hexes away from the combat while one can go on'],
  oneHexOnly: ['10.0.1-h', 'from a fight at the drop one goes back a single hex'],
  retreatEnemy: ['6.6-a', 'there are enemies on the way'],
  retreatGround: ['2.2-a', 'it could not move that way'],
  wayPerishes: ['6.6-b', 'it would lose its last step in an enemy zone of control, and there is another way'],
  ledToDeath: ['4.3-j', 'it would be led to its destruction, and there is another way'],
  hexFull: ['6.6-c', 'there is no room in that hex'],
  allyThere: ['2.1-d', 'units of the other Allied nation are there'],
  hostileBox: ['6.6-a', 'that box is not open to it'],
  notCrowded: ['6.6-d', 'it is not in the hex that is too full'],
  notThatStaff: ['5.4-b', 'it is no headquarters that has to go'],
  nobodyWentThere: ['5.4-b', 'no unit of its hex has gone there'],
  // 6.7: advance
  noStackThere: ['6.7-a', 'nobody attacked from that hex who is left'],
  notOfStack: ['6.7-a', 'it did not attack from that hex'],
  nobodyAdvances: ['6.7-a', 'nobody is named to advance'],
  advanceGround: ['2.2-a', 'it could not move into that hex'],
  advanceEnemy: ['6.7-a', 'there are enemies in that hex'],
  notAfterThem: ['6.7-a', 'nobody has retreated into that hex'],
  notNextHex: ['6.7-a', 'it is not next to the hex that was won'],
  // 6.8: exploitation
  noReserveThere: ['6.8-b', 'no unit in Reserve is there that the headquarters controls'],
  stacksCommitted: ['6.8-b', 'two stacks take part already'],
  // 6.9: counterattack
  counterTooFar: ['6.9-b', 'it is more than two hexes from the lost hex'],
  counterFinished: ['6.9-b', 'it is not Ready'],
  counterUnpaid: ['6.9-d', 'there is no Offensive marker with it'],
  counterNobody: ['6.9-e', 'no unit that it controls can counterattack'],
  notAtHand: ['6.9-e', 'it neither retreated nor stands next to those who did, or to the lost hex'],
  counterConfused: ['6.11-c', 'it is in confusion, and cannot leave it'],
  counterStep: ['6.9-f', 'it cannot come next to the lost hex with one hex'],
  counterJoined: ['6.9-e', 'it takes part already'],
  hexHeld: ['6.9-c', 'the lost hex is not empty'],
  notNextToLost: ['6.9-f', 'it is not next to the lost hex'],
} as const satisfies Conditions<keyof typeof CASES>;

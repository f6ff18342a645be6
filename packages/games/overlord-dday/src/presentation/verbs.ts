import type { Preview, VerbLook } from '@bocage/wargame';

const look = (label: string, ...asks: string[]): VerbLook => ({ label, asks });

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {
  bombard: look('Fire on a Weapons Nest', 'the navy that fires', 'the hex it fires on'),
  cease: look('Cease fire'),
  land: look('Land a unit', 'the unit that lands', 'the hex it lands in'),
  reserve: look('Send a unit to the Floating Reserve', 'a unit whose beach is shut'),
  'beachLanding.land.end': look('End the landings of this phase'),
  putOff: look('Put units off to the next phase', 'the units that give way'),
  attack: look('Plan an attack', 'the hex that is attacked', 'the units that attack it'),
  fight: look('Begin the fighting'),
  resolve: look('Fight the attack on a hex', 'the hex that is attacked'),
  move: look('Move a unit', 'the unit that moves', 'the way it goes'),
  'action.move.end': look('End the moves'),
  disorganize: look('Choose the stack that gets into disorder', 'the stack'),
  advance: look('Advance into the hex', 'the units that advance'),
  lose: look('Take a step off a unit', 'the unit that loses a step'),
  fallBack: look('Fall back instead of losing the last step', 'the unit that falls back'),
  retreat: look('Retreat', 'the way back'),
  rouse: look('Roll to wake a unit', 'an independent unit'),
  activate: look('Wake a unit without a roll', 'an independent unit'),
  glide: look('Land a glider unit', 'the glider unit', 'the hex it comes down in'),
  fill: look('Fill a Landing Box', 'a unit of the Floating Reserve', 'an empty box'),
  'endStage.fill.end': look('Leave the boxes as they are'),
  march: look('March', 'the unit that marches', 'the way it goes'),
  hurry: look('March on under the fighter-bombers', 'the unit that dares it', 'the way it goes'),
  road: look('March by road, away from the enemy', 'the unit that marches', 'the road it takes'),
  enter: look('Come onto the map', 'a unit off the map', 'the road at the edge'),
  rail: look('Arrive by rail', 'the unit on the railway', 'a town east of the Orne'),
  'endStage.germanMoves.end': look('End the marches'),
  restore: look('Make a battalion of the 352nd whole', 'a battalion that has lost a step'),
  blow: look('Try to blow a bridge', 'the bridge'),
  'endStage.alliedBridges.end': look('Leave the bridges alone'),
  'endStage.germanBridges.end': look('Leave the bridges alone'),
  end: look('Go on'),
};

/** Attacks are planned first and fought later; everything else throws its dice at once. */
export const PREVIEWS: readonly Preview[] = [
  { verb: 'attack', then: ['fight', 'resolve $1'], about: 'combat.hex' },
];

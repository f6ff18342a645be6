import { aimed, type Preview, type VerbLook, verbLook, verbLookOf } from '@bocage/wargame';
import { RANGERS, UNIT, type UnitId } from '../data.ts';
import { CLIFF, PLACE } from '../map.ts';

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {
  bombard: verbLookOf(
    'Fire on a Weapons Nest',
    ['the navy that fires', 'the hex it fires on'],
    ['army', 'place'],
  ),
  cease: verbLook('Cease fire'),
  land: verbLook('Land a unit', 'the unit that lands', 'the hex it lands in'),
  reserve: verbLook('Send a unit to the Floating Reserve', 'a unit whose beach is shut'),
  'beachLanding.land.end': verbLook('End the landings of this phase'),
  putOff: verbLook('Put units off to the next phase', 'the units that give way'),
  attack: aimed(verbLook('Plan an attack', 'the hex that is attacked', 'the units that attack it')),
  fight: verbLook('Begin the fighting'),
  resolve: verbLook('Fight the attack on a hex', 'the hex that is attacked'),
  move: verbLook('Move a unit', 'the unit that moves', 'the way it goes'),
  'action.move.end': verbLook('End the moves'),
  disorganize: verbLook('Choose the stack that gets into disorder', 'the stack'),
  advance: verbLook('Advance into the hex', 'the units that advance'),
  lose: verbLook('Take a step off a unit', 'the unit that loses a step'),
  fallBack: verbLook('Fall back instead of losing the last step', 'the unit that falls back'),
  retreat: verbLook('Retreat', 'the way back'),
  rouse: verbLook('Roll to wake a unit', 'an independent unit'),
  activate: verbLook('Wake a unit without a roll', 'an independent unit'),
  glide: verbLook('Land a glider unit', 'the glider unit', 'the hex it comes down in'),
  fill: verbLook('Fill a Landing Box', 'a unit of the Floating Reserve', 'an empty box'),
  'endStage.fill.end': verbLook('Leave the boxes as they are'),
  march: verbLook('March', 'the unit that marches', 'the way it goes'),
  hurry: verbLook('March on under the fighter-bombers', 'the unit that dares it', 'the way it goes'),
  road: verbLook('March by road, away from the enemy', 'the unit that marches', 'the road it takes'),
  enter: verbLook('Come onto the map', 'a unit off the map', 'the road at the edge'),
  rail: verbLook('Arrive by rail', 'the unit on the railway', 'a town east of the Orne'),
  'endStage.germanMoves.end': verbLook('End the marches'),
  restore: verbLook('Make a battalion of the 352nd whole', 'a battalion that has lost a step'),
  blow: verbLook('Try to blow a bridge', 'the bridge'),
  'endStage.alliedBridges.end': verbLook('Leave the bridges alone'),
  'endStage.germanBridges.end': verbLook('Leave the bridges alone'),
  end: verbLook('Go on'),
};

/** 27.1.7-k: nothing is fought before the Rangers are to go up as well. */
const goUp = (units: readonly UnitId[]): string =>
  `attack ${PLACE.text(CLIFF)} ${units.map((unit) => UNIT.text(unit)).join('+')}`;

/** Attacks are planned first and fought later; everything else throws its dice at once. */
export const PREVIEWS: readonly Preview[] = [
  {
    verb: 'attack',
    then: ['fight', 'resolve $1'],
    due: [goUp(RANGERS), ...RANGERS.map((unit) => goUp([unit]))],
    about: 'combat.hex',
  },
  { verb: 'resolve', then: [], about: 'combat.hex' },
  { verb: 'action.move.move', then: [], within: 'action' },
  // What is decided in a fight ends with it: the dice of the next one, which may begin by itself, are another matter.
  ...[
    'losses.choose.lose',
    'losses.choose.fallBack',
    'combat.chooseStack.disorganize',
    'combat.advance.advance',
    'retreat.choose.retreat',
  ].map((verb): Preview => ({ verb, then: [], about: 'combat.hex', isAmid: true })),
];

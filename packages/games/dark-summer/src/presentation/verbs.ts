import { aimed, type Preview, type VerbLook, verbLook, verbLookOf } from '@bocage/wargame';

/** Of a verb whose only argument is no unit and no place. */
const named = (label: string, ask: string, kind: string): VerbLook => ({ label, asks: [ask], kinds: [kind] });

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {
  mix: named('Choose the British chits', 'how many Move and how many Combat chits', 'mix'),
  initiative: named('Choose the Initiative chit', 'the chit that is played first', 'chit'),
  play: named('Play the chit', 'what it is played as', 'play'),
  react: verbLook('Play a Reaction chit'),
  pass: verbLook('Let the next chit be drawn'),
  stack: verbLook('Activate a stack', 'the stack'),
  formation: named('Activate a formation', 'the formation', 'formation'),
  nobody: verbLook('Activate nobody'),
  rebuild: {
    label: 'Bring a unit up to strength',
    asks: ['the reduced unit', 'the replacement it takes'],
    kinds: ['unit', 'replacement'],
  },
  'replacementPhase.rebuild.done': verbLook('End the replacements'),
  'firstWave.choose.land': verbLook('Land', 'the boats that land next'),
  'thirdWave.choose.land': verbLook('Land a unit of the 3rd Wave', 'the unit', 'the hex it lands in'),
  displace: verbLook('Make room on a beach', 'the unit that gives way', 'the hex it goes to'),
  ship: verbLook('Withdraw a unit to England', 'the unit'),
  reinforce: verbLook('Bring in the reinforcements'),
  enter: verbLookOf('Decide how many formations enter', ['the number of formations'], ['entering']),
  bring: named('Bring in a formation', 'the formation', 'formation'),
  put: verbLook('Place a unit', 'the unit', 'the hex it enters'),
  'arrivals.gather.done': verbLook('Go on to the moves'),
  move: verbLook('Move a unit', 'the unit that moves', 'the way it goes'),
  march: verbLook('March with a whole stack', 'the stack', 'the way it goes'),
  escape: verbLook('Slip away two hexes', 'the unit that is hemmed in', 'the way it goes'),
  'movement.begin.end': verbLook('End the moves'),
  remove: verbLook('Eliminate a unit too many', 'the unit'),
  attack: aimed(verbLook('Attack a hex', 'the hex that is attacked', 'the units that attack it')),
  cherbourg: verbLook('Fight for Cherbourg'),
  'fighting.declare.end': verbLook('End the fighting'),
  support: named('Commit support', 'the markers', 'support'),
  exchange: verbLook('Take the exchange'),
  trade: verbLook('Take one step each instead'),
  lose: verbLook('Take a step off a unit', 'the unit that loses a step'),
  retreat: verbLook('Retreat', 'the unit that retreats', 'its way back'),
  advance: verbLook('Advance into the hex', 'the units that advance'),
  further: verbLook('Advance a second hex', 'the unit that goes on', 'the hex it goes to'),
  stay: verbLook('Stay there'),
  done: verbLook('Go on'),
  end: verbLook('Go on'),
};

/** Without the support that either side may still commit: both are asked before the die is rolled. */
const UNSUPPORTED = { 'support.attacker': 'support none', 'support.defender': 'support none' };
export const PREVIEWS: readonly Preview[] = [
  { verb: 'attack', then: [], about: 'combat.hex', answers: UNSUPPORTED },
  { verb: 'support', then: [], about: 'combat.hex', answers: UNSUPPORTED },
  { verb: 'firstWave.choose.land', then: [], about: 'combat.hex', answers: UNSUPPORTED },
  { verb: 'cherbourg', then: [], answers: { 'cherbourgCombat.support': 'support none' } },
];

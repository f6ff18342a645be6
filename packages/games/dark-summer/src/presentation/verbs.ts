import type { Preview, VerbLook } from '@bocage/wargame';

const look = (label: string, ...asks: string[]): VerbLook => ({ label, asks });
/** Of a verb whose only argument is no unit and no place. */
const named = (label: string, ask: string, kind: string): VerbLook => ({ label, asks: [ask], kinds: [kind] });

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {
  mix: named('Choose the British chits', 'how many Move and how many Combat chits', 'mix'),
  initiative: named('Choose the Initiative chit', 'the chit that is played first', 'chit'),
  play: named('Play the chit', 'what it is played as', 'play'),
  react: look('Play a Reaction chit'),
  pass: look('Let the next chit be drawn'),
  stack: look('Activate a stack', 'the stack'),
  formation: named('Activate a formation', 'the formation', 'formation'),
  nobody: look('Activate nobody'),
  rebuild: {
    label: 'Bring a unit up to strength',
    asks: ['the reduced unit', 'the replacement it takes'],
    kinds: ['unit', 'replacement'],
  },
  'replacementPhase.rebuild.done': look('End the replacements'),
  'firstWave.choose.land': look('Land', 'the boats that land next'),
  'thirdWave.choose.land': look('Land a unit of the 3rd Wave', 'the unit', 'the hex it lands in'),
  displace: look('Make room on a beach', 'the unit that gives way', 'the hex it goes to'),
  ship: look('Withdraw a unit to England', 'the unit'),
  reinforce: look('Bring in the reinforcements'),
  enter: look('Decide how many formations enter', 'the number of formations'),
  bring: named('Bring in a formation', 'the formation', 'formation'),
  put: look('Place a unit', 'the unit', 'the hex it enters'),
  'arrivals.gather.done': look('Go on to the moves'),
  move: look('Move a unit', 'the unit that moves', 'the way it goes'),
  march: look('March with a whole stack', 'the stack', 'the way it goes'),
  escape: look('Slip away two hexes', 'the unit that is hemmed in', 'the way it goes'),
  'movement.begin.end': look('End the moves'),
  remove: look('Eliminate a unit too many', 'the unit'),
  attack: look('Attack a hex', 'the hex that is attacked', 'the units that attack it'),
  cherbourg: look('Fight for Cherbourg'),
  'fighting.declare.end': look('End the fighting'),
  support: named('Commit support', 'the markers', 'support'),
  exchange: look('Take the exchange'),
  trade: look('Take one step each instead'),
  lose: look('Take a step off a unit', 'the unit that loses a step'),
  retreat: look('Retreat', 'the unit that retreats', 'its way back'),
  advance: look('Advance into the hex', 'the units that advance'),
  further: look('Advance a second hex', 'the units that go on', 'the hex they go to'),
  stay: look('Stay there'),
  done: look('Go on'),
  end: look('Go on'),
};

/** Without the support that either side may still commit: both are asked before the die is rolled. */
const UNSUPPORTED = { 'support.attacker': 'support none', 'support.defender': 'support none' };
export const PREVIEWS: readonly Preview[] = [
  { verb: 'attack', then: [], about: 'combat.hex', answers: UNSUPPORTED },
  { verb: 'support', then: [], about: 'combat.hex', answers: UNSUPPORTED },
  { verb: 'firstWave.choose.land', then: [], about: 'combat.hex', answers: UNSUPPORTED },
  { verb: 'cherbourg', then: [], answers: { 'cherbourgCombat.support': 'support none' } },
];

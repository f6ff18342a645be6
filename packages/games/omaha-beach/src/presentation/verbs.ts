import type { Preview, VerbLook } from '@bocage/wargame';
import { EXTENDED_VERBS } from './extended.ts';

const look = (label: string, ...asks: string[]): VerbLook => ({ label, asks });
/** Of a verb with arguments that are neither units nor places. */
const named = (label: string, asks: readonly string[], kinds: readonly string[]): VerbLook => ({
  label,
  asks,
  kinds,
});

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {
  drift: look('Drift east', 'how many boxes'),
  hold: look('Land here'),
  follow: look('Let a leader follow', 'the leader'),
  'amphibious.follow.stay': look('The leaders stay'),
  strike: look('A unit strikes the mine', 'the unit'),
  place: named('Put a unit into its boat', ['the unit', 'the landing box'], ['unit', 'box']),
  delay: look('Let a unit come later', 'the unit', 'the turn it comes'),
  hero: look('Give the hero to a unit', 'the unit'),
  reinforce: named('Send the reserves', ['the position they come to'], ['position']),
  deepen: named('Give depth to a German', ['the German post'], ['post']),
  join: look('Stragglers join a unit', 'the unit'),
  uncover: named('Turn a German up', ['the German post'], ['post']),
  hit: look('Choose who is hit', 'the unit'),
  'positionFire.chooseLeader.hit': look('Choose the leader who is hit', 'the leader'),
  sacrifice: look('The hero dies for his unit'),
  'hit.sacrifice.decline': look('The unit takes the loss'),
  clear: look('Clear obstacles', 'the hex'),
  'engineerPhase.clear.end': look('Clear no more'),
  lead: named('Choose who acts first', ['the division'], ['division']),
  move: look('Move', 'one unit, or two of one hex', 'the hex they go to'),
  infiltrate: look('Infiltrate', 'the units that slip past', 'the hex they go to'),
  climb: look('Climb', 'one unit, or two of one hex', 'the hex they climb to'),
  finish: look('End a climb', 'the unit'),
  rally: look('Rally', 'the disrupted unit'),
  attack: named('Attack', ['the German post', 'the units that attack it'], ['post', 'unit']),
  barrage: named('Shell with tanks', ['the tank unit', 'the German post'], ['unit', 'post']),
  'actionPhase.act.naval': named('Call for naval fire', ['the German post'], ['post']),
  'actionPhase.act.end': look('End the division’s actions'),
  proceed: look('Go on under fire'),
  'infiltrating.decide.stay': look('A unit stays where it is', 'the unit that was hit'),
  'attack.ships.naval': look('Spend a naval fire marker'),
  none: look('Attack without the ships'),
  weapon: look('The hero stands in for the missing weapon'),
  strength: look('The hero adds one to the strength'),
  'attack.hero.decline': look('The hero keeps out of it'),
  lose: look('Give a step for the German depth', 'the unit that loses a step'),
  'attack.attrition.decline': look('Give no step'),
  remove: look('Eliminate a unit too many', 'the unit'),
  ...EXTENDED_VERBS,
};

const ACTIONS = { then: [], within: 'actionPhase' } as const;
/** What leads from an action to the card that decides it; what the next phase brings is another matter. */
export const PREVIEWS: readonly Preview[] = [
  { verb: 'attack', about: 'attack.post', answers: { 'attack.ships': 'none' }, ...ACTIONS },
  { verb: 'barrage', about: 'barrage.post', ...ACTIONS },
  { verb: 'infiltrate', about: 'infiltrating.to', ...ACTIONS },
  ...['move', 'climb', 'finish', 'rally', 'exit', 'actionPhase.act.naval'].map((verb) => ({
    verb,
    ...ACTIONS,
  })),
  { verb: 'positionFire.choose.hit', then: [], within: 'positionFire' },
  { verb: 'positionFire.chooseLeader.hit', then: [], within: 'positionFire' },
  { verb: 'artilleryFire.choose.hit', then: [], within: 'artilleryFire' },
  { verb: 'rockets.target.hit', then: [], within: 'rockets' },
  { verb: 'place', then: [], within: 'arrivals' },
  { verb: 'delay', then: [], within: 'arrivals' },
  { verb: 'clear', then: [], within: 'engineerPhase' },
  { verb: 'follow', then: [], within: 'amphibious' },
  { verb: 'strike', then: [], within: 'amphibious' },
  { verb: 'join', then: [], within: 'stragglers' },
  { verb: 'remove', then: [], within: 'endOfTurn' },
  ...['mortars', 'gunFire', 'patrol', 'ambush'].map((part) => ({
    verb: `${part}.choose.hit`,
    then: [],
    within: part,
  })),
  { verb: 'advance.loss.lose', then: [], within: 'advance' },
  { verb: 'withdraw', then: [], within: 'advance' },
  ...['base', 'extend', 'establish'].map((verb) => ({ verb, then: [], within: 'headquartersPhase' })),
  { verb: 'deploy', then: [], within: 'deploying' },
];

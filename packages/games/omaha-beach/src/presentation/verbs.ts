import { aimed, type Preview, type VerbLook, verbLook, verbLookOf } from '@bocage/wargame';
import { EXTENDED_VERBS } from './extended.ts';

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {
  drift: verbLook('Drift east', 'how many boxes'),
  hold: verbLook('Land here'),
  follow: verbLook('Let a leader follow', 'the leader'),
  'amphibious.follow.stay': verbLook('The leaders stay'),
  strike: verbLook('A unit strikes the mine', 'the unit'),
  place: verbLookOf('Put a unit into its boat', ['the unit', 'the landing box'], ['unit', 'box']),
  delay: verbLook('Let a unit come later', 'the unit', 'the turn it comes'),
  hero: verbLook('Give the hero to a unit', 'the unit'),
  reinforce: verbLookOf('Send the reserves', ['the position they come to'], ['position']),
  deepen: verbLookOf('Give depth to a German', ['the German post'], ['post']),
  join: verbLook('Stragglers join a unit', 'the unit'),
  uncover: verbLookOf('Turn a German up', ['the German post'], ['post']),
  hit: verbLook('Choose who is hit', 'the unit'),
  'positionFire.chooseLeader.hit': verbLook('Choose the leader who is hit', 'the leader'),
  sacrifice: verbLook('The hero dies for his unit'),
  'hit.sacrifice.decline': verbLook('The unit takes the loss'),
  clear: verbLook('Clear obstacles', 'the hex'),
  'engineerPhase.clear.end': verbLook('Clear no more'),
  lead: verbLookOf('Choose who acts first', ['the division'], ['division']),
  move: verbLook('Move', 'one unit, or two of one hex', 'the hex they go to'),
  infiltrate: verbLook('Infiltrate', 'the units that slip past', 'the hex they go to'),
  climb: verbLook('Climb', 'one unit, or two of one hex', 'the hex they climb to'),
  finish: verbLook('End a climb', 'the unit'),
  rally: verbLook('Rally', 'the disrupted unit'),
  attack: aimed(verbLookOf('Attack', ['the German post', 'the units that attack it'], ['post', 'unit'])),
  barrage: aimed(verbLookOf('Shell with tanks', ['the tank unit', 'the German post'], ['unit', 'post'])),
  'actionPhase.act.naval': verbLookOf('Call for naval fire', ['the German post'], ['post']),
  'actionPhase.act.end': verbLook('End the division’s actions'),
  proceed: verbLook('Go on under fire'),
  'infiltrating.decide.stay': verbLook('A unit stays where it is', 'the unit that was hit'),
  'attack.ships.naval': verbLook('Spend a naval fire marker'),
  none: verbLook('Attack without the ships'),
  weapon: verbLook('The hero stands in for the missing weapon'),
  strength: verbLook('The hero adds one to the strength'),
  'attack.hero.decline': verbLook('The hero keeps out of it'),
  lose: verbLook('Give a step for the German depth', 'the unit that loses a step'),
  'attack.attrition.decline': verbLook('Give no step'),
  remove: verbLook('Eliminate a unit too many', 'the unit'),
  ...EXTENDED_VERBS,
};

const within = (part: string, ...verbs: readonly string[]): readonly Preview[] =>
  verbs.map((verb) => ({ verb, then: [], within: part }));
const ACTIONS = { then: [], within: 'actionPhase' } as const;
/** What leads from an action to the card that decides it; what the next phase brings is another matter. */
export const PREVIEWS: readonly Preview[] = [
  { verb: 'attack', about: 'attack.post', answers: { 'attack.ships': 'none' }, ...ACTIONS },
  { verb: 'barrage', about: 'barrage.post', ...ACTIONS },
  { verb: 'infiltrate', about: 'infiltrating.to', ...ACTIONS },
  ...within('actionPhase', 'move', 'climb', 'finish', 'rally', 'exit', 'actionPhase.act.naval'),
  ...within('positionFire', 'positionFire.choose.hit', 'positionFire.chooseLeader.hit'),
  ...within('artilleryFire', 'artilleryFire.choose.hit'),
  ...within('rockets', 'rockets.target.hit'),
  ...within('arrivals', 'place', 'delay'),
  ...within('engineerPhase', 'clear'),
  ...within('amphibious', 'follow', 'strike'),
  ...within('stragglers', 'join'),
  ...within('endOfTurn', 'remove'),
  ...['mortars', 'gunFire', 'patrol', 'ambush'].flatMap((part) => within(part, `${part}.choose.hit`)),
  ...within('advance', 'advance.loss.lose', 'withdraw'),
  ...within('headquartersPhase', 'base', 'extend', 'establish'),
  ...within('deploying', 'deploy'),
];

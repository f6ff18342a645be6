import { type Preview, type VerbLook, verbLook, verbLookOf } from '@bocage/wargame';
import { SEA_WALL } from '../map.ts';
import { BEACH, FACING, TIDE, ZONE } from '../terms.ts';
import { BRIGADE } from '../units.ts';

/** What can be done, by verb, or by step and verb where a word means different things. */
export const VERBS: Readonly<Record<string, VerbLook>> = {
  // 2.0, 13.3, 19.1: setting up
  place: verbLook('Place a unit', 'the unit', 'the hex it begins in'),
  mine: verbLook('Lay the mines', 'mine points off Sword', 'mine points off Juno'),
  garrison: verbLook('Put a Garrison into a work', 'an empty work'),
  late: verbLookOf('Land at a later tide', ['the tide of the first landing'], [TIDE.name]),
  ready: verbLook('End the set-up'),
  // 5.1, 5.3: the Invasion Displays
  load: verbLook('Load a unit', 'the unit', 'the box of its Cycle'),
  unload: verbLook('Take a unit out of its box', 'the unit'),
  launch: verbLook('Put a unit to sea', 'the unit', 'the hex it lands from'),
  // 4.0: airborne landings
  announce: verbLookOf('Announce a parachute brigade', ['the brigade'], [BRIGADE.name]),
  glide: verbLook('Announce a glider unit', 'the glider unit'),
  recall: verbLook('Call the Secondary Drop Zone back'),
  keep: verbLook('Leave the Secondary Drop Zone where it is'),
  assign: verbLookOf('Give a brigade its Drop Zone', ['the brigade', 'its Drop Zone'], [BRIGADE.name, ZONE.name]),
  aim: verbLookOf('Aim a Drop Zone', ['the Drop Zone', 'the hex aimed at'], [ZONE.name, 'place']),
  target: verbLook('Aim a glider unit', 'the glider unit', 'the hex aimed at'),
  drop: verbLookOf('Drop on a Drop Zone', ['the Drop Zone'], [ZONE.name]),
  'airborneLanding.order.land': verbLook('Land a glider unit', 'the glider unit'),
  'airborneLanding.land.land': verbLook('Bring a unit down', 'the unit that comes down next'),
  flak: verbLookOf('Fire on the aircraft', ['a unit near enough', 'which way it drives the dice'], ['unit', 'sign']),
  hold: verbLook('Hold fire'),
  // 5.4 to 5.8: landings from the sea
  beach: verbLookOf('Land at a beach', ['the beach that is next'], [BEACH.name]),
  wreck: verbLook('Choose who lands disrupted', 'the hex they were put to sea in'),
  abort: verbLook('Turn a unit back', 'a unit that would land on Germans'),
  'beachLanding.germansAhead.storm': verbLook('Assault from the boats', 'a unit that would land on Germans'),
  swim: verbLook('Swim ashore', 'the swimming tanks'),
  row: verbLook('Land by craft', 'the unit'),
  // 6.0, 7.0, 15.0, 17.0: movement
  move: verbLook('Move a unit', 'the unit that moves', 'the way it goes'),
  deploy: verbLook('Turn a unit to Combat Mode', 'the unit'),
  march: verbLookOf('Turn a unit to Movement Mode', ['the unit', 'the hexside it faces'], ['unit', FACING.name]),
  turn: verbLookOf('Turn a unit about', ['the unit', 'the hexside it faces'], ['unit', FACING.name]),
  clear: verbLook('Clear mines', 'the engineers'),
  breach: verbLookOf('Breach a Sea Wall', ['the engineers', 'the Sea Wall'], ['unit', SEA_WALL.name]),
  raze: verbLook('Clear Ruins', 'the engineers'),
  split: verbLook('Break down a battalion', 'the battalion'),
  enter: verbLook('Bring a unit onto the map', 'a unit that is due', 'the hex it enters by'),
  remove: verbLook('Take off a unit that is too many', 'a unit of the hex'),
  'announcement.name.end': verbLook('End the announcements'),
  'invasionPlacement.place.end': verbLook('End the loading'),
  'movement.moves.end': verbLook('End the moves'),
  'assaultSegment.choose.end': verbLook('End the assaults'),
  // 10.2: fire
  fire: verbLook('Fire on a hex', 'the hex that is fired on'),
  cease: verbLook('Cease fire'),
  join: verbLook('Let a unit take part', 'one more unit'),
  points: verbLook('Add support points', 'how many'),
  hunt: verbLook('Pick out the armour'),
  back: verbLook('Add the support of a headquarters', 'the headquarters'),
  shoot: verbLook('Fire'),
  pass: verbLook('Go on without support'),
  // 10.3, 10.4, 10.5: Close Assault and what comes of it
  assault: verbLook('Assault a hex', 'the hex that is assaulted'),
  storm: verbLook('Go in'),
  expose: verbLook('Choose the stack that is disrupted', 'the hex it attacked from'),
  advance: verbLook('Advance into the hex', 'the units that advance'),
  retreat: verbLook('Retreat', 'the way back'),
}; // biome-ignore format: a line each

/** The other side is taken to keep its headquarters back. */
const ANSWERS = { 'firing.brace': 'pass', 'assault.answer': 'pass' };
const leadsTo = (about: string, isAmid: boolean, ...verbs: readonly string[]): Preview[] =>
  verbs.map((verb) => ({ verb, then: [], about, answers: ANSWERS, ...(isAmid ? { isAmid } : {}) }));

/**
 * What leads to the dice; whoever is the last that can join an attack may throw them at once. What is decided in the middle
 * of an attack may be its end, and the next one is another matter.
 */
export const PREVIEWS: readonly Preview[] = [
  ...leadsTo('firing.hex', false, 'fire', ...['join', 'points', 'hunt', 'back', 'shoot'].map((verb) => `firing.prepare.${verb}`)),
  ...leadsTo('firing.hex', true, 'firing.brace.back', 'firing.brace.pass'),
  ...leadsTo('assault.hex', false, 'assault', ...['join', 'back', 'storm'].map((verb) => `assault.muster.${verb}`)),
  ...leadsTo('assault.hex', true, 'assault.answer.back', 'assault.answer.pass', 'assault.expose.expose', 'assault.advance.advance'),
  ...leadsTo('comingDown.unit', false, 'airborneLanding.land.land'),
]; // biome-ignore format: a line each

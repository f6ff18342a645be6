import { NONE } from '@bocage/kernel';
import {
  badState,
  type CounterLook,
  type CounterNow,
  counterLooks,
  type FaceLook,
  goodState,
  only,
  plainState,
  type StateLook,
} from '@bocage/wargame';
import { BACK_OF, COLOUR, DIVISION, dataOf, depthOf, EVERY_GERMAN, fullSteps, germanOf, HEROES, LEADER_UNITS, SYMBOL, SYMBOL_OF, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { COLOUR_OF, EVERY_POST, type PostId, positionOfPost, postHex } from '../map.ts';
import { carried, WEAPONS, weaponsOf } from '../rules/combat/weapons.ts';
import type { G, Seen } from '../state.ts';
import { BELOW_CLIFF, CLIMBING, NO_DEPTH, STEADY_UNIT } from '../terms.ts';
import { postState } from './extended.ts';
import { backLook, counterOfPost, echelonOf, FACES, germanName, observedFor, positionName, positionTitle } from './faces.ts'; // biome-ignore format: a list
import { callsFor } from './names.ts';
import { capital, colourLook, listed, SIGNS, weaponName } from './words.ts';

const ANY_DISTANCE = 99;
const GERMAN_SIDE = 1;

function symbolState(unit: UnitId): readonly StateLook[] {
  const symbol = SYMBOL_OF[unit] as number;
  return only(symbol >= 0, () => plainState(SIGNS[symbol] ?? '', `Symbol: ${SYMBOL.text(symbol)}`));
}

function statesOf(g: Seen, unit: UnitId): StateLook[] {
  const is = (field: keyof Seen['unit']): boolean => g.unit[field].get(unit) === 1;
  const [climb, hero] = [g.unit.climb.get(unit), g.unit.hero.get(unit)];
  return [
    ...symbolState(unit),
    ...only(hero >= 0, () => goodState('★', `Led by a hero, ${HEROES[hero]?.name}`)),
    ...only(is('inspired'), () => goodState('☆', 'Inspired by a hero who fell')),
    ...only(g.unit.nerve.get(unit) !== STEADY_UNIT, () => badState('DI', 'Disrupted')),
    ...only(climb === BELOW_CLIFF, () => badState('CL', 'Below the cliff, ready to climb')),
    ...only(climb === CLIMBING, () => badState('CL', 'Still climbing')),
    ...postState(g, unit),
    ...only(is('wounded'), () => badState('WO', 'Lightly wounded')),
    ...only(is('attacking'), () => plainState('AT', 'Attacks now')),
    ...only(is('acted') && !is('attacking'), () => plainState('AC', 'Has acted this turn')),
  ];
}

/** What a unit carries at its strength. */
function weaponsNote(g: G, unit: UnitId): string[] {
  const weapons = WEAPONS.filter((weapon) => (weaponsOf([weapon]) & carried(g, unit)) !== 0);
  if (dataOf(unit).steps.length === 0) return [];
  return [weapons.length === 0 ? 'No weapons of note' : capital(listed(weapons.map(weaponName)))];
}

function commandNote(g: Seen, unit: UnitId): string[] {
  const bits = g.unit.command.get(unit);
  const leaders = LEADER_UNITS.filter((_, i) => ((bits >> i) & 1) === 1).map((leader) => UNIT.text(leader));
  return leaders.length === 0 ? [] : [`Commanded by ${listed(leaders)} this phase`];
}

function divisionNote(g: Seen, unit: UnitId): string {
  const under = DIVISION.text(g.unit.division.get(unit));
  const { division } = dataOf(unit);
  return under === division
    ? `${division} Division`
    : `${division} Division, now under command of the ${under}`;
}

function americanNow(g: G, { unit, notes }: FaceLook<UnitId>): CounterNow {
  const steps = g.unit.steps.get(unit);
  const figures = dataOf(unit).steps[fullSteps(unit) - steps];
  const range = figures?.range === ANY_DISTANCE ? '∞' : String(figures?.range);
  return {
    figures: figures === undefined ? [] : [String(figures.strength), range],
    meaning: figures === undefined ? [] : ['strength', 'range'],
    steps,
    worn: steps < fullSteps(unit),
    states: statesOf(g, unit),
    notes: [...notes, divisionNote(g, unit), ...weaponsNote(g, unit), ...commandNote(g, unit)],
  };
}

/** The counters that may lie face down in a post, as far as anybody at the table can tell. */
export function candidates(g: Seen, post: PostId): number[] {
  const turnedUp = new Set(
    EVERY_POST.flatMap((other) => (g.post.revealed.get(other) === 1 ? [g.post.german.get(other)] : [])),
  );
  const isKnown = (german: number): boolean => g.gone.known.get(german) === 1 || turnedUp.has(german);
  return EVERY_GERMAN.filter((german) => BACK_OF[german] === g.post.back.get(post) && !isKnown(german));
}

function strengthsNote(g: Seen, post: PostId): string {
  const may = candidates(g, post);
  const strengths = [...new Set(may.map((german) => germanOf(german).strength))].sort((a, b) => a - b);
  return `Face down: strength ${listed(strengths.map(String), 'or')}`;
}

function germanStates(g: Seen, post: PostId): StateLook[] {
  const position = positionOfPost(post);
  const is = (field: keyof Seen['post']): boolean => g.post[field].get(post) === 1;
  const [depth, marker] = [g.post.depth.get(post), g.post.marker.get(post)];
  return [
    ...only(depth !== NO_DEPTH, () =>
      marker < 0
        ? goodState('+?', 'Depth, face down')
        : goodState(`+${depthOf(marker).strength}`, 'Depth, turned up'),
    ),
    ...only(is('disrupted'), () => badState('DI', 'Disrupted')),
    ...only(g.position.smoke.get(position) === 1, () => badState('SM', 'Hidden in smoke this turn')),
    ...only(g.position.fired.get(position) === 1, () => plainState('FI', 'May fire by this turn’s card')),
    ...only(is('attacked'), () => plainState('AT', 'Has been attacked this turn')),
    ...only(is('barraged'), () => plainState('SH', 'Has been shelled this turn')),
  ];
}

function germanNotes(g: Seen, post: PostId): string[] {
  const position = positionOfPost(post);
  const [german, marker] = [g.post.german.get(post), g.post.marker.get(post)];
  const hasDepth = g.post.depth.get(post) !== NO_DEPTH;
  const eyes = observedFor(position);
  return [
    german >= 0 ? capital(callsFor(germanOf(german).requires)) : strengthsNote(g, post),
    ...(hasDepth ? [marker < 0 ? 'Depth of which nothing is known' : depthNote(marker)] : []),
    ...(eyes.length === 0 ? [] : [`Observes for ${listed(eyes)}`]),
  ];
}

function depthNote(marker: number): string {
  const { strength, requires, tactical } = depthOf(marker);
  return tactical === true ? 'Depth: a call for reserves' : `Depth of ${strength}, ${callsFor(requires)}`;
}

/** Of a German who lies face down only the back is shown, and where it stands. */
function germanLook(g: Seen, post: PostId, back: number): CounterLook {
  const position = positionOfPost(post);
  const german = g.post.german.get(post);
  const { branch, title } = backLook(back);
  const who = german < 0 ? title : germanName(german);
  return {
    unit: counterOfPost(post),
    at: postHex(post),
    side: GERMAN_SIDE,
    army: 'german',
    branch,
    echelon: echelonOf(back),
    name: positionName(position),
    title: `${who}, ${positionTitle(position)}`,
    figures: [german < 0 ? '?' : String(germanOf(german).strength)],
    meaning: ['strength'],
    steps: 1,
    worn: false,
    faceDown: false,
    colour: colourLook(COLOUR.text(COLOUR_OF[position] as number)),
    states: germanStates(g, post),
    notes: germanNotes(g, post),
  };
}

/** All counters: Americans ashore and in their boats, then the Germans by their posts. */
export const countersOf = (seen: Seen, g: G): CounterLook[] => [
  ...counterLooks(FACES, g.unit.at.get.bind(g.unit.at), (face) => americanNow(g, face)),
  ...EVERY_POST.flatMap((post) => {
    const back = seen.post.back.get(post);
    return back === NONE ? [] : [germanLook(seen, post, back)];
  }),
];

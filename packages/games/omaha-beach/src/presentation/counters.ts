import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import type { CounterLook, Read, StateLook } from '@bocage/wargame';
import { BACK_OF, COLOUR, DIVISION, dataOf, depthOf, EVERY_GERMAN, EVERY_UNIT, fullSteps, germanOf, HEROES, LEADER_UNITS, SYMBOL, SYMBOL_OF, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { COLOUR_OF, POST, positionOfPost, postHex } from '../map.ts';
import { carried, WEAPONS, weaponsOf } from '../rules/combat/weapons.ts';
import type { G } from '../state.ts';
import { BELOW_CLIFF, CLIMBING, NO_DEPTH, STEADY_UNIT } from '../terms.ts';
import { postState } from './extended.ts';
import { backLook, counterOfPost, echelonOf, FACES, germanName, observedFor, positionName, positionTitle } from './faces.ts'; // biome-ignore format: a list
import { callsFor } from './names.ts';
import { capital, lettersOf, listed, SIGNS, weaponName } from './words.ts';

const ANY_DISTANCE = 99;
const GERMAN_SIDE = 1;
const state = (sign: string, text: string, tone: StateLook['tone'] = 'plain'): StateLook => ({
  sign,
  text,
  tone,
});
const when = (isSo: boolean, look: () => StateLook): StateLook[] => (isSo ? [look()] : []);

function symbolState(unit: UnitId): StateLook[] {
  const symbol = SYMBOL_OF[unit] as number;
  return when(symbol >= 0, () => state(SIGNS[symbol] ?? '', `Symbol: ${SYMBOL.text(symbol)}`));
}

function statesOf(read: Read, unit: UnitId): StateLook[] {
  const is = (field: string): boolean => read(`unit.${field}`, unit) === 1;
  const [climb, hero] = [read('unit.climb', unit), read('unit.hero', unit)];
  return [
    ...symbolState(unit),
    ...when(hero >= 0, () => state('★', `Led by a hero, ${HEROES[hero]?.name}`, 'good')),
    ...when(is('inspired'), () => state('☆', 'Inspired by a hero who fell', 'good')),
    ...when(read('unit.nerve', unit) !== STEADY_UNIT, () => state('DI', 'Disrupted', 'bad')),
    ...when(climb === BELOW_CLIFF, () => state('CL', 'Below the cliff, ready to climb', 'bad')),
    ...when(climb === CLIMBING, () => state('CL', 'Still climbing', 'bad')),
    ...postState(read, unit),
    ...when(is('wounded'), () => state('WO', 'Lightly wounded', 'bad')),
    ...when(is('attacking'), () => state('AT', 'Attacks now')),
    ...when(is('acted') && !is('attacking'), () => state('AC', 'Has acted this turn')),
  ];
}

/** What a unit carries at its strength. */
function weaponsNote(g: G, unit: UnitId): string[] {
  const weapons = WEAPONS.filter((weapon) => (weaponsOf([weapon]) & carried(g, unit)) !== 0);
  if (dataOf(unit).steps.length === 0) return [];
  return [weapons.length === 0 ? 'No weapons of note' : capital(listed(weapons.map(weaponName)))];
}

function commandNote(read: Read, unit: UnitId): string[] {
  const bits = read('unit.command', unit);
  const leaders = LEADER_UNITS.filter((_, i) => ((bits >> i) & 1) === 1).map((leader) => UNIT.text(leader));
  return leaders.length === 0 ? [] : [`Commanded by ${listed(leaders)} this phase`];
}

function divisionNote(read: Read, unit: UnitId): string {
  const under = DIVISION.text(read('unit.division', unit));
  const { division } = dataOf(unit);
  return under === division
    ? `${division} Division`
    : `${division} Division, now under command of the ${under}`;
}

function americanLook(read: Read, g: G, unit: UnitId, at: HexId): CounterLook {
  const { name, title, branch, echelon, notes } = FACES[unit]!;
  const steps = read('unit.steps', unit);
  const figures = dataOf(unit).steps[fullSteps(unit) - steps];
  const range = figures?.range === ANY_DISTANCE ? '∞' : String(figures?.range);
  return {
    unit,
    at,
    side: 0,
    army: 'us',
    branch,
    echelon,
    name,
    title,
    figures: figures === undefined ? [] : [String(figures.strength), range],
    meaning: figures === undefined ? [] : ['strength', 'range'],
    steps,
    worn: steps < fullSteps(unit),
    faceDown: false,
    states: statesOf(read, unit),
    notes: [...notes, divisionNote(read, unit), ...weaponsNote(g, unit), ...commandNote(read, unit)],
  };
}

/** The counters that may lie face down in a post, as far as anybody at the table can tell. */
export function candidates(back: number, isKnown: (german: number) => boolean): number[] {
  return EVERY_GERMAN.filter((german) => BACK_OF[german] === back && !isKnown(german));
}

function strengthsNote(read: Read, post: number): string {
  const turnedUp = new Set(
    POST.words.flatMap((_, other) =>
      read('post.revealed', other) === 1 ? [read('post.german', other)] : [],
    ),
  );
  const may = candidates(
    read('post.back', post),
    (german) => read('gone.known', german) === 1 || turnedUp.has(german),
  );
  const strengths = [...new Set(may.map((german) => germanOf(german).strength))].sort((a, b) => a - b);
  return `Face down: strength ${listed(strengths.map(String), 'or')}`;
}

function germanStates(read: Read, post: number): StateLook[] {
  const position = positionOfPost(post);
  const colour = COLOUR_OF[position] as number;
  const is = (field: string): boolean => read(`post.${field}`, post) === 1;
  const [depth, marker] = [read('post.depth', post), read('post.marker', post)];
  return [
    state(lettersOf(COLOUR.text(colour)), `Colour: ${COLOUR.text(colour)}`),
    ...when(depth !== NO_DEPTH, () =>
      marker < 0
        ? state('+?', 'Depth, face down', 'good')
        : state(`+${depthOf(marker).strength}`, 'Depth, turned up', 'good'),
    ),
    ...when(is('disrupted'), () => state('DI', 'Disrupted', 'bad')),
    ...when(read('position.smoke', position) === 1, () => state('SM', 'Hidden in smoke this turn', 'bad')),
    ...when(read('position.fired', position) === 1, () => state('FI', 'May fire by this turn’s card')),
    ...when(is('attacked'), () => state('AT', 'Has been attacked this turn')),
    ...when(is('barraged'), () => state('SH', 'Has been shelled this turn')),
  ];
}

function germanNotes(read: Read, post: number): string[] {
  const position = positionOfPost(post);
  const [german, marker] = [read('post.german', post), read('post.marker', post)];
  const hasDepth = read('post.depth', post) !== NO_DEPTH;
  const eyes = observedFor(position);
  return [
    german >= 0 ? capital(callsFor(germanOf(german).requires)) : strengthsNote(read, post),
    ...(hasDepth ? [marker < 0 ? 'Depth of which nothing is known' : depthNote(marker)] : []),
    ...(eyes.length === 0 ? [] : [`Observes for ${listed(eyes)}`]),
  ];
}

function depthNote(marker: number): string {
  const { strength, requires, tactical } = depthOf(marker);
  return tactical === true ? 'Depth: a call for reserves' : `Depth of ${strength}, ${callsFor(requires)}`;
}

/** Of a German who lies face down only the back is shown, and where it stands. */
function germanLook(read: Read, post: number, back: number): CounterLook {
  const position = positionOfPost(post);
  const german = read('post.german', post);
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
    states: germanStates(read, post),
    notes: germanNotes(read, post),
  };
}

/** All counters: Americans ashore and in their boats, then the Germans by their posts. */
export function countersOf(read: Read, g: G): CounterLook[] {
  const looks: CounterLook[] = [];
  for (const unit of EVERY_UNIT) {
    const at = read('unit.at', unit) as HexId;
    if (at !== NOWHERE) looks.push(americanLook(read, g, unit, at));
  }
  for (const post of POST.words.keys()) {
    const back = read('post.back', post);
    if (back !== NONE) looks.push(germanLook(read, post, back));
  }
  return looks;
}

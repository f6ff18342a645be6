import { eventTable, int, inWords } from '@bocage/kernel';
import { COLUMNS, RESULTS } from '../tables/crt.ts';
import { AT, FROM_HEXES, HEAVIES, WORDS } from './words.ts';

/** What moves the column of a combat: first to the right, then to the left. */
export const CAUSES = [
  'weak-defence', 'affected-defence', 'support', 'air', 'weak-attack', 'affected-attack', 'ground', 'river', 'works', 'beach', 'guard',
] as const; // biome-ignore format: a list
export type Cause = (typeof CAUSES)[number];
export const CAUSE_WORDS: Readonly<Record<Cause, string>> = {
  'weak-defence': 'Disorganized defenders',
  'affected-defence': 'Affected defenders',
  support: 'Support by a headquarters',
  air: 'Air support',
  'weak-attack': 'Disorganized attackers',
  'affected-attack': 'Affected attackers',
  ground: 'The ground',
  river: 'A river before every attacker',
  works: 'A fortified line',
  beach: 'An attack from the sea',
  guard: 'A headquarters behind the defence',
};
const CAUSE = {
  cause: inWords(int(0, CAUSES.length - 1), (cause) => CAUSE_WORDS[CAUSES[cause] as Cause]),
};
const COLUMN = inWords(int(0, COLUMNS.names.length - 1), (column) => COLUMNS.names[column] as string);
const RESULT = { result: inWords(int(0, RESULTS.length - 1), (result) => RESULTS[result]?.text as string) };

/** 1.1.3, 5, 6.1 to 6.5, 9: combats up to the die, and bombardments. */
export const COMBAT_EVENTS = eventTable(WORDS, {
  activated: ['1.1.3-d', '{hq} leads its units into combat.', AT],
  gaveWay: ['1.1.3-c', 'The {side} lead no combat now.'],
  finished: ['0.1.1-a', '{hq} is Finished.', AT],
  markerSpent: ['1.1.3-d', '{hq} spends an Offensive marker.', AT],
  attached: ['5.1-d', '{unit} is under {hq} for this turn.'],
  called: ['5.3-f', '{hq} joins the attack on {hex}.'],
  attacked: ['6.1-i', 'Attack on {hex} by {units}.', FROM_HEXES],
  shelled: ['6.2-h', 'Ships fire at {hex} with {points}.'],
  bombed: ['6.2-i', 'Bombers attack {hex} with {points}.'],
  carpet: ['9.4-a', 'The {side} lay a carpet of bombs with {many}.', { ...AT, ...HEAVIES }],
  rubble: ['9.4-f', 'There is rubble in {hex} until turn {turn}: to enter it takes {points} more.'],
  bombarded: ['6.2-g', 'A {die} with {modifier} for the bombardment of {hex}.'],
  unharmed: ['6.2-g', 'The bombardment of {hex} harms nobody.'],
  affected: ['6.5-e', '{unit} is Affected to level {level}.', AT],
  heldBack: ['6.3-e', '{unit} is held back.', AT],
  calledOff: ['6.3-e', 'The attack on {hex} is called off.'],
  reckoned: ['6.3-a', '{attack} against {defence} in {hex} is {odds}.', { odds: COLUMN }],
  supported: ['5.3-d', '{hq} supports the attack on {hex}.'],
  guarded: ['5.3-h', '{hq} supports the defence of {hex}.'],
  flew: ['9.1-e', 'Fighter-bombers support the {side} in {hex}.'],
  shifted: ['6.3-b', '{cause}: {shifts}.', CAUSE],
  fought: ['6.3-c', 'At {column} a {die} with {modifier} in {hex}: {result}.', { column: COLUMN, ...RESULT }],
});

export const {
  activated, gaveWay, finished, markerSpent, attached, called, attacked, shelled, bombed, carpet, rubble, bombarded, unharmed, affected,
  heldBack, calledOff, reckoned, supported, guarded, flew, shifted, fought,
} = COMBAT_EVENTS; // biome-ignore format: a list

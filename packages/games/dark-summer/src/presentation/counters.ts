import { type HexId, NOWHERE } from '@bocage/hex';
import type { CounterLook, Read, StateLook } from '@bocage/wargame';
import { dataOf, FACTOR, isDealt, isOst, type UnitId } from '../data.ts';
import { isAugmented, OMAHA_STRENGTH } from '../rules/conversions.ts';
import { FACES, type FaceLook } from './faces.ts';
import { listed } from './words.ts';

const bad = (sign: string, text: string): StateLook => ({ sign, text, tone: 'bad' });
const plain = (sign: string, text: string): StateLook => ({ sign, text, tone: 'plain' });
/** Flags of a unit that are worth a sign. */
const STATES: readonly (readonly [string, StateLook])[] = [
  ['unit.chosen', { sign: 'RE', text: 'Reacts', tone: 'good' }],
  ['unit.fresh', plain('IN', 'Entered this Round')],
  ['unit.moved', plain('MV', 'Has moved this Round')],
  ['unit.attacking', plain('AT', 'Attacks now')],
  ['unit.attacked', plain('AT', 'Has attacked this Round')],
  ['unit.retreated', bad('RT', 'Retreated this Round: adds nothing to a defense')],
];
const REINFORCED = plain(`+${OMAHA_STRENGTH}`, `Works of Omaha: ${OMAHA_STRENGTH} more on D-Day (11.4.1)`);

function statesOf(read: Read, unit: UnitId, at: HexId): StateLook[] {
  const states = STATES.flatMap(([path, state]) => (read(path, unit) === 1 ? [state] : []));
  // Who attacks now has attacked this Round too: one sign says it.
  const isAttacking = read('unit.attacking', unit) === 1;
  const shown = isAttacking ? states.filter(({ text }) => !text.startsWith('Has attacked')) : states;
  return isAugmented(read('round'), at, unit) ? [...shown, REINFORCED] : shown;
}

const MEANING = ['attack', 'defense', 'movement'];
const ONE_FACTOR = ['combat', 'movement'];

const isFaceDown = (read: Read, unit: UnitId): boolean => isDealt(unit) && read('unit.factor', unit) < 0;

/** Attack, defense and movement; one combat factor where the first two are the same. */
function figuresOf(read: Read, unit: UnitId): { figures: string[]; meaning: readonly string[] } {
  const { front, back, steps } = dataOf(unit);
  const { attack, defense, move } = back !== null && read('unit.steps', unit) < steps ? back : front;
  const factor = isFaceDown(read, unit) ? '?' : String(read('unit.factor', unit));
  const known = (value: number | null): string => (isDealt(unit) ? factor : String(value ?? 0));
  const all = [known(attack), known(defense), String(move)];
  if (all[0] !== all[1]) return { figures: all, meaning: MEANING };
  return move === 0
    ? { figures: all.slice(0, 1), meaning: ONE_FACTOR.slice(0, 1) }
    : { figures: all.slice(1), meaning: ONE_FACTOR };
}

/** What a counter that nobody has turned over may turn out to have. */
function unknownNote(read: Read, unit: UnitId): string {
  const pool = isOst(unit) ? 'ostFactors' : 'strongpointFactors';
  const left = FACTOR.words.flatMap((word, factor) => (read(pool, factor) > 0 ? [word] : []));
  return `Nobody knows its factor until it fights: ${listed(left, 'or')}`;
}

function notesOf(read: Read, { unit, notes }: FaceLook): readonly string[] {
  const more: string[] = [];
  if (isFaceDown(read, unit)) more.push(unknownNote(read, unit));
  if (read('unit.returned', unit) === 1) more.push('Came back from Brittany: supply by any S hex');
  return more.length === 0 ? notes : [...notes, ...more];
}

function counterLook(read: Read, look: FaceLook, at: HexId): CounterLook {
  const { unit, side, army, branch, echelon, name, title } = look;
  const left = read('unit.steps', unit);
  return {
    unit,
    at,
    side,
    army,
    branch,
    echelon,
    name,
    title,
    ...figuresOf(read, unit),
    steps: left,
    worn: left < dataOf(unit).steps,
    // What it is may be seen; only its factor may not, and that is a question mark.
    faceDown: false,
    states: statesOf(read, unit, at),
    notes: notesOf(read, look),
  };
}

/** Every counter that is on the map or in a box. */
export function countersOf(read: Read): CounterLook[] {
  const counters: CounterLook[] = [];
  for (const look of FACES) {
    const at = read('unit.at', look.unit) as HexId;
    if (at !== NOWHERE) counters.push(counterLook(read, look, at));
  }
  return counters;
}

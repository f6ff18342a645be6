import { type HexId, NOWHERE } from '@bocage/hex';
import type { CounterLook, Read, StateLook } from '@bocage/wargame';
import { dataOf, isDealt, type UnitId } from '../data.ts';
import { FACES, type FaceLook } from './faces.ts';

const bad = (sign: string, text: string): StateLook => ({ sign, text, tone: 'bad' });
const plain = (sign: string, text: string): StateLook => ({ sign, text, tone: 'plain' });
/** Flags of a unit that are worth a sign. */
const STATES: readonly (readonly [string, StateLook])[] = [
  ['unit.chosen', { sign: 'RE', text: 'Reacts', tone: 'good' }],
  ['unit.moved', plain('MV', 'Has moved this Round')],
  ['unit.attacked', plain('AT', 'Has attacked this Round')],
  ['unit.retreated', bad('RT', 'Retreated this Round: adds nothing to a defense')],
];

const statesOf = (read: Read, unit: UnitId): StateLook[] =>
  STATES.flatMap(([path, state]) => (read(path, unit) === 1 ? [state] : []));

const MEANING = ['attack', 'defense', 'movement'];
const ONE_FACTOR = ['combat', 'movement'];

/** Attack, defense and movement; one combat factor where the first two are the same. */
function figuresOf(read: Read, unit: UnitId): { figures: string[]; meaning: readonly string[] } {
  const { front, back, steps } = dataOf(unit);
  const { attack, defense, move } = back !== null && read('unit.steps', unit) < steps ? back : front;
  const factor = read('unit.factor', unit);
  const known = (value: number | null): string =>
    isDealt(unit) ? (factor < 0 ? '?' : String(factor)) : String(value ?? 0);
  const all = [known(attack), known(defense), String(move)];
  if (all[0] !== all[1]) return { figures: all, meaning: MEANING };
  return move === 0
    ? { figures: all.slice(0, 1), meaning: ONE_FACTOR.slice(0, 1) }
    : { figures: all.slice(1), meaning: ONE_FACTOR };
}

function counterLook(read: Read, look: FaceLook, at: HexId): CounterLook {
  const { unit, side, army, branch, echelon, name, title, notes } = look;
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
    faceDown: isDealt(unit) && read('unit.factor', unit) < 0,
    states: statesOf(read, unit),
    notes:
      read('unit.returned', unit) === 1 ? [...notes, 'Came back from Brittany: supply by any S hex'] : notes,
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

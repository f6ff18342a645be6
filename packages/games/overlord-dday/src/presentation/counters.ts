import { type HexId, NOWHERE } from '@bocage/hex';
import type { CounterLook, Read, StateLook } from '@bocage/wargame';
import { BEACH, dataOf, GERMAN, isFixed, isNonActive, type UnitId } from '../data.ts';
import { BEACH_OF_SPACE, isHex, PHASE_OF_SPACE } from '../map.ts';
import { faceOf } from '../rules/units.ts';
import { DISORGANIZED, REGROUP, STEADY } from '../state.ts';
import { FACES, type FaceLook } from './faces.ts';
import { hexTitle, landingName } from './words.ts';

const bad = (sign: string, text: string): StateLook => ({ sign, text, tone: 'bad' });
const plain = (sign: string, text: string): StateLook => ({ sign, text, tone: 'plain' });
const REGROUPING = bad('RG', 'Regrouping');
const IN_DISORDER = bad('DG', 'Disorganized');
const OUT_OF_SUPPLY = bad('OS', 'Out of supply');
const DELAYED = plain('DL', 'Delayed landing');
const FESTUNG = plain('FE', 'Festung position');
const ASLEEP = plain('NA', 'Not active yet');
const OUT_OF_IT = plain('NA', 'Not active on the first day');

/** Those that only an alternative set-up brings onto the map may be activated there. */
const neverActive = (unit: UnitId, at: HexId): boolean =>
  isNonActive(unit) && !(dataOf(unit).omm !== undefined && isHex(at));

function statesOf(read: Read, unit: UnitId, at: HexId): StateLook[] {
  const states: StateLook[] = [];
  const data = dataOf(unit);
  const marker = read('unit.marker', unit);
  if (marker === REGROUP) states.push(REGROUPING);
  if (marker === DISORGANIZED) states.push(IN_DISORDER);
  if (read('unit.festung', unit) === 1) states.push(FESTUNG);
  if (data.side === 'german' && !isFixed(unit) && isHex(at) && read('unit.active', unit) === 0)
    states.push(neverActive(unit, at) ? OUT_OF_IT : ASLEEP);
  if (data.oos === true) states.push(OUT_OF_SUPPLY);
  if (read('unit.delayed', unit) === 1) states.push(DELAYED);
  const target = read('unit.target', unit) as HexId;
  if (target !== NOWHERE) states.push(plain('AT', `To attack ${hexTitle(target)}`));
  return states;
}

/** Where and when a unit comes ashore, or came. */
function landingNote(read: Read, unit: UnitId, at: HexId): string | undefined {
  const beach = BEACH_OF_SPACE[at] ?? NOWHERE;
  if (beach !== NOWHERE) {
    const hex = dataOf(unit).lands?.hex;
    const where = hex == null ? '' : `, in ${landingName(hex)}`;
    return `Lands at ${BEACH.text(beach)} in phase ${PHASE_OF_SPACE[at]}${where}`;
  }
  const landed = isHex(at) ? read('unit.landed', unit) : NOWHERE;
  return landed === NOWHERE ? undefined : `Came ashore at ${BEACH.text(landed)}`;
}

function gunNote(read: Read, { unit, guns }: FaceLook): string | undefined {
  const reach = guns[read('unit.back', unit) === 1 ? 1 : 0];
  if (reach === '') return undefined;
  return read('unit.marker', unit) === STEADY
    ? `Its guns reach ${reach}`
    : `Its guns, which reach ${reach}, are silent`;
}

function notesOf(read: Read, look: FaceLook, at: HexId): readonly string[] {
  const { unit, side, notes } = look;
  const note = side === GERMAN ? gunNote(read, look) : landingNote(read, unit, at);
  const displaced = side === GERMAN ? 0 : read('unit.displaced', unit);
  if (note === undefined && displaced === 0) return notes;
  const all = note === undefined ? [...notes] : [...notes, note];
  if (displaced > 0) all.push(displaced === 1 ? 'Was put off once' : 'Was put off twice');
  return all;
}

function counterLook(read: Read, look: FaceLook, at: HexId): CounterLook {
  const { unit, side, army, branch, echelon, name, title, meaning } = look;
  const left = read('unit.steps', unit);
  const { strength, move } = faceOf(unit, {
    turned: read('unit.back', unit) === 1,
    festung: read('unit.festung', unit) === 1,
    steps: left,
  });
  return {
    unit,
    at,
    side,
    army,
    branch,
    echelon,
    name,
    title,
    figures: meaning.length === 1 ? [String(strength)] : [String(strength), String(move)],
    meaning,
    steps: left,
    worn: left < dataOf(unit).steps && read('unit.festung', unit) === 0,
    faceDown: false,
    states: statesOf(read, unit, at),
    notes: notesOf(read, look, at),
  };
}

/** Every counter that is in play. */
export function countersOf(read: Read): CounterLook[] {
  const counters: CounterLook[] = [];
  for (const look of FACES) {
    const at = read('unit.at', look.unit) as HexId;
    if (at !== NOWHERE) counters.push(counterLook(read, look, at));
  }
  return counters;
}

import { type HexId, NOWHERE } from '@bocage/hex';
import {
  badState,
  type CounterLook,
  type CounterNow,
  counterLooks,
  plainState,
  type StateLook,
} from '@bocage/wargame';
import { BEACH, dataOf, GERMAN, isFixed, isNonActive, type UnitId } from '../data.ts';
import { BEACH_OF_SPACE, isHex, PHASE_OF_SPACE } from '../map.ts';
import { faceOf } from '../rules/units.ts';
import { DISORGANIZED, REGROUP, type Seen, STEADY } from '../state.ts';
import { FACES, type Face } from './faces.ts';
import { hexTitle, landingName } from './words.ts';

const REGROUPING = badState('RG', 'Regrouping');
const IN_DISORDER = badState('DG', 'Disorganized');
const OUT_OF_SUPPLY = badState('OS', 'Out of supply');
const DELAYED = plainState('DL', 'Delayed landing');
const FESTUNG = plainState('FE', 'Festung position');
const ASLEEP = plainState('NA', 'Not active yet');
const OUT_OF_IT = plainState('NA', 'Not active on the first day');

/** Those that only an alternative set-up brings onto the map may be activated there. */
const neverActive = (unit: UnitId, at: HexId): boolean =>
  isNonActive(unit) && !(dataOf(unit).omm !== undefined && isHex(at));

function statesOf(g: Seen, unit: UnitId, at: HexId): StateLook[] {
  const states: StateLook[] = [];
  const data = dataOf(unit);
  const marker = g.unit.marker.get(unit);
  if (marker === REGROUP) states.push(REGROUPING);
  if (marker === DISORGANIZED) states.push(IN_DISORDER);
  if (g.unit.festung.get(unit) === 1) states.push(FESTUNG);
  if (data.side === 'german' && !isFixed(unit) && isHex(at) && g.unit.active.get(unit) === 0)
    states.push(neverActive(unit, at) ? OUT_OF_IT : ASLEEP);
  if (data.oos === true) states.push(OUT_OF_SUPPLY);
  if (g.unit.delayed.get(unit) === 1) states.push(DELAYED);
  const target = g.unit.target.get(unit);
  if (target !== NOWHERE) states.push(plainState('AT', `To attack ${hexTitle(target)}`));
  return states;
}

/** Where and when a unit comes ashore, or came. */
function landingNote(g: Seen, unit: UnitId, at: HexId): string | undefined {
  const beach = BEACH_OF_SPACE[at] ?? NOWHERE;
  if (beach !== NOWHERE) {
    const hex = dataOf(unit).lands?.hex;
    const where = hex == null ? '' : `, in ${landingName(hex)}`;
    return `Lands at ${BEACH.text(beach)} in phase ${PHASE_OF_SPACE[at]}${where}`;
  }
  const landed = isHex(at) ? g.unit.landed.get(unit) : NOWHERE;
  return landed === NOWHERE ? undefined : `Came ashore at ${BEACH.text(landed)}`;
}

function gunNote(g: Seen, { unit, guns }: Face): string | undefined {
  const reach = guns[g.unit.back.get(unit) === 1 ? 1 : 0];
  if (reach === '') return undefined;
  return g.unit.marker.get(unit) === STEADY
    ? `Its guns reach ${reach}`
    : `Its guns, which reach ${reach}, are silent`;
}

function notesOf(g: Seen, look: Face, at: HexId): readonly string[] {
  const { unit, side, notes } = look;
  const note = side === GERMAN ? gunNote(g, look) : landingNote(g, unit, at);
  const displaced = side === GERMAN ? 0 : g.unit.displaced.get(unit);
  if (note === undefined && displaced === 0) return notes;
  const all = note === undefined ? [...notes] : [...notes, note];
  if (displaced > 0) all.push(displaced === 1 ? 'Was put off once' : 'Was put off twice');
  return all;
}

function now(g: Seen, look: Face, at: HexId): CounterNow {
  const { unit, meaning } = look;
  const steps = g.unit.steps.get(unit);
  const isFestung = g.unit.festung.get(unit) === 1;
  const { strength, move } = faceOf(unit, { turned: g.unit.back.get(unit) === 1, festung: isFestung, steps });
  return {
    figures: meaning.length === 1 ? [String(strength)] : [String(strength), String(move)],
    steps,
    worn: steps < dataOf(unit).steps && !isFestung,
    states: statesOf(g, unit, at),
    notes: notesOf(g, look, at),
  };
}

/** Every counter that is in play. */
export const countersOf = (g: Seen): CounterLook[] =>
  counterLooks(FACES, g.unit.at.get.bind(g.unit.at), (look, at) => now(g, look, at));

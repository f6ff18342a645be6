import type { HexId } from '@bocage/hex';
import { badState, type CounterLook, type CounterNow, counterLooks, goodState, only, plainState, type StateLook } from '@bocage/wargame'; // biome-ignore format: a list
import { DESTROYED, isHex, isStrategic, REST_BOX } from '../map.ts';
import { allowanceOf, isGrounded } from '../rules/movement/allowance.ts';
import { attackOf, defenceOf } from '../rules/units.ts';
import type { Seen } from '../state.ts';
import { BONUS_OF, CAMP_OF, isHeadquarters, attackOf as printedAttack, defenceOf as printedDefence, STEPS_OF, type UnitId } from '../units.ts'; // biome-ignore format: a list
import { FACES, type Face, unitName } from './faces.ts';
import { markersIn } from './standing.ts';
import { offensives } from './words.ts';

type Flag =
  | 'unsupplied'
  | 'exploits'
  | 'landed'
  | 'resting'
  | 'reserve'
  | 'extended'
  | 'onFoot'
  | 'moved'
  | 'attacked'
  | 'defended';
/** Flags of a unit that are worth a sign. */
const STATES: readonly (readonly [Flag, StateLook])[] = [
  ['unsupplied', badState('OS', 'Out of supply')],
  ['resting', plainState('RT', 'At Rest')],
  ['reserve', goodState('RV', 'In Reserve for an exploitation')],
  ['extended', plainState('EX', 'Has led an extended movement this turn')],
  ['exploits', goodState('X', 'May exploit')],
  ['landed', plainState('L', 'Has come ashore')],
  ['onFoot', plainState('F', 'Goes on foot in this phase')],
  ['moved', plainState('M', 'Has ended its move')],
  ['attacked', plainState('AT', 'Has attacked in this phase')],
  ['defended', plainState('DF', 'Has been attacked in this phase')],
];
/** 6.5: by level. */
const DISORGANISED: readonly (StateLook | undefined)[] = [
  undefined,
  badState('D1', 'Disorganized, level 1'),
  badState('D2', 'Disorganized, level 2'),
];
const AFFECTED: readonly (StateLook | undefined)[] = [
  undefined,
  badState('A1', 'Affected, level 1'),
  badState('A2', 'Affected, level 2'),
];
const given = (state: StateLook | undefined): readonly StateLook[] => (state === undefined ? [] : [state]);

/** 0.1.1-b: a headquarters with a marker. */
function supported(g: Seen, unit: UnitId, at: HexId): readonly StateLook[] {
  const many = isHeadquarters(unit) ? markersIn(g, CAMP_OF[unit] as number, at) : 0;
  return only(many > 0, () => goodState('O', `Supported, with ${offensives(many)}`));
}

const statesOf = (g: Seen, unit: UnitId, at: HexId): StateLook[] => [
  ...given(DISORGANISED[g.unit.disorganised.get(unit)]),
  ...given(AFFECTED[g.unit.affected.get(unit)]),
  ...supported(g, unit, at),
  ...STATES.flatMap(([flag, state]) => (g.unit[flag].get(unit) === 1 ? [state] : [])),
];

/** 7.4: as it stands, with the steps and the supply that it has; one in the Destroyed box shows its weakest face. */
function figuresOf(g: Seen, unit: UnitId): string[] {
  const going = allowanceOf(g, unit);
  if (isHeadquarters(unit)) return [BONUS_OF[unit] as number, going].map(String);
  if (g.unit.steps.get(unit) === 0)
    return [printedAttack(unit, 1), going, printedDefence(unit, 1)].map(String);
  return [attackOf(g, unit), going, defenceOf(g, unit)].map(String);
}

/** 5.1-d: whom it has acted under in this turn. */
function commandNotes(g: Seen, unit: UnitId): string[] {
  const hq = g.unit.hq.get(unit);
  return hq < 0 ? [] : [`Under ${unitName(hq)} this turn`];
}
/** 0.1.1-a: whether a headquarters may still do something. */
function staffNotes(g: Seen, unit: UnitId, at: HexId): string[] {
  if (!isHeadquarters(unit) || !(isHex(at) || isStrategic(at))) return [];
  return [g.unit.finished.get(unit) === 1 ? 'Finished until the phase ends' : 'Ready'];
}
const PLACE_NOTES: ReadonlyMap<HexId, string> = new Map([
  [DESTROYED, 'Destroyed; goes to the Rest box in the next administration phase'],
  [REST_BOX, 'Is rebuilt, a step a turn'],
]);
const noted = (note: string | undefined): readonly string[] => (note === undefined ? [] : [note]);
const cutNote = (g: Seen, unit: UnitId): readonly string[] =>
  only(
    g.unit.unsupplied.get(unit) === 1 && !isHeadquarters(unit),
    () => 'Out of supply: attacks with nothing and defends with half',
  );

const notesOf = (g: Seen, { unit, notes }: Face, at: HexId): readonly string[] => [
  ...notes,
  ...staffNotes(g, unit, at),
  ...commandNotes(g, unit),
  ...cutNote(g, unit),
  ...only(isGrounded(g, unit), () => 'Goes on foot until a supply line has reached it'),
  ...only(g.unit.home.get(unit) === 1, () => 'Has been sent back, and stays in the reserve'),
  ...noted(PLACE_NOTES.get(at)),
];

function now(g: Seen, face: Face, at: HexId): CounterNow {
  const { unit } = face;
  const steps = g.unit.steps.get(unit);
  return {
    figures: figuresOf(g, unit),
    asides: face.asides,
    steps,
    worn: steps < (STEPS_OF[unit] as number),
    states: statesOf(g, unit, at),
    notes: notesOf(g, face, at),
    ...(g.unit.finished.get(unit) === 1 ? { mode: 'on its Finished side' } : {}),
  };
}

/** Every counter that is on a map or in a box. */
export const countersOf = (g: Seen): CounterLook[] =>
  counterLooks(FACES, g.unit.at.get.bind(g.unit.at), (face, at) => now(g, face, at));

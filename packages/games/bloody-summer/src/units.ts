import { type Id, type Names, NONE, names, namesOf } from '@bocage/kernel';
import { roster } from '@bocage/wargame';
import { COUNTERS, type Face, UNITS, type UnitData } from './data/units.ts';
import { campOf, REPLACEMENT, SIDE, SIDES, UNIT_TYPES } from './terms.ts';

export type { UnitData } from './data/units.ts';

export type UnitId = Id<'unit'>;
const ROSTER = roster<UnitData, UnitId>(UNITS);
const { asked, those } = ROSTER;
export const { kind: UNIT, all: EVERY_UNIT, of: dataOf } = ROSTER;
export const NOBODY = NONE as UnitId;

/** Figures by unit. */
const byUnit = (figure: (unit: UnitData) => number): Readonly<Uint8Array> => Uint8Array.from(UNITS, figure);
/** 6.10: the most steps that a unit has. */
export const MOST_STEPS = 3;
/** Figures by steps left, from none, and unit. */
const bySteps = (figure: (face: Face) => number): readonly Readonly<Uint8Array>[] =>
  Array.from({ length: MOST_STEPS + 1 }, (_, steps) =>
    byUnit(({ faces }) => {
      const face = steps === 0 ? undefined : faces[faces.length - steps];
      return face === undefined ? 0 : figure(face);
    }),
  );

export const SIDE_OF: Readonly<Uint8Array> = byUnit(({ side }) => SIDE.of(side));
/** By unit: its camp. */
export const CAMP_OF: Readonly<Uint8Array> = Uint8Array.from(SIDE_OF, campOf);
/** By side. */
export const UNITS_OF: readonly (readonly UnitId[])[] = SIDES.map((side) =>
  those((unit) => unit.side === side),
);
export const TYPE: Names = names('type', UNIT_TYPES);
export const TYPE_OF: Readonly<Uint8Array> = byUnit(({ type }) => TYPE.of(type));

/** 0.1.2: the steps at full strength; 0 for a headquarters. */
export const STEPS_OF: Readonly<Uint8Array> = byUnit(({ faces }) => faces.length);
/** By steps left, then by unit. */
export const ATTACK: readonly Readonly<Uint8Array>[] = bySteps(({ attack }) => attack);
/** By steps left, then by unit. */
export const DEFENCE: readonly Readonly<Uint8Array>[] = bySteps(({ defence }) => defence);
export const attackOf = (unit: UnitId, steps: number): number => ATTACK[steps]?.[unit] ?? 0;
export const defenceOf = (unit: UnitId, steps: number): number => DEFENCE[steps]?.[unit] ?? 0;
export const ALLOWANCE: Readonly<Uint8Array> = byUnit(({ allowance }) => allowance);
export const STACKING_OF: Readonly<Uint8Array> = byUnit(({ stackingValue }) => stackingValue);
/** 5.3: the columns that a headquarters gives to an attack; 0 for everyone else. */
export const BONUS_OF: Readonly<Uint8Array> = byUnit(({ bonus }) => bonus ?? 0);

/** 6.10: what a German unit is rebuilt with; -1 for the Allies and for whoever is not rebuilt. */
export const REPLACEMENT_OF: readonly number[] = UNITS.map(({ replacement }) =>
  replacement === null ? -1 : REPLACEMENT.of(replacement),
);

export type DivisionId = Id<'division'>;
/** 5.1: the divisions, and two brigades that count as such. */
export const DIVISION: Names<DivisionId> = namesOf('division', COUNTERS.divisions);
/** By unit; -1 for none. */
export const DIVISION_OF: readonly number[] = UNITS.map(({ division }) =>
  division === null ? -1 : DIVISION.of(division),
);
/** By division. */
export const UNITS_OF_DIVISION: readonly (readonly UnitId[])[] = COUNTERS.divisions.map(({ id }) =>
  those((unit) => unit.division === id),
);
/** 4.1.2: the division that liberates Paris. */
export const FRENCH_DIVISION: DivisionId = DIVISION.of('FR-2-DB');
/** 5.1: the division that every British headquarters controls. */
export const ASSAULT_DIVISION: DivisionId = DIVISION.of('BR-79-Arm');

/** Whether a unit is of one of these types, answered once for all of them. */
export const isOfType = (types: readonly UnitData['type'][]): ((unit: UnitId) => boolean) =>
  asked(({ type }) => types.includes(type));

const FIXED: readonly UnitData['type'][] = ['garrison', 'battery', 'festung', 'partisans', 'ffi'];
/** whoever can be rebuilt once destroyed. */
export const isRebuildable = asked(({ type }) => type !== 'headquarters' && !FIXED.includes(type));
export const isHeadquarters = isOfType(['headquarters']);
/** 0.1.1: all others fight. */
export const isCombatUnit = asked(({ type }) => type !== 'headquarters');
/** 0.1.2: a Festung is a garrison too. */
export const isGarrison = isOfType(['garrison', 'festung']);
export const isFestung = isOfType(['festung']);
export const isBattery = isOfType(['battery']);
export const isPartisans = isOfType(['partisans']);
export const isArmour = isOfType(['armour']);
export const isPanzergrenadier = isOfType(['panzergrenadier']);
/** 10: who drops by parachute. */
export const isParachute = isOfType(['parachute']);
/** 1.1.1.3: by parachute or in gliders. */
export const isAirborne = isOfType(['parachute', 'glider']);
export const isRanger = isOfType(['ranger']);
export const isCommando = isOfType(['commando']);
/** 7.5: whoever fights on foot. */
export const isInfantry = isOfType([
  'infantry',
  'parachute',
  'glider',
  'ranger',
  'commando',
  'panzergrenadier',
]);
export const isElite = asked(({ elite }) => elite);
export const isCyclist = asked(({ cyclist }) => cyclist === true);
/** 0.1.2: beyond 6; Allied parachutists only once they are supplied (2.2). */
export const isMotorized = asked(({ allowance }) => allowance > 6);
/** 5.1: of no division, and such that a corps may have it. */
export const isIndependent = asked(
  ({ type, division }) => division === null && type !== 'headquarters' && !FIXED.includes(type),
);
/** 4.4: whoever may do special operations. */
export const isSpecial = asked(
  ({ type, elite }) => type === 'ranger' || type === 'commando' || (type === 'parachute' && elite),
);
/** 1.1.1.3: whom the Allies may take back into their strategic reserve. */
export const isRepatriable = asked(
  ({ side, type }) => side !== 'german' && ['parachute', 'glider', 'ranger', 'commando'].includes(type),
);
/** 3: 1 or more has a zone of control, except garrisons. */
export const hasZone = asked(({ stackingValue, type }) => stackingValue > 0 && !FIXED.includes(type));

export const HEADQUARTERS: readonly UnitId[] = those(({ type }) => type === 'headquarters');
/** By side. */
export const HEADQUARTERS_OF: readonly (readonly UnitId[])[] = SIDES.map((side) =>
  those((unit) => unit.side === side && unit.type === 'headquarters'),
);
export const BATTERIES: readonly UnitId[] = those(({ type }) => type === 'battery');
export const GARRISONS: readonly UnitId[] = those(({ type }) => type === 'garrison');
export const FFI_PARIS: UnitId = UNIT.of('FFI-Paris');
/** 10.A.1: the one whose beach is diced for. */
export const FIFTH_RANGERS: UnitId = UNIT.of('5-Rgr');
/** 10.B.3: the brigade that may land in the evening. */
export const AIRLANDING: UnitId = UNIT.of('6-Airb-6');
/** whose steps are worth points. */
export const scores = asked(({ type }) => !['headquarters', 'partisans', 'ffi'].includes(type));

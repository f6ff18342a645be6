import { type Id, type Names, NONE, names, namesOf } from '@bocage/kernel';
import { roster } from '@bocage/wargame';
import { COUNTERS, type Face, UNITS, type UnitData } from './data/units.ts';
import { BEACH, MODES, SIDE, SIDES, UNIT_TYPES } from './terms.ts';

export type { UnitData } from './data/units.ts';

export type UnitId = Id<'unit'>;
const ROSTER = roster<UnitData, UnitId>(UNITS);
const { asked, those } = ROSTER;
export const { kind: UNIT, all: EVERY_UNIT, of: dataOf } = ROSTER;
export const NOBODY = NONE as UnitId;

/** Figures by unit. */
const byUnit = (figure: (unit: UnitData) => number): Readonly<Uint8Array> => Uint8Array.from(UNITS, figure);
/** Figures by mode and unit. */
const byFace = (figure: (face: Face) => number): readonly Readonly<Uint8Array>[] =>
  MODES.map((mode) => byUnit((unit) => figure(unit[mode])));

export const SIDE_OF: Readonly<Uint8Array> = byUnit(({ side }) => SIDE.of(side));
/** By side. */
export const UNITS_OF: readonly (readonly UnitId[])[] = SIDES.map((side) =>
  those((unit) => unit.side === side),
);
export const TYPE: Names = names('type', UNIT_TYPES);
export const TYPE_OF: Readonly<Uint8Array> = byUnit(({ type }) => TYPE.of(type));

/** 1.4.1: the three figures of both faces, by mode and unit. */
export const COMBAT_FACTOR = byFace(({ combat }) => combat);
export const PROTECTION_FACTOR = byFace(({ protection }) => protection);
export const ALLOWANCE = byFace(({ move }) => move);
/** Printed ranges; 0 where there is none. */
export const RANGE_OF: Readonly<Uint8Array> = byUnit(({ range }) => range ?? 0);
export const MORALE_OF: Readonly<Uint8Array> = byUnit(({ morale }) => morale);
/** 16.2: how far a headquarters commands; 0 for everyone else. */
export const RADIUS_OF: Readonly<Uint8Array> = byUnit(({ radius }) => radius ?? 0);
/** The turn a unit arrives; 0 for those that are there from the beginning. */
export const TURN_OF: Readonly<Uint8Array> = byUnit(({ turn }) => turn ?? 0);
/** The beach area that is printed on a unit, or -1. */
export const BEACH_OF: readonly number[] = UNITS.map(({ beach }) =>
  beach === undefined ? -1 : BEACH.of(beach),
);

export type DivisionId = Id<'division'>;
export const DIVISION: Names<DivisionId> = namesOf('division', COUNTERS.divisions);
/** By unit; -1 for none. */
export const DIVISION_OF: readonly number[] = UNITS.map(({ division }) =>
  division === null ? -1 : DIVISION.of(division),
);
export type BrigadeId = Id<'brigade'>;
/** Brigades, and German regiments. */
export const BRIGADE: Names<BrigadeId> = namesOf('brigade', COUNTERS.brigades);
/** By unit; -1 for none. */
export const BRIGADE_OF: readonly number[] = UNITS.map(({ brigade }) =>
  brigade === null ? -1 : BRIGADE.of(brigade),
);
const PARENTS = [...new Set(UNITS.flatMap(({ parent }) => parent ?? []))];
/** 8.2.3: battalions that are in play as companies. */
export const BATTALION: Names = names('battalion', PARENTS);
/** By unit: the battalion it is a part of; -1 for none. */
export const BATTALION_OF: readonly number[] = UNITS.map(({ parent }) =>
  parent === undefined ? -1 : BATTALION.of(parent),
);

/** Whether a unit is of one of these types, answered once for all of them. */
export const isOfType = (types: readonly UnitData['type'][]): ((unit: UnitId) => boolean) =>
  asked(({ type }) => types.includes(type));

export const isHeadquarters = asked(({ size }) => size === 'hq');
/** 8.2: companies, and batteries with them. */
export const isCompany = asked(({ size }) => size === 'co' || size === 'bty');
export const isCommando = asked(({ commando }) => commando === true);
/** 5.8: may swim ashore. */
export const isSwimming = asked(({ dd }) => dd === true);
export const isCoastArtillery = asked(({ type }) => type === 'coastArtillery');
export const isGarrison = asked(({ type }) => type === 'garrison');
export const isParachute = asked(({ type }) => type === 'parachute');
export const isGlider = asked(({ type }) => type === 'glider');

export const GARRISONS: readonly UnitId[] = those(({ type }) => type === 'garrison');
export const COMMANDOS: readonly UnitId[] = those(({ commando }) => commando === true);
/** 4.1: the battalions that come by air. */
export const AIRBORNE: readonly UnitId[] = those(({ type }) => type === 'parachute' || type === 'glider');
/** 17.0: the companies that take the place of a battalion. */
export const BREAKDOWN: readonly UnitId[] = those(({ parent }) => parent === 'BD');
/** 14.1.6: the battery in its box. */
export const LE_HAVRE_BATTERY: UnitId = UNIT.of('Le-Havre');

/** 16.2: a headquarters commands its division and whoever is attached to it; one of no division commands all. */
const leads = (hq: UnitData, unit: UnitData): boolean =>
  hq.side === unit.side &&
  (hq.division === null ||
    unit.division === null ||
    unit.division === hq.division ||
    unit.attached === hq.division);
const HEADQUARTERS: readonly UnitId[] = those(({ size }) => size === 'hq');
/** By unit: the headquarters that may command it, distance aside. */
export const COMMANDERS_OF: readonly (readonly UnitId[])[] = UNITS.map((unit) =>
  HEADQUARTERS.filter((hq) => leads(dataOf(hq), unit)),
);

import type { Army, AsideLook, Branch, Echelon, FaceLook } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { COUNTERS } from '../data/units.ts';
import { BATTERIES, beachAt } from '../map.ts';
import type { Nation, UnitType } from '../terms.ts';
import { dataOf, EVERY_UNIT, isMotorized, SIDE_OF, UNIT, type UnitData, type UnitId } from '../units.ts';
import { beachName, columns, hexes, listed } from './words.ts';

/** What never changes about a counter. */
export interface Face extends FaceLook<UnitId> {
  /** 0.1.2, DN-a: the stacking value, and whether it is elite. */
  readonly asides: readonly AsideLook[];
}

/** Poles, Belgians and Dutch wear what the British wear; their names tell them apart. */
const ARMIES: Readonly<Record<Nation, Army>> = {
  american: 'us',
  french: 'french',
  british: 'british',
  canadian: 'canadian',
  polish: 'british',
  belgian: 'british',
  dutch: 'british',
  german: 'german',
};
function armyOf({ nation, replacement, name }: UnitData): Army {
  if (nation !== 'german') return ARMIES[nation];
  if (/\bSS\b/.test(name)) return 'ss';
  return replacement === 'luftwaffe' ? 'luftwaffe' : 'german';
}

const BRANCHES: Readonly<Record<UnitType, Branch>> = {
  infantry: 'infantry',
  armour: 'armour',
  panzergrenadier: 'mechanized',
  parachute: 'airborne',
  glider: 'glider',
  ranger: 'ranger',
  commando: 'commando',
  antitank: 'anti-tank',
  flak: 'flak',
  garrison: 'garrison',
  battery: 'artillery',
  festung: 'fort',
  partisans: 'infantry',
  ffi: 'infantry',
  headquarters: 'headquarters',
};

const ECHELONS: Readonly<Record<UnitData['size'], Echelon>> = {
  division: 'division',
  brigade: 'brigade',
  regiment: 'regiment',
  battalion: 'battalion',
  garrison: 'none',
  corps: 'corps',
};

const DIVISION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  COUNTERS.divisions.map(({ id, name }) => [id, name]),
);
/** The division of a unit in full, or nothing. */
export const divisionName = ({ division }: UnitData): string => DIVISION_NAMES[division ?? ''] ?? '';

/** Where there is too little room for what is printed, or it is on two counters. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Partisans-Languedoc': 'Languedoc',
  'Partisans-South-East': 'South East',
  'WN-Courseulles': 'WN Courseul.',
  'WN-Port-en-Bessin': 'WN Port-en-B.',
  'WN-Arromanches': 'WN Arroman.',
};
const nameOf = ({ id, type, label }: UnitData): string =>
  type === 'headquarters' ? `HQ ${label}` : (SHORT_NAMES[id] ?? label);

const { movement, control, bombardment, strategic } = CHARTS;
const { garrison: garrisonDie } = bombardment.modifiers;
const STAYS = 'Has one step, never moves, attacks or retreats';
/** What a counter of its type can do that others cannot. */
const TYPE_NOTES: Readonly<{ [type in UnitType]?: readonly string[] }> = {
  armour: [`May overrun, for ${movement.overrun} movement points more`],
  panzergrenadier: ['May be put in Reserve for an exploitation'],
  parachute: ['Comes by parachute'],
  glider: ['Comes by glider or by sea'],
  garrison: [STAYS, `A bombardment of its hex has ${-garrisonDie} taken from the die`],
  festung: [STAYS, 'Always in supply, and a box of its own'],
  partisans: [`Add ${strategic.partisans} to the interdiction die of the Germans in their box`],
  ffi: ['Rise when Allied units are in Paris, Orléans or the Pas-de-Calais'],
};
/** 2.2: how it goes. */
function gaitNote({ allowance, cyclist }: UnitData, unit: UnitId): string[] {
  if (allowance === 0) return [];
  if (cyclist === true) return ['On bicycles: as vehicles along roads, else on foot'];
  return [isMotorized(unit) ? 'Motorized' : 'On foot'];
}
/** 6.2: the beaches that a battery reaches. */
function batteryNotes({ label, type }: UnitData): string[] {
  if (type !== 'battery') return [];
  const reached = BATTERIES.find(({ name }) => name === label)?.beaches ?? [];
  return [`Fires on units that land at ${listed(reached.map((hex) => beachName(beachAt(hex))))}`, STAYS];
}
/** 5.1, 5.3: what a headquarters can do. */
function staffNotes({ type, bonus = 0 }: UnitData): string[] {
  if (type !== 'headquarters') return [];
  return [
    `Controls ${control.divisions} divisions and ${control.independents} independent units within ${hexes(control.radius)}`,
    `Supports an attack within ${hexes(control.supportRange)} with ${columns(bonus)}, a defence with ${columns(control.defence)}`,
  ];
}
const NO_DIVISION: readonly UnitType[] = [
  'headquarters',
  'garrison',
  'battery',
  'festung',
  'partisans',
  'ffi',
];
function notesOf(unit: UnitId): string[] {
  const data = dataOf(unit);
  const division = divisionName(data);
  const isAlone = division === '' && !NO_DIVISION.includes(data.type);
  return [
    ...(division === '' || division === data.name ? [] : [division]),
    ...(isAlone ? ['Independent'] : []),
    ...(data.elite ? ['Elite'] : []),
    ...gaitNote(data, unit),
    ...(TYPE_NOTES[data.type] ?? []),
    ...batteryNotes(data),
    ...staffNotes(data),
  ];
}

/** The stacking value on the left; on the right the decoration of the elite. */
const asidesOf = ({ type, stackingValue, elite }: UnitData): AsideLook[] => [
  ...(type === 'headquarters'
    ? []
    : [{ figure: String(stackingValue), meaning: 'stacking value', on: 'left' } as const]),
  ...(elite ? [{ figure: '★', meaning: 'elite', on: 'right' } as const] : []),
];

const COMBAT_MEANING = ['attack', 'movement', 'defence'];
const STAFF_MEANING = ['columns of support', 'movement'];

function faceLook(unit: UnitId): Face {
  const data = dataOf(unit);
  return {
    unit,
    side: SIDE_OF[unit] as number,
    army: armyOf(data),
    branch: BRANCHES[data.type],
    echelon: ECHELONS[data.size],
    name: nameOf(data),
    title: data.name,
    meaning: data.type === 'headquarters' ? STAFF_MEANING : COMBAT_MEANING,
    notes: notesOf(unit),
    asides: asidesOf(data),
  };
}

/** The counters by their rows. */
export const FACES: readonly Face[] = EVERY_UNIT.map(faceLook);
export const unitName = (unit: number): string => FACES[unit]?.name ?? UNIT.text(unit as UnitId);

import type { Army, AsideLook, Branch, Echelon, FaceLook } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { COUNTERS } from '../data/units.ts';
import { BEACH, type UnitType } from '../terms.ts';
import { dataOf, EVERY_UNIT, SIDE_OF, UNIT, type UnitData, type UnitId } from '../units.ts';
import { beachName, capital, hexes, turnName } from './words.ts';

/** What never changes about a counter. */
export interface Face extends FaceLook<UnitId> {
  /** 1.4.1: morale, and the range or the command radius. */
  readonly asides: readonly AsideLook[];
}

function armyOf({ nation, division, parent }: UnitData): Army {
  if (division === '12-SS') return 'ss';
  return parent === 'Lw' ? 'luftwaffe' : nation;
}

const BRANCHES: Readonly<Record<UnitType, Branch>> = {
  infantry: 'infantry',
  static: 'infantry',
  engineer: 'engineer',
  armouredEngineer: 'engineer',
  parachute: 'airborne',
  glider: 'glider',
  commando: 'commando',
  motorized: 'motorized',
  mechanized: 'mechanized',
  armour: 'armour',
  recon: 'reconnaissance',
  artillery: 'artillery',
  coastArtillery: 'fort',
  heavyWeapons: 'machine-gun',
  antiTank: 'anti-tank',
  flak: 'flak',
  headquarters: 'headquarters',
  garrison: 'garrison',
};

const ECHELONS: Readonly<Record<UnitData['size'], Echelon>> = {
  bn: 'battalion',
  co: 'company',
  bty: 'company',
  hq: 'none',
};
/** How large a formation a headquarters leads. */
const STAFFS: readonly (readonly [RegExp, Echelon])[] = [
  [/^corps/, 'corps'],
  [/division/i, 'division'],
  [/^brigade/, 'brigade'],
  [/regiment/i, 'regiment'],
];
const echelonOf = ({ size, kind }: UnitData): Echelon =>
  size === 'hq' ? (STAFFS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'none') : ECHELONS[size];

const DIVISION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  COUNTERS.divisions.map(({ id, name }) => [id, name]),
);
const BRIGADE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  COUNTERS.brigades.map(({ id, name }) => [id, name]),
);
/** The division of a unit in full, or nothing. */
export const divisionOf = ({ division }: UnitData): string => DIVISION_NAMES[division ?? ''] ?? '';
export const brigadeOf = ({ brigade }: UnitData): string => BRIGADE_NAMES[brigade ?? ''] ?? '';

/** The formations above a unit, the nearest first; a headquarters has its own in its name. */
const formations = (data: UnitData): string =>
  [brigadeOf(data), divisionOf(data)].filter((name) => name !== '' && !data.name.includes(name)).join(', ');

const BREAKDOWN_PARENT = 'BD';
/** 8.2.3: the battalion that it is a part of. */
function parentNote({ parent }: UnitData): string[] {
  if (parent === undefined || parent === 'Lw') return [];
  return parent === BREAKDOWN_PARENT
    ? ['For a battalion that is broken down']
    : [`Part of ${parent.replaceAll('-', ' ')}: they stack as one battalion`];
}

const { garrisons, coastArtillery, types } = CHARTS;
/** What a counter of its type can do that others cannot. */
const TYPE_NOTES: Readonly<{ [type in UnitType]?: string }> = {
  garrison: `Only defends its work, and is gone when no German unit is within ${hexes(garrisons.within)}`,
  coastArtillery: `Never moves; fires at any distance, over the ${coastArtillery.arc} hexsides before it`,
  engineer: 'Clears mines and Ruins, breaches Sea Walls',
  armouredEngineer: 'Clears mines and Ruins, breaches Sea Walls',
  parachute: 'Drops at a Drop Zone',
  glider: 'Lands by glider',
};

function notesOf(data: UnitData): string[] {
  const { type, turn, beach, attached, dd, commando, radius, side } = data;
  const notes = [formations(data)].filter((note) => note !== '');
  if (attached !== undefined) notes.push(`Attached to the ${DIVISION_NAMES[attached] ?? attached}`);
  notes.push(...parentNote(data));
  const arrival = turn === undefined ? '' : `from ${turnName(turn)}`;
  if (beach !== undefined)
    notes.push(`Lands at ${beachName(BEACH.of(beach))}${arrival === '' ? '' : `, ${arrival}`}`);
  else if (arrival !== '') notes.push(capital(side === 'german' ? `enters ${arrival}` : arrival));
  if (commando === true)
    notes.push('Lands as a Commando, wherever it likes on the first turn of the landings');
  if (dd === true) notes.push('May swim ashore');
  if (radius !== undefined) notes.push(`Commands and supports within ${hexes(radius)}`);
  if (types.lists.needsCommand.includes(type)) notes.push('Fires only under command');
  const note = TYPE_NOTES[type];
  return note === undefined ? notes : [...notes, note];
}

const UNLIMITED = 99;
const rangeText = (range: number): string => (range === UNLIMITED ? '∞' : String(range));

/** Morale on the left; on the right how far it fires, or commands. */
function asidesOf({ morale, range, radius, type }: UnitData): AsideLook[] {
  const asides: AsideLook[] =
    type === 'garrison' ? [] : [{ figure: String(morale), meaning: 'morale', on: 'left' }];
  if (range !== null && range > 0) asides.push({ figure: rangeText(range), meaning: 'range', on: 'right' });
  else if (radius !== undefined) asides.push({ figure: String(radius), meaning: 'radius', on: 'right' });
  return asides;
}

function faceLook(unit: UnitId): Face {
  const data = dataOf(unit);
  return {
    unit,
    side: SIDE_OF[unit] as number,
    army: armyOf(data),
    branch: BRANCHES[data.type],
    echelon: echelonOf(data),
    name: data.size === 'hq' ? `HQ ${data.label}` : data.label,
    title: data.name,
    meaning: ['combat', 'protection', 'movement'],
    notes: notesOf(data),
    asides: asidesOf(data),
  };
}

/** The counters by their rows. */
export const FACES: readonly Face[] = EVERY_UNIT.map(faceLook);
export const unitName = (unit: number): string => FACES[unit]?.name ?? UNIT.text(unit as UnitId);

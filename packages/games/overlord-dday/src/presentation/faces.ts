import type { Army, Branch, Echelon, FaceLook } from '@bocage/wargame';
import { counted } from '../counted.ts';
import {
  BEACHES,
  CHARTS,
  dataOf,
  EVERY_UNIT,
  GROUPS,
  hasYellowBar,
  INDEPENDENTS,
  SETUP,
  SIDE_OF,
  UNIT,
  type UnitData,
  type UnitId,
} from '../data.ts';
import { coastalLetters } from '../rules/naval.ts';

import { formationOf, listed, typeset } from './words.ts';

/** What never changes about a counter, and what its guns reach, on the front and on the back. */
export interface Face extends FaceLook {
  readonly unit: UnitId;
  readonly guns: readonly [string, string];
}

const ARMIES: Readonly<Record<string, Army>> = { us: 'us', uk: 'british', can: 'canadian', german: 'german' };
function armyOf({ nation, division, kind }: UnitData): Army {
  if (division?.endsWith('SS')) return 'ss';
  return nation === 'german' && kind === 'parachute' ? 'luftwaffe' : (ARMIES[nation] ?? 'neutral');
}

const BRANCHES: Readonly<Record<string, Branch>> = {
  infantry: 'infantry',
  cyclist: 'infantry',
  parachute: 'airborne',
  glider: 'glider',
  ranger: 'ranger',
  commando: 'commando',
  armor: 'armour',
  mech: 'mechanized',
  engineer: 'engineer',
  artillery: 'artillery',
  flak: 'flak',
  wn: 'fort',
  garrison: 'garrison',
  hq: 'headquarters',
};
/** What the names of German units say of their branch, where their kind is broader. */
const BY_NAME: readonly (readonly [RegExp, Branch])[] = [
  [/^PzJg/, 'anti-tank'],
  [/^Pi/, 'engineer'],
  [/AA\d/, 'reconnaissance'],
  [/^MG/, 'machine-gun'],
];
const branchOf = ({ id, kind }: UnitData): Branch =>
  BY_NAME.find(([pattern]) => pattern.test(id))?.[1] ?? BRANCHES[kind] ?? 'infantry';

const ECHELONS: Readonly<Record<string, Echelon>> = {
  company: 'company',
  battalion: 'battalion',
  regiment: 'regiment',
  brigade: 'brigade',
};

const SHORT: Readonly<Record<string, string>> = {
  WNPointeDuHoc: 'Pte du Hoc',
  WNPortEnBessin: 'Port-en-B.',
  WNLaPernelle: 'Pernelle',
  WNMontCanisy: 'Mt Canisy',
  'WN18-14/716': 'WN 14–18',
  'G-SteMere': 'Ste-Mère',
  'G-Douvres': 'Douvres',
  HQCherbourg: 'Cherbourg',
};

/** `1 Hamp`, `I/AR 155`, `WN 60`, `Longues`. */
function shortName({ id, name, kind }: UnitData): string {
  const number = /^WN(\d+\w?)\/\d+$/.exec(id)?.[1];
  if (SHORT[id] !== undefined) return SHORT[id];
  if (number !== undefined) return `WN ${number}`;
  if (kind === 'wn' || kind === 'garrison')
    return name.replace(/ (Garrison|Batter(y|ies))$/, '').replace('Saint-', 'St-');
  return id.replace(/(\d)([A-Z])/g, '$1 $2').replace(/([a-zA-Z])(\d)/g, '$1 $2');
}

function fullName({ id, name, kind }: UnitData): string {
  const number = /^WN(\d[\dab-]*)\/\d+$/.exec(id)?.[1];
  if (kind !== 'wn' || (number === undefined && /Batter/.test(name))) return typeset(name);
  if (number === '18-14') return `Weapons Nests 14 to 18, ${name}`;
  return typeset(number === undefined ? `Weapons Nest of ${name}` : `Weapons Nest ${number}, ${name}`);
}

const { destroyer, special } = CHARTS.crt.shifts;
const columns = (many: number): string => `${counted(many)} ${many === 1 ? 'column' : 'columns'}`;
const SPECIAL = {
  A: `Gives ${columns(special)} to the attacks it takes part in`,
  E: `Gives ${columns(special)} to its attacks on Weapons Nests`,
} as const;

/** The works behind a nest, or the troops that man it. */
function works({ covers = '', name }: UnitData): string[] {
  const numbers = /^WN ([\dab, ]+)$/.exec(covers)?.[1]?.split(', ') ?? [];
  if (numbers.length > 1) return [`Stands for the Weapons Nests ${listed(numbers)}`];
  if (numbers.length === 1 || covers === '' || name.startsWith(covers)) return [];
  return [`${covers.includes('./') ? 'Manned by' : 'Stands for'} ${covers}`];
}

function nestNotes(data: UnitData): string[] {
  const { id, wn, zoc, kind } = data;
  const notes = works(data);
  if (wn?.destroyer === true) notes.push(`Destroyers give ${columns(destroyer)} to those who attack it`);
  if (hasYellowBar(UNIT.of(id))) notes.push('Has one step on either side');
  if (wn?.festung != null) notes.push(`If it is lost, it is manned again in ${wn.festung} in the evening`);
  notes.push(zoc === 'none' ? 'Has no zone of control' : 'Has a zone of control');
  if (kind === 'garrison') notes.push('No target for ships');
  return notes;
}

const ZONES = new Map(
  [...SETUP.dropZones, ...SETUP.gliderZones].map(({ hex, name, division }) => [`${hex}/${division}`, name]),
);

function dropNotes({ dropZone, glider, division, nation }: UnitData): string[] {
  const hex = dropZone ?? glider?.dropZone;
  if (hex === undefined) return [];
  const zone = ZONES.get(`${hex}/${nation === 'can' ? '6' : division}`) ?? hex;
  return [`${glider === undefined ? 'Jumped over' : 'Comes by glider to'} ${zone}`];
}

function notesOf(data: UnitData): string[] {
  const notes: string[] = [];
  const formation = formationOf(data);
  if (formation !== '') notes.push(formation);
  if (data.kind === 'wn' || data.kind === 'garrison') return [...notes, ...nestNotes(data)];
  notes.push(...dropNotes(data));
  if (data.kind === 'cyclist') notes.push('On bicycles');
  if (data.special !== null) notes.push(SPECIAL[data.special]);
  if (data.zoc === 'none') notes.push('Has no zone of control');
  if (data.group !== undefined)
    notes.push(`Activation group ${data.group}: ${GROUPS[data.group - 1]?.name ?? ''}`);
  if (INDEPENDENTS.includes(UNIT.of(data.id))) notes.push('Independent unit');
  return notes;
}

const gunsOf = (unit: UnitId, back: boolean): string =>
  listed(
    coastalLetters(unit, back).map(
      (letter) => BEACHES.find((beach) => beach.letter === letter)?.name ?? letter,
    ),
  );

function faceLook(unit: UnitId): Face {
  const data = dataOf(unit);
  return {
    unit,
    side: SIDE_OF[unit] as number,
    army: armyOf(data),
    branch: branchOf(data),
    echelon: ECHELONS[data.size] ?? 'none',
    name: shortName(data),
    title: fullName(data),
    meaning: data.front.move === 0 ? ['strength'] : ['strength', 'movement'],
    notes: notesOf(data),
    guns: [gunsOf(unit, false), gunsOf(unit, true)],
  };
}

/** The counters by their rows. */
export const FACES: readonly Face[] = EVERY_UNIT.map(faceLook);
export const faceLookOf = (unit: UnitId): Face => FACES[unit] as Face;
export const nameOf = (unit: UnitId): string => FACES[unit]?.name ?? UNIT.text(unit);

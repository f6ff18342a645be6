import type { Army, Branch, Echelon } from '@bocage/wargame';
import unitsFile from '../../data/units.json' with { type: 'json' };
import { dataOf, EVERY_UNIT, isBattalion, isSpecial, SIDE_OF, type UnitData, type UnitId } from '../data.ts';

/** What never changes about a counter. */
export interface FaceLook {
  readonly unit: UnitId;
  readonly side: number;
  readonly army: Army;
  readonly branch: Branch;
  readonly echelon: Echelon;
  readonly name: string;
  readonly title: string;
  readonly notes: readonly string[];
}

const ARMIES: Readonly<Record<UnitData['nation'], Army>> = {
  us: 'us',
  french: 'french',
  british: 'british',
  canadian: 'canadian',
  polish: 'british',
  german: 'german',
  'german-ss': 'ss',
};
const armyOf = ({ nation, type }: UnitData): Army =>
  nation === 'german' && (type === 'paratrooper' || type === 'flak') ? 'luftwaffe' : ARMIES[nation];

const BRANCHES: Readonly<Record<UnitData['type'], Branch>> = {
  infantry: 'infantry',
  mechanized: 'mechanized',
  armor: 'armour',
  cavalry: 'reconnaissance',
  paratrooper: 'airborne',
  glider: 'glider',
  specialForces: 'commando',
  flak: 'flak',
  garrison: 'garrison',
  strongpoint: 'fort',
};
const branchOf = ({ type, nation, motorized }: UnitData): Branch => {
  if (type === 'specialForces' && nation === 'us') return 'ranger';
  return motorized === true ? 'motorized' : BRANCHES[type];
};

const ECHELONS: Readonly<Record<UnitData['size'], Echelon>> = {
  battalion: 'battalion',
  regiment: 'regiment',
  kampfgruppe: 'regiment',
  brigade: 'brigade',
};

const FORMATIONS = new Map(unitsFile.formations.map(({ id, name }) => [id, name]));
/** A formation as players call it: its full name, or that of its only unit. */
export const formationName = (id: string): string =>
  FORMATIONS.get(id) ?? unitsFile.units.find((unit) => unit.formation === id)?.name ?? id;

/** What the long names of formations are shortened to where many stand in a line. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/ \([^)]*\)/, ''],
  [/ Infantry Division$/, ' Inf'],
  [/ Armou?red Division$/, ' Armd'],
  [/ Airborne Division$/, ' Abn'],
  [/ Infanterie-Division$/, ' ID'],
  [/ Luftlande-Division$/, ' LL'],
  [/ SS-Panzergrenadier-Division.*$/, ' SS PzGr'],
  [/ SS-Panzer-Division.*$/, ' SS Pz'],
  [/^Panzer-Lehr-Division$/, 'Panzer Lehr'],
  [/ Panzer-Division$/, ' Pz'],
  [/ Fallschirmjäger-Division$/, ' FJ'],
  [/ Luftwaffen-Feld-Division$/, ' LwFeld'],
];

/** A formation in a word or two: `30th Inf`, `12. SS Pz`; of a single unit the name on its counter. */
export function formationShort(id: string): string {
  const name = FORMATIONS.get(id);
  if (name !== undefined) return SHORT.reduce((text, [long, short]) => text.replace(long, short), name);
  const only = unitsFile.units.find((unit) => unit.formation === id);
  return only === undefined ? id : shortName(only as unknown as UnitData);
}

/** `16/1`, `KG 25/12SS`, `SP Maisy`; the number of a place goes with the place. */
function shortName({ id, name, type, hidden }: UnitData): string {
  if (type === 'strongpoint') return name.replace('Strongpoint ', '');
  if (hidden === 'ost') return name.replace('Ost-Bataillon', 'Ost').replace(/ .*?(\d+)$/, ' $1');
  return id.replace(/^KG/, 'KG ').replace(/^(\d+)(Tiger|Pz|A)$/, '$1 $2');
}

function notesOf(unit: UnitId): string[] {
  const data = dataOf(unit);
  const notes: string[] = [];
  if (data.division !== null) notes.push(formationName(data.formation));
  if (data.type === 'strongpoint') notes.push('Never moves, retreats or advances');
  else if (isBattalion(unit)) notes.push('Battalion: no zone of control, takes no room in a stack');
  if (data.kg === true || data.tiger === true) notes.push('May attack in a Reaction Round');
  if (data.flak === true) notes.push('Defends with 1 unless armor, Tac Air or tank destroyers attack');
  if (isSpecial(unit)) notes.push('Worth half a point to the Germans if it is not withdrawn by July II');
  if (!data.replaceable && data.steps === 2) notes.push('Takes no replacements');
  return notes;
}

function faceLook(unit: UnitId): FaceLook {
  const data = dataOf(unit);
  return {
    unit,
    side: SIDE_OF[unit] as number,
    army: armyOf(data),
    branch: branchOf(data),
    echelon: ECHELONS[data.size],
    name: shortName(data),
    title: data.name,
    notes: notesOf(unit),
  };
}

/** The counters by their rows. */
export const FACES: readonly FaceLook[] = EVERY_UNIT.map(faceLook);

import type { Army, Branch, Echelon, FaceLook } from '@bocage/wargame';
import { CHARTS, dataOf, EVERY_UNIT, FORMATION_NAMES, FORMATION_OF, isBattalion, isFlak, isSpecial, MEMBERS, SIDE_OF, type UnitData, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { worthOfEach } from '../victory.ts';
import { pointsText, turnName } from './words.ts';

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
export function formationShort(formation: number): string {
  const [first] = MEMBERS[formation] ?? [];
  const name = FORMATION_NAMES[formation] ?? '';
  return first !== undefined && dataOf(first).name === name
    ? shortName(dataOf(first))
    : SHORT.reduce((text, [long, short]) => text.replace(long, short), name);
}

/** `16/1`, `KG 25/12SS`, `SP Maisy`; the number of a place goes with the place. */
function shortName({ id, name, type, hidden }: UnitData): string {
  if (type === 'strongpoint') return name.replace('Strongpoint ', '');
  if (hidden === 'ost') return name.replace('Ost-Bataillon', 'Ost').replace(/ .*?(\d+)$/, ' $1');
  return id.replace(/^KG/, 'KG ').replace(/^(\d+)(Tiger|Pz|A)$/, '$1 $2');
}

const { lastTurn } = CHARTS.withdrawal;
const KEPT = `Worth ${pointsText(worthOfEach('special-units'))} to the Germans if it is not withdrawn by ${turnName(lastTurn)}`;

function notesOf(unit: UnitId): string[] {
  const data = dataOf(unit);
  const notes: string[] = [];
  if (data.division !== null) notes.push(FORMATION_NAMES[FORMATION_OF[unit] as number] ?? '');
  if (data.type === 'strongpoint') notes.push('Never moves, retreats or advances');
  else if (isBattalion(unit)) notes.push('Battalion: no zone of control, takes no room in a stack');
  if (data.kg === true || data.tiger === true) notes.push('May attack in a Reaction Round');
  if (isFlak(unit))
    notes.push(
      `Defends with ${CHARTS.flak.defense.otherwise} unless armor, Tac Air or tank destroyers attack`,
    );
  if (isSpecial(unit)) notes.push(KEPT);
  if (!data.replaceable && data.steps === 2) notes.push('Takes no replacements');
  return notes;
}

export type UnitFace = FaceLook & { readonly unit: UnitId };

function faceLook(unit: UnitId): UnitFace {
  const data = dataOf(unit);
  return {
    unit,
    side: SIDE_OF[unit] as number,
    army: armyOf(data),
    branch: branchOf(data),
    echelon: ECHELONS[data.size],
    name: shortName(data),
    title: data.name,
    meaning: [],
    notes: notesOf(unit),
  };
}

/** The counters by their rows. */
export const FACES: readonly UnitFace[] = EVERY_UNIT.map(faceLook);

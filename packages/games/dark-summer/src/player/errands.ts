import type { HexId } from '@bocage/hex';
import { ALLIED, AVRANCHES, BRITTANY, BRITTANY_ENTERED, CHERBOURG, DIVISION_OF, dataOf, EAST, type G, GERMANS, grid, isAmerican, isHex, isLand, isSpecial, isVehicle, MEMBERS, ofArmy, TURNS, UNITS, type UnitId, US, unitsOf } from '../queries.ts'; // biome-ignore format: a list
import type { AlliedStyle } from './style.ts';
import { FAR, type Field } from './ways.ts';
import { attackOf, defenseOf } from './world.ts';

/** What units of the US army are sent to do; the British have one errand only. */
export const [NORTH, SOUTH, INTO_BRITTANY, EASTWARD, GUARD] = [0, 1, 2, 3, 4] as const;

export const ERRANDS = 5;

/** How far it is on an errand from everywhere. */
type FieldOf = (errand: number) => Field;

/** Germans in the Cotentin north of this row and west of this column may fall back on Cherbourg. */
const [COTENTIN_ROW, COTENTIN_COLUMN] = [8, 25];
export const inCotentin = (hex: HexId): boolean =>
  isHex(hex) && grid.row(hex) <= COTENTIN_ROW && grid.column(hex) <= COTENTIN_COLUMN;

/** By unit: its errand. */
export function errandsOf(g: G, army: number, style: AlliedStyle, fieldOf: FieldOf): Uint8Array {
  const errands = new Uint8Array(UNITS.length).fill(SOUTH);
  if (army !== US) return errands;
  if (g.cherbourgTaken === 0) for (const unit of northern(g, style, fieldOf(NORTH))) errands[unit] = NORTH;
  if (g.hex.allied.get(AVRANCHES) === 1) sendOn(g, style, fieldOf, errands);
  return errands;
}

/** In half points: those of VII Corps go there first, airborne troops and others after them; nobody from beyond a column. */
const [AIRBORNE, OTHER_CORPS, TOO_FAR_EAST] = [10, 14, 28];
const VII_CORPS: readonly (string | null)[] = ['4', '9', '79', '90'];

/** Enough to take Cherbourg, of those who are nearest. */
function northern(g: G, { inThePort, beforeIt }: AlliedStyle, field: Field): UnitId[] {
  let need = 0;
  for (const unit of ofArmy[GERMANS] ?? []) {
    const at = g.unit.at.get(unit);
    if (at === CHERBOURG) need += inThePort * defenseOf(g, unit);
    else if (inCotentin(at)) need += beforeIt * defenseOf(g, unit);
  }
  const far = (unit: UnitId): number => {
    const at = g.unit.at.get(unit);
    if (!isAmerican(unit) || !(at === CHERBOURG || isLand(at)) || grid.column(at) > TOO_FAR_EAST) return FAR;
    const corps = VII_CORPS.includes(dataOf(unit).division) ? 0 : OTHER_CORPS;
    return Math.min(FAR, (field[at] as number) + (at === CHERBOURG ? 0 : isSpecial(unit) ? AIRBORNE : corps));
  };
  const sent: UnitId[] = [];
  for (const unit of nearest(ofArmy[US] ?? [], far)) {
    if (need <= 0) break;
    sent.push(unit);
    need -= attackOf(g, unit);
  }
  return sent;
}

/** Those who can come, in order. */
function nearest<T>(all: readonly T[], far: (one: T) => number): T[] {
  return all
    .map((one) => ({ one, far: far(one) }))
    .filter((entry) => entry.far < FAR)
    .sort((a, b) => a.far - b.far)
    .map(({ one }) => one);
}

const distance = (g: G, field: Field, unit: UnitId): number => {
  const at = g.unit.at.get(unit);
  return at < 0 ? FAR : (field[at] as number);
};

/** How many divisions go into Brittany: on the last turn all that can still come there, for they score. */
function bretonsOf(g: G, { bretons }: AlliedStyle): number {
  // 10.4.4: after the turn in which the first came back nobody enters any more.
  if (g.leftBrittany > 0 && g.turn > g.leftBrittany) return 0;
  return g.turn < TURNS ? Math.round(bretons) : Number.POSITIVE_INFINITY;
}
/** In half points: so much nearer an armoured division is taken to be. */
const ARMOUR_FIRST = 16;

/** After Avranches: guards for it, whole divisions into Brittany, all others east. */
function sendOn(g: G, style: AlliedStyle, fieldOf: FieldOf, errands: Uint8Array): void {
  for (const unit of guardsOf(g, style, fieldOf(GUARD))) errands[unit] = GUARD;
  if (!isGuarded(g)) return;
  const onward = g.boundaryLifted === 1 ? EASTWARD : SOUTH;
  for (const unit of ofArmy[US] ?? []) if (errands[unit] === SOUTH) errands[unit] = onward;
  const field = fieldOf(INTO_BRITTANY);
  const far = (members: readonly UnitId[]): number => {
    if (members.some((unit) => isInBrittany(g, unit))) return -1;
    if (members.some((unit) => errands[unit] === GUARD)) return FAR;
    const farthest = Math.max(...members.map((unit) => distance(g, field, unit)));
    return members.every(isVehicle) ? farthest - ARMOUR_FIRST : farthest;
  };
  const whole = MEMBERS.filter((members) => isWholeAmerican(g, members));
  for (const members of nearest(whole, far).slice(0, bretonsOf(g, style)))
    for (const unit of members) errands[unit] = INTO_BRITTANY;
  if (g.enteredBrittany === 0) sendFirst(g, field, errands);
  for (const unit of ofArmy[US] ?? []) if (isInBrittany(g, unit)) errands[unit] = INTO_BRITTANY;
  for (const unit of returning(g, style)) errands[unit] = EASTWARD;
}

/** Whoever is nearest goes first: with him the boundary is lifted and the Germans lose their sources in the west. */
function sendFirst(g: G, field: Field, errands: Uint8Array): void {
  const far = (unit: UnitId): number =>
    isAmerican(unit) && errands[unit] !== GUARD && isLand(g.unit.at.get(unit))
      ? distance(g, field, unit)
      : FAR;
  const [first] = nearest(ofArmy[US] ?? [], far);
  if (first !== undefined) errands[first] = INTO_BRITTANY;
}

/** Those in Brittany who come back: divisions on wheels, as long as enough others stay. */
function returning(g: G, { comeBack, stayThere, noose, barFrom }: AlliedStyle): UnitId[] {
  if (g.turn < comeBack) return [];
  const ready = MEMBERS.filter(
    (members) => members.length > 1 && members.every((unit) => g.unit.at.get(unit) === BRITTANY),
  );
  const isOnWheels = (members: readonly UnitId[]): boolean => members.every(isVehicle);
  const back = ready.filter(isOnWheels).slice(0, Math.max(0, ready.length - Math.round(stayThere)));
  const isToShut = noose >= 0.5 || g.turn >= barFrom;
  return back.length === 0 && isToShut && g.leftBrittany === 0 ? firstBack(g) : back.flat();
}

/** 13.1.1: with the first who comes back the Germans lose their sources in the south; one who scores nothing is enough. */
function firstBack(g: G): UnitId[] {
  const there = (ofArmy[US] ?? []).filter((unit) => g.unit.at.get(unit) === BRITTANY);
  const isSpare = (unit: UnitId): boolean =>
    !MEMBERS.some((members) => members.includes(unit) && isWholeAmerican(g, members));
  const one = there.find(isSpare) ?? there.find(isVehicle) ?? there[0];
  return one === undefined ? [] : [one];
}

const isInBrittany = (g: G, unit: UnitId): boolean =>
  g.unit.at.get(unit) === BRITTANY || g.unit.at.get(unit) === BRITTANY_ENTERED;

/** A US division of which nobody is lost, nor still at sea: only such a one scores. */
function isWholeAmerican(g: G, members: readonly UnitId[]): boolean {
  const [first] = members;
  if (first === undefined || dataOf(first).division === null || !isAmerican(first)) return false;
  return members.every((unit) => g.unit.at.get(unit) >= 0 && g.unit.at.get(unit) !== EAST);
}

/** With this defence in Avranches others may go on; and it has so many units at most. */
const [LEAST_SAFE, MOST_GUARDS] = [4, 4];

/** The nearest units that may stand in Avranches together, until they can hold it. */
function guardsOf(g: G, style: AlliedStyle, field: Field): UnitId[] {
  const guards: UnitId[] = [];
  let [division, strength] = [0, 0];
  const far = (unit: UnitId): number => (isLand(g.unit.at.get(unit)) ? distance(g, field, unit) : FAR);
  for (const unit of nearest(ofArmy[US] ?? [], far)) {
    const own = DIVISION_OF[unit] as number;
    if (own !== 0 && division !== 0 && own !== division) continue;
    division = Math.max(division, own);
    strength += defenseOf(g, unit);
    guards.push(unit);
    if (strength >= style.guards || guards.length === MOST_GUARDS) break;
  }
  return guards;
}

/** Whether Avranches is held so that somebody may go on into Brittany. */
export const isGuarded = (g: G): boolean =>
  unitsOf(g, ALLIED, AVRANCHES).reduce((sum, unit) => sum + defenseOf(g, unit), 0) >= LEAST_SAFE;

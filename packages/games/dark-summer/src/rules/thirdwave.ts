import { type HexId, NOWHERE } from '@bocage/hex';
import {
  among,
  ascending,
  type Domain,
  done,
  given,
  type Law,
  type List,
  lawful,
  list,
  type Reason,
} from '@bocage/kernel';
import { ALLIED, ARMY, ARMY_OF, DIVISION_OF, FORMATION_OF, GERMAN, inWave, isBattalion, isGlider, MEMBERS, UNIT, type UnitId, US_GLIDER } from '../data.ts'; // biome-ignore format: a list
import { afloat, displaced, entered } from '../events.ts';
import { AIRFIELDS, beachAt, grid, isLand, LANDING_OF_6TH, PLACE, WAVES } from '../map.ts';
import { type G, no, OPEN } from '../state.ts';
import { mayStep } from './movement.ts';
import { whyStack } from './stacking.ts';
import { ask, place, procedure, unitsIn, verb } from './units.ts';

/** By army. */
const THIRD_WAVE: readonly (readonly UnitId[])[] = ARMY.words.map((_, army) =>
  inWave(3).filter((unit) => ARMY_OF[unit] === army),
);
/** By place, for a sea hex of the 3rd Wave: the hexes of the beach that its chevrons lead to. */
const BEACH_FROM: ReadonlyMap<HexId, readonly HexId[]> = new Map(
  WAVES.filter(({ wave }) => wave === 3).map(({ hex, landing }) => [hex, landing]),
);
const NO_HEXES: readonly HexId[] = [];
/** What cannot land comes ashore on turn 2; a glider in the next Move Round already (8.1.3). */
const [NEXT_ROUND, NEXT_TURN] = [1, 2] as const;

/** What has made room in this Round: the hexes that were cleared, and the units that left them. */
interface Room {
  readonly cleared: List<HexId>;
  readonly gone: List<UnitId>;
}

/** Where units are, as far as it is seen. */
interface Placed {
  readonly unit: { readonly at: { get(unit: UnitId): HexId } };
}

/** Whether a unit of the 3rd Wave is still at sea or on its airfield. */
function isWaiting(g: Placed, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  return BEACH_FROM.has(at) || AIRFIELDS.includes(at);
}

/** Those of an army who still wait. */
export const atSea = (g: Placed, army: number): readonly UnitId[] =>
  (THIRD_WAVE[army] ?? []).filter((unit) => isWaiting(g, unit));
const waiting = (g: G): readonly UnitId[] => g.known.atSea(g.active);
/** The hexes of the beach that a unit at sea is bound for. */
export const assigned = (g: Placed, unit: UnitId): readonly HexId[] =>
  BEACH_FROM.get(g.unit.at.get(unit)) ?? NO_HEXES;
const isOpen = (g: G, hex: HexId): boolean => beachAt(hex) >= 0 && g.beach.status.get(beachAt(hex)) === OPEN;

const divisionOf82 = MEMBERS[FORMATION_OF[US_GLIDER] as number] as readonly UnitId[];

/** Where a unit might land, room or not. */
function landingHexes(g: G, unit: UnitId): readonly HexId[] {
  if (!isGlider(unit)) return assigned(g, unit);
  if (unit !== US_GLIDER) return [LANDING_OF_6TH];
  const hexes = divisionOf82.map((one) => g.unit.at.get(one)).filter(isLand);
  return [...new Set(hexes)].sort((a, b) => a - b);
}

const whyNotLand: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, unit, hex) => (landingHexes(g, unit).includes(hex) ? null : no(notItsHex(unit))),
  (g, unit, hex) => (isGlider(unit) || isOpen(g, hex) ? null : no('noOpenHexOfBeach')),
  given<[G, UnitId, HexId]>(
    (g, _unit, hex) => (g.board.held.has(GERMAN, hex) ? no('germansInLanding') : null),
    (g, unit, hex) => (whyStack(g, hex, [unit]) === null ? null : no('noRoomToLand')),
  ),
);
const notItsHex = (unit: UnitId): 'noOpenHexOfBeach' | 'not82nd' | 'not4704' => {
  if (!isGlider(unit)) return 'noOpenHexOfBeach';
  return unit === US_GLIDER ? 'not82nd' : 'not4704';
};

const mayLand = (g: G, unit: UnitId): boolean =>
  landingHexes(g, unit).some((hex) => whyNotLand(g, unit, hex) === null);

/** 8.1.3: one hex inland or along the coast, where the unit could move and finds room (ruling F-31). */
const whyNotShift: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, unit, to) => (isLand(to) && grid.adjacent(g.unit.at.get(unit), to) ? null : no('notBeside')),
  (g, unit, to) => mayStep(g, unit, g.unit.at.get(unit), to),
  (g, unit, to) => whyStack(g, to, [unit]),
);

const shifts = (g: G, unit: UnitId): Domain<HexId> =>
  lawful(PLACE, grid.around(g.unit.at.get(unit)), whyNotShift, g, unit);

/** Whether the unit leaves no room in its hex for the one that comes: it is of another division, or the hex is full. */
function isInTheWay(g: G, unit: UnitId, coming: UnitId): boolean {
  const hex = g.unit.at.get(unit);
  if (isBattalion(unit) || whyStack(g, hex, [coming]) === null) return false;
  const isOther = (one: UnitId): boolean =>
    DIVISION_OF[one] !== 0 && DIVISION_OF[coming] !== 0 && DIVISION_OF[one] !== DIVISION_OF[coming];
  return !unitsIn(g, hex).some(isOther) || isOther(unit);
}

/** Those who wait for the beach in which a unit stands. */
const comingTo = (g: G, unit: UnitId): UnitId[] =>
  waiting(g).filter((one) => assigned(g, one).includes(g.unit.at.get(unit)));

const whyNoNeed = (g: G, _room: Room, unit: UnitId): Reason | null =>
  isOpen(g, g.unit.at.get(unit)) && comingTo(g, unit).some((one) => isInTheWay(g, unit, one))
    ? null
    : no('nobodyNeedsRoom');
const whyNotAgain = (g: G, { gone }: Room, unit: UnitId): Reason | null =>
  g.unit.fresh.get(unit) === 1 || gone.has(unit) ? no('landedNow') : null;
const whyNotHere = (g: G, { cleared }: Room, unit: UnitId): Reason | null => {
  const beach = assigned(g, comingTo(g, unit)[0] as UnitId);
  const isOther = (hex: HexId): boolean => hex !== g.unit.at.get(unit) && cleared.has(hex);
  return beach.some(isOther) ? no('otherHexCleared') : null;
};
const whyNowhere = (g: G, _room: Room, unit: UnitId): Reason | null =>
  grid.around(g.unit.at.get(unit)).some((to) => whyNotShift(g, unit, to) === null) ? null : no('nowhereToGo');

/** 8.1.3: who comes may push units out, from one hex of its beach only, and none of them twice. */
const whyNotMakeRoom = given(whyNoNeed, whyNotAgain, whyNotHere, whyNowhere);

/** The units in the open hexes of beaches that somebody of an army still waits for. */
export function onLandings(g: G, army: number): readonly UnitId[] {
  const hexes = new Set(g.known.atSea(army).flatMap((unit) => assigned(g, unit)));
  return ascending([...hexes].flatMap((hex) => unitsIn(g, hex)));
}
const ashore = (g: G): readonly UnitId[] => g.known.onLandings(g.active);

/** 8.1.3, 9.4.5: the 3rd Wave of an army enters, without a die, at the beginning of its first Move Round. */
export const thirdWave = procedure(
  'thirdWave',
  { cleared: list(PLACE, 8), gone: list(UNIT, 32) },
  {
    begin(g) {
      g.army.thirdWave.set(g.active, 1);
      return 'next';
    },
    // Nobody may be held back while he can land, or others can make room for him (8.1).
    next: (g, c) =>
      waiting(g).some((unit) => mayLand(g, unit)) ||
      ashore(g).some((unit) => whyNotMakeRoom(g, c, unit) === null)
        ? 'choose'
        : 'putOff',
    choose: ask(
      '8.1.3-b',
      'Land a unit of the 3rd Wave, or make room for one',
      () => ALLIED,

      verb(
        'land',
        (g) => among(UNIT, waiting(g), no('notThirdWave')),
        (g, _c, unit) => lawful(PLACE, landingHexes(g, unit), whyNotLand, g, unit),
        (g, _c, unit, hex) => {
          place(g, unit, hex);
          g.unit.fresh.set(unit, 1);
          g.emit(entered, { unit, hex }, '8.1.3-b');
          return 'next';
        },
      ),
      verb(
        'displace',
        (g, c) => lawful(UNIT, ashore(g), whyNotMakeRoom, g, c),
        (g, _c, unit) => shifts(g, unit),
        (g, c, unit, to) => {
          const from = g.unit.at.get(unit);
          if (!c.cleared.has(from)) c.cleared.push(from);
          c.gone.push(unit);
          place(g, unit, to);
          g.emit(displaced, { unit, hex: to, from });
          return 'next';
        },
      ),
    ),
    putOff(g) {
      for (const unit of waiting(g)) {
        g.unit.at.set(unit, NOWHERE);
        g.unit.due.set(unit, isGlider(unit) ? NEXT_ROUND : NEXT_TURN);
        g.unit.automatic.set(unit, 1);
        g.emit(afloat, { unit }, isGlider(unit) ? '8.1.3-k' : '8.1.3-h');
      }
      return done;
    },
  },
);

import { type Id, int, type Kind, type Names, NONE, names, namesOf } from '@bocage/kernel';
import { roster } from '@bocage/wargame';
import { CHARTS } from './data/charts.ts';
import { SETUP } from './data/setup.ts';
import { COUNTERS, type UnitData } from './data/units.ts';

export { CHARTS } from './data/charts.ts';
export { SETUP } from './data/setup.ts';
export type { Face, UnitData } from './data/units.ts';

/** The same things, each with every property that any of them has: to objects of one shape questions are quicker. */
function alike<T extends object>(things: readonly T[]): readonly T[] {
  const names = [...new Set(things.flatMap((one) => Object.keys(one)))] as (keyof T)[];
  return things.map((one) => Object.fromEntries(names.map((name) => [name, one[name]])) as T);
}

export type UnitId = Id<'unit'>;
export const UNITS: readonly UnitData[] = alike(COUNTERS.units);
const ROSTER = roster<UnitData, UnitId>(UNITS);
const { asked, those } = ROSTER;
export const { kind: UNIT, of: dataOf, all: EVERY_UNIT } = ROSTER;
export const NOBODY = NONE as UnitId;

export const [ALLIED, GERMAN] = [0, 1] as const;
export const SIDE: Names = names('side', ['allied', 'german']);
export const SIDE_OF: readonly number[] = UNITS.map(({ side }) => SIDE.of(side));
export const enemyOf = (side: number): number => 1 - side;

/** Who acts together: US and French; British, Canadian and Polish; Germans (9.2). */
export const [US, BRITISH, GERMANS] = [0, 1, 2] as const;
export const ARMY: Names = names('army', ['us', 'british', 'german']);
export const ARMY_OF: readonly number[] = UNITS.map(({ group }) => ARMY.of(group));
export const sideOfArmy = (army: number): number => (army === GERMANS ? GERMAN : ALLIED);

export const ofSide: readonly (readonly UnitId[])[] = SIDE.words.map((side) =>
  those((unit) => unit.side === side),
);
export const ofArmy: readonly (readonly UnitId[])[] = ARMY.words.map((army) =>
  those((unit) => unit.group === army),
);

const VEHICLES: readonly string[] = CHARTS.terrainEffects.vehicles;
/** Armor, armored cavalry, Flak and mechanized units: they need a bridge over a major river (10.2). */
export const isVehicle = asked(({ type }) => VEHICLES.includes(type));
/** Battalions, strongpoints among them: no zone of control (6.0). */
export const isBattalion = asked(({ size }) => size === 'battalion');
export const isStrongpoint = asked(({ type }) => type === 'strongpoint');
const UNCOUNTED: readonly string[] = CHARTS.stacking.uncounted;
const AS_INDEPENDENT: readonly string[] = CHARTS.stacking.asIndependent;
/** Takes no room in a stack (5.1). */
export const isUncounted = asked(({ size }) => UNCOUNTED.includes(size));
export const isOst = asked(({ hidden }) => hidden === 'ost');
/** Dealt face down: strongpoints and Ost battalions. */
export const isDealt = asked(({ hidden }) => hidden !== undefined);
export const isFlak = asked(({ type }) => type === 'flak');
export const isKampfgruppe = asked(({ kg }) => kg === true);
export const isTiger = asked(({ tiger }) => tiger === true);
/** Allied paratroopers and gliders. */
export const isAirborne = asked(({ airborne }) => airborne === true);
/** Airborne, Ranger and Special Service units (8.3). */
export const isSpecial = asked(({ withdrawable }) => withdrawable === true);
/** US units without the French, who may enter neither Cherbourg nor Brittany (ruling F-52). */
export const isAmerican = asked(({ nation }) => nation === 'us');
export const isGlider = asked(({ wave, airborne }) => wave === 3 && airborne === true);
/** What makes Flak fire at the ground (11.6). */
export const isArmor = asked(({ type }) => CHARTS.flak.against.types.includes(type));

export const SPECIALS: readonly UnitId[] = those(({ withdrawable }) => withdrawable === true);
export const DEALT: readonly UnitId[] = those(({ hidden }) => hidden !== undefined);
export const inWave = (wave: 1 | 2 | 3): readonly UnitId[] => those((unit) => unit.wave === wave);
/** 8.1.3: the glider unit that lands with its division. */
export const US_GLIDER: UnitId = UNIT.of(
  SETUP.airfields.find(({ landsWith }) => landsWith !== undefined)?.unit ?? '',
);

const FORMATIONS = [...new Set(UNITS.map(({ formation }) => formation))];
/** A division, an independent unit, or III Flak Corps (2.4). */
export type FormationId = Id<'formation'>;
export const NO_FORMATION = NONE as FormationId;
export const FORMATION: Names<FormationId> = names('formation', FORMATIONS);
const TITLES: ReadonlyMap<string, string> = new Map(COUNTERS.formations.map(({ id, name }) => [id, name]));
/** By Formation: what players call it; a unit of no division by its own name. */
export const FORMATION_NAMES: readonly string[] = FORMATIONS.map(
  (id) => TITLES.get(id) ?? UNITS.find((unit) => unit.formation === id)?.name ?? id,
);
export const FORMATION_OF: readonly FormationId[] = UNITS.map(({ formation }) => FORMATION.of(formation));
export const MEMBERS: readonly (readonly UnitId[])[] = FORMATIONS.map((_, formation) =>
  EVERY_UNIT.filter((unit) => FORMATION_OF[unit] === formation),
);
/** 5.1: whose division does not count in a stack. */
const isIndependent = ({ division, airborne }: UnitData): boolean =>
  division === null || (airborne === true && AS_INDEPENDENT.includes('airborne'));
/** By unit, for stacking: its division from 1, or 0 for none. */
export const DIVISION_OF: readonly number[] = EVERY_UNIT.map((unit) =>
  isIndependent(dataOf(unit)) || isUncounted(unit) ? 0 : FORMATION.of(dataOf(unit).formation) + 1,
);

export const TURNS: number = SETUP.scenario.turns;
export const TURN: Kind = int(1, TURNS);

export const WEATHER: Names = names('weather', CHARTS.weather.kinds);
/** 3.1: the weather of turn 1. */
export const FIRST_WEATHER: number = WEATHER.of(SETUP.start.weather);
export const STORM: number = WEATHER.of('storm');
export type WeatherEffects = (typeof CHARTS.weather.effects)['sun'];
/** By weather. */
export const EFFECTS: readonly WeatherEffects[] = WEATHER.words.map(
  (word) => CHARTS.weather.effects[word as keyof typeof CHARTS.weather.effects],
);
export const CHIT: Names = names('chit', ['us', 'british-move', 'british-combat', 'german']);
export const [US_CHIT, BRITISH_MOVE, BRITISH_COMBAT, GERMAN_CHIT] = [0, 1, 2, 3] as const;

/** A support marker as `data/charts.json` has it; `combat` is a Round of an Allied army, `combined` of either. */
export type SupportData = Readonly<(typeof CHARTS.support.markers)[number]>;
export const MARKERS: readonly SupportData[] = alike(CHARTS.support.markers);
export const SUPPORT: Names = namesOf('support', MARKERS);
export const markerOf = (support: number): SupportData => MARKERS[support] as SupportData;
/** The factors of strongpoints and Ost battalions. */
export const FACTOR: Names = names('factor', ['0', '1', '2', '3']);
export const HIDDEN = COUNTERS.hidden;
/** 11.5.2: whether an Ost battalion leaves the game when it is turned over with that factor. */
export const isRemoved = (unit: UnitId, factor: number): boolean =>
  isOst(unit) && factor === HIDDEN.ost.removedWhenRevealed;

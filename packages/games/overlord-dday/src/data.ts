import { type Id, type Names, names, namesOf } from '@bocage/kernel';
import { roster } from '@bocage/wargame';
import { CHARTS } from './data/charts.ts';
import { type BeachData, SETUP } from './data/setup.ts';
import { UNITS, type UnitData } from './data/units.ts';

export { CHARTS, type Die, type VictoryEntry } from './data/charts.ts';
export { SETUP } from './data/setup.ts';
export { type Face, UNITS, type UnitData } from './data/units.ts';

export type UnitId = Id<'unit'>;
const COUNTERS = roster<UnitData, UnitId>(UNITS);
const { asked, those } = COUNTERS;
export const { kind: UNIT, all: EVERY_UNIT, of: dataOf } = COUNTERS;
/** No unit. */
export const NOBODY = -1 as UnitId;

export const ALLIED = 0;
export const GERMAN = 1;
export const SIDE: Names = names('side', ['allied', 'german']);
export const SIDE_OF: readonly number[] = UNITS.map((unit) => SIDE.of(unit.side));
export const enemyOf = (side: number): number => 1 - side;

export const US = 0;
export const CW = 1;
export const ARMY: Names = names('army', ['us', 'cw']);
/** Whose army an Allied unit belongs to. */
export const armyOf = (unit: UnitId): number => (dataOf(unit).nation === 'us' ? US : CW);

const wasFixed = ({ kind }: UnitData): boolean => kind === 'wn' || kind === 'garrison';
const isMobileGerman = (unit: UnitData): boolean => unit.side === 'german' && !wasFixed(unit);
const cameByAir = ({ dropZone, glider }: UnitData): boolean => dropZone !== undefined || glider !== undefined;

/** Weapons Nests; Garrisons, which are no targets for ships; and both, which never move. */
export const NESTS: readonly UnitId[] = those(({ kind }) => kind === 'wn');
export const GARRISONS: readonly UnitId[] = those(({ kind }) => kind === 'garrison');
export const isFixed = asked(wasFixed);
export const isNest = asked(({ kind }) => kind === 'wn');
export const AIRBORNE: readonly UnitId[] = those(({ dropZone }) => dropZone !== undefined);
export const GLIDERS: readonly UnitId[] = those(({ glider }) => glider !== undefined);
export const isAirborne = asked(cameByAir);
/** 27.2.8-c: without a group, on the map from the beginning and in supply. */
export const INDEPENDENTS: readonly UnitId[] = those(
  (unit) => isMobileGerman(unit) && unit.group === undefined && unit.at !== undefined && unit.oos !== true,
);
/** 27.2.8-d: out of supply, or off the map. */
export const isNonActive = asked(
  (unit) => isMobileGerman(unit) && (unit.oos === true || unit.omm !== undefined || unit.rail === true),
);
/** 27.1.2-c: two sides, but one step. */
export const hasYellowBar = asked(({ id }) => CHARTS.wnStrength.units.includes(id));
export const isBattalion = asked(({ size }) => size === 'battalion');
export const isRegiment = asked(({ size }) => size === 'regiment' || size === 'brigade');
export const isArmor = asked(({ kind }) => kind === 'armor');
/** 27.2.5-c, ruling 68: there is no class on foot beyond the last, so whoever may move farther is mechanised. */
export const isMech = asked(({ front }) => front.move > (CHARTS.phaseMovement.german.at(-1)?.moveUpTo ?? 0));
/** Weapons Nests, Garrisons and the headquarters take no room. */
export const takesRoom = asked(({ kind }) => !CHARTS.stacking.uncounted.includes(kind));

export const BEACHES: readonly BeachData[] = SETUP.beaches;
export const BEACH: Names = namesOf('beach', BEACHES, (beach) => beach.name);
export const UTAH = BEACH.of('Utah');
export const OMAHA = BEACH.of('Omaha');
export const GROUPS = SETUP.activationGroups;
export const GROUP: Names = namesOf('group', GROUPS, ({ group }) => `group-${group}`);
export const GROUP_OF: readonly number[] = UNITS.map((unit) =>
  unit.group === undefined ? -1 : unit.group - 1,
);

/** Regiments and brigades that are on the map as battalions (27.3.5). */
export const REGIMENTS = SETUP.breakdownRegiments.regiments.map(({ regiment, division, nations }) => {
  const battalions = those(
    (unit) =>
      unit.regiment === regiment && unit.division === division && nations.some((one) => one === unit.nation),
  );
  const [first] = battalions;
  if (first === undefined) throw new Error(`setup.json: no battalion is of the regiment ${regiment}`);
  return { name: `${nations[0]}/${division}/${regiment}`, army: armyOf(first), battalions };
});

export const CHITS = CHARTS.resistance.chits;
export const CHIT: Names = namesOf('chit', CHITS);
export const WEATHER: Names = names('weather', ['unknown', 'clear', 'overcast', 'rain']);
export const POINTE_DU_HOC = UNIT.of(CHARTS.batteryAttacks.pointeDuHoc.wn);
export const MERVILLE = UNIT.of(CHARTS.batteryAttacks.merville.wn);
export const NINTH_PARA = UNIT.of(CHARTS.batteryAttacks.merville.unit);
export const SECOND_RANGERS = UNIT.of(CHARTS.batteryAttacks.pointeDuHoc.unit);
export const FIFTH_RANGERS = UNIT.of(CHARTS.batteryAttacks.pointeDuHoc.joinedBy);
export const RANGERS: readonly UnitId[] = [SECOND_RANGERS, FIFTH_RANGERS];
/** As many Landing Phases as the charts have modifiers for. */
export const PHASES = CHARTS.landingModifiers.phase.Utah.length;
export const STACK_LIMIT: number = CHARTS.stacking.limit;
/** Whose landing an airborne unit's losses belong to. */
export const SECTOR_OF_AIRBORNE: readonly (string | undefined)[] = UNITS.map((unit) =>
  cameByAir(unit) ? `${unit.nation === 'us' ? 'us' : 'uk'}-airborne` : undefined,
);

import { type Names, names } from '@bocage/kernel';
import chartsFile from '../data/charts.json' with { type: 'json' };
import setUpFile from '../data/setup.json' with { type: 'json' };
import unitsFile from '../data/units.json' with { type: 'json' };

/** A face of a counter. */
export interface Face {
  readonly strength: number;
  readonly move: number;
}

/** A counter as `data/units.json` has it. */
export interface UnitData {
  readonly id: string;
  readonly name: string;
  /** The works that a Weapons Nest stands for. */
  readonly covers?: string;
  readonly side: 'allied' | 'german';
  readonly nation: string;
  readonly kind: string;
  readonly size: string;
  readonly regiment: string | null;
  readonly division: string | null;
  readonly front: Face;
  readonly back: Face | null;
  readonly steps: number;
  readonly special: 'A' | 'E' | null;
  readonly zoc: 'none' | 'battalion' | 'full';
  readonly lands?: { readonly beach: string; readonly hex: string | null; readonly phase: number };
  readonly landingBox?: { readonly beach: string; readonly box: number };
  readonly mulberry?: { readonly army: string; readonly box: number };
  readonly floatingReserve?: string;
  readonly dropZone?: string;
  readonly glider?: { readonly dropZone: string };
  readonly rangerDisplay?: boolean;
  readonly at?: string;
  readonly group?: number;
  readonly independent?: boolean;
  readonly nonActive?: boolean;
  readonly oos?: boolean;
  readonly omm?: string;
  readonly rail?: boolean;
  readonly wn?: {
    readonly division: string;
    readonly destroyer: boolean;
    readonly coastal: { readonly front: readonly string[]; readonly back: readonly string[] };
    readonly yellowBar: boolean;
    readonly festung: string | null;
  };
}

export type UnitId = number;
export const UNITS = unitsFile.units as unknown as readonly UnitData[];
export const UNIT: Names<UnitId> = names(
  'unit',
  UNITS.map((unit) => unit.id),
);
export const dataOf = (unit: UnitId): UnitData => UNITS[unit] as UnitData;

export const ALLIED = 0;
export const GERMAN = 1;
export const SIDE: Names = names('side', ['allied', 'german']);
export const SIDE_OF: readonly number[] = UNITS.map((unit) => SIDE.of(unit.side));
export const enemyOf = (side: number): number => 1 - side;

export const US = 0;
export const CW = 1;
export const ARMY: Names = names('army', ['us', 'cw']);

/** The units of a sort, in order. */
const unitsWith = (test: (unit: UnitData) => boolean): UnitId[] =>
  UNITS.flatMap((unit, id) => (test(unit) ? [id] : []));

/** A question about counters, answered once for all of them. */
function asked(test: (unit: UnitData) => boolean): (unit: UnitId) => boolean {
  const answers = Uint8Array.from(UNITS, (unit) => (test(unit) ? 1 : 0));
  return (unit) => answers[unit] === 1;
}

const wasFixed = ({ kind }: UnitData): boolean => kind === 'wn' || kind === 'garrison';
const cameByAir = ({ dropZone, glider }: UnitData): boolean => dropZone !== undefined || glider !== undefined;

/** Weapons Nests; Garrisons, which are no targets for ships; and both, which never move. */
export const NESTS: readonly UnitId[] = unitsWith(({ kind }) => kind === 'wn');
export const GARRISONS: readonly UnitId[] = unitsWith(({ kind }) => kind === 'garrison');
export const isFixed = asked(wasFixed);
export const isNest = asked(({ kind }) => kind === 'wn');
export const AIRBORNE: readonly UnitId[] = unitsWith(({ dropZone }) => dropZone !== undefined);
export const GLIDERS: readonly UnitId[] = unitsWith(({ glider }) => glider !== undefined);
export const isAirborne = asked(cameByAir);
export const INDEPENDENTS: readonly UnitId[] = unitsWith(({ independent }) => independent === true);
export const isBattalion = asked(({ size }) => size === 'battalion');
export const isRegiment = asked(({ size }) => size === 'regiment' || size === 'brigade');
export const isArmor = asked(({ kind }) => kind === 'armor');
export const isMech = asked(({ kind }) => kind === 'armor' || kind === 'mech');
/** Weapons Nests, Garrisons and the headquarters take no room. */
export const takesRoom = asked((unit) => !wasFixed(unit) && unit.kind !== 'hq');

interface LandingHex {
  readonly name: string;
  readonly hex: string;
}
/** A beach as `data/setup.json` has it. */
export interface BeachData {
  readonly name: string;
  readonly letter: string;
  readonly army: 'us' | 'cw';
  readonly class: 'A' | 'B' | 'C';
  readonly obstruction: { readonly track: boolean; readonly add: number };
  readonly hexes:
    | readonly LandingHex[]
    | { readonly intended: readonly LandingHex[]; readonly actual: readonly LandingHex[] };
}

export const SETUP = setUpFile;
export const BEACHES = SETUP.beaches as unknown as readonly BeachData[];
export const BEACH: Names = names(
  'beach',
  BEACHES.map((beach) => beach.name),
);
export const UTAH = BEACH.of('Utah');
export const OMAHA = BEACH.of('Omaha');
export const GROUPS = SETUP.activationGroups;
export const GROUP: Names = names(
  'group',
  GROUPS.map(({ group }) => `group-${group}`),
);
export const GROUP_OF: readonly number[] = UNITS.map((unit) =>
  unit.group === undefined ? -1 : unit.group - 1,
);

export const CHARTS = chartsFile;
export const CHITS = CHARTS.resistance.chits;
export const CHIT: Names = names(
  'chit',
  CHITS.map(({ id }) => id),
);
export const WEATHER: Names = names('weather', ['unknown', 'clear', 'overcast', 'rain']);
export const POINTE_DU_HOC = UNIT.of(CHARTS.batteryAttacks.pointeDuHoc.wn);
export const MERVILLE = UNIT.of(CHARTS.batteryAttacks.merville.wn);
export const NINTH_PARA = UNIT.of(CHARTS.batteryAttacks.merville.unit);
export const SECOND_RANGERS = UNIT.of('2Rgr');
export const FIFTH_RANGERS = UNIT.of('5Rgr');
export const RANGERS: readonly UnitId[] = [SECOND_RANGERS, FIFTH_RANGERS];
export const PHASES = 5;
export const STACK_LIMIT: number = CHARTS.stacking.limit;
/** Whose landing an airborne unit's losses belong to. */
export const SECTOR_OF_AIRBORNE: readonly (string | undefined)[] = UNITS.map((unit) =>
  unit.dropZone === undefined && unit.glider === undefined
    ? undefined
    : unit.nation === 'us'
      ? 'us-airborne'
      : 'uk-airborne',
);

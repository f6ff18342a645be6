import { type PositionData, type ScenarioData, SETUP } from './data/setup.ts';
import { type Beach, SIDE, type Wave } from './terms.ts';
import { UNIT, type UnitId } from './units.ts';

export { type DepotData, type ScenarioData, SETUP } from './data/setup.ts';

/** From the shortest to the longest, as they are offered: `g.scenario` is a place among them. */
const ORDER: readonly ScenarioData['id'][] = ['cherbourg', 'cobra', 'campaign'];
export const SCENARIOS: readonly ScenarioData[] = SETUP.scenarios.toSorted(
  (a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id),
);

/** Who is there when the game begins; places go by their names: a hex, a box, a Festung. */
export interface Placing {
  readonly unit: UnitId;
  readonly at: string;
  /** Steps that he has lost. */
  readonly lost: number;
  /** The level at which he is disorganized. */
  readonly disorganized: number;
}
/** Who comes later, and into which box: `Reserve` for the Allies. */
export interface Arrival {
  readonly unit: UnitId;
  readonly turn: number;
  readonly box: string;
}
/** 10: who comes by air on 6 June. */
export interface Drop {
  readonly unit: UnitId;
  readonly at: string;
  readonly phase: 'night' | 'A' | 'B';
}
/** 10.A.1: who chooses among some hexes on 6 June. */
export interface Sortie {
  readonly unit: UnitId;
  readonly wave: Wave;
  readonly to: readonly string[];
}
/** 11.2: who is placed as his player likes, between these columns. */
export interface Freedom {
  readonly units: readonly UnitId[];
  readonly side: number;
  readonly columns: readonly [number, number];
}
/** 11.2: steps that one of these has lost, as his player likes. */
export interface Loss {
  readonly units: readonly UnitId[];
  readonly steps: number;
}

const unitsOf = (ids: readonly string[]): readonly UnitId[] => ids.map((id) => UNIT.of(id));
const placingsAt = ({ at, units, lost, disorganized }: PositionData): readonly Placing[] =>
  units.map((id) => ({
    unit: UNIT.of(id),
    at,
    lost: lost?.includes(id) ? 1 : 0,
    disorganized: disorganized ?? 0,
  }));

const isHexName = (name: string): boolean => /^\d{4}$/.test(name);
/** 11.1: whether a hex is on the part of the map that is used. */
export function isUsed({ columns: [east, west] }: ScenarioData, hex: string): boolean {
  const column = Number(hex.slice(2));
  return column >= east && column <= west;
}

/** Who stands where at the start. */
export function placingsOf(scenario: ScenarioData): readonly Placing[] {
  const own = scenario.positions.flatMap(placingsAt);
  if (!scenario.base) return own;
  const absent = new Set([...unitsOf(scenario.without), ...own.map(({ unit }) => unit)]);
  const kept = SETUP.positions
    .flatMap(placingsAt)
    .filter(({ unit, at }) => !absent.has(unit) && (!isHexName(at) || isUsed(scenario, at)));
  return [...kept, ...own];
}

/** Who comes in which turn, in the order of the turns as the file has them. */
export function arrivalsOf({ turns: [first, last], only }: ScenarioData): readonly Arrival[] {
  return SETUP.reinforcements
    .filter(({ turn }) => turn >= first && turn <= last)
    .flatMap(({ turn, box, units }) =>
      units
        .filter((id) => only === null || only.includes(id))
        .map((id) => ({ unit: UNIT.of(id), turn, box })),
    );
}

/** 11.1: whether it is the race, won by Cherbourg and not by points. */
export const isRace = (g: { readonly scenario: number }): boolean =>
  SCENARIOS[g.scenario]?.id === 'cherbourg';

/** 11.2: whom the players place before the first turn. */
export const freedomsOf = ({ free }: ScenarioData): readonly Freedom[] =>
  free.map(({ units, side, columns }) => ({ units: unitsOf(units), side: SIDE.of(side), columns }));

/** 11.2: the steps that the players distribute before the first turn. */
export const lossesOf = ({ losses }: ScenarioData): readonly Loss[] =>
  losses.map(({ units, steps }) => ({ units: unitsOf(units), steps }));

/** By the name of the hex, whose it is at the start; all others are German. */
export const heldIn = ({ held }: ScenarioData): ReadonlyMap<string, number> =>
  new Map(held.flatMap(({ side, hexes }) => hexes.split(' ').map((hex) => [hex, SIDE.of(side)] as const)));

/** 10.0.1, 10.B.3: by air, in the order of the file. */
export const DROPS: readonly Drop[] = SETUP.drops.map(({ unit, at, phase }) => ({
  unit: UNIT.of(unit),
  at,
  phase,
}));

/** 10: who lands on a beach with a wave. */
export const landingOf = (beach: Beach, wave: Wave): readonly UnitId[] =>
  unitsOf(SETUP.landings.find((one) => one.beach === beach && one.wave === wave)?.units ?? []);

/** 10.A.1: commandos, rangers and the 79th Armoured. */
export const SORTIES: readonly Sortie[] = SETUP.sorties.flatMap(({ units, wave, to }) =>
  unitsOf(units).map((unit) => ({ unit, wave, to })),
);

/** 4.1.2: who appears when a rule calls for him, and in which box. */
export const RAISED: readonly { readonly unit: UnitId; readonly box: string }[] = SETUP.raised.map(
  ({ unit, box }) => ({ unit: UNIT.of(unit), box }),
);

/** 10: everyone who comes on 6 June, by air or by sea. */
export const INVADERS: readonly UnitId[] = [
  ...DROPS.map(({ unit }) => unit),
  ...unitsOf(SETUP.landings.flatMap(({ units }) => units)),
  ...SORTIES.map(({ unit }) => unit),
];

/** Everyone who is in a scenario or comes into it. */
export function takingPart(scenario: ScenarioData): ReadonlySet<UnitId> {
  const raised = scenario.only === null ? RAISED.map(({ unit }) => unit) : [];
  return new Set([
    ...placingsOf(scenario).map(({ unit }) => unit),
    ...arrivalsOf(scenario).map(({ unit }) => unit),
    ...freedomsOf(scenario).flatMap(({ units }) => units),
    ...(scenario.landing ? INVADERS : []),
    ...raised,
  ]);
}

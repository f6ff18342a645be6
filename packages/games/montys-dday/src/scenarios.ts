import type { HexId } from '@bocage/hex';
import { facingOf, type PositionData, type ScenarioData, SETUP } from './data/setup.ts';
import { PLACE } from './map.ts';
import { ALLIED, type Beach, MODE } from './terms.ts';
import { dataOf, UNIT, UNITS_OF, type UnitData, type UnitId } from './units.ts';

export { SETUP } from './data/setup.ts';

export const SCENARIOS: readonly ScenarioData[] = SETUP.scenarios;

/** A German on the map when the game begins. */
export interface Placing {
  readonly unit: UnitId;
  readonly at: HexId;
  readonly mode: number;
  /** A direction; -1 for whoever faces all round. */
  readonly facing: number;
}
/** A German who comes later, by one of the entry hexes. */
export interface Arrival {
  readonly unit: UnitId;
  readonly turn: number;
  readonly entries: readonly HexId[];
}

const listed = ({ divisions, units }: { divisions: readonly string[]; units: readonly string[] }) => {
  return ({ id, division }: UnitData): boolean =>
    units.includes(id) || (division !== null && divisions.includes(division));
};

/** Whether a unit takes part at all. */
export function isInPlay({ beaches, airborne, without, only }: ScenarioData, unit: UnitId): boolean {
  const { id, side, type, division, beach } = dataOf(unit);
  if (division !== null && without.includes(division)) return false;
  if (side === 'german') return only.length === 0 || type === 'garrison' || only.includes(id);
  return beach === undefined ? airborne : beaches.includes(beach);
}

const placing = ({ unit, at, mode, facing }: PositionData): Placing => ({
  unit: UNIT.of(unit),
  at: PLACE.of(at),
  mode: MODE.of(mode),
  facing: facing === undefined ? -1 : facingOf(facing),
});

/** Where the Germans stand unless they are placed elsewhere. */
export function placingsOf(scenario: ScenarioData): readonly Placing[] {
  const { changes } = scenario;
  const changed = new Set(changes.map(({ unit }) => unit));
  const kept = SETUP.positions.filter(({ unit }) => !changed.has(unit));
  return [...kept, ...changes].map(placing).filter(({ unit }) => isInPlay(scenario, unit));
}

/** Who comes later, and is not on the map from the beginning. */
export function arrivalsOf(scenario: ScenarioData): readonly Arrival[] {
  const [, last] = scenario.turns;
  const placed = new Set(placingsOf(scenario).map(({ unit }) => unit));
  return SETUP.reinforcements
    .flatMap(({ units, entries }) =>
      units.map((id) => ({
        unit: UNIT.of(id),
        turn: dataOf(UNIT.of(id)).turn ?? last + 1,
        entries: entries.map((hex) => PLACE.of(hex)),
      })),
    )
    .filter(({ unit, turn }) => turn <= last && !placed.has(unit) && isInPlay(scenario, unit));
}

/** 1.4.1: around which hexes, and how far from them, a unit may be placed; nothing where its hex is fixed. */
export function freedomOf(
  scenario: ScenarioData,
  { unit, at }: Placing,
): { readonly of: readonly HexId[]; readonly within: number } | undefined {
  if (dataOf(unit).type === 'coastArtillery') return undefined;
  const rule = scenario.free.find((one) => listed(one)(dataOf(unit)));
  if (rule === undefined) return undefined;
  return { of: rule.of.length === 0 ? [at] : rule.of.map((hex) => PLACE.of(hex)), within: rule.within };
}

/** 5.1.4: the units of a beach by Wave and Cycle, as they were loaded. */
export const loadingOf = (beach: Beach): readonly (readonly UnitId[])[] =>
  SETUP.loading[beach].map((box) => box.map((id) => UNIT.of(id)));

/** 5.1.5: what is left of a beach’s units for its Landing Pool; those with a turn join it then. */
export function poolOf(scenario: ScenarioData, beach: Beach): readonly UnitId[] {
  const loaded = new Set([...SETUP.loading[beach].flat(), ...SETUP.commandos.map(({ unit }) => unit)]);
  return (UNITS_OF[ALLIED] ?? []).filter(
    (unit) => isInPlay(scenario, unit) && dataOf(unit).beach === beach && !loaded.has(dataOf(unit).id),
  );
}

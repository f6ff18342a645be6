import type { Forces } from '@bocage/wargame';
import { PLACE } from '../map.ts';
import { type Arrival, arrivalsOf, poolOf, SCENARIOS } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { dataOf, SIDE_OF, TURN_OF, UNIT, type UnitId } from '../units.ts';
import { brigadeOf, divisionOf } from './faces.ts';
import { capital, listed, turnName } from './words.ts';

const isUnit = (unit: number): unit is UnitId => unit >= 0 && unit <= UNIT.max;

/** Divisions; troops of none stand with their brigade. */
function formationOf(unit: number): string {
  if (!isUnit(unit)) return '';
  const data = dataOf(unit);
  if (data.type === 'garrison') return 'Garrisons';
  return divisionOf(data) || brigadeOf(data);
}

/** By scenario: Germans who come later. */
const ARRIVALS: readonly ReadonlyMap<UnitId, Arrival>[] = SCENARIOS.map(
  (scenario) => new Map(arrivalsOf(scenario).map((arrival) => [arrival.unit, arrival])),
);
/** By scenario: Allies who join a Landing Pool. */
const POOLED: readonly ReadonlySet<UnitId>[] = SCENARIOS.map(
  (scenario) => new Set(scenario.beaches.flatMap((beach) => poolOf(scenario, beach))),
);

/** When and where a unit comes that is nowhere yet. */
function due(g: Seen, unit: UnitId): { readonly turn: number; readonly when: string } | undefined {
  const arrival = ARRIVALS[g.scenario]?.get(unit);
  if (arrival !== undefined) {
    const where = listed(arrival.entries.map(PLACE.text), 'or');
    return { turn: arrival.turn, when: `${capital(turnName(arrival.turn))}, by ${where}` };
  }
  const turn = TURN_OF[unit] as number;
  return turn > 0 && POOLED[g.scenario]?.has(unit) === true
    ? { turn, when: `${capital(turnName(turn))}, to the Landing Pool` }
    : undefined;
}

export const FORCES: Forces<G> = {
  sideOf: (unit) => SIDE_OF[unit] ?? -1,
  formationOf,
  absence(g, unit) {
    if (!isUnit(unit)) return null;
    if (g.unit.lost.get(unit) === 1) return { kind: 'lost' };
    const coming = due(g, unit);
    return coming === undefined ? null : { kind: 'due', when: coming.when, order: coming.turn };
  },
};

import { type HexId, NOWHERE } from '@bocage/hex';
import type { Forces } from '@bocage/wargame';
import { LAST_TURN } from '../data/words.ts';
import { PLACE } from '../map.ts';
import { type Arrival, arrivalsOf, freedomsOf, RAISED, SCENARIOS, takingPart } from '../scenarios.ts';
import { type G, NEVER, type Seen } from '../state.ts';
import type { UnitType } from '../terms.ts';
import { dataOf, isHeadquarters, SIDE_OF, UNIT, type UnitId } from '../units.ts';
import { divisionName } from './faces.ts';
import { boxName, capital, turnName } from './words.ts';

const isUnit = (unit: number): unit is UnitId => unit >= 0 && unit <= UNIT.max;

/** Those who are of no division. */
const GROUPS: Readonly<{ [type in UnitType]?: string }> = {
  headquarters: 'Headquarters of corps',
  garrison: 'Garrisons and batteries',
  battery: 'Garrisons and batteries',
  festung: 'Festungen',
  partisans: 'The Resistance',
  ffi: 'The Resistance',
};
const formationOf = (unit: number): string =>
  isUnit(unit) ? divisionName(dataOf(unit)) || (GROUPS[dataOf(unit).type] ?? 'Independent units') : '';

/** By scenario: who comes later, and where. */
const ARRIVALS: readonly ReadonlyMap<UnitId, Arrival>[] = SCENARIOS.map(
  (scenario) => new Map(arrivalsOf(scenario).map((arrival) => [arrival.unit, arrival])),
);
const PART: readonly ReadonlySet<UnitId>[] = SCENARIOS.map(takingPart);
const FREE: readonly ReadonlySet<UnitId>[] = SCENARIOS.map(
  (scenario) => new Set(freedomsOf(scenario).flatMap(({ units }) => units)),
);
const HIDDEN: ReadonlySet<UnitId> = new Set(RAISED.map(({ unit }) => unit));

/** `Turn 3, 20 to 26 June, to Paris`. */
function whenText(g: Seen, unit: UnitId, turn: number): string {
  const when = capital(turn <= LAST_TURN ? turnName(turn) : `turn ${turn}`);
  const box = ARRIVALS[g.scenario]?.get(unit)?.box;
  const where =
    isHeadquarters(unit) && box === undefined ? '' : `, to ${boxName(PLACE.of(box ?? 'Reserve') as HexId)}`;
  return `${when}${where}`;
}

export const FORCES: Forces<G> = {
  sideOf: (unit) => SIDE_OF[unit] ?? -1,
  formationOf,
  absence(g, unit) {
    if (!isUnit(unit) || g.unit.at.get(unit) !== NOWHERE) return null;
    if (g.unit.captured.get(unit) === 1) return { kind: 'lost' };
    const due = g.unit.due.get(unit);
    if (due < NEVER) return { kind: 'due', when: whenText(g, unit, due), order: due };
    if (PART[g.scenario]?.has(unit) !== true) return null;
    if (FREE[g.scenario]?.has(unit) === true) return { kind: 'away', where: 'still to be placed' };
    return HIDDEN.has(unit) ? { kind: 'away', where: 'in hiding' } : null;
  },
};

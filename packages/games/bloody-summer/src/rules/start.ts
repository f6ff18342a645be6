import { DEPOT, DEPOT_DATA, type DepotId, PLACE, RESERVE } from '../map.ts';
import { arrivalsOf, freedomsOf, heldIn, INVADERS, lossesOf, placingsOf, SCENARIOS, type ScenarioData, type DepotData as SetDepot } from '../scenarios.ts'; // biome-ignore format: a list
import { type G, NEVER } from '../state.ts';
import { AIR_COUNTERS } from '../tables/air.ts';
import { givenWeather } from '../tables/turns.ts';
import { depotPoints } from '../tables/victory.ts';
import { ALLIES, airOf, BUILDING, FULL, HEAVY, NIGHT, PHASE_A, RAZED, REDUCED, SIDE, US, WEATHER } from '../terms.ts'; // biome-ignore format: a list
import { EVERY_UNIT, STEPS_OF } from '../units.ts';
import { readyShips } from './air/flights.ts';
import { ALLIED_DEPOTS, capacityOf, isOpen } from './logistics/depots.ts';

/** 11: who stands where, who comes later, what there is of aircraft and depots. */
export function begin(g: G, which: number): void {
  const scenario = SCENARIOS[which] as ScenarioData;
  g.turn = scenario.turns[0];
  g.phase = scenario.landing ? NIGHT : PHASE_A;
  g.first = ALLIES;
  g.weather = scenario.landing ? givenWeather(0, NIGHT) : WEATHER.of(scenario.weather);
  for (const unit of EVERY_UNIT) g.unit.steps.set(unit, 0);
  placeUnits(g, scenario);
  for (const [hex] of heldIn(scenario)) g.place.allied.set(PLACE.of(hex), 1);
  for (const depot of scenario.depots) openDepot(g, depot);
  fillCups(g, scenario);
  readyShips(g);
}

function placeUnits(g: G, scenario: ScenarioData): void {
  for (const { unit, at, lost, disorganized } of placingsOf(scenario)) {
    g.unit.at.set(unit, PLACE.of(at));
    g.unit.steps.set(unit, (STEPS_OF[unit] as number) - lost);
    g.unit.disorganised.set(unit, disorganized);
  }
  for (const { unit, turn } of arrivalsOf(scenario)) {
    g.unit.due.set(unit, turn);
    g.unit.steps.set(unit, STEPS_OF[unit] as number);
  }
  for (const unit of freedomsOf(scenario).flatMap(({ units }) => units))
    g.unit.steps.set(unit, STEPS_OF[unit] as number);
  // the first that the data name has lost the step.
  for (const {
    units: [unit],
    steps,
  } of lossesOf(scenario))
    if (unit !== undefined) g.unit.steps.set(unit, (STEPS_OF[unit] as number) - steps);
  if (!scenario.landing) return;
  for (const unit of INVADERS) {
    g.unit.at.set(unit, RESERVE);
    g.unit.steps.set(unit, STEPS_OF[unit] as number);
    g.unit.due.set(unit, NEVER);
  }
}

const STATES = { open: REDUCED, full: FULL, scheduled: BUILDING, destroyed: RAZED } as const;
/** The depot of a set-up: German ones are told from Allied ones in the same place. */
function depotId({ id, kind }: SetDepot): DepotId {
  return DEPOT.of(kind === 'german' ? `German-${id}` : id);
}
function openDepot(g: G, one: SetDepot): void {
  const depot = depotId(one);
  g.depot.state.set(depot, STATES[one.state]);
  g.depot.due.set(depot, one.turn ?? 0);
  // what is open before the first turn has given its points.
  if (ALLIED_DEPOTS.includes(depot) && isOpen(g, depot))
    g.depot.scored.set(depot, depotPoints(capacityOf(g, depot).landing));
  if (DEPOT_DATA[depot]?.kind === 'minor-port') g.depot.side.set(depot, SIDE.of(one.side));
}

/** 11-c, R-168: the cups; in the race to Cherbourg without the British and without heavy bombers. */
function fillCups(g: G, { limits }: ScenarioData): void {
  for (const { side, aircraft } of AIR_COUNTERS) {
    if (limits.navy !== null && side !== US) continue;
    if (!limits.heavyBombers && aircraft === HEAVY) continue;
    const air = airOf(side, aircraft);
    g.air.cup.set(air, g.air.cup.get(air) + 1);
  }
}

import { type HexId, NOWHERE } from '@bocage/hex';
import type { Judged } from '@bocage/kernel';
import type { ScenarioData } from '../data/setup.ts';
import { AIRCRAFT, cycleBox, FORTIFICATIONS, isHex, isSea, LE_HAVRE, landingAt, PLACE, POOLS } from '../map.ts'; // biome-ignore format: a list
import { activeSide } from '../rules/units.ts';
import { isInPlay, placingsOf, SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { ALLIED, BEACHES, COMBAT, GERMAN, SETTLED, STEADY, SWORD, segmentOf } from '../terms.ts';
import { BEACH_OF, EVERY_UNIT, isCoastArtillery, isCommando, isGarrison, isGlider, isHeadquarters, isParachute, LE_HAVRE_BATTERY, SIDE_OF, UNIT, type UnitId } from '../units.ts'; // biome-ignore format: a list

const word = (unit: UnitId): string => UNIT.text(unit);
const isAirborne = (unit: UnitId): boolean => isParachute(unit) || isGlider(unit);
const scenarioOf = (g: G): ScenarioData => SCENARIOS[g.scenario] as ScenarioData;

/** By beach: its boxes. */
const BOXES: readonly (readonly HexId[])[] = BEACHES.map((_, beach) =>
  [1, 2, 3].flatMap((wave) => [1, 2].map((cycle) => cycleBox(beach, wave, cycle))),
);

/** Whether a unit may wait in a box. */
function mayWait(unit: UnitId, at: HexId): boolean {
  if (at === LE_HAVRE) return unit === LE_HAVRE_BATTERY;
  if (at === AIRCRAFT) return isAirborne(unit);
  if (SIDE_OF[unit] !== ALLIED || isAirborne(unit)) return false;
  const beaches = [BEACH_OF[unit] as number, ...(isCommando(unit) ? [SWORD] : [])];
  return beaches.some((beach) => POOLS[beach] === at || BOXES[beach]?.includes(at) === true);
}

/** Where a counter is. */
function judgePlace({ g, odd }: Judged<G>, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  if (at === NOWHERE) return;
  const name = PLACE.text(at);
  if (!isInPlay(scenarioOf(g), unit)) odd(`${word(unit)} has no part in this scenario`);
  if (g.unit.lost.get(unit) === 1) odd(`${word(unit)} is eliminated and yet in ${name}`);
  if (!isHex(at)) {
    if (!mayWait(unit, at)) odd(`${word(unit)} cannot be in ${name}`);
    return;
  }
  if (unit === LE_HAVRE_BATTERY) odd(`${word(unit)} stays in its box`);
  if (isGarrison(unit) && !FORTIFICATIONS.includes(at)) odd(`${word(unit)} is in no fortification`);
  if (isSea(at)) judgeBoats({ g, odd }, unit, at);
}

/** only troops that come by sea are in boats, off their coast, in the Allied player turn. */
function judgeBoats({ g, odd }: Pick<Judged<G>, 'g' | 'odd'>, unit: UnitId, at: HexId): void {
  const name = PLACE.text(at);
  if (SIDE_OF[unit] === GERMAN || isAirborne(unit)) odd(`${word(unit)} is in the sea, in ${name}`);
  else if (landingAt(at) < 0) odd(`${word(unit)} cannot land from ${name}`);
  if (g.segment < segmentOf('A') || g.segment > segmentOf('F')) odd(`${word(unit)} cannot be at sea now`);
}

/** 14.1.1: coast artillery stands where the scenario puts it. */
function judgeBatteries({ g, odd }: Judged<G>): void {
  for (const { unit, at } of placingsOf(scenarioOf(g))) {
    const now = g.unit.at.get(unit);
    if (isCoastArtillery(unit) && now !== NOWHERE && now !== at)
      odd(`${word(unit)} never moves, and stands in ${PLACE.text(at)}`);
  }
}

/** Mode, marker and what was done fit one another. */
function judgeCondition({ g, odd }: Judged<G>, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  const { mode, disrupted, landed, announced, supported } = g.unit;
  const isThere = isHex(at) || at === LE_HAVRE;
  if (!isThere && disrupted.get(unit) !== STEADY) odd(`${word(unit)} is not on the map and yet disrupted`);
  if (isGarrison(unit) && disrupted.get(unit) !== STEADY) odd(`${word(unit)} cannot be disrupted`);
  if (mode.get(unit) !== COMBAT && (isGarrison(unit) || (SIDE_OF[unit] === ALLIED && !isHex(at))))
    odd(`${word(unit)} cannot be in Movement Mode`);
  if (landed.get(unit) !== SETTLED && (SIDE_OF[unit] === GERMAN || activeSide(g) === GERMAN))
    odd(`${word(unit)} cannot have landed in this player turn`);
  if (announced.get(unit) === 1 && !isAirborne(unit)) odd(`${word(unit)} does not come by air`);
  if (supported.get(unit) === 1 && !isHeadquarters(unit)) odd(`${word(unit)} is no headquarters`);
}

/** What a segment has seen: fire, assaults and moves are each of their own segments. */
function judgeDeeds({ g, odd }: Judged<G>, unit: UnitId): void {
  const during = (...segments: readonly Parameters<typeof segmentOf>[0][]): boolean =>
    segments.some((segment) => segmentOf(segment) === g.segment);
  const { fired, assaulted, moved } = g.unit;
  if (fired.get(unit) === 1 && !during('C', 'E', 'H', 'J')) odd(`${word(unit)} cannot have fired`);
  if (assaulted.get(unit) === 1 && !during('D', 'F', 'K')) odd(`${word(unit)} cannot have assaulted`);
  if (moved.get(unit) === 1 && !during('D', 'I')) odd(`${word(unit)} cannot have moved`);
}

/** Every counter by itself. */
export function judgeUnits(judged: Judged<G>): void {
  judgeBatteries(judged);
  for (const unit of EVERY_UNIT)
    for (const judge of [judgePlace, judgeCondition, judgeDeeds]) judge(judged, unit);
}

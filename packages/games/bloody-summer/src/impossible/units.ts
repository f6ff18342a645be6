import { type HexId, NOWHERE } from '@bocage/hex';
import type { Judged } from '@bocage/kernel';
import { DESTROYED, isFortress, isHex, isSea, isStrategic, PLACE, RESERVE, REST_BOX } from '../map.ts';
import { placingsOf, SCENARIOS, type ScenarioData, takingPart } from '../scenarios.ts';
import { type G, NEVER } from '../state.ts';
import { AXIS, GERMAN } from '../terms.ts';
import { CAMP_OF, EVERY_UNIT, isBattery, isGarrison, isHeadquarters, isMotorized, isPartisans, isRebuildable, isRepatriable, NOBODY, SIDE_OF, STEPS_OF, UNIT, type UnitId } from '../units.ts'; // biome-ignore format: a list

const word = (unit: UnitId): string => UNIT.text(unit);

/** By scenario: who takes part in it, and where those stand who never move. */
const PARTS = SCENARIOS.map(takingPart);
const isFixed = (unit: UnitId): boolean => isGarrison(unit) || isBattery(unit);
const POSTS: readonly ReadonlyMap<UnitId, HexId>[] = SCENARIOS.map(
  (scenario: ScenarioData) =>
    new Map(
      placingsOf(scenario)
        .filter(({ unit }) => isFixed(unit))
        .map(({ unit, at }) => [unit, PLACE.of(at)]),
    ),
);

/** The boxes beside the maps: who may wait there. */
function mayWait(g: G, unit: UnitId, at: HexId): boolean {
  const isGerman = SIDE_OF[unit] === GERMAN;
  if (at === RESERVE) return !isGerman && !isPartisans(unit);
  if (at === DESTROYED) return isRebuildable(unit) && g.unit.steps.get(unit) === 0;
  if (at === REST_BOX) return isRebuildable(unit);
  return isStrategic(at) || isFortress(at);
}

/** Where a counter is. */
function judgePlace({ g, odd }: Judged<G>, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  if (at === NOWHERE) return;
  const name = PLACE.text(at);
  if (PARTS[g.scenario]?.has(unit) !== true) odd(`${word(unit)} has no part in this scenario`);
  if (g.unit.captured.get(unit) === 1) odd(`${word(unit)} is lost and yet in ${name}`);
  if (isFixed(unit) && POSTS[g.scenario]?.get(unit) !== at) odd(`${word(unit)} never moves to ${name}`);
  if (!isHex(at) && !mayWait(g, unit, at)) odd(`${word(unit)} cannot be in ${name}`);
  if (isHex(at) && isSea(at) && (SIDE_OF[unit] === GERMAN || g.turn > 0))
    odd(`${word(unit)} is in the sea, in ${name}`);
}

/** 6.10: the steps of a counter, and when it comes. */
function judgeSteps({ g, odd }: Judged<G>, unit: UnitId): void {
  const [at, steps, due] = [g.unit.at.get(unit), g.unit.steps.get(unit), g.unit.due.get(unit)];
  if (steps > (STEPS_OF[unit] as number)) odd(`${word(unit)} has more steps than there are`);
  if (g.unit.captured.get(unit) === 1 && steps > 0) odd(`${word(unit)} is lost and yet has a step`);
  if (at !== NOWHERE && due !== NEVER && due > g.turn) odd(`${word(unit)} is there before it comes`);
  if (at === NOWHERE || at === DESTROYED || at === REST_BOX || isHeadquarters(unit)) return;
  if (steps === 0) odd(`${word(unit)} has no step left and yet is in ${PLACE.text(at)}`);
}

/** What lies on a counter lies on one that is in play. */
function judgeMarkers({ g, odd }: Judged<G>, unit: UnitId): void {
  const { at, resting, disorganised, affected, unsupplied, home, reserve, attacked, spent } = g.unit;
  const place = at.get(unit);
  const isAway = place === NOWHERE || place === DESTROYED || place === REST_BOX || place === RESERVE;
  const marked = [resting, disorganised, affected, unsupplied, reserve, attacked, spent];
  if (isAway && marked.some((column) => column.get(unit) > 0))
    odd(`${word(unit)} is not in play and yet has markers`);
  if (resting.get(unit) === 1 && (!isHex(place) || !isRebuildable(unit))) odd(`${word(unit)} cannot rest`);
  if (home.get(unit) === 1 && (place !== RESERVE || !isRepatriable(unit)))
    odd(`${word(unit)} has not been sent back`);
}

/** What only some kinds of counters do. */
function judgeKind({ g, odd }: Judged<G>, unit: UnitId): void {
  const { finished, supported, exploits, extended, disorganised, affected, attacked, defended, reserve } =
    g.unit;
  const commands = [finished, supported, exploits, extended].some((column) => column.get(unit) === 1);
  if (commands && !isHeadquarters(unit)) odd(`${word(unit)} is no headquarters`);
  const fights = [disorganised, affected, attacked, defended, reserve].some((column) => column.get(unit) > 0);
  if (fights && isHeadquarters(unit)) odd(`${word(unit)} does not fight`);
  if (g.unit.lorries.get(unit) === 1 && CAMP_OF[unit] === AXIS) odd(`${word(unit)} has no lorries`);
  if (g.unit.onFoot.get(unit) === 1 && !isMotorized(unit)) odd(`${word(unit)} has no vehicles to leave`);
  const hq = g.unit.hq.get(unit);
  if (hq !== NOBODY && (!isHeadquarters(hq) || SIDE_OF[hq] !== SIDE_OF[unit]))
    odd(`${word(hq)} does not command ${word(unit)}`);
}

/** The counters, one by one. */
export function judgeUnits(judged: Judged<G>): void {
  for (const unit of EVERY_UNIT)
    for (const judge of [judgePlace, judgeSteps, judgeMarkers, judgeKind]) judge(judged, unit);
}

import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, ALLOWANCE, AXIS, airInterdiction, airOf, arrivalsOf, attackOf, BOX_DATA, cupOf, FIGHTER, type G, GERMAN, HEAVY, isFree, kindOfAir, markersOf, PLACE, SCENARIOS, UNITS_OF, type UnitId, zoneOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { distanceTo, type Strengths, strengthsOf } from './strengths.ts';

/**
 * What a fighter is worth in points if it is kept to support attacks, the first of them most: each gives a column in both
 * phases, and an army seldom makes more than four attacks in one. On 6 June there are few fights that it may help.
 */
const SUPPORT = [1.6, 1.4, 1.2, 0.9, 0.6, 0.3, 0.2];
const SUPPORT_ON_6_JUNE = [1, 0.7, 0.4, 0.2];
/** A medium bomber that waits for an attack: two together shake a stack in each phase. */
const BOMBS = [1.1, 1.1];
/** What it is worth that a point of German attack is kept a phase from the map; or is slowed on it. */
const [DELAYED, SLOWED] = [0.09, 0.02];
/** An Offensive marker that a staff misses, in points of attack. */
const MARKER = 8;
/** Whoever is nearer to the Allies than this is at the front, and beyond that too far to come in this turn. */
const [BEHIND, FAR] = [2, 12];

const isMobile = (unit: UnitId): boolean => (ALLOWANCE[unit] as number) > 0;
/** By scenario: where Germans of the turn track come. */
const ARRIVALS = SCENARIOS.map(
  (scenario) => new Map(arrivalsOf(scenario).map(({ unit, box }) => [unit, PLACE.of(box)])),
);

/** By box: the attack strength of Germans who want to leave it in this turn, those who are due among them. */
function departuresOf(g: G): readonly number[] {
  const sums = BOX_DATA.map(({ at }) => MARKER * markersOf(g, AXIS).get(at));
  for (const unit of UNITS_OF[GERMAN] ?? []) {
    if (!isMobile(unit)) continue;
    const due = g.unit.due.get(unit) === g.turn ? (ARRIVALS[g.scenario]?.get(unit) ?? -1) : -1;
    const at = due >= 0 ? due : g.unit.at.get(unit);
    const box = BOX_DATA.findIndex((data) => data.at === at);
    if (box >= 0) sums[box] = (sums[box] as number) + attackOf(g, unit);
  }
  return sums;
}

/** How likely Germans leave a box, if so much more is added to the die. */
const leaving = (g: G, at: HexId, more: number): number =>
  [1, 2, 3, 4, 5, 6].filter((die) => isFree(g, AXIS, at, die + more)).length / 6;
/** What it brings to send aircraft of a kind to a box. */
function raidWorth(g: G, departures: readonly number[], air: number, box: number): number {
  const { at } = BOX_DATA[box] as (typeof BOX_DATA)[number];
  const added = airInterdiction(cupOf(air), 1);
  return 2 * DELAYED * (departures[box] as number) * (leaving(g, at, 0) - leaving(g, at, added));
}

/** By zone: the attack strength of Germans behind the front, who may come up through it. */
function trafficOf(strengths: Strengths): readonly number[] {
  const sums: number[] = [];
  for (const hex of strengths.hexes[AXIS]) {
    const zone = zoneOf(hex);
    const away = distanceTo(strengths, ALLIES, hex);
    if (zone < 0 || away < BEHIND || away > FAR) continue;
    sums[zone] = (sums[zone] ?? 0) + (strengths.attack[AXIS][hex] as number);
  }
  return sums;
}

interface Mission {
  readonly action: Action;
  readonly worth: number;
}
const found = (missions: readonly Mission[]): Mission | undefined => best(missions, ({ worth }) => worth);

/** The best thing to do with aircraft of a kind, away from the battles. */
function errands(scene: Scene, air: number): Mission | undefined {
  const g = gOf(scene);
  const departures = departuresOf(g);
  const raids = isOpen(scene, 'box')
    ? numbers(scene, 'box', air).map((box) => ({
        action: act('box', air, box),
        worth: raidWorth(g, departures, air, box),
      }))
    : [];
  if (kindOfAir(air) !== FIGHTER || !isOpen(scene, 'zone')) return found(raids);
  const traffic = trafficOf(strengthsOf(g));
  const patrols = numbers(scene, 'zone').map((zone) => ({
    action: act('zone', zone),
    worth: 2 * SLOWED * (traffic[zone] ?? 0),
  }));
  return found([...raids, ...patrols]);
}

/** What the last of those that are not yet sent would be worth if all were kept. */
function kept({ style }: Mind, g: G, air: number): number {
  const left = g.air.drawn.get(air) - 1;
  if (kindOfAir(air) === HEAVY) return 0;
  const isLanding = g.turn === 0;
  if (kindOfAir(air) !== FIGHTER)
    return isLanding ? Number.POSITIVE_INFINITY : style.bombers * (BOMBS[left] ?? 0);
  return style.fighters * ((isLanding ? SUPPORT_ON_6_JUNE : SUPPORT)[left] ?? 0);
}

/** 9, R-45: one counter after another goes where it is worth most, as long as that is more than to keep it. */
export const assign =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    for (const air of ownAircraft(g, scene.side)) {
      // 10.A.1-b: on 6 June heavy bombers are free, and the beaches have the better of them.
      if (g.turn === 0 && kindOfAir(air) === HEAVY) continue;
      const errand = errands(scene, air);
      if (errand !== undefined && errand.worth > kept(mind, g, air) && errand.worth > 0) return errand.action;
    }
    return act('keep');
  };
const ownAircraft = (g: G, side: number): readonly number[] =>
  [0, 1, 2, 3].map((kind) => airOf(side, kind)).filter((air) => g.air.drawn.get(air) > 0);

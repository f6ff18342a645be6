import { type HexId, NOWHERE } from '@bocage/hex';
import { innermost, type Judged, NONE } from '@bocage/kernel';
import { DIVISION, DIVISION_OF, EVERY_UNIT, EXIT, fullSteps, HERO, isArmored, isGeneral, isHq, isLeader, isRanger, isRegular, LEADER_UNITS, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { boxAt, isLand, PLACE, terrainOf } from '../map.ts';
import { rulesOf } from '../rules/day.ts';
import { isSteepBelow } from '../rules/movement/crossing.ts';
import type { G } from '../state.ts';
import { BELOW_CLIFF, NOT_CLIMBING, STEADY_UNIT } from '../terms.ts';

/** Ground that nobody enters: the sea outside the landing boxes, and rough ground. */
const isClosed = (at: HexId): boolean => boxAt(at) < 0 && ['sea', 'rough'].includes(terrainOf(at));

/** Where a unit may be: on the map, on the track, gone by an exit, or out of play; one of them. */
function whereabouts(g: G, unit: UnitId): string | null {
  const [at, steps] = [g.unit.at.get(unit), g.unit.steps.get(unit)];
  const [due, exit] = [g.unit.due.get(unit), g.unit.exit.get(unit)];
  if (steps > fullSteps(unit)) return `has at most ${fullSteps(unit)} steps, not ${steps}`;
  if (at !== NOWHERE && steps === 0) return `is in ${PLACE.text(at)} without a step (steps=)`;
  if (due > 0 && steps === 0) return `comes in turn ${due} without a step (steps=)`;
  if (at !== NOWHERE && due > 0) return `is in ${PLACE.text(at)} and comes in turn ${due}`;
  if (exit !== NONE && (at !== NOWHERE || due > 0 || steps === 0))
    return `left by exit ${EXIT.text(exit)}, and is on the map, on the track or out of play`;
  if (due > 0 && due < g.turn) return `should have come in turn ${due}`;
  if (at !== NOWHERE && isClosed(at)) return `cannot enter ${PLACE.text(at)}`;
  const isNowhere = steps > 0 && at === NOWHERE && due === 0 && exit === NONE;
  // Beyond the Beach: some wait beside the map to be put on the beach.
  return isNowhere && g.turn >= g.firstTurn
    ? 'has steps, but is neither on the map (at=) nor on the track (due=) nor gone by an exit (exit=)'
    : null;
}

/** LND-02: a unit is of the division on its counter, unless its command was transferred. */
function allegiance(g: G, unit: UnitId): string | null {
  const [division, own] = [g.unit.division.get(unit), DIVISION_OF[unit] as number];
  if (g.unit.steps.get(unit) === 0 || division === own) return null;
  if (g.unit.transferred.get(unit) === 1) return null;
  return `is of the ${DIVISION.text(own)} Division: division=${DIVISION.text(own)}, or transferred=yes`;
}

function markers(g: G, unit: UnitId): string | null {
  if (isLeader(unit)) {
    if (g.unit.hero.get(unit) !== NONE || g.unit.inspired.get(unit) === 1)
      return 'is a leader and has no hero';
    if (g.unit.nerve.get(unit) !== STEADY_UNIT) return 'is a leader and cannot be disrupted';
  }
  if (g.unit.wounded.get(unit) === 1 && !isGeneral(unit)) return 'is no general and cannot be wounded';
  const post = g.unit.commandPost.get(unit);
  if (post > 0 && (!isHq(unit) || !isLand(g.unit.at.get(unit)) || !rulesOf(g).bases))
    return 'cannot be a command post: only headquarters ashore are, from turn 17 on';
  return null;
}

const mayExit = (unit: UnitId): boolean => isRegular(unit) || isArmored(unit) || isRanger(unit);

const boxOf = (g: G, unit: UnitId): number => {
  const at = g.unit.at.get(unit);
  return at === NOWHERE ? -1 : boxAt(at);
};

/** Those who are gone keep nothing, and nobody climbs where there is nothing to climb. */
function judgeState({ g, against }: Judged<G>, unit: UnitId): void {
  const [at, climb] = [g.unit.at.get(unit), g.unit.climb.get(unit)];
  const hasHero = g.unit.hero.get(unit) !== NONE || g.unit.inspired.get(unit) === 1;
  if (g.unit.steps.get(unit) === 0 && hasHero)
    against('FIR-20', `${UNIT.text(unit)} is out of play and keeps a hero`);
  if (climb === BELOW_CLIFF && at !== NOWHERE && !isSteepBelow(unit, at))
    against('MOV-17', `${UNIT.text(unit)} waits below a cliff where there is none to climb`);
  if (g.unit.exit.get(unit) !== NONE && (!rulesOf(g).exits || !mayExit(unit)))
    against('UMV-10', `${UNIT.text(unit)} cannot have left the map`);
  // Only a headquarters comes back to a boat from the shore.
  if (boxOf(g, unit) >= 0 && climb !== NOT_CLIMBING && !isHq(unit))
    against('AMP-01', `${UNIT.text(unit)} climbs in its boat`);
}

/** What is wrong with each unit by itself, and the case. */
const ALONE: readonly (readonly [rule: string, (g: G, unit: UnitId) => string | null])[] = [
  ['position', whereabouts],
  ['LND-02', allegiance],
  ['position', markers],
];

/** One hero leads one unit, and is not still to come. */
function judgeHeroes({ g, against }: Judged<G>): void {
  for (const [hero, name] of HERO.words.entries()) {
    const led = EVERY_UNIT.filter((unit) => g.unit.hero.get(unit) === hero).map((unit) => UNIT.text(unit));
    if (led.length > 1) against('EVT-02', `${name} leads ${led.join(' and ')}`);
    if (led.length === 1 && g.heroes.get(hero) === 1)
      against('EVT-02', `${name} leads ${led[0]} and is still to come`);
  }
}

/** Bits for leaders who are not there command nobody. */
function judgeCommanders(judged: Judged<G>): void {
  const { g, against } = judged;
  if (innermost(judged, 'actionPhase') === undefined) return;
  const absent = LEADER_UNITS.reduce(
    (bits, leader, i) => (isLand(g.unit.at.get(leader)) ? bits : bits | (1 << i)),
    0,
  );
  for (const unit of EVERY_UNIT)
    if ((g.unit.command.get(unit) & absent) !== 0)
      against('ACT-04', `${UNIT.text(unit)} is commanded by a leader who is not ashore`);
}

/** What cannot be of American units. */
export function judgeUnits(judged: Judged<G>): void {
  for (const unit of EVERY_UNIT) {
    for (const [rule, fault] of ALONE) {
      const text = fault(judged.g, unit);
      if (text !== null) judged.against(rule, `${UNIT.text(unit)} ${text}`);
    }
    judgeState(judged, unit);
  }
  judgeHeroes(judged);
  judgeCommanders(judged);
}

import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE, type Reason } from '@bocage/kernel';
import { isLand } from '../board.ts';
import { DIVISION, DIVISION_OF, EVERY_UNIT, EXIT, fullSteps, HERO, isArmored, isGeneral, isHq, isLeader, isRanger, isRegular, LEADER_UNITS, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { boxAt, PLACE, terrainOf } from '../map.ts';
import { rulesOf } from '../rules/day.ts';
import { isSteepBelow } from '../rules/movement/crossing.ts';
import type { G } from '../state.ts';
import { BELOW_CLIFF, NOT_CLIMBING, STEADY_UNIT } from '../terms.ts';
import { isUnderWay, type Judged, odd } from './reasons.ts';

/** Ground that nobody enters: the sea outside the landing boxes, and rough ground. */
const isClosed = (at: HexId): boolean => boxAt(at) < 0 && ['sea', 'rough'].includes(terrainOf(at));

/** Where a unit may be: on the map, on the track, gone by an exit, or out of play; one of them. */
function whereabouts({ g }: Judged, unit: UnitId): string | null {
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

/** What is wrong with each unit by itself, and the case. */
const ALONE: readonly (readonly [rule: string, (judged: Judged, unit: UnitId) => string | null])[] = [
  ['position', whereabouts],
  ['LND-02', ({ g }, unit) => allegiance(g, unit)],
  ['position', ({ g }, unit) => markers(g, unit)],
  [
    'FIR-20',
    ({ g }, unit) =>
      g.unit.steps.get(unit) === 0 && (g.unit.hero.get(unit) !== NONE || g.unit.inspired.get(unit) === 1)
        ? 'is out of play and keeps a hero'
        : null,
  ],
  [
    'MOV-17',
    ({ g }, unit) =>
      g.unit.climb.get(unit) === BELOW_CLIFF &&
      g.unit.at.get(unit) !== NOWHERE &&
      !isSteepBelow(unit, g.unit.at.get(unit))
        ? 'waits below a cliff where there is none to climb'
        : null,
  ],
  [
    'UMV-10',
    ({ g }, unit) =>
      g.unit.exit.get(unit) !== NONE && (!rulesOf(g).exits || !mayExit(unit))
        ? 'cannot have left the map'
        : null,
  ],
  [
    'AMP-01',
    ({ g }, unit) =>
      boxAtOf(g, unit) >= 0 && g.unit.climb.get(unit) !== NOT_CLIMBING && !wasAshore(g, unit)
        ? 'climbs in its boat'
        : null,
  ],
];
const boxAtOf = (g: G, unit: UnitId): number =>
  g.unit.at.get(unit) === NOWHERE ? -1 : boxAt(g.unit.at.get(unit));
/** Only a headquarters comes back to a boat from the shore. */
const wasAshore = (_g: G, unit: UnitId): boolean => isHq(unit);

/** One hero leads one unit, and is not still to come. */
function heroes(g: G): Reason[] {
  return HERO.words.flatMap((name, hero) => {
    const led = EVERY_UNIT.filter((unit) => g.unit.hero.get(unit) === hero);
    if (led.length > 1)
      return [odd(`${name} leads ${led.map((unit) => UNIT.text(unit)).join(' and ')}`, 'EVT-02')];
    return led.length === 1 && g.heroes.get(hero) === 1
      ? [odd(`${name} leads ${UNIT.text(led[0] as UnitId)} and is still to come`, 'EVT-02')]
      : [];
  });
}

/** Bits for leaders who are not there command nobody. */
function commanders(judged: Judged): Reason[] {
  const { g } = judged;
  if (!isUnderWay(judged, 'actionPhase')) return [];
  const absent = LEADER_UNITS.reduce(
    (bits, leader, i) => (isLand(g.unit.at.get(leader)) ? bits : bits | (1 << i)),
    0,
  );
  return EVERY_UNIT.filter((unit) => (g.unit.command.get(unit) & absent) !== 0).map((unit) =>
    odd(`${UNIT.text(unit)} is commanded by a leader who is not ashore`, 'ACT-04'),
  );
}

/** What cannot be of American units. */
export function unitFaults(judged: Judged): Reason[] {
  const alone = EVERY_UNIT.flatMap((unit) =>
    ALONE.flatMap(([rule, fault]) => {
      const text = fault(judged, unit);
      return text === null ? [] : [odd(`${UNIT.text(unit)} ${text}`, rule)];
    }),
  );
  return [...alone, ...heroes(judged.g), ...commanders(judged)];
}

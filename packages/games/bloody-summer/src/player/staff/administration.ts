import type { HexId } from '@bocage/hex';
import { act, best, type Script } from '@bocage/kernel/players';
import { ALLIES, AXIS, campOf, dataOf, defenceOf, enemyOf, type G, GERMAN, isAirborne, isElite, isHex, isRanger, LAST_TURN, REPLACEMENT_OF, SCENARIOS, STEPS_OF, UNITS_OF, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { boxThreat } from './entries.ts';
import { distanceTo, type Strengths, strengthsOf } from './strengths.ts';

const isLastTurn = (g: G): boolean => g.turn >= (SCENARIOS[g.scenario]?.turns[1] ?? LAST_TURN);

/** What a unit is worth at full strength; troops of rank more than their figures say. */
function worthOf(unit: UnitId): number {
  const [full] = dataOf(unit).faces;
  return (full?.attack ?? 0) + (full?.defence ?? 0) + (isElite(unit) ? ELITE : 0);
}
/** Who rests on the map is stronger at once; who is being rebuilt is of use only when he is whole. */
const [ELITE, THERE] = [2, 1.5];
/** 6.10: what a step is worth to a unit. */
function stepWorth(g: G, unit: UnitId): number {
  const steps = g.unit.steps.get(unit);
  const all = STEPS_OF[unit] as number;
  if (isHex(g.unit.at.get(unit))) return (THERE * worthOf(unit)) / all;
  return worthOf(unit) / (all - steps + 1);
}

/** 1.1.1.3-f: every replacement is spent, on the best who can use it. */
export const restore: Script = (scene) => {
  const g = gOf(scene);
  const unit = best(unitsFor(scene, 'restore'), (one) => stepWorth(g, one));
  return unit === undefined ? act('done') : act('restore', unit);
};

/** 1.1.1.3-g: by the depot that is nearest to where Germans are wanted. */
export const comeBack: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'enter');
  if (unit === undefined) return act('done');
  const strengths = strengthsOf(g);
  const place = best(hexesFor(scene, 'enter', unit), (at) => boxThreat(strengths, at));
  return place === undefined ? act('done') : act('enter', unit, place);
};

/** An enemy so near comes into contact in the next phase, and one so far is no business of a unit that rests. */
const [NEAR, FAR] = [2, 4];

/** 1.1.1.3-k: nobody is called from Rest but Germans for whom no replacement is in sight, and who are wanted. */
export const rouse: Script = (scene) => {
  const g = gOf(scene);
  const strengths = strengthsOf(g);
  const isWanted = (unit: UnitId): boolean =>
    isLastTurn(g) ||
    (scene.side === GERMAN &&
      !isSupplied(g, unit) &&
      distanceTo(strengths, ALLIES, g.unit.at.get(unit)) <= FAR);
  const unit = unitsFor(scene, 'rouse').find(isWanted);
  return unit === undefined ? act('done') : act('rouse', unit);
};
/** Whether there is a replacement of its kind for each German at Rest who waits for one. */
function isSupplied(g: G, unit: UnitId): boolean {
  const kind = REPLACEMENT_OF[unit] as number;
  const waiting = (UNITS_OF[GERMAN] ?? []).filter(
    (one) => g.unit.resting.get(one) === 1 && REPLACEMENT_OF[one] === kind,
  );
  return waiting.length <= g.replacements.get(kind) + HOPED;
}
/** A die brings about one of a kind. */
const HOPED = 1;

/** 1.1.1.3-i: whom nobody will miss for a turn: the Allies get a step for it, Germans where there is one for them. */
function mayRest(g: G, strengths: Strengths, side: number, unit: UnitId): boolean {
  if (isLastTurn(g)) return false;
  const away = distanceTo(strengths, enemyOf(campOf(side)), g.unit.at.get(unit));
  if (side !== GERMAN) return away >= NEAR;
  return away > FAR && hasReplacement(g, unit);
}
/** Whether one more German of a kind may hope for a replacement. */
function hasReplacement(g: G, unit: UnitId): boolean {
  const kind = REPLACEMENT_OF[unit] as number;
  const waiting = (UNITS_OF[GERMAN] ?? []).filter(
    (one) => g.unit.resting.get(one) === 1 && REPLACEMENT_OF[one] === kind,
  );
  return waiting.length < g.replacements.get(kind) + (kind === INFANTRY ? HOPED : 0);
}
const INFANTRY = 0;

/** Those with most to regain first. */
export const rest: Script = (scene) => {
  const g = gOf(scene);
  const strengths = strengthsOf(g);
  const tired = unitsFor(scene, 'rest').filter((unit) => mayRest(g, strengths, scene.side, unit));
  const unit = best(tired, (one) => stepWorth(g, one));
  return unit === undefined ? act('done') : act('rest', unit);
};

/** Who goes must not leave a hole that an enemy could walk through. */
const HOLE = 3;

/**
 * 1.1.1.3-m, 11.3-i: each is worth a point whenever he goes, and from the turn after the fifth airborne troops and rangers
 * cost one for every turn that they stay. Until the divisions of the follow-up are there they are needed.
 */
function mayGo({ style }: Mind, g: G, strengths: Strengths, unit: UnitId): boolean {
  if (isLastTurn(g)) return true;
  const at = g.unit.at.get(unit);
  if (distanceTo(strengths, AXIS, at) >= HOLE) return g.turn >= style.relieved;
  const isCostly = isAirborne(unit) || isRanger(unit);
  return isCostly && g.turn >= style.homeward && (g.turn > style.homeward || isRelieved(g, unit, at));
}
/** Others stand with him. */
const isRelieved = (g: G, unit: UnitId, at: HexId): boolean =>
  unitsOf(g, ALLIES, at).some((one) => one !== unit && defenceOf(g, one) >= 2 && !isAirborne(one));

export const recall =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const strengths = strengthsOf(g);
    const unit = unitsFor(scene, 'recall').find((one) => mayGo(mind, g, strengths, one));
    return unit === undefined ? act('done') : act('recall', unit);
  };

import { NOWHERE } from '@bocage/hex';
import type { Judged } from '@bocage/kernel';
import { ALLIED, BEACHES, CHARTS, dataOf, EVERY_UNIT, GERMAN, GROUP_OF, hasYellowBar, isAirborne, isFixed, isNest, PHASES, RANGERS, SIDE_OF, UNIT, type UnitId, UTAH } from '../data.ts'; // biome-ignore format: a list
import { BEACH_OF_SPACE, CLIFF, isHex, isLand, PLACE, RANGER_DISPLAY } from '../map.ts';
import { isIndependent } from '../rules/activation.ts';

import { type G, IDLE, STEADY } from '../state.ts';

const word = (unit: UnitId): string => UNIT.text(unit);

/** Steps, side and markers of a counter fit one another. */
function condition({ g, odd }: Judged<G>, unit: UnitId): void {
  const [at, steps] = [g.unit.at.get(unit), g.unit.steps.get(unit)];
  const [isUp, isLost] = [g.unit.back.get(unit) === 1, g.unit.lost.get(unit) === 1];
  const isBack = g.unit.festung.get(unit) === 1;
  const { steps: printed } = dataOf(unit);
  const most = isBack ? CHARTS.festung.steps : printed;
  const turns = hasYellowBar(unit);
  const there = at !== NOWHERE;
  if (there && steps === 0) odd(`${word(unit)} is in ${PLACE.text(at)} without any steps`);
  if (!there && steps > 0) odd(`${word(unit)} has steps, but is in no place`);
  if (steps > most) odd(`${word(unit)} has ${most} at most, not ${steps} steps`);
  if (isUp && !turns && printed === 1) odd(`${word(unit)} has no other side`);
  if (there && isUp && !turns && printed > 1 && steps >= printed)
    odd(`${word(unit)} has all its steps, but shows its back`);
  if (there && !isUp && !isBack && steps > 0 && steps < printed)
    odd(`${word(unit)} has lost a step, but shows its front`);
  if (isLost && there && !isBack) odd(`${word(unit)} is lost and yet in ${PLACE.text(at)}`);
  if (!there && g.unit.marker.get(unit) !== STEADY) odd(`${word(unit)} is out of play and yet marked`);
  if (!there && g.unit.target.get(unit) !== NOWHERE) odd(`${word(unit)} is out of play and yet to attack`);
}

/** 27.3.8: a Festung is a lost nest in its own hex, in the evening. */
function festung({ g, odd }: Judged<G>, unit: UnitId): void {
  if (g.unit.festung.get(unit) === 0) return;
  const hex = dataOf(unit).wn?.festung ?? null;
  const isThere = hex !== null && g.unit.at.get(unit) === PLACE.of(hex) && g.unit.lost.get(unit) === 1;
  if (!isThere || g.phase <= PHASES) odd(`${word(unit)} cannot be manned again there and then`);
}

/** Where a Weapons Nest or Garrison stands, which never moves but for WN 5/709. */
function fixedPlace({ g, odd }: Judged<G>, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  if (!isFixed(unit) || at === NOWHERE || g.unit.festung.get(unit) === 1) return;
  const moved = BEACHES[UTAH]?.moveIfActual;
  const home = g.utahActual === 1 && moved?.unit === word(unit) ? moved.to : dataOf(unit).at;
  if (home === undefined || at !== PLACE.of(home)) odd(`${word(unit)} does not move, and stands in ${home}`);
}

/** What a unit has done, is to do and was told. */
function deeds({ g, odd }: Judged<G>, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  const [isGerman, target] = [SIDE_OF[unit] === GERMAN, g.unit.target.get(unit)];
  const isRanger = RANGERS.includes(unit);
  const acts = isHex(at) || at === NOWHERE || at === RANGER_DISPLAY;
  const isDay = g.phase >= 1 && g.phase <= PHASES;
  if (!acts && g.unit.acted.get(unit) !== IDLE) odd(`${word(unit)} waits, and can have done nothing`);
  if (isFixed(unit) && g.unit.acted.get(unit) !== IDLE) odd(`${word(unit)} never acts`);
  if (g.phase === 0 && g.unit.acted.get(unit) !== IDLE) odd(`before dawn ${word(unit)} cannot have acted`);
  if (target !== NOWHERE && !(isHex(target) && isLand(target)))
    odd(`${word(unit)} cannot attack ${PLACE.text(target)}`);
  if (target !== NOWHERE && (!isDay || !acts || isFixed(unit))) odd(`${word(unit)} cannot be to attack`);
  if (target !== NOWHERE && at === RANGER_DISPLAY && target !== CLIFF)
    odd(`${word(unit)} can attack the cliff alone`);
  if (g.unit.landed.get(unit) !== NOWHERE && (isGerman || isAirborne(unit)))
    odd(`${word(unit)} does not come by sea`);
  if (g.unit.landed.get(unit) !== NOWHERE && at !== NOWHERE && !isHex(at) && !isRanger)
    odd(`${word(unit)} has landed, but is in ${PLACE.text(at)}`);
  if (isHex(at) && !isGerman && !isAirborne(unit) && g.unit.landed.get(unit) === NOWHERE)
    odd(`${word(unit)} came by sea, but to no beach`);
  if (g.unit.displaced.get(unit) > 0 && (isGerman || isAirborne(unit)))
    odd(`${word(unit)} cannot be put off`);
  if (g.unit.delayed.get(unit) === 1 && (g.phase <= PHASES || isHex(at) || BEACH_OF_SPACE[at] !== -1))
    odd(`${word(unit)} cannot be delayed`);
}

/** 27.2.8: who may be active. */
function activity({ g, odd }: Judged<G>, unit: UnitId): void {
  const isActive = g.unit.active.get(unit) === 1;
  const group = GROUP_OF[unit] as number;
  const isAwake = group >= 0 && g.group.active.get(group) === 1;
  const may = SIDE_OF[unit] !== ALLIED && !isFixed(unit) && isIndependent(g, unit) && g.phase > 0;
  if (group < 0 && isActive && !may) odd(`${word(unit)} cannot be active`);
  if (group >= 0 && isActive !== isAwake) odd(`${word(unit)} is active if its group is, and only then`);
}

/** Only Weapons Nests, units on the map or in a landing space, and Rangers bear markers. */
function marking({ g, odd }: Judged<G>, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  if (g.unit.marker.get(unit) === STEADY || at === NOWHERE || isHex(at) || isNest(unit)) return;
  if (BEACH_OF_SPACE[at] === -1 && at !== RANGER_DISPLAY)
    odd(`${word(unit)} bears no marker in ${PLACE.text(at)}`);
}

/** Every counter by itself. */
export function judgeUnits(judged: Judged<G>): void {
  for (const unit of EVERY_UNIT)
    for (const judge of [condition, festung, fixedPlace, deeds, activity, marking]) judge(judged, unit);
}

import { NOWHERE } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { ALLIED, BEACHES, CHARTS, dataOf, GERMAN, GROUP_OF, hasYellowBar, isAirborne, isFixed, isNest, PHASES, RANGERS, SIDE_OF, UNIT, type UnitId, UTAH } from '../data.ts'; // biome-ignore format: a list
import { BEACH_OF_SPACE, CLIFF, isHex, isLand, PLACE, RANGER_DISPLAY } from '../map.ts';
import { isIndependent } from '../rules/activation.ts';
import { EVERY_UNIT } from '../rules/units.ts';
import { type G, IDLE, STEADY } from '../state.ts';
import { type Judged, oddIf } from './reasons.ts';

const word = (unit: UnitId): string => UNIT.text(unit);

/** Steps, side and markers of a counter fit one another. */
function condition(g: G, unit: UnitId): Reason[] {
  const [at, steps] = [g.unit.at.get(unit), g.unit.steps.get(unit)];
  const [isUp, isLost] = [g.unit.back.get(unit) === 1, g.unit.lost.get(unit) === 1];
  const isBack = g.unit.festung.get(unit) === 1;
  const { steps: printed } = dataOf(unit);
  const most = isBack ? CHARTS.festung.steps : printed;
  const turns = hasYellowBar(unit);
  const there = at !== NOWHERE;
  return [
    ...oddIf(there && steps === 0, `${word(unit)} is in ${PLACE.text(at)} without any steps`),
    ...oddIf(!there && steps > 0, `${word(unit)} has steps, but is in no place`),
    ...oddIf(steps > most, `${word(unit)} has ${most} at most, not ${steps} steps`),
    ...oddIf(isUp && !turns && printed === 1, `${word(unit)} has no other side`),
    ...oddIf(
      there && isUp && !turns && printed > 1 && steps >= printed,
      `${word(unit)} has all its steps, but shows its back`,
    ),
    ...oddIf(
      there && !isUp && !isBack && steps > 0 && steps < printed,
      `${word(unit)} has lost a step, but shows its front`,
    ),
    ...oddIf(isLost && there && !isBack, `${word(unit)} is lost and yet in ${PLACE.text(at)}`),
    ...oddIf(!there && g.unit.marker.get(unit) !== STEADY, `${word(unit)} is out of play and yet marked`),
    ...oddIf(!there && g.unit.target.get(unit) !== NOWHERE, `${word(unit)} is out of play and yet to attack`),
  ];
}

/** 27.3.8: a Festung is a lost nest in its own hex, in the evening. */
function festung(g: G, unit: UnitId): Reason[] {
  if (g.unit.festung.get(unit) === 0) return [];
  const hex = dataOf(unit).wn?.festung ?? null;
  const isThere = hex !== null && g.unit.at.get(unit) === PLACE.of(hex) && g.unit.lost.get(unit) === 1;
  return oddIf(!isThere || g.phase <= PHASES, `${word(unit)} cannot be manned again there and then`);
}

/** Where a Weapons Nest or Garrison stands, which never moves but for WN 5/709. */
function fixedPlace(g: G, unit: UnitId): Reason[] {
  const at = g.unit.at.get(unit);
  if (!isFixed(unit) || at === NOWHERE || g.unit.festung.get(unit) === 1) return [];
  const moved = BEACHES[UTAH]?.moveIfActual;
  const home = g.utahActual === 1 && moved?.unit === word(unit) ? moved.to : dataOf(unit).at;
  return oddIf(
    home === undefined || at !== PLACE.of(home),
    `${word(unit)} does not move, and stands in ${home}`,
  );
}

/** What a unit has done, is to do and was told. */
function deeds(g: G, unit: UnitId): Reason[] {
  const at = g.unit.at.get(unit);
  const [isGerman, target] = [SIDE_OF[unit] === GERMAN, g.unit.target.get(unit)];
  const isRanger = RANGERS.includes(unit);
  const acts = isHex(at) || at === NOWHERE || at === RANGER_DISPLAY;
  const isDay = g.phase >= 1 && g.phase <= PHASES;
  return [
    ...oddIf(!acts && g.unit.acted.get(unit) !== IDLE, `${word(unit)} waits, and can have done nothing`),
    ...oddIf(isFixed(unit) && g.unit.acted.get(unit) !== IDLE, `${word(unit)} never acts`),
    ...oddIf(g.phase === 0 && g.unit.acted.get(unit) !== IDLE, `before dawn ${word(unit)} cannot have acted`),
    ...oddIf(
      target !== NOWHERE && !(isHex(target) && isLand(target)),
      `${word(unit)} cannot attack ${PLACE.text(target)}`,
    ),
    ...oddIf(target !== NOWHERE && (!isDay || !acts || isFixed(unit)), `${word(unit)} cannot be to attack`),
    ...oddIf(
      target !== NOWHERE && at === RANGER_DISPLAY && target !== CLIFF,
      `${word(unit)} can attack the cliff alone`,
    ),
    ...oddIf(
      g.unit.landed.get(unit) !== NOWHERE && (isGerman || isAirborne(unit)),
      `${word(unit)} does not come by sea`,
    ),
    ...oddIf(
      g.unit.landed.get(unit) !== NOWHERE && at !== NOWHERE && !isHex(at) && !isRanger,
      `${word(unit)} has landed, but is in ${PLACE.text(at)}`,
    ),
    ...oddIf(
      isHex(at) && !isGerman && !isAirborne(unit) && g.unit.landed.get(unit) === NOWHERE,
      `${word(unit)} came by sea, but to no beach`,
    ),
    ...oddIf(
      g.unit.displaced.get(unit) > 0 && (isGerman || isAirborne(unit)),
      `${word(unit)} cannot be put off`,
    ),
    ...oddIf(
      g.unit.delayed.get(unit) === 1 && (g.phase <= PHASES || isHex(at) || BEACH_OF_SPACE[at] !== -1),
      `${word(unit)} cannot be delayed`,
    ),
  ];
}

/** 27.2.8: who may be active. */
function activity(g: G, unit: UnitId): Reason[] {
  const isActive = g.unit.active.get(unit) === 1;
  const group = GROUP_OF[unit] as number;
  if (group >= 0)
    return oddIf(
      isActive !== (g.group.active.get(group) === 1),
      `${word(unit)} is active if its group is, and only then`,
    );
  const may = SIDE_OF[unit] !== ALLIED && !isFixed(unit) && isIndependent(g, unit) && g.phase > 0;
  return oddIf(isActive && !may, `${word(unit)} cannot be active`);
}

/** Only Weapons Nests, units on the map or in a landing space, and Rangers bear markers. */
function marking(g: G, unit: UnitId): Reason[] {
  const at = g.unit.at.get(unit);
  if (g.unit.marker.get(unit) === STEADY || at === NOWHERE || isHex(at) || isNest(unit)) return [];
  return oddIf(
    BEACH_OF_SPACE[at] === -1 && at !== RANGER_DISPLAY,
    `${word(unit)} bears no marker in ${PLACE.text(at)}`,
  );
}

/** Every counter by itself. */
export const unitFaults = ({ g }: Judged): Reason[] =>
  EVERY_UNIT.flatMap((unit) => [
    ...condition(g, unit),
    ...festung(g, unit),
    ...fixedPlace(g, unit),
    ...deeds(g, unit),
    ...activity(g, unit),
    ...marking(g, unit),
  ]);

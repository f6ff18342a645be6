import type { HexId } from '@bocage/hex';
import { given, type Law, law, NONE, type Reason } from '@bocage/kernel';
import { ARMY_OF, CHARTS, GERMAN, GERMANS, isAirborne, isBattalion, isFlak, isKampfgruppe, isTiger, SIDE_OF, type UnitId, US } from '../data.ts'; // biome-ignore format: a list
import { APPROACHES, beachAt, beyondBoundary, grid, isApproach, isClosedToGermans, isHex, isLand, isLiftedFor, isSeaSide } from '../map.ts'; // biome-ignore format: a list
import { type G, no, OPEN, REACTION, WAVE_2 } from '../state.ts';
import { actingSide, attackFactor, isUnknown } from './units.ts';

const { attackersFromOverstack, limit } = CHARTS.stacking;

/** The attackers of the combat under way, in order. */
export const attackersOf = (g: G): readonly UnitId[] => g.unit.attacking.marked();

/** Why a unit may not attack anybody now. */
export const whyNotFight: Law<[G, UnitId]> = law<[G, UnitId]>(
  (g, unit) => (SIDE_OF[unit] === actingSide(g) ? null : no('notAttackersSide')),
  (g, unit) => (isHex(g.unit.at.get(unit)) ? null : no('notInAHex')),
  (g, unit) =>
    g.active === NONE || isGerman(unit) !== (g.active === GERMANS) || ARMY_OF[unit] === g.active
      ? null
      : no('notAttackersArmy'),
  (g, unit) =>
    g.round === REACTION && isGerman(unit) && g.unit.chosen.get(unit) === 0 ? no('notChosen') : null,
  (g, unit) =>
    g.round === REACTION && isGerman(unit) && !isKampfgruppe(unit) && !isTiger(unit) ? no('noPanzers') : null,
  (g, unit) => (g.unit.attacked.get(unit) === 1 ? no('attackedAlready') : null),
  (g, unit) => (g.round === WAVE_2 && isAirborne(unit) ? no('airborneInWave') : null),
  (g, unit) =>
    isGerman(unit) || !isHex(g.unit.at.get(unit)) || g.supply.has(unit) ? null : no('unsuppliedAttacker'),
);
const isGerman = (unit: UnitId): boolean => SIDE_OF[unit] === GERMAN;

/** Why nobody of an army may attack one place from another (11.1, 15.0). */
export function whyNotReach(g: G, from: HexId, army: number, hex: HexId): Reason | null {
  if (!isHex(from) || !isHex(hex)) return no('notBesideTarget');
  const side = grid.sideBetween(from, hex);
  if (side === -1) return no('notBesideTarget');
  if (isSeaSide(side)) return no('seaBetween');
  if (!isLand(from) && !landsIn(g, from, hex)) return no('notItsBeach');
  return whyNotBeyond(g, army, hex);
}

/** 15.0: neither British nor, before the lift, US units attack far beyond the boundary. */
export function whyNotBeyond(g: G, army: number, hex: HexId): Reason | null {
  if (beyondBoundary(hex, army) === 0) return null;
  if (g.boundaryLifted === 1 && isLiftedFor(army)) return null;
  return no(army === US ? 'usBoundary' : 'britishBoundary');
}

/** 9.4.3: off shore, only the hex that the chevron points to, and only in the Wave Rounds. */
const landsIn = (g: G, from: HexId, hex: HexId): boolean =>
  g.round === WAVE_2 && isApproach(from) && APPROACHES.some((one) => one.hex === from && one.to === hex);

/** Why a unit may not take part in an attack on a hex. */
export const whyNotAttackWith: Law<[G, UnitId, HexId]> = law<[G, UnitId, HexId]>(
  whyNotFight,
  (g, unit, hex) =>
    isHex(g.unit.at.get(unit)) ? whyNotReach(g, g.unit.at.get(unit), ARMY_OF[unit] as number, hex) : null,
);

/** 11.9: an Open Beach with nobody in it, which Germans may attack. */
export const isLoneBeach = (g: G, hex: HexId): boolean =>
  beachAt(hex) >= 0 && g.beach.status.get(beachAt(hex)) === OPEN && g.board.stacks.isEmpty(hex);

/** Whether there is anybody to attack in a hex. */
export const isDefended = (g: G, side: number, hex: HexId): boolean =>
  g.board.held.has(1 - side, hex) || (side === GERMAN && isLoneBeach(g, hex));

/** Why a hex may not be attacked, whoever did it. */
export const whyNotAttacked: Law<[G, HexId]> = given<[G, HexId]>(
  (g, hex) => (isHex(hex) && isDefended(g, actingSide(g), hex) ? null : no('noEnemyThere')),
  (g, hex) => (actingSide(g) === GERMAN && isClosedToGermans(hex) ? no('safeHex') : null),
  (g, hex) => (g.hex.attacked.get(hex) === 1 ? no('hexAttackedAlready') : null),
);

/** 2.2.1, 11.6: whether it may attack without others; of one that lies face down nobody knows better. */
export const fightsAlone = (g: G, unit: UnitId): boolean => isUnknown(g, unit) || attackFactor(g, unit) > 0;

/** Why these may not attack without somebody else. */
export function whyNotAlone(g: G, units: readonly UnitId[]): Reason | null {
  for (const unit of units) if (fightsAlone(g, unit)) return null;
  return no(units.some(isFlak) ? 'flakAlone' : 'zeroAlone');
}

/** 5.1, 9.4.3: how many more may attack out of a place; only an over-stacked one, in the 2nd Wave Round, has a limit. */
export function roomToAttack(g: G, at: HexId): number {
  if (g.round !== WAVE_2) return Number.POSITIVE_INFINITY;
  let counting = 0;
  let attacked = 0;
  for (const u of g.board.stacks.at(at)) {
    if (!isBattalion(u)) counting++;
    if (g.unit.attacked.get(u) === 1) attacked++;
  }
  return counting > limit ? attackersFromOverstack - attacked : Number.POSITIVE_INFINITY;
}

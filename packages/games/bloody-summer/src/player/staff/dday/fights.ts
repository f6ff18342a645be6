import type { HexId } from '@bocage/hex';
import { best } from '@bocage/kernel/players';
import { ALLIES, ATTACK, AXIS, airOf, attackOf, BATTERIES, BEACH_HEXES, CHARTS, campOf, columnOf, coverShift, coversIn, depotsAt, FIGHTER, type Fight, fightersOf, type G, GERMAN, isBattery, isCity, isElite, isGarrison, isOpenToAir, modifierOf, offshoreOf, SIDE_OF, type UnitId } from '../../../queries.ts'; // biome-ignore format: a list
import { expected } from '../odds.ts';

/**
 * What a hex is worth to whoever takes it on 6 June, in points: a beach gives its points every turn and lands an army, a port
 * does so later, and a battery is a nuisance for a day.
 */
const [BEACH, PORT, BATTERY, ANYWHERE] = [6, 3, 1, 0.5];
export function prizeAt(hex: HexId): number {
  if (BEACH_HEXES.includes(hex)) return BEACH;
  if (isCity(hex)) return CHARTS.victory.city;
  if (depotsAt(hex).length > 0) return PORT;
  return BATTERIES.some(({ at }) => at === hex) ? BATTERY : ANYWHERE;
}

/** A level of disorganization is mended by evening; to be driven off is not. */
const [LEVEL, RETREAT] = [0.25, 0.5];
/** 11.3-e: what a step of these costs on average. */
const stepOf = (units: readonly UnitId[]): number =>
  units.length === 0 ? 1 : 1 + units.filter(isElite).length / units.length;
const staysPut = (unit: UnitId): boolean => isGarrison(unit) || isBattery(unit);

/** What a fight brings on average to whoever attacks, in points. */
export function fightValue(g: G, fight: Fight): number {
  const { attackers, defenders, at } = fight;
  const steps = defenders.reduce((sum, unit) => sum + g.unit.steps.get(unit), 0);
  const fixed = defenders.filter(staysPut).reduce((sum, unit) => sum + g.unit.steps.get(unit), 0);
  const [theirs, ours] = [stepOf(defenders), stepOf(attackers)];
  const prize = prizeAt(at);
  return expected(columnOf(g, fight), modifierOf(fight), ({ attacker, defender }) => {
    const lost = Math.min(defender.steps, steps);
    // Garrisons stay where others retreat; of both the owner loses the garrison last.
    const isCleared = lost >= steps || (defender.retreat > 0 && lost >= fixed);
    const driven = defender.retreat > 0 ? RETREAT : 0;
    const repelled = attacker.retreat > 0 ? RETREAT * attackers.length : 0;
    return (
      theirs * lost -
      ours * attacker.steps +
      LEVEL * (defender.disruption - attacker.disruption) +
      driven -
      repelled +
      (isCleared ? prize : 0)
    );
  });
}

/** 9.1: whether fighters of a side can help it there. */
const hasFighters = (g: G, side: number, manner: number, cover: number): boolean =>
  side !== GERMAN && manner === ATTACK && isOpenToAir(cover) && g.air.available.get(airOf(side, FIGHTER)) > 0;

/** A fight for a hex as it would be with these, before any headquarters supports it. */
export function fightFor(g: G, at: HexId, manner: number, attackers: readonly UnitId[]): Fight {
  const side = SIDE_OF[attackers[0] as UnitId] as number;
  const camp = campOf(side);
  const cover = best(coversIn(at), coverShift) ?? 0;
  return {
    at,
    manner,
    attackers,
    defenders: fightersOf(g, camp === ALLIES ? AXIS : ALLIES, at),
    aid: camp === ALLIES && BEACH_HEXES.includes(at) ? offshoreOf(g, at) : [],
    works: 0,
    cover,
    air: hasFighters(g, side, manner, cover),
    bonus: 0,
    guard: 0,
  };
}

/** What an attack may lose in value before a unit is missed in it. */
const SLACK = 0.1;
/** Those of an attack who are needed in it, and what it brings: who does not tell is free for another. */
export function neededFor(
  g: G,
  at: HexId,
  manner: number,
  units: readonly UnitId[],
): { readonly units: readonly UnitId[]; readonly value: number } {
  let found = { units, value: fightValue(g, fightFor(g, at, manner, units)) };
  for (const unit of units.toSorted((a, b) => attackOf(g, a) - attackOf(g, b))) {
    const fewer = found.units.filter((one) => one !== unit);
    if (!fewer.some((one) => attackOf(g, one) > 0)) continue;
    const value = fightValue(g, fightFor(g, at, manner, fewer));
    if (value >= found.value - SLACK) found = { units: fewer, value };
  }
  return found;
}

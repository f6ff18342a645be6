import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import type { UnitId } from '../../data.ts';
import { FIELD, FIRED_ON_BY, SECTOR_OF } from '../../map.ts';
import type { G } from '../../state.ts';
import { rulesOf } from '../day.ts';
import { calledBy, firesAfter, hitLimit, mayFire } from './field.ts';
import { type Cell, cellOf, effectBy, effectOf, LOSS, mayBeHit } from './targets.ts';

/** What a position that fires later in the same card could take a step from. */
interface Claim {
  readonly units: readonly UnitId[];
  readonly limit: number;
}

const takesStep = (g: G, cell: Cell, unit: UnitId): boolean => (effectBy(g, cell, unit) & LOSS) !== 0;

/** The claims of the positions that fire after this one. */
function laterClaims(g: G, position: number, card: number): Claim[] {
  const claims: Claim[] = [];
  const called = calledBy(card, SECTOR_OF[position] as number);
  for (let i = called.indexOf(position) + 1; i < called.length; i++) {
    const later = called[i] as number;
    if (!mayFire(g, later, card)) continue;
    const units = claimedBy(g, later, card);
    if (units.length > 0) claims.push({ units, limit: hitLimit(g, later) });
  }
  return claims;
}
function claimedBy(g: G, position: number, card: number): UnitId[] {
  const units: UnitId[] = [];
  for (const hex of FIELD[position] as readonly HexId[]) {
    if (g.board.stacks.isEmpty(hex)) continue;
    const cell = cellOf(g, position, hex);
    for (const u of g.board.stacks.at(hex))
      if (takesStep(g, cell, u) && mayBeHit(g, position, card, cell, u)) units.push(u);
  }
  return units;
}

/** Whether a position that fires after this one could take a step from a unit. */
function isClaimed(g: G, position: number, card: number, unit: UnitId): boolean {
  const hex = g.unit.at.get(unit);
  for (const later of FIRED_ON_BY[hex] as readonly number[]) {
    if (!firesAfter(card, later, position) || !mayFire(g, later, card)) continue;
    const cell = cellOf(g, later, hex);
    if (takesStep(g, cell, unit) && mayBeHit(g, later, card, cell, unit)) return true;
  }
  return false;
}

/** How many different units the claims can hit together, if one of them is not there. */
function mostHits(claims: readonly Claim[], without: UnitId): number {
  const takenBy = new Map<UnitId, number>();
  let hits = 0;
  for (const [claim, { limit }] of claims.entries())
    for (let n = 0; n < limit && claimsOne(claims, claim, takenBy, new Set([without])); n++) hits++;
  return hits;
}
/** Finds one more unit for a claim, none of those that were tried, and another for the claim that had it. */
function claimsOne(
  claims: readonly Claim[],
  claim: number,
  takenBy: Map<UnitId, number>,
  tried: Set<UnitId>,
): boolean {
  for (const unit of (claims[claim] as Claim).units) {
    if (tried.has(unit)) continue;
    tried.add(unit);
    const owner = takenBy.get(unit);
    if (owner !== undefined && !claimsOne(claims, owner, takenBy, tried)) continue;
    takenBy.set(unit, claim);
    return true;
  }
  return false;
}

/** Whether a hit by a position takes a step from a unit that a later one could have taken. */
const mayCost = (g: G, position: number, card: number, unit: UnitId): boolean =>
  (effectOf(g, position, unit) & LOSS) !== 0 && isClaimed(g, position, card, unit);

/** FIR-22: of the units that may be hit, those that cost no later position a hit. */
export function withoutLoss(
  g: G,
  position: number,
  card: number,
  units: readonly UnitId[],
): readonly UnitId[] {
  // XSQ-04: whoever is hit now may be hit by the others, too.
  if (rulesOf(g).hitsAgain) return units;
  if (!units.some((unit) => mayCost(g, position, card, unit))) return units;
  const claims = laterClaims(g, position, card);
  const most = mostHits(claims, NONE);
  return units.filter((unit) => !mayCost(g, position, card, unit) || mostHits(claims, unit) === most);
}

/** Whether a position that hits all of these costs a later one a hit, so that it may spare some of them after the first. */
export function costTogether(g: G, position: number, card: number, units: readonly UnitId[]): boolean {
  if (rulesOf(g).hitsAgain) return false;
  const costly = units.filter((unit) => mayCost(g, position, card, unit));
  if (costly.length === 0) return false;
  const claims = laterClaims(g, position, card);
  const left = claims.map((claim) => ({
    units: claim.units.filter((unit) => !costly.includes(unit)),
    limit: claim.limit,
  }));
  return mostHits(left, NONE) < mostHits(claims, NONE);
}

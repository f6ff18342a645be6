import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import type { UnitId } from '../data.ts';
import { FIELD, FIRED_ON_BY, SECTOR_OF } from '../map.ts';
import type { G } from '../state.ts';
import { isExtended } from './extended.ts';
import { calledBy, firesAfter, hitLimit, mayFire } from './field.ts';
import { effectOf, hasAnybody, LOSS, mayBeHit } from './targets.ts';

/** What a position that fires later in the same card could take a step from. */
interface Claim {
  readonly units: readonly UnitId[];
  readonly limit: number;
}

const takesStep = (g: G, position: number, unit: UnitId): boolean =>
  (effectOf(g, position, unit) & LOSS) !== 0;

/** The claims of the positions that fire after this one. */
function laterClaims(g: G, position: number, card: number): Claim[] {
  const claims: Claim[] = [];
  const called = calledBy(card, SECTOR_OF[position] as number);
  for (let i = called.indexOf(position) + 1; i < called.length; i++) {
    const later = called[i] as number;
    if (!hasAnybody(g, later) || !mayFire(g, later, card)) continue;
    const units = claimedBy(g, later, card);
    if (units.length > 0) claims.push({ units, limit: hitLimit(g, later) });
  }
  return claims;
}
function claimedBy(g: G, position: number, card: number): UnitId[] {
  const units: UnitId[] = [];
  for (const hex of FIELD[position] as readonly HexId[])
    for (let u = g.board.stacks.first(hex); u !== NOBODY; u = g.board.stacks.next(u))
      if (takesStep(g, position, u) && mayBeHit(g, position, card, u)) units.push(u);
  return units;
}

/** Whether a position that fires after this one could take a step from a unit. */
function isClaimed(g: G, position: number, card: number, unit: UnitId): boolean {
  for (const later of FIRED_ON_BY[g.unit.at.get(unit)] as readonly number[])
    if (
      firesAfter(card, later, position) &&
      mayFire(g, later, card) &&
      takesStep(g, later, unit) &&
      mayBeHit(g, later, card, unit)
    )
      return true;
  return false;
}

/** How many different units the claims can hit together, if one of them is not there. */
function mostHits(claims: readonly Claim[], without: UnitId): number {
  const takenBy = new Map<UnitId, number>();
  const claimsOne = (claim: number, tried: Set<UnitId>): boolean => {
    for (const unit of claims[claim]?.units ?? []) {
      if (unit === without || tried.has(unit)) continue;
      tried.add(unit);
      const owner = takenBy.get(unit);
      if (owner !== undefined && !claimsOne(owner, tried)) continue;
      takenBy.set(unit, claim);
      return true;
    }
    return false;
  };
  for (const [claim, { limit }] of claims.entries())
    for (let n = 0; n < limit && claimsOne(claim, new Set()); n++);
  return takenBy.size;
}

/** FIR-22: of the units that may be hit, those that cost no later position a hit. */
export function withoutLoss(
  g: G,
  position: number,
  card: number,
  units: readonly UnitId[],
): readonly UnitId[] {
  // XSQ-04: whoever is hit now may be hit by the others, too.
  if (isExtended(g)) return units;
  const mayCost = (unit: UnitId): boolean =>
    takesStep(g, position, unit) && isClaimed(g, position, card, unit);
  if (!units.some(mayCost)) return units;
  const claims = laterClaims(g, position, card);
  const most = mostHits(claims, NONE);
  return units.filter((unit) => !mayCost(unit) || mostHits(claims, unit) === most);
}

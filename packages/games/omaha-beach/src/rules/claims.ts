import { NONE } from '@bocage/kernel';
import type { UnitId } from '../data.ts';
import { SECTOR_OF } from '../map.ts';
import type { G } from '../state.ts';
import { calledBy, hitLimit, mayFire } from './field.ts';
import { effectOf, LOSS, targetsOf } from './targets.ts';

/** What a position that fires later in the same card could take a step from. */
export interface Claim {
  readonly units: readonly UnitId[];
  readonly limit: number;
}

const takesStep = (g: G, position: number, unit: UnitId): boolean =>
  (effectOf(g, position, unit) & LOSS) !== 0;

/** The claims of the positions that fire after this one. */
function laterClaims(g: G, position: number, card: number): Claim[] {
  const called = calledBy(card, SECTOR_OF[position] as number);
  return called
    .slice(called.indexOf(position) + 1)
    .filter((later) => mayFire(g, later, card))
    .map((later) => ({
      units: targetsOf(g, later, card).filter((unit) => takesStep(g, later, unit)),
      limit: hitLimit(g, later),
    }))
    .filter(({ units }) => units.length > 0);
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

/** FIR-22: of the units that may be hit, those that cost no later position a hit; all where each would. */
export function withoutLoss(
  g: G,
  position: number,
  card: number,
  units: readonly UnitId[],
): readonly UnitId[] {
  const claims = laterClaims(g, position, card);
  if (claims.length === 0) return units;
  const most = mostHits(claims, NONE);
  const spared = units.filter((unit) => !takesStep(g, position, unit) || mostHits(claims, unit) === most);
  return spared.length === 0 ? units : spared;
}

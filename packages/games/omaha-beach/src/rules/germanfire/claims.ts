import type { HexId } from '@bocage/hex';
import type { CardId, UnitId } from '../../data.ts';
import { FIELD, type PositionId, SECTOR_OF } from '../../map.ts';
import type { G } from '../../state.ts';
import { rulesOf } from '../day.ts';
import { calledBy, hitLimit, mayFire } from './field.ts';
import { cellOf, effectBy, effectOf, LOSS, mayBeHit } from './targets.ts';

/** What a position that fires later in the same card could take a step from. */
interface Claim {
  readonly units: readonly UnitId[];
  readonly limit: number;
}
export type Claims = readonly Claim[];

/** The claims of the positions that fire after this one. */
export function laterClaims(g: G, position: PositionId, card: CardId): Claims {
  const claims: Claim[] = [];
  // XSQ-04: whoever is hit now may be hit by the others, too.
  if (rulesOf(g).hitsAgain) return claims;
  const called = calledBy(card, SECTOR_OF[position] as number);
  for (let i = called.indexOf(position) + 1; i < called.length; i++) {
    const later = called[i] as PositionId;
    if (!mayFire(g, later, card)) continue;
    const units = claimedBy(g, later, card);
    if (units.length > 0) claims.push({ units, limit: hitLimit(g, later) });
  }
  return claims;
}
function claimedBy(g: G, position: PositionId, card: CardId): UnitId[] {
  const units: UnitId[] = [];
  for (const hex of FIELD[position] as readonly HexId[]) {
    if (g.board.stacks.isEmpty(hex)) continue;
    const cell = cellOf(g, position, hex);
    for (const u of g.board.stacks.at(hex))
      if ((effectBy(g, cell, u) & LOSS) !== 0 && mayBeHit(g, position, card, cell, u)) units.push(u);
  }
  return units;
}

/** How many different units the claims can hit together, if one of them is not there. */
function mostHits(claims: Claims, ...without: readonly UnitId[]): number {
  const taken: Taken = { units: [], by: [] };
  for (let claim = 0; claim < claims.length; claim++)
    for (let n = (claims[claim] as Claim).limit; n > 0; n--)
      if (!claimsOne(claims, claim, taken, [...without])) break;
  return taken.units.length;
}
/** The units that are taken, and the claim that has each. */
interface Taken {
  readonly units: UnitId[];
  readonly by: number[];
}
/** Finds one more unit for a claim, none of those that were tried, and another for the claim that had it. */
function claimsOne(claims: Claims, claim: number, taken: Taken, tried: UnitId[]): boolean {
  for (const unit of (claims[claim] as Claim).units) {
    if (tried.includes(unit)) continue;
    tried.push(unit);
    const at = taken.units.indexOf(unit);
    if (at >= 0 && !claimsOne(claims, taken.by[at] as number, taken, tried)) continue;
    if (at < 0) taken.units.push(unit);
    taken.by[at < 0 ? taken.by.length : at] = claim;
    return true;
  }
  return false;
}

/** Whether a hit by a position takes a step from a unit that a later one could have taken. */
const mayCost = (g: G, position: PositionId, claims: Claims, unit: UnitId): boolean =>
  (effectOf(g, position, unit) & LOSS) !== 0 && claims.some(({ units }) => units.includes(unit));

/** FIR-22: of the units that may be hit, those that cost no later position a hit. */
export function withoutLoss(
  g: G,
  position: PositionId,
  claims: Claims,
  units: readonly UnitId[],
): readonly UnitId[] {
  if (!units.some((unit) => mayCost(g, position, claims, unit))) return units;
  const most = mostHits(claims);
  return units.filter((unit) => !mayCost(g, position, claims, unit) || mostHits(claims, unit) === most);
}

/** Whether a position that hits all of these costs a later one a hit, so that it may spare some of them after the first. */
export function costTogether(g: G, position: PositionId, claims: Claims, units: readonly UnitId[]): boolean {
  const costly = units.filter((unit) => mayCost(g, position, claims, unit));
  if (costly.length === 0) return false;
  const left = claims.map((claim) => ({
    units: claim.units.filter((unit) => !costly.includes(unit)),
    limit: claim.limit,
  }));
  return mostHits(left) < mostHits(claims);
}

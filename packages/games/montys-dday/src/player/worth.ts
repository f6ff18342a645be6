import { NOWHERE } from '@bocage/hex';
import { allowanceOf, BEACH_FORTS, COMBAT, COMBAT_FACTOR, dataOf, type G, GERMAN, isAround, isCoastArtillery, isDisrupted, isGarrison, isHeadquarters, isHex, SIDE_OF, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import type { Chances } from './odds.ts';

/** The Germans win by Allied units they eliminate, so that each counts beside its strength. */
const ALLIED_UNIT = 1;
const GERMAN_UNIT = 0.5;
/** How much of a unit’s worth its factor is. */
const [ALLIED_FACTOR, GERMAN_FACTOR] = [1 / 30, 1 / 10];
const GARRISON = 0.25;

const factorOf = (unit: UnitId): number => COMBAT_FACTOR[COMBAT]?.[unit] as number;

/** What a unit is worth to its side. */
export function worthOf(g: G, unit: UnitId): number {
  if (isGarrison(unit)) return GARRISON;
  if (SIDE_OF[unit] !== GERMAN) return ALLIED_UNIT + factorOf(unit) * ALLIED_FACTOR;
  return GERMAN_UNIT + factorOf(unit) * germanFactor(unit) + thorn(g, unit) + bar(g, unit);
}

/** Guns reach everybody, and headquarters do not fight. */
function germanFactor(unit: UnitId): number {
  if (isHeadquarters(unit)) return GERMAN_FACTOR / 2;
  return GUNS.includes(dataOf(unit).type) ? GUN_FACTOR : GERMAN_FACTOR;
}
const GUNS: readonly string[] = ['artillery', 'coastArtillery'];
const GUN_FACTOR = 0.15;

/** Whoever holds the works of a beach bars the way off it. */
const bar = (g: G, unit: UnitId): number => (BARS.has(g.unit.at.get(unit)) ? BARRED : 0);
const BARS: ReadonlySet<number> = new Set(BEACH_FORTS.flat());
const BARRED = 0.5;

/** 18.1: who stands near a Beachhead spoils its Lodgment. */
function thorn(g: G, unit: UnitId): number {
  const at = g.unit.at.get(unit);
  if (!isHex(at)) return 0;
  for (let beach = 0; beach < 3; beach++) {
    const head = g.beach.beachhead.get(beach);
    if (head !== NOWHERE && isAround(beach, head, at)) return 0.3;
  }
  return 0;
}

/** What results do. */
export interface Harm {
  /** What part of a unit’s worth its disruption takes. */
  readonly disruption: number;
  /** What part a retreat takes; none where it is not suffered. */
  readonly retreat: number;
}

/** 10.4, 14.1.2: whether a retreat is the end of a unit. */
const diesBack = (g: G, unit: UnitId): boolean =>
  isGarrison(unit) || isCoastArtillery(unit) || allowanceOf(g, unit) === 0;

/** What the chances of an attack are worth to the attacker, by those who are attacked. */
export function gainOf(
  g: G,
  units: readonly UnitId[],
  { R, D, E }: Chances,
  { disruption, retreat }: Harm,
): number {
  let sum = 0;
  for (const unit of units) {
    const worth = worthOf(g, unit);
    const disrupted = isDisrupted(g, unit) || isGarrison(unit) ? 1 : disruption;
    const driven = retreat > 0 && diesBack(g, unit) ? 1 : retreat;
    sum += worth * (E + D * disrupted + R * driven);
  }
  return sum;
}

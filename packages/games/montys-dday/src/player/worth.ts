import { NOWHERE } from '@bocage/hex';
import { allowanceOf, BEACH_FORTS, CAEN, COMBAT, COMBAT_FACTOR, dataOf, EVERY_UNIT, type G, GERMAN, isAround, isCoastArtillery, isDisrupted, isGarrison, isHeadquarters, isHex, SIDE_OF, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import type { Chances } from './odds.ts';
import type { Weights } from './style.ts';

const GARRISON = 0.25;
const GUNS: readonly string[] = ['artillery', 'coastArtillery'];

/** By unit: whether it is a gun, or a headquarters. */
const [GUN, STAFF] = [1, 2] as const;
const KINDS = Uint8Array.from(EVERY_UNIT, (unit) => {
  if (isHeadquarters(unit)) return STAFF;
  return GUNS.includes(dataOf(unit).type) ? GUN : 0;
});

const factorOf = (unit: UnitId): number => COMBAT_FACTOR[COMBAT]?.[unit] as number;

/** What a unit is worth to its side; the Germans win by Allied units they eliminate, so that each counts beside its strength. */
export function worthOf(style: Weights, g: G, unit: UnitId): number {
  if (isGarrison(unit)) return GARRISON;
  if (SIDE_OF[unit] !== GERMAN) return style.alliedUnit + factorOf(unit) * style.alliedFactor;
  return (
    style.germanUnit +
    factorOf(unit) * germanFactor(style, unit) +
    thorn(style, g, unit) +
    bar(style, g, unit)
  );
}

/** Guns reach everybody, and headquarters do not fight. */
function germanFactor(style: Weights, unit: UnitId): number {
  if (KINDS[unit] === STAFF) return style.germanFactor / 2;
  return KINDS[unit] === GUN ? style.gunFactor : style.germanFactor;
}

/** Whoever holds the works of a beach bars the way off it, and whoever is in Caen the way into it. */
function bar(style: Weights, g: G, unit: UnitId): number {
  const at = g.unit.at.get(unit);
  if (BARS.has(at)) return style.barred;
  return CITY.has(at) ? style.inCity : 0;
}
const BARS: ReadonlySet<number> = new Set(BEACH_FORTS.flat());
const CITY: ReadonlySet<number> = new Set(CAEN);

/** 18.1: who stands near a Beachhead spoils its Lodgment. */
function thorn(style: Weights, g: G, unit: UnitId): number {
  const at = g.unit.at.get(unit);
  if (!isHex(at)) return 0;
  for (let beach = 0; beach < 3; beach++) {
    const head = g.beach.beachhead.get(beach);
    if (head !== NOWHERE && isAround(beach, head, at)) return style.thorn;
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

/** A unit that is attacked, and what part of its worth disruption and a retreat take. */
interface Stake {
  readonly worth: number;
  readonly disrupted: number;
  readonly driven: number;
}

/** What is at stake with units that are attacked, as they stand. */
export const stakesOf = (style: Weights, g: G, units: readonly UnitId[], harm: Harm): readonly Stake[] =>
  units.map((unit) => ({
    worth: worthOf(style, g, unit),
    disrupted: isDisrupted(g, unit) || isGarrison(unit) ? 1 : harm.disruption,
    driven: harm.retreat > 0 && diesBack(g, unit) ? 1 : harm.retreat,
  }));

/** What the chances of an attack are worth to the attacker, by what is at stake. */
export function gainOf(stakes: readonly Stake[], { R, D, E }: Chances): number {
  let sum = 0;
  for (const { worth, disrupted, driven } of stakes) sum += worth * (E + D * disrupted + R * driven);
  return sum;
}

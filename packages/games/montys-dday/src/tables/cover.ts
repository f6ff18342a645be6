import type { HexId } from '@bocage/hex';
import { CHARTS } from '../data/charts.ts';
import { fortOf, groundOf, levelOf } from '../map.ts';
import { ALLIED, FORTS, type Fort, OPEN_GROUND, type Target, type Terrain } from '../terms.ts';

const { terrainEffects, fortifications, ruins: RUINS, alternateBombardment } = CHARTS;
const { ground: GROUND, hill: HILL } = terrainEffects;

/** What is in a hex for those who defend it. */
export interface Cover {
  readonly terrain: Terrain;
  readonly level: number;
  /** A place in FORTS; open where it does not help the defender. */
  readonly fort: number;
  /** 14.1.5: coast artillery is in the hex. */
  readonly improved: boolean;
  readonly ruins: boolean;
}
/** What a hex may have come to in play. */
type State = Pick<Cover, 'improved' | 'ruins'>;

/** 13.0: the cover that a hex gives to a side; works are of no use to the Allies. */
export const coverOf = (hex: HexId, side: number, { improved, ruins }: State): Cover => ({
  terrain: groundOf(hex),
  level: levelOf(hex),
  fort: side === ALLIED ? OPEN_GROUND : fortOf(hex),
  improved: side !== ALLIED && improved,
  ruins,
});

/** 10.1.1: how a hex is attacked. */
export type Attack = 'fire' | 'assault';
interface Effect {
  readonly multiplier: number;
  readonly drm: number;
}
const NO_EFFECT: Effect = { multiplier: 1, drm: 0 };

/** 12.2.4: ruins take the place of the town. */
function groundEffect({ terrain, ruins }: Cover, attack: Attack): Effect {
  if (ruins) return { multiplier: RUINS[attack], drm: RUINS.drm };
  return terrain === 'sea' ? NO_EFFECT : GROUND[terrain];
}
const hillEffect = ({ level }: Cover): Effect => (level > 0 ? HILL : NO_EFFECT);
/** an Improved Position counts where nothing better is built. */
function worksEffect({ fort, improved }: Cover): Effect {
  if (fort !== OPEN_GROUND) return fortifications[FORTS[fort] as Exclude<Fort, 'open'>];
  return improved ? fortifications.improved : NO_EFFECT;
}

/** What protects in a hex, and how. */
interface Part extends Effect {
  readonly of: 'ground' | 'hill' | 'works';
}
/** What there is in a hex that helps its defenders, by name. */
export const partsOf = (cover: Cover, attack: Attack): readonly Part[] =>
  [
    { of: 'ground' as const, ...groundEffect(cover, attack) },
    { of: 'hill' as const, ...hillEffect(cover) },
    { of: 'works' as const, ...worksEffect(cover) },
  ].filter(({ multiplier, drm }) => multiplier !== 1 || drm !== 0);

/** 10.1.6, 13.0: what the defence is multiplied by; in works all multipliers are added, elsewhere the best counts. */
export function multiplierOf(cover: Cover, attack: Attack): number {
  const works = worksEffect(cover);
  const natural = [groundEffect(cover, attack), hillEffect(cover)].map(({ multiplier }) => multiplier);
  if (works === NO_EFFECT) return Math.max(...natural);
  return natural.filter((times) => times > 1).reduce((sum, times) => sum + times, works.multiplier);
}

/** 10.1.6: what the dice are modified by; all of it counts. */
export const drmOf = (cover: Cover, attack: Attack): number =>
  groundEffect(cover, attack).drm + hillEffect(cover).drm + worksEffect(cover).drm;

/** 10.7.2: the protection factor of one unit against the other way to bombard. */
export function bombardedProtection(printed: number, { terrain }: Cover, target: Target): number {
  const changes: Readonly<{ [kind in Terrain]?: number | undefined }> =
    alternateBombardment.protection[target];
  return printed + (changes[terrain] ?? 0);
}

/** 10.7.4: the modifier for one unit; of its covers the best counts, in ruins only theirs. */
export function bombardedDrm(cover: Cover, target: Target, isMoving: boolean): number {
  return (isMoving ? alternateBombardment.movementMode : 0) + bombardedCover(cover, target);
}

function bombardedCover({ terrain, fort, improved, ruins }: Cover, target: Target): number {
  const { cover, worksProtect } = alternateBombardment;
  if (ruins) return cover.ruins;
  const houses = terrain === 'town' || terrain === 'city' ? cover[terrain] : 0;
  const built = FORTS[fort];
  const works =
    built === undefined || built === 'open' ? (improved ? cover['resistance-nest'] : 0) : cover[built];
  return Math.min(houses, worksProtect.includes(target) ? works : 0);
}

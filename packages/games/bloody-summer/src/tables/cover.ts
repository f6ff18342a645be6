import { CHARTS } from '../data/charts.ts';
import { SETTLEMENTS, TERRAIN } from '../data/lists.ts';

const { ground, settlements, hexsides, fortified, beach } = CHARTS.terrainEffects;

/** What defenders may count as their ground: the terrains, then the settlements that lie on another ground. */
export const COVERS = [...TERRAIN, 'village', 'town'] as const;
const ROWS = COVERS.map((word) => (word === 'village' || word === 'town' ? settlements[word] : ground[word]));
const SHIFTS = Uint8Array.from(ROWS, ({ shift }) => shift);
const OPEN = ROWS.map(({ airSupport }) => airSupport);
const STANDS = ROWS.map(({ stand }) => stand);

const coversIn = (terrain: number, settlement: string): readonly number[] => {
  const built = (COVERS as readonly string[]).indexOf(settlement);
  return built < 0 || built === terrain ? [terrain] : [terrain, built];
};
/** By terrain and settlement. */
const CHOICES = TERRAIN.map((_, terrain) => SETTLEMENTS.map((word) => coversIn(terrain, word)));
/** 2.2: among what the defenders of a hex choose, as places in COVERS; one where there is no choice. */
export const coversOf = (terrain: number, settlement: number): readonly number[] =>
  CHOICES[terrain]?.[settlement] as readonly number[];

/** 2.2: columns to the left. */
export const coverShift = (cover: number): number => SHIFTS[cover] as number;
/** 9.1: whether aircraft can support those who fight there. */
export const isOpenToAir = (cover: number): boolean => OPEN[cover] as boolean;
/** 6.6: whether defenders may take a level of disorganization in place of a retreat. */
export const mayStand = (cover: number, isFortified: boolean): boolean =>
  (STANDS[cover] as boolean) || (isFortified && fortified.stand);

/** How a hex is attacked. */
export interface Approach {
  /** Every attacker crosses a river. */
  readonly overRiver: boolean;
  readonly fortified: boolean;
  /** From the sea, by others than Rangers or Commandos alone (10). */
  readonly fromSea: boolean;
}
/** 2.2, 10: columns to the left for those who defend; an attack from the sea meets the beach in place of the ground. */
export function defenceShift(cover: number, { overRiver, fortified: works, fromSea }: Approach): number {
  const line = works ? fortified.shift : 0;
  if (fromSea) return beach.shift + line;
  return coverShift(cover) + line + (overRiver ? hexsides.river.shift : 0);
}

/** By place in HEXSIDES. */
const ZONE_CROSSES = [true, hexsides.river.zocCrosses, hexsides['all-sea'].zocCrosses];
/** 3: whether a zone of control reaches over a hexside (a place in HEXSIDES) into a hex. */
export const zoneReaches = (side: number, isFortified: boolean): boolean =>
  (ZONE_CROSSES[side] as boolean) && (!isFortified || fortified.zocEnters);

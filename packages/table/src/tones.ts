/**
 * The colour and form that each side is shown in: one for each camp, which is that of its first side, and further ones
 * for who shares a camp; so that an enemy looks like the enemy in every game.
 */
export function tonesOf(camps: readonly (readonly number[])[]): number[] {
  const tones: number[] = [];
  let next = camps.length;
  for (const [camp, sides] of camps.entries())
    for (const [place, side] of sides.entries()) tones[side] = place === 0 ? camp : next++;
  return tones;
}

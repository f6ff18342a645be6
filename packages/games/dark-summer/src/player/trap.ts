import type { HexId } from '@bocage/hex';
import { BRITISH, BRITTANY, type G, isBattalion, isHex, ofArmy, PLACE, type UnitId, US } from '../queries.ts';
import { FAR, type Field } from './ways.ts';

/** From this turn on the way between Falaise and Alençon is shut behind the Germans. */
const SHUT = 8;
/** Every second hex of that way: the British come from Falaise to Argentan, the US army from Alençon. */
const POSTS: readonly (readonly HexId[])[] = [
  ['5518', '5619', '5720', '5722', '5824', '5925', '6027'],
  ['5114', '5216', '5417', '5518', '5619'],
].map((names) => names.map(PLACE.of));
/** In half points: who is farther away has other things to do. */
const TOO_FAR = 56;

/** Who is to stand where on that way: for each hex the nearest of those who may go there. */
export function trapOf(
  g: G,
  army: number,
  may: (unit: UnitId) => boolean,
  fieldTo: (hex: HexId) => Field,
): ReadonlyMap<UnitId, HexId> {
  const posts = new Map<UnitId, HexId>();
  if (g.turn < SHUT || g.boundaryLifted === 0 || (army !== US && army !== BRITISH)) return posts;
  const free = (ofArmy[army] ?? []).filter((unit) => {
    const at = g.unit.at.get(unit);
    return (isHex(at) || at === BRITTANY) && !isBattalion(unit) && may(unit);
  });
  for (const post of POSTS[army] ?? []) {
    const field = fieldTo(post);
    let chosen: UnitId | undefined;
    let least = TOO_FAR;
    for (const unit of free) {
      const far = posts.has(unit) ? FAR : (field[g.unit.at.get(unit)] as number);
      if (far < least) [chosen, least] = [unit, far];
    }
    if (chosen !== undefined) posts.set(chosen, post);
  }
  return posts;
}

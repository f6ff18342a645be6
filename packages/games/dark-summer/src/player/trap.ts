import type { HexId } from '@bocage/hex';
import { ARMY_OF, BRITISH, BRITTANY, E_HEXES, type G, GERMAN, grid, INFANTRY_E, isBattalion, isHex, isImpassable, NO_EXIT, ofArmy, PLACE, type UnitId, US, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import type { AlliedStyle } from './style.ts';
import { FAR, type Field } from './ways.ts';
import { holds, NEIGHBOURS } from './world.ts';

/** Between Falaise and Alençon, every second hex of that way: the British come from Falaise to Argentan, the US army from Alençon. */
const POSTS: readonly (readonly HexId[])[] = [
  ['5518', '5619', '5720', '5722', '5824', '5925', '6027'],
  ['5114', '5216', '5417', '5518', '5619'],
].map((names) => names.map(PLACE.of));
/** The same from end to end, for a noose that both armies draw together. */
const NOOSE: readonly HexId[] = [...new Set([...(POSTS[BRITISH] ?? []), ...(POSTS[US] ?? [])])];

/** Where the noose is to be held by an army, where it has come already first: not where the other has, and before Germans who stand in it. */
function nooseOf(g: G, army: number): HexId[] {
  const posts = new Set<HexId>();
  for (const hex of army === US ? NOOSE.toReversed() : NOOSE)
    for (const post of holds(g, GERMAN, hex) ? (NEIGHBOURS[hex] ?? []) : [hex])
      if (!isImpassable(post) && !holds(g, GERMAN, post) && isOurs(g, army, post)) posts.add(post);
  const isHeld = (hex: HexId): boolean => unitsIn(g, hex).some((unit) => !isBattalion(unit));
  return [...posts].sort((a, b) => Number(isHeld(b)) - Number(isHeld(a)));
}

const isOurs = (g: G, army: number, hex: HexId): boolean =>
  unitsIn(g, hex).every((unit) => ARMY_OF[unit] === army);

/**
 * The hexes in the east by which the Germans are still fed and leave, but those to which the other army is nearer; before Germans who
 * stand in one the hexes beside it. The last is in the far north, where nobody leaves: who forgets it shuts nobody in.
 */
function barsOf(g: G, army: number): HexId[] {
  const open = E_HEXES.filter((_, gate) => g.exit.marker.get(gate) === NO_EXIT);
  const other = army === US ? BRITISH : US;
  return [...open, INFANTRY_E]
    .filter((hex) => farFrom(g, army, hex) < farFrom(g, other, hex) + (army === BRITISH ? 1 : 0))
    .flatMap((hex) => (holds(g, GERMAN, hex) ? (NEIGHBOURS[hex] ?? []) : [hex]))
    .filter((hex) => !isImpassable(hex) && !holds(g, GERMAN, hex) && isOurs(g, army, hex));
}

/** How many hexes it is to the nearest of an army who has a zone. */
function farFrom(g: G, army: number, hex: HexId): number {
  let least = FAR;
  for (const unit of ofArmy[army] ?? []) {
    const at = g.unit.at.get(unit);
    if (isHex(at) && !isBattalion(unit)) least = Math.min(least, grid.distance(at, hex));
  }
  return least;
}

/** Who may be sent to shut the way behind the Germans, and how far it is for them. */
interface Trappers {
  readonly style: AlliedStyle;
  readonly may: (unit: UnitId) => boolean;
  readonly fieldTo: (hex: HexId) => Field;
}

/** Who is to stand where on that way: for each hex the nearest of those who may go there. */
export function trapOf(g: G, army: number, { style, may, fieldTo }: Trappers): ReadonlyMap<UnitId, HexId> {
  const posts = new Map<UnitId, HexId>();
  const wanted = wantedBy(g, army, style);
  if (wanted.length === 0) return posts;
  const free = (ofArmy[army] ?? []).filter((unit) => {
    const at = g.unit.at.get(unit);
    return (isHex(at) || at === BRITTANY) && !isBattalion(unit) && may(unit);
  });
  for (const post of wanted) {
    const field = fieldTo(post);
    let chosen: UnitId | undefined;
    let least = style.shutWithin;
    for (const unit of free) {
      const far = posts.has(unit) ? FAR : (field[g.unit.at.get(unit)] as number);
      if (far < least) [chosen, least] = [unit, far];
    }
    if (chosen !== undefined) posts.set(chosen, post);
  }
  return posts;
}

/** What an army is to hold against those who want to get out. */
function wantedBy(g: G, army: number, { barFrom, shutFrom, noose }: AlliedStyle): readonly HexId[] {
  if (g.boundaryLifted === 0 || (army !== US && army !== BRITISH)) return [];
  const bars = g.turn >= barFrom ? barsOf(g, army) : [];
  if (g.turn < shutFrom) return bars;
  return [...bars, ...(noose >= 0.5 ? nooseOf(g, army) : (POSTS[army] ?? []))];
}

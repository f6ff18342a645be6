import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { between } from './curves.ts';
import type { Ground } from './ground.ts';
import type { GroundSign } from './kinds.ts';
import { COAST, SEA_BANDS, TINTS, WATER_LINE } from './palette.ts';
import { hexOutline, region } from './regions.ts';
import { foreshorePath, isShore } from './sand.ts';
import type { Land } from './shore.ts';
import { type Attributes, Path, PITCH, pathTag, type Rect, tag, type XY } from './svg.ts';

// How far from the shore each band of the sea begins, in hexes; the nearest have an engraved line.
const REACHES = [4.6, 3.2, 2.1, 1.25, 0.66, 0.27];
const LINED = 4;

/**
 * Where sea and land meet: the shore as it is on the ground, land hexes that lie off it all the same, and the
 * foreshore. The drawing refers to these by id.
 */
export class Coast {
  /** Hexes of the widened map that are drawn as land whatever the ground says. */
  readonly reclaimed: ReadonlySet<HexId>;
  readonly #paths: ReadonlyMap<string, Path>;
  readonly #seams: Path;

  constructor(land: Land, ground: Ground) {
    const shore = new Path();
    for (const ring of land.rings) shore.polygon(ring);
    this.reclaimed = reclaimedHexes(land, ground);
    const dry = region(ground, (h) => (this.reclaimed.has(h) ? 'dry' : 'other'), 'dry');
    const all = [
      ['atlas-shore', shore],
      ['atlas-reclaimed', dry],
      ['atlas-foreshore', foreshorePath(ground)],
    ] as const;
    this.#paths = new Map(all.filter(([, path]) => !path.isEmpty));
    this.#seams = seams(ground, this.reclaimed);
  }

  /** The shapes, the land to clip by, and the land with its foreshore. */
  defs(): string {
    const shapes = [...this.#paths].map(([id, path]) => pathTag(path, { id }));
    const land = ['atlas-shore', 'atlas-reclaimed'].filter((id) => this.#paths.has(id));
    const uses = land.map((id) => tag('use', { href: `#${id}`, 'clip-rule': 'evenodd' }));
    const dry = [...this.#paths.keys()].map((id) => tag('use', { href: `#${id}`, 'clip-rule': 'evenodd' }));
    return [
      ...shapes,
      tag('clipPath', { id: 'atlas-land' }, uses.join('')),
      tag('clipPath', { id: 'atlas-dry' }, dry.join('')),
      this.#paths.has('atlas-reclaimed') ? this.#newLand() : '',
    ].join('');
  }

  // Land that is none on the ground.
  #newLand(): string {
    const far = 1e5;
    const around = `M${-far} ${-far}h${2 * far}v${2 * far}h${-2 * far}z`;
    const d = `${around}${String(this.#paths.get('atlas-shore') ?? '').replace('m', 'M')}`;
    const outside = tag('path', { d, 'clip-rule': 'evenodd' });
    return tag('clipPath', { id: 'atlas-new-land', 'clip-path': 'url(#atlas-land)' }, outside);
  }

  /** The sea: bands that grow lighter to the shore, and lines that follow it. */
  drawSea(area: Rect): string {
    const bands = REACHES.map((reach, i) => {
      const width = 2 * reach * PITCH;
      const line =
        i < REACHES.length - LINED ? '' : this.#stroke({ 'stroke-width': width + 1.6, stroke: WATER_LINE });
      return line + this.#stroke({ 'stroke-width': width, stroke: SEA_BANDS[i + 1] });
    });
    const shoreLine = this.#stroke({ 'stroke-width': 4.4, stroke: COAST });
    const deep = tag('rect', { ...area, fill: SEA_BANDS[0] });
    const lines = tag('g', { fill: 'none', 'stroke-linejoin': 'round' }, bands.join('') + shoreLine);
    return deep + lines + pathTag(this.#seams, { fill: TINTS.beach });
  }

  #stroke(attributes: Attributes): string {
    return [...this.#paths.keys()].map((id) => tag('use', { href: `#${id}`, ...attributes })).join('');
  }
}

// Sand under the seams of foreshore and land, where no water may show though their borders curve differently.
function seams(ground: Ground, reclaimed: ReadonlySet<HexId>): Path {
  const sign = (h: HexId) => ground.signs[h];
  const isSand = (h: HexId) => isShore(sign(h) ?? 'sea');
  return hexOutline(ground, (h) => {
    const around = DIRECTIONS.map((d) => ground.neighbour(h, d));
    if (isWater(sign(h)) || around.some((n) => isWater(sign(n)))) return false;
    return isSand(h) || (reclaimed.has(h) && around.some(isSand));
  });
}

function isWater(sign: GroundSign | undefined): boolean {
  return sign === 'sea' || sign === 'lake';
}

// The rules may call a hex land that is water on the ground; what is drawn there must look like land.
function reclaimedHexes(land: Land, ground: Ground): Set<HexId> {
  const isLand = (h: HexId) => {
    const sign = ground.signs[h] as GroundSign;
    return !isWater(sign) && !isShore(sign);
  };
  const isInland = (h: HexId) => DIRECTIONS.every((d) => !isWater(ground.signs[ground.neighbour(h, d)]));
  const isDry = (h: HexId) => {
    if (!isLand(h)) return false;
    const centre = ground.centre(h);
    const corners = ground.corners(h);
    const spots: XY[] = [centre, ...DIRECTIONS.map((d) => between(centre, corners[d] as XY, 0.55))];
    if (spots.filter((p) => land.has(p)).length < 2) return true;
    return isInland(h) && corners.some((p) => !land.has(p));
  };
  const dry = new Set(ground.grid.hexes.filter((h) => land.rings.length > 0 && isDry(h)));
  for (const h of [...dry]) {
    for (const d of DIRECTIONS) {
      const n = ground.neighbour(h, d);
      if (n !== NOWHERE && isLand(n) && (isInland(n) || !isInland(h))) dry.add(n); // or it would be an island
    }
  }
  return dry;
}

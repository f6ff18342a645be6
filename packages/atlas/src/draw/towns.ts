import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { type Ground, namesIn } from './ground.ts';
import { groundSign } from './kinds.ts';
import { hash } from './noise.ts';
import { BLOCK, BLOCK_LINE } from './palette.ts';
import { Path, PITCH, pathTag, type XY } from './svg.ts';

export type TownSize = 'village' | 'town' | 'city';

interface Plan {
  readonly radius: number;
  readonly block: number;
  readonly street: number;
}

const PLANS: Readonly<Record<TownSize, Plan>> = {
  village: { radius: 0.17, block: 0.085, street: 0.032 },
  town: { radius: 0.27, block: 0.1, street: 0.024 },
  city: { radius: 0.42, block: 0.12, street: 0.022 },
};

const SIZES: readonly TownSize[] = ['village', 'town', 'city'];

/** Hexes with houses and how many, from terrain, layers and places together. */
export function settlements(map: MapData, grid: Grid): Map<HexId, TownSize> {
  const found = new Map<HexId, TownSize>();
  const add = (name: string, size: string) => {
    const h = grid.find(name);
    const rank = SIZES.indexOf(size as TownSize);
    if (h === NOWHERE || grid.isBox(h) || rank < 0) return;
    if (rank > SIZES.indexOf(found.get(h) as TownSize)) found.set(h, size as TownSize);
  };
  for (const place of map.places) add(place.hex, place.kind);
  for (const layer of [map.terrain, ...townLayers(map)]) {
    for (const [kind, hexes] of Object.entries(layer.kinds)) {
      for (const name of namesIn(hexes)) add(name, groundSign(kind));
    }
  }
  return found;
}

function townLayers(map: MapData) {
  return Object.entries(map.hexLayers).flatMap(([id, layer]) =>
    /town|settle|urban/.test(id) ? [layer] : [],
  );
}

/** Houses as small blocks along their streets; the blocks of a city fill its hexes. */
export function drawTowns(map: MapData, grid: Grid, ground: Ground, at: (h: HexId) => XY): string {
  const blocks = new Path();
  for (const [h, size] of settlements(map, grid)) {
    const wide = ground.of(h);
    const filled = ground.signs[wide] === 'city';
    plan(blocks, at(h), h, PLANS[size], (p) => (filled ? ground.drawnHexAt(p) === wide : undefined));
  }
  const shadow = pathTag(blocks, { fill: INK_SHADOW, 'fill-opacity': 0.28, transform: 'translate(1.5 1.8)' });
  return shadow + pathTag(blocks, { fill: BLOCK, stroke: BLOCK_LINE, 'stroke-width': 0.7 });
}

const INK_SHADOW = '#2b1d14';

// A turned chequer of blocks, thinning out from the middle; `within` decides where it is known.
function plan(path: Path, at: XY, seed: number, size: Plan, within: (p: XY) => boolean | undefined): void {
  const angle = hash(seed, 3, 71) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const cell = (size.block + size.street) * PITCH;
  const reach = Math.ceil((0.62 * PITCH) / cell);
  const turn = (u: number, v: number): XY => ({ x: at.x + u * cos - v * sin, y: at.y + u * sin + v * cos });
  for (let r = -reach; r <= reach; r++) {
    for (let c = -reach; c <= reach; c++) {
      const [u, v] = [c * cell, r * cell];
      const far = Math.hypot(u, v) / PITCH;
      const inside = within(turn(u, v)) ?? far < size.radius * (0.75 + 0.5 * hash(c, r, seed));
      if (!inside || far > 0.6 || hash(c, r, seed + 1) < 0.12) continue;
      block(path, u, v, (size.block * PITCH) / 2, (k) => hash(c * 9 + k, r, seed + 2), turn);
    }
  }
}

function block(
  path: Path,
  u: number,
  v: number,
  half: number,
  die: (k: number) => number,
  turn: (u: number, v: number) => XY,
): void {
  const a = half * (0.7 + 0.35 * die(0));
  const b = half * (0.7 + 0.35 * die(1));
  path.polygon([turn(u - a, v - b), turn(u + a, v - b), turn(u + a, v + b), turn(u - a, v + b)]);
}

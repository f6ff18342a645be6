import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { offset, paces } from './curves.ts';
import { type Ground, namesIn } from './ground.ts';
import { HACHURE, TINTS } from './palette.ts';
import { regionLines } from './regions.ts';
import { Path, pathTag, type XY } from './svg.ts';

/** Levels of height that the rules know: each a tint on the one below, its edge hachured downhill. */
export function drawLevels(map: MapData, grid: Grid, ground: Ground): string {
  const levels = levelsByHex(map, grid);
  const highest = Math.max(0, ...levels.values());
  const levelOf = (h: HexId) => levels.get(ground.nearest[h] as HexId) ?? 0; // hills go on beyond the frame
  const steps = Array.from({ length: highest }, (_, i) => i + 1);
  return steps
    .map((step) => drawStep(regionLines(ground, (h) => (levelOf(h) >= step ? 'up' : 'down'), 'up')))
    .join('');
}

/** The layers that put hexes on numbered levels. */
export function levelLayers(map: MapData) {
  return Object.entries(map.hexLayers).filter(
    ([id, { kinds }]) =>
      /elevation|level|hill/.test(id) && Object.keys(kinds).every((kind) => /\d$/.test(kind)),
  );
}

function levelsByHex(map: MapData, grid: Grid): Map<HexId, number> {
  const levels = new Map<HexId, number>();
  for (const [, { kinds }] of levelLayers(map)) {
    for (const [kind, names] of Object.entries(kinds)) {
      for (const name of namesIn(names)) {
        const h = grid.find(name);
        if (h !== NOWHERE && !grid.isBox(h)) levels.set(h, Number(kind.match(/\d+$/)?.[0] ?? 0));
      }
    }
  }
  return levels;
}

/** One level: its area and the hachures round it. */
export function drawStep(lines: readonly (readonly XY[])[]): string {
  const area = new Path();
  const hachures = new Path();
  for (const line of lines) {
    area.polygon(line);
    paces([...line, line[0] as XY], 6.4).forEach(({ at, u }, i) => {
      const foot = offset(at, u, 0, i % 2 ? -4.4 : -6.4);
      hachures.move(at.x, at.y).line(foot.x, foot.y);
    });
  }
  const line = { fill: 'none', stroke: HACHURE, 'stroke-linecap': 'round' };
  return (
    pathTag(area, {
      fill: TINTS.ridge,
      'fill-opacity': 0.3,
      stroke: HACHURE,
      'stroke-width': 1,
      'stroke-opacity': 0.55,
    }) + pathTag(hachures, { ...line, 'stroke-width': 0.9, 'stroke-opacity': 0.6 })
  );
}

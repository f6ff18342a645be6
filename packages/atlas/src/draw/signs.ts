import type { Grid } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { type Boundary, drawBoundary } from './boundaries.ts';
import { drawBridges } from './bridges.ts';
import { groundSign, sideSign, waySign, wordsOf } from './kinds.ts';
import { drawStep, levelLayers } from './levels.ts';
import { markSamples } from './marks.ts';
import { INK, SEA_BANDS, TINTS } from './palette.ts';
import { drawWater, evenRiver, waterWidth } from './rivers.ts';
import { drawRoads } from './roads.ts';
import { sampleGround } from './samples.ts';
import { drawSideSign, hasSideSign } from './sidesigns.ts';
import { tag, type XY } from './svg.ts';

/** A sign and its meaning. */
export interface Item {
  readonly words: string;
  readonly sample: () => string;
}

/** The room of a sample. */
export const SWATCH = { x: 0, y: 0, width: 132, height: 70 };

const MIDDLE = SWATCH.height / 2;
const LINE: readonly XY[] = [0, 33, 66, 99, 132].map((x) => ({ x, y: MIDDLE + (x % 66 === 0 ? 4 : -4) }));

/** The signs that a map uses: ground, hexsides, ways, boundaries, marks. */
export function itemsOf(map: MapData, grid: Grid, boundaries: readonly Boundary[]): Item[] {
  return [
    ...groundItems(map),
    ...sideItems(map),
    ...wayItems(map),
    ...bridgeItem(map),
    ...boundaryItems(boundaries),
    ...markSamples(map, grid, { x: SWATCH.width / 2, y: MIDDLE }),
  ];
}

function boundaryItems(boundaries: readonly Boundary[]): Item[] {
  return boundaries.map(({ name, isZone }, i) => ({
    words: name,
    sample: () => drawBoundary({ name, isZone, lines: [LINE] }, i),
  }));
}

function groundItems(map: MapData): Item[] {
  const kinds = Object.keys(map.terrain.kinds).filter((kind) => map.terrain.kinds[kind] !== '');
  const towns = Object.keys(map.hexLayers.town?.kinds ?? {}).filter((kind) => !kinds.includes(kind));
  const grounds = [...kinds, ...towns].map((kind) => ({
    words: wordsOf(kind),
    sample: () => groundSample(kind),
  }));
  const levels = levelLayers(map).map(([, { title }]) => ({ words: title, sample: levelSample }));
  return [...grounds, ...levels];
}

function levelSample(): string {
  const hill = (dx: number, dy: number) =>
    Array.from({ length: 24 }, (_, i) => {
      const turn = (i / 24) * 2 * Math.PI;
      return { x: SWATCH.width / 2 + dx * Math.cos(turn), y: MIDDLE + dy * Math.sin(turn) };
    });
  const back = tag('rect', { ...SWATCH, fill: TINTS.clear });
  return window(back + drawStep([hill(50, 26)]) + drawStep([hill(26, 13)]));
}

function groundSample(kind: string): string {
  const sign = groundSign(kind);
  const plain = sign === 'sea' || sign === 'lake';
  const back = tag('rect', { ...SWATCH, fill: plain ? (SEA_BANDS[3] as string) : TINTS.clear });
  return window(back + (plain ? '' : sampleGround(kind, SWATCH)));
}

// A piece of the map, framed.
function window(content: string): string {
  const view = tag('g', { 'clip-path': 'url(#atlas-swatch)' }, content);
  return view + tag('rect', { ...SWATCH, fill: 'none', stroke: INK, 'stroke-width': 1.6 });
}

function sideItems(map: MapData): Item[] {
  return layersOf(map.sideLayers).flatMap(({ kind }) => {
    const sign = sideSign(kind);
    const words = sign === 'major' || sign === 'minor' ? riverWords(kind) : wordsOf(kind);
    if (waterWidth(kind) > 0) return [{ words, sample: () => waterSample(kind) }];
    if (hasSideSign(kind)) return [{ words, sample: () => drawSideSign(kind, [LINE]) }];
    return [];
  });
}

function riverWords(kind: string): string {
  return /river|estuary/.test(kind) ? wordsOf(kind) : `${wordsOf(kind)} river`;
}

function waterSample(kind: string): string {
  return sideSign(kind) === 'canal'
    ? drawWater([], [LINE])
    : drawWater([evenRiver(LINE, waterWidth(kind))], []);
}

function wayItems(map: MapData): Item[] {
  return layersOf(map.wayLayers).flatMap(({ layer, kind }) => {
    const words =
      kind === layer || /road|rail|trail|track/.test(kind) ? wordsOf(kind) : `${wordsOf(kind)} ${layer}`;
    const sign = waySign(layer, kind);
    if (layer.includes('bridge')) return [];
    const way = { sign, line: LINE };
    return [{ words, sample: () => (sign === 'rail' ? drawRoads([], [way]) : drawRoads([way], [])) }];
  });
}

function bridgeItem(map: MapData): Item[] {
  const has = Object.keys(map.wayLayers).some((id) => id.includes('bridge'));
  return has ? [{ words: 'Bridge', sample: bridgeSample }] : [];
}

function bridgeSample(): string {
  const bridge = { at: { x: SWATCH.width / 2, y: MIDDLE }, u: { x: 1, y: 0 }, span: 26, isRail: false };
  const course = [0, MIDDLE, SWATCH.height].map((y) => ({ x: SWATCH.width / 2, y }));
  const road = drawRoads([{ sign: 'primary', line: [0, SWATCH.width].map((x) => ({ x, y: MIDDLE })) }], []);
  return drawWater([evenRiver(course, waterWidth('river'))], []) + road + drawBridges([bridge]);
}

function layersOf(layers: MapData['sideLayers']): { layer: string; kind: string }[] {
  return Object.entries(layers).flatMap(([layer, { kinds }]) =>
    Object.keys(kinds)
      .filter((kind) => kinds[kind] !== '')
      .map((kind) => ({ layer, kind })),
  );
}

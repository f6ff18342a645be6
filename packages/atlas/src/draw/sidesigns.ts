import { NOWHERE } from '@bocage/hex';
import { between, lengthOf, offset, paces } from './curves.ts';
import { type Ground, warped } from './ground.ts';
import { type SideSign, sideSign } from './kinds.ts';
import { HACHURE, HEDGE, INK, RIVER_BANK } from './palette.ts';
import type { Corners, MarkedSide } from './sides.ts';
import { dot, Path, pathTag, type XY } from './svg.ts';

/** What a line sign is drawn with: strokes, filled figures, dots. */
interface Sheets {
  readonly lines: Path;
  readonly figures: Path;
}

type Draw = (line: readonly XY[], on: Sheets) => void;

interface Sign {
  readonly draws: readonly Draw[];
  readonly colour: string;
  readonly width: number;
}

// How each sign is drawn along a line; its low or seaward side is on the right.
const SIGNS: Partial<Record<SideSign, Sign>> = {
  cliff: { draws: [edge, teeth(4.6, 10, 3.6)], colour: HACHURE, width: 2.8 },
  scalable: { draws: [edge, teeth(8, 8.5, 3.6)], colour: HACHURE, width: 1.6 },
  bluff: { draws: [edge, ticks(4.4, 8.5)], colour: HACHURE, width: 1.6 },
  slope: { draws: [ticks(6.2, 7.5)], colour: HACHURE, width: 1.1 },
  shingle: { draws: [pebbles], colour: '#5f5648', width: 1 },
  seawall: { draws: [edge, blocks(8)], colour: INK, width: 2.6 },
  wall: { draws: [edge, blocks(16)], colour: INK, width: 4.6 },
  ditch: { draws: [zigzag], colour: INK, width: 1.8 },
  hedge: { draws: [edge, bushes], colour: HEDGE, width: 2.4 },
  flooded: { draws: [ripples], colour: RIVER_BANK, width: 1.4 },
};

/** Whether a hexside of this kind has a line sign. */
export function hasSideSign(kind: string): boolean {
  return SIGNS[sideSign(kind)] !== undefined;
}

/** The sign of one kind along some lines, the low side of each on its right. */
export function drawSideSign(kind: string, lines: readonly (readonly XY[])[]): string {
  const sign = SIGNS[sideSign(kind)];
  if (!sign) return '';
  const on = { lines: new Path(), figures: new Path() };
  for (const line of lines) for (const draw of sign.draws) draw(line, on);
  const stroke = { stroke: sign.colour, 'stroke-width': sign.width, 'stroke-linecap': 'round' };
  return (
    pathTag(on.lines, { fill: 'none', ...stroke, 'stroke-linejoin': 'round' }) +
    pathTag(on.figures, { fill: sign.colour })
  );
}

/** All line signs of a map. */
export function drawSideSigns(sides: readonly MarkedSide[], corners: Corners, ground: Ground): string {
  const byKind = new Map<string, XY[][]>();
  for (const side of sides) {
    if (!hasSideSign(side.kind)) continue;
    const lines = byKind.get(side.kind) ?? [];
    lines.push(downhillRight(side, corners, ground));
    byKind.set(side.kind, lines);
  }
  return [...byKind].map(([kind, lines]) => drawSideSign(kind, lines)).join('');
}

// The first hex of a side lies on the right of its line; where that is the higher one the line is turned.
function downhillRight({ side, hexes }: MarkedSide, corners: Corners, ground: Ground): XY[] {
  const [a, b] = corners.line(side);
  const line = Array.from({ length: 7 }, (_, i) => warped(between(a, b, i / 6)));
  const height = (h: number) => (h === NOWHERE ? 0 : (ground.heights[ground.of(h as never)] as number));
  return height(hexes[0]) > height(hexes[1]) ? line.reverse() : line;
}

function edge(line: readonly XY[], on: Sheets): void {
  on.lines.polyline(line);
}

function ticks(step: number, length: number): Draw {
  return (line, on) => {
    paces(line, step).forEach(({ at, u }, i) => {
      const foot = offset(at, u, 0, i % 2 ? length * 0.72 : length);
      on.lines.move(at.x, at.y).line(foot.x, foot.y);
    });
  };
}

function teeth(step: number, length: number, width: number): Draw {
  return (line, on) => {
    for (const { at, u } of paces(line, step)) {
      on.figures.polygon([offset(at, u, -width / 2), offset(at, u, width / 2), offset(at, u, 0, length)]);
    }
  };
}

function blocks(step: number): Draw {
  return (line, on) => {
    for (const { at, u } of paces(line, step)) {
      on.figures.polygon([offset(at, u, -2), offset(at, u, 2), offset(at, u, 2, 5), offset(at, u, -2, 5)]);
    }
  };
}

function pebbles(line: readonly XY[], on: Sheets): void {
  paces(line, 3.4).forEach(({ at, u }, i) => {
    dot(on.figures, offset(at, u, 0, [-2.6, 2.4, 0][i % 3] as number), 1.3);
  });
}

function bushes(line: readonly XY[], on: Sheets): void {
  for (const { at } of paces(line, 8)) dot(on.figures, at, 2.6);
}

// A saw of whole teeth from end to end.
function zigzag(line: readonly XY[], on: Sheets): void {
  const step = lengthOf(line) / (2 * Math.max(1, Math.round(lengthOf(line) / 10)));
  const points = paces(line, step).map(({ at, u }, i) => offset(at, u, 0, i % 2 ? 3.6 : -3.6));
  on.lines.polyline([line[0] as XY, ...points, line[line.length - 1] as XY]);
}

function ripples(line: readonly XY[], on: Sheets): void {
  paces(line, 12).forEach(({ at }, i) => {
    const y = at.y + (i % 2 ? 2.4 : -2.4);
    on.lines.move(at.x - 6, y).line(at.x + 6, y);
  });
}

import type { Cells, Ground } from './ground.ts';
import type { GroundSign } from './kinds.ts';
import { hash } from './noise.ts';
import { HACHURE, HEDGE, ROCK, TREE } from './palette.ts';
import { dot, Path, PITCH, pathTag, type Rect } from './svg.ts';

/** Small signs strewn over ground that has no other texture. */
interface Strewn {
  readonly sign: GroundSign;
  readonly step: number;
  readonly share: number;
  readonly colour: string;
  readonly isFilled: boolean;
  readonly draw: (path: Path, x: number, y: number, die: number) => void;
}

const STREWN: readonly Strewn[] = [
  { sign: 'shelf', step: 0.2, share: 0.5, colour: HEDGE, isFilled: false, draw: tuft },
  { sign: 'draw', step: 0.22, share: 0.45, colour: HEDGE, isFilled: false, draw: tuft },
  { sign: 'rough', step: 0.17, share: 0.75, colour: HACHURE, isFilled: false, draw: crag },
  { sign: 'orchard', step: 0.17, share: 1, colour: TREE, isFilled: true, draw: fruitTree },
  { sign: 'shale', step: 0.12, share: 0.7, colour: ROCK, isFilled: true, draw: splinter },
];

const SHORE: readonly GroundSign[] = ['shale', 'shelf'];

/** Crags, orchards in rows, the grass of valleys. */
export function drawTussocks(ground: Ground, area: Rect): string {
  return STREWN.filter(({ sign }) => !SHORE.includes(sign) && ground.cover.includes(sign))
    .map((strewn) => {
      const cells = ground.cells(ground.cover, [strewn.sign], area, strewn.step * PITCH);
      return strew(strewn, area, cells, (x, y) => ground.coverAt({ x, y }) === strewn.sign);
    })
    .join('');
}

/** What lies on a kind of foreshore: the splinters of reefs, the grass behind a beach. */
export function drawStrewn(ground: Ground, area: Rect, kind: GroundSign): string {
  return STREWN.filter(({ sign }) => sign === kind)
    .map((strewn) => {
      const cells = ground.cells(ground.signs, [kind], area, strewn.step * PITCH);
      return strew(strewn, area, cells, (x, y) => ground.signAt({ x, y }) === kind);
    })
    .join('');
}

function strew(
  { sign, step, share, colour, isFilled, draw }: Strewn,
  area: Rect,
  cells: Cells,
  isThere: (x: number, y: number) => boolean,
): string {
  const path = new Path();
  const pitch = step * PITCH;
  const jitter = sign === 'orchard' ? 0.12 : 0.8;
  for (let r = cells.top; r < cells.bottom; r++) {
    for (let c = cells.left; c < cells.right; c++) {
      const x = area.x + pitch * (c + 0.5 + jitter * (hash(c, r, 111) - 0.5));
      const y = area.y + pitch * (r + 0.5 + jitter * (hash(c, r, 112) - 0.5));
      if (hash(c, r, 113) < share && isThere(x, y)) draw(path, x, y, hash(c, r, 114));
    }
  }
  const paint = isFilled
    ? { fill: colour, 'fill-opacity': 0.75 }
    : { fill: 'none', stroke: colour, 'stroke-width': 1.1, 'stroke-opacity': 0.75 };
  return pathTag(path, { ...paint, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
}

function tuft(path: Path, x: number, y: number): void {
  path
    .move(x - 2.6, y - 3)
    .line(x - 0.8, y)
    .move(x, y - 4.2)
    .line(x, y)
    .move(x + 2.6, y - 3)
    .line(x + 0.8, y);
}

function crag(path: Path, x: number, y: number, die: number): void {
  const w = 4 + 3 * die;
  path
    .move(x - w, y + 2)
    .line(x - 1, y - 4)
    .line(x + w, y + 3)
    .move(x - 1, y - 4)
    .line(x + 0.6, y + 2.4);
}

function fruitTree(path: Path, x: number, y: number): void {
  dot(path, { x, y }, 3.1);
}

function splinter(path: Path, x: number, y: number, die: number): void {
  const bent = 5 * (die - 0.5);
  path.polygon([
    { x, y },
    { x: x + 5, y: y + bent },
    { x: x + 2 - bent, y: y + 4 },
  ]);
}

/// <reference path="./symbols.d.ts" />

import { sprite } from 'virtual:symbols';
import type { MapData, Rect } from '@bocage/atlas';
import type { SceneLook } from '@bocage/catalogue';
import { makeGrid } from '@bocage/hex';
import boardStyle from './board.css?inline';
import faceStyle from './face.css?inline';
import { escaped, faceMarkup } from './markup.ts';
import { Outlines, worldOf } from './outline.ts';
import { Overlays } from './overlay.ts';
import { pen } from './picture.ts';
import { COUNTER, leaning, stacksOf } from './stacks.ts';
import { drawingOf } from './terrain.ts';
import { type Tones, toneOf } from './tones.ts';

/** More than this no browser holds with ease; most maps are less. */
const MOST_PIXELS = 14_000_000;
const FAMILY = 'Barlow Condensed';
/** The strip below the map that says what it is and whose. */
const STRIP = 44;

/** What is written below it, and how its sides are shown. */
export interface PhotoFacts {
  readonly title: string;
  readonly credit: string;
  readonly tones: Tones;
}

/** The map with everything that lies on it, as a picture of its own resolution. */
export async function photoOf(map: MapData, scene: SceneLook, facts: PhotoFacts): Promise<Blob> {
  const grid = makeGrid(map.grid);
  const world = worldOf(grid);
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (world.width * world.height)));
  const size = { width: Math.round(world.width * scale), height: Math.round(world.height * scale) };
  const [ground, pieces] = await Promise.all([
    drawingOf(map, world),
    imageOf(await piecesOf(scene, grid, world, facts.tones)),
  ]);
  const drawing = new OffscreenCanvas(size.width, size.height + STRIP);
  const ink = pen(drawing);
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(ground, 0, 0, size.width, size.height);
  ink.drawImage(pieces, 0, 0, size.width, size.height);
  strip(ink, size, facts);
  return drawing.convertToBlob({ type: 'image/png' });
}

function strip(
  ink: OffscreenCanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  { title, credit }: PhotoFacts,
): void {
  ink.fillStyle = '#f7f0de';
  ink.fillRect(0, height, width, STRIP);
  ink.fillStyle = '#33291f';
  ink.textBaseline = 'middle';
  const middle = height + STRIP / 2;
  ink.font = `700 24px "${FAMILY}", "Arial Narrow", sans-serif`;
  ink.fillText(title, 16, middle, width * 0.6);
  ink.font = `600 16px "${FAMILY}", "Arial Narrow", sans-serif`;
  ink.textAlign = 'right';
  ink.fillText(credit, width - 16, middle, width * 0.36);
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  return image;
}

/** Marks and counters as one drawing, with the styles of the page: a picture sees no others. */
async function piecesOf(
  scene: SceneLook,
  grid: ReturnType<typeof makeGrid>,
  world: Rect,
  tones: Tones,
): Promise<string> {
  const { x, y, width, height } = world;
  const outlines = new Outlines(grid);
  const overlays = new Overlays(grid, outlines, world, tones);
  overlays.marks(scene.marks);
  const marks = new XMLSerializer().serializeToString(overlays.below.element);
  const onMap = scene.counters.filter(({ at }) => outlines.isHex(at));
  const counters = [...stacksOf(onMap)].flatMap(([at, stack]) =>
    stack.map((look, level) =>
      counterAt(
        faceMarkup(look, toneOf(tones, look.side)),
        leaning(outlines.centre(at), level, stack.length),
      ),
    ),
  );
  const style = [await fontFaces(), boardStyle, faceStyle, OWN_STYLE].join('\n').replaceAll(']]>', '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><style><![CDATA[${style}]]></style>${sprite}<svg x="${x}" y="${y}" width="${width}" height="${height}">${marks}</svg>${counters.join('')}</svg>`;
}

/** What the board says by other means than drawing. */
const OWN_STYLE = `
.face, .board-sheet { position: static; width: auto; height: auto; }
.board-sheet { width: 100%; height: 100%; }
.face { width: ${COUNTER}px; height: ${COUNTER}px; --display: "${FAMILY}", "Arial Narrow", sans-serif; }
.face-veil { display: none; }
.photo-count { font: 700 17px "${FAMILY}", sans-serif; fill: #fff; text-anchor: middle; }
`;

function counterAt(face: string, spot: ReturnType<typeof leaning>): string {
  const half = COUNTER / 2;
  const count =
    spot.count === 0
      ? ''
      : `<g transform="translate(${COUNTER - 4} 4)"><circle r="12" fill="#1d211a" stroke="#fff" stroke-width="1.5"/><text class="photo-count" y="6">${escaped(String(spot.count))}</text></g>`;
  return `<g transform="translate(${(spot.x - half).toFixed(1)} ${(spot.y - half).toFixed(1)})">${face.replace('<svg ', `<svg width="${COUNTER}" height="${COUNTER}" `)}${count}</g>`;
}

/** The lettering of the page, which a picture has to bring along; without it, it is another. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes(FAMILY));
  const found = await Promise.all(
    faces.map(async (face) => {
      const address = /url\("([^"]+\.woff2)"\)/.exec(face.cssText)?.[1];
      const style = (face as CSSFontFaceRule).style;
      if (address === undefined) return '';
      const base = face.parentStyleSheet?.href ?? location.href;
      const data = await dataOf(new URL(address, base).href);
      return `@font-face{font-family:"${FAMILY}";font-weight:${style.getPropertyValue('font-weight')};src:url("${data}")}`;
    }),
  ).catch(() => []);
  return found.join('');
}

async function dataOf(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

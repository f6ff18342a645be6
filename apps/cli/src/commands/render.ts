import { extname } from 'node:path';
import { drawMap, type MapData } from '@bocage/atlas';
import { type Picture, type PlayableGame, Showing } from '@bocage/catalogue';
import { type Engine, openView, viewOf } from '@bocage/kernel';
import { reader } from '@bocage/table';
import { InputError } from '../errors.ts';
import { fine, type Report } from '../io.ts';
import { positionSheet } from '../render/position.ts';
import { sheet } from '../render/sheet.ts';

/** What is to be drawn, for whose eyes. */
export interface RenderInput {
  readonly playable: PlayableGame;
  /** Where the game is played on a map of the atlas. */
  readonly map?: MapData | null;
  readonly engine: Engine;
  /** The name of a side, to draw what it may know; everything is drawn without it. */
  readonly side?: string | undefined;
  readonly format: 'svg' | 'png';
  /** Pixels across, for a PNG. */
  readonly width: number;
}

/** The picture, ready to be written. */
export interface RenderResult {
  readonly content: string | Uint8Array;
  /** There was no font on this machine, so a PNG has no lettering. */
  readonly unlettered: boolean;
}

/** The format that a file name asks for. */
export function formatOf(path: string): 'svg' | 'png' {
  const ending = extname(path).toLowerCase();
  if (ending === '.svg') return 'svg';
  if (ending === '.png') return 'png';
  throw new InputError(`${path}: a picture ends in .svg or .png`);
}

/** Draws the map of a game, as it is printed. */
export async function renderMap(map: MapData, format: 'svg' | 'png', width: number): Promise<RenderResult> {
  return asPicture(drawMap(map), format, width);
}

async function asPicture(svg: string, format: 'svg' | 'png', width: number): Promise<RenderResult> {
  if (format === 'svg') return { content: svg, unlettered: false };
  const { hasFonts, png } = await import('../render/png.ts'); // a native library: loaded only where needed
  return { content: png(svg, width), unlettered: !hasFonts() };
}

/** Draws a position. */
export async function render(input: RenderInput): Promise<RenderResult> {
  const { playable, map = null, engine, side, format, width } = input;
  const { game, picture, presentation } = playable;
  const onMap = map === null || presentation === undefined ? null : { map, presentation };
  if (picture === undefined && onMap === null)
    throw new InputError(
      `${game.id} has no picture of positions yet; without --position and --side its map is drawn`,
    );
  const view = side === undefined ? openView(engine) : viewOf(engine, sideOf(engine, side));
  const note = side === undefined ? 'everything is shown' : `as ${side} sees it`;
  const head = { title: game.title, note };
  const svg =
    onMap === null
      ? sheet(picture as Picture, reader(game, view.data), head)
      : positionSheet(
          onMap.map,
          onMap.presentation,
          new Showing(onMap.presentation, engine).scene(view),
          head,
        );
  return asPicture(svg, format, width);
}

function sideOf({ game }: Engine, name: string): number {
  const side = game.sides.parse(name);
  if (side === undefined)
    throw new InputError(`--side: ${game.id} has no side “${name}”; it has ${game.sides.words.join(', ')}`);
  return side;
}

/** Where the picture went. */
export function renderReport(result: RenderResult, file: string): Report {
  const { content, unlettered } = result;
  const bytes = typeof content === 'string' ? Buffer.byteLength(content) : content.length;
  const text = `${file}: ${bytes} bytes${unlettered ? '; no font was found here, so it has no lettering' : ''}`;
  return fine({ file, bytes, unlettered }, text);
}

import { extname } from 'node:path';
import { drawMap, type MapData } from '@bocage/atlas';
import { type PlayableGame, type SceneLook, Showing } from '@bocage/catalogue';
import { type Engine, type Game, viewOf } from '@bocage/kernel';
import { openView, sidesIn } from '@bocage/kernel/host';
import { tonesOf } from '@bocage/table';
import { InputError } from '../errors.ts';
import { fine, type Report } from '../io.ts';
import { positionSheet } from '../render/position.ts';

/** What is to be drawn, for whose eyes. */
export interface RenderInput {
  readonly playable: PlayableGame;
  /** Null for a game that has none. */
  readonly map: MapData | null;
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
  const { playable, map, engine, side, format, width } = input;
  const { game, presentation } = playable;
  if (presentation === undefined || map === null)
    throw new InputError(
      `${game.id} has no picture of positions yet; without --position and --side its map is drawn`,
    );
  const view = side === undefined ? openView(engine) : viewOf(engine, sideOf(engine, side));
  const note = side === undefined ? 'everything is shown' : `as ${side} sees it`;
  const look = toned(game, new Showing(presentation, engine).scene(view));
  const svg = positionSheet(map, presentation, look, { title: game.title, note });
  return asPicture(svg, format, width);
}

/** Counters differ in form by camp first: the enemy looks alike in every game. */
function toned({ camps }: Game, scene: SceneLook): SceneLook {
  const tones = tonesOf(camps.names.words.map((_, camp) => sidesIn(camps, camp)));
  const counters = scene.counters.map((look) => ({ ...look, side: tones[look.side] ?? look.side }));
  return { ...scene, counters };
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

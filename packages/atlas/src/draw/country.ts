import { drawFields } from './fields.ts';
import type { Ground } from './ground.ts';
import { GROUNDS, type GroundSign } from './kinds.ts';
import { drawMarsh } from './marsh.ts';
import { TINTS } from './palette.ts';
import { region } from './regions.ts';
import { pathTag, type Rect, tag } from './svg.ts';
import { drawTussocks } from './tussocks.ts';
import { drawWoods } from './woods.ts';

const OPEN: readonly GroundSign[] = ['sea', 'tidal', 'shale', 'strand', 'beach', 'shelf', 'clear'];
const WET: readonly GroundSign[] = ['lake', 'marsh', 'flooded'];

/** The tints of dry land, and the fields on it. */
export function drawLand(ground: Ground, area: Rect): string {
  const dry = GROUNDS.filter((sign) => !OPEN.includes(sign) && !WET.includes(sign));
  return tag('rect', { ...area, fill: TINTS.clear }) + tints(ground, dry) + drawFields(ground, area);
}

/** Floods, marshes and woods; the relief of the land shows under them. */
export function drawGrowth(ground: Ground, area: Rect): string {
  return [
    tints(ground, WET),
    drawMarsh(ground, area),
    drawTussocks(ground, area),
    drawWoods(ground, area),
  ].join('');
}

function tints(ground: Ground, signs: readonly GroundSign[]): string {
  const used = signs.filter((sign) => ground.cover.includes(sign));
  const classOf = (h: number) => ground.cover[h] as string;
  return used.map((sign) => pathTag(region(ground, classOf, sign), { fill: TINTS[sign] })).join('');
}

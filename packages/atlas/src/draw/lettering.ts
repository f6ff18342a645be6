import { NAME_ORDER, NAME_STYLES, type Named, type NameStyle } from './named.ts';
import type { Name } from './names.ts';
import { HALO, LABEL } from './palette.ts';
import { Path, pathTag, short, tag } from './svg.ts';
import { faceOf, textTag } from './text.ts';

/** A small triangle where a point is. */
export function drawPoints(things: readonly Named[]): string {
  const path = new Path();
  for (const { kind, at } of things) {
    if (kind !== 'point') continue;
    const { x, y } = at;
    path.polygon([
      { x, y: y - 6.5 },
      { x: x + 6, y: y + 4 },
      { x: x - 6, y: y + 4 },
    ]);
  }
  return pathTag(path, { fill: LABEL, stroke: HALO, 'stroke-width': 2, 'paint-order': 'stroke' });
}

/** The names, light round every letter so that they stand out from the ground. */
export function drawNames(names: readonly Name[]): string {
  return NAME_ORDER.map((kind) => {
    const style = NAME_STYLES[kind];
    const texts = names.filter((n) => n.thing.kind === kind).map((n) => drawName(n, style));
    return texts.length === 0 ? '' : tag('g', groupOf(style), texts.join(''));
  }).join('');
}

function groupOf(style: NameStyle) {
  return {
    ...faceOf(style.face),
    'font-size': style.size,
    fill: style.fill,
    'letter-spacing': style.spacing || undefined,
    'text-anchor': 'middle',
    stroke: HALO,
    'stroke-width': Math.max(3.4, style.size * 0.2),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
}

function drawName(name: Name, style: NameStyle): string {
  const turn =
    name.angle === 0 ? undefined : `rotate(${short(name.angle)} ${short(name.at.x)} ${short(name.at.y)})`;
  const size = name.size === style.size ? undefined : name.size;
  return name.lines
    .map((line, i) =>
      textTag(line, name.at.x + style.spacing / 2, name.at.y + i * name.size * 0.98, {
        transform: turn,
        'font-size': size,
      }),
    )
    .join('');
}

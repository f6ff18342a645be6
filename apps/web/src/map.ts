import { type CounterFace, counterSvg } from './counter.ts';
import { BEACHES, COUNTERS, type Place, TERRAIN_ROWS, TOWNS } from './normandy.ts';

// Pointy-top hexes of width WIDE; rows stand 0.75 of a hex's height apart.
const WIDE = 20;
const TALL = WIDE / Math.cos(Math.PI / 6);
const ROW = TALL * 0.75;

const COLUMNS = TERRAIN_ROWS[0]?.length ?? 0;

function center(column: number, row: number): readonly [x: number, y: number] {
  return [(column + (row % 2 ? 0.5 : 0)) * WIDE, row * ROW];
}

function hexPath(column: number, row: number): string {
  const [x, y] = center(column, row);
  const side = TALL / 2;
  const slope = side / 2;
  const half = WIDE / 2;
  return `M${x.toFixed(1)} ${(y - side).toFixed(1)}l${half} ${slope.toFixed(1)}v${side.toFixed(1)}l${-half} ${slope.toFixed(1)}l${-half} ${(-slope).toFixed(1)}v${(-side).toFixed(1)}z`;
}

function isSea(column: number, row: number): boolean {
  return (TERRAIN_ROWS[row]?.[column] ?? '~') === '~';
}

function touchesLand(column: number, row: number): boolean {
  const east = row % 2;
  const around = [
    [column - 1, row],
    [column + 1, row],
    [column - 1 + east, row - 1],
    [column + east, row - 1],
    [column - 1 + east, row + 1],
    [column + east, row + 1],
  ] as const;
  return around.some(([c, r]) => !isSea(c, r));
}

const KIND = { b: 'bocage', o: 'open', w: 'wood', f: 'flood', C: 'town' } as const;

/** The class that colours a hex; bocage and open country come in three shades so that the fields show. */
function paint(column: number, row: number): string {
  if (isSea(column, row)) return touchesLand(column, row) ? 'shallow' : 'sea';
  const kind = KIND[TERRAIN_ROWS[row]?.[column] as keyof typeof KIND];
  const shade = (column * 7 + row * 13 + column * row * 5) % 3;
  return kind === 'bocage' || kind === 'open' ? `${kind} shade-${shade}` : kind;
}

function hexes(): string {
  const paths = new Map<string, string>();
  for (let row = 0; row < TERRAIN_ROWS.length; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const name = paint(column, row);
      paths.set(name, (paths.get(name) ?? '') + hexPath(column, row));
    }
  }
  return [...paths].map(([name, d]) => `<path class="hex ${name}" d="${d}"/>`).join('');
}

function town({ name, at: [column, row] }: Place): string {
  const [x, y] = [column * WIDE, row * ROW];
  return `<circle class="place" cx="${x}" cy="${y}" r="2.6"/><text class="town-name" x="${x + 6}" y="${y + 4}">${name}</text>`;
}

function beach({ name, at: [column, row] }: Place): string {
  return `<text class="beach-name" x="${column * WIDE}" y="${row * ROW - 9}">${name}</text>`;
}

function counter(at: Place['at'], face: CounterFace): string {
  const [x, y] = [at[0] * WIDE, at[1] * ROW];
  return `<g transform="translate(${x - 14} ${(y - 14).toFixed(1)}) scale(0.4375)">${counterSvg(face)}</g>`;
}

/** The banner: Normandy as a wargame map. */
export function mapSvg(): string {
  const width = (COLUMNS - 1) * WIDE;
  const height = (TERRAIN_ROWS.length - 1) * ROW;
  return `<svg viewBox="0 0 ${width} ${height.toFixed(0)}" preserveAspectRatio="xMidYMid slice">
    ${hexes()}
    ${COUNTERS.map(({ at, face }) => counter(at, face)).join('')}
    ${TOWNS.map(town).join('')}${BEACHES.map(beach).join('')}
  </svg>`;
}

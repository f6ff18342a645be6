/** A value of a data file that is not prose. */
export type Figure = number | boolean | string;

/** One change to a figure. */
export interface Change {
  readonly path: readonly (string | number)[];
  readonly from: Figure;
  readonly to: Figure;
}

/** What is told and not reckoned with: where a figure comes from, what a thing is called. */
const PROSE = new Set(['source', 'text', 'name', 'note', 'title', 'id', 'covers', 'rule', 'when', 'why']);
/** A printed hex number, as maps have them. */
const HEX = /^([A-Z]?)(\d{3,4})$/;

/** Every figure of a file, each with the step by which it is changed: numbers by one, yes and no, hexes, cells of charts. */
export function changesIn(json: unknown): Change[] {
  const found: Change[] = [];
  walk(json, [], (path, from, among) => {
    const to = stepFrom(from, among);
    if (to !== undefined) found.push({ path, from, to });
  });
  return found;
}

type Visit = (path: readonly (string | number)[], value: Figure, among: readonly unknown[]) => void;

function walk(
  value: unknown,
  path: readonly (string | number)[],
  visit: Visit,
  among: readonly unknown[] = [],
): void {
  if (Array.isArray(value)) for (const [i, one] of value.entries()) walk(one, [...path, i], visit, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) if (!PROSE.has(key)) walk(one, [...path, key], visit);
  } else if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string')
    visit(path, value, among);
}

/** The figure one step on; undefined for a word that is none. */
function stepFrom(value: Figure, among: readonly unknown[]): Figure | undefined {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  const [, letter = '', digits] = HEX.exec(value) ?? [];
  if (digits !== undefined) return letter + String(Number(digits) + 1).padStart(digits.length, '0');
  return nextCell(value, among);
}

/** The next of the words of a row in which some stand more than once: then they are results, and no list of names. */
function nextCell(value: string, among: readonly unknown[]): string | undefined {
  const words = [...new Set(among)].filter((one) => typeof one === 'string');
  if (words.length < 2 || words.length === among.length) return undefined;
  return words[(words.indexOf(value) + 1) % words.length];
}

/** A copy of the file in which the one figure is changed. */
export function changed(json: unknown, { path, to }: Pick<Change, 'path' | 'to'>): unknown {
  const copy = structuredClone(json);
  let place = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) place = place[key] as Record<string | number, unknown>;
  place[path.at(-1) as string | number] = to;
  return copy;
}

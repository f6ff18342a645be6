/** A one-column table by bands of a total, such as `<=5`, `6-7`, `8`, `>=9`. */
export interface Bands<R> {
  /** The lowest total of each band, ascending; the first may be minus infinity. */
  readonly from: readonly number[];
  readonly results: readonly R[];
  /** The highest total of the last band; may be infinity. */
  readonly to: number;
}

interface Band<R> {
  readonly from: number;
  readonly to: number;
  readonly result: R;
}

/** Checks that the bands neither overlap nor leave a gap, and reads their results. */
export function makeBands<R>(source: Readonly<Record<string, string>>, read: (text: string) => R): Bands<R> {
  const bands = Object.entries(source).map(([range, text]) => ({ ...parseRange(range), result: read(text) }));
  bands.sort((a, b) => a.from - b.from);
  if (bands.length === 0) throw new SyntaxError('no bands');
  for (let i = 1; i < bands.length; i++) checkJoint(bands[i - 1]!, bands[i]!);
  return { from: bands.map((b) => b.from), results: bands.map((b) => b.result), to: bands.at(-1)!.to };
}

function parseRange(range: string): Omit<Band<never>, 'result'> {
  const match = /^(<=|>=)?(-?\d+)(?:\.\.(-?\d+)|-(\d+))?$/.exec(range);
  const [, bound, first, ...rest] = match ?? [];
  const last = rest[0] ?? rest[1];
  if (first === undefined || (bound && last)) throw new SyntaxError(`not a band: ${range}`);
  if (bound === '<=') return { from: Number.NEGATIVE_INFINITY, to: Number(first) };
  if (bound === '>=') return { from: Number(first), to: Number.POSITIVE_INFINITY };
  const band = { from: Number(first), to: Number(last ?? first) };
  if (band.from > band.to) throw new SyntaxError(`not a band: ${range}`);
  return band;
}

function checkJoint<R>(lower: Band<R>, upper: Band<R>): void {
  if (upper.from <= lower.to) throw new SyntaxError(`bands overlap at ${upper.from}`);
  if (upper.from > lower.to + 1) throw new SyntaxError(`no band holds ${lower.to + 1}`);
}

/** The result of the band that holds a total; a total beyond a closed end is read at that end. */
export function inBand<R>(bands: Bands<R>, total: number): R {
  let i = bands.from.length - 1;
  while (i > 0 && total < bands.from[i]!) i--;
  return bands.results[i]!;
}

interface ByDie {
  readonly die: readonly number[];
}

/** What each face of the die brings, the 1 first; throws unless every face stands in one row. */
export function byFace<Row extends ByDie, R>(rows: readonly Row[], read: (row: Row) => R): readonly R[] {
  return [1, 2, 3, 4, 5, 6].map((face) => {
    const found = rows.filter(({ die }) => die.includes(face));
    if (found.length !== 1) throw new RangeError(`${found.length} rows for a ${face}`);
    return read(found[0] as Row);
  });
}

/** A result table as data: for each column the results in the order of the rolls. */
export interface TableSource {
  readonly columns: readonly string[];
  /** Consecutive rolls, lowest first. */
  readonly rolls: readonly number[];
  readonly cells: Readonly<Record<string, readonly string[]>>;
}

/** A checked result table: every column complete, every result understood. */
export interface ResultTable<R> {
  readonly columns: readonly string[];
  readonly rolls: readonly number[];
  /** Results column after column. Equal printed results are one and the same object. */
  readonly cells: readonly R[];
}

/** Checks a table and reads its results; throws one error naming everything that is wrong with it. */
export function makeTable<R>(source: TableSource, read: (text: string) => R): ResultTable<R> {
  const problems = shapeProblems(source);
  const known = new Map<string, R>();
  const cells: R[] = [];
  for (const column of source.columns) {
    for (const text of source.cells[column] ?? []) {
      if (!known.has(text)) readInto(known, text, { read, column, problems });
      cells.push(known.get(text)!);
    }
  }
  if (problems.length > 0) throw new SyntaxError(`result table: ${problems.join('; ')}`);
  return { columns: source.columns, rolls: source.rolls, cells };
}

interface Reading<R> {
  readonly read: (text: string) => R;
  readonly column: string;
  readonly problems: string[];
}

function readInto<R>(known: Map<string, R>, text: string, { read, column, problems }: Reading<R>): void {
  try {
    known.set(text, read(text));
  } catch (error) {
    problems.push(`column ${column}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function shapeProblems({ columns, rolls, cells }: TableSource): string[] {
  const problems: string[] = [];
  if (columns.length === 0) problems.push('no columns');
  if (rolls.length === 0) problems.push('no rolls');
  if (new Set(columns).size < columns.length) problems.push('a column is named twice');
  if (rolls.some((roll, i) => i > 0 && roll !== rolls[i - 1]! + 1))
    problems.push('the rolls are not consecutive');
  for (const column of columns) {
    const size = cells[column]?.length ?? 0;
    if (size !== rolls.length)
      problems.push(`column ${column} has ${size} results for ${rolls.length} rolls`);
  }
  for (const column of Object.keys(cells)) {
    if (!columns.includes(column)) problems.push(`column ${column} is not among the columns`);
  }
  return problems;
}

/** The result of a roll; a roll modified beyond the first or last row is read there. */
export function lookUp<R>(table: ResultTable<R>, column: number, roll: number): R {
  const { rolls, cells, columns } = table;
  if (!(column >= 0 && column < columns.length)) throw new RangeError(`no column ${column} in the table`);
  const row = Math.min(Math.max(roll - rolls[0]!, 0), rolls.length - 1);
  return cells[column * rolls.length + row]!;
}

import { capital, dieText, minus, spelt } from '../words.ts';

/** A row of a table; with its own source where it has one. */
export interface ChartRow {
  readonly head: string;
  readonly cells: readonly string[];
  readonly source?: string;
}

/** A table with a heading for each column, that of the heads first. */
export interface ChartTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  readonly source?: string;
}

/** A chart of a game, with where its figures come from. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** The case or the chapter that uses it. */
  readonly rule: string;
  readonly source: string;
  /** How it is read, where that is not plain. */
  readonly note?: string;
  readonly tables: readonly ChartTable[];
}

/** What data files hold. */
type Datum = string | number | boolean | null | undefined | readonly Datum[] | DataObject;
interface DataObject {
  readonly [key: string]: Datum;
}

/** How the charts of a game are shown. */
export interface ChartWords {
  /** By the key of the data file: what it is called, and the rule it belongs to. A chart that is left out is not shown. */
  readonly titles: Readonly<Record<string, readonly [title: string, rule: string]>>;
  /** Keys and values in words, where spelling them out is not enough. */
  readonly words: Readonly<Record<string, string>>;
  /** By chart: how it is read. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Values in words, where they mean something else than a key of the same name. */
  readonly values?: Readonly<Record<string, string>>;
  /** Keys that only the program needs, in any chart or in one (`crt.order`). */
  readonly silent?: readonly string[];
  /** Keys of two numbers, a least and a most: `1 to 16`. */
  readonly ranges?: readonly string[];
  /** Keys of the faces of a die: `4 to 6`. */
  readonly dice?: readonly string[];
  /** Keys of what becomes what: `EX → DE`. */
  readonly turned?: readonly string[];
  /** Charts, or parts of them (`attack.cells`), that need a table of their own. */
  readonly tables?: Readonly<Record<string, readonly ChartTable[]>>;
}

/** The charts of a data file as tables: grids by roll and column, lists, and single figures, each with its source. */
export function chartsOf(file: object, spec: ChartWords): Chart[] {
  const data = file as DataObject;
  return Object.entries(spec.titles).map(([id, [title, rule]]) => {
    const chart = data[id];
    if (!isObject(chart) || typeof chart.source !== 'string')
      throw new Error(`there is no chart ${id} with a source`);
    const note = spec.notes?.[id];
    const tables = new Tables(spec, id).of(chart);
    return { id, title, rule, source: chart.source, tables, ...(note === undefined ? {} : { note }) };
  });
}

const isObject = (datum: Datum): datum is DataObject =>
  typeof datum === 'object' && datum !== null && !Array.isArray(datum);
const isList = (datum: Datum): datum is readonly Datum[] => Array.isArray(datum);
const isPlain = (datum: Datum): boolean => !isObject(datum) && !(isList(datum) && datum.some(isObject));

/** Makes tables of the parts of a chart. */
class Tables {
  private readonly spec: ChartWords;
  private readonly id: string;

  constructor(spec: ChartWords, id: string) {
    this.spec = spec;
    this.id = id;
  }

  of(chart: DataObject): ChartTable[] {
    const own = this.spec.tables?.[this.id];
    if (own !== undefined) return [...own];
    const { columns, rolls, cells } = chart;
    const isGrid = isList(columns) && isList(rolls) && isObject(cells);
    const rest = this.entriesOf(chart).filter(
      ([key]) => !isGrid || !['columns', 'rolls', 'cells'].includes(key),
    );
    return [
      ...(isGrid ? this.grids(columns, rolls, cells) : []),
      ...this.parts('', Object.fromEntries(rest)),
    ];
  }

  /** The parts of something: its single figures together, each list and each group by itself. */
  private parts(title: string, data: DataObject): ChartTable[] {
    const entries = this.entriesOf(data);
    const single = entries.filter(([, value]) => isPlain(value));
    const figures: ChartTable[] =
      single.length === 0
        ? []
        : [
            {
              title,
              columns: [],
              rows: single.map(([key, value]) => ({ head: this.word(key), cells: [this.text(value, key)] })),
              ...sourceOf(data),
            },
          ];
    const groups = entries.filter(([, value]) => !isPlain(value));
    if (groups.length > 1 && areAlike(groups.map(([, value]) => value)))
      return [...figures, this.rowsOf(title, groups as [string, DataObject][])];
    return [...figures, ...groups.flatMap(([key, value]) => this.group(key, value))];
  }

  private group(key: string, value: Datum): ChartTable[] {
    const own = this.spec.tables?.[`${this.id}.${key}`];
    if (own !== undefined) return [...own];
    const title = this.word(key);
    if (isList(value))
      return [
        this.rowsOf(
          title,
          value.filter(isObject).map((row) => ['', row]),
        ),
      ];
    if (!isObject(value)) return [];
    const entries = this.entriesOf(value);
    const isRows = entries.length > 1 && entries.every(([, row]) => isObject(row) && isShallow(row));
    if (!isRows) return this.parts(title, value);
    return [{ ...this.rowsOf(title, entries as [string, DataObject][]), ...sourceOf(value) }];
  }

  /** A row for each thing, with a column for each of its figures. */
  private rowsOf(title: string, things: readonly (readonly [string, DataObject])[]): ChartTable {
    const keys = [...new Set(things.flatMap(([, thing]) => this.entriesOf(thing).map(([key]) => key)))];
    const isNamed = things.every(([name]) => name !== '');
    const headKey = isNamed ? '' : (['name', 'text'].find((key) => keys.includes(key)) ?? keys[0] ?? '');
    const shown = keys.filter((key) => key !== headKey && !(key === 'id' && headKey === 'name'));
    return {
      title,
      columns: [isNamed ? '' : this.word(headKey), ...shown.map((key) => this.word(key))],
      rows: things.map(([name, thing]) => ({
        head: isNamed ? this.word(name) : capital(this.text(thing[headKey], headKey)),
        cells: shown.map((key) => (thing[key] === undefined ? '' : this.text(thing[key], key))),
        ...sourceOf(thing),
      })),
    };
  }

  /** Rolls down, columns across; one table for each line where there are several. */
  private grids(columns: readonly Datum[], rolls: readonly Datum[], cells: DataObject): ChartTable[] {
    const names = columns.map(String);
    const table = (title: string, lines: DataObject): ChartTable => ({
      title,
      columns: [this.word('roll'), ...names],
      rows: rolls.map((roll, i) => ({
        head: String(roll),
        cells: names.map((name) => {
          const column = lines[name];
          return isList(column) ? String(column[i]) : '';
        }),
      })),
    });
    const isOne = names.every((name) => isList(cells[name]));
    if (isOne) return [table('', cells)];
    return Object.entries(cells).flatMap(([line, grid]) =>
      isObject(grid) ? [table(this.word(line), grid)] : [],
    );
  }

  /** All but the source, and what only the program needs. */
  private entriesOf(data: DataObject): [string, Datum][] {
    const { silent = [] } = this.spec;
    return Object.entries(data).filter(
      ([key, value]) =>
        key !== 'source' &&
        value !== undefined &&
        !silent.includes(key) &&
        !silent.includes(`${this.id}.${key}`),
    );
  }

  private word(key: string): string {
    const { words } = this.spec;
    if (key === '') return '';
    return words[`${this.id}.${key}`] ?? words[key] ?? (/^[a-z]/.test(key) ? spelt(key) : key);
  }

  /** A value in a cell. */
  private text(value: Datum, key = ''): string {
    if (value === true) return this.spec.words.yes ?? 'yes';
    if (value === false) return this.spec.words.no ?? 'no';
    if (value === null || value === undefined) return '–';
    if (typeof value === 'number') return minus(value);
    if (typeof value === 'string') return this.said(value);
    if (isList(value)) return this.listText(value, key);
    const isTurned = this.spec.turned?.includes(key) === true;
    return this.entriesOf(value as DataObject)
      .map(([name, one]) => `${this.word(name)}${isTurned ? ' →' : ''} ${this.text(one, name)}`)
      .join(', ');
  }

  private said(value: string): string {
    const { words, values = {} } = this.spec;
    const known =
      values[`${this.id}.${value}`] ?? values[value] ?? words[`${this.id}.${value}`] ?? words[value];
    if (known !== undefined) return known;
    const isName = /^[a-z]+([A-Z-][a-z]*)+$/.test(value);
    return isName ? spelt(value).replace(/^./, (letter) => letter.toLowerCase()) : value;
  }

  private listText(list: readonly Datum[], key: string): string {
    if (list.length === 0) return '–';
    const { ranges = [], dice = [] } = this.spec;
    const numbers = list.filter((one) => typeof one === 'number');
    if (numbers.length === list.length && ranges.includes(key)) return rangeText(numbers);
    if (numbers.length === list.length && dice.includes(key)) return dieText(numbers);
    const by = list.some(isObject) ? '; or ' : ', ';
    return list.map((one) => this.text(one, key)).join(by);
  }
}

const sourceOf = ({ source }: DataObject): { source?: string } =>
  typeof source === 'string' ? { source } : {};

/** A figure that stands for no limit. */
const ENDLESS = 99;

function rangeText([from = 0, to = 0]: readonly number[]): string {
  if (to >= ENDLESS) return `${minus(from)} or more`;
  return from === to ? minus(from) : `${minus(from)} to ${minus(to)}`;
}

/** Groups of single figures with a key in common, which read better as the rows of one table. */
function areAlike(groups: readonly Datum[]): boolean {
  if (!groups.every((group) => isObject(group) && Object.values(group).every(isPlain))) return false;
  const [first = {}, ...others] = groups as DataObject[];
  return Object.keys(first).some(
    (key) => key !== 'source' && others.every((other) => Object.hasOwn(other, key)),
  );
}

/** No group within it has groups. */
const isShallow = (row: DataObject): boolean =>
  Object.values(row).every((value) => !isObject(value) || Object.values(value).every(isPlain));

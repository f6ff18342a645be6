import { IllegalAction } from './action.ts';
import { Engine, RulesError } from './engine.ts';
import { DEPTH, type Game, proceduresIn, type SetUp, TOP, whyNotThere } from './game.ts';
import { readHeader, writeHeader } from './header.ts';
import { type Kind, NONE, UNKNOWN } from './kind.ts';
import type { AnyProcedure } from './procedure.ts';
import { seeded } from './random.ts';
import type { Reason } from './reason.ts';
import { type Fault, splitAt, TextError } from './scan.ts';
import { isCounts, isList, isTable, type Layout, type Schema, type Slot } from './schema.ts';
import type { BaseState } from './state.ts';
import { determinize, mayHide, type View } from './view.ts';

/** The first line of every position. */
export const POSITION_FORMAT = 'bocage-position 1';
const OVER = 'over';

/** The position as text: everything that is not as the schema has it at first, then the stack of procedures. */
export function writePosition(engine: Engine): string {
  return writeState(engine.game, engine.setUp, engine.g.cells.data, []);
}

/** The line that tells whose eyes a text is for. */
export const seenBy = ({ game, sides }: View): string =>
  `seen-by ${sides.map((side) => game.sides.text(side)).join('+')}`;

/** What a side sees, as a position with `?` for what it may not know. */
export function writeView(view: View): string {
  return writeState(view.game, view.setUp, view.data, [seenBy(view)]);
}

function writeState(game: Game, setUp: SetUp, data: Int16Array, extra: readonly string[]): string {
  const lines = [...writeHeader(POSITION_FORMAT, game, setUp), ...extra, ''];
  for (const [name, entry] of Object.entries(game.schema)) {
    if (isTable(entry)) {
      const rows: string[] = [];
      for (const field of Object.keys(entry.fields))
        addColumn(rows, data, slotOf(game.layout, `${name}.${field}`), field);
      // Only the rows of which something is told are there to be walked.
      rows.forEach((fields, row) => {
        lines.push(`${name} ${entry.table.words[row]}${fields}`);
      });
    } else if (isCounts(entry)) {
      const slot = slotOf(game.layout, name);
      const parts = entry.counts.words.map((word, row) => fieldText(data, slot, row, word)).join('');
      if (parts !== '') lines.push(`${name}${parts}`);
    } else if (isList(entry)) {
      const items = listText(data, slotOf(game.layout, name), 0);
      if (items.length > 0) lines.push(`${name} ${items.join(' ')}`);
    } else lines.push(`${name} ${cellText(entry, data[slotOf(game.layout, name).base] as number)}`);
  }
  return `${[...lines, ...stackLines(proceduresIn(game, setUp), data)].join('\n')}\n`;
}

function stackLines(procedures: readonly AnyProcedure[], data: Int16Array): string[] {
  const lines: string[] = [];
  let base = data[TOP] as number;
  for (let depth = data[DEPTH] as number; depth > 0; depth--) {
    const procedure = procedures[data[base] as number] as AnyProcedure;
    const parts = [`> ${procedure.name}.${procedure.stepNames[data[base + 1] as number]}`];
    for (const [name, spec] of Object.entries(procedure.locals)) {
      const slot = slotOf(procedure.layout, name);
      if (isList(spec)) {
        const items = listText(data, slot, base);
        if (items.length > 0) parts.push(`${name}=${items.join('+')}`);
      } else parts.push(`${name}=${cellText(spec, data[base + slot.base] as number)}`);
    }
    lines.unshift(parts.join(' '));
    base = data[base + 2] as number;
  }
  return lines.length === 0 ? [OVER] : lines;
}

function slotOf(layout: Layout, path: string): Slot {
  const slot = layout.at.get(path);
  if (slot === undefined) throw new Error(`there is no ${path}`);
  return slot;
}

const cellText = (kind: Kind, value: number): string => (value === UNKNOWN ? '?' : kind.text(value));

function cellOf(data: Int16Array, slot: Slot, row: number): number {
  if (slot.packed) return ((data[slot.base + (row >> 4)] as number) >> (row & 15)) & 1;
  return data[slot.base + row] as number;
}

function putCell(data: Int16Array, slot: Slot, row: number, value: number): void {
  if (slot.packed) {
    const bit = 1 << (row & 15);
    const old = data[slot.base + (row >> 4)] as number;
    data[slot.base + (row >> 4)] = value === 1 ? old | bit : old & ~bit;
  } else data[slot.base + row] = value;
}

/** Nothing where it is as at first: of most rows of a large table nothing is told. */
function fieldText(data: Int16Array, slot: Slot, row: number, name: string): string {
  const value = cellOf(data, slot, row);
  return value === slot.kind.init ? '' : ` ${name}=${cellText(slot.kind, value)}`;
}

/** Adds a column of a table to its rows; those that are as at first stay empty. */
function addColumn(rows: string[], data: Int16Array, slot: Slot, field: string): void {
  for (let row = 0; row < slot.rows; row++) {
    const text = fieldText(data, slot, row, field);
    if (text !== '') rows[row] = (rows[row] ?? '') + text;
  }
}

function listText(data: Int16Array, slot: Slot, base: number): string[] {
  const length = data[base + slot.base - 1] as number;
  return Array.from({ length }, (_, i) => cellText(slot.kind, data[base + slot.base + i] as number));
}

/** Reads a position and runs on to its decision; refuses it with every fault that is found. */
export function readPosition<G extends BaseState>(game: Game<G>, text: string): Engine<G> {
  const { engine } = readLines(game, text, false);
  refuse(judge(engine));
  goOn(engine);
  engine.g.cells.forget();
  return engine;
}

/**
 * Reads what a side sees, or a whole position as whoever may see everything sees it. What is hidden from the side is
 * guessed at to find out whether there can be such a position at all; a `?` is taken only where something may be hidden.
 */
export function readView(game: Game, text: string): View {
  const { engine, sides } = readLines(game, text, true);
  const { setUp, g } = engine;
  const view: View = { game, setUp, side: sides[0] ?? NONE, sides, data: g.cells.data.slice() };
  if (!mayHide(view))
    throw new TextError([{ line: 0, text: '“?” stands for something that everybody may know' }]);
  refuse(judge(guessed(view)));
  return view;
}

/** What the lines of a text say, and whose eyes it is for. */
function readLines<G extends BaseState>(
  game: Game<G>,
  text: string,
  isView: boolean,
): { engine: Engine<G>; sides: readonly number[] } {
  const { setUp, body } = readHeader(POSITION_FORMAT, game, text);
  const engine = new Engine(game, setUp);
  engine.g.load();
  const reader = new Reader(game, engine.g, isView);
  for (const { line, words } of body) reader.read(line, words);
  if (!reader.ended)
    reader.fault(0, 'the decision that is waited for is missing: a line “> procedure.step …”, or “over”');
  if (reader.faults.length > 0) throw new TextError(reader.faults);
  return { engine, sides: reader.sides };
}

function refuse(impossible: readonly Reason[]): void {
  if (impossible.length > 0)
    throw new TextError(impossible.map(({ rule, text: said }) => ({ line: 0, rule, text: said })));
}

function guessed(view: View): Engine {
  try {
    return determinize(view, seeded(1));
  } catch (error) {
    throw new TextError([{ line: 0, text: `nothing can be made of this position: ${whyItFailed(error)}` }]);
  }
}

/** What the game says against the position. Rules that fail on it speak against it too, but not in their own words. */
function judge<G extends BaseState>(engine: Engine<G>): readonly Reason[] {
  try {
    engine.g.rebuild();
    return engine.game.impossible(engine.g);
  } catch (error) {
    throw new TextError([{ line: 0, text: `nothing can be made of this position: ${whyItFailed(error)}` }]);
  }
}

function goOn<G extends BaseState>(engine: Engine<G>): void {
  const { path } = engine;
  try {
    engine.advance();
    if (!engine.over && engine.side >= 0) engine.offer.only();
  } catch (error) {
    const at = error instanceof RulesError ? '' : `, at ${path}`;
    throw new TextError([{ line: 0, text: `the rules cannot go on from here${at}: ${whyItFailed(error)}` }]);
  }
}

/** The kernel's own errors say what is wrong with the values; those of the language speak of the program. */
export function whyItFailed(error: unknown): string {
  if (error instanceof RulesError || error instanceof IllegalAction) return error.message;
  if (error instanceof RangeError && /: -?\d+ is not in /.test(error.message.slice(0, 200)))
    return error.message;
  return 'something that they need is missing, or does not go with the rest';
}

class Reader {
  readonly faults: Fault[] = [];
  ended = false;
  private isOver = false;
  /** Whose eyes it is for; nobody's where it is whole. */
  sides: readonly number[] = [];
  private readonly isView: boolean;
  private readonly game: Game;
  private readonly data: Int16Array;
  private readonly procedures: readonly AnyProcedure[];
  private readonly schema: Schema;
  private readonly seen = new Set<string>();

  constructor(game: Game, { cells, procedures }: BaseState, isView: boolean) {
    this.game = game;
    this.isView = isView;
    this.data = cells.data;
    this.procedures = procedures;
    this.schema = game.schema;
  }

  fault(line: number, text: string): void {
    this.faults.push({ line, text });
  }

  read(line: number, words: readonly string[]): void {
    const [name = '', ...rest] = words;
    if (name === '>') this.frame(line, rest);
    else if (name === OVER && rest.length === 0) this.over(line);
    else if (name === 'seen-by') this.seenBy(line, rest);
    else if (!Object.hasOwn(this.schema, name)) this.fault(line, `${this.game.id} knows no “${name}”`);
    else this.entry(line, name, rest);
  }

  private seenBy(line: number, [names = '']: readonly string[]): void {
    const sides = names.split('+').map((name) => this.game.sides.parse(name));
    if (!this.isView) this.fault(line, 'this is what one side sees, not a whole position');
    else if (sides.includes(undefined)) this.fault(line, `there is no side “${names}”`);
    else this.sides = sides as number[];
  }

  private entry(line: number, name: string, words: readonly string[]): void {
    const entry = this.schema[name] as Schema[string];
    const what = isTable(entry) ? `${name} ${words[0]}` : name;
    if (this.seen.has(what)) this.fault(line, `${what} stands twice`);
    this.seen.add(what);
    if (isTable(entry)) {
      const row = entry.table.parse(words[0] ?? '');
      if (row === undefined) this.fault(line, `there is no ${entry.table.name} “${words[0] ?? ''}”`);
      else
        this.pairs(line, words.slice(1), (field, value) =>
          Object.hasOwn(entry.fields, field)
            ? this.put(line, slotOf(this.game.layout, `${name}.${field}`), row, value)
            : this.fault(line, `a ${name} has no “${field}”`),
        );
    } else if (isCounts(entry)) {
      this.pairs(line, words, (word, value) => {
        const row = entry.counts.parse(word);
        if (row === undefined) this.fault(line, `there is no ${entry.counts.name} “${word}”`);
        else this.put(line, slotOf(this.game.layout, name), row, value);
      });
    } else if (isList(entry)) this.list(line, slotOf(this.game.layout, name), 0, words);
    else if (words.length !== 1) this.fault(line, `${name} takes one value`);
    else this.put(line, slotOf(this.game.layout, name), 0, words[0] ?? '');
  }

  private frame(line: number, [head = '', ...words]: readonly string[]): void {
    const [name, step] = splitAt(head, '.');
    const procedure = this.procedures.find((one) => one.name === name);
    if (this.isOver) this.fault(line, 'a game that is over waits for no decision');
    const index = procedure?.stepIndex.get(step);
    const astray = whyNotThere(this.game, this.top, name);
    if (astray !== null && (procedure !== undefined || this.top === '')) this.fault(line, astray);
    if (procedure === undefined) this.fault(line, `there is no procedure “${name}”`);
    else if (index === undefined) this.fault(line, `${name} has no step “${step}”`);
    else this.push(line, procedure, index, words);
    this.ended = true;
  }

  /** The innermost frame so far and its step; nothing where there is none. */
  private get top(): string {
    const { data, procedures } = this;
    if (data[DEPTH] === 0) return '';
    const base = data[TOP] as number;
    const { name, stepNames } = procedures[data[base] as number] as AnyProcedure;
    return `${name}.${stepNames[data[base + 1] as number]}`;
  }

  private push(line: number, procedure: AnyProcedure, step: number, words: readonly string[]): void {
    const { data, game } = this;
    const below = data[TOP] as number;
    const base =
      data[DEPTH] === 0
        ? game.layout.size
        : below + (this.procedures[data[below] as number] as AnyProcedure).layout.size;
    if (base + procedure.layout.size > game.size) {
      this.fault(line, 'nested too deep');
      return;
    }
    data[base] = this.procedures.indexOf(procedure);
    data[base + 1] = step;
    data[base + 2] = below;
    data[TOP] = base;
    data[DEPTH] = (data[DEPTH] as number) + 1;
    for (const slot of procedure.layout.slots)
      data.fill(slot.kind.init, base + slot.base, base + slot.base + slot.rows);
    this.pairs(line, words, (local, value) => {
      const spec = Object.hasOwn(procedure.locals, local) ? procedure.locals[local] : undefined;
      if (spec === undefined) this.fault(line, `${procedure.name} has no “${local}”`);
      else {
        const slot = slotOf(procedure.layout, local);
        if (isList(spec)) this.list(line, slot, base, value.split('+'));
        else this.put(line, { ...slot, base: base + slot.base }, 0, value);
      }
    });
  }

  private over(line: number): void {
    if (this.ended) this.fault(line, 'a game that is over waits for no decision');
    this.ended = this.isOver = true;
  }

  private pairs(line: number, words: readonly string[], put: (name: string, value: string) => void): void {
    const names = new Set<string>();
    for (const word of words) {
      const at = word.indexOf('=');
      const name = word.slice(0, at);
      if (at < 1) this.fault(line, `“${word}” is not of the form name=value`);
      else if (names.has(name)) this.fault(line, `“${name}” stands twice`);
      else put(name, word.slice(at + 1));
      names.add(name);
    }
  }

  private put(line: number, slot: Slot, row: number, word: string): void {
    const value = this.isView && word === '?' && !slot.packed ? UNKNOWN : slot.kind.parse(word);
    if (value === undefined) this.fault(line, `${slot.path}: “${word}” is no ${slot.kind.name}`);
    else putCell(this.data, slot, row, value);
  }

  private list(line: number, slot: Slot, base: number, words: readonly string[]): void {
    if (words.length > slot.rows) {
      this.fault(line, `${slot.path} holds ${slot.rows} at most`);
      return;
    }
    this.data[base + slot.base - 1] = words.length;
    for (const [i, word] of words.entries()) this.put(line, { ...slot, base: base + slot.base }, i, word);
  }
}

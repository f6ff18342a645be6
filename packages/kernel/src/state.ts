import { Cells, type Derived, type Memory, type Watcher } from './cells.ts';
import { type Column, Counts, List, makeColumn } from './columns.ts';
import type { Value } from './domain.ts';
import type { EventArgs, EventType, EventValues, Happening } from './event.ts';
import type { Kind } from './kind.ts';
import type { Question } from './known.ts';
import type { AnyProcedure } from './procedure.ts';
import {
  type CountsSpec,
  isCounts,
  isList,
  isTable,
  type Layout,
  type ListSpec,
  type Schema,
  type Slot,
  type TableSpec,
} from './schema.ts';

type Scalars<S extends Schema> = {
  [N in keyof S as S[N] extends Kind ? N : never]: S[N] extends Kind<infer T> ? T : never;
};
type Compounds<S extends Schema> = {
  readonly [N in keyof S as S[N] extends Kind ? never : N]: S[N] extends TableSpec<infer F, infer R>
    ? { readonly [C in keyof F]: F[C] extends Kind<infer T> ? Column<T, R> : never }
    : S[N] extends ListSpec<infer T>
      ? List<T>
      : S[N] extends CountsSpec<infer T>
        ? Counts<T>
        : never;
};

/** The state of a game as its rules see it: `g.turn = 3`, `g.unit.at.get(u)`, `g.cup.take(chit)`. */
export type GameState<S extends Schema, O extends string = string> = BaseState<O> & Scalars<S> & Compounds<S>;

/** What is played: the scenario, by its place among those of the game, and every option. */
export interface Chosen<O extends string = string> {
  readonly scenario: number;
  readonly options: Readonly<Record<O, number>>;
}

/** What every game's state can do beside holding values. */
export class BaseState<O extends string = string> {
  readonly cells: Cells;
  readonly options: Readonly<Record<O, number>>;
  /** The scenario, by its place among those of the game. */
  readonly scenario: number;
  /** Where events go, or null where nobody listens. */
  log: Happening[] | null = null;
  /** Told of each event as it happens, while the step that tells it is under way; for whoever looks closer. */
  heard: ((happening: Happening) => void) | null = null;
  readonly sideCount: number;
  /** By number, as the scenario and the options have them. */
  procedures: readonly AnyProcedure[] = [];
  readonly derived: Derived[] = [];
  /** What is worked out once while nothing changes that it hangs on: `known` of the game. */
  readonly questions: Question[] = [];
  readonly layout: Layout;
  /** Whether all that is derived was made once: from then on it follows the cells. */
  private isMade = false;

  constructor(layout: Layout, fieldAt: Uint8Array, { scenario, options }: Chosen<O>, sideCount: number) {
    this.layout = layout;
    this.cells = new Cells(fieldAt.length, fieldAt);
    this.options = options;
    this.scenario = scenario;
    this.sideCount = sideCount;
  }

  /** Says that something happened, by the rule of the event's type or by the one given. */
  emit<A extends EventArgs>(type: EventType<A>, args: EventValues<A>, rule = type.rule): void {
    if (this.log === null) return;
    let seen = 0;
    for (let side = 0; side < this.sideCount; side++)
      if (type.seenBy === undefined || type.seenBy(this as never, args, side)) seen |= 1 << side;
    const happening = { type: type as unknown as EventType, args: args as Record<string, Value>, rule, seen };
    this.log.push(happening);
    this.heard?.(happening);
  }

  /** Tells the watcher of every change in a field (`unit.at`), forwards and backwards. */
  watch(path: string, watcher: Watcher): void {
    const slot = this.layout.at.get(path);
    if (slot === undefined) throw new Error(`watch: there is no ${path}`);
    if (slot.packed) throw new Error(`watch: the flags of ${path} are packed; an int(0, 1) is not`);
    this.cells.watch(slot.base, slot.rows, watcher);
  }

  /** Sets every cell to its initial value and makes everything derived anew, or takes over the given ones. */
  load(data?: Int16Array): void {
    if (data !== undefined && this.isMade) {
      this.cells.become(data);
      return;
    }
    if (data === undefined) {
      this.cells.data.fill(0);
      for (const slot of this.layout.slots) fillInitial(this.cells.data, slot);
    } else this.cells.data.set(data);
    this.cells.forget();
    this.rebuild();
  }

  /** The whole state with all that is derived, so that taking it over costs the same from wherever. */
  save(): Saved {
    const memory = this.derived.map((one) => one.memory?.map((array) => array.slice()));
    return { data: this.cells.data.slice(), memory };
  }

  /** Takes over what was saved. */
  restore({ data, memory }: Saved): void {
    const isWhole = memory.length === this.derived.length && !memory.includes(undefined);
    if (!isWhole || !this.isMade) {
      this.load(data);
      return;
    }
    this.cells.data.set(data);
    for (let i = 0; i < memory.length; i++) {
      const one = this.derived[i] as Derived;
      const [from, to] = [memory[i] as readonly Memory[], one.memory as readonly Memory[]];
      for (let j = 0; j < from.length; j++) (to[j] as Memory).set(from[j] as Memory);
      one.restored?.();
    }
    this.cells.outdate();
    this.cells.forget();
  }

  rebuild(): void {
    this.cells.outdate();
    for (const one of this.derived) one.rebuild();
    this.isMade = true;
  }
}

/** A state as it was, and what each derived map was made of, where it says. */
export interface Saved {
  readonly data: Int16Array;
  readonly memory: readonly (readonly Memory[] | undefined)[];
}

function fillInitial(data: Int16Array, slot: Slot): void {
  if (!slot.packed) data.fill(slot.kind.init, slot.base, slot.base + slot.rows);
  else
    for (let row = 0; row < slot.rows && slot.kind.init === 1; row++)
      data[slot.base + (row >> 4)]! |= 1 << (row & 15);
}

export type StateClass = new (
  layout: Layout,
  fieldAt: Uint8Array,
  chosen: Chosen,
  sideCount: number,
) => BaseState;

/** Makes the class of states for one schema, so that all states of a game share one shape. */
export function stateClass(schema: Schema, layout: Layout): StateClass {
  const origin = { base: 0 };
  class State extends BaseState {
    constructor(...args: ConstructorParameters<StateClass>) {
      super(...args);
      for (const [name, entry] of Object.entries(schema)) {
        const value = isTable(entry)
          ? columnsOf(this.cells, layout, name, entry)
          : isList(entry)
            ? new List(this.cells, origin, slotAt(layout, name))
            : isCounts(entry)
              ? new Counts(this.cells, slotAt(layout, name), entry.counts)
              : undefined;
        if (value !== undefined) Object.defineProperty(this, name, { value, enumerable: true });
      }
    }
  }
  for (const [name, entry] of Object.entries(schema)) {
    if (name in BaseState.prototype || RESERVED.has(name))
      throw new Error(`schema: “${name}” is a word of the kernel's`);
    if (!isTable(entry) && !isList(entry) && !isCounts(entry))
      defineScalar(State.prototype, slotAt(layout, name));
  }
  return State;
}

const RESERVED = new Set([
  'cells',
  'options',
  'scenario',
  'log',
  'heard',
  'sideCount',
  'procedures',
  'derived',
  'questions',
  'known',
  'layout',
  'isMade',
]);

function slotAt(layout: Layout, path: string): Slot {
  const slot = layout.at.get(path);
  if (slot === undefined) throw new Error(`there is no ${path}`);
  return slot;
}

function columnsOf(cells: Cells, layout: Layout, name: string, entry: TableSpec): Record<string, Column> {
  const columns: Record<string, Column> = {};
  for (const field of Object.keys(entry.fields))
    columns[field] = makeColumn(cells, slotAt(layout, `${name}.${field}`));
  return columns;
}

function defineScalar(target: BaseState, slot: Slot): void {
  const { base, path } = slot;
  const { min, max } = slot.kind;
  Object.defineProperty(target, path, {
    get(this: BaseState): number {
      return this.cells.data[base] as number;
    },
    set(this: BaseState, value: number) {
      if (!(value >= min && value <= max))
        throw new RangeError(`${path}: ${value} is not in ${min} … ${max}`);
      this.cells.write(base, value);
    },
  });
}

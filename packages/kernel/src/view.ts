import { Engine } from './engine.ts';
import { DEPTH, type Game, type HiddenRule, hiddenSlot, type SetUp, TOP } from './game.ts';
import { NONE, UNKNOWN } from './kind.ts';
import type { AnyProcedure } from './procedure.ts';
import { type Random, shuffle } from './random.ts';
import type { Seats } from './seats.ts';
import type { BaseState } from './state.ts';

/**
 * What one side, or the sides of one seat, may know: the whole state with UNKNOWN in the place of everything else. It holds no way
 * back to the truth, so a player that is given a view cannot cheat.
 */
export interface View {
  readonly game: Game;
  readonly setUp: SetUp;
  /** The side that it is made for. */
  readonly side: number;
  /** All whose knowledge is in it. */
  readonly sides: readonly number[];
  readonly data: Int16Array;
}

/** A run of cells that a hidden rule is about, where it stands at the moment. */
interface Run {
  readonly rule: HiddenRule<BaseState>;
  readonly base: number;
  readonly rows: number;
  readonly min: number;
  readonly max: number;
  readonly init: number;
}

/** Every run that is under a hidden rule now: fields of the state, and locals of the procedures under way. */
function hiddenRuns(game: Game, data: Int16Array): Run[] {
  const runs: Run[] = [];
  for (const [path, rule] of Object.entries(game.hidden ?? {})) {
    const found = hiddenSlot(game, path);
    if (found === undefined) continue;
    const { slot, procedure } = found;
    const { min, max, init } = slot.kind;
    for (const base of procedure === undefined ? [slot.base] : basesOf(game, data, procedure, slot.base)) {
      const isList =
        game.layout.at.has(`${path}#`) || procedure?.layout.at.has(`${path.split('.')[1]}#`) === true;
      const rows = isList ? (data[base - 1] as number) : slot.rows;
      runs.push({ rule, base, rows, min, max, init });
    }
  }
  return runs;
}

function basesOf(game: Game, data: Int16Array, procedure: AnyProcedure, offset: number): number[] {
  const bases: number[] = [];
  const id = game.procedureIds.get(procedure);
  let base = data[TOP] as number;
  for (let depth = data[DEPTH] as number; depth > 0; depth--) {
    if (data[base] === id) bases.unshift(base + offset);
    base = data[base + 2] as number;
  }
  return bases;
}

/** What the side may know of the position, with all that those know who share its seat. */
export function viewOf(engine: Engine, side: number, sides: readonly number[] = [side]): View {
  const data = engine.snapshot();
  for (const { rule, base, rows } of hiddenRuns(engine.game, data))
    for (let row = 0; row < rows; row++) if (!isSeen(rule, engine.g, row, sides)) data[base + row] = UNKNOWN;
  return { game: engine.game, setUp: engine.setUp, side, sides, data };
}

/** Whether nothing is unknown in a view but what may be hidden. */
export function mayHide({ game, data }: View): boolean {
  const left = data.slice();
  // Sixteen flags in a cell may come to any value; none of them is ever hidden.
  for (const { base, rows, packed } of game.layout.slots)
    if (packed) left.fill(0, base, base + ((rows + 15) >> 4));
  for (const { base, rows } of hiddenRuns(game, data)) left.fill(0, base, base + rows);
  return !left.includes(UNKNOWN);
}

function isSeen(rule: HiddenRule<BaseState>, g: BaseState, row: number, sides: readonly number[]): boolean {
  for (const side of sides) if (rule.seenBy(g, row, side)) return true;
  return false;
}

/** The view of whoever may see everything. */
export const openView = ({ game, setUp, g }: Engine): View => ({
  game,
  setUp,
  side: NONE,
  sides: game.sides.words.map((_, side) => side),
  data: g.cells.data.slice(),
});

/** Whether something has become different that somebody does not see, by what he sees of what came of it. */
export function changedUnseen(before: Int16Array, after: Int16Array, seen: Int16Array): boolean {
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i] && seen[i] !== after[i]) return true;
  return false;
}

/** How often a guess may turn out not to fit before we say so. */
const GUESSES = 100;

/**
 * A whole world in which the side would see just what it sees: what it may not know is filled in at
 * random. The legal actions and all queries in it are those of the truth, since they may not depend on
 * what is hidden from the one who decides. That it is possible is the business of the game's guesses, and the
 * prover holds them to it. An engine of the same game and set-up may be given for it, which spares making one.
 */
export function determinize(
  view: View,
  random: Random,
  engine: Engine = new Engine(view.game, view.setUp),
): Engine {
  for (let i = 0; i < GUESSES; i++) {
    fillIn(engine, view, random);
    if (view.game.guessFits?.(engine.g) !== false) return engine;
  }
  throw new Error(
    `${view.game.id}: no possible state was found behind the view of ${view.game.sides.text(view.side)}`,
  );
}

function fillIn(engine: Engine, view: View, random: Random): void {
  const runs = hiddenRuns(view.game, view.data);
  const data = view.data.slice();
  for (const { base, rows, init } of runs)
    for (let row = 0; row < rows; row++) if (data[base + row] === UNKNOWN) data[base + row] = init;
  engine.load(data);
  for (const run of runs) guessRun(engine, run, view.data, random);
  engine.g.cells.forget();
}

function guessRun(engine: Engine, run: Run, known: Int16Array, random: Random): void {
  const { rule, base, rows, min, max } = run;
  const unknown: number[] = [];
  for (let row = 0; row < rows; row++) if (known[base + row] === UNKNOWN) unknown.push(row);
  if (unknown.length === 0) return;
  const unseen =
    rule.pool === undefined ? undefined : unseenOf(rule.pool(engine.g), known.subarray(base, base + rows));
  if (unseen !== undefined) shuffle(unseen, random);
  const guessed = rule.guessAll?.(engine.g, unknown, random);
  for (const [i, row] of unknown.entries()) {
    const value =
      guessed?.[i] ??
      unseen?.pop() ??
      rule.guess?.(engine.g, row, random) ??
      min + random.below(max - min + 1);
    engine.g.cells.write(base + row, value);
  }
}

/** What is left of the multiset when the values in sight are taken out. */
function unseenOf(pool: readonly number[], known: Int16Array): number[] {
  const left = [...pool];
  for (const value of known) {
    const at = value === UNKNOWN ? -1 : left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The cells under a hidden rule, and by which seats they may be seen (bit n for seat n). */
export type Knowledge = ReadonlyMap<number, number>;
const NOTHING_HIDDEN: Knowledge = new Map();

/** What each seat may see now of everything that is not public. */
export function knowledge({ game, g }: Engine, seats: Seats): Knowledge {
  const runs = hiddenRuns(game, g.cells.data);
  if (runs.length === 0) return NOTHING_HIDDEN;
  const known = new Map<number, number>();
  for (const { rule, base, rows } of runs)
    for (let row = 0; row < rows; row++) {
      let seen = 0;
      for (let seat = 0; seat < seats.length; seat++)
        if (isSeen(rule, g, row, seats[seat] as readonly number[])) seen |= 1 << seat;
      known.set(base + row, seen);
    }
  return known;
}

/** Whether any seat sees now what it did not see, or what was not there. */
export function isLearned(before: Knowledge, after: Knowledge): boolean {
  for (const [cell, seen] of after) if ((seen & ~(before.get(cell) ?? 0)) !== 0) return true;
  return false;
}

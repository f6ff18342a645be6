import { Judge } from '@bocage/ai';
import { type Action, Seat, seeded, type View } from '@bocage/kernel';
import { heldWith } from '@bocage/kernel/host';
import {
  type Considered,
  type Doctrine,
  isThinker,
  type PlayerMaker,
  type Thinker,
  type Thought,
} from '@bocage/kernel/players';
import { ALL, type Recollection, type Remembered, type Table, Thinking } from '@bocage/table';
import type { Intention, Pondering, ThoughtLook, ThoughtThen } from './protocol.ts';

/** Below this chance a game is given up for lost, where it was so low before so many stretches in a row. */
const LOST = 0.03;
const STRETCHES = 2;

/** So many of the last thoughts of a side are told while the game goes on: of a fight, and of the moves after it. */
const LAST = 2;

/** So many plans of each thought are kept. */
const KEPT = 3;

/** Whether there is time left to go on. */
export type Timer = () => boolean;

/** What somebody would do, and what he thought before it. */
export interface Advice {
  readonly action: Action;
  readonly thought: Thought | null;
}

/** The question that is being thought about for a person. */
interface Asked {
  readonly line: number;
  readonly ply: number;
  readonly thinking: Thinking | null;
}

/** Those who think at a table: the opponents, whoever advises people, and who judges how they stand. */
export class Staff {
  readonly judge: Judge | null;
  readonly #table: Table;
  readonly #doctrine: Doctrine | undefined;
  readonly #advisers = new Map<number, ReturnType<PlayerMaker>>();
  #asked: Asked | undefined;
  /** When advice was last thought about: what lies on another way is forgotten. */
  #advised: Pick<Asked, 'line' | 'ply'> = { line: 0, ply: 0 };

  constructor(table: Table, doctrine: Doctrine | undefined) {
    this.#table = table;
    this.#doctrine = doctrine;
    this.judge = doctrine === undefined ? null : Judge.of(doctrine);
  }

  /** Lets the opponent who is to answer think as long as there is time; how far it is, or null where it has thought. */
  think(hasTime: Timer): Pondering | null {
    const pondering = goOn(this.#table.thinking, hasTime);
    if (pondering === null) this.#table.settle();
    return pondering;
  }

  /** What an adviser would do in the place of whoever is asked: thought about as long as there is time. */
  advise(maker: PlayerMaker, view: View, hasTime: Timer): Advice | Pondering {
    const { side } = view;
    const adviser = this.#advisers.get(side) ?? maker(side);
    this.#advisers.set(side, adviser);
    if (isThinker(adviser)) return this.#thoughtOut(adviser, view, hasTime);
    const { engine, match, ply } = this.#table;
    const seat = new Seat(engine, side, heldWith(match.seats, side));
    return { action: adviser.choose(seat, seeded(ply)), thought: null };
  }

  #thoughtOut(adviser: Thinker, view: View, hasTime: Timer): Advice | Pondering {
    const { line, ply } = this.#table;
    if (this.#asked?.line !== line || this.#asked.ply !== ply)
      this.#asked = { line, ply, thinking: this.#begin(adviser, view) };
    const { thinking } = this.#asked;
    const pondering = goOn(thinking, hasTime);
    if (pondering !== null) return pondering;
    thinking?.settle();
    this.#asked = { line, ply, thinking: null };
    const { thought } = adviser;
    const isOfNow = thought !== null && thought.stretch === this.#stretch;
    return { action: adviser.act(view), thought: isOfNow ? thought : null };
  }

  #begin(adviser: Thinker, view: View): Thinking | null {
    const { line, ply } = this.#table;
    if (line !== this.#advised.line || ply < this.#advised.ply) adviser.recall(null, view.side);
    this.#advised = { line, ply };
    const deliberation = adviser.deliberate(view);
    return deliberation === null ? null : new Thinking(adviser, view, deliberation);
  }

  get #stretch(): number {
    return this.#doctrine?.stretch(this.#table.engine) ?? 0;
  }

  /**
   * What was thought last, as far as an onlooker may be told: when its stretch is over, and while anything is hidden only
   * if he knew all that it was thought from. Of a game that nobody plays any more, what was thought at the moment shown.
   */
  thoughts(onlooker: number, isOpen: boolean, nearest: Nearest): ThoughtThen[] {
    const { engine, ply } = this.#table;
    const now = engine.over ? Number.POSITIVE_INFINITY : this.#stretch;
    const isTold = ({ thought, told }: Remembered): boolean =>
      isOpen || (thought.stretch < now && told.includes(onlooker));
    const left: number[] = engine.game.sides.words.map(() => (isOpen ? 1 : LAST));
    const found: ThoughtThen[] = [];
    for (let at = ply - 1; at >= 0 && left.some((many) => many > 0); at--) {
      const remembered = this.#table.thoughtAt(at);
      if (remembered === null || !isTold(remembered) || (left[remembered.side] ?? 0) === 0) continue;
      left[remembered.side] = (left[remembered.side] ?? 0) - 1;
      found.unshift({
        ...lookOf(remembered, nearest),
        ply: at,
        caption: this.#captionAt(at, onlooker),
      });
    }
    return found;
  }

  #captionAt(ply: number, onlooker: number): string {
    return this.#table.noteAt(ply)?.captions.at(onlooker === ALL ? -1 : onlooker) ?? '';
  }

  /** A side that gives the game up for lost, its own and that of all in its camp; -1 for none. */
  get resigns(): number {
    const { engine, humans } = this.#table;
    const { camps } = engine.game;
    if (engine.over || camps.names.words.length !== 2) return -1;
    const despairs = (side: number): boolean => !humans.has(side) && this.#isLost(side);
    return camps.of.findIndex((camp) => camps.of.every((other, side) => other !== camp || despairs(side)));
  }

  /** Its last thoughts saw next to no chance. */
  #isLost(side: number): boolean {
    let seen = 0;
    for (let at = this.#table.ply - 1; at >= 0; at--) {
      const remembered = this.#table.thoughtAt(at);
      if (remembered?.side !== side) continue;
      if (chanceIn(remembered) >= LOST) return false;
      if (++seen === STRETCHES) return true;
    }
    return false;
  }
}

/** The chance that was seen with the plan that was taken. */
const chanceIn = ({ thought: { plan, considered } }: Remembered): number =>
  considered.find((one) => one.plan.id === plan.id)?.chance ?? 1;

/** Thinks as long as there is time, for one trial at least; null where nothing is left to try. */
function goOn(thinking: Thinking | null, hasTime: Timer): Pondering | null {
  if (thinking === null) return null;
  do if (!thinking.step()) return null;
  while (hasTime());
  return { side: thinking.side, progress: thinking.progress };
}

/** Where the nearest unit of a side stands that can be seen; -1 for nowhere. */
export type Nearest = (side: number, at: number) => number;

/** What is told of a thought. */
export function lookOf(
  { side, thought }: Pick<Remembered, 'side' | 'thought'>,
  nearest: Nearest,
): ThoughtLook {
  const { plan, considered, rollouts } = thought;
  const told = ({ plan: { words, hexes = [] }, chance, feared }: Considered): Intention => ({
    words,
    aims: hexes.map((at) => ({ at, from: nearest(side, at) })),
    chance,
    feared,
  });
  const own = considered.find((one) => one.plan.id === plan.id);
  const second = considered.find((one) => one.plan.id !== plan.id);
  return {
    side,
    plan: told(own ?? { plan, tried: 0, utility: 0.5, chance: 0.5, feared: 0.5 }),
    second: second === undefined ? null : told(second),
    rollouts,
  };
}

/** What is kept of thoughts: the plan, and the best of the others. */
export const toKeep = (thoughts: readonly Recollection[]): Recollection[] =>
  thoughts.map((one) => {
    const { plan, considered } = one.thought;
    const best = considered.filter((other, i) => i < KEPT || other.plan.id === plan.id);
    return { ...one, thought: { ...one.thought, considered: best } };
  });

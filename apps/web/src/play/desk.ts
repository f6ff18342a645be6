import type { Choices, Host, LogEntry, Opened, Refusal, Scene } from '@bocage/host';
import type { Reason } from '@bocage/kernel';
import type { PlayWords } from '../words/en/play.ts';
import type { Draft } from './draft.ts';
import { firstState, type PlayEvent, type PlayState, reduce } from './state.ts';

/** What the page is told from outside. */
export interface PlaySurroundings {
  readonly words: PlayWords;
  /** Milliseconds that an event is shown for before the next. */
  speed(): number;
  confirmDice(): boolean;
  stepThrough(): boolean;
  /** Whether people may ask for advice. */
  hints?(): boolean;
  /** Those at this screen have said that they hide nothing from each other; they may say so now. */
  readonly openTable?: { readonly isOpen: boolean; keep(): void };
  wait(ms: number): Promise<void>;
  /** So long a click waits for the chances of what it chose; for ever where this is left out. */
  patience?(): Promise<void>;
  now(): number;
}

/** Whether the rules were against what was asked for. */
export const isRefusal = (answer: Scene | Choices | Refusal): answer is Refusal => 'reasons' in answer;

/** What is shown of a game, who listens to it, and the way to the engine. The parts of the page work at it. */
export class Desk {
  readonly host: Host;
  readonly around: PlaySurroundings;
  readonly #listeners = new Set<() => void>();
  #state: PlayState;
  /** Counts questions: answers to an older one come too late. */
  question = 0;
  isEnded = false;

  constructor(host: Host, { facts, scene }: Opened, log: readonly LogEntry[], around: PlaySurroundings) {
    this.host = host;
    this.around = around;
    this.#state = firstState(facts, scene, log, around.openTable?.isOpen);
  }

  get state(): PlayState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Nothing goes on by itself any more. */
  end(): void {
    this.isEnded = true;
    this.#listeners.clear();
  }

  readonly dispatch = (event: PlayEvent): void => {
    this.#state = reduce(this.#state, event);
    for (const listener of this.#listeners) listener();
  };

  refuse(reasons: readonly Reason[], place: number, unit: number): void {
    this.dispatch({ type: 'refused', refused: { reasons, place, unit } });
    this.say(this.around.words.refused(reasons));
  }

  say(text: string): void {
    this.dispatch({ type: 'said', text });
  }

  ask(): number {
    return ++this.question;
  }

  /** An answer of the engine; null, and a sentence on the page, where it failed. */
  async try<T>(answer: Promise<T>, quietly = false): Promise<T | null> {
    try {
      return await answer;
    } catch (error) {
      if (!quietly && !this.isEnded)
        this.dispatch({ type: 'failure', text: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }

  /** What may be chosen after what stands in a draft. */
  next({ verb, args }: Pick<Draft, 'verb' | 'args'>): Promise<Choices | Refusal | null> {
    return this.try(this.host.next(verb.name, args));
  }
}

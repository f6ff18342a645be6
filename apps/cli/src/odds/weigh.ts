import { type Presentation, type Sheet, Showing } from '@bocage/catalogue';
import type { Action, Engine, View } from '@bocage/kernel';
import { openView } from '@bocage/kernel/host';
import { type Claim, type Forecast, headlineFor, type Limits, preview } from '@bocage/table';

/** An action to be weighed, for somebody who may know everything, or for one side. */
export interface Weighing {
  readonly engine: Engine;
  readonly view: View | null;
  /** Null where Chance is asked. */
  readonly action: Action | null;
  /** How players answer who are asked on the way, by step. */
  readonly answers: Readonly<Record<string, string>>;
  /** How the game is told to players, where it says so. */
  readonly presentation?: Presentation | undefined;
  readonly limits?: Limits;
}

/** The arithmetic of an action, where the game has it, and the chances of what comes of it. */
export interface Weighed extends Forecast {
  /** What is most to be feared and hoped for. */
  readonly headline: readonly Claim[];
  readonly sheet: Sheet | null;
}

/** Beyond these, samples are drawn: the memory they take stays far below what a process has. */
const NODES = 50_000;
const KEPT = 2000;
const SAMPLES = 2000;
const MILLISECONDS = 5_000;

/** The usual limits, from now on. */
function usualLimits(): Limits {
  const began = performance.now();
  const isLate = (): boolean => performance.now() - began > MILLISECONDS;
  return { nodes: NODES, kept: KEPT, samples: SAMPLES, isLate };
}

/** Weighs an action up to the end of what it is about. */
export function weigh(weighing: Weighing): Weighed {
  const chances = preview({
    limits: usualLimits(),
    ...weighing,
    most: Number.POSITIVE_INFINITY,
    cut: true,
  });
  const { engine, view, presentation } = weighing;
  const reader = { game: engine.game, presentation, actor: engine.side, you: view?.side ?? -1 };
  return { sheet: sheetOf(weighing), headline: headlineFor(chances.ways, reader), ...chances };
}

/** Strengths, column and shifts; what is hidden from the onlooker is only guessed at. */
function sheetOf({ engine, view, action, presentation }: Weighing): Sheet | null {
  if (action === null || presentation === undefined) return null;
  const showing = new Showing(presentation, engine);
  return showing.sheet(view ?? openView(engine), action.verb, action.args);
}

import type { Engine } from '../engine.ts';
import type { Outcome } from '../game.ts';
import type { BaseState } from '../state.ts';
import type { Script } from './script.ts';

/** How a script weighs what it sees: a figure for each thing that it weighs, by name. */
export type Style<W extends string = string> = Readonly<Record<W, number>>;

/** Between what each figure of a style may lie, for whoever tries others. */
export type Bounds<W extends string = string> = Readonly<Record<W, readonly [low: number, high: number]>>;

/** One script for each step that asks (`combat.advance`). */
export type Scripts = Readonly<Record<string, Script>>;

/** A way to play the next stretch that a player would recognise: the usual style, but for a few figures. */
export interface Plan {
  /** In code and in reports: `main-effort-sword`. */
  readonly id: string;
  /** For players, as an end of the sentence “The plan was …”: `to make the main effort at Sword`. */
  readonly words: string;
  /** What it weighs otherwise than usual. */
  readonly style: Style;
  /** Hexes that it is about, for whoever draws it. */
  readonly hexes?: readonly number[];
}

/** A chance to win, and what may be expected, judged from a position by a weighted sum of what can be seen in it. */
export interface Judgement {
  readonly version: number;
  /** How it was made, for people: games, players, seeds, how well it knew the winner. */
  readonly made: string;
  /** What is looked at, in order; the first is always 1. */
  readonly features: readonly string[];
  /** By the hand of the clock, a weight for each feature: the log of the odds that the first camp wins. */
  readonly chance: readonly (readonly number[])[];
  /** Likewise, where a game can be drawn: the log of the odds that it does not lose. A draw counts half. */
  readonly unbeaten?: readonly (readonly number[])[];
  /** Likewise: the log of the odds of its expected utility. */
  readonly utility: readonly (readonly number[])[];
}

/** How much is thought: so many roll-outs, so many stretches ahead. */
export interface Effort {
  readonly rollouts: number;
  readonly horizon: number;
}

/**
 * What a game tells those who think for it: how it may be played, when to think again, and who stands better. All of
 * it stands on what the deciding side may know: in the worlds that a search fills in it looks at nothing that is a guess.
 */
export interface Doctrine {
  /** The style of a side as it plays today. */
  usual(side: number): Style;
  /** The style with which a side played the script that is kept to be measured against; nothing may change what it does. */
  first(side: number): Style;
  /** What may be tried for a side. */
  bounds(side: number): Bounds;
  /**
   * Scripts of a side in a style, which may keep plans of their own in mind; the quick ones make a plan once a stretch. They
   * are asked in any world, one after another or not, and must notice where the position is not the one they left.
   */
  scripts(side: number, style: Style, pace: 'careful' | 'quick'): Scripts;
  /** How many stretches have begun: it never falls within a game. A search thinks once a stretch, and looks some ahead. */
  stretch(world: Engine): number;
  /**
   * What may be intended from here on, the usual first; a single plan where there is nothing to choose, and then nobody
   * thinks, as when a side only answers in the stretch of another.
   */
  plans(world: Engine, side: number): readonly Plan[];
  /** What a Veteran spends on a stretch: so many roll-outs, so many stretches ahead. A turn of his is to take a few seconds. */
  readonly effort: Effort;
  /** The same by the position, where some are thought about more quickly than others: a short scenario beside a long one. */
  effortIn?(world: Engine): Effort;
  /** Standard errors by which a plan must be better than the usual one, where one is not enough: where positions are hard to judge. */
  readonly proof?: number;
  /** What is seen of a position, from the first camp; the names are those of the judgement. */
  readonly features: Features;
  /** What was learned of how such positions end; null while nobody has. */
  readonly judgement: Judgement | null;
  /** What an end is worth to the first camp, 0 to 1: finer than who won, so that a search sees a way out of equal plans. */
  utility(outcome: Outcome, g: BaseState): number;
}

/** What can be seen of a position, as numbers, and what time it is. */
export interface Features {
  readonly names: readonly string[];
  /** How many hands the clock has. */
  readonly hands: number;
  /** Which hand of the clock the position is under, 0 upwards. */
  hand(g: BaseState): number;
  /** Writes one number for each name, about -1 to 1, from what everybody may see. */
  read(g: BaseState, into: Float64Array): void;
}

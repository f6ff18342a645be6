import { type PlayableGame, type Presentation, Showing } from '@bocage/catalogue';
import { type Engine, type Game, type Happening, type Kind, NONE, viewOf } from '@bocage/kernel';
import { openView, sentenceIn } from '@bocage/kernel/host';
import {
  campWords,
  headingOf,
  lookOf,
  type Report,
  type ScoreLine,
  type SideWords,
  scoreLines,
  sideWords,
} from '@bocage/table';
import { isSolitaire } from './games.ts';
import { rowNames } from './play/lookup.ts';

/** How a game ended. */
type Outcome = ReturnType<Game['outcome']>;

/** A game in the words of its players: what the terminal says of it goes through here. */
export class Voice {
  readonly game: Game;
  readonly presentation: Presentation | undefined;
  private readonly figures: NonNullable<PlayableGame['report']>['figures'];
  /** Every name that a row of some table has: units, places, beaches. */
  readonly rows: ReadonlySet<string>;
  private readonly typed: ReadonlySet<string>;
  private shown: { readonly setUp: Engine['setUp']; readonly showing: Showing } | undefined;

  constructor({ game, presentation, report }: Pick<PlayableGame, 'game' | 'presentation' | 'report'>) {
    this.game = game;
    this.presentation = presentation;
    this.figures = report?.figures ?? [];
    this.rows = new Set(rowNames(game));
    const looks = Object.values(presentation?.verbs ?? {});
    this.typed = new Set(['unit', 'place', ...looks.flatMap(({ kinds = [] }) => kinds)]);
  }

  /** A side, or Chance. */
  side(side: number): SideWords {
    return sideWords(this.game, this.presentation?.sides, side);
  }

  /** Somebody does something: `The Allies decide`, `Red decides`. */
  does(side: number, one: string, several: string): string {
    const { subject, isMany } = this.side(side);
    return `${subject} ${isMany ? several : one}`;
  }

  /** A camp has won: `The Allies win`, `The Americans and the British win`. */
  wins(camp: number): string {
    const { subject, isMany } = campWords(this.game, this.presentation?.sides, camp);
    return `${subject} ${isMany ? 'win' : 'wins'}`;
  }

  /** An action without its particulars: `end the moves`. */
  label(step: string, verb: string): string {
    const label = this.presentation && lookOf(this.presentation, step, verb)?.label;
    return label === undefined ? verb : label.charAt(0).toLowerCase() + label.slice(1);
  }

  /** An answer as records write it; one of Chance by its name, where the game has one. */
  answer({ answer, given, odds }: Pick<Report, 'answer' | 'given' | 'odds'>): string {
    const value = given?.answer;
    const word = answer ?? '';
    return (typeof value === 'number' ? this.nameOf(odds, value, word) : null) ?? word;
  }

  /** What is done at a step. */
  heading(step: string): string {
    return headingOf(step, this.presentation?.headings);
  }

  /** A value by the name that players have for it; null where that is the word of the records. */
  nameOf(kind: string, value: number, word: string): string | null {
    const name = this.presentation?.nameOf?.(kind, value)?.name;
    return name === undefined || name === '' || name === word ? null : name;
  }

  /** What happened. Things that are typed in actions go by the words that are typed. */
  readonly sentence = (event: Happening): string => sentenceIn(event, this.word);

  readonly word = (kind: Kind, value: number): string => {
    const word = kind.text(value);
    const isGood = this.typed.has(kind.name) || word.includes(' ');
    return (isGood ? null : this.nameOf(kind.name, value, word)) ?? word;
  };

  /** Who has won, and with what: `The Allies win: Ashore, as in history (26 points)`. */
  outcome({ winner, text }: Pick<Outcome, 'winner' | 'text'>): string {
    const nobody = isSolitaire(this.game) ? 'The battle is lost' : 'Nobody wins';
    return `${winner === NONE ? nobody : this.wins(winner)}: ${text}`;
  }

  /** What the score is made of, as far as it counts. */
  score({ score }: Outcome, engine: Engine): ScoreLine[] {
    const tracks = this.showing(engine)?.tracks(openView(engine)) ?? [];
    return scoreLines(tracks, score, this.figures);
  }

  /** What the question is about beside units and places, as far as the one who is asked knows it. */
  about(engine: Engine): string | undefined {
    return this.showing(engine)?.about(viewOf(engine, engine.side), engine.stepName);
  }

  private showing({ game, setUp }: Engine): Showing | undefined {
    if (this.presentation === undefined) return undefined;
    if (this.shown?.setUp !== setUp)
      this.shown = { setUp, showing: new Showing(this.presentation, { game, setUp }) };
    return this.shown.showing;
  }

  /** An entry of the score that is counted apart from the rest. */
  scoreLabel(id: string): string {
    return scoreLines([], { [id]: 0 }, this.figures)[0]?.label ?? id;
  }
}

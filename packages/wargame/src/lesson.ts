/** Something to be done: the verb, and in words what each argument may be; null where anything will do. */
export interface Deed {
  readonly verb: string;
  readonly args?: readonly (readonly string[] | null)[];
}

/** A step of a lesson: something to read, or something to do. */
export interface LessonStep {
  /** Its sentences stand under this name. */
  readonly id: string;
  /** The case that is best read with it. */
  readonly rule?: string;
  /** The steps of the rules at which it is done; none where it is only read. */
  readonly at?: readonly string[];
  /** Who does it, where both sides are asked the same. */
  readonly side?: number;
  /** What fits, the best first. */
  readonly deeds?: readonly Deed[];
  /** It stays while it can be done again. */
  readonly repeats?: boolean;
  /** Places that are lit while it is read. */
  readonly about?: readonly string[];
  /** What is laid over the map with it, about a place where it needs one. */
  readonly overlay?: { readonly id: string; readonly at?: string };
  /** Tracks of the game that are shown with it. */
  readonly tracks?: readonly string[];
}

/** A piece of a game that teaches it. The last step is there to be read. */
export interface Lesson {
  readonly game: string;
  readonly scenario: string;
  readonly seed: number;
  /** Who learns, and who plays the others. */
  readonly seats: readonly ('human' | 'scripted')[];
  /** Where to look first. */
  readonly focus: string;
  /** How much closer than usual, where there is room for it. */
  readonly closer?: number;
  /** By which of these somebody goes on whom the rules ask for something that the lesson does not speak of. */
  readonly onward?: readonly string[];
  readonly steps: readonly LessonStep[];
  readonly words: LessonWords;
}

/** A step of the lesson: what to do and why, and what came of it. */
export interface StepWords {
  readonly title: string;
  readonly text: string;
  /** What to press or click, in a line. */
  readonly todo?: string;
  /** Said when it is done. */
  readonly then?: string;
}

/** What one lesson says, where lessons differ. */
export interface LessonWords {
  readonly title: string;
  /** Away from the lesson to a whole game. */
  readonly playDay: string;
  readonly boxes: string;
  /** What the rules ask in between, by what can be done about it. */
  readonly aside: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, StepWords>>;
}

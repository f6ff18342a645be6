/** Where the program writes to. */
export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** Whether somebody watches what goes to `err`: a terminal. */
  readonly watched: boolean;
  /** Where a player's lines come from; none where it is left out. */
  readonly input?: NodeJS.ReadableStream;
}

/** What a command gives back: the same for machines and in words, and whether all is well. */
export interface Report {
  readonly json: unknown;
  readonly text: string;
  readonly ok: boolean;
  /** One line on what is wrong, where the text does not say it. */
  readonly complaint?: string;
}

/** A report that all is well. */
export const fine = (json: unknown, text: string): Report => ({ json, text, ok: true });

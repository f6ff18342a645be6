import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { oneLine } from '../errors.ts';
import type { Io } from '../io.ts';

/** The lines that a player types, or that a file or another program gives. */
export interface Lines {
  /** The next line; null at the end of input and after Ctrl-C. */
  next(prompt: string): Promise<string | null>;
  /** Ctrl-C was pressed, or the terminal was closed. */
  readonly stopped: boolean;
  close(): void;
}

type Completer = (line: string) => [string[], string];

/** Reads lines; on a terminal with a prompt, history and Tab, else echoing them so that a transcript reads well. */
export function linesFrom(io: Io, completer: Completer): Lines {
  const input = io.input ?? Readable.from([]);
  const isTerminal = 'isTTY' in input && input.isTTY === true;
  const reader = createInterface(
    isTerminal ? { input, output: process.stdout, terminal: true, completer } : { input, terminal: false },
  );
  const lines = reader[Symbol.asyncIterator]();
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    reader.close();
  };
  process.once('SIGINT', stop);
  reader.once('close', () => {
    stopped ||= isTerminal; // what is piped in may end long before it is read
  });
  return {
    get stopped() {
      return stopped;
    },
    close() {
      process.off('SIGINT', stop);
      reader.close();
    },
    async next(prompt) {
      if (stopped) return null;
      if (isTerminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const { value, done } = await lines.next();
      if (stopped || done === true) return null;
      if (!isTerminal) io.out(`${prompt}${oneLine(value)}\n`);
      return value;
    },
  };
}

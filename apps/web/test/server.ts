import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const START = fileURLToPath(new URL('../start.ts', import.meta.url));

/** What `npm start` runs, in a process of its own. */
export interface Started {
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** The address it printed. */
  address(): Promise<string>;
  /** Its exit code, once it has ended. */
  ended(): Promise<number | null>;
}

/** Runs the start script with the arguments that come after `npm start --`. */
export function runStart(...args: string[]): Started {
  const child = spawn(process.execPath, [START, ...args], { stdio: 'pipe' });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk;
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const exit = once(child, 'close').then(([code]) => code as number | null);
  return {
    process: child,
    output: () => text,
    ended: () => exit,
    async address() {
      const running = exit.then(() => false);
      while (!/http:\S+/.test(text)) {
        const more = await Promise.race([once(child.stdout, 'data').then(() => true), running]);
        if (!more) throw new Error(`the start script ended: ${text}`);
      }
      return /http:\S+/.exec(text)?.[0] ?? '';
    },
  };
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { proving } from '@bocage/game-proving';
import type { Engine } from '@bocage/kernel';
import { readPosition } from '@bocage/kernel/text';
import { onTestFinished } from 'vitest';
import { run } from '../src/program.ts';

/** What a run of the command line left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export const bocage = (...argv: string[]): Promise<Ran> => typed([], ...argv);

/** Runs a command line in this process, with somebody at the terminal who types these lines. */
export async function typed(lines: readonly string[], ...argv: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(argv, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    watched: false,
    input: Readable.from(lines.map((line) => `${line}\n`)),
  });
  return { code, out, err };
}

/** What was said to one line of those that were typed. */
export function saidTo({ out }: Ran, line: string): string {
  const [, after = ''] = out.split(`> ${line}\n`);
  return after.split(/^\w+> /m)[0] as string;
}

/** A directory that goes when the test does. */
export function scratch(): string {
  const directory = mkdtempSync(join(tmpdir(), 'bocage-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

/** A file in a directory of its own. */
export function scratchFile(content: string | Uint8Array, name = 'file'): string {
  const path = join(scratch(), name);
  writeFileSync(path, content);
  return path;
}

/**
 * Blue's B1 and B2 (4 each) stand before the town 0404, in which R1 (3) stands alone. Blue fights, nobody has
 * fire support, and Red's chit to move is the last in the cup: 8 against 3 in a town is the column 1-1.
 */
export const ASSAULT = `bocage-position 1
game proving ${proving.version}
scenario crossroads

turn 2
card sun
deck sun=2 mud=2 fog=2
cup red-move=1
unit B1 at=0304 steps=2 value=4 faceUp=yes
unit B2 at=0305 steps=2 value=4 faceUp=yes
unit R1 at=0404 steps=2 value=3 faceUp=yes
hex 0404 held=red
> game.next
> turn.again
> round.act side=blue fights=yes
`;

/** The same, with three face-down pieces far behind R1, a mine in 0405, and everybody else lost. */
export const HIDDEN_ASSAULT = ASSAULT.replace('card sun', 'card sun\nmine 0405').replace(
  'hex 0404',
  `${['B3', 'B4', 'R2'].map((name) => `unit ${name} value=3 faceUp=yes`).join('\n')}
${['B5', 'B6', 'R3'].map((name) => `unit ${name} value=2 faceUp=yes`).join('\n')}
unit R4 at=0803 steps=2 value=1
unit R5 at=0804 steps=2 value=3
unit R6 at=0805 steps=2 value=5
hex 0404`,
);

export const assault = (): Engine => readPosition(proving, ASSAULT);

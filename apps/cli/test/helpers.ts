import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proving } from '@bocage/game-proving';
import { type Engine, readPosition } from '@bocage/kernel';
import { onTestFinished } from 'vitest';
import { run } from '../src/program.ts';

/** What a run of the command line left behind. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process. */
export async function bocage(...argv: string[]): Promise<Ran> {
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
  });
  return { code, out, err };
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

export const assault = (): Engine => readPosition(proving, ASSAULT);

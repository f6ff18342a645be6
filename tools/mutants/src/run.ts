import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Copy } from './copy.ts';
import { note, type Verdict, verdictsIn } from './verdict.ts';

/** A mutant that says nothing for so long, and for so many times as long as all tests took as they are, runs without end. */
const [SILENCE_MS, SILENCE_TIMES] = [20_000, 3];
const LOOK_MS = 1000;
/** While the tests are run as they are. */
const DRY = 'dry';

/** Wakes the mutants of a copy, or every so many-th of them, in so many processes. */
export async function runMutants(
  { folder, mutants }: Copy,
  processes: number,
  every: number,
  onProgress: (done: number, of: number) => void,
): Promise<Verdict[]> {
  const logs = Array.from({ length: processes }, (_, i) => join(folder, `log-${i}`));
  const all = (): Verdict[] => logs.flatMap(verdictsIn).filter(({ fate }) => fate !== 'tainted');
  const timer = setInterval(() => onProgress(all().length, Math.ceil(mutants.length / every)), 10_000);
  try {
    await Promise.all(logs.map((log, i) => runShare(folder, log, `${i * every}/${processes * every}`)));
  } finally {
    clearInterval(timer);
  }
  return all();
}

/** A share of them, in one process after another: a mutant may hang it, or leave it unfit for the next. */
async function runShare(folder: string, log: string, share: string): Promise<void> {
  for (;;) {
    const before = verdictsIn(log).length;
    const code = await oneProcess(folder, log, share);
    if (code === 0) return;
    if (verdictsIn(log).length === before) throw new Error(`no mutant was tried; see ${log}.out`);
  }
}

async function oneProcess(folder: string, log: string, share: string): Promise<number> {
  writeFileSync(`${log}.now`, DRY);
  const child = spawn('vitest', ['run', '--config', join(folder, 'vitest.config.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      MUTANTS_LOG: log,
      MUTANTS_SHARE: share,
      MUTANTS_LIST: join(folder, 'mutants.json'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // so that a loop in one of its own children can be ended, too
  });
  const end = (): void => void process.kill(-(child.pid as number), 'SIGKILL');
  const stop = (): never => {
    end();
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const code = await ended(child, log, end);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  writeFileSync(`${log}.out`, said);
  return code;
}

/** Its exit code, or 1 where it was ended because a mutant ran on and on. */
function ended(child: ChildProcess, log: string, end: () => void): Promise<number> {
  return new Promise((resolve) => {
    let [last, since] = [DRY, Date.now()];
    let patience = SILENCE_MS;
    const timer = setInterval(() => {
      const now = readFileSync(`${log}.now`, 'utf8');
      const silence = Date.now() - since;
      if (last === DRY && now !== DRY) patience += SILENCE_TIMES * silence;
      if (now !== last) [last, since] = [now, Date.now()];
      else if (now !== DRY && silence >= patience) {
        note(log, { id: now, fate: 'timeout' });
        end();
      }
    }, LOOK_MS);
    child.on('exit', (code) => {
      clearInterval(timer);
      resolve(code ?? 1);
    });
  });
}

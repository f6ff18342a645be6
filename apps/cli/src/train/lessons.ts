import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lesson, Variety } from '@bocage/ai/train';
import type { Style } from '@bocage/kernel/players';
import type { Wanted } from '../games.ts';
import type { OnProgress } from '../progress.ts';
import { inThreads } from '../threads.ts';

interface Games {
  readonly id: string;
  /** Several scenarios with commas between them; so many games are played of each. */
  readonly wanted: Wanted;
  /** The style of each side. */
  readonly styles: readonly Style[];
  readonly seed: number;
  readonly games: number;
}
/** Games to be learned from. */
export interface LessonTask extends Games {
  readonly kind: 'lessons';
  readonly variety: Variety;
}
/** Pairs of games in which each camp has either style once. */
export interface DuelTask extends Games {
  readonly kind: 'duels';
  readonly others: readonly Style[];
}
/** Games of one side in a style that is tried, against the others as they play. */
export interface TrialTask extends Games {
  readonly kind: 'trials';
  readonly side: number;
  readonly style: Style;
}
export type Task = LessonTask | DuelTask | TrialTask;

/** How many games a thread plays before it tells of them, and before they are kept. */
const BATCH = 8;

function batches<T extends Task>(task: T): T[] {
  const scenarios = task.wanted.scenario?.split(',') ?? [undefined];
  return scenarios.flatMap((scenario) =>
    Array.from({ length: Math.ceil(task.games / BATCH) }, (_, i) => ({
      ...task,
      wanted: { ...task.wanted, scenario },
      seed: task.seed + i * BATCH,
      games: Math.min(BATCH, task.games - i * BATCH),
    })),
  );
}

/**
 * Plays tasks in threads. What was played is kept in a folder under a name that tells it from all else, and is not played again
 * when the same is wanted once more: whoever was interrupted goes on where he was.
 */
async function played<R>(
  tasks: readonly Task[],
  folder: string,
  threads: number,
  onProgress?: OnProgress,
): Promise<R[][]> {
  mkdirSync(folder, { recursive: true });
  const parts = tasks.flatMap((task, of) =>
    batches(task).map((part) => ({ of, part, path: join(folder, `${keyOf(part)}.json`) })),
  );
  const due = parts.filter(({ path }) => !existsSync(path));
  const before = parts.length - due.length;
  // Kept a few at a time, so that little is lost where the work is broken off.
  for (let i = 0; i < due.length; i += 4 * threads) {
    const some = due.slice(i, i + 4 * threads);
    const results = await inThreads<Task, R[]>(
      new URL('./worker.ts', import.meta.url),
      some.map(({ part }) => part),
      threads,
      (done) => onProgress?.((before + i + done) * BATCH, parts.length * BATCH),
    );
    for (const [k, { path }] of some.entries()) keep(path, JSON.stringify(results[k]));
  }
  const results = tasks.map((): R[] => []);
  for (const { of, path } of parts) results[of]?.push(...(JSON.parse(readFileSync(path, 'utf8')) as R[]));
  return results;
}

const keyOf = (part: Task): string =>
  createHash('sha256').update(JSON.stringify(part)).digest('hex').slice(0, 24);

function keep(path: string, text: string): void {
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}

/** Where games are played, and where they are kept. */
export interface Ground {
  readonly folder: string;
  readonly threads: number;
  readonly onProgress?: OnProgress | undefined;
}
const on = <R>(tasks: readonly Task[], { folder, threads, onProgress }: Ground): Promise<R[][]> =>
  played<R>(tasks, folder, threads, onProgress);

/** Games to be learned from. */
export const lessonsOf = async (task: Omit<LessonTask, 'kind'>, ground: Ground): Promise<Lesson[]> =>
  (await on<Lesson>([{ ...task, kind: 'lessons' }], ground)).flat();

/** By pair, what the styles of the task won of the others', 0 to 1. */
export const duelsOf = async (task: Omit<DuelTask, 'kind'>, ground: Ground): Promise<number[]> =>
  (await on<number>([{ ...task, kind: 'duels' }], ground)).flat();

/** By task and by game, what it was worth to the side whose style was tried, 0 to 1. */
export const trialsOf = (tasks: readonly Omit<TrialTask, 'kind'>[], ground: Ground): Promise<number[][]> =>
  on<number>(
    tasks.map((task) => ({ ...task, kind: 'trials' })),
    ground,
  );

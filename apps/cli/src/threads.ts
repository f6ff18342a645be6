import { Piscina } from 'piscina';
import type { OnProgress } from './progress.ts';

/**
 * Has every task done by `work`, which a module exports, in so many threads; what comes stands in the order of the tasks.
 * Where one is enough it is this one, which has loaded the games already.
 */
export async function inThreads<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  threads: number,
  onProgress?: OnProgress,
): Promise<Result[]> {
  const many = Math.min(threads, tasks.length);
  if (many <= 1) return inTurn(module, tasks, onProgress);
  const pool = new Piscina<Task, Result>({
    filename: module.href,
    name: 'work',
    minThreads: many,
    maxThreads: many,
  });
  let done = 0;
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const result = await pool.run(task);
        onProgress?.(++done, tasks.length);
        return result;
      }),
    );
  } finally {
    await pool.destroy();
  }
}

async function inTurn<Task, Result>(
  module: URL,
  tasks: readonly Task[],
  onProgress?: OnProgress,
): Promise<Result[]> {
  const { work } = (await import(module.href)) as { work: (task: Task) => Promise<Result> };
  const results: Result[] = [];
  for (const task of tasks) {
    results.push(await work(task));
    onProgress?.(results.length, tasks.length);
  }
  return results;
}

import type { Engine } from '@bocage/kernel';
import { perft as count } from '@bocage/kernel/prover';
import { cpuSeconds } from '../clock.ts';
import { fine, type Report } from '../io.ts';
import type { OnProgress } from '../progress.ts';
import { grouped, round, tableText } from '../table.ts';

export interface PerftInput {
  readonly engine: Engine;
  readonly depth: number;
  readonly onProgress?: OnProgress;
}

/** How many ways there are to go on, for each depth. */
export interface PerftResult {
  readonly game: string;
  readonly depths: readonly {
    readonly depth: number;
    readonly nodes: number;
    readonly cpuSeconds: number;
    readonly nodesPerCpuSecond: number;
  }[];
}

/** Counts the ways to go on from a position, for one decision, for two … */
export function perft({ engine, depth, onProgress }: PerftInput): PerftResult {
  const depths: PerftResult['depths'][number][] = [];
  for (let d = 1; d <= depth; d++) {
    const began = cpuSeconds();
    const nodes = count(engine, d);
    const seconds = Math.max(cpuSeconds(began), 1e-6);
    depths.push({
      depth: d,
      nodes,
      cpuSeconds: round(seconds, 6),
      nodesPerCpuSecond: Math.round(nodes / seconds),
    });
    onProgress?.(d, depth);
  }
  return { game: engine.game.id, depths };
}

/** The counts as a table. */
export function perftReport(result: PerftResult): Report {
  const rows = result.depths.map((one) =>
    [String(one.depth), grouped(one.nodes), one.cpuSeconds.toFixed(3), grouped(one.nodesPerCpuSecond)].map(
      (cell, i) => cell.padStart([5, 14, 10, 14][i] as number),
    ),
  );
  return fine(result, tableText([['depth', '         nodes', '     CPU-s', '   nodes/CPU-s'], ...rows]));
}

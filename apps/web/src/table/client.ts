import type { Host } from '@bocage/host';
import { wrap } from 'comlink';

let host: Host | undefined;

/** The engine in its worker, which is started when it is first asked for. */
export function connect(): Host {
  host ??= wrap<Host>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' }));
  return host;
}

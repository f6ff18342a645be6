import type { Host } from '@bocage/host';
import { wrap } from 'comlink';
import { own } from '../app/own.ts';
import { served } from './served.ts';

let host: Host | undefined;

/** The engine in its worker, or where a game of somebody's own is served; it is started when it is first asked for. */
export function connect(): Host {
  host ??= own === null ? inWorker() : served();
  return host;
}

const inWorker = (): Host =>
  wrap<Host>(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' }));

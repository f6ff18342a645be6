import type { GameFacts, Host, Scene } from '@bocage/host';
import { handOver } from '../app/handOver.ts';
import { words } from './words.ts';

/** Hands the record of the open game out as a file. */
export async function saveRecord(host: Host, { id }: GameFacts, { length }: Scene): Promise<void> {
  handOver(await host.exportRecord(), words().end.fileName(id, length));
}

import type { GameFacts, Host, Scene } from '../table/protocol.ts';
import { words } from './words.ts';

/** Hands the record of the open game out as a file. */
export async function saveRecord(host: Host, { id }: GameFacts, { length }: Scene): Promise<void> {
  const text = await host.exportRecord();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = words().end.fileName(id, length);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

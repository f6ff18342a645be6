import { doctrineOf, fromCatalogue, type Ground, rulebookOf, TableHost } from '@bocage/host';
import { unforeseen } from './dice.ts';
import { Store } from './store.ts';

/** Messages are served in their order: when one that is sent now comes back, those that were waiting have been heard. */
const rest = (): Promise<void> =>
  new Promise((rested) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      rested();
    };
    port2.postMessage(null);
  });

/** The games of the catalogue and the saves of this browser. */
const BROWSER: Ground = {
  load: fromCatalogue,
  doctrine: doctrineOf,
  rulebook: rulebookOf,
  disk: () => Store.open(),
  dice: unforeseen,
  now: () => Date.now(),
  rest,
};

/** A host in this browser. */
export const browserHost = (): TableHost => new TableHost(BROWSER);

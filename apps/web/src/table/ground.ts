import { fromCatalogue, type Ground, TableHost } from '@bocage/host';
import { unforeseen } from './dice.ts';
import { Store } from './store.ts';

/** The games of the catalogue and the saves of this browser. */
const BROWSER: Ground = {
  load: fromCatalogue,
  disk: () => Store.open(),
  dice: unforeseen,
  now: () => Date.now(),
};

/** A host in this browser. */
export const browserHost = (): TableHost => new TableHost(BROWSER);

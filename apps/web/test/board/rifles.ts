import type { CounterLook } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';

/** A battalion that has been through something. */
export const rifles: CounterLook = {
  unit: 4,
  at: 0 as HexId,
  side: 0,
  army: 'us',
  branch: 'infantry',
  echelon: 'battalion',
  name: '1/16',
  title: '1st Battalion, 16th Infantry',
  figures: ['3', '?'],
  meaning: ['attack', 'defence'],
  steps: 2,
  worn: true,
  faceDown: false,
  states: [{ sign: 'D', text: 'disrupted', tone: 'bad' }],
  notes: [],
};

import { eventTable } from '@bocage/kernel';
import { counted, WORDS } from './words.ts';

/** What happens by the optional rules alone. */
export const VARIANTS = eventTable(WORDS, {
  bombarded: ['VAR-02', 'The bombardment disrupts the Germans in {post}, and their depth is gone.'],
  flattened: ['VAR-02', 'The bombardment destroys the Germans in {post}.'],
  reissued: [
    'VAR-12',
    'The mobile depth is used up: of what was lost, {markers} back in the pool.',
    { markers: counted(9, 'marker is', 'markers are') },
  ],
});

export const { bombarded, flattened, reissued } = VARIANTS;

import type { BoxGroup } from '@bocage/wargame';
import { AIRFIELDS, BRITTANY, BRITTANY_ENTERED, CHERBOURG, EAST } from '../map.ts';

/** The places beside the map. */
export const BOXES: readonly BoxGroup[] = [
  { id: 'cherbourg', title: 'Cherbourg', boxes: [{ at: CHERBOURG, title: 'The port and its works' }] },
  {
    id: 'brittany',
    title: 'Brittany',
    boxes: [
      { at: BRITTANY_ENTERED, title: 'Just entered' },
      { at: BRITTANY, title: 'May leave' },
    ],
  },
  { id: 'east', title: 'Eastern exit', boxes: [{ at: EAST, title: 'Gone east' }] },
  {
    id: 'airfields',
    title: 'Airfields in England',
    boxes: AIRFIELDS.map((at, army) => ({ at, title: army === 0 ? 'U.S. gliders' : 'British gliders' })),
  },
];

import type { TrackLook } from '@bocage/wargame';
import type { G, Seen } from '../../state.ts';
import { strategicTrack } from '../strategic.ts';
import { airTracks } from './air.ts';
import { logisticsTracks } from './logistics.ts';
import { timeTracks } from './time.ts';
import { victoryTracks } from './victory.ts';

/** What is kept beside the map. */
export const tracksOf = (seen: Seen, g: G): TrackLook[] => [
  ...timeTracks(seen),
  ...victoryTracks(seen),
  strategicTrack(g),
  ...logisticsTracks(g),
  ...airTracks(seen),
];

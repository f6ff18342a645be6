import type { BoxGroup } from '@bocage/wargame';
import { BESIDE } from '../names.ts';

/** The places beside the map. */
export const BOXES: readonly BoxGroup[] = BESIDE.map(({ id, title, boxes }) => ({
  id,
  title,
  boxes: boxes.map(([at, of]) => ({ at, title: of })),
}));

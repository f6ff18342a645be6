import type { G } from '@bocage/game-overlord-dday';
import type { Scene } from '../scripted.ts';

export const gOf = ({ world }: Scene): G => world.g as unknown as G;

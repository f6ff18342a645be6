import type { Scene } from '@bocage/kernel/players';
import type { G } from '../queries.ts';

export const gOf = ({ world }: Scene): G => world.g as unknown as G;

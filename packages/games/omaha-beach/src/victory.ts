import type { Outcome } from '@bocage/kernel';
import { NONE } from '@bocage/kernel';
import { US } from './data.ts';
import type { G } from './state.ts';

export const outcome = (g: G): Outcome => ({
  winner: g.won === 1 ? US : NONE,
  text: g.won === 1 ? 'victory' : 'defeat',
  score: {},
});

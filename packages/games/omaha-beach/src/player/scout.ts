import { NONE } from '@bocage/kernel';
import { EVERY_POST, type G } from '../queries.ts';
import { Lay } from './lay.ts';
import type { Weights } from './style.ts';

/** How much thought a script gives: to each decision, or once a stretch. */
export type Pace = 'careful' | 'quick';

/** What hangs on the Germans and the clock alone, as one number. */
export function groundOf(g: G): number {
  let sum = Math.imul(g.turn, 31) + g.acting + Math.imul(g.tide, 7);
  for (const post of EVERY_POST) {
    const back = g.post.back.get(post);
    if (back === NONE) continue;
    const state =
      post +
      128 *
        (back +
          16 * (g.post.depth.get(post) + 4 * (g.post.disrupted.get(post) + 2 * g.post.revealed.get(post))));
    sum = Math.imul(sum ^ state, 0x01000193);
  }
  return sum | 0;
}

/** Tells how things lie: anew at each question, or as they lay when the Germans and the clock were last otherwise. */
export class Scout {
  readonly style: Weights;
  private readonly isQuick: boolean;
  private lay: Lay | undefined;
  private ground = 0;

  constructor(style: Weights, pace: Pace) {
    this.style = style;
    this.isQuick = pace === 'quick';
  }

  look(g: G): Lay {
    if (!this.isQuick) return new Lay(g, this.style);
    if (this.lay?.g === g && this.ground === groundOf(g)) return this.lay;
    return this.anew(g);
  }

  /** Whatever was seen before. */
  anew(g: G): Lay {
    this.ground = groundOf(g);
    this.lay = new Lay(g, this.style, this.isQuick);
    return this.lay;
  }
}

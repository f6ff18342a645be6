import type { G } from '../queries.ts';
import { Fire } from './heat.ts';
import { prizesKept } from './prizes.ts';
import { upMap, wayMap } from './ways.ts';

/** How things lie at a moment: German fire, what Germans keep, and the ways to them and up. */
export class Lay {
  readonly g: G;
  readonly fire: Fire;
  /** By hex: the steps that infantry must expect to lose in a turn. */
  readonly heat: Float64Array;
  /** By post: what it would bring nearer if the German there were driven off. */
  readonly kept: Float64Array;
  /** By hex: turns to where Germans can be stormed. */
  readonly ways: Float64Array;
  /** By hex: turns to the high ground. */
  readonly up: Float64Array;

  constructor(g: G) {
    this.g = g;
    this.fire = new Fire(g);
    this.heat = this.fire.heat;
    this.kept = prizesKept(g);
    this.ways = wayMap(g, this.heat, this.kept);
    this.up = upMap(g, this.heat);
  }
}

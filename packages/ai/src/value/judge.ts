import { type Engine, NONE, type Outcome } from '@bocage/kernel';
import type { Doctrine, Judgement } from '@bocage/kernel/players';

export const squash = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The sum of features by their weights; there may be more room than features. */
function weighed(weights: readonly number[], features: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (features[i] as number);
  return sum;
}

/** What an end is to the first camp: 1 where it won, half where nobody did who could have. */
export const pointOf = ({ winner }: Outcome, isSolo: boolean): number =>
  winner === NONE ? (isSolo ? 0 : 0.5) : winner === 0 ? 1 : 0;

/** What is known of chances to win: weights by the hand of the clock, where there are draws also those for not losing. */
export type Chances = Pick<Judgement, 'chance' | 'unbeaten'>;

/** The chance that the first camp wins by what is seen under a hand of the clock, a draw counting half. */
export function chanceBy({ chance, unbeaten }: Chances, hand: number, row: Float64Array): number {
  const won = squash(weighed(chance[hand] as readonly number[], row));
  return unbeaten === undefined ? won : (won + squash(weighed(unbeaten[hand] as readonly number[], row))) / 2;
}

/** A position, as far as it is looked at. */
export type Sighted = Pick<Engine, 'game' | 'g' | 'over'>;

/** What is thought of positions, from the first camp: by how they ended, or by what was learned of such. */
export class Judge {
  private readonly doctrine: Doctrine;
  private readonly judgement: Judgement;
  private readonly row: Float64Array;

  /** Only where the game has a judgement of just what it looks at. */
  static of(doctrine: Doctrine): Judge | null {
    return doctrine.judgement === null ? null : new Judge(doctrine, doctrine.judgement);
  }

  private constructor(doctrine: Doctrine, judgement: Judgement) {
    const { names, hands } = doctrine.features;
    const fits = ({ length }: { length: number }): boolean => length === names.length;
    const { chance, unbeaten = chance, utility } = judgement;
    const isWhole = [chance, unbeaten, utility].every((rows) => rows.length === hands && rows.every(fits));
    if (!isWhole || judgement.features.join() !== names.join())
      throw new Error('the judgement is of other features than the game has: train it anew');
    this.doctrine = doctrine;
    this.judgement = judgement;
    this.row = new Float64Array(names.length);
  }

  /** The chance that the first camp wins, a draw counting half. */
  chance(world: Sighted): number {
    const { game, g } = world;
    if (world.over) return pointOf(game.outcome(g), game.camps.names.words.length === 1);
    return chanceBy(this.judgement, this.look(world), this.row);
  }

  /** What the first camp may expect. */
  utility(world: Sighted): number {
    const { game, g } = world;
    if (world.over) return this.doctrine.utility(game.outcome(g), g);
    return squash(weighed(this.judgement.utility[this.look(world)] as readonly number[], this.row));
  }

  /** Sees a position, and under which hand of the clock it is. */
  private look({ g }: Sighted): number {
    const { features } = this.doctrine;
    features.read(g, this.row);
    return features.hand(g);
  }
}

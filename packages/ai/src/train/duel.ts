import { Engine, type Game, type SetUp, seeded } from '@bocage/kernel';
import type { Doctrine, Style } from '@bocage/kernel/players';
import { pointsOf } from '../arena/pair.ts';
import { Dice } from '../search/dice.ts';
import { rollOut } from '../search/rollout.ts';

/** A doctrine that takes these styles for the usual ones. */
export const withStyles = (doctrine: Doctrine, styles: readonly Style[]): Doctrine => ({
  ...doctrine,
  usual: (side) => styles[side] ?? doctrine.usual(side),
});

/** What the styles of a doctrine win of another's, 0 to 1, in two games of quick scripts with camps changed and the same dice. */
export function playDuel(
  { game, setUp, doctrine }: { game: Game; setUp: SetUp; doctrine: Doctrine },
  other: Doctrine,
  seed: number,
): number {
  const isSolo = game.camps.names.words.length === 1;
  const ended = [doctrine, other].map((begins) => {
    const second = begins === doctrine ? other : doctrine;
    const scripts = game.camps.of.map((camp, side) => {
      const who = isSolo || camp === 0 ? begins : second;
      return who.scripts(side, who.usual(side), 'quick');
    });
    const world = new Engine(game, setUp).begin();
    rollOut(world, { scripts, dice: new Dice(seed), random: seeded(seed) }, () => false);
    return game.outcome(world.g);
  });
  return pointsOf(game, ended as [(typeof ended)[0], (typeof ended)[0]]);
}

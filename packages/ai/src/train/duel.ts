import { Engine, type Game, type SetUp, seeded } from '@bocage/kernel';
import type { Doctrine, Scripts, Style } from '@bocage/kernel/players';
import { pointsOf } from '../arena/pair.ts';
import { Dice } from '../search/dice.ts';
import { rollOut } from '../search/rollout.ts';

/** A game to be played, and what is told for those who play it. */
interface School {
  readonly game: Game;
  readonly setUp: SetUp;
  readonly doctrine: Doctrine;
}

/** A doctrine that takes these styles for the usual ones. */
export const withStyles = (doctrine: Doctrine, styles: readonly Style[]): Doctrine => ({
  ...doctrine,
  usual: (side) => styles[side] ?? doctrine.usual(side),
});

/** What the styles of a doctrine win of another's, 0 to 1, in two games of quick scripts with camps changed and the same dice. */
export function playDuel({ game, setUp, doctrine }: School, other: Doctrine, seed: number): number {
  const isSolo = game.camps.names.words.length === 1;
  const ended = [doctrine, other].map((begins) => {
    const second = begins === doctrine ? other : doctrine;
    const scripts = game.camps.of.map((camp, side) => {
      const who = isSolo || camp === 0 ? begins : second;
      return who.scripts(side, who.usual(side), 'quick');
    });
    return game.outcome(played({ game, setUp }, scripts, seed).g);
  });
  return pointsOf(game, ended as [(typeof ended)[0], (typeof ended)[0]]);
}

/** In one game of so many the others play as they first did, so that nobody is tuned against one opponent alone. */
const FIRST_IN = 4;

/** What a game of quick scripts is worth to a side, 0 to 1, that plays in a style against the usual ones. */
export function playTrial(
  { game, setUp, doctrine }: School,
  side: number,
  style: Style,
  seed: number,
): number {
  const styleOf = (other: number): Style =>
    seed % FIRST_IN === 0 ? doctrine.first(other) : doctrine.usual(other);
  const scripts = game.sides.words.map((_, one) =>
    doctrine.scripts(one, one === side ? style : styleOf(one), 'quick'),
  );
  const { g } = played({ game, setUp }, scripts, seed);
  const utility = doctrine.utility(game.outcome(g), g);
  return game.camps.of[side] === 0 ? utility : 1 - utility;
}

function played(
  { game, setUp }: Omit<School, 'doctrine'>,
  scripts: readonly Scripts[],
  seed: number,
): Engine {
  const world = new Engine(game, setUp).begin();
  rollOut(world, { scripts, dice: new Dice(seed), random: seeded(seed) }, () => false);
  return world;
}

import { Engine, type Game, type Outcome, type Player, playOut, type SetUp, seeded } from '@bocage/kernel';
import { checksum } from '@bocage/kernel/host';
import { type Doctrine, scriptedPlayer } from '@bocage/kernel/players';
import { actionText } from '@bocage/kernel/text';

/** A game between first scripts: how it ended, and a checksum of everything that they decided. */
export function playedByFirst(
  { game, setUp, doctrine }: { game: Game; setUp: SetUp; doctrine: Doctrine },
  seed: number,
): { readonly outcome: Outcome; readonly decisions: string } {
  const engine = new Engine(game, setUp);
  const trail: string[] = [];
  const players = game.sides.words.map((_, side): Player => {
    const { name, choose } = scriptedPlayer('first', doctrine.scripts(side, doctrine.first(side), 'careful'));
    return {
      name,
      choose(seat, random) {
        const action = choose(seat, random);
        trail.push(actionText(engine.offer, action));
        return action;
      },
    };
  });
  const { outcome } = playOut(engine, players, seeded(seed));
  return { outcome, decisions: `${trail.length} decisions, ${checksum(trail.join('\n'))}` };
}

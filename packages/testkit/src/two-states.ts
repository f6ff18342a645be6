import { type Action, type BaseState, CHANCE, Engine, type Game, seeded, setUpFor } from '@bocage/kernel';

const MOST = 400;
const LONG = 30;
const ROUNDS = 12;
/** Every round looks so many decisions deeper into the game. */
const FURTHER = 25;

/**
 * Lists the longest offers of some random games, alone and while another engine of the same game is asked at every
 * action: what states share must serve each as if it were its own. Gives how many actions were compared.
 */
export function twoStates<G extends BaseState>(game: Game<G>): number {
  const [one, other] = [new Engine(game, setUpFor(game)), new Engine(game, setUpFor(game))];
  let compared = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [i, engine] of [one, other].entries()) toLongOffer(engine, 2 * round + i, FURTHER * round);
    const alone = listed(one, () => {});
    const between = listed(one, () => other.offer.list(1 + (compared % 7)));
    if (JSON.stringify(alone) !== JSON.stringify(between))
      throw new Error(`${one.stepName} offers ${between.length} actions, and ${alone.length} by itself`);
    compared += alone.length;
  }
  return compared;
}

function listed<G extends BaseState>(engine: Engine<G>, then: () => void): Action[] {
  const found: Action[] = [];
  engine.offer.each((action) => {
    found.push(action);
    then();
    return found.length === MOST;
  });
  return found;
}

/** Plays so many decisions at random, and on until there is much to choose from. */
function toLongOffer<G extends BaseState>(engine: Engine<G>, seed: number, decisions: number): void {
  const random = seeded(seed);
  const isShort = (): boolean => engine.side === CHANCE || engine.offer.list(LONG).length < LONG;
  engine.begin();
  for (let left = decisions; left > 0 || isShort(); left--) {
    if (engine.over) engine.begin();
    if (engine.side === CHANCE) engine.chance(random);
    else engine.play(engine.sample(random));
  }
}

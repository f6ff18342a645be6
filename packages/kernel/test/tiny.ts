import {
  type Action,
  defineGame,
  Engine,
  type Game,
  type GameDefinition,
  type GameState,
  type Names,
  NONE,
  names,
  type Random,
  type Schema,
  type SetUp,
} from './kernel.ts';

export const BLUE = 0;
export const RED = 1;
export const SIDE: Names = names('side', ['blue', 'red']);

type Part<S extends Schema, D extends object> = Pick<GameDefinition<S, D>, 'schema' | 'main'> &
  Partial<GameDefinition<S, D>>;

/** A game made of the parts that a test is about; what it says nothing of is as plain as can be. */
export function tiny<S extends Schema, D extends object = object>(part: Part<S, D>): Game<GameState<S> & D> {
  return defineGame<S, D>({
    id: 'tiny',
    title: 'A tiny game',
    version: 1,
    sides: SIDE,
    scenarios: { plain: { title: 'Nothing set up', setUp: () => {} } },
    procedures: [],
    events: [],
    impossible: () => [],
    outcome: () => ({ winner: NONE, text: 'a draw', score: {} }),
    cases: {},
    ...part,
  });
}

/** Its one scenario without options. */
export const BARE: SetUp = { scenario: 'plain', options: {} };

/** A tiny game under way. */
export function begin<G extends Game>(game: G, setUp = BARE): Engine<ReturnType<G['makeState']>> {
  return new Engine(game as unknown as Game<ReturnType<G['makeState']>>, setUp).begin();
}

export const act = (verb: string, ...args: Action['args']): Action => ({ verb, args });

/** Gives the listed numbers one after another, whatever it is asked for. */
export function scripted(...numbers: number[]): Random {
  const left = [...numbers];
  return {
    below(n) {
      const next = left.shift();
      if (next === undefined || next >= n) throw new Error(`the script has ${next} for a number below ${n}`);
      return next;
    },
  };
}

/** What a call throws. */
export function thrownBy(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

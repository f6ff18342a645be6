import { proving } from '@bocage/game-proving';
import { type BaseState, Engine, type Game, type Kind, type SetUp, setUpFor } from '@bocage/kernel';
import { act, best, type Doctrine, lists, numbers, type Plan, type Script, type Style } from '@bocage/kernel/players'; // biome-ignore format: a list

// A doctrine for the proving game, so small that what a search should find is plain: to come near the towns is all that counts.
interface Crossroads {
  readonly turn: number;
  readonly cup: { readonly total: number };
  readonly unit: { readonly at: { get(unit: number): number } };
  readonly hex: { readonly held: { get(hex: number): number } };
}
const see = (g: BaseState): Crossroads => g as unknown as Crossroads;

export const game: Game = proving as unknown as Game;
export const setUp: SetUp = setUpFor(proving);
export const BLUE = 0;
export const RED = 1;
const TURNS = 4;
/** A card's chits are drawn one by one, and each is a round. */
const CHITS = 4;

const PLACE = game.layout.at.get('mine')?.kind as Kind;
const BLUES = [0, 1, 2, 3];
const TOWNS = ['0404', '0504', '0703'].map((word) => PLACE.parse(word) as number);

/** Roughly, by the numbers of columns and rows. */
function farFrom(hex: number, goal: number): number {
  const [from, to] = [hex, goal].map((one) => PLACE.text(one));
  const apart = (at: number): number =>
    Math.abs(Number(from?.slice(at, at + 2)) - Number(to?.slice(at, at + 2)));
  return apart(0) + apart(2);
}

/** Goes nearer to a town that is not its own, with everybody who can. */
const march: Script = (scene) => {
  const g = see(scene.world.g);
  const goals = TOWNS.filter((hex) => g.hex.held.get(hex) !== scene.side);
  const far = (hex: number): number => Math.min(99, ...goals.map((goal) => farFrom(hex, goal)));
  for (const unit of numbers(scene, 'move')) {
    const here = far(g.unit.at.get(unit));
    const way = best(lists(scene, 'move', unit), (path) => -far(path.at(-1) as number), -here);
    if (way !== undefined) return act('move', unit, way);
  }
  return act('end');
};

/** How far the foremost of Blue is from the first town. */
export const nearest = (g: BaseState): number =>
  Math.min(...BLUES.map((unit) => farFrom(see(g).unit.at.get(unit), TOWNS[0] as number)));

const PLANS: readonly Plan[] = [
  { id: 'usual', words: 'to wait', style: {} },
  { id: 'towns', words: 'to take the towns', style: { march: 1 } },
  { id: 'wait', words: 'to wait once more', style: { march: 0 } },
];

/** Who is usually idle; with `plans` one may say what else is thought of. */
export function idle(plans: readonly Plan[] = PLANS): Doctrine {
  const usual = (): Style => ({ march: 0 });
  return {
    usual,
    first: usual,
    bounds: () => ({ march: [0, 1] }),
    scripts: (_side, style) => ({ 'round.act': (style.march as number) >= 0.5 ? march : () => act('end') }),
    stretch({ g }: Engine) {
      const { turn, cup } = see(g);
      return (CHITS + 1) * turn - cup.total;
    },
    plans: ({ stepName }: Engine) => (stepName === 'round.act' ? plans : plans.slice(0, 1)),
    // More than a host thinks about in one go.
    effort: { rollouts: 400, horizon: 3 },
    features: {
      names: ['one', 'towns'],
      hands: TURNS,
      hand: (g) => see(g).turn - 1,
      read(g, into) {
        into[0] = 1;
        into[1] = TOWNS.filter((hex) => see(g).hex.held.get(hex) === BLUE).length / TOWNS.length;
      },
    },
    judgement: null,
    // One stretch does not take a town: what counts is how near to them Blue has come.
    utility: (_outcome, g) => 1 / (1 + nearest(g)),
  };
}

/** The first position in which a side acts with a chit to move. */
export function moving(side: number, seed: number): Engine {
  const engine = new Engine(game, setUp).begin();
  const luck = { below: (n: number) => (seed * 7919) % n };
  for (let i = 0; i < 1000; i++) {
    if (engine.over) break;
    const { stepName } = engine;
    if (stepName === 'round.act' && engine.side === side && isOpen(engine)) return engine;
    if (engine.pending?.side === -1) engine.chance(luck);
    else if (stepName === 'round.act') engine.play(act('end'));
    else engine.play(engine.sample(luck));
  }
  throw new Error(`side ${side} never moves with seed ${seed}`);
}

const isOpen = ({ offer }: Engine): boolean => {
  const verb = offer.verb('move');
  return verb !== undefined && offer.against(verb) === null;
};

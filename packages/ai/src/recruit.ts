import { type Action, determinize, type Engine, type Player, type Seat, seeded } from '@bocage/kernel';
import type { Doctrine, Scripts } from '@bocage/kernel/players';
import { seedOf } from './search/commander.ts';
import { shaken } from './train/shaken.ts';

/** So many decisions in a hundred are made without a thought. */
const WHIMS = 8;
/** How far from the usual he may weigh things, as a part of all that may be tried. */
const UNSTEADY = 0.5;

/** Who has read the rules: he weighs things differently every time, and now and then does what comes to his mind. */
export class Recruit implements Player {
  readonly name = 'recruit';
  private readonly doctrine: Doctrine;
  private world: Engine | undefined;
  private stretch = -1;
  private scripts: Scripts | undefined;

  constructor(doctrine: Doctrine) {
    this.doctrine = doctrine;
  }

  choose({ view }: Seat): Action {
    const { doctrine } = this;
    const { side, game, setUp } = view;
    const random = seeded(seedOf(view));
    const known = this.world?.game === game && this.world.setUp === setUp ? this.world : undefined;
    const world = determinize(view, random, known);
    this.world = world;
    const stretch = doctrine.stretch(world);
    if (stretch !== this.stretch || this.scripts === undefined)
      this.scripts = doctrine.scripts(
        side,
        shaken(doctrine, side, UNSTEADY, () => random.below(2001) / 1000 - 1),
        'careful',
      );
    this.stretch = stretch;
    if (random.below(100) < WHIMS) return world.sample(random);
    return this.scripts[world.stepName]?.({ world, side, random }) ?? world.sample(random);
  }
}

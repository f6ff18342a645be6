import type { NewGame, SetUpFacts } from '@bocage/host';
import { goTo } from '../app/route.ts';
import { host } from './host.ts';
import { rememberLast } from './saves.ts';
import { type Seating, seatingOf } from './seating.ts';

/** How a game is to be begun. */
export type Chosen = Omit<NewGame, 'game' | 'seed' | 'held'> & Seating;

/** The first scenario as usual: you lead the first side against the best of our players. */
export const usual = ({ scenarios, sides, players }: SetUpFacts): Chosen => ({
  scenario: scenarios[0]?.id ?? '',
  options: {},
  seats: sides.map((_, side) =>
    side === 0 ? 'human' : players.includes('scripted') ? 'scripted' : 'random',
  ),
  held: sides.map((_, side) => [side]),
});

/** Begins a game and goes to it. */
export async function begin({ game }: SetUpFacts, chosen: Chosen, seed?: number): Promise<void> {
  const { scenario, options } = chosen;
  const seating = seatingOf(chosen);
  const { scene } = await (await host()).begin({
    game,
    scenario,
    options,
    ...seating,
    ...(seed === undefined ? {} : { seed }),
  });
  rememberLast(scene.save);
  goTo({ page: 'play', save: scene.save });
}

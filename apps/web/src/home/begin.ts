import type { SetUpFacts } from '@bocage/host';
import { goTo } from '../app/route.ts';
import { host } from './host.ts';
import { rememberLast } from './saves.ts';
import { type Chosen, seatingOf } from './seating.ts';

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

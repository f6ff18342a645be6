import { settings } from '../app/settings.ts';
import type { Play } from '../play/game.ts';
import { type Sound, soundsOf } from './kinds.ts';

/** Nothing is heard before somebody has touched the page, and nothing is loaded for who wants no sound. */
export async function hear(sounds: readonly Sound[]): Promise<void> {
  const { volume } = settings.get();
  if (volume === 0 || sounds.length === 0 || !navigator.userActivation.hasBeenActive) return;
  const { sound } = await import('./synth.ts');
  sound(sounds, volume);
}

/** Lets what happens in a game be heard; gives how to stop that. */
export function listen(play: Play): () => void {
  let heard = play.state.scene;
  return play.subscribe(() => {
    const { scene } = play.state;
    if (scene === heard) return;
    const isNew = scene.ply > heard.ply;
    heard = scene;
    if (isNew) void hear(soundsOf(scene.news));
  });
}

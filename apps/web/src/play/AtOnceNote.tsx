import { Button } from '../app/Button.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** What a single press has done, with the way back. */
export const AtOnceNote = () => {
  const play = usePlay();
  const atOnce = usePlayState((state) => state.atOnce);
  if (atOnce === null) return null;
  const text = words();
  return (
    <section className="play-at-once" aria-label={text.what}>
      <p>{text.atOnce(atOnce.label, atOnce.said)}</p>
      <Button aria-label={`${text.undo}: ${atOnce.label}`} onPress={() => void play.time.undo()}>
        {text.undo}
      </Button>
    </section>
  );
};

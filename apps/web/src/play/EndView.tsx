import { lazy, Suspense } from 'react';
import { Button } from '../app/Button.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

const EndPage = lazy(async () => ({ default: (await import('../after/EndPage.tsx')).EndPage }));

/** How the game ended, over map and notes, until somebody wants to see those. */
export const EndView = ({ onClose }: { onClose(): void }) => {
  const { host } = usePlay();
  const facts = usePlayState((state) => state.facts);
  const scene = usePlayState((state) => state.scene);
  const text = words();
  return (
    <section className="play-end" aria-label={text.reckoning}>
      <div className="play-end-close">
        <Button onPress={onClose}>{text.toMap}</Button>
      </div>
      <Suspense fallback={<p className="play-waiting">{text.counting}</p>}>
        <EndPage host={host} facts={facts} scene={scene} />
      </Suspense>
    </section>
  );
};

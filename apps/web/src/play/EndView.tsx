import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { Button } from '../app/Button.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

const EndPage = lazy(async () => ({ default: (await import('../after/EndPage.tsx')).EndPage }));

/** Who had the focus on what is covered now, or nowhere, goes on from here; who moves along the time line stays there. */
function takeFocus(to: HTMLElement | null, view: HTMLElement | null): void {
  const at = document.activeElement;
  const isFree = at === null || at === document.body || at === view || at.closest('[inert]') !== null;
  if (isFree) to?.focus({ preventScroll: true });
}

/** How the game ended, over map and notes, until somebody wants to see those. */
export const EndView = ({ onClose }: { onClose(): void }) => {
  const { host } = usePlay();
  const facts = usePlayState((state) => state.facts);
  const scene = usePlayState((state) => state.scene);
  const text = words();
  const view = useRef<HTMLElement>(null);
  useEffect(() => takeFocus(view.current, view.current), []);
  const onHead = useCallback((head: HTMLElement | null) => takeFocus(head, view.current), []);
  return (
    <main ref={view} className="play-end" tabIndex={-1}>
      <section aria-label={text.reckoning}>
        <div className="play-end-close">
          <Button onPress={onClose}>{text.toMap}</Button>
        </div>
        <Suspense fallback={<p className="play-waiting">{text.counting}</p>}>
          <EndPage host={host} facts={facts} scene={scene} headRef={onHead} />
        </Suspense>
      </section>
    </main>
  );
};

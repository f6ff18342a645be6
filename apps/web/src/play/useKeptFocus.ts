import { type RefObject, useEffect } from 'react';
import type { Play } from './game.ts';

/** Where the thing that had the focus is gone, the focus goes to the question instead of nowhere. */
export function useKeptFocus(
  play: Play,
  page: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    let had: Element | null = null;
    const note = (event: FocusEvent): void => {
      if (event.target instanceof Element && page.current?.contains(event.target)) had = event.target;
    };
    const check = (): void => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (had !== null && isLost && !had.isConnected) {
        had = null;
        head.current?.focus({ preventScroll: true });
      }
    };
    let timer = 0;
    const soon = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(check, 30);
    };
    document.addEventListener('focusin', note);
    const stop = play.subscribe(soon);
    return () => {
      document.removeEventListener('focusin', note);
      clearTimeout(timer);
      stop();
    };
  }, [play, page, head]);
}

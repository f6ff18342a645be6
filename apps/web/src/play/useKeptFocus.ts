import { type RefObject, useEffect } from 'react';
import type { Play } from './game.ts';

/** Long enough for a browser to see that what has the focus is hidden now. */
const HIDDEN = 30;

/** Where the thing that had the focus is gone, hidden or out of use, the focus goes to the question instead of nowhere. */
export function useKeptFocus(
  play: Play,
  page: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const root = page.current;
    if (root === null) return;
    let had: Element | null = null;
    const note = (event: FocusEvent): void => {
      if (event.target instanceof Element && root.contains(event.target)) had = event.target;
    };
    const keep = (isGone: (element: Element) => boolean): void => {
      const at = document.activeElement;
      const isElsewhere = at !== null && at !== document.body && at !== had;
      if (had === null || isElsewhere || !isGone(had)) return;
      had = null;
      head.current?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(() =>
      keep((element) => !element.isConnected || element.matches(':disabled')),
    );
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    let timer = 0;
    const soon = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => keep((element) => !element.checkVisibility()), HIDDEN);
    };
    document.addEventListener('focusin', note);
    const stop = play.subscribe(soon);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
      clearTimeout(timer);
      stop();
    };
  }, [play, page, head]);
}

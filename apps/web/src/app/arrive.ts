/**
 * Whoever comes from another page goes on from the title of this one, as soon as it is drawn and unless something on it
 * has the focus by then. The answer stops waiting for it.
 */
export function arrive(): () => void {
  const look = (): void => {
    const title = document.querySelector<HTMLElement>('h1');
    if (title === null) return;
    changes.disconnect();
    const at = document.activeElement;
    if (at !== null && at !== document.body) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true });
  look();
  return () => changes.disconnect();
}

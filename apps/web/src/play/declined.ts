/** Whether it was said of a game that it goes on though the other side would resign; kept, so that nobody is asked twice. */
export function declined(save: string): { readonly isSaid: boolean; say(): void } {
  const key = `bocage-plays-on ${save}`;
  const reach = <T>(what: () => T): T | undefined => {
    try {
      return what();
    } catch {
      return undefined; // a browser that keeps nothing
    }
  };
  return {
    isSaid: reach(() => localStorage.getItem(key)) != null,
    say: () => reach(() => localStorage.setItem(key, '')),
  };
}

import { useEffect, useState } from 'react';

type Loaded<T> = { readonly value: T } | { readonly failure: string } | null;

/**
 * Brings something for as long as the page stands. There is one table for all pages: whoever loads must leave it alone
 * as soon as the signal says that the page is gone.
 */
export function useLoaded<T>(
  key: string,
  load: (signal: AbortSignal) => Promise<T>,
  putAway: (value: T) => void,
): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought once for each key
  useEffect(() => {
    const gone = new AbortController();
    let value: T | undefined;
    // Not within the effect itself: a page that is only tried on must not begin anything.
    const timer = setTimeout(async () => {
      try {
        const found = await load(gone.signal);
        if (gone.signal.aborted) return;
        value = found;
        setLoaded({ value: found });
      } catch (error) {
        if (!gone.signal.aborted)
          setLoaded({ failure: error instanceof Error ? error.message : String(error) });
      }
    });
    return () => {
      gone.abort();
      clearTimeout(timer);
      if (value !== undefined) putAway(value);
    };
  }, [key]);
  return loaded;
}

import type { Host, Scene, Statistics } from '@bocage/host';
import { useEffect, useState } from 'react';

/** While a game goes on quickly, it is counted no more often than this. */
const EVERY = 250;

/** The figures of a game at the moment shown; null until they are counted. */
export function useStatistics(
  host: Host,
  { save, ply, line, onlooker }: Scene,
): Statistics | 'failed' | null {
  const [counted, setCounted] = useState<Statistics | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew for another moment of the game
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      host.statistics().then(
        (statistics) => isWanted && setCounted(statistics),
        () => isWanted && setCounted('failed'),
      );
    }, EVERY);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [host, save, ply, line, onlooker]);
  return counted;
}

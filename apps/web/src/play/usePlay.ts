import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Play } from './game.ts';
import type { PlayState } from './state.ts';

/** The game of the page. */
export const PlayContext = createContext<Play | null>(null);

export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('no game is open here');
  return play;
}

/** A part of the state that is kept as it is while it does not change. */
export function usePlayState<T>(select: (state: PlayState) => T): T {
  const play = usePlay();
  return useSyncExternalStore(play.subscribe, () => select(play.state));
}

/** The places beside the map. */
export function useBoxes(): ReadonlySet<number> {
  const groups = usePlayState(({ facts }) => facts.boxes);
  return useMemo(() => new Set(groups.flatMap((group) => group.boxes.map(({ at }): number => at))), [groups]);
}

import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import type { Board } from '../board/board.ts';
import { asHex } from './BoardView.tsx';
import type { Play } from './game.ts';
import { aboutOf } from './log.ts';
import { NOTHING_ABOUT } from './state.ts';

/** Whether the end of the game is shown: as soon as it is there, and as long as nobody looks back. */
export function useEnd(play: Play): [boolean, (isShown: boolean) => void] {
  const [isWanted, setIsWanted] = useState(true);
  const isEnd = useSyncExternalStore(play.subscribe, () => {
    const { outcome, ply, length } = play.state.scene;
    return outcome !== null && ply === length;
  });
  return [isEnd && isWanted, setIsWanted];
}

/** What a question is about, and what the others did step by step, is brought into the window. */
export function useShown(play: Play, board: RefObject<Board | null>): void {
  useEffect(() => {
    let shown: object | null = null;
    const look = (): void => {
      const { scene, recap } = play.state;
      const entry = recap?.entries[recap.at];
      const now = entry ?? scene.prompt;
      if (now === shown || now === null) return;
      const isFirst = shown === null; // the map has opened on it, or as somebody left it
      shown = now;
      const { units, places } = entry === undefined ? (scene.prompt?.about ?? NOTHING_ABOUT) : aboutOf(entry);
      const at = scene.counters.find(({ unit }) => unit === units[0])?.at;
      const place = places[0] ?? at;
      if (place !== undefined) board.current?.setCursor(asHex(place), isFirst);
    };
    look();
    return play.subscribe(look);
  }, [play, board]);
}

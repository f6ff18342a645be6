import type { MapData } from '@bocage/atlas';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Board } from '../board/board.ts';
import { asHex } from './BoardView.tsx';
import type { Play } from './game.ts';
import { pressKey } from './keys.ts';
import { hexCount, litPlaces } from './places.ts';
import { TABS, type TabName } from './SideColumn.tsx';
import { words } from './words.ts';

const KEYS_OFF = 'bocage-keys-off';

/** What a player may want to know. */
export type Known = 'rules' | 'forces' | 'find';

/** Where keys lead to. */
interface KeyGround {
  readonly page: RefObject<HTMLElement | null>;
  readonly head: RefObject<HTMLElement | null>;
  readonly board: RefObject<Board | null>;
  onTab(tab: TabName): void;
  onHelp(): void;
  /** Opens the rulebook, the order of battle, the search. */
  onKnow(what: Known): void;
}

/** A panel that was not open is drawn within so many frames. */
const FRAMES = 20;

/** Brings the focus to something that is about to be drawn. */
function focusSoon(find: () => HTMLElement | null | undefined, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const found = find();
    if (found != null) found.focus();
    else if (frames > 0) focusSoon(find, frames - 1);
  });
}

/** Listens to the keys of the page; gives whether the letters among them do anything, and how to switch that. */
export function useKeys(
  play: Play,
  map: MapData,
  ground: KeyGround,
): { isOn: boolean; set(isOn: boolean): void } {
  const { page, head, board, onTab, onHelp, onKnow } = ground;
  const [isOn, setIsOn] = useState(() => localStorage.getItem(KEYS_OFF) === null);
  const toLit = useCallback(
    (way: 1 | -1) => {
      const places = litPlaces(play);
      const onMap = [...new Set(places)].filter((place) => place < hexCount(map)).sort((a, b) => a - b);
      if (onMap.length > 0) {
        const at = onMap.indexOf(play.state.pointed.place);
        const next = onMap[at < 0 ? 0 : (at + way + onMap.length) % onMap.length] as number;
        board.current?.setCursor(asHex(next));
        board.current?.focus();
        play.hand.point(next, -1);
      } else if (places.length > 0) {
        onTab('boxes');
        focusSoon(() =>
          page.current?.querySelector<HTMLElement>(
            '.play-box-counter.play-lit button, .play-box.play-lit button',
          ),
        );
      } else play.dispatch({ type: 'said', text: words().nothingLit });
    },
    [play, map, page, board, onTab],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isOn && event.key !== 'Escape' && event.key !== 'Enter') return;
      const isDone = pressKey(event, play, {
        help: onHelp,
        rules: () => onKnow('rules'),
        forces: () => onKnow('forces'),
        find: () => onKnow('find'),
        toMap: () => board.current?.focus(),
        toPrompt: () => head.current?.focus(),
        toTab: (index) => {
          const name = TABS[index] ?? 'log';
          const tab = page.current?.querySelector<HTMLElement>(`[role="tab"][data-key="${name}"]`);
          if (tab == null) return; // a game without boxes has no tab for them
          onTab(name);
          requestAnimationFrame(() => tab.focus());
        },
        toLit,
      });
      if (isDone) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [play, isOn, toLit, page, head, board, onTab, onHelp, onKnow]);

  const set = (on: boolean): void => {
    setIsOn(on);
    if (on) localStorage.removeItem(KEYS_OFF);
    else localStorage.setItem(KEYS_OFF, '');
  };
  return { isOn, set };
}

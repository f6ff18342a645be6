import type { MapData } from '@bocage/atlas';
import { makeGrid } from '@bocage/hex';
import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { RuleBook } from '../app/RuleLink.tsx';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import type { Board } from '../board/board.ts';
import { Gazetteer } from '../board/describe.ts';
import { words } from '../words/index.ts';
import { asHex, BoardView } from './BoardView.tsx';
import { Curtain } from './Curtain.tsx';
import { EndView } from './EndView.tsx';
import type { Play } from './game.ts';
import { HereCard } from './HereCard.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { pressKey } from './keys.ts';
import { aboutOf } from './log.ts';
import { SideColumn, TABS, type TabName } from './SideColumn.tsx';
import { lightsOf, NOTHING_ABOUT } from './state.ts';
import { TimeLine } from './TimeLine.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { PlayContext, usePlayState } from './usePlay.ts';
import './play.css';

interface GamePageProps {
  readonly play: Play;
  readonly map: MapData;
  /** Gives the game as a file. */
  onSave(): void;
}

const KEYS_OFF = 'bocage-keys-off';

/** A game that is open: map, question, notes and time line. */
export const GamePage = ({ play, map, onSave }: GamePageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const board = useRef<Board | null>(null);
  const [tab, setTab] = useState<TabName>('log');
  const [open, setOpen] = useState<'keys' | 'settings' | null>(null);
  const [hasKeys, setHasKeys] = useState(() => localStorage.getItem(KEYS_OFF) === null);
  const nameOf = usePlaceName(map, play);
  useKeptFocus(play, page, head);

  useBoxesFirst(play, map, setTab);
  useShown(play, board);
  const [isEndShown, setIsEndShown] = useEnd(play);

  const toLit = useCallback(
    (way: 1 | -1) => {
      const places = litPlaces(play);
      const onMap = [...new Set(places)].filter((place) => place < hexCount(map)).sort((a, b) => a - b);
      if (onMap.length > 0) {
        const at = onMap.indexOf(play.state.pointed.place);
        const next = onMap[at < 0 ? 0 : (at + way + onMap.length) % onMap.length] as number;
        board.current?.setCursor(asHex(next));
        board.current?.focus();
        play.point(next, -1);
      } else if (places.length > 0) {
        setTab('boxes');
        requestAnimationFrame(() =>
          page.current
            ?.querySelector<HTMLElement>('.play-box-counter.play-lit button, .play-box.play-lit button')
            ?.focus(),
        );
      }
    },
    [play, map],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!hasKeys && event.key !== 'Escape' && event.key !== 'Enter') return;
      const isDone = pressKey(event, play, {
        help: () => setOpen('keys'),
        toMap: () => board.current?.focus(),
        toPrompt: () => head.current?.focus(),
        toTab: (index) => {
          setTab(TABS[index] ?? 'log');
          const tabs = page.current?.querySelectorAll<HTMLElement>('[role="tab"]');
          requestAnimationFrame(() => tabs?.[index]?.focus());
        },
        toLit,
      });
      if (isDone) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [play, hasKeys, toLit]);

  const show = useCallback((place: number): void => {
    if (place >= 0) board.current?.goTo(asHex(place));
  }, []);
  const setKeys = (isOn: boolean): void => {
    setHasKeys(isOn);
    if (isOn) localStorage.removeItem(KEYS_OFF);
    else localStorage.setItem(KEYS_OFF, '');
  };
  return (
    <PlayContext value={play}>
      <RuleBook cases={play.state.facts.cases}>
        <div className="play" ref={page}>
          <TopBar onSettings={() => setOpen('settings')} onKeys={() => setOpen('keys')} onSave={onSave} />
          <main className="play-map">
            <BoardView map={map} board={board} />
            <HereCard nameOf={nameOf} />
            <p className="play-credit">{words().app.mapCredit}</p>
          </main>
          <SideColumn
            tab={tab}
            onTab={setTab}
            onShow={show}
            headRef={head}
            onEnd={() => setIsEndShown(true)}
          />
          {isEndShown ? <EndView onClose={() => setIsEndShown(false)} /> : null}
          <TimeLine />
          <Voice />
        </div>
        <KeysDialog
          isOpen={open === 'keys'}
          onClose={() => setOpen(null)}
          keys={{ isOn: hasKeys, set: setKeys }}
        />
        <SettingsDialog isOpen={open === 'settings'} onClose={() => setOpen(null)} />
        <Curtain />
      </RuleBook>
    </PlayContext>
  );
};

/** Whether the end of the game is shown: as soon as it is there, and as long as nobody looks back. */
function useEnd(play: Play): [boolean, (isShown: boolean) => void] {
  const [isWanted, setIsWanted] = useState(true);
  const isEnd = useSyncExternalStore(play.subscribe, () => {
    const { outcome, ply, length } = play.state.scene;
    return outcome !== null && ply === length;
  });
  return [isEnd && isWanted, setIsWanted];
}

/** What those hear who cannot see what changes. */
const Voice = () => {
  const { text, count } = usePlayState((state) => state.said);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
};

/** A question that is all about what lies beside the map is asked there. */
function useBoxesFirst(play: Play, map: MapData, setTab: (tab: TabName) => void): void {
  useEffect(() => {
    let asked: object | null = null;
    const look = (): void => {
      const { scene } = play.state;
      if (scene.prompt === asked || scene.prompt === null) return;
      asked = scene.prompt;
      const places = litPlaces(play);
      if (places.length > 0 && places.every((place) => place >= hexCount(map))) setTab('boxes');
    };
    look();
    return play.subscribe(look);
  }, [play, map, setTab]);
}

/** What a question is about, and what the others did step by step, is brought into the window. */
function useShown(play: Play, board: RefObject<Board | null>): void {
  useEffect(() => {
    let shown: object | null = null;
    const look = (): void => {
      const { scene, recap } = play.state;
      const entry = recap?.entries[recap.at];
      const now = entry ?? scene.prompt;
      if (now === shown || now === null) return;
      shown = now;
      const { units, places } = entry === undefined ? (scene.prompt?.about ?? NOTHING_ABOUT) : aboutOf(entry);
      const at = scene.counters.find(({ unit }) => unit === units[0])?.at;
      const place = places[0] ?? at;
      if (place !== undefined) board.current?.setCursor(asHex(place));
    };
    look();
    return play.subscribe(look);
  }, [play, board]);
}

/** Every place where something can be chosen. */
function litPlaces({ state }: Play): number[] {
  const { units, hexes } = lightsOf(state);
  const lit = new Set(units);
  return [
    ...hexes,
    ...state.scene.counters.filter(({ unit }) => lit.has(unit)).map(({ at }) => at as number),
  ];
}

const counts = new WeakMap<MapData, number>();

function hexCount(map: MapData): number {
  const known = counts.get(map);
  if (known !== undefined) return known;
  const count = makeGrid(map.grid).hexCount;
  counts.set(map, count);
  return count;
}

/** The name of a place: of a hex with its ground and its towns, of a box its title. */
function usePlaceName(map: MapData, play: Play): (place: number) => string {
  return useMemo(() => {
    const grid = makeGrid(map.grid);
    const gazetteer = new Gazetteer(map, grid);
    const { boxes, places } = play.state.facts;
    const titles = new Map(
      boxes.flatMap((group) =>
        group.boxes.map(({ at, title }) => [at as number, `${group.title}: ${title}`]),
      ),
    );
    return (place) =>
      place < grid.hexCount ? gazetteer.name(asHex(place)) : (titles.get(place) ?? places[place] ?? '');
  }, [map, play]);
}

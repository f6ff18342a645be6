import type { MapData } from '@bocage/atlas';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useBookState } from '../app/RuleLink.tsx';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import type { Board } from '../board/board.ts';
import { listen } from '../sound/hear.ts';
import { words } from '../words/index.ts';
import { asHex, BoardView } from './BoardView.tsx';
import { Curtain } from './Curtain.tsx';
import { EndView } from './EndView.tsx';
import { GameBook } from './GameBook.tsx';
import type { Play } from './game.ts';
import { HereCard } from './HereCard.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { Knowing, useKnowing } from './Knowing.tsx';
import { usePlaceName } from './places.ts';
import { SideColumn, type TabName, type Wanted } from './SideColumn.tsx';
import { TimeLine } from './TimeLine.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useKeys } from './useKeys.ts';
import { PlayContext, usePlayState } from './usePlay.ts';
import { useEnd, useShown } from './useShown.ts';
import './play.css';

// Comes when somebody wants to hand something on.
const ShareDialog = lazy(async () => ({ default: (await import('../share/index.ts')).ShareDialog }));

interface GamePageProps {
  readonly play: Play;
  readonly map: MapData;
  /** Gives the game as a file. */
  onSave(): void;
}

/** A game that is open: map, question, notes and time line. */
export const GamePage = ({ play, map, onSave }: GamePageProps) => {
  const page = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const board = useRef<Board | null>(null);
  const [tab, setTab] = useState<TabName>('log');
  const [box, setBox] = useState<Wanted>({ at: -1 });
  const [open, setOpen] = useState<'keys' | 'settings' | 'share' | null>(null);
  const book = useBookState();
  const nameOf = usePlaceName(map, play);
  useKeptFocus(play, page, head);
  useEffect(() => listen(play), [play]);

  useShown(play, board);
  const [isEndShown, setIsEndShown] = useEnd(play);
  const onHelp = useCallback(() => setOpen('keys'), []);
  const knowing = useKnowing(book);
  const keys = useKeys(play, map, { page, head, board, onTab: setTab, onHelp, onKnow: knowing.show });

  const show = useCallback((place: number): void => {
    if (place >= 0) board.current?.goTo(asHex(place));
  }, []);
  const showBox = useCallback((place: number): void => {
    setBox({ at: place });
    setTab('boxes');
  }, []);
  return (
    <PlayContext value={play}>
      <GameBook book={book}>
        <div className="play" ref={page}>
          <TopBar
            onSettings={() => setOpen('settings')}
            onKeys={() => setOpen('keys')}
            onKnow={knowing.show}
            onSave={onSave}
            onShare={() => setOpen('share')}
          />
          <main className="play-map" inert={isEndShown}>
            <BoardView map={map} board={board} onBox={showBox} />
            <HereCard board={board} nameOf={nameOf} />
            {map.credit === '' ? null : <p className="play-credit">{words().app.mapBy(map.credit)}</p>}
          </main>
          <SideColumn
            tab={tab}
            onTab={setTab}
            onShow={show}
            box={box}
            onBox={showBox}
            headRef={head}
            isCovered={isEndShown}
            onEnd={() => setIsEndShown(true)}
          />
          {isEndShown ? <EndView onClose={() => setIsEndShown(false)} /> : null}
          <TimeLine />
          <Voice />
        </div>
        <KeysDialog isOpen={open === 'keys'} onClose={() => setOpen(null)} keys={keys} />
        <SettingsDialog isOpen={open === 'settings'} onClose={() => setOpen(null)} />
        <Knowing
          knowing={knowing}
          book={book}
          nameOf={nameOf}
          onShow={show}
          onBoxes={() => setTab('boxes')}
        />
        {open === 'share' ? (
          <Suspense>
            <ShareDialog map={map} onClose={() => setOpen(null)} />
          </Suspense>
        ) : null}
        <Curtain />
      </GameBook>
    </PlayContext>
  );
};

/** What those hear who cannot see what changes. */
const Voice = () => {
  const { text, count } = usePlayState((state) => state.said);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={count}>{text}</span>
    </div>
  );
};

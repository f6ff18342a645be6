import type { HexId } from '@bocage/hex';
import { useEffect, useMemo, useRef, useState } from 'react';
import { placeNames } from '../after/places.ts';
import { Top } from '../after/Top.tsx';
import { useLoaded } from '../after/useLoaded.ts';
import { words } from '../after/words.ts';
import { ButtonLink } from '../app/Button.tsx';
import { Notice } from '../app/Notice.tsx';
import { hrefOf } from '../app/route.ts';
import type { Board } from '../board/board.ts';
import { BoardView } from '../play/BoardView.tsx';
import { BoxesPanel } from '../play/BoxesPanel.tsx';
import { DraftCard } from '../play/DraftCard.tsx';
import { GameBook } from '../play/GameBook.tsx';
import { HereCard } from '../play/HereCard.tsx';
import { lightsOf } from '../play/state.ts';
import { PlayContext, usePlay, usePlayState } from '../play/usePlay.ts';
import { words as appWords } from '../words/index.ts';
import { Coach } from './Coach.tsx';
import { forget, type Taken, take } from './taking.ts';
import { LessonText, useWords, wordsOf } from './words.ts';
import '../play/play.css';
import '../after/styles/page.css';
import './lesson.css';

/** The guided lesson of a game: a short piece of it on the live rules. */
export const LearnPage = ({ game }: { readonly game: string | undefined }) => {
  const [round, setRound] = useState(0);
  const loaded = useLoaded(
    `lesson ${game} ${round}`,
    (signal) => take(game, signal),
    ({ play }) => play.end(),
  );
  const text = words();
  if (loaded === null) return <p className="after-waiting">{text.opening}</p>;
  if ('failure' in loaded)
    return (
      <Notice title={text.cannotOpen} text={loaded.failure}>
        <ButtonLink href={hrefOf({ page: 'home' })}>{text.home}</ButtonLink>
      </Notice>
    );
  const again = async (): Promise<void> => {
    await forget(loaded.value.guide.lesson, loaded.value.save);
    setRound(round + 1);
  };
  return (
    <PlayContext value={loaded.value.play} key={loaded.value.save}>
      <GameBook>
        <LessonText value={wordsOf(loaded.value.guide.lesson)}>
          <Page taken={loaded.value} onAgain={() => void again()} />
        </LessonText>
      </GameBook>
    </PlayContext>
  );
};

/** How much closer than usual the beach is looked at, where there is room for it. */
const CLOSE = 2;
const NARROW = 768;

const Page = ({ taken, onAgain }: { readonly taken: Taken; onAgain(): void }) => {
  const { play, map, guide } = taken;
  const board = useRef<Board | null>(null);
  const nameOf = useMemo(() => placeNames(map, play.state.facts), [map, play]);
  const text = useWords();
  useEffect(() => {
    document.title = appWords().app.titleOf(text.title);
  }, [text.title]);
  useEffect(() => {
    // The beach fills the window; the window takes its size first.
    const timer = setTimeout(() => {
      const focus = play.state.facts.places.indexOf(guide.lesson.focus);
      board.current?.setCursor(focus as HexId);
      board.current?.goTo(focus as HexId);
      if (innerWidth > NARROW) setTimeout(() => board.current?.zoomBy(guide.lesson.closer ?? CLOSE), 400);
    }, 100);
    return () => clearTimeout(timer);
  }, [play, guide]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) void play.pen.cancel();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [play]);
  return (
    <div className="after-page lesson-page">
      <Top title={text.title} leave={text.leave} />
      <main className="after-map">
        <BoardView map={map} board={board} isKept={false} />
        <HereCard board={board} nameOf={nameOf} />
      </main>
      <aside className="after-column lesson-column" aria-label={text.column}>
        <Coach taken={taken} onAgain={onAgain} />
        <DraftCard />
        <Offshore />
      </aside>
    </div>
  );
};

/** The boxes beside the map, while somebody in them can be chosen. */
const Offshore = () => {
  const play = usePlay();
  const text = useWords();
  const hexes =
    play.state.facts.places.length - play.state.facts.boxes.reduce((n, { boxes }) => n + boxes.length, 0);
  const isWanted = usePlayState((state) => {
    const { units, hexes: places } = lightsOf(state);
    const at = (unit: number): number => state.scene.counters.find((one) => one.unit === unit)?.at ?? -1;
    return (
      state.draft === null &&
      (units.some((unit) => at(unit) >= hexes) || places.some((place) => place >= hexes))
    );
  });
  if (!isWanted) return null;
  return (
    <section className="lesson-offshore">
      <h2>{text.boxes}</h2>
      <BoxesPanel />
    </section>
  );
};

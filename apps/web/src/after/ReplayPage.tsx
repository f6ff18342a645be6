import type { HexId } from '@bocage/hex';
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Tabs } from 'react-aria-components/Tabs';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Button, ButtonLink } from '../app/Button.tsx';
import { Notice } from '../app/Notice.tsx';
import { hrefOf } from '../app/route.ts';
import { Panel, TabStrip } from '../app/Tabs.tsx';
import type { Board } from '../board/board.ts';
import { BoardView } from '../play/BoardView.tsx';
import { GameBook } from '../play/GameBook.tsx';
import type { Play } from '../play/game.ts';
import { HereCard } from '../play/HereCard.tsx';
import { aboutOf } from '../play/log.ts';
import { ThoughtCard } from '../play/Minds.tsx';
import { Standing } from '../play/Standing.tsx';
import { PlayContext, usePlay, usePlayState } from '../play/usePlay.ts';
import { words as appWords } from '../words/index.ts';
import { EndPage } from './EndPage.tsx';
import { placeNames } from './places.ts';
import { Controls } from './replay/Controls.tsx';
import { Clock } from './replay/clock.ts';
import { pressKey } from './replay/keys.ts';
import { Log, Sentence } from './replay/Log.tsx';
import { load, putBack, type Replay } from './replay/load.ts';
import { StatisticsPanel } from './StatisticsPanel.tsx';
import { Top } from './Top.tsx';
import { useLoaded } from './useLoaded.ts';
import { words } from './words.ts';
import '../play/play.css';
import './styles/page.css';
import './styles/replay.css';

// Comes when somebody wants to hand something on.
const ShareDialog = lazy(async () => ({ default: (await import('../share/index.ts')).ShareDialog }));

/** Any game or record to look at: with a slider, from either side's knowledge, with its log and figures beside it. */
export const ReplayPage = ({ save }: { readonly save: string }) => {
  const [eyes, look] = useState<number | undefined>();
  const loaded = useLoaded(
    `${save} ${eyes}`,
    (signal) => load(save, signal, eyes),
    (replay) => {
      if ('sides' in replay) return;
      replay.play.end();
      void putBack(replay).catch(() => {});
    },
  );
  const text = words();
  if (loaded === null) return <p className="after-waiting">{text.opening}</p>;
  if ('failure' in loaded)
    return (
      <Notice title={text.cannotOpen} text={loaded.failure}>
        <ButtonLink href={hrefOf({ page: 'home' })}>{text.home}</ButtonLink>
      </Notice>
    );
  const { value } = loaded;
  if ('sides' in value)
    return (
      <Notice title={text.replay.whoLooks} text={text.replay.eyesShut}>
        <div className="after-ways">
          {value.sides.map(({ side, name }) => (
            <Button key={name} onPress={() => look(side)}>
              {text.replay.lookAs(name)}
            </Button>
          ))}
          <ButtonLink tone="quiet" href={hrefOf({ page: 'home' })}>
            {text.home}
          </ButtonLink>
        </div>
      </Notice>
    );
  return (
    <PlayContext value={value.play}>
      <GameBook>
        <Page replay={value} />
      </GameBook>
    </PlayContext>
  );
};

const Page = ({ replay }: { readonly replay: Replay }) => {
  const { play, map } = replay;
  const board = useRef<Board | null>(null);
  const [isSharing, setSharing] = useState(false);
  const clock = useMemo(() => new Clock(play), [play]);
  const nameOf = useMemo(() => placeNames(map, play.state.facts), [map, play]);
  const title = usePlayState(({ facts }) => facts.title);
  const save = usePlayState(({ scene }) => scene.save);
  const text = words().replay;
  useFollowed(play, board);
  useEffect(() => {
    document.title = appWords().app.titleOf(text.title(title));
  }, [title, text]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (pressKey(event, clock, play)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      clock.stop();
    };
  }, [clock, play]);
  return (
    <div className="after-page after-replay">
      <Top title={text.title(title)} leave={words().home}>
        <Eyes replay={replay} />
        <Button onPress={() => setSharing(true)}>{text.share}</Button>
        {replay.isUnderWay ? (
          <ButtonLink href={hrefOf({ page: 'play', save })}>{text.goOnGame}</ButtonLink>
        ) : null}
      </Top>
      <main className="after-map">
        <BoardView map={map} board={board} />
        <HereCard board={board} nameOf={nameOf} />
      </main>
      <Column replay={replay} clock={clock} />
      <Controls clock={clock} />
      {isSharing ? (
        <Suspense>
          <ShareDialog map={map} onClose={() => setSharing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};

/** Lights what the decision before the moment shown was about, and brings it into sight. */
function useFollowed(play: Play, board: RefObject<Board | null>): void {
  const ply = usePlayState(({ scene }) => scene.ply);
  useEffect(() => {
    const { log, scene } = play.state;
    const about = aboutOf(...log.filter((entry) => entry.ply === ply - 1));
    if (about.places.length + about.units.length === 0) return;
    play.sight.about(about);
    const unit = scene.counters.find((counter) => counter.unit === about.units[0]);
    const place = about.places[0] ?? unit?.at;
    if (place !== undefined) board.current?.setCursor(place as HexId);
  }, [ply, play, board]);
}

/** Through whose eyes it is seen. */
const Eyes = ({ replay: { isOpen } }: { readonly replay: Replay }) => {
  const play = usePlay();
  const sides = usePlayState(({ facts }) => facts.sides);
  const onlooker = usePlayState(({ scene }) => scene.onlooker);
  const text = words().replay;
  // While it goes on, each side sees only what it may know.
  if (!isOpen) return <p className="after-seen-as">{text.seenAs(sides[onlooker] ?? '')}</p>;
  const look = (key: string): void => void play.time.lookAs(Number(key));
  return (
    <ToggleButtonGroup
      className="after-toggles after-eyes"
      aria-label={text.eyes}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[String(onlooker)]}
      onSelectionChange={(keys) => look(String([...keys][0]))}
    >
      {[text.everybody, ...sides].map((name, i) => (
        <ToggleButton key={name} id={String(i - 1)} className="after-toggle">
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

const Column = ({ replay, clock }: { readonly replay: Replay; readonly clock: Clock }) => {
  const [tab, setTab] = useState('log');
  const scene = usePlayState((state) => state.scene);
  const facts = usePlayState((state) => state.facts);
  const text = words().replay;
  const { host } = replay;
  const tabs =
    scene.outcome === null ? (['log', 'statistics'] as const) : (['log', 'statistics', 'end'] as const);
  const shown = tabs.find((name) => name === tab) ?? 'log';
  return (
    <aside className="after-column" aria-label={text.column}>
      <h2 className="visually-hidden">{text.column}</h2>
      <Standing />
      <JustNow />
      <ThoughtCard />
      <Tabs className="tabs" selectedKey={shown} onSelectionChange={(key) => setTab(String(key))}>
        <TabStrip label={text.column} names={tabs} titles={text.tabs} />
        <Panel id="log" className="after-panel-log">
          <Log clock={clock} />
        </Panel>
        <Panel id="statistics">
          <StatisticsPanel host={host} facts={facts} scene={scene} />
        </Panel>
        {scene.outcome === null ? null : (
          <Panel id="end">
            <EndPage host={host} facts={facts} scene={scene} isReplay />
          </Panel>
        )}
      </Tabs>
    </aside>
  );
};

/** The decision that led to the moment shown. */
const JustNow = () => {
  const ply = usePlayState(({ scene }) => scene.ply);
  const log = usePlayState((state) => state.log);
  const entry = log.findLast((one) => one.ply === ply - 1);
  const text = words().replay;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled, by keys too
    <section className="after-now" aria-label={text.now} aria-live="polite" tabIndex={0}>
      <p>{entry === undefined ? text.opening : <Sentence entry={entry} isShort />}</p>
    </section>
  );
};

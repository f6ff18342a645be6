import type { GameFacts } from '@bocage/host';
import { lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Tabs } from 'react-aria-components/Tabs';
import { Panel, TabStrip } from '../app/Tabs.tsx';
import { ActionsPanel } from './ActionsPanel.tsx';
import { AtOnceNote } from './AtOnceNote.tsx';
import { BoxesPanel } from './BoxesPanel.tsx';
import { DraftCard } from './DraftCard.tsx';
import { choosable } from './draft.ts';
import { HappenedCard } from './HappenedCard.tsx';
import { LogPanel } from './LogPanel.tsx';
import { HintCard, ResignNote, ThoughtCard } from './Minds.tsx';
import { OverlaysPanel } from './OverlaysPanel.tsx';
import { PinnedQuestion } from './PinnedQuestion.tsx';
import { PlanCard } from './PlanCard.tsx';
import { PromptCard } from './PromptCard.tsx';
import { Standing } from './Standing.tsx';
import { doorsNow } from './state.ts';
import { TracksPanel } from './TracksPanel.tsx';
import { useBoxes, usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

export const TABS = ['log', 'actions', 'boxes', 'tracks', 'overlays', 'statistics'] as const;
export type TabName = (typeof TABS)[number];

/** The tabs that have something behind them in this game. */
const tabsOf = ({ boxes, overlays }: GameFacts): readonly TabName[] =>
  TABS.filter((tab) => (tab !== 'boxes' || boxes.length > 0) && (tab !== 'overlays' || overlays.length > 0));

/** The box that somebody wants to see, anew with each wish; -1 for none. */
export interface Wanted {
  readonly at: number;
}

interface SideColumnProps {
  readonly tab: TabName;
  onTab(tab: TabName): void;
  onShow(place: number): void;
  readonly box: Wanted;
  onBox(at: number): void;
  readonly headRef: RefObject<HTMLHeadingElement | null>;
  /** The end of the game lies over it. */
  readonly isCovered: boolean;
  /** Shows how the game ended. */
  onEnd(): void;
}

// The charts come when somebody looks at them.
const StatisticsPanel = lazy(async () => ({
  default: (await import('../after/StatisticsPanel.tsx')).StatisticsPanel,
}));

const Statistics = () => {
  const { host } = usePlay();
  const facts = usePlayState((state) => state.facts);
  const scene = usePlayState((state) => state.scene);
  return <StatisticsPanel host={host} facts={facts} scene={scene} />;
};

/** Where the column is too small for question and notes together, the notes that somebody wants are scrolled to. */
function bringUp(notes: HTMLElement | null, tab: TabName): void {
  const column = notes?.closest<HTMLElement>('.play-column');
  if (notes == null || column == null || column.scrollHeight <= column.clientHeight) return;
  const above = notes.getBoundingClientRect().top - column.getBoundingClientRect().top;
  const pinned = Number.parseFloat(getComputedStyle(notes).scrollMarginBlockStart);
  // The newest line of the log is its last.
  column.scrollTo({ top: tab === 'log' ? column.scrollHeight : column.scrollTop + above - pinned });
}

const MARKED: ReadonlyMap<TabName, string> = new Map([['boxes', words().choosable]]);
const NOT_MARKED: ReadonlyMap<TabName, string> = new Map();

/** Whether something that can be chosen lies beside the map. */
function useIsBoxLit(): boolean {
  const boxes = useBoxes();
  const counters = usePlayState(({ scene }) => scene.counters);
  const draft = usePlayState((state) => state.draft);
  const doors = usePlayState((state) => state.doors);
  return useMemo(() => {
    if (boxes.size === 0) return false;
    const { units, places } = choosable(doorsNow({ draft, doors }));
    const lit = new Set(units);
    return (
      places.some((place) => boxes.has(place)) ||
      counters.some(({ unit, at }) => lit.has(unit) && boxes.has(at))
    );
  }, [boxes, counters, draft, doors]);
}

/** The question, what is being decided, and the notes. */
export const SideColumn = ({
  tab,
  onTab,
  onShow,
  box,
  onBox,
  headRef,
  isCovered,
  onEnd,
}: SideColumnProps) => {
  const [isLarge, setIsLarge] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const failure = usePlayState((state) => state.failure);
  const facts = usePlayState((state) => state.facts);
  const names = useMemo(() => tabsOf(facts), [facts]);
  const isBoxLit = useIsBoxLit();
  useEffect(() => {
    if (box.at >= 0) requestAnimationFrame(() => bringUp(tabs.current, 'boxes'));
  }, [box]);
  const text = words();
  return (
    <aside
      className={`play-column${isLarge ? ' play-column-large' : ''}`}
      aria-label={text.side}
      inert={isCovered}
    >
      <button
        type="button"
        className="play-handle"
        aria-label={text.sheetHandle}
        aria-expanded={isLarge}
        onClick={() => setIsLarge(!isLarge)}
      >
        <span aria-hidden="true" />
      </button>
      {failure === null ? null : (
        <div className="play-failure" role="alert">
          <b>{text.stopped}</b>
          <p>{failure}</p>
          <button type="button" className="button" onClick={() => location.reload()}>
            {text.reload}
          </button>
        </div>
      )}
      <Standing />
      <PinnedQuestion
        mark={mark}
        onBack={() => {
          mark.current?.closest('.play-column')?.scrollTo({ top: 0 });
          headRef.current?.focus({ preventScroll: true });
        }}
      />
      <div className="play-question">
        <span className="play-question-mark" ref={mark} />
        <PromptCard headRef={headRef} onEnd={onEnd} onShow={onShow} />
        <ResignNote />
        <HintCard />
        <DraftCard />
        <PlanCard />
        <AtOnceNote />
      </div>
      <HappenedCard onShow={onShow} />
      <ThoughtCard />
      <Tabs
        ref={tabs}
        className="tabs play-tabs"
        selectedKey={tab}
        onSelectionChange={(key) => {
          onTab(key as TabName);
          requestAnimationFrame(() => bringUp(tabs.current, key as TabName));
        }}
        keyboardActivation="manual"
      >
        <TabStrip
          className="play-tab-list"
          label={text.panels}
          names={names}
          titles={text.tabs}
          marked={isBoxLit ? MARKED : NOT_MARKED}
        />
        <Panel id="log" className="play-panel">
          <LogPanel onShow={onShow} />
        </Panel>
        <Panel id="actions" className="play-panel">
          <ActionsPanel onShow={onShow} />
        </Panel>
        <Panel id="boxes" className="play-panel">
          <BoxesPanel box={box.at} onBox={onBox} onShow={onShow} />
        </Panel>
        <Panel id="tracks" className="play-panel">
          <TracksPanel />
        </Panel>
        <Panel id="overlays" className="play-panel">
          <OverlaysPanel />
        </Panel>
        <Panel id="statistics" className="play-panel">
          <Suspense fallback={<p className="play-empty">{text.counting}</p>}>
            <Statistics />
          </Suspense>
        </Panel>
      </Tabs>
    </aside>
  );
};

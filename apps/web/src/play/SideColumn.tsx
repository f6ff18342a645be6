import { lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { Tabs } from 'react-aria-components/Tabs';
import { Panel, TabStrip } from '../app/Tabs.tsx';
import { ActionsPanel } from './ActionsPanel.tsx';
import { BoxesPanel } from './BoxesPanel.tsx';
import { DraftCard } from './DraftCard.tsx';
import { HappenedCard } from './HappenedCard.tsx';
import { LogPanel } from './LogPanel.tsx';
import { OverlaysPanel } from './OverlaysPanel.tsx';
import { PromptCard } from './PromptCard.tsx';
import { TracksPanel } from './TracksPanel.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

export const TABS = ['log', 'actions', 'boxes', 'tracks', 'overlays', 'statistics'] as const;
export type TabName = (typeof TABS)[number];

interface SideColumnProps {
  readonly tab: TabName;
  onTab(tab: TabName): void;
  onShow(place: number): void;
  readonly headRef: RefObject<HTMLHeadingElement | null>;
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
function bringUp(notes: HTMLElement | null): void {
  const column = notes?.closest<HTMLElement>('.play-column');
  if (notes == null || column == null || column.scrollHeight <= column.clientHeight) return;
  const handle = column.querySelector<HTMLElement>('.play-handle')?.offsetHeight ?? 0;
  const above = notes.getBoundingClientRect().top - column.getBoundingClientRect().top;
  column.scrollTo({ top: column.scrollTop + above - handle });
}

/** The question, what is being decided, and the notes. */
export const SideColumn = ({ tab, onTab, onShow, headRef, onEnd }: SideColumnProps) => {
  const [isLarge, setIsLarge] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);
  const failure = usePlayState((state) => state.failure);
  const text = words();
  return (
    <aside className={`play-column${isLarge ? ' play-column-large' : ''}`} aria-label={text.side}>
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
      <PromptCard headRef={headRef} onEnd={onEnd} onShow={onShow} />
      <DraftCard />
      <HappenedCard onShow={onShow} />
      <Tabs
        ref={tabs}
        className="tabs play-tabs"
        selectedKey={tab}
        onSelectionChange={(key) => {
          onTab(key as TabName);
          requestAnimationFrame(() => bringUp(tabs.current));
        }}
        keyboardActivation="manual"
      >
        <TabStrip className="play-tab-list" label={text.panels} names={TABS} titles={text.tabs} />
        <Panel id="log" className="play-panel">
          <LogPanel onShow={onShow} />
        </Panel>
        <Panel id="actions" className="play-panel">
          <ActionsPanel onShow={onShow} />
        </Panel>
        <Panel id="boxes" className="play-panel">
          <BoxesPanel />
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

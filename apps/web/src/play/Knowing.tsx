import type { CounterLook } from '@bocage/catalogue';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import type { BookState } from '../app/RuleLink.tsx';
import { Counter } from './Counter.tsx';
import type { Findable } from './find.ts';
import type { Known } from './useKeys.ts';
import { usePlay } from './usePlay.ts';
import { words } from './words.ts';

// They come when somebody opens them.
const Finder = lazy(async () => ({ default: (await import('./Finder.tsx')).Finder }));
const ForcesPanel = lazy(async () => ({ default: (await import('./ForcesPanel.tsx')).ForcesPanel }));

/** What is open of that which a player may want to know, beside the rulebook. */
export interface KnowingState {
  readonly open: 'forces' | 'find' | null;
  show(what: Known): void;
  close(): void;
}

/** One panel beside the map at a time. */
export function useKnowing(book: BookState): KnowingState {
  const [open, setOpen] = useState<KnowingState['open']>(null);
  const { open: openBook, close: closeBook } = book;
  const show = useCallback(
    (what: Known) => {
      setOpen(what === 'rules' ? null : what);
      if (what === 'rules') openBook(null);
      else if (what === 'forces') closeBook();
    },
    [openBook, closeBook],
  );
  return { open, show, close: useCallback(() => setOpen(null), []) };
}

interface KnowingProps {
  readonly knowing: KnowingState;
  readonly book: BookState;
  nameOf(place: number): string;
  onShow(place: number): void;
  /** Shows what lies beside the map. */
  onBoxes(): void;
}

const drawSmall = (look: CounterLook) => <Counter look={look} size={30} />;

/** On a phone the panel lies over the map. */
const COVERED = '(max-width: 48rem)';

/** The order of battle and the search. */
export const Knowing = ({ knowing: { open, close }, book, nameOf, onShow, onBoxes }: KnowingProps) => {
  const play = usePlay();
  const goTo = ({ kind, id, rule }: Pick<Findable, 'kind' | 'id' | 'rule'>): void => {
    if (kind === 'rule') {
      book.open(rule);
      return;
    }
    const at = kind === 'place' ? id : (play.state.scene.counters.find(({ unit }) => unit === id)?.at ?? -1);
    play.sight.about({ units: kind === 'unit' ? [id] : [], places: [at] });
    play.hand.point(at, kind === 'unit' ? id : -1);
    const isBox = play.state.facts.boxes.some(({ boxes }) => boxes.some((box) => box.at === at));
    if (isBox) onBoxes();
    else onShow(at);
  };
  const showUnit = (unit: number): void => {
    if (matchMedia(COVERED).matches) close();
    goTo({ kind: 'unit', id: unit, rule: '' });
  };
  return (
    <Suspense fallback={null}>
      {open === 'find' ? (
        <Dialog title={words().finder.title} isOpen onClose={close}>
          <Finder nameOf={nameOf} onClose={close} onFound={goTo} />
        </Dialog>
      ) : null}
      {open === 'forces' ? <ForcesPanel onShow={showUnit} onClose={close} draw={drawSmall} /> : null}
    </Suspense>
  );
};

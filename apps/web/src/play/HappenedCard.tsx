import type { LogEntry } from '@bocage/host';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import { Die } from './Die.tsx';
import { happenedIn, lineOf, recapped, resultsOf } from './drawn.ts';
import { aboutOf, dieOf, isAllDrawn, type LogLine, whoDid } from './log.ts';
import { SideSign, useIsMany, useSideName } from './SideName.tsx';
import { NOTHING_ABOUT, type Recap } from './state.ts';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** So many of the last results stand there where there is nothing to be gone through. */
const LAST = 4;

interface ShowProps {
  onShow(place: number): void;
}

/** What has happened, in a line each, the newest first; what the others did can be gone through step by step. */
export const HappenedCard = ({ onShow }: ShowProps) => {
  const recap = usePlayState((state) => state.recap);
  const isSteps = usePlayState(({ steps }) => steps.length > 0);
  const card = useRef<HTMLElement>(null);
  const isWalking = recap !== null && recap.at >= 0;
  useEffect(() => {
    if (isWalking) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isWalking]);
  const title = useTitle(recap);
  const [isFolded, unfold] = useFold(card, recap);
  const [isAside, bringBack] = useAside();
  if (isSteps) return null;
  if (!isWalking && (recap === null ? isAside : isFolded))
    return (
      <section ref={card} className="play-happened play-happened-folded" aria-label={title}>
        <button type="button" aria-expanded={false} onClick={recap === null ? bringBack : unfold}>
          <h3>{title}</h3>
          {recap === null ? <Newest /> : <Count recap={recap} />}
        </button>
      </section>
    );
  const entry = recap?.entries[recap.at];
  return (
    <section ref={card} className="play-happened" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {recap === null ? null : <Count recap={recap} />}
      </header>
      {entry === undefined ? <Lines recap={recap} onShow={onShow} /> : <Told entry={entry} />}
      {recap === null ? null : <Steps at={recap.at} many={recap.entries.length} />}
    </section>
  );
};

/** What was read makes room at the first press elsewhere; what is new is open again. */
function useFold(card: RefObject<HTMLElement | null>, recap: Recap | null): [boolean, () => void] {
  const entries = recap?.entries ?? null;
  const [folded, setFolded] = useState<readonly LogEntry[] | null>(null);
  const isBegun = usePlayState(({ draft }) => draft !== null);
  useEffect(() => {
    const fold = ({ target }: Event): void => {
      if (target instanceof Node && card.current?.contains(target) !== true) setFolded(entries);
    };
    // Before React hears of it: what was pressed may be gone from the card afterwards.
    document.addEventListener('click', fold, true);
    return () => document.removeEventListener('click', fold, true);
  }, [card, entries]);
  useEffect(() => {
    if (isBegun) setFolded(entries);
  }, [isBegun, entries]);
  return [folded !== null && folded === entries, () => setFolded(null)];
}

/** What happened makes room for the odds of what is being decided, unless somebody wants both. */
function useAside(): [boolean, () => void] {
  const isBegun = usePlayState(({ draft, plan }) => draft !== null || plan?.done === null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    if (!isBegun) setIsWanted(false);
  }, [isBegun]);
  return [isBegun && !isWanted, () => setIsWanted(true)];
}

/** The last result, as far as it fits into the line. */
const Newest = () => {
  const log = usePlayState((state) => state.log);
  const ply = usePlayState(({ scene }) => scene.ply);
  const [entry] = useMemo(() => resultsOf(log, ply, 1), [log, ply]);
  return <span className="play-happened-newest">{entry === undefined ? '' : lineOf(entry)}</span>;
};

/** Who did it, where it was somebody else, or the dice alone. */
function useTitle(recap: Recap | null): string {
  const nameOf = useSideName();
  const text = words();
  if (recap === null) return text.happened;
  const sides = whoDid(recap.entries);
  if (sides.length > 0) return text.recap(sides.map(nameOf).join(', '));
  return isAllDrawn(recap.entries) ? text.recapDraws : text.recapDice;
}

const Count = ({ recap: { at, entries } }: { readonly recap: Recap }) => {
  const text = words();
  return <span>{at < 0 ? text.recapCount(entries.length) : text.recapAt(at + 1, entries.length)}</span>;
};

const Lines = ({ recap, onShow }: ShowProps & { readonly recap: Recap | null }) => {
  const log = usePlayState((state) => state.log);
  const ply = usePlayState(({ scene }) => scene.ply);
  const since = usePlayState((state) => state.since);
  const entries = useMemo(
    () => (recap === null ? resultsOf(log, ply, LAST, since) : recapped(recap.entries, ply)),
    [recap, log, ply, since],
  );
  const text = words();
  if (entries.length === 0)
    return <p className="play-happened-none">{recap === null ? text.nothingYet : text.nothingSeen}</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <Line key={`${entry.ply} ${entry.side}`} entry={entry} onShow={onShow} />
      ))}
    </ul>
  );
};

/** A result: drawn on the map while it is pointed at or has the focus, and gone to when it is pressed. */
const Line = ({ entry, onShow }: ShowProps & { readonly entry: LogEntry }) => {
  const play = usePlay();
  const about = aboutOf(entry);
  const light = (): void => play.sight.about(about);
  const dim = (): void => play.sight.about(NOTHING_ABOUT);
  const show = (): void => {
    const { counters } = play.state.scene;
    const happened = happenedIn(entry, counters, false);
    light();
    play.dispatch({ type: 'happened', happened });
    const at = counters.find(({ unit }) => unit === about.units[0])?.at;
    onShow(happened?.places[0] ?? about.places[0] ?? at ?? -1);
  };
  const face = dieOf(entry);
  return (
    <li>
      <button
        type="button"
        className="play-happened-line"
        onClick={show}
        onPointerEnter={light}
        onPointerLeave={dim}
        onFocus={light}
        onBlur={dim}
      >
        <SideSign side={entry.side} />
        <span>
          {face > 0 ? <Die face={face} /> : null} <Sentence line={lineOf(entry)} />
        </span>
      </button>
    </li>
  );
};

/** What was thrown stands out from what came of it. */
const Sentence = ({ line }: { readonly line: string }) => {
  const [lead, ...rest] = line.split(': ');
  if (rest.length === 0) return line;
  return (
    <>
      <b>{lead}</b>: {rest.join(': ')}
    </>
  );
};

const Steps = ({ at, many }: { readonly at: number; readonly many: number }) => {
  const play = usePlay();
  const text = words();
  return (
    <div className="play-row">
      {at < 0 ? (
        <Button onPress={() => void play.time.recapTo(0)}>{text.walk}</Button>
      ) : (
        <>
          <Button
            aria-label={text.previousStep}
            isDisabled={at === 0}
            onPress={() => void play.time.recapTo(at - 1)}
          >
            <span aria-hidden="true">‹</span>
          </Button>
          <Button
            tone="main"
            aria-label={text.nextStepOf}
            isDisabled={at >= many - 1}
            onPress={() => void play.time.recapTo(at + 1)}
          >
            <span aria-hidden="true">›</span>
          </Button>
        </>
      )}
      <Button tone="quiet" onPress={() => void play.time.endRecap()}>
        {text.done}
      </Button>
    </div>
  );
};

const Told = ({ entry }: { readonly entry: LogLine }) => {
  const nameOf = useSideName();
  const isMany = useIsMany();
  const face = dieOf(entry);
  const { events, side, said } = entry;
  const text = words();
  return (
    <div className="play-happened-text">
      <b>{entry.heading}</b>
      <p>
        {face > 0 ? <Die face={face} /> : null}{' '}
        {events.length > 0
          ? lineOf(entry)
          : said === null
            ? text.hiddenDecision(nameOf(side), isMany(side), entry.times)
            : text.decided(nameOf(side), said)}{' '}
        <RuleLink rule={events.at(-1)?.rule ?? entry.rule} />
      </p>
    </div>
  );
};

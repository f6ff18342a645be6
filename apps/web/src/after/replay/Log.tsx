import type { LogEntry } from '@bocage/host';
import { useEffect, useMemo, useRef } from 'react';
import { RuleLink } from '../../app/RuleLink.tsx';
import { Die } from '../../play/Die.tsx';
import { lineOf } from '../../play/drawn.ts';
import { aboutOf, captionAt, dieOf, firstOf, type LogLine } from '../../play/log.ts';
import { Sentences } from '../../play/Sentence.tsx';
import { SideSign, useIsMany, useSideName } from '../../play/SideName.tsx';
import { NOTHING_ABOUT } from '../../play/state.ts';
import { usePlay, usePlayState } from '../../play/usePlay.ts';
import { words as playWords } from '../../play/words.ts';
import { words } from '../words.ts';
import type { Clock } from './clock.ts';
import { windowOf } from './jumps.ts';

/** So many entries stand around the moment that is shown. */
const SIZE = 80;

/** What happened around the moment that is shown; pressing a line goes there. */
export const Log = ({ clock }: { readonly clock: Clock }) => {
  const log = usePlayState((state) => state.log);
  const marks = usePlayState((state) => state.marks);
  const ply = usePlayState(({ scene }) => scene.ply);
  const list = useRef<HTMLOListElement>(null);
  const { shown, before, after } = useMemo(() => windowOf(log, ply, SIZE), [log, ply]);
  const here = shown.findLastIndex((entry) => firstOf(entry) < ply);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another moment is shown
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]');
    const box = list.current;
    if (line == null || box === null) return;
    box.scrollTop = line.offsetTop - box.clientHeight / 2;
  }, [ply]);
  const text = words().replay;
  return (
    <ol className="after-log" ref={list} aria-label={text.log}>
      {before === 0 ? null : <li className="after-note">{text.earlier(before)}</li>}
      {shown.map((entry, i) => (
        <Line
          key={`${firstOf(entry)} ${entry.side}`}
          entry={entry}
          clock={clock}
          isHere={i === here}
          isAhead={firstOf(entry) >= ply}
          caption={newCaption(marks, entry, shown[i - 1])}
        />
      ))}
      {after === 0 ? null : <li className="after-note">{text.later(after)}</li>}
    </ol>
  );
};

function newCaption(
  marks: Parameters<typeof captionAt>[0],
  entry: LogEntry,
  before: LogEntry | undefined,
): string | null {
  // What begins after a decision belongs to what comes next.
  const captionOf = ({ ply, side }: LogEntry): string =>
    captionAt(marks, Math.max(0, side === -2 ? ply + 1 : ply));
  const caption = captionOf(entry);
  return before !== undefined && captionOf(before) === caption ? null : caption;
}

interface LineProps {
  readonly entry: LogLine;
  readonly clock: Clock;
  readonly isHere: boolean;
  readonly isAhead: boolean;
  readonly caption: string | null;
}

const Line = ({ entry, clock, isHere, isAhead, caption }: LineProps) => {
  const play = usePlay();
  const about = aboutOf(entry);
  return (
    <li
      className={`after-line${isAhead ? ' after-ahead' : ''}`}
      aria-current={isHere ? 'step' : undefined}
      onPointerEnter={() => play.sight.about(about)}
      onPointerLeave={() => play.sight.about(NOTHING_ABOUT)}
    >
      {caption === null ? null : <h3 className="after-phase">{caption}</h3>}
      <div className="after-line-row">
        <SideSign side={entry.side} />
        <div>
          <button type="button" className="after-line-text" onClick={() => void clock.goTo(entry.ply + 1)}>
            <Sentence entry={entry} />
          </button>{' '}
          <RuleLink rule={entry.events.at(-1)?.rule ?? entry.rule} />
        </div>
      </div>
    </li>
  );
};

interface SentenceProps {
  readonly entry: LogLine;
  /** As it is told on the map. */
  readonly isShort?: boolean;
}

/** An entry in words, with the die where one was thrown. */
export const Sentence = ({ entry, isShort = false }: SentenceProps) => {
  const nameOf = useSideName();
  const isMany = useIsMany();
  const text = words().replay;
  const { side, answer, said: decided, events } = entry;
  const face = dieOf(entry);
  const said =
    side < 0
      ? text.threw(answer ?? '')
      : decided === null
        ? playWords().hiddenDecision(nameOf(side), isMany(side), entry.times)
        : text.decided(nameOf(side), decided);
  return (
    <>
      {face > 0 ? <Die face={face} /> : null}{' '}
      {events.length === 0 ? said : isShort ? lineOf(entry) : <Sentences events={events} />}
    </>
  );
};

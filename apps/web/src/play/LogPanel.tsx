import type { LogEntry } from '@bocage/host';
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Button } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import { Die } from './Die.tsx';
import { campOf } from './ends.ts';
import { aboutOf, dieOf, firstOf, folded, goesUp, grouped, LOG_FILTERS, type LogFilter, type LogGroup, type LogLine, passes, type Standing } from './log.ts'; // biome-ignore format: a list
import { Sentences, titlesOf } from './Sentence.tsx';
import { SideSign, useIsMany, useSideName } from './SideName.tsx';
import { NOTHING_ABOUT } from './state.ts';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** The newest so many are shown; older ones when they are asked for. */
const SHOWN = 150;

/** What has happened, in sentences. */
export const LogPanel = ({ onShow }: { onShow(place: number): void }) => {
  const log = usePlayState((state) => state.log);
  const ours = usePlayState(({ facts, scene }) => campOf(facts, scene.onlooker));
  const [filter, setFilter] = useState<LogFilter>('all');
  const [shown, setShown] = useState(SHOWN);
  const end = useRef<HTMLDivElement>(null);
  const passing = useMemo(() => log.filter((entry) => passes(entry, filter, ours)), [log, filter, ours]);
  const groups = useMemo(() => grouped(passing.slice(-shown)), [passing, shown]);
  const ply = usePlayState(({ scene }) => (scene.ply < scene.length ? scene.ply - 1 : null));
  useStayAtEnd(end, log, ply);
  const text = words();
  return (
    <div className="play-log">
      <ToggleButtonGroup
        className="play-filters"
        aria-label={text.filter}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filter]}
        onSelectionChange={(keys) => setFilter([...keys][0] as LogFilter)}
      >
        {LOG_FILTERS.map((name) => (
          <ToggleButton key={name} id={name} className="play-filter">
            {text.filters[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {passing.length > shown ? (
        <Button tone="quiet" onPress={() => setShown(shown + 500)}>
          {text.earlierEntries(passing.length - shown)}
        </Button>
      ) : null}
      {groups.length === 0 ? <p className="play-empty">{text.emptyLog}</p> : null}
      {groups.map((group, i) => (
        <Group
          key={group.key}
          group={group}
          isNewCaption={group.caption !== groups[i - 1]?.caption}
          onShow={onShow}
        />
      ))}
      <div ref={end} />
    </div>
  );
};

/** How near the end still counts as being there. */
const NEAR = 80;

/**
 * Stays at the newest line, also when the panel grows or shrinks, unless somebody has scrolled up to read; while an
 * earlier moment is shown, at the line of that.
 */
function useStayAtEnd(
  end: RefObject<HTMLDivElement | null>,
  log: readonly LogEntry[],
  ply: number | null,
): void {
  const isAway = useRef(false);
  const written = useRef(log);
  useEffect(() => {
    const box = end.current?.closest<HTMLElement>('.play-panel');
    if (box == null) return;
    const stands = (): Standing => ({ top: box.scrollTop, height: box.scrollHeight, log: written.current });
    let before = stands();
    const note = (): void => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight <= NEAR;
      if (isNear || goesUp(before, stands())) isAway.current = !isNear;
      else if (!isAway.current) box.scrollTop = box.scrollHeight;
      before = stands();
    };
    const sizes = new ResizeObserver(() => {
      if (!isAway.current) box.scrollTop = box.scrollHeight;
    });
    sizes.observe(box);
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', note);
    };
  }, [end]);
  useLayoutEffect(() => {
    written.current = log;
    const box = end.current?.closest<HTMLElement>('.play-panel');
    if (box != null && !isAway.current) box.scrollTop = box.scrollHeight;
  }, [end, log]);
  useLayoutEffect(() => {
    const box = end.current?.closest<HTMLElement>('.play-panel');
    if (box == null) return;
    const lines = [...box.querySelectorAll<HTMLElement>('[data-ply]')];
    const line = ply === null ? undefined : lines.findLast(({ dataset }) => Number(dataset.ply) <= ply);
    isAway.current = ply !== null;
    if (line === undefined) box.scrollTop = ply === null ? box.scrollHeight : 0;
    else box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - LINE_AT;
  }, [end, ply]);
}

/** The line of an earlier moment stands so far below the top of the panel. */
const LINE_AT = 60;

interface GroupProps {
  readonly group: LogGroup;
  readonly isNewCaption: boolean;
  onShow(place: number): void;
}

const Group = ({ group, isNewCaption, onShow }: GroupProps) => {
  const isQuiet = ({ side, events, draw }: LogEntry): boolean =>
    side < 0 && events.length === 0 && draw === undefined;
  const quiet = group.entries.filter(isQuiet);
  const told = folded(group.entries.filter((entry) => !isQuiet(entry)));
  return (
    <section className="play-log-group">
      {isNewCaption && group.caption !== '' ? <h3 className="play-log-phase">{group.caption}</h3> : null}
      {group.heading === '' ? null : <h4 className="play-log-step">{group.heading}</h4>}
      <ul>
        {told.map((entry) => (
          <Entry key={`${firstOf(entry)} ${entry.side}`} entry={entry} onShow={onShow} />
        ))}
      </ul>
      {quiet.length === 0 ? null : (
        <p className="play-log-quiet">
          {words().quietThrows(quiet.length)}
          {quiet.slice(0, 12).map((entry) => (
            <Face key={entry.ply} entry={entry} />
          ))}
        </p>
      )}
    </section>
  );
};

const Face = ({ entry }: { readonly entry: LogEntry }) => {
  const face = dieOf(entry);
  return face > 0 ? <Die face={face} /> : null;
};

interface EntryProps {
  readonly entry: LogLine;
  onShow(place: number): void;
}

// There may be hundreds, and what is written stays as it is.
const Entry = memo(({ entry, onShow }: EntryProps) => {
  const play = usePlay();
  const isAhead = usePlayState(({ scene }) => firstOf(entry) >= scene.ply);
  const nameOf = useSideName();
  const isMany = useIsMany();
  const text = words();
  const about = aboutOf(entry);
  const { side, answer, draw, said, events, forced } = entry;
  const decided =
    side < 0
      ? text.threw(draw ?? answer ?? '')
      : said === null
        ? text.hiddenDecision(nameOf(side), isMany(side), entry.times)
        : text.decided(nameOf(side), said);
  const titles = titlesOf(entry);
  const show = (): void => {
    play.sight.about(about);
    const place =
      about.places[0] ?? play.state.scene.counters.find(({ unit }) => unit === about.units[0])?.at ?? -1;
    onShow(place);
  };
  return (
    <li
      className={`play-entry play-entry-side-${side}${isAhead ? ' play-entry-ahead' : ''}`}
      data-ply={firstOf(entry)}
      onPointerEnter={() => play.sight.about(about)}
      onPointerLeave={() => play.sight.about(NOTHING_ABOUT)}
      onFocus={() => play.sight.about(about)}
      onBlur={() => play.sight.about(NOTHING_ABOUT)}
    >
      <SideSign side={side} />
      <div>
        <button type="button" className="play-entry-text" onClick={show}>
          {events.length === 0 ? decided : <Sentences events={events} />}
        </button>{' '}
        <span className="play-entry-marks">
          <Face entry={entry} /> <RuleLink rule={events.at(-1)?.rule ?? entry.rule} />{' '}
          <button
            type="button"
            className="play-entry-moment"
            aria-label={text.toMoment}
            title={text.toMoment}
            onClick={() => void play.time.goTo(entry.ply + 1)}
          >
            <span aria-hidden="true">↺</span>
          </button>
        </span>
        {forced.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be forced twice
          <p key={i} className="play-forced">
            {text.didItself(nameOf(one.side), one.said)}
          </p>
        ))}
        {titles.length === 0 ? null : <p className="play-entry-titles">{titles.join(' · ')}</p>}
      </div>
    </li>
  );
});

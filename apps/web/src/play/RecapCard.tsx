import type { LogEntry } from '@bocage/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import { Die } from './Die.tsx';
import { aboutOf, dieOf, grouped, type LogGroup, toldOf } from './log.ts';
import { Sentences } from './Sentence.tsx';
import { SideSign, useIsMany, useSideName } from './SideName.tsx';
import { type About, NOTHING_ABOUT } from './state.ts';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** So many lines are read at a glance; of more only the headings are shown at first. */
const AT_A_GLANCE = 7;

interface ShowProps {
  onShow(place: number): void;
}

/** What has happened while nobody here was asked: in groups, each line lit on the map, or step by step. */
export const RecapCard = ({ onShow }: ShowProps) => {
  const recap = usePlayState((state) => state.recap);
  const isSteps = usePlayState(({ steps }) => steps.length > 0);
  const card = useRef<HTMLElement>(null);
  const isWalking = recap !== null && recap.at >= 0;
  useEffect(() => {
    if (isWalking) card.current?.closest('.play-column')?.scrollTo({ top: 0 });
  }, [isWalking]);
  const nameOf = useSideName();
  if (recap === null || isSteps) return null;
  const text = words();
  const { entries, at } = recap;
  const sides = [...new Set(entries.filter(({ side }) => side >= 0).map(({ side }) => nameOf(side)))];
  const title = sides.length === 0 ? text.recapDice : text.recap(sides.join(', '));
  const entry = entries[at];
  return (
    <section ref={card} className="play-recap" aria-label={title}>
      <header>
        <h3>{title}</h3>
        <span>{at < 0 ? text.recapCount(entries.length) : text.recapAt(at + 1, entries.length)}</span>
      </header>
      {entry === undefined ? <Groups entries={entries} onShow={onShow} /> : <Told entry={entry} />}
      <Steps at={at} many={entries.length} />
    </section>
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

const Groups = ({ entries, onShow }: ShowProps & { readonly entries: readonly LogEntry[] }) => {
  const groups = useMemo(() => grouped(entries), [entries]);
  const isShort = entries.length <= AT_A_GLANCE;
  return (
    <div className="play-recap-groups">
      {groups.map((group, i) => (
        <Group
          key={group.key}
          group={group}
          isNewCaption={group.caption !== groups[i - 1]?.caption && i > 0}
          isOpenAtFirst={isShort}
          onShow={onShow}
        />
      ))}
    </div>
  );
};

interface GroupProps extends ShowProps {
  readonly group: LogGroup;
  readonly isNewCaption: boolean;
  readonly isOpenAtFirst: boolean;
}

const Group = ({ group, isNewCaption, isOpenAtFirst, onShow }: GroupProps) => {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const lit = useLit(aboutOf(...group.entries));
  return (
    <>
      {isNewCaption ? <h4 className="play-recap-phase">{group.caption}</h4> : null}
      <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary {...lit}>
          {group.heading} <small>{group.entries.length}</small>
        </summary>
        {isOpen ? (
          <ul>
            {group.entries.map((entry) => (
              <Line key={entry.ply} entry={entry} onShow={onShow} />
            ))}
          </ul>
        ) : null}
      </details>
    </>
  );
};

/** Lights something on the map while it is pointed at or has the focus. */
function useLit(about: About) {
  const play = usePlay();
  const light = (): void => play.sight.about(about);
  const dim = (): void => play.sight.about(NOTHING_ABOUT);
  return { onPointerEnter: light, onPointerLeave: dim, onFocus: light, onBlur: dim };
}

const Line = ({ entry, onShow }: ShowProps & { readonly entry: LogEntry }) => {
  const play = usePlay();
  const about = aboutOf(entry);
  const lit = useLit(about);
  const show = (): void => {
    play.sight.about(about);
    const at = play.state.scene.counters.find(({ unit }) => unit === about.units[0])?.at;
    onShow(about.places[0] ?? at ?? -1);
  };
  return (
    <li>
      <button type="button" className="play-recap-line" onClick={show} {...lit}>
        <SideSign side={entry.side} />
        <span>{entry.events.length > 0 ? <Sentences events={entry.events} /> : toldOf(entry)}</span>
      </button>
    </li>
  );
};

const Told = ({ entry }: { readonly entry: LogEntry }) => {
  const nameOf = useSideName();
  const isMany = useIsMany();
  const face = dieOf(entry);
  const { events, side } = entry;
  return (
    <div className="play-recap-text">
      <b>{entry.heading}</b>
      <p>
        {face > 0 ? <Die face={face} /> : null}{' '}
        {events.length > 0 ? (
          <Sentences events={events} />
        ) : entry.said === null ? (
          words().hiddenDecision(nameOf(side), isMany(side))
        ) : (
          words().decided(nameOf(side), entry.said)
        )}{' '}
        <RuleLink rule={events.at(-1)?.rule ?? entry.rule} />
      </p>
    </div>
  );
};

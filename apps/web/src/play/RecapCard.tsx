import { Button } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import type { LogEntry } from '../table/protocol.ts';
import { Die } from './Die.tsx';
import { dieOf } from './log.ts';
import { useSideName } from './SideName.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** What the others have just done, to be gone through step by step on the map. */
export const RecapCard = () => {
  const play = usePlay();
  const recap = usePlayState((state) => state.recap);
  const nameOf = useSideName();
  if (recap === null) return null;
  const text = words();
  const { entries, at } = recap;
  const sides = [...new Set(entries.filter(({ side }) => side >= 0).map(({ side }) => nameOf(side)))];
  const entry = entries[at];
  return (
    <section className="play-recap" aria-label={text.recap(sides.join(', '))}>
      <header>
        <h3>{text.recap(sides.join(', '))}</h3>
        <span>{at < 0 ? text.recapCount(entries.length) : text.recapAt(at + 1, entries.length)}</span>
      </header>
      {entry === undefined ? null : <Told entry={entry} />}
      <div className="play-row">
        {at < 0 ? (
          <Button onPress={() => void play.recapTo(0)}>{text.walk}</Button>
        ) : (
          <>
            <Button
              aria-label={text.previousStep}
              isDisabled={at === 0}
              onPress={() => void play.recapTo(at - 1)}
            >
              <span aria-hidden="true">‹</span>
            </Button>
            <Button
              tone="main"
              aria-label={text.nextStepOf}
              isDisabled={at >= entries.length - 1}
              onPress={() => void play.recapTo(at + 1)}
            >
              <span aria-hidden="true">›</span>
            </Button>
          </>
        )}
        <Button tone="quiet" onPress={() => void play.endRecap()}>
          {text.done}
        </Button>
      </div>
    </section>
  );
};

const Told = ({ entry }: { readonly entry: LogEntry }) => {
  const nameOf = useSideName();
  const face = dieOf(entry);
  const { events, side, answer } = entry;
  return (
    <p className="play-recap-text">
      {face > 0 ? <Die face={face} /> : null}{' '}
      {events.length > 0
        ? events.map(({ text }) => text).join(' ')
        : words().decided(nameOf(side), answer ?? '…')}{' '}
      <RuleLink rule={events.at(-1)?.rule ?? entry.rule} />
    </p>
  );
};

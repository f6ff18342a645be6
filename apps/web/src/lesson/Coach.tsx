import type { VerbChoice } from '@bocage/host';
import { type GuideState, isRead } from '@bocage/host/lesson';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Sentence } from '../after/replay/Log.tsx';
import { Button } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import { goTo } from '../app/route.ts';
import { TracksPanel } from '../play/TracksPanel.tsx';
import { usePlay, usePlayState } from '../play/usePlay.ts';
import { forget, type Taken } from './taking.ts';
import { useWords } from './words.ts';

interface CoachProps {
  readonly taken: Taken;
  onAgain(): void;
}

/** What to do next and why, and what came of what was done. */
export const Coach = ({ taken, onAgain }: CoachProps) => {
  const { guide, play } = taken;
  const state = useSyncExternalStore(guide.subscribe, guide.get);
  const { progress, step, isWaiting } = state;
  const head = useRef<HTMLHeadingElement>(null);
  const text = useWords();
  // What is being decided stands below; the long words make room for it.
  const isDrafting = usePlayState(({ draft }) => draft !== null);
  const { steps } = guide.lesson;
  const isFirst = progress.trail.length < 2 && !progress.isAside;
  const isLast = progress.index === steps.length - 1;
  useLitPlaces(taken, state);
  useLaidOver(taken, state);
  useEffect(() => {
    // The new step is read aloud, and is where the keyboard goes on.
    if (progress.trail.length > 1 || progress.isAside) head.current?.focus({ preventScroll: true });
  }, [progress]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new stands at the top
  useEffect(() => {
    head.current?.closest('.after-column')?.scrollTo(0, 0);
  }, [progress, isDrafting, isWaiting]);

  const refresh = async (): Promise<void> => play.time.lookAs(play.state.scene.onlooker);
  const read = async (): Promise<void> => {
    guide.read();
    await refresh();
  };
  const back = async (): Promise<void> => {
    const ply = guide.back();
    if (ply === null) return;
    if (ply === play.state.scene.ply) await refresh();
    else await play.time.goTo(ply);
  };
  const doIt = async (): Promise<void> => {
    const deed = await guide.example();
    if (deed === null) return;
    play.pen.forget();
    const answer = await guide.host.act(deed.verb, deed.args);
    if ('reasons' in answer) return;
    play.dispatch({ type: 'scene', scene: answer });
    await refresh();
  };
  return (
    <section className="lesson-coach" aria-labelledby="lesson-coach-title">
      <Meter at={progress.index} of={steps.length} />
      {isDrafting ? null : <Told state={state} />}
      <h2 id="lesson-coach-title" ref={head} tabIndex={-1}>
        {isWaiting ? text.waiting : progress.isAside ? text.asideTitle : text.steps[step.id]?.title}
      </h2>
      {isWaiting ? null : <Body state={state} isShort={isDrafting} />}
      <div className="after-row">
        {isLast ? <Onward taken={taken} /> : null}
        {!isLast && isRead(step) && !progress.isAside ? (
          <Button tone="main" isDisabled={isWaiting} onPress={() => void read()}>
            {text.next}
          </Button>
        ) : null}
        {isFirst ? null : (
          <Button isDisabled={isWaiting} onPress={() => void back()}>
            {text.back}
          </Button>
        )}
        {isRead(step) && !progress.isAside ? null : (
          <Button tone="quiet" isDisabled={isWaiting} onPress={() => void doIt()}>
            {text.doIt}
          </Button>
        )}
        {isFirst ? null : (
          <Button tone="quiet" isDisabled={isWaiting} onPress={onAgain}>
            {text.again}
          </Button>
        )}
      </div>
      {isWaiting || isDrafting || progress.isAside ? null : <TracksPanel only={step.tracks ?? NONE} />}
    </section>
  );
};

/** Lights what a step speaks of, once the page shows it. */
function useLitPlaces({ play, guide }: Taken, { step, progress }: GuideState): void {
  const scene = usePlayState((state) => state.scene);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new scene puts the lights out
  useEffect(() => {
    if (step.about === undefined || progress.isAside) return;
    const places = step.about.map((name) => play.state.facts.places.indexOf(name));
    play.sight.about({ places, units: [] });
  }, [scene, step, progress, play, guide]);
}

/** Lays over the map what a step speaks of, and takes it away with the step. */
function useLaidOver({ play }: Taken, { step, progress }: GuideState): void {
  const overlay = progress.isAside ? undefined : step.overlay;
  useEffect(() => {
    if (overlay === undefined) return;
    if (overlay.at !== undefined) play.hand.point(play.state.facts.places.indexOf(overlay.at), -1);
    void play.sight.overlay(overlay.id);
    return () => {
      if (overlay.at !== undefined) play.hand.point(-1, -1);
      void play.sight.overlay(null);
    };
  }, [overlay, play]);
}

const Meter = ({ at, of }: { readonly at: number; readonly of: number }) => {
  const text = useWords();
  return (
    <div className="lesson-meter">
      <progress value={at + 1} max={of} aria-label={text.progress} />
      <span>{text.step(at + 1, of)}</span>
    </div>
  );
};

/** What came of the step before. */
const Told = ({ state: { done, told } }: { readonly state: GuideState }) => {
  const text = useWords();
  const then = done === null ? undefined : text.steps[done.id]?.then;
  if (then === undefined && told.length === 0) return null;
  return (
    <div className="lesson-told" aria-live="polite">
      <p className="lesson-told-head">{text.justNow}</p>
      <ul>
        {told.map((entry) => (
          <li key={entry.ply}>
            <Sentence entry={entry} /> <RuleLink rule={entry.events.at(-1)?.rule ?? entry.rule} />
          </li>
        ))}
      </ul>
      {then === undefined ? null : (
        <p>
          {then} {done?.rule === undefined ? null : <RuleLink rule={done.rule} />}
        </p>
      )}
    </div>
  );
};

interface BodyProps {
  readonly state: GuideState;
  readonly isShort: boolean;
}

const Body = ({ state: { step, progress }, isShort }: BodyProps) => {
  const rule = usePlayState(({ scene }) => scene.prompt?.rule);
  const text = useWords();
  const said = text.steps[step.id];
  const cited = progress.isAside ? rule : step.rule;
  return (
    <>
      {isShort ? null : (
        <p>
          {progress.isAside ? <Aside /> : said?.text} {cited === undefined ? null : <RuleLink rule={cited} />}
        </p>
      )}
      {said?.todo === undefined || progress.isAside ? null : (
        <p className="lesson-todo">
          <b>{text.todo}:</b> {said.todo}
        </p>
      )}
      {isShort ? null : <Buttons />}
    </>
  );
};

/** What the rules ask in between, by what can be done about it. */
const Aside = () => {
  const verbs = usePlayState(({ scene }) => scene.prompt?.verbs ?? NONE);
  const text = useWords();
  const known = openOf(verbs).find(({ name }) => text.aside[name] !== undefined);
  return text.aside[known?.name ?? ''] ?? text.asideOther;
};

const openOf = (verbs: readonly VerbChoice[]): VerbChoice[] =>
  verbs.filter(({ against, first }) => against === null && first?.choices.length !== 0);

const NONE: readonly never[] = [];

/** What can be done at this step, as buttons. */
const Buttons = () => {
  const play = usePlay();
  const verbs = usePlayState(({ scene }) => scene.prompt?.verbs ?? NONE);
  const drafted = usePlayState(({ draft }) => draft?.verb.name ?? null);
  const open = openOf(verbs);
  if (open.length === 0) return null;
  return (
    <div className="after-row lesson-verbs">
      {open.map(({ name, label, first }) => (
        <Button
          key={name}
          className="lesson-verb"
          {...(first === null ? {} : { 'aria-pressed': drafted === name })}
          onPress={() => (drafted === name ? play.pen.forget() : void play.pen.verb(name))}
        >
          {label}
        </Button>
      ))}
    </div>
  );
};

/** On from the lesson: to the whole day, or with the game that was begun. */
const Onward = ({ taken: { save, guide } }: { readonly taken: Taken }) => {
  const text = useWords();
  const { lesson } = guide;
  const leave = async (kept: string | null, to: Parameters<typeof goTo>[0]): Promise<void> => {
    await forget(lesson, kept).catch(() => {}); // what is left over can be deleted from the shelf
    goTo(to);
  };
  return (
    <>
      <Button tone="main" onPress={() => void leave(save, { page: 'new', game: lesson.game })}>
        {text.playDay}
      </Button>
      <Button onPress={() => void leave(null, { page: 'play', save })}>{text.playOn}</Button>
    </>
  );
};

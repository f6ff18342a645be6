import type { Prompt, Scene } from '@bocage/host';
import type { RefObject } from 'react';
import { Button, ButtonLink } from '../app/Button.tsx';
import { RuleLink } from '../app/RuleLink.tsx';
import { endOf, endsFor } from './ends.ts';
import { isOpening } from './log.ts';
import { HintButton, ThinkingNote } from './Minds.tsx';
import { SideSign, useIsMany, useSideName, useTone } from './SideName.tsx';
import { goesOn, type Step } from './state.ts';
import { Others, UnitLine } from './UnitLine.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { Verbs } from './Verbs.tsx';
import { words } from './words.ts';

interface PromptCardProps {
  readonly headRef: RefObject<HTMLHeadingElement | null>;
  /** Shows how the game ended. */
  onEnd(): void;
  /** Brings a place of the map into the window. */
  onShow(place: number): void;
}

/** The question: who decides what by which rule; or who is at it just now. */
export const PromptCard = ({ headRef, onEnd, onShow }: PromptCardProps) => {
  const scene = usePlayState((state) => state.scene);
  const nameOf = useSideName();
  const isMany = useIsMany();
  const toneOf = useTone();
  const text = words();
  const step = usePlayState(({ steps }) => steps[0]);
  const { prompt, turn, outcome } = scene;
  const isLookingBack = usePlayState(({ recap }) => recap !== null && recap.at >= 0);
  const camps = usePlayState(({ facts }) => facts.camps);
  const isBusy = usePlayState(({ busy }) => busy);
  const pondering = usePlayState((state) => state.thinking);
  if (step !== undefined) return <StepCard step={step} headRef={headRef} />;
  if (isLookingBack)
    return (
      <section className="play-prompt play-prompt-back" aria-labelledby="play-prompt-title">
        <h2 id="play-prompt-title" ref={headRef} tabIndex={-1} className="play-prompt-title">
          {text.lookingBack}
        </h2>
      </section>
    );
  const thinking = turn === 'opponent' ? thinkersIn(scene) : [];
  const thinker = thinking.length === 1 ? (thinking[0] as number) : -1;
  const side =
    prompt?.side ??
    (turn === 'over' && outcome !== null ? endsFor(outcome.winner, camps) : (pondering?.side ?? thinker));
  const title =
    prompt !== null
      ? text.decides(nameOf(prompt.side), isMany(prompt.side))
      : turn === 'over'
        ? text.over
        : turn === 'chance'
          ? scene.draws === null
            ? text.diceRoll
            : text.isDrawn(scene.draws)
          : pondering !== null
            ? `${text.thinkingNow(nameOf(pondering.side), isMany(pondering.side))} ${text.progress(pondering.progress)}`
            : thinking.length === scene.seats.length
              ? text.playersThink(thinking.length)
              : scene.seats.length > 2
                ? text.othersThink
                : text.thinks;
  return (
    <section
      className="play-prompt"
      data-tone={toneOf(side)}
      aria-labelledby="play-prompt-title"
      aria-busy={isBusy}
    >
      <h2 id="play-prompt-title" ref={headRef} tabIndex={-1} className="play-prompt-title">
        {turn === 'opponent' && side < 0 ? null : <SideSign side={side} />}
        {title}
      </h2>
      {prompt === null ? null : (
        <p className="play-prompt-text">
          {text.sentence(prompt.text)} <RuleLink rule={prompt.rule} />
        </p>
      )}
      {prompt === null ? null : <Subject about={prompt.about} onShow={onShow} />}
      {outcome === null ? null : <Outcome onEnd={onEnd} />}
      {prompt !== null ? <Verbs prompt={prompt} /> : turn === 'over' ? null : <News />}
      <HintButton />
      <ThinkingNote />
      {scene.isFork ? <Earlier /> : null}
      {goesOn(scene) ? <PaceButtons /> : null}
    </section>
  );
};

/** The sides that nobody at this screen plays. */
const thinkersIn = ({ seats }: Scene): number[] =>
  seats.flatMap((seat, side) => (seat === 'human' ? [] : [side]));

interface SubjectProps extends Pick<PromptCardProps, 'onShow'> {
  readonly about: Prompt['about'];
}

/** Whom or what the question is about; a press shows it on the map. */
const Subject = ({ about: { units, places, line }, onShow }: SubjectProps) => {
  const counters = usePlayState(({ scene }) => scene.counters);
  const names = usePlayState(({ facts }) => facts.places);
  const looks = counters.filter(({ unit }) => units.includes(unit));
  const text = words();
  if (looks.length + places.length === 0 && line === undefined) return null;
  return (
    <div className="play-subject">
      {line === undefined ? null : <p>{line}</p>}
      {looks.map(({ unit, at }) => (
        <button key={unit} type="button" onClick={() => onShow(at)}>
          <span className="visually-hidden">{text.shows} </span>
          <UnitLine unit={unit} />
        </button>
      ))}
      {places.map((place) => (
        <button key={place} type="button" onClick={() => onShow(place)}>
          <span className="visually-hidden">{text.shows} </span>
          <b>{names[place] ?? ''}</b>
          <Others at={place} said={names[place] ?? ''} but={[]} />
        </button>
      ))}
    </div>
  );
};

/** Where what the others do rushes past, how far it is; else it is drawn on the map and told below. */
const News = () => {
  const isRushed = usePlayState(({ pace, log, scene }) => pace === 'skipping' || isOpening(log, scene.seats));
  const ply = usePlayState(({ scene }) => scene.ply);
  return isRushed ? <p className="play-last">{words().rushing(ply)}</p> : null;
};

/** One thing alone, which waits to be seen before it goes on. */
const StepCard = ({
  step,
  headRef,
}: {
  readonly step: Step;
  readonly headRef: RefObject<HTMLHeadingElement | null>;
}) => {
  const play = usePlay();
  const left = usePlayState(({ steps }) => steps.length);
  const nameOf = useSideName();
  const toneOf = useTone();
  const text = words();
  return (
    <section className="play-prompt" data-tone={toneOf(step.side)} aria-labelledby="play-prompt-title">
      <h2 id="play-prompt-title" ref={headRef} tabIndex={-1} className="play-prompt-title">
        <SideSign side={step.side} />
        {nameOf(step.side)}
      </h2>
      <p className="play-prompt-text">{step.text}</p>
      {step.isForced ? <p className="play-note">{text.forced}</p> : null}
      <div className="play-row">
        <Button tone="main" onPress={() => void play.pace.step()}>
          {text.nextStep}
        </Button>
        {left > 1 ? <small>{text.stepsLeft(left - 1)}</small> : null}
      </div>
    </section>
  );
};

const Earlier = () => {
  const play = usePlay();
  const { ply, length, turn } = usePlayState(({ scene }) => scene);
  const text = words();
  return (
    <div className="play-earlier">
      <p>
        <b>{text.earlier(ply, length)}</b> {turn === 'human' ? text.earlierHint : ''}
      </p>
      <div className="play-row">
        <Button onPress={() => void play.time.goTo(length)}>{text.toNow}</Button>
      </div>
    </div>
  );
};

const PaceButtons = () => {
  const play = usePlay();
  const pace = usePlayState((state) => state.pace);
  const isWatched = usePlayState(({ scene }) => !scene.seats.includes('human'));
  const text = words();
  return (
    <fieldset className="play-row play-pace" aria-label={text.pace}>
      {pace === 'paused' ? (
        <>
          <Button tone="main" onPress={() => void play.pace.step()}>
            {text.nextStep}
          </Button>
          <Button onPress={() => play.pace.set('running')}>{text.goOn}</Button>
        </>
      ) : (
        <Button onPress={() => play.pace.set('paused')}>{text.pause}</Button>
      )}
      <Button tone="quiet" onPress={() => play.pace.set('skipping')} isDisabled={pace === 'skipping'}>
        {isWatched ? text.skipToEnd : text.skipOn}
      </Button>
    </fieldset>
  );
};

const Outcome = ({ onEnd }: { onEnd(): void }) => {
  const outcome = usePlayState(({ scene }) => scene.outcome);
  const save = usePlayState(({ scene }) => scene.save);
  const facts = usePlayState((state) => state.facts);
  if (outcome === null) return null;
  const text = words();
  return (
    <div className="play-outcome">
      <p className="play-outcome-head">{endOf(outcome.winner, facts, text)}</p>
      <p>{outcome.text}</p>
      <div className="play-row">
        <Button tone="main" onPress={onEnd}>
          {text.reckoning}
        </Button>
        <ButtonLink href={`#/replay/${encodeURIComponent(save)}`}>{text.replay}</ButtonLink>
      </div>
    </div>
  );
};

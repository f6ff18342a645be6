import type { Hint, Pondering, ThoughtLook } from '@bocage/host';
import { type ReactNode, useState } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../app/Button.tsx';
import { useSettings } from '../app/settings.ts';
import { declined } from './declined.ts';
import { SideSign, useIsMany, useSideName, useTone } from './SideName.tsx';
import { usePlay, usePlayState } from './usePlay.ts';
import { words } from './words.ts';

/** How far somebody is who thinks. */
const Progress = ({ progress, label }: { readonly progress: number; readonly label: string }) => (
  <ProgressBar className="play-thinking-bar" value={100 * progress} aria-label={label}>
    <span style={{ inlineSize: `${100 * progress}%` }} />
  </ProgressBar>
);

/** An opponent thinks: how far it is, and the way to cut it short. */
export const ThinkingNote = () => {
  const play = usePlay();
  const thinking = usePlayState((state) => state.thinking);
  const nameOf = useSideName();
  const isMany = useIsMany();
  const text = words();
  if (thinking === null) return null;
  const { side, progress } = thinking;
  return (
    <div className="play-thinking">
      <Progress progress={progress} label={text.thinking(nameOf(side), isMany(side))} />
      <p className="play-note">{text.thinkingHint}</p>
      <Button onPress={() => void play.pace.moveNow()}>{text.moveNow}</Button>
    </div>
  );
};

/** Asks one of our players what it would do; whoever has laid out something of his own needs the room for its odds. */
export const HintButton = () => {
  const play = usePlay();
  const { hints } = useSettings();
  const isThere = usePlayState(
    ({ facts, scene, draft, hint }) =>
      facts.advises && scene.prompt !== null && (draft === null || hint !== null),
  );
  const isAsked = usePlayState(({ hint }) => hint !== null);
  if (!hints || !isThere) return null;
  return (
    <Button
      tone="quiet"
      className="play-hint-button"
      aria-pressed={isAsked}
      onPress={() => void play.counsel.hint()}
    >
      {words().hints.ask}
    </Button>
  );
};

/** What one of our players would do in the place of whoever decides. */
export const HintCard = () => {
  const hint = usePlayState((state) => state.hint);
  const side = usePlayState(({ scene }) => scene.prompt?.side ?? -1);
  const nameOf = useSideName();
  const text = words().hints;
  if (hint === null) return null;
  return (
    <section className="play-hint" aria-label={text.title(nameOf(side))}>
      {'action' in hint ? <Advice hint={hint} /> : <Pondered pondering={hint} />}
    </section>
  );
};

const Pondered = ({ pondering: { progress } }: { readonly pondering: Pondering }) => {
  const play = usePlay();
  const text = words();
  return (
    <>
      <p>
        {text.hints.thinking} {progress > 0 ? text.progress(progress) : ''}
      </p>
      <Progress progress={progress} label={text.hints.thinking} />
      <div className="play-row">
        <Button tone="quiet" onPress={() => play.counsel.putAway()}>
          {text.hints.stop}
        </Button>
      </div>
    </>
  );
};

const Advice = ({ hint: { action, thought } }: { readonly hint: Hint }) => {
  const play = usePlay();
  // Then it has its button below, with its odds.
  const isLaid = usePlayState(({ draft }) => draft?.args === action.args);
  const text = words().hints;
  return (
    <>
      <p className="play-hint-action">
        <b>{text.action(action.label, action.text)}</b>
      </p>
      {thought === null ? null : <Thought thought={thought} />}
      <div className="play-row">
        {isLaid ? null : (
          <Button tone="main" onPress={() => void play.counsel.follow()}>
            {text.follow}
          </Button>
        )}
        <Button tone="quiet" onPress={() => play.counsel.putAway()}>
          {text.putAway}
        </Button>
      </div>
    </>
  );
};

/** A plan in words, with what was hoped and feared of it; a press draws it on the map. */
const Thought = ({ thought }: { readonly thought: ThoughtLook }) => {
  const play = usePlay();
  const text = words().thoughts;
  const { side, plan, second, rollouts } = thought;
  const isDrawn = usePlayState(({ intent }) => intent !== null && intent.aims === plan.aims);
  return (
    <div className="play-thought">
      <p>{text.plan(plan.words)}</p>
      <p>{text.chances(plan.chance, plan.feared)}</p>
      {second === null ? null : <p>{text.second(second.words, second.chance)}</p>}
      <p className="play-note">{text.tried(rollouts)}</p>
      {plan.aims.length === 0 ? null : (
        <Button
          tone="quiet"
          aria-pressed={isDrawn}
          onPress={() => play.counsel.show(isDrawn ? null : { side, aims: plan.aims })}
        >
          {text.show}
        </Button>
      )}
    </div>
  );
};

/** What our players thought before what they did, folded until somebody wants to know. */
export const ThoughtCard = () => {
  const thoughts = usePlayState(({ scene }) => scene.thoughts);
  const isHidden = usePlayState(({ curtain, steps }) => curtain !== null || steps.length > 0);
  const sides = [...new Set(thoughts.map(({ side }) => side))];
  if (isHidden || sides.length === 0) return null;
  return sides.map((side) => <ThoughtsOf key={side} side={side} />);
};

const ThoughtsOf = ({ side }: { readonly side: number }) => {
  const thoughts = usePlayState(({ scene }) => scene.thoughts).filter((one) => one.side === side);
  const play = usePlay();
  const nameOf = useSideName();
  const isMany = useIsMany();
  const toneOf = useTone();
  return (
    <details
      className="play-thoughts"
      data-tone={toneOf(side)}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) play.counsel.show(null);
      }}
    >
      <summary>
        <SideSign side={side} />
        {words().thoughts.title(nameOf(side), isMany(side))}
      </summary>
      {thoughts.toReversed().map((thought) => (
        <div key={thought.ply}>
          <small>{thought.caption}</small>
          <Thought thought={thought} />
        </div>
      ))}
    </details>
  );
};

/** One of our players would give up: it is asked once a game. */
export const ResignNote = (): ReactNode => {
  const play = usePlay();
  const { resign } = useSettings();
  const side = usePlayState(({ scene }) => scene.resigns);
  const save = usePlayState(({ scene }) => scene.save);
  const isAsking = usePlayState(({ scene }) => scene.turn === 'human');
  const [isDeclined, setIsDeclined] = useState(() => declined(save).isSaid);
  const nameOf = useSideName();
  const isMany = useIsMany();
  const text = words().resigns;
  if (!resign || side < 0 || isDeclined || !isAsking) return null;
  const playOn = (): void => {
    declined(save).say();
    setIsDeclined(true);
  };
  return (
    <section className="play-resigns" aria-label={text.asks(nameOf(side), isMany(side))}>
      <p role="status">{text.asks(nameOf(side), isMany(side))}</p>
      <div className="play-row">
        <Button onPress={() => void play.counsel.accept()}>{text.accept}</Button>
        <Button tone="quiet" onPress={playOn}>
          {text.playOn}
        </Button>
      </div>
    </section>
  );
};

import { type RefObject, useEffect, useState } from 'react';
import { SideSign, useIsMany, useSideName, useTone } from './SideName.tsx';
import { usePlayState } from './usePlay.ts';
import { words } from './words.ts';

interface PinnedQuestionProps {
  /** What scrolls away with the first lines of the question. */
  readonly mark: RefObject<HTMLElement | null>;
  onBack(): void;
}

/** Where question and notes scroll as one: the question in a line, as long as its first lines are out of sight. */
export const PinnedQuestion = ({ mark, onBack }: PinnedQuestionProps) => {
  const isOut = useIsOut(mark);
  const prompt = usePlayState(({ scene }) => scene.prompt);
  const asks = usePlayState(({ draft }) => draft?.choices?.asks ?? null);
  const nameOf = useSideName();
  const isMany = useIsMany();
  const toneOf = useTone();
  if (!isOut || prompt === null) return null;
  const text = words();
  return (
    <div className="play-pinned">
      <button type="button" onClick={onBack} data-tone={toneOf(prompt.side)}>
        <SideSign side={prompt.side} />
        <span className="visually-hidden">{text.decides(nameOf(prompt.side), isMany(prompt.side))}: </span>
        <span>{asks === null ? prompt.text : text.choose(asks)}</span>
      </button>
    </div>
  );
};

/** Whether something has left the column that it scrolls in. */
function useIsOut(mark: RefObject<HTMLElement | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    const element = mark.current;
    if (element === null) return;
    const watch = new IntersectionObserver(([seen]) => setIsOut(seen?.isIntersecting === false), {
      root: element.closest('.play-column'),
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [mark]);
  return isOut;
}

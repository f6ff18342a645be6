import type { CounterLook } from '@bocage/catalogue';
import { useLayoutEffect, useRef } from 'react';
import { counterElement } from '../board/board.ts';
import { usePlayState } from './usePlay.ts';

interface CounterProps {
  readonly look: CounterLook;
  readonly size: number;
}

/** A counter as it lies on the board. */
export const Counter = ({ look, size }: CounterProps) => {
  const tones = usePlayState(({ facts }) => facts.tones);
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(counterElement(look, size, tones));
  }, [look, size, tones]);
  return <span ref={ref} className="play-counter" style={{ width: size, height: size }} aria-hidden="true" />;
};

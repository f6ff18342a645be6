import type { CounterLook } from '@bocage/catalogue';
import { useLayoutEffect, useRef } from 'react';
import { counterElement } from '../board/board.ts';

interface CounterProps {
  readonly look: CounterLook;
  readonly size: number;
}

/** A counter as it lies on the board. */
export const Counter = ({ look, size }: CounterProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(counterElement(look, size));
  }, [look, size]);
  return <span ref={ref} className="play-counter" style={{ width: size, height: size }} aria-hidden="true" />;
};

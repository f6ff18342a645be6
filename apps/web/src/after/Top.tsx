import type { ReactNode } from 'react';
import { Top as Bar } from '../app/Top.tsx';
import { usePlayState } from '../play/usePlay.ts';

interface TopProps {
  readonly title: string;
  /** What the way back to the games is called here. */
  readonly leave: string;
  readonly children?: ReactNode;
}

/** The top of a page that looks at a game. */
export const Top = ({ title, leave, children }: TopProps) => {
  const caption = usePlayState(({ scene }) => scene.caption);
  return (
    <Bar className="after-top" title={title} caption={caption} leave={leave}>
      {children}
    </Bar>
  );
};

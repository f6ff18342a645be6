import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { usePlayState } from '../play/usePlay.ts';

interface TopProps {
  readonly title: string;
  /** What the way back to the games is called here. */
  readonly leave: string;
  readonly children?: ReactNode;
}

/** What the page is, where the game stands in it, and the way out. */
export const Top = ({ title, leave, children }: TopProps) => {
  const caption = usePlayState(({ scene }) => scene.caption);
  return (
    <header className="after-top">
      <a className="after-home" href={hrefOf({ page: 'home' })} title={leave}>
        <span className="visually-hidden">{leave}</span>
        <span aria-hidden="true">‹</span>
      </a>
      <div className="after-titles">
        <h1>{title}</h1>
        <p>{caption}</p>
      </div>
      {children}
    </header>
  );
};

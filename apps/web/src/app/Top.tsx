import type { ReactNode } from 'react';
import { hrefOf } from './route.ts';
import './top.css';

interface TopProps {
  readonly title: string;
  /** Where the game stands. */
  readonly caption: string;
  /** What the way back to the games is called here. */
  readonly leave: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** What the page is, where the game stands in it, and the way out. */
export const Top = ({ title, caption, leave, className, children }: TopProps) => (
  <header className={`top ${className}`}>
    <a className="top-home" href={hrefOf({ page: 'home' })} title={leave}>
      <span className="visually-hidden">{leave}</span>
      <span aria-hidden="true">‹</span>
    </a>
    <div className="top-titles">
      <h1>{title}</h1>
      <p>{caption}</p>
    </div>
    {children}
  </header>
);

import type { ReactNode } from 'react';
import './notice.css';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A whole page that has only something to say. */
export const Notice = ({ title, text, children }: NoticeProps) => (
  <main className="notice">
    <h1>{title}</h1>
    <p>{text}</p>
    {children}
  </main>
);

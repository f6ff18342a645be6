import { useEffect, useRef } from 'react';
import { rulesWords as text } from '../words/en/rules.ts';
import { Book } from './Book.tsx';
import { useBook } from './useBook.ts';

export interface BookPanelProps {
  readonly game: string;
  readonly opened: { readonly rule: string | null; readonly count: number };
  readonly here: readonly string[] | null;
  onClose(): void;
}

/** The rulebook beside the page; over all of it where there is no room beside it. */
export const BookPanel = ({ game, opened, here, onClose }: BookPanelProps) => {
  const book = useBook(game);
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  return (
    <aside
      ref={panel}
      className="book-panel"
      aria-label={text.label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation(); // its letters are no shortcuts of the page
      }}
    >
      {book === null ? (
        <p className="book-waiting">{text.loading}</p>
      ) : 'failure' in book ? (
        <div className="book-waiting" role="alert">
          <p>{text.failed(book.failure)}</p>
          <button type="button" className="button" onClick={onClose}>
            {text.close}
          </button>
        </div>
      ) : (
        <Book book={book} opened={opened} here={here} onClose={onClose} />
      )}
    </aside>
  );
};

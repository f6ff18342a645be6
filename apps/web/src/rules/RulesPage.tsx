import { useEffect } from 'react';
import { TopBar } from '../home/TopBar.tsx';
import { rulesWords as text } from '../words/en/rules.ts';
import { words } from '../words/index.ts';
import { Book } from './Book.tsx';
import { useBook } from './useBook.ts';

/** The rulebook of a game by itself. */
export const RulesPage = ({ game, rule }: { readonly game: string; readonly rule?: string | undefined }) => {
  const book = useBook(game);
  const title = book !== null && 'title' in book ? book.title : '';
  useEffect(() => {
    if (title !== '') document.title = words().app.titleOf(text.title(title));
  }, [title]);
  return (
    <div className="book-alone">
      <TopBar />
      <main>
        {book === null ? (
          <p className="book-waiting">{text.loading}</p>
        ) : 'failure' in book ? (
          <p className="book-waiting" role="alert">
            {text.failed(book.failure)}
          </p>
        ) : (
          <>
            <h1 className="visually-hidden">{text.title(title)}</h1>
            <Book book={book} opened={{ rule: rule ?? null, count: 0 }} here={null} />
          </>
        )}
      </main>
    </div>
  );
};

import { SidePanel } from '../app/SidePanel.tsx';
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
  return (
    <SidePanel label={text.label} onClose={onClose}>
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
    </SidePanel>
  );
};

import type { BookLook } from '@bocage/host';
import { useEffect, useState } from 'react';
import { connect } from '../table/client.ts';

/** The rulebook of a game, or why it cannot be had; null until it is there. */
export function useBook(game: string): BookLook | { readonly failure: string } | null {
  const [book, setBook] = useState<BookLook | { readonly failure: string } | null>(null);
  useEffect(() => {
    let isWanted = true;
    connect()
      .rulebook(game)
      .then(
        (found) => isWanted && setBook(found),
        (error: unknown) =>
          isWanted && setBook({ failure: error instanceof Error ? error.message : String(error) }),
      );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return book;
}

import { type ReactNode, useMemo } from 'react';
import { type BookState, RuleBook, useBookState } from '../app/RuleLink.tsx';
import { usePlayState } from './usePlay.ts';

interface GameBookProps {
  /** Where somebody else opens it too. */
  readonly book?: BookState;
  readonly children: ReactNode;
}

/** The rulebook of a game, which knows where in its sequence the game stands: by the question, else by what was told last. */
export const GameBook = ({ book, children }: GameBookProps) => {
  const own = useBookState();
  const { cases, id } = usePlayState(({ facts }) => facts);
  const path = usePlayState(({ scene }) => scene.prompt?.path);
  const last = usePlayState(({ log }) => log.at(-1)?.step ?? '');
  const here = useMemo(() => path ?? (last === '' ? [] : [last]), [path, last]);
  return (
    <RuleBook cases={cases} game={id} book={book ?? own} here={here}>
      {children}
    </RuleBook>
  );
};

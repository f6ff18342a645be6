import {
  defineGame,
  done,
  type Game,
  type GameState,
  int,
  NONE,
  names,
  rulebook,
  table,
  where,
} from '@bocage/kernel';

/** A small game of three sides, to try camps and seats by. */
export const TRIO = names('side', ['us', 'commonwealth', 'german']);
export const [US, CW, GERMAN] = [0, 1, 2] as const;
const schema = { turn: int(0, 3), bid: table(TRIO, { secret: int(0, 3) }) };
type G = GameState<typeof schema>;

/** What tells one game of bids from another. */
interface Trio {
  readonly sides?: readonly string[];
  readonly camps?: Readonly<Record<string, readonly string[]>>;
  /** The camp that wins with these sums of theirs, where another than the one that bids most is to. */
  readonly winner?: (sums: readonly number[]) => number;
}

/** Each side in its turn bids in secret; the camp that bids most wins, and against the cards five do. */
export function trio({ sides = TRIO.words, camps, winner }: Trio = {}): Game<G> {
  const { procedure, verb } = rulebook<G>();
  const bid = verb(
    'bid',
    () => where(int(0, 3), () => null),
    (g: G, _c: unknown, many: number) => {
      g.bid.secret.set(g.turn, many);
      g.turn += 1;
      return g.turn === sides.length ? done : ('ask' as const);
    },
  );
  const main = procedure('game', {}, { ask: { rule: '1', prompt: 'Bid', who: (g) => g.turn, may: [bid] } });
  const game: Game<G> = defineGame({
    id: 'bidding',
    title: 'Bidding',
    version: 1,
    sides: names('side', sides),
    ...(camps === undefined ? {} : { camps }),
    schema,
    scenarios: { plain: { title: 'Plain', setUp() {} } },
    main,
    procedures: [],
    events: [],
    hidden: { 'bid.secret': { seenBy: (_g: G, row, side) => row === side } },
    impossible: () => [],
    outcome(g: G) {
      const sums = game.camps.names.words.map((_, camp) =>
        game.camps.of.reduce((sum, one, side) => sum + (one === camp ? g.bid.secret.get(side) : 0), 0),
      );
      const most = Math.max(...sums);
      const isWon = sums.length === 1 ? most >= 5 : sums.filter((sum) => sum === most).length === 1;
      const grade = most > 5 ? 'decisive' : 'marginal';
      const best = isWon ? sums.indexOf(most) : NONE;
      return { winner: winner?.(sums) ?? best, grade, text: sums.join(' to '), score: {} };
    },
    cases: {},
  });
  return game;
}

/** Three sides in two camps, as A Bloody Summer has them. */
export const ALLIES = { allies: ['us', 'commonwealth'], axis: ['german'] };

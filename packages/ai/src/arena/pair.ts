import { type Game, NONE } from '@bocage/kernel';

/** How a game ended, as far as a league looks at it. */
export interface Ended {
  readonly winner: number;
  readonly score: Readonly<Record<string, number>>;
}

/** Who plays each side, in the two games of a pair: the players change camps; one who is alone is followed by the other. */
export function seatings(
  { camps }: Pick<Game, 'camps'>,
  [first, second]: readonly [string, string],
): readonly (readonly string[])[] {
  const isSolo = camps.names.words.length === 1;
  return [first, second].map((begins) =>
    camps.of.map((camp) => (isSolo || camp === 0 ? begins : begins === first ? second : first)),
  );
}

/** What the first player won of a pair, 0 to 1, from its two games in the order of `seatings`. */
export function pointsOf({ camps }: Pick<Game, 'camps'>, [one, other]: readonly [Ended, Ended]): number {
  if (camps.names.words.length === 1) return soloPoints(one, other);
  return (halves(one.winner, 0) + 1 - halves(other.winner, 0)) / 2;
}

/** A whole point for the camp that won, half of one where nobody did. */
const halves = (winner: number, camp: number): number => (winner === NONE ? 0.5 : winner === camp ? 1 : 0);

/** Of two who played the same seed alone the one who won is ahead; of two who both did or did not, the one with more points. */
function soloPoints(one: Ended, other: Ended): number {
  const ahead = Number(one.winner !== NONE) - Number(other.winner !== NONE);
  const more = (one.score.points ?? 0) - (other.score.points ?? 0);
  return (1 + Math.sign(ahead === 0 ? more : ahead)) / 2;
}

import { CARDS, CHARTS, COLOUR, SECTOR } from '../../data.ts';
import { COLOUR_OF, isNest, POSITION, positionOf } from '../../map.ts';
import { calledBy } from '../germanfire/field.ts';

/** GAC-05: higher numbers first, then later letters. */
function goesBefore(a: number, b: number): number {
  const [one, other] = [positionOf(a), positionOf(b)];
  return (
    other.number - one.number || (one.letter < other.letter ? 1 : one.letter > other.letter ? -1 : a - b)
  );
}
/** By sector, then by card: the positions of its colours in the order in which they act. */
const ORDERED: readonly (readonly (readonly number[])[])[] = SECTOR.words.map((_, sector) =>
  CARDS.map((_card, card) => [...calledBy(card, sector)].sort(goesBefore)),
);
/** The positions of a sector whose colour is on a card, in the order in which they act from turn 17 on. */
export const orderedBy = (card: number, sector: number): readonly number[] => ORDERED[sector]?.[card] ?? [];

/** By card, then by colour: the letter. */
const LETTERS: readonly (readonly string[])[] = CARDS.map(({ fire }) =>
  COLOUR.words.map((word) => fire.find(({ colour }) => colour === word)?.action ?? ''),
);

/** How a position stands: Germans with or without Americans in their field, or nobody. */
export type Situation = 'fire' | 'noFire' | 'empty';
type Row = Readonly<Record<Situation, string | null>>;
const { wn, reinforcement } = CHARTS.extended.germanActions;
const NESTS: Readonly<Record<string, Row>> = wn;
const RESERVES: Readonly<Record<string, Row>> = reinforcement;

/** GAC-01: what the letter of a card means for a position as it stands; nothing where it means nothing. */
export function actionOf(card: number, position: number, situation: Situation): string | null {
  const letter = LETTERS[card]?.[COLOUR_OF[position] as number] ?? '';
  return (isNest(position) ? NESTS : RESERVES)[letter]?.[situation] ?? null;
}

/** Whether a position scores in the long game. */
export const scores = (position: number): boolean => (positionOf(position).extendedVp ?? 0) > 0;
export const EVERY_POSITION: readonly number[] = [...POSITION.words.keys()];

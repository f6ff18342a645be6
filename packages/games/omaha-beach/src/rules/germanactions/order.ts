import { CARDS, type CardId, CHARTS, COLOUR, EVERY_CARD, isGeneral, SECTOR } from '../../data.ts';
import { ACTED_BY } from '../../events/extended.ts';
import { COLOUR_OF, isNest, type PositionId, type PostId, positionOf, postHex, postsOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { toAmericans } from '../communication/nearness.ts';
import { calledBy } from '../germanfire/field.ts';
import { unitsIn } from '../units.ts';

/** GAC-05: higher numbers first, then later letters. */
function goesBefore(a: PositionId, b: PositionId): number {
  const [one, other] = [positionOf(a), positionOf(b)];
  return (
    other.number - one.number || (one.letter < other.letter ? 1 : one.letter > other.letter ? -1 : a - b)
  );
}
/** By sector, then by card: the positions of its colours in the order in which they act. */
const ORDERED: readonly (readonly (readonly PositionId[])[])[] = SECTOR.words.map((_, sector) =>
  EVERY_CARD.map((card) => [...calledBy(card, sector)].sort(goesBefore)),
);
/** The positions of a sector whose colour is on a card, in the order in which they act from turn 17 on. */
export const orderedBy = (card: CardId, sector: number): readonly PositionId[] =>
  ORDERED[sector]?.[card] ?? [];

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
export function actionOf(card: CardId, position: PositionId, situation: Situation): string | null {
  const letter = LETTERS[card]?.[COLOUR_OF[position] as number] ?? '';
  return (isNest(position) ? NESTS : RESERVES)[letter]?.[situation] ?? null;
}

/** Whether a position scores in the long game. */
export const scores = (position: PositionId): boolean => (positionOf(position).extendedVp ?? 0) > 0;

const { emptyWithin } = CHARTS.extended.germanActions;

/** Whether an American who holds ground stands in a post: a general does not. */
export const isManned = (g: G, post: PostId): boolean => !unitsIn(g, postHex(post)).every(isGeneral);

/** GAC-02: whether an empty position may act: in communication, without Americans, and reserves near some. */
export function isAwake(g: G, position: PositionId): boolean {
  if (g.position.linked.get(position) === 0) return false;
  const posts = postsOf(position);
  if (posts.some((post) => isManned(g, post))) return false;
  return isNest(position) || posts.some((post) => toAmericans(g, postHex(post)) <= emptyWithin);
}

/** ENB-08, R-123: whether engineers keep a hex of a position, so that no Germans come there; an ambush still may. */
export const isKept = (g: G, position: PositionId): boolean =>
  postsOf(position).some((post) => g.post.garrison.get(post) === 1);

/** The reason where the player chose among equals. */
export const BY_PLAYER = ACTED_BY.of('player');

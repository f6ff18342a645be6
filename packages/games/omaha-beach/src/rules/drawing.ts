import { drawFrom, type Next, type Odds } from '@bocage/kernel';
import type { CardId } from '../data.ts';
import { EVERY_CARD } from '../data.ts';
import { drawn } from '../events/index.ts';
import type { G } from '../state.ts';
import type { Rule } from '../terms.ts';
import { roll } from './units.ts';

/** The next card of the deck; once that is used up, of the discards, which are shuffled in. */
export const nextCard = (g: G): Odds => g.known.cardToDraw();
export function cardToDraw(g: G): Odds {
  const deck = drawFrom(g.deck);
  return deck.total > 0 ? deck : drawFrom(g.discards);
}

/** Puts the card that came up on the card track; a full track lets its oldest card go. */
function takeCard(g: G, card: CardId, rule: Rule): void {
  // It is one of the discards only where the deck is used up.
  if (g.deck.get(card) === 0) reshuffle(g);
  g.deck.take(card);
  if (g.cards.length === g.cards.capacity) g.discards.set(g.cards.removeAt(0), 1);
  g.cards.push(card);
  g.emit(drawn, { card }, rule);
}

/** The step in which a card comes up, and what comes of it. */
export const draw = <C, const N extends Next>(
  rule: Rule,
  about: readonly (keyof C & string)[] | ((g: G, c: C) => readonly number[]),
  then: (g: G, c: C, card: CardId) => N,
) =>
  roll<C, N>(rule, nextCard, about, (g, c, card) => {
    takeCard(g, card as CardId, rule);
    return then(g, c, card as CardId);
  });

/** The discards go back into the deck. */
export function reshuffle(g: G): void {
  for (const card of EVERY_CARD)
    if (g.discards.get(card) === 1) {
      g.discards.set(card, 0);
      g.deck.set(card, 1);
    }
}

import { done, int, list, NONE } from '@bocage/kernel';
import { CARD, type CardId } from '../../data.ts';
import { drawn } from '../../events/index.ts';
import { bombarded, flattened } from '../../events/variants.ts';
import { EVERY_POST, isNest, type PostId, positionOfPost } from '../../map.ts';
import type { G } from '../../state.ts';
import { BOMBARDMENT } from '../../variants.ts';
import { nextCard } from '../drawing.ts';
import { removeDepth } from '../events/depth.ts';
import { destroy } from '../events/reserves.ts';
import { lineFor } from '../germanfire/field.ts';
import { procedure, roll } from '../units.ts';

/** VAR-02: what the bombardment does to a strongpoint whose colour so many cards have. */
function strike(g: G, post: PostId, cards: number): void {
  if (cards === 0) return;
  if (cards === BOMBARDMENT.cards) {
    g.emit(flattened, { post });
    destroy(g, post);
    return;
  }
  g.emit(bombarded, { post });
  g.post.disrupted.set(post, 1);
  removeDepth(g, post, 'VAR-02');
}

/** VAR-02: ships and bombers fall on the strongpoints before anybody lands. */
export const bombardment = procedure(
  'bombardment',
  { cards: list(CARD, BOMBARDMENT.cards), left: int(0, BOMBARDMENT.cards) },
  {
    begin(_g, c) {
      c.left = BOMBARDMENT.cards;
      return 'draw';
    },
    draw: roll('VAR-02', nextCard, ['left'], (g, c, outcome) => {
      const card = outcome as CardId;
      g.deck.take(card);
      g.discards.set(card, 1);
      g.emit(drawn, { card }, 'VAR-02');
      c.cards.push(card);
      c.left -= 1;
      return c.left > 0 ? 'draw' : 'fall';
    }),
    fall(g, c) {
      for (const post of EVERY_POST) {
        const position = positionOfPost(post);
        if (!isNest(position) || g.post.back.get(post) === NONE) continue;
        let cards = 0;
        for (let i = 0; i < c.cards.length; i++) if (lineFor(c.cards.at(i), position) !== undefined) cards++;
        strike(g, post, cards);
      }
      return done;
    },
  },
);

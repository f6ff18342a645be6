import type { HexId } from '@bocage/hex';
import { among, done, maybe, NONE } from '@bocage/kernel';
import { CARD, EFFECTS, isLeader, SYMBOL, SYMBOL_OF, UNIT, type UnitId } from '../../data.ts';
import { fellWide, salvoed, strayed } from '../../events/extended.ts';
import { PLACE, postAt } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { shake, takeDepth } from '../combat/results.ts';
import { nextCard, takeCard } from '../drawing.ts';
import { targetOf } from '../germanfire/targets.ts';
import { asked, loseStep, procedure, unitsIn, verb } from '../units.ts';
import { effectsFor } from './eventcards.ts';

/** Where the salvo of an event card falls for the symbol of the second card. */
function hexFor(g: G, card: number, symbol: number): HexId {
  const effect = effectsFor(card, g.turn).find(({ kind }) => kind === 'strayShells');
  return PLACE.of(effect?.at?.[SYMBOL.text(symbol)]?.hex ?? '');
}

/** XEV-03: who may be hit: those in the hex with the symbol of the last card. */
const meant = (g: G, hex: HexId, card: number): UnitId[] =>
  unitsIn(g, hex).filter((unit) => !isLeader(unit) && SYMBOL_OF[unit] === targetOf(card));

function nobodyHit(g: G, hex: HexId): typeof done {
  g.emit(fellWide, { hex });
  return done;
}

/** XEV-02, XEV-03: a salvo from the sea that nobody has called. */
export const strayShells = procedure(
  'strayShells',
  { card: CARD, hex: maybe(PLACE), second: maybe(CARD) },
  {
    place: {
      rule: 'XEV-02',
      chance: nextCard,
      about: (_g, c) => [c.card],
      then(g, c, card) {
        takeCard(g, card, 'XEV-02');
        c.hex = hexFor(g, c.card, targetOf(card));
        g.emit(salvoed, { symbol: targetOf(card), hex: c.hex });
        const post = postAt(c.hex);
        if (post >= 0 && g.post.back.get(post) !== NONE) {
          shake(g, post, 'XEV-02');
          takeDepth(g, post, 'XEV-02');
          return done;
        }
        return unitsIn(g, c.hex).some((unit) => !isLeader(unit)) ? 'symbol' : nobodyHit(g, c.hex);
      },
    },
    symbol: {
      rule: 'XEV-03',
      chance: nextCard,
      about: (_g, c) => [c.hex],
      then(g, c, card) {
        takeCard(g, card, 'XEV-03');
        c.second = card;
        return meant(g, c.hex, card).length > 0 ? 'choose' : nobodyHit(g, c.hex);
      },
    },
    choose: asked(
      'XEV-03',
      'Choose the unit that the salvo hits',
      verb(
        'hit',
        (g, c) => among(UNIT, meant(g, c.hex, c.second), no('salvoElsewhere')),
        (g, _c, unit) => {
          g.emit(strayed, { unit });
          for (let step = 0; step < EFFECTS.strayShells.steps; step++) loseStep(g, unit, 'XEV-03');
          return done;
        },
      ),
    ),
  },
);

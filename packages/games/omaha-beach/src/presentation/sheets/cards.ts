import type { HexId } from '@bocage/hex';
import type { Sheet, SheetRow } from '@bocage/wargame';
import { type CardId, CHARTS, COLOUR, dataOf, EVERY_CARD, SYMBOL, SYMBOL_OF, type UnitId } from '../../data.ts'; // biome-ignore format: a list
import { COLOUR_OF, type PostId, positionOfPost, postHex } from '../../map.ts';
import { barrageCell } from '../../rules/combat/barrage.ts';
import { isCalled } from '../../rules/germanfire/field.ts';
import { hasSymbol } from '../../rules/germanfire/targets.ts';
import { slippedPast } from '../../rules/movement/infiltration.ts';
import { face } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { NO_DEPTH } from '../../terms.ts';
import { positionName } from '../faces.ts';
import { hexTitle, listed } from '../words.ts';

/** The cards of which the next is one; once the deck is used up, the discards. */
function cardsLeft(g: G): CardId[] {
  const from = g.deck.total > 0 ? g.deck : g.discards;
  return EVERY_CARD.filter((card) => from.get(card) > 0);
}
const share = (count: number, all: number): string => `${count} of ${all} cards`;

const RESULTS: Readonly<Record<string, string>> = {
  germanDisrupted: 'the German is disrupted',
  depthOut: 'the depth is out of play',
};
const resultText = (effects: readonly string[]): string =>
  effects.length === 0 ? 'nothing happens' : listed(effects.map((effect) => RESULTS[effect] ?? effect));

/** A tank shells a post: what the cards that are left would do. */
export function barrageSheet(g: G, tank: UnitId, post: PostId): Sheet {
  const cards = cardsLeft(g);
  const counts = new Map<string, number>();
  for (const card of cards) {
    const text = resultText(barrageCell(g, tank, post, card));
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const colour = COLOUR.text(COLOUR_OF[positionOfPost(post)] as number);
  const rows: SheetRow[] = [
    { label: dataOf(tank).name, value: String(face(g, tank)?.strength ?? 0), rule: 'BAR-09' },
    {
      label: 'Looked for on the card',
      value: `${colour}, ${SYMBOL.text(SYMBOL_OF[tank] as number)}`,
      rule: 'BAR-09',
    },
    { label: 'The Germans', value: g.post.depth.get(post) === NO_DEPTH ? 'without depth' : 'with depth' },
    ...[...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([text, count]) => ({ label: share(count, cards.length), value: text, rule: 'BAR-08' })),
  ];
  return { title: `Barrage on ${hexTitle(postHex(post))}`, rows, result: 'One card' };
}

/** The ships shell a post: no card, no doubt. */
export const navalSheet = (g: G, post: PostId): Sheet => ({
  title: `Naval fire on ${hexTitle(postHex(post))}`,
  rows: [
    { label: 'Naval fire markers', value: String(g.navalMarkers), rule: 'NAV-03' },
    { label: 'One is spent', value: resultText(CHARTS.barrage.naval.result), rule: 'NAV-04' },
  ],
  result: 'Without a card',
});

/** How many of the cards that are left would cost each unit a step on its way past the Germans. */
export function infiltrationSheet(g: G, units: readonly UnitId[], to: HexId): Sheet {
  const cards = cardsLeft(g);
  const rows = units.map((unit): SheetRow => {
    const past = slippedPast(g, g.unit.at.get(unit), to);
    const bad = cards.filter((card) => hasSymbol(unit, card) && past.some((one) => isCalled(g, one, card)));
    return {
      label: `${dataOf(unit).name}, past ${listed(past.map(positionName))}`,
      value: `loses a step to ${share(bad.length, cards.length)}`,
      rule: 'MOV-11',
    };
  });
  return { title: `Infiltration to ${hexTitle(to)}`, rows, result: 'One card for all' };
}

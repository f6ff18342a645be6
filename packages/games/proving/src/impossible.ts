import { NOWHERE } from '@bocage/hex';
import { type Judged, judgedBy } from '@bocage/kernel';
import { grid, MINE_HEXES, PLACE, RESERVE } from './map.ts';
import { BLUE, CARD, CHIT, DEALT, EVERY_UNIT, FACE_DOWN, type G, PRINTED, RED, SIDE, STACK_LIMIT, TURNS, UNIT, type UnitId } from './state.ts'; // biome-ignore format: a list

export const AT_START: readonly string[] = [
  '0103', '0103', '0105', '0204', 'Reserve', 'Reserve', '0404', '0604', '0803', '0602', '0606', '0705',
]; // biome-ignore format: a list
/** How many cards there are of each kind: sun, mud, fog. */
export const DECK: readonly number[] = [3, 2, 2];
/** Fire support of each side at first. */
export const SUPPORT = 2;

/** What cannot be, in every respect in which play keeps order. */
export const impossible = judgedBy<G>(judgePieces, judgeHexes, judgeMine, judgeCards, judgeCounts);

function judgePieces(judged: Judged<G>): void {
  for (const unit of EVERY_UNIT) judgePiece(judged, unit);
}

function judgePiece({ g, odd }: Judged<G>, unit: UnitId): void {
  const word = UNIT.text(unit);
  const at = g.unit.at.get(unit);
  const steps = g.unit.steps.get(unit);
  if ((at === NOWHERE) !== (steps === 0))
    odd(`${word} has ${steps} steps, but stands ${at === NOWHERE ? 'nowhere' : `in ${PLACE.text(at)}`}`);
  if (at === RESERVE && PLACE.of(AT_START[unit] as string) !== RESERVE)
    odd(
      unit >= UNIT.of('R1')
        ? `${word} stands in the reserve of the other side`
        : `${word} was never in the reserve`,
    );
  if (at === NOWHERE && g.unit.shaken.get(unit) === 1) odd(`${word} is lost, but shaken`);
  if (at === NOWHERE || FACE_DOWN.includes(unit)) return;
  const value = g.unit.value.get(unit);
  if (value !== PRINTED[unit]) odd(`${word} has the strength ${PRINTED[unit]}, not ${value}`);
  if (g.unit.faceUp.get(unit) === 0) odd(`${word} is never face down`);
}

function judgeHexes({ g, odd }: Judged<G>): void {
  for (const h of grid.hexes) {
    const [blue = 0, red = 0] = [BLUE, RED].map((side) => g.board.stacks.counts(side)[h]);
    if (blue > 0 && red > 0) odd(`both sides stand in ${PLACE.text(h)}`);
    if (Math.max(blue, red) > STACK_LIMIT) odd(`more than ${STACK_LIMIT} pieces stand in ${PLACE.text(h)}`);
  }
}

function judgeMine({ g, odd }: Judged<G>): void {
  if (g.mine !== NOWHERE && !MINE_HEXES.includes(g.mine)) odd(`no mine can be in ${PLACE.text(g.mine)}`);
  if (g.mine !== NOWHERE && g.options.mines === 0) odd('this game is played without a mine');
  if (g.mine === NOWHERE && g.mineGone === 1) odd('the mine is gone, but never was');
  const dealt = FACE_DOWN.map((unit) => g.unit.value.get(unit)).sort();
  if (dealt.some((value) => value !== 0) && dealt.join() !== DEALT.join())
    odd('R4, R5 and R6 share 1, 3 and 5');
}

/** No card is there more often than it was made, and there is one for every turn that is to come. */
function judgeCards({ g, odd }: Judged<G>): void {
  const known = g.next.toArray();
  for (const [card, word] of CARD.words.entries()) {
    const many = g.deck.get(card) + known.filter((one) => one === card).length;
    if (many > (DECK[card] as number)) odd(`there are ${DECK[card]} cards ${word}, not ${many}`);
  }
  const left = g.deck.total + known.length;
  if (left < TURNS - g.turn) odd(`${TURNS - g.turn} turns are to come, and ${left} cards`);
}

function judgeCounts({ g, odd }: Judged<G>): void {
  for (const [chit, word] of CHIT.words.entries())
    if (g.cup.get(chit) > 1) odd(`there is one ${word}, not ${g.cup.get(chit)}`);
  for (const [side, word] of SIDE.words.entries())
    if (g.support.get(side) > SUPPORT)
      odd(`${word} has ${SUPPORT} fire supports, not ${g.support.get(side)}`);
}

import { done, type Reason } from '@bocage/kernel';
import { CHARTS, COLOUR, cardOf, EVERY_UNIT, isInfantry, isOfNest, isTank, SYMBOL, SYMBOL_OF, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { barraged } from '../events.ts';
import { COLOUR_OF, grid, POST, positionOfPost, postHex } from '../map.ts';
import type { G } from '../state.ts';
import { NO_DEPTH, no, STEADY_UNIT } from '../terms.ts';
import { isAshore, isCommanded } from './command.ts';
import { nextCard, takeCard } from './drawing.ts';
import { isBelow, isInFieldOf, isOccupied } from './reach.ts';
import { type Effects, shake, takeDepth } from './results.ts';
import { face, procedure } from './units.ts';
import { hasRadio } from './weapons.ts';

const { rows, strengths, distance, naval } = CHARTS.barrage;

/** What is said against a target that has been attacked, or that nobody sees. */
interface Against {
  readonly attacked: Reason;
  readonly hidden: Reason;
}
const BY_TANK: Against = { attacked: no('ATK-02'), hidden: no('BAR-04') };
const BY_SHIPS: Against = { attacked: no('NAV-05'), hidden: no('NAV-02') };

/** Why a post may not be shelled by anybody now. */
function whyNotShell(g: G, post: number, { attacked, hidden }: Against): Reason | null {
  if (!isOccupied(g, post)) return hidden;
  if (g.post.attacked.get(post) === 1) return attacked;
  // a strongpoint may be shelled unseen.
  return isOfNest(g.post.back.get(post)) || g.post.revealed.get(post) === 1 ? null : hidden;
}

/** Infantry that looks on the post from its field of fire, steady enough to observe. */
const isObserver = (g: G, unit: UnitId, post: number): boolean =>
  isInfantry(unit) &&
  isAshore(g, unit) &&
  g.unit.nerve.get(unit) === STEADY_UNIT &&
  isInFieldOf(g, post, g.unit.at.get(unit));

/** BAR-06, BAR-07: in the field of fire itself, or by an observer, when one of the two is in command. */
function whyNotSeen(g: G, tank: UnitId, post: number): Reason | null {
  if (isInFieldOf(g, post, g.unit.at.get(tank))) return null;
  let reason = no('BAR-06');
  for (const unit of EVERY_UNIT) {
    if (!isObserver(g, unit, post)) continue;
    if (isCommanded(g, tank) || isCommanded(g, unit)) return null;
    reason = no('BAR-07');
  }
  return reason;
}

/** Why a tank may not shell a post; whether it may act at all is the caller’s to ask. */
export function whyNotBarrage(g: G, tank: UnitId, post: number): Reason | null {
  if (!isTank(tank)) return no('BAR-01');
  const reason = whyNotShell(g, post, BY_TANK);
  if (reason !== null) return reason;
  const away = grid.distance(g.unit.at.get(tank), postHex(post));
  if (!(away >= distance.least && away <= (face(g, tank)?.range ?? 0))) return no('BAR-05');
  return isBelow(g.unit.at.get(tank), post) ? no('ATK-17') : whyNotSeen(g, tank, post);
}

/** Why a naval fire marker may not be spent on a post. */
export function whyNotNaval(g: G, post: number): Reason | null {
  if (g.navalMarkers === 0) return no('NAV-03');
  const reason = whyNotShell(g, post, BY_SHIPS);
  if (reason !== null) return reason;
  return EVERY_UNIT.some((unit) => isObserver(g, unit, post) && hasRadio(g, unit)) ? null : no('NAV-01');
}

/** BAR-09 to BAR-14: the cell of the table for a card. */
export function barrageCell(g: G, tank: UnitId, post: number, card: number): Effects {
  const { fire, target } = cardOf(card);
  const isColour = fire.some(({ colour }) => COLOUR.of(colour) === COLOUR_OF[positionOfPost(post)]);
  const isSymbol = SYMBOL.of(target) === SYMBOL_OF[tank];
  const shows = isColour ? (isSymbol ? 'both' : 'colour') : isSymbol ? 'symbol' : 'neither';
  const hasDepth = g.post.depth.get(post) !== NO_DEPTH;
  const strength = face(g, tank)?.strength ?? 0;
  const column = strengths.findIndex(([from = 0, to = 0]) => strength >= from && strength <= to);
  return rows.find((row) => row.shows === shows && row.depth === hasDepth)?.cells[column] ?? [];
}

/** Marks a post as shelled, and does what the table says to what is in that hex alone (BAR-03). */
function shell(g: G, post: number, effects: Effects): void {
  g.post.barraged.set(post, 1);
  g.emit(barraged, { post });
  if (effects.includes('germanDisrupted')) shake(g, post);
  if (effects.includes('depthOut')) takeDepth(g, post);
}

/** A tank shells a post: one card (BAR-08). */
export const barrage = procedure(
  'barrage',
  { unit: UNIT, post: POST },
  {
    draw: {
      rule: 'BAR-08',
      chance: nextCard,
      then(g, c, card) {
        takeCard(g, card);
        shell(g, c.post, barrageCell(g, c.unit, c.post, card));
        return done;
      },
    },
  },
);

/** NAV-03, NAV-04: the ships shell a post, for a naval fire marker; no card, no doubt. */
export const navalBarrage = procedure(
  'navalBarrage',
  { post: POST },
  {
    begin(g, c) {
      g.navalMarkers -= 1;
      shell(g, c.post, naval.result);
      return done;
    },
  },
);

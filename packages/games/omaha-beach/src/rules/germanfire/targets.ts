import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { CARDS, type CardId, CHARTS, isArmored, isGeneral, isLeader, SYMBOL, SYMBOL_OF, type UnitId } from '../../data.ts'; // biome-ignore format: a list
import { DOT, FIELD, type PositionId, postHex, postsOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { STEADY_UNIT } from '../../terms.ts';
import { awayFrom } from '../communication/nearness.ts';
import { rulesOf } from '../day.ts';
import { dotNow, isHiddenReserve, isSteadyPost, lineFor } from './field.ts';

/** A cell of the German fire chart. */
export interface Cell {
  readonly armored: boolean;
  readonly symbol: string;
  readonly steps: number;
  readonly disrupted: boolean;
}
const CELLS: Readonly<Record<string, Readonly<Record<string, Cell>>>> = CHARTS.fire.cells;
const column = (name: string): readonly Cell[] => DOT.words.map((dot) => CELLS[dot]?.[name] as Cell);
const [KNOWN, HIDDEN] = [column('known'), column('hidden')];
const STARRED: readonly string[] = CHARTS.fire.leaderDots;
const LEADER_DOTS: readonly boolean[] = DOT.words.map((dot) => STARRED.includes(dot));

const TARGETS: readonly number[] = CARDS.map(({ target }) => SYMBOL.of(target));
/** FIR-08: the target symbol of a card. */
export const targetOf = (card: CardId): number => TARGETS[card] as number;
export const hasSymbol = (unit: UnitId, card: CardId): boolean => SYMBOL_OF[unit] === targetOf(card);

/** FIR-28: so many steps in a hex that every symbol is a target. */
export function isConcentrated(g: G, hex: HexId): boolean {
  let steps = 0;
  for (const u of g.board.stacks.at(hex)) if (!isLeader(u)) steps += g.unit.steps.get(u);
  return steps >= CHARTS.fire.concentrated;
}

/** What fire does to a unit, as bits. */
const NO_EFFECT = 0;
export const [LOSS, SHAKE] = [1, 2] as const;

/** The cell of the chart for those in a hex of a position's field. */
export const cellOf = (g: G, position: PositionId, hex: HexId): Cell =>
  (isHiddenReserve(g, position) ? HIDDEN : KNOWN)[dotNow(g, position, hex)] as Cell;

/** FIR-23 to 28: what a hit by a position does to a unit in its field; what would not change it is left out. */
export const effectOf = (g: G, position: PositionId, unit: UnitId): number =>
  effectBy(g, cellOf(g, position, g.unit.at.get(unit)), unit);
/** The same by the cell for its hex. */
export function effectBy(g: G, cell: Cell, unit: UnitId): number {
  // FIR-13; XSQ-04: from turn 17 each position may take a step.
  const loss = cell.steps > 0 && (g.unit.hit.get(unit) === 0 || rulesOf(g).hitsAgain) ? LOSS : NO_EFFECT;
  return cell.disrupted && g.unit.nerve.get(unit) === STEADY_UNIT ? loss | SHAKE : loss;
}

/** Whether a unit in the field of a position is of the sort that it hits by a card. */
function isTarget(g: G, position: PositionId, card: CardId, cell: Cell, unit: UnitId): boolean {
  if (isLeader(unit)) return false;
  if (!cell.armored && isArmored(unit) && lineFor(card, position)?.armor !== true) return false;
  if (cell.symbol !== 'target' || hasSymbol(unit, card)) return true;
  return isConcentrated(g, g.unit.at.get(unit));
}

/** What makes a unit a target of a position, or `star` for a leader. */
export function aimOf(g: G, position: PositionId, card: CardId, unit: UnitId): number {
  const hex = g.unit.at.get(unit);
  if (cellOf(g, position, hex).symbol !== 'target') return AT_ANY;
  return hasSymbol(unit, card) ? AT_SYMBOL : AT_CROWD;
}
const [AT_ANY, AT_SYMBOL, AT_CROWD] = [0, 1, 2] as const;
export const AT_STAR = 3;

/** Whether anybody stands in the field of a position: a star may hit a leader who is alone there. */
export const hasAnybody = (g: G, position: PositionId): boolean =>
  (FIELD[position] as readonly HexId[]).some((hex) => !g.board.stacks.isEmpty(hex));
/** whether an American unit does, for the actions of turns 17 to 32; a general is none. */
export const hasUnits = (g: G, position: PositionId): boolean =>
  (FIELD[position] as readonly HexId[]).some((hex) => !g.board.stacks.at(hex).every(isGeneral));

/** Whether a hit by a position of the card's would do anything to a unit in its field, by the cell for its hex. */
export const mayBeHit = (g: G, position: PositionId, card: CardId, cell: Cell, unit: UnitId): boolean =>
  effectBy(g, cell, unit) !== NO_EFFECT && isTarget(g, position, card, cell, unit);

/** The units that a position can hit by a card, the first in rank first. */
export function targetsOf(g: G, position: PositionId, card: CardId): UnitId[] {
  const found: UnitId[] = [];
  const ranks: number[] = [];
  for (const hex of FIELD[position] as readonly HexId[]) {
    if (g.board.stacks.isEmpty(hex)) continue;
    const cell = cellOf(g, position, hex);
    for (const u of g.board.stacks.at(hex))
      if (mayBeHit(g, position, card, cell, u)) insert(found, ranks, u, rankOf(g, position, u));
  }
  return found;
}
/** Puts a unit where its rank belongs; of equals the lower number is first. */
function insert(units: UnitId[], ranks: number[], unit: UnitId, rank: number): void {
  let at = units.length;
  for (; at > 0; at--) {
    const before = ranks[at - 1] as number;
    if (before < rank || (before === rank && (units[at - 1] as UnitId) < unit)) break;
    units[at] = units[at - 1] as UnitId;
    ranks[at] = before;
  }
  units[at] = unit;
  ranks[at] = rank;
}

/** FIR-07: the leaders that a position can hit, and the units with a hero, the first in rank first. */
export function leadersUnder(g: G, position: PositionId): UnitId[] {
  const found: UnitId[] = [];
  for (const hex of FIELD[position] as readonly HexId[]) {
    if (LEADER_DOTS[dotNow(g, position, hex)] !== true) continue;
    for (const u of g.board.stacks.at(hex))
      if (isLeader(u) ? g.unit.hit.get(u) === 0 : g.unit.hero.get(u) !== NONE) found.push(u);
  }
  return found.sort((a, b) => placeOf(g, position, a) - placeOf(g, position, b) || a - b);
}

/** How far a hex is from the nearest unit of a position that fires. */
function distanceTo(g: G, position: PositionId, hex: HexId): number {
  let nearest = STEP_RANKS - 1;
  for (const post of postsOf(position))
    if (isSteadyPost(g, post)) nearest = Math.min(nearest, awayFrom(postHex(post))[hex] as number);
  return nearest;
}

const STEP_RANKS = 100;
/** FIR-29: by dot, then by distance; the lower the sooner. */
export const placeOf = (g: G, position: PositionId, unit: UnitId): number =>
  dotNow(g, position, g.unit.at.get(unit)) * STEP_RANKS + distanceTo(g, position, g.unit.at.get(unit));
/** FIR-29: by place, then the most steps. */
export const rankOf = (g: G, position: PositionId, unit: UnitId): number =>
  (placeOf(g, position, unit) + 1) * STEP_RANKS - g.unit.steps.get(unit);

/** Why a unit is hit, by FIRED_BY. */
const [BY_DOT, BY_DISTANCE, BY_STEPS] = [0, 1, 2] as const;
export const [BY_PLAYER, BY_NUMBER, FOR_ALL] = [3, 4, 5] as const;

/** What sets a unit apart from one that is ranked behind it. */
export function criterion(g: G, position: PositionId, unit: UnitId, behind: UnitId): number {
  const [place, other] = [placeOf(g, position, unit), placeOf(g, position, behind)];
  if (Math.floor(place / STEP_RANKS) !== Math.floor(other / STEP_RANKS)) return BY_DOT;
  return place !== other ? BY_DISTANCE : BY_STEPS;
}

import { type HexId, NOWHERE } from '@bocage/hex';
import { done, flag, lawful, maybe, type Reason } from '@bocage/kernel';
import type { CaseId } from '../cases.ts';
import {
  ARMY_OF,
  DIVISION_OF,
  enemyOf,
  isBattalion,
  ofSide,
  SIDE,
  SIDE_OF,
  UNIT,
  type UnitId,
} from '../data.ts';
import { overstacked } from '../events.ts';
import { isLand, PLACE } from '../map.ts';
import { type G, no, WAVE_2 } from '../state.ts';
import { checkGermanSupply } from '../victory.ts';
import { choice, eliminate, procedure, unitsOf } from './units.ts';

/** The limit that would be exceeded if these units, all of one army, stood in a place beside those who do (5.1); null if none. */
export const whyStack = (g: G, at: HexId, units: readonly UnitId[]): Reason | null =>
  // Nobody is too many alone.
  units.length === 1 && g.board.stacks.isEmpty(at) ? null : g.stacking.checkWith(at, units);

/** The limit that the units of a side in a hex exceed; null if none. */
function excess(g: G, side: number, hex: HexId): Reason | null {
  const unit = g.board.stacks.at(hex).find((one) => SIDE_OF[one] === side);
  return unit === undefined ? null : g.stacking.check(hex, ARMY_OF[unit] as number);
}

/** The first hex in which a side has more than may stand there, or NOWHERE. */
export function firstExcess(g: G, side: number): HexId {
  for (const unit of ofSide[side] ?? []) if (isExcess(g, side, unit)) return g.unit.at.get(unit);
  return NOWHERE;
}

/** Every hex in which a side has more than may stand there. */
export const excesses = (g: G, side: number): HexId[] =>
  (ofSide[side] ?? []).filter((unit) => isExcess(g, side, unit)).map((unit) => g.unit.at.get(unit));

/** Whether a unit is the first in a hex where its side has more than may stand. */
function isExcess(g: G, side: number, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  if (at < 0 || (g.board.held.counts(side)[at] as number) < 2 || g.board.stacks.first(at) !== unit)
    return false;
  return isLand(at) && g.stacking.check(at, ARMY_OF[unit] as number) !== null;
}

/** 5.2: only units of the hex that are among those who are too many. */
function whyNotRemove(g: G, side: number, hex: HexId, unit: UnitId): Reason | null {
  if (SIDE_OF[unit] !== side || g.unit.at.get(unit) !== hex) return no('notAmongTooMany');
  const reason = excess(g, side, hex);
  if (reason === no('otherDivisionThere') && DIVISION_OF[unit] === 0) return no('ofNoDivision');
  return isBattalion(unit) ? no('takesNoRoom') : null;
}

/** When the limit is looked at: after a retreat, at the end of the 2nd Wave Round, or when movement ends. */
function limitRule(g: G, byOwner: number): CaseId {
  if (byOwner === 1) return '5.2-f';
  return g.round === WAVE_2 ? '5.1-g' : '5.2-b';
}

/** 5.2: the units of a side beyond the limit go; the enemy chooses which, after a retreat their owner does. */
export const overstacking = procedure(
  'overstacking',
  { side: SIDE, byOwner: flag, hex: maybe(PLACE) },
  {
    begin(g, c) {
      const hex = g.known.firstExcess(c.side);
      if (hex === NOWHERE) return done;
      if (c.hex !== hex) g.emit(overstacked, { hex }, limitRule(g, c.byOwner));
      c.hex = hex;
      return 'remove';
    },
    remove: choice(
      '5.2-e',
      'Too many units are in a hex: choose one that is eliminated',
      (_g, c) => (c.byOwner === 1 ? c.side : enemyOf(c.side)),
      'remove',
      (g, c) => lawful(UNIT, unitsOf(g, c.side, c.hex), whyNotRemove, g, c.side, c.hex),
      (g, c, unit) => {
        eliminate(g, unit, limitRule(g, c.byOwner));
        checkGermanSupply(g);
        return 'begin';
      },
    ),
  },
);

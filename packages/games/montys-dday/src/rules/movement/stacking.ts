import { type HexId, NOWHERE } from '@bocage/hex';
import { done, type Law, law, lawful, maybe, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { crowded } from '../../events/movement.ts';
import { isHex, PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { ALLIED, GERMAN, SIDE } from '../../terms.ts';
import { BATTALION_OF, BRIGADE_OF, dataOf, EVERY_UNIT, isCompany, SIDE_OF, UNIT, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { ask, eliminate, procedure, unitsIn, verb } from '../units.ts';

const { units: MOST, battalions, ofOneBrigade, companiesToABattalion, extraCompany, ofOneBattalion, uncounted } = CHARTS.stacking; // biome-ignore format: a list
const TAKES_ROOM = Uint8Array.from(EVERY_UNIT, (unit) => (uncounted.includes(dataOf(unit).type) ? 0 : 1));
/** 8.1.2: whether it counts. */
const takesRoom = (unit: UnitId): boolean => TAKES_ROOM[unit] === 1;

/** How many of these units are parts of the same battalion as one of them. */
function partsBeside(units: readonly UnitId[], unit: UnitId): number {
  let parts = 0;
  for (const other of units) if (BATTALION_OF[other] === BATTALION_OF[unit]) parts++;
  return parts;
}

/** 8.2.3: whether a company is one of several parts of a battalion. */
const isPart = (units: readonly UnitId[], unit: UnitId): boolean =>
  (BATTALION_OF[unit] as number) >= 0 && partsBeside(units, unit) >= ofOneBattalion;

/** Whether it is a battalion, or the first of the parts that count as one. */
function isBattalion(units: readonly UnitId[], unit: UnitId): boolean {
  if (!isCompany(unit)) return true;
  return isPart(units, unit) && units.find((other) => BATTALION_OF[other] === BATTALION_OF[unit]) === unit;
}

/** 8.1.1: whether all who take room are of one brigade. */
function areOfOneBrigade(units: readonly UnitId[]): boolean {
  let brigade = -1;
  for (const unit of units) {
    if (!takesRoom(unit)) continue;
    const its = BRIGADE_OF[unit] as number;
    if (its < 0 || (brigade >= 0 && its !== brigade)) return false;
    brigade = its;
  }
  return true;
}

/** 8.1, R-28: why units of one side may not end a segment together in a hex; null if they may. */
export function whyTooMany(units: readonly UnitId[]): Reason | null {
  if (units.length <= battalions) return null;
  let whole = 0;
  let single = 0;
  for (const unit of units) {
    if (!takesRoom(unit)) continue;
    if (isBattalion(units, unit)) whole++;
    else if (!isPart(units, unit)) single++;
  }
  const more = Math.max(0, single - extraCompany);
  const total = whole + Math.ceil(more / companiesToABattalion);
  if (total <= battalions) return null;
  if (total > MOST) return no('tooManyThere');
  if (whole < ofOneBrigade || SIDE_OF[units[0] as UnitId] !== ALLIED) return no('twoBattalionsThere');
  if (single > 0) return no('tooManyThere');
  return areOfOneBrigade(units) ? null : no('otherBrigadeThere');
}

/** Those of a side in a hex. */
const ofSide = (g: G, side: number, hex: HexId): readonly UnitId[] =>
  unitsIn(g, hex).filter((unit) => SIDE_OF[unit] === side);

/** Whether a unit is the first in a hex in which its side has too many; mostly a look at their number tells. */
function isInCrowd(g: G, side: number, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  if (!isHex(at) || (g.board.stacks.counts(side)[at] as number) <= battalions) return false;
  return whyTooMany(ofSide(g, side, at)) !== null;
}

/** The first hex in which a side has too many units, or NOWHERE. */
export function firstCrowd(g: G, side: number): HexId {
  for (const unit of UNITS_OF[side] ?? []) if (isInCrowd(g, side, unit)) return g.unit.at.get(unit);
  return NOWHERE;
}

/** 8.1.4: who may be chosen to go. */
const whyNotRemove: Law<[G, Crowd, UnitId]> = law(
  (g, { side, hex }, unit) =>
    SIDE_OF[unit] === side && g.unit.at.get(unit) === hex ? null : no('notAmongTooMany'),
  (_g, _crowd, unit) => (takesRoom(unit) ? null : no('takesNoRoom')),
);
interface Crowd {
  readonly side: number;
  readonly hex: HexId;
}

/** 8.1.4, R-70, R-73: after each segment those who are too many in a hex, at sea too, are eliminated as their owner chooses. */
export const crowding = procedure(
  'crowding',
  { side: SIDE, hex: maybe(PLACE) },
  {
    begin(g, c) {
      const hex = g.known.firstCrowd(c.side);
      if (hex === NOWHERE) {
        if (c.side === GERMAN) return done;
        c.side = GERMAN;
        return 'begin';
      }
      if (c.hex !== hex) g.emit(crowded, { hex });
      c.hex = hex;
      return 'remove';
    },
    remove: ask(
      '8.1.4-b',
      'Too many units are in a hex: choose one that is eliminated',
      (_g, c) => c.side,
      verb(
        'remove',
        (g, c) => lawful(UNIT, ofSide(g, c.side, c.hex), whyNotRemove, g, c),
        (g, _c, unit) => {
          eliminate(g, unit, '8.1.4-a');
          return 'begin';
        },
      ),
    ),
  },
);

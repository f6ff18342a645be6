import type { HexId } from '@bocage/hex';
import { type Domain, done, type Reason, remembered, where } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import { CHARTS, DIVISION, dataOf, EVERY_UNIT, isGeneral, isHq, isLeader, isRanger, SECTOR, TURN, UNIT, type UnitId, US } from '../data.ts'; // biome-ignore format: a list
import { arrived, delayed } from '../events.ts';
import { BOX, BOX_HEXES, BOXES, boxOf } from '../map.ts';
import type { G } from '../state.ts';
import { no } from '../terms.ts';
import { delay, place, procedure, unless, verb } from './units.ts';

const { limits: LIMITS } = CHARTS;

/** Who is in this turn's space of the track. */
const arriving = remembered((g: G): readonly UnitId[] =>
  EVERY_UNIT.filter((unit) => g.unit.due.get(unit) === g.turn && g.unit.steps.get(unit) > 0),
);
const coming = (g: G): readonly UnitId[] => arriving(g, 0);
const isLate = (g: G, unit: UnitId): boolean => dataOf(unit).turn < g.turn;
const mayDelay = (g: G): boolean => g.turn >= LIMITS.voluntaryDelayFrom;

/** BOX-01 to BOX-07: where its counter lets a unit go. */
function whyNotThere(g: G, unit: UnitId, box: number): Reason | null {
  const { id, beach, sector } = boxOf(box);
  if (beach === null) return no('BOX-07');
  if (LIMITS.boxRangersOnly.includes(beach) && !isRanger(unit)) return no('BOX-06');
  // Easy/Fox: there is no western half.
  if (isLate(g, unit) && g.turn >= LIMITS.freeBoxFrom)
    return sector === 'west' && g.westPlayed === 0 ? no('BOX-03') : null;
  const { box: named } = dataOf(unit);
  // a headquarters that comes back is placed by its division.
  if (DIVISION.parse(named) !== undefined || (isHq(unit) && isLate(g, unit)))
    return SECTOR.of(sector) === g.unit.division.get(unit) ? null : no('BOX-05');
  if (BOX.parse(named) === undefined) return beach === named ? null : no('BOX-04');
  return id === named ? null : no('BOX-01');
}

/** BOX-09: two units, leaders not counted. */
function isFull(g: G, box: number): boolean {
  let units = 0;
  for (let u = g.board.stacks.first(BOX_HEXES[box] as HexId); u !== NOBODY; u = g.board.stacks.next(u))
    if (!isLeader(u)) units++;
  return units >= LIMITS.box;
}

/** Somebody but a general in a box. */
function hasCompany(g: G, box: number): boolean {
  for (let u = g.board.stacks.first(BOX_HEXES[box] as HexId); u !== NOBODY; u = g.board.stacks.next(u))
    if (!isGeneral(u)) return true;
  return false;
}

function whyNotBox(g: G, unit: UnitId, box: number): Reason | null {
  const reason = whyNotThere(g, unit, box);
  if (reason !== null || isLeader(unit)) return reason;
  return isFull(g, box) ? no('BOX-09') : null;
}

/** whether somebody is, or can still be put, in a box in which a general may be. */
const hasCompanions = remembered((g: G, general): boolean => {
  const others = coming(g).filter((unit) => !isGeneral(unit));
  for (let box = 0; box < BOXES.length; box++) {
    if (whyNotThere(g, general, box) !== null) continue;
    if (hasCompany(g, box) || others.some((unit) => whyNotBox(g, unit, box) === null)) return true;
  }
  return false;
});

/** The rule against putting a unit that comes this turn into a box. */
function whyNotPut(g: G, unit: UnitId, box: number): Reason | null {
  const reason = whyNotBox(g, unit, box);
  if (reason !== null || !isGeneral(unit) || hasCompany(g, box)) return reason;
  return hasCompanions(g, unit) ? no('BOX-08') : null;
}

function canBePut(g: G, unit: UnitId): boolean {
  for (let box = 0; box < BOXES.length; box++) if (whyNotPut(g, unit, box) === null) return true;
  return false;
}

function put(g: G, unit: UnitId, box: number): void {
  place(g, unit, BOX_HEXES[box] as HexId);
  g.unit.due.set(unit, 0);
  g.emit(arrived, { unit, box });
}

function putOff(g: G, unit: UnitId, turn: number): void {
  delay(g, unit, turn);
  g.emit(delayed, { unit, turn });
}

const whoComes = (g: G): Domain<UnitId> =>
  where(UNIT, (unit) => (g.unit.due.get(unit) === g.turn ? null : no('BOX-01')), coming(g));

/** Step 4: the units of this turn go to their boxes, to land in the next one. */
export const arrivals = procedure(
  'arrivals',
  {},
  {
    // Whose counter names one box has no choice while nobody may be held back.
    begin(g) {
      if (mayDelay(g)) return 'next';
      for (const unit of coming(g)) {
        const box = BOX.parse(dataOf(unit).box);
        if (box !== undefined && whyNotPut(g, unit, box) === null) put(g, unit, box);
      }
      return 'next';
    },
    next(g) {
      if (coming(g).length === 0) return done;
      if (mayDelay(g) && g.turn < g.lastTurn) return 'choose';
      return coming(g).some((unit) => canBePut(g, unit)) ? 'choose' : 'crowded';
    },
    choose: {
      rule: 'BOX-01',
      prompt: 'Units arrive: choose a landing box for each, or let it come later',
      who: () => US,
      may: [
        verb(
          'place',
          whoComes,
          (g, _c, unit) => where(BOX, (box) => whyNotPut(g, unit, box)),
          (g, _c, unit, box) => {
            put(g, unit, box);
            return 'next';
          },
        ),
        unless(
          (g) => (mayDelay(g) ? null : no('BOX-02')),
          verb(
            'delay',
            whoComes,
            (g) => where(TURN, (turn) => (turn > g.turn && turn <= g.lastTurn ? null : no('BOX-02'))),
            (g, _c, unit, turn) => {
              putOff(g, unit, turn);
              return 'next';
            },
          ),
        ),
      ],
    },
    // No box has room for them: they try again.
    crowded(g) {
      if (g.turn < g.lastTurn) for (const unit of coming(g)) putOff(g, unit, g.turn + 1);
      return done;
    },
  },
);

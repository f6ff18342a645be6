import type { HexId } from '@bocage/hex';
import { type Domain, done, type Law, law, lawful, NONE, type Reason, where } from '@bocage/kernel';
import { oneOf } from '@bocage/wargame';
import { CHARTS, DIVISION, dataOf, EVERY_UNIT, isGeneral, isLeader, isRanger, TURN, UNIT, UNITS, type UnitId, WEST } from '../../data.ts'; // biome-ignore format: a list
import { arrived, delayed } from '../../events/index.ts';
import { BOX, BOX_HEXES, BOXES, SECTOR_OF_BOX } from '../../map.ts';
import type { G } from '../../state.ts';
import { no, type Rule } from '../../terms.ts';
import { dueTurn } from '../../variants.ts';
import { asked, countUnits, delay, place, procedure, unitsIn, unless, verb } from '../units.ts';

const { limits: LIMITS } = CHARTS;

/** Who is in this turn's space of the track. */
export function arriving(g: G): readonly UnitId[] {
  const units: UnitId[] = [];
  const { turn } = g;
  const { due, steps } = g.unit;
  for (const unit of EVERY_UNIT) if (due.get(unit) === turn && steps.get(unit) > 0) units.push(unit);
  return units;
}
const coming = (g: G): readonly UnitId[] => g.known.arriving();
const isLate = (g: G, unit: UnitId): boolean => dueTurn(g, unit) < g.turn;
const mayDelay = (g: G): boolean => g.turn >= LIMITS.voluntaryDelayFrom;

/** By unit, then by box: what is against it at any time, and what by the box or the beach on the counter. */
const NEVER: readonly (readonly (Reason | null)[])[] = EVERY_UNIT.map((unit) =>
  BOXES.map(({ beach }) => {
    if (beach === null) return no('boxForDrift');
    return LIMITS.boxRangersOnly.includes(beach) && !isRanger(unit) ? no('boxForRangers') : null;
  }),
);
const BY_COUNTER: readonly (readonly (Reason | null)[])[] = UNITS.map(({ box: named }) =>
  BOXES.map(({ id, beach }) => {
    if (BOX.parse(named) === undefined) return beach === named ? null : no('otherBeach');
    return id === named ? null : no('otherBox');
  }),
);
const namesDivision = oneOf(
  EVERY_UNIT.filter((unit) => DIVISION.parse(dataOf(unit).box) !== undefined),
  UNITS.length,
);

const OTHER_DIVISION = no('otherSector');
/** BOX-01 to BOX-07: where its counter lets a unit go. */
function whyNotThere(g: G, unit: UnitId, box: number): Reason | null {
  const never = NEVER[unit]?.[box] ?? null;
  if (never !== null) return never;
  const sector = SECTOR_OF_BOX[box];
  // Easy/Fox: there is no western half.
  if (isLate(g, unit) && g.turn >= LIMITS.freeBoxFrom)
    return sector === WEST && g.westPlayed === 0 ? no('westNotPlayed') : null;
  if (namesDivision(unit)) return sector === g.unit.division.get(unit) ? null : OTHER_DIVISION;
  return BY_COUNTER[unit]?.[box] ?? null;
}

/** BOX-09: two units, leaders not counted. */
const isFull = (g: G, box: number): boolean => countUnits(g, BOX_HEXES[box] as HexId) >= LIMITS.box;

/** Somebody but a general in a box. */
const hasCompany = (g: G, box: number): boolean => !unitsIn(g, BOX_HEXES[box] as HexId).every(isGeneral);

const FULL = no('boxFull');
const whyFull = (g: G, unit: UnitId, box: number): Reason | null =>
  !isLeader(unit) && isFull(g, box) ? FULL : null;
const whyNotBox: Law<[G, UnitId, number]> = law(whyNotThere, whyFull);

/** whether somebody is, or can still be put, in a box in which a general may be. */
function hasCompanions(g: G, general: UnitId): boolean {
  const others = coming(g).filter((unit) => !isGeneral(unit));
  for (let box = 0; box < BOXES.length; box++) {
    if (whyNotThere(g, general, box) !== null) continue;
    if (hasCompany(g, box) || others.some((unit) => whyNotBox(g, unit, box) === null)) return true;
  }
  return false;
}

/** The rule against putting a unit that comes this turn into a box. */
const whyNotPut: Law<[G, UnitId, number]> = law(whyNotBox, (g, unit, box) =>
  isGeneral(unit) && !hasCompany(g, box) && hasCompanions(g, unit) ? no('generalAlone') : null,
);

/** By unit: the boxes that it may ever be put into, and those that its counter names. */
const EVER: readonly (readonly number[])[] = NEVER.map((reasons) =>
  [...reasons.keys()].filter((box) => reasons[box] === null),
);
const NAMED: readonly (readonly number[])[] = EVERY_UNIT.map((unit) =>
  (EVER[unit] ?? []).filter((box) => namesDivision(unit) || BY_COUNTER[unit]?.[box] === null),
);
/** The boxes that a unit may be put into now. */
export const boxesFor = (g: G, unit: UnitId): readonly number[] =>
  ((isLate(g, unit) ? EVER : NAMED)[unit] as readonly number[]).filter(
    (box) => whyNotPut(g, unit, box) === null,
  );

function put(g: G, unit: UnitId, box: number): void {
  place(g, unit, BOX_HEXES[box] as HexId);
  g.unit.due.set(unit, 0);
  g.emit(arrived, { unit, box });
}

function putOff(g: G, unit: UnitId, turn: number, rule: Rule): void {
  delay(g, unit, turn);
  g.emit(delayed, { unit, turn }, rule);
}

const whoComes = (g: G): Domain<UnitId> =>
  where(UNIT, (unit) => (g.unit.due.get(unit) === g.turn ? null : no('notDueNow')), coming(g));

/** By unit: the one box that its counter names, or NONE. */
const ONE_BOX: readonly number[] = UNITS.map(({ box }) => BOX.parse(box) ?? NONE);

/** Step 4: the units of this turn go to their boxes, to land in the next one. */
export const arrivals = procedure(
  'arrivals',
  {},
  {
    // Whose counter names one box has no choice while nobody may be held back.
    begin(g) {
      if (!mayDelay(g))
        for (const unit of coming(g)) {
          const box = ONE_BOX[unit] as number;
          if (box !== NONE && whyNotPut(g, unit, box) === null) put(g, unit, box);
        }
      return 'next';
    },
    next(g) {
      const units = coming(g);
      if (units.length === 0) return done;
      if (mayDelay(g) && g.turn < g.lastTurn) return 'choose';
      return units.some((unit) => g.known.boxesFor(unit).length > 0) ? 'choose' : 'crowded';
    },
    choose: asked(
      'BOX-01',
      'Units arrive: choose a landing box for each, or let it come later',
      verb(
        'place',
        whoComes,
        (g, _c, unit) => lawful(BOX, g.known.boxesFor(unit), whyNotPut, g, unit),
        (g, _c, unit, box) => {
          put(g, unit, box);
          return 'next';
        },
      ),
      unless(
        (g) => (mayDelay(g) ? null : no('tooEarlyToDelay')),
        verb(
          'delay',
          whoComes,
          (g) => where(TURN, (turn) => (turn > g.turn && turn <= g.lastTurn ? null : no('noLaterTurn'))),
          (g, _c, unit, turn) => {
            putOff(g, unit, turn, 'BOX-02');
            return 'next';
          },
        ),
      ),
    ),
    // No box has room for them: they try again.
    crowded(g) {
      if (g.turn < g.lastTurn) for (const unit of coming(g)) putOff(g, unit, g.turn + 1, 'BOX-09');
      return done;
    },
  },
);

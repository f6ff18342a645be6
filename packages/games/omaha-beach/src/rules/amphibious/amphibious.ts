import type { HexId } from '@bocage/hex';
import {
  call,
  done,
  given,
  int,
  type Law,
  type List,
  lawful,
  list,
  maybe,
  NONE,
  type Reason,
} from '@bocage/kernel';
import type { LandingCell } from '../../data/charts.ts';
import { CARD, type CardId, CHARTS, cardOf, EAST, isHq, isLeader, LEADER_UNITS, LETTER, SECTOR, UNIT, type UnitId, WEST } from '../../data.ts'; // biome-ignore format: a list
import { checked, mined, unaffected } from '../../events/index.ts';
import { BOX, BOX_HEXES, boxAt, SECTOR_OF_BOX } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { draw } from '../drawing.ts';
import { asked, choice, eliminate, loseStep, procedure, remove, unitsIn, verb } from '../units.ts';
import { arrivals } from './arrivals.ts';
import { atRisk, cellFor, drift, freeDrift, land, letterFor, mustCheck, postpone } from './landing.ts';

const { landing: CHART } = CHARTS;

/** AMP-02: the units in the boxes of a sector that have to check, box by box from the west. */
function checking(g: G, sector: number): UnitId[] {
  const found: UnitId[] = [];
  for (let box = 0; box < BOX_HEXES.length; box++)
    if (SECTOR_OF_BOX[box] === sector)
      for (const unit of unitsIn(g, BOX_HEXES[box] as HexId)) if (mustCheck(g, unit)) found.push(unit);
  return found;
}

/** AMP-06: leaders in the box that a unit drifted from, who may go after it; each goes once. */
const whyNotFollow: Law<[G, Followed, UnitId]> = given(
  (_g, _c, unit) => (isLeader(unit) ? null : no('noLeader')),
  (g, { from }, unit) => (g.unit.at.get(unit) === BOX_HEXES[from] ? null : no('notInThatBox')),
  (_g, { followed }, unit) => (followed.has(unit) ? no('followedAlready') : null),
);
interface Followed {
  readonly from: number;
  readonly followed: { has(unit: UnitId): boolean };
}

/** LT4-13: as far as the table lets it. */
const whyNotSoFar = (g: G, unit: UnitId, card: CardId, boxes: number): Reason | null =>
  boxes <= freeDrift(unit, cellFor(g, unit, letterFor(unit, cardOf(card)))) ? null : no('driftsTooFar');

/** LT4-13: how far Rangers may let themselves drift, by the tables. */
const DRIFTS: readonly number[] = CHART.bands.flatMap(({ rows }) =>
  rows.flatMap(({ cells }) => Object.values(cells).flatMap(({ option }) => option?.drift ?? [])),
);
const BOXES_EAST = int(Math.min(...DRIFTS), Math.max(...DRIFTS));

/** Takes a step by a mine; a headquarters comes later instead (MIN-04). */
function strike(g: G, unit: UnitId): void {
  g.emit(mined, { unit, at: g.unit.at.get(unit) });
  if (isHq(unit)) postpone(g, unit, CHART.mines.hqDelay, 'MIN-04');
  else loseStep(g, unit, 'MIN-03');
}

/** A phase under way. */
interface Landing {
  sector: number;
  readonly east: List<UnitId>;
  readonly west: List<UnitId>;
  readonly card: CardId;
  unit: UnitId;
  from: number;
  boxes: number;
  readonly followed: List<UnitId>;
}
const waiting = (c: Landing): List<UnitId> => (c.sector === EAST ? c.east : c.west);

/** One unit checks: the step of a choice that there is, or on with the next. */
function check(g: G, c: Landing): 'choose' | 'follow' | 'check' {
  const { unit } = c;
  const letter = letterFor(unit, cardOf(c.card));
  const cell = cellFor(g, unit, letter);
  if (g.log !== null) g.emit(checked, { unit, letter: LETTER.of(letter) });
  if (freeDrift(unit, cell) > 0) return 'choose';
  if (g.log !== null && Object.keys(cell).every((key) => key === 'option')) g.emit(unaffected, { unit });
  suffer(g, unit, cell);
  c.boxes = cell.drift ?? 0;
  const drifts = c.boxes !== 0 && g.unit.steps.get(unit) > 0 && g.over === NONE;
  return drifts && driftWith(g, c) ? 'follow' : 'check';
}

/** What a landing table does to a unit, but for drift. */
function suffer(g: G, unit: UnitId, { eliminated, removed, delay, steps = 0 }: LandingCell): void {
  if (eliminated === true) eliminate(g, unit, 'AMP-04');
  else if (removed === true) remove(g, unit, 'AMP-04');
  else if (delay !== undefined) postpone(g, unit, delay, 'AMP-04');
  for (let step = 0; step < steps && g.unit.steps.get(unit) > 0; step++) loseStep(g, unit, 'AMP-04');
}

/** The unit drifts; whether leaders may go after it. */
function driftWith(g: G, c: Landing): boolean {
  c.from = boxAt(g.unit.at.get(c.unit));
  drift(g, c.unit, c.boxes);
  return hasFollower(g, c);
}
const hasFollower = (g: G, c: Landing): boolean =>
  unitsIn(g, BOX_HEXES[c.from] as HexId).some((unit) => whyNotFollow(g, c, unit) === null);

/** US Amphibious Phase: landing checks and mine of the east, then of the west; landing; who comes next. */
export const amphibious = procedure(
  'amphibious',
  {
    sector: SECTOR,
    /** Who has still to check, the last one first. Both lists are made at once, so that nobody who drifts across checks twice. */
    east: list(UNIT, 48),
    west: list(UNIT, 48),
    card: maybe(CARD),
    unit: maybe(UNIT),
    from: maybe(BOX),
    boxes: int(-9, 9),
    followed: list(UNIT, LEADER_UNITS.length),
  },
  {
    begin(g, c) {
      c.east.fill(checking(g, EAST).reverse());
      c.west.fill(checking(g, WEST).reverse());
      return 'sector';
    },
    // no card where nobody checks and no mine can matter.
    sector: (g, c) => (waiting(c).length > 0 || atRisk(g, c.sector).length > 0 ? 'draw' : 'next'),
    draw: draw('AMP-02', ['sector'], (_g, c, card) => {
      c.card = card;
      return 'check';
    }),
    // One unit after the other; then comes the mine of the sector, if its card has one (MIN-01).
    check(g, c) {
      for (const units = waiting(c); units.length > 0; ) {
        c.unit = units.removeAt(units.length - 1);
        const next = check(g, c);
        if (next !== 'check' || g.over !== NONE) return next;
      }
      return cardOf(c.card).mine && atRisk(g, c.sector).length > 0 ? 'mine' : 'next';
    },
    choose: asked(
      'LT4-13',
      'The Rangers are not affected: let them land, or drift east',
      verb(
        'drift',
        (g, c) => lawful(BOXES_EAST, undefined, whyNotSoFar, g, c.unit, c.card),
        (g, c, boxes) => {
          c.boxes = boxes;
          return driftWith(g, c) ? 'follow' : 'check';
        },
      ),
      verb('hold', () => 'check'),
    ),
    follow: asked(
      'AMP-06',
      'A unit drifts: its leaders go along, or stay in their box',
      verb(
        'follow',
        (g, c) => lawful(UNIT, LEADER_UNITS, whyNotFollow, g, c),
        (g, c, leader) => {
          c.followed.push(leader);
          drift(g, leader, c.boxes);
          return hasFollower(g, c) ? 'follow' : 'check';
        },
      ),
      verb('stay', () => 'check'),
    ),
    mine: choice(
      'MIN-03',
      'A mine explodes: choose the unit that strikes it',
      'strike',
      (g, c) => {
        const units = atRisk(g, c.sector);
        return lawful(UNIT, units, whyNotStruck, units);
      },
      (g, _c, unit) => {
        strike(g, unit);
        return 'next';
      },
    ),
    next(_g, c) {
      if (c.sector === WEST) return 'land';
      c.sector = WEST;
      return 'sector';
    },
    land(g) {
      land(g);
      return call(arrivals, {}, done);
    },
  },
);

function whyNotStruck(units: readonly UnitId[], unit: UnitId): Reason | null {
  if (units.includes(unit)) return null;
  return no(isLeader(unit) ? (isHq(unit) ? 'hqNotAlone' : 'minesSpareGenerals') : 'notOverObstacles');
}

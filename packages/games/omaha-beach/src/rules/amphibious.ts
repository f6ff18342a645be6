import type { HexId } from '@bocage/hex';
import { call, done, int, list, maybe, type Reason, where } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import { CARD, CHARTS, cardOf, EAST, isHq, isLeader, LEADER_UNITS, LETTER, SECTOR, UNIT, type UnitId, US, WEST } from '../data.ts'; // biome-ignore format: a list
import { checked, mined } from '../events.ts';
import { BOX, BOX_HEXES, BOXES, boxAt, SECTOR_OF_BOX } from '../map.ts';
import type { G } from '../state.ts';
import { no } from '../terms.ts';
import { arrivals } from './arrivals.ts';
import { nextCard, takeCard } from './drawing.ts';
import { atRisk, cellFor, drift, freeDrift, land, letterFor, mustCheck, postpone } from './landing.ts';
import { eliminate, loseStep, procedure, remove, verb } from './units.ts';

const { landing: CHART } = CHARTS;

/** AMP-02: the units in the boxes of a sector that have to check, box by box from the west. */
function checking(g: G, sector: number): UnitId[] {
  const found: UnitId[] = [];
  for (let box = 0; box < BOXES.length; box++) {
    if (SECTOR_OF_BOX[box] !== sector) continue;
    for (let u = g.board.stacks.first(BOX_HEXES[box] as HexId); u !== NOBODY; u = g.board.stacks.next(u))
      if (mustCheck(g, u)) found.push(u);
  }
  return found;
}

/** AMP-06: leaders in the box that a unit drifted from, who may go after it; each goes once. */
function whyNotFollow(
  g: G,
  box: number,
  followed: { has(unit: UnitId): boolean },
  unit: UnitId,
): Reason | null {
  if (!isLeader(unit) || g.unit.at.get(unit) !== BOX_HEXES[box] || followed.has(unit)) return no('AMP-06');
  return null;
}

/** LT4-13: as far as the table lets it. */
const whyNotSoFar = (g: G, unit: UnitId, card: number, boxes: number): Reason | null =>
  boxes <= freeDrift(unit, cellFor(g, unit, letterFor(unit, cardOf(card)))) ? null : no('LT4-13');

/** How far Rangers may let themselves drift. */
const BOXES_EAST = int(1, 4);

/** Takes a step by a mine; a headquarters comes later instead (MIN-04). */
function strike(g: G, unit: UnitId): void {
  g.emit(mined, { unit });
  if (isHq(unit)) postpone(g, unit, CHART.mines.hqDelay);
  else loseStep(g, unit);
}

/** US Amphibious Phase: landing checks in the east, then in the west; mines; landing; who comes next. */
export const amphibious = procedure(
  'amphibious',
  {
    sector: SECTOR,
    /** Who has still to check. Both lists are made at once, so that nobody who drifts across checks twice. */
    east: list(UNIT, 48),
    west: list(UNIT, 48),
    card: maybe(CARD),
    /** The sectors whose card has the mine. */
    mines: list(SECTOR, 2),
    unit: maybe(UNIT),
    from: maybe(BOX),
    boxes: int(-9, 9),
    followed: list(UNIT, LEADER_UNITS.length),
  },
  {
    begin(g, c) {
      c.east.fill(checking(g, EAST));
      c.west.fill(checking(g, WEST));
      return 'sector';
    },
    // no card where nobody checks and no mine can matter.
    sector: (g, c) =>
      (c.sector === EAST ? c.east : c.west).length > 0 || atRisk(g, c.sector).length > 0 ? 'draw' : 'checked',
    draw: {
      rule: 'AMP-02',
      chance: nextCard,
      then(g, c, card) {
        takeCard(g, card);
        c.card = card;
        if (cardOf(card).mine) c.mines.push(c.sector);
        return 'next';
      },
    },
    next(g, c) {
      const waiting = c.sector === EAST ? c.east : c.west;
      if (waiting.length === 0) return 'checked';
      const unit = waiting.removeAt(0);
      c.unit = unit;
      const letter = letterFor(unit, cardOf(c.card));
      const cell = cellFor(g, unit, letter);
      g.emit(checked, { unit, letter: LETTER.of(letter) });
      if (freeDrift(unit, cell) > 0) return 'choose';
      if (cell.eliminated === true) eliminate(g, unit);
      else if (cell.removed === true) remove(g, unit);
      else if (cell.delay !== undefined) postpone(g, unit, cell.delay);
      for (let step = 0; step < (cell.steps ?? 0) && g.unit.steps.get(unit) > 0; step++) loseStep(g, unit);
      c.boxes = cell.drift ?? 0;
      return c.boxes === 0 || g.unit.steps.get(unit) === 0 ? 'next' : 'drift';
    },
    choose: {
      rule: 'LT4-13',
      prompt: 'The Rangers are not affected: let them land, or drift east',
      who: () => US,
      may: [
        verb(
          'drift',
          (g, c) => where(BOXES_EAST, (boxes) => whyNotSoFar(g, c.unit, c.card, boxes)),
          (_g, c, boxes) => {
            c.boxes = boxes;
            return 'drift';
          },
        ),
        verb('hold', () => 'next'),
      ],
    },
    drift(g, c) {
      c.from = boxAt(g.unit.at.get(c.unit));
      drift(g, c.unit, c.boxes);
      return 'leaders';
    },
    leaders: (g, c) =>
      LEADER_UNITS.some((unit) => whyNotFollow(g, c.from, c.followed, unit) === null) ? 'follow' : 'next',
    follow: {
      rule: 'AMP-06',
      prompt: 'A unit drifts: its leaders go along, or stay in their box',
      who: () => US,
      may: [
        verb(
          'follow',
          (g, c) => where(UNIT, (unit) => whyNotFollow(g, c.from, c.followed, unit), LEADER_UNITS),
          (g, c, leader) => {
            c.followed.push(leader);
            drift(g, leader, c.boxes);
            return 'leaders';
          },
        ),
        verb('stay', () => 'next'),
      ],
    },
    checked(_g, c) {
      if (c.sector === WEST) return 'mines';
      c.sector = WEST;
      return 'sector';
    },
    // MIN-01: each sector by its own card, once all have drifted.
    mines(g, c) {
      if (c.mines.length === 0) return 'land';
      c.sector = c.mines.removeAt(0);
      return atRisk(g, c.sector).length > 0 ? 'mine' : 'mines';
    },
    mine: {
      rule: 'MIN-03',
      prompt: 'A mine explodes: choose the unit that strikes it',
      who: () => US,
      may: [
        verb(
          'strike',
          (g, c) => {
            const units = atRisk(g, c.sector);
            return where(UNIT, (unit) => whyNotStruck(units, unit), units);
          },
          (g, _c, unit) => {
            strike(g, unit);
            return 'mines';
          },
        ),
      ],
    },
    land(g) {
      land(g);
      return call(arrivals, {}, done);
    },
  },
);

function whyNotStruck(units: readonly UnitId[], unit: UnitId): Reason | null {
  if (units.includes(unit)) return null;
  return no(isLeader(unit) ? (isHq(unit) ? 'MIN-04' : 'MIN-05') : 'MIN-03');
}

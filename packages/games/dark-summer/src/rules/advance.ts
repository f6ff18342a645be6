import { type HexId, NOWHERE } from '@bocage/hex';
import {
  among,
  type Domain,
  done,
  given,
  type Law,
  law,
  lawful,
  list,
  maybe,
  type Reason,
  subset,
} from '@bocage/kernel';
import type { CaseId } from '../cases.ts';
import { ALLIED, ARMY_OF, BRITISH, CHARTS, GERMAN, isBattalion, isStrongpoint, SIDE_OF, UNIT, type UnitId, US } from '../data.ts'; // biome-ignore format: a list
import { advanced, closed, opened } from '../events.ts';
import { type BeachId, beachAt, exitAt, grid, PLACE } from '../map.ts';
import { BRITISH_EXIT, CLOSED, type G, HELD, no, OPEN, US_EXIT, WAVE_2 } from '../state.ts';
import { checkBeaches } from '../victory.ts';
import { mayCross, mayEnter } from './movement.ts';
import { isOpenBeach, isWave } from './results.ts';
import { whyStack } from './stacking.ts';
import { actingSide, ask, choice, place, procedure, unitsIn, verb } from './units.ts';

const MOST_LANDED = 32;

/** 11.3.8: surviving attackers go into the hex they have emptied; on D-Day they may go on (9.4.1, 9.4.3). */
export const advance = procedure(
  'advance',
  {
    hex: PLACE,
    /** The Beach Approach hex from which units attacked, if any. */
    approach: maybe(PLACE),
    landed: list(UNIT, MOST_LANDED),
  },
  {
    // 9.4.1, 9.4.3: from off shore all land, also those who did not attack.
    begin(g, c) {
      if (c.approach !== NOWHERE)
        for (const unit of unitsIn(g, c.approach)) {
          enter(g, unit, c.hex, g.round === WAVE_2 ? '9.4.3-d' : '9.4.1-f');
          c.landed.push(unit);
        }
      return 'choose';
    },
    choose: choice(
      '11.3.8-a',
      'Choose who advances into the hex',
      (g) => actingSide(g),
      'advance',
      (g, c) => advancers(g, c.hex),
      (g, c, units) => {
        for (const unit of units) {
          enter(g, unit, c.hex, '11.3.8-a');
          c.landed.push(unit);
        }
        return isWave(g) ? 'further' : done;
      },
    ),
    further: ask(
      '11.4-a',
      'Choose who advances a second hex',
      () => ALLIED,

      verb(
        'further',
        (_g, c) => {
          const units = c.landed.toArray();
          return among(UNIT, units, no('hasNotLanded'));
        },
        (g, c, unit) => lawful(PLACE, grid.around(c.hex), whyNotFurther, g, unit, c.hex),
        (g, c, unit, to) => {
          c.landed.removeAt(c.landed.indexOf(unit));
          enter(g, unit, to, g.round === WAVE_2 ? '9.4.3-g' : '9.4.1-h');
          return 'further';
        },
      ),
      verb('stay', () => done),
    ),
  },
);

/** Any of the attackers who stand before the hex, within the stacking limit; in the 2nd Wave Round beyond it (11.3.8-d). */
function advancers(g: G, hex: HexId): Domain<readonly UnitId[]> {
  const from = g.known.attackers().filter((unit) => g.unit.at.get(unit) !== hex);
  return subset(UNIT, {
    from,
    why: (unit) => (from.includes(unit) ? whyNotAdvance(g, unit, hex) : no('notAttacker')),
    every: (unit) => (from.includes(unit) ? whyNotAdvance.every(g, unit, hex) : [no('notAttacker')]),
    max: g.round === WAVE_2 ? from.length : CHARTS.stacking.limit + from.filter(isBattalion).length,
    size: no('tooManyAdvance'),
    whole: (units) => (g.round === WAVE_2 || units.length === 0 ? null : whyStack(g, hex, units)),
  });
}

const whyNotAdvance: Law<[G, UnitId, HexId]> = law<[G, UnitId, HexId]>(
  (_g, unit) => (isStrongpoint(unit) ? no('strongpointAdvance') : null),
  (g, unit, hex) => (mayCross(unit, g.unit.at.get(unit), hex) ? null : no('advanceBridge')),
  (g, unit, hex) => whyForeign(g, unit, hex),
);

/** 9.4.1, 9.4.3: the second hex is one the unit could move to; only the 1st Wave ignores zones of control. */
const whyNotFurther: Law<[G, UnitId, HexId, HexId]> = given<[G, UnitId, HexId, HexId]>(
  (_g, _unit, from, to) => (grid.adjacent(from, to) ? null : no('notNextHex')),
  (g, unit, from, to) => mayEnter(g, unit, from, to),
  (g, _unit, from, to) =>
    g.round === WAVE_2 && isContested(g, from, to) && !g.board.held.has(ALLIED, to)
      ? no('zoneToZoneAdvance')
      : null,
  (g, unit, _from, to) => whyStack(g, to, [unit]),
);

/** Whether German zones are felt in both hexes. */
function isContested(g: G, from: HexId, to: HexId): boolean {
  const zones = g.board.zones.counts(GERMAN);
  return (zones[from] as number) > 0 && (zones[to] as number) > 0;
}

/** 10.1: nobody enters a hex with the Exit marker of the other Allied army. */
export function whyForeign(g: G, unit: UnitId, to: HexId): Reason | null {
  const exit = exitAt(to);
  if (exit < 0) return null;
  const marker = g.exit.marker.get(exit);
  const army = ARMY_OF[unit];
  return (army === US && marker === BRITISH_EXIT) || (army === BRITISH && marker === US_EXIT)
    ? no('foreignExit')
    : null;
}

/** A unit comes into a hex: Allies open a beach that was never open, Germans close one they have beaten. */
function enter(g: G, unit: UnitId, hex: HexId, rule: CaseId): void {
  const from = g.unit.at.get(unit);
  place(g, unit, hex);
  g.emit(advanced, { unit, hex, from }, rule);
  if (SIDE_OF[unit] === ALLIED) openBeach(g, hex);
  else if (isOpenBeach(g, hex)) closeBeach(g, beachAt(hex));
}

/** 9.4.1: who first lands on a beach opens it; a closed one stays closed (11.9). */
export function openBeach(g: G, hex: HexId): void {
  const beach = beachAt(hex);
  if (beach < 0 || g.beach.status.get(beach) !== HELD) return;
  g.beach.status.set(beach, OPEN);
  g.emit(opened, { beach }, g.round === WAVE_2 ? '9.4.3-d' : undefined);
}

/** 11.9: a beach is closed for good, which may decide the game (3.2.1). */
export function closeBeach(g: G, beach: BeachId, rule?: CaseId): void {
  g.beach.status.set(beach, CLOSED);
  g.emit(closed, { beach }, rule);
  checkBeaches(g);
}

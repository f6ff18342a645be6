import { type HexId, NOWHERE } from '@bocage/hex';
import { among, ascending, call, type Domain, d6, done, int, type List, lawful, list, type Reason, sumOf, twoD6 } from '@bocage/kernel'; // biome-ignore format: a list
import { calledBack, carried, commandoDrifted, driftDice, drifted, seaState, turnedBack, willStorm } from '../../events/amphibious.ts'; // biome-ignore format: a list
import { PLACE, POOLS, shifted } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { displaced, landingShiftOf, seaCondition } from '../../tables/landing.ts';
import { tideIn } from '../../tables/turns.ts';
import { ALLIED, BEACH, BEACHES, STEADY } from '../../terms.ts';
import { isCommando, isSwimming, UNIT, type UnitId } from '../../units.ts';
import { ask, disrupt, hasEnemy, isAfloat, onMap, place, procedure, roll, unitsIn, verb } from '../units.ts';
import { SUMS, suffer, swim } from './casualties.ts';
import { gunsAt } from './guns.ts';
import { ruleOut } from './mines.ts';
import { goAshore } from './opposed.ts';
import { COMMANDO_POOL, isFreeCommando } from './placement.ts';
import { landingFor, offshoreOf } from './shore.ts';

/** More than the largest Cycle and all Commandos. */
const MANY = 24;
const HEXROWS = int(-4, 4);
const GUNS = int(0, 999);

/** The units off a beach. */
export const offBeach = (g: G, beach: number): readonly UnitId[] =>
  ascending(offshoreOf(beach).flatMap((sea) => unitsIn(g, sea)));

/** 5.0: the landings of a turn, beach by beach. */
export const amphibiousLanding = procedure(
  'amphibiousLanding',
  { left: list(BEACH, BEACHES.length), guns: list(GUNS, BEACHES.length) },
  {
    // guns count by the zones of control that there are before anybody lands.
    begin(g, c) {
      for (const beach of BEACHES.keys()) {
        const isUsed = offBeach(g, beach).length > 0;
        if (isUsed) c.left.push(beach);
        c.guns.push(isUsed ? gunsAt(g, beach) : 0);
      }
      return 'next';
    },
    next: (_g, c) => (c.left.length > 0 ? 'order' : done),
    order: ask(
      '5.5.1-a',
      'Choose the Beach area where units land next',
      () => ALLIED,

      verb(
        'beach',
        (_g, c) => among(BEACH, c.left.toArray(), no('nobodyLandsThere')),
        (_g, c, beach) => {
          c.left.removeAt(c.left.indexOf(beach));
          return call(beachLanding, { beach, guns: c.guns.at(beach) }, 'next');
        },
      ),
    ),
  },
);

/** Those off a beach, and how far each of them drifts. */
interface Boats {
  readonly units: Pick<List<UnitId>, 'at' | 'length'>;
  readonly shifts: Pick<List<number>, 'at'>;
}
/** A landing at one beach, under way. */
interface Landing extends Boats {
  readonly beach: number;
  readonly sea: number;
  readonly undecided: List<UnitId>;
  next: number;
}

/** 5.5.2, 5.4.2, 5.4.3: how far the dice carry units; both sides are told that, and the Germans the dice. */
function drift(g: G, { beach, sea }: Landing, dice: number): number {
  const mines = g.beach.mines.get(beach);
  const tide = tideIn(g.turn);
  const rowsFor = (sum: number, points: number): number => landingShiftOf(tide, displaced(sum, sea + points));
  const rows = rowsFor(dice, mines);
  g.emit(driftDice, { dice, sea, mines, total: displaced(dice, sea + mines) });
  ruleOut(g, beach, (points) => SUMS.some((sum) => rowsFor(sum, points) === rows));
  return rows;
}

/** R-94, 5.7.3: the Landing Pool of those who are turned back. */
function turnBack(g: G, c: Landing, unit: UnitId, event: typeof turnedBack): void {
  const pool = isCommando(unit) ? COMMANDO_POOL : (POOLS[c.beach] as HexId);
  const from = g.unit.at.get(unit);
  g.unit.disrupted.set(unit, STEADY);
  place(g, unit, pool);
  g.emit(event, { unit, place: pool, from });
}

/** 5.5.3: where a unit off the shore is carried to; negative where it could not land. */
export const carriedTo = (g: G, c: Boats, i: number): HexId =>
  shifted(g.unit.at.get(c.units.at(i)), c.shifts.at(i), isCommando(c.units.at(i)));

/** Those who have not been turned back, by their place in the list. */
const afloat = (g: G, c: Boats): number[] =>
  [...Array(c.units.length).keys()].filter((i) => isAfloat(g, c.units.at(i)));
/** 5.5.4: those who were carried away from a hex, and will land. */
const carriedFrom = (g: G, c: Landing, hex: HexId): readonly UnitId[] =>
  afloat(g, c)
    .filter((i) => c.shifts.at(i) !== 0 && g.unit.at.get(c.units.at(i)) === hex)
    .map((i) => c.units.at(i));
export const wreckable = (g: G, c: Boats): HexId[] => {
  const carriedAway = afloat(g, c).filter((i) => c.shifts.at(i) !== 0);
  return ascending([...new Set(carriedAway.map((i) => g.unit.at.get(c.units.at(i))))]);
};
const whyNotWreck = (g: G, c: Landing, hex: HexId): Reason | null =>
  carriedFrom(g, c, hex).length > 0 ? null : no('notShifted');

export const facesGermans = (g: G, unit: UnitId): boolean =>
  hasEnemy(g, ALLIED, landingFor(g, unit, g.unit.at.get(unit)));

const undecided = (_g: G, c: Landing, why: Reason): Domain<UnitId> => among(UNIT, c.undecided.toArray(), why);
function decide(c: Landing, unit: UnitId): void {
  c.undecided.removeAt(c.undecided.indexOf(unit));
}

/** 5.4 to 5.8: all that happens at one beach. */
export const beachLanding = procedure(
  'beachLanding',
  {
    beach: BEACH,
    guns: GUNS,
    sea: int(0, 4),
    units: list(UNIT, MANY),
    shifts: list(HEXROWS, MANY),
    /** Who has still to say what he does: before Germans, then by his own tracks. */
    undecided: list(UNIT, MANY),
    swimming: list(UNIT, MANY),
    next: int(0, MANY),
  },
  {
    sea: roll('5.4.2-a', d6, ['beach'], (g, c, die) => {
      c.sea = seaCondition(die).value;
      g.emit(seaState, { beach: c.beach, die, sea: c.sea });
      c.units.fill(offBeach(g, c.beach));
      for (let i = 0; i < c.units.length; i++) c.shifts.push(0);
      return c.units.toArray().some((unit) => !isFreeCommando(g, unit)) ? 'drift' : 'commandos';
    }),
    drift: roll('5.5.2-a', twoD6, ['beach'], (g, c, thrown) => {
      g.secretDice = thrown;
      const rows = drift(g, c, sumOf(thrown));
      g.emit(drifted, { beach: c.beach, drift: rows });
      c.shifts.fill(c.units.toArray().map((unit) => (isFreeCommando(g, unit) ? 0 : rows)));
      return 'commandos';
    }),
    // 5.7.1: each by itself.
    commandos(g, c) {
      while (c.next < c.units.length && !isFreeCommando(g, c.units.at(c.next))) c.next += 1;
      if (c.next < c.units.length) return 'commando';
      c.next = 0;
      return 'turnBack';
    },
    commando: roll(
      '5.7.1-a',
      twoD6,
      (_g, c) => [c.units.at(c.next)],
      (g, c, thrown) => {
        g.secretDice = thrown;
        const unit = c.units.at(c.next);
        const rows = drift(g, c, sumOf(thrown));
        g.emit(commandoDrifted, { unit, drift: rows, at: g.unit.at.get(unit) });
        const shifts = c.shifts.toArray();
        shifts[c.next] = rows;
        c.shifts.fill(shifts);
        c.next += 1;
        return 'commandos';
      },
    ),
    // 5.5.5: who cannot land where it was carried.
    turnBack(g, c) {
      for (const i of afloat(g, c)) {
        const unit = c.units.at(i);
        if (landingFor(g, unit, carriedTo(g, c, i)) === NOWHERE) turnBack(g, c, unit, turnedBack);
      }
      return wreckable(g, c).length > 0 ? 'wreck' : 'carry';
    },
    wreck: ask(
      '5.5.4-a',
      'Choose the placement hex whose units land disrupted',
      () => ALLIED,

      verb(
        'wreck',
        (g, c) => lawful(PLACE, wreckable(g, c), whyNotWreck, g, c),
        (g, c, hex) => {
          for (const unit of carriedFrom(g, c, hex)) disrupt(g, unit, '5.5.4-a');
          return 'carry';
        },
      ),
    ),
    carry(g, c) {
      for (const i of afloat(g, c)) {
        const unit = c.units.at(i);
        const from = g.unit.at.get(unit);
        const to = carriedTo(g, c, i);
        if (to === from) continue;
        place(g, unit, to);
        g.emit(carried, { unit, hex: to, from }, c.shifts.at(i) < 0 ? '5.5.3-b' : '5.5.3-c');
      }
      c.undecided.fill(
        afloat(g, c)
          .map((i) => c.units.at(i))
          .filter((unit) => facesGermans(g, unit)),
      );
      return 'opposed';
    },
    opposed: (_g, c) => (c.undecided.length > 0 ? 'germansAhead' : 'ashore'),
    germansAhead: ask(
      '5.5.6-a',
      'There are Germans in the landing hex: turn back, or assault them',
      () => ALLIED,

      verb(
        'abort',
        (g, c) => undecided(g, c, no('noGermansAhead')),
        (g, c, unit) => {
          decide(c, unit);
          turnBack(g, c, unit, calledBack);
          return 'opposed';
        },
      ),
      verb(
        'storm',
        (g, c) => undecided(g, c, no('noGermansAhead')),
        (g, c, unit) => {
          const from = g.unit.at.get(unit);
          decide(c, unit);
          g.emit(willStorm, { unit, hex: landingFor(g, unit, from), from });
          return 'opposed';
        },
      ),
    ),
    // 5.5.7: all of the beach, before any casualties.
    ashore(g, c) {
      for (const i of afloat(g, c)) {
        const unit = c.units.at(i);
        if (!facesGermans(g, unit)) goAshore(g, unit, landingFor(g, unit, g.unit.at.get(unit)));
      }
      c.undecided.fill(c.units.toArray().filter((unit) => onMap(g, unit) && isSwimming(unit)));
      return 'tanks';
    },
    tanks: (_g, c) => (c.undecided.length > 0 ? 'swimOrRow' : 'casualties'),
    swimOrRow: ask(
      '5.8.1-a',
      'Tanks that can swim do so, or land from their craft',
      () => ALLIED,

      verb(
        'swim',
        (g, c) => undecided(g, c, no('cannotSwim')),
        (_g, c, unit) => {
          decide(c, unit);
          c.swimming.push(unit);
          return 'tanks';
        },
      ),
      verb(
        'row',
        (g, c) => undecided(g, c, no('cannotSwim')),
        (_g, c, unit) => {
          decide(c, unit);
          return 'tanks';
        },
      ),
    ),
    // 5.6: each unit that has not been turned back, those before Germans too.
    casualties(g, c) {
      while (c.next < c.units.length && !onMap(g, c.units.at(c.next))) c.next += 1;
      if (c.next >= c.units.length) return done;
      return c.swimming.has(c.units.at(c.next)) ? 'swim' : 'casualty';
    },
    swim: roll(
      '5.8.2-a',
      twoD6,
      (_g, c) => [c.units.at(c.next)],
      (g, c, thrown) => {
        swim(g, c.units.at(c.next), sumOf(thrown), c.sea);
        c.next += 1;
        return 'casualties';
      },
    ),
    casualty: roll(
      '5.6.3-a',
      twoD6,
      (_g, c) => [c.units.at(c.next)],
      (g, c, thrown) => {
        const unit = c.units.at(c.next);
        g.secretDice = thrown;
        // 5.7.2: no guns against Commandos of the first landing.
        suffer(g, unit, sumOf(thrown), { ...landingAgainst(c), guns: isFreeCommando(g, unit) ? 0 : c.guns });
        c.next += 1;
        return 'casualties';
      },
    ),
  },
);

const landingAgainst = ({ beach, sea }: Landing): { readonly beach: number; readonly sea: number } => ({
  beach,
  sea,
});

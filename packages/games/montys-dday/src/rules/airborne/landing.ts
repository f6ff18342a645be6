import { type HexId, NOWHERE } from '@bocage/hex';
import { call, d6, done, int, type Law, law, lawful, list, maybe, NONE, type Reason, sumOf, twoD6 } from '@bocage/kernel'; // biome-ignore format: a list
import { flakFired, flakLeft, gliderAimed, windFelt, zoneAimed, zoneAnew, zoneDown } from '../../events/airborne.ts'; // biome-ignore format: a list
import { grid, PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { scatter, windOf } from '../../tables/scatter.ts';
import { ALLIED, DOWN, GERMAN, SIGN, ZONE } from '../../terms.ts';
import { BRIGADE, isGlider, isParachute, NOBODY, UNIT, type UnitId } from '../../units.ts';
import { ask, type CaseId, procedure, roll, verb } from '../units.ts';
import {
  dropping,
  GLIDERS,
  gliding,
  isAnnounced,
  isLost,
  PARACHUTE_BRIGADES,
  ZONES,
  zoneIn,
} from './aircraft.ts';
import { actsBy, canFire, canHold, ceaseFlak, flakOn, gunsNear, isUnderFire, loadAgain, whyNotFlak, whyNotSign, worthOf } from './flak.ts'; // biome-ignore format: a list
import { comingDown, modifierFor } from './touchdown.ts';
import { bind, CLEAR_HEXES, droppersAt, isInAir, rebind, unaimed, unbound, whyNotAim, whyNotAimAt, whyNotAssign, whyNotGive, whyNotTarget, whyNotTargetAt } from './zones.ts'; // biome-ignore format: a list

/** The gliders that have been aimed, and where each of them. */
interface Aims {
  readonly gliders: { toArray(): UnitId[] };
  readonly aims: { at(index: number): HexId };
}
const aimOf = ({ gliders, aims }: Aims, unit: UnitId): HexId => {
  const at = gliders.toArray().indexOf(unit);
  return at < 0 ? NOWHERE : aims.at(at);
};
const glidersAt = (g: G, c: Aims, hex: HexId): readonly UnitId[] =>
  gliding(g).filter((unit) => aimOf(c, unit) === hex);

/** Who is still to come down at a place: a Drop Zone, or the aim of gliders. */
export const comersTo = (g: G, c: Aims, zone: number, hex: HexId): readonly UnitId[] => [
  ...(zone === NONE ? [] : droppersAt(g, zone)),
  ...glidersAt(g, c, hex),
];

/** 4.4.2-a: a Drop Zone at which somebody lands this turn. */
const whyNotDrop: Law<[G, Aims, number]> = law((g, c, zone) => {
  if (isLost(g, zone)) return no('zoneLost');
  return comersTo(g, c, zone, g.zone.at.get(zone)).length > 0 ? null : no('nobodyForZone');
});

/** a glider with an aim of its own. */
const whyNotLandAlone: Law<[G, Aims, UnitId]> = law((g, c, unit) => {
  if (!isGlider(unit) && !isParachute(unit)) return no('notAirborne');
  if (!isAnnounced(g, unit)) return no('notAnnounced');
  return isParachute(unit) || zoneIn(g, aimOf(c, unit)) !== NONE ? no('landsWithZone') : null;
});

const whyNotLand = (g: G, comers: readonly UnitId[], unit: UnitId): Reason | null => {
  if (comers.includes(unit)) return null;
  return no(isAnnounced(g, unit) ? 'finishPlace' : 'notAnnounced');
};

const ANEW: Readonly<Record<ReturnType<typeof scatter>['outcome'], CaseId>> = {
  lands: '4.4.6-a2',
  aborts: '4.4.6-g2',
  eliminated: '4.4.6-h2',
};

/** 4.0: the landings from the air, before all moves of segment D. */
export const airborneLanding = procedure(
  'airborneLanding',
  {
    gliders: list(UNIT, GLIDERS.length),
    aims: list(PLACE, GLIDERS.length),
    /** The place where units come down now; no zone for the aim of gliders. */
    zone: maybe(ZONE),
    hex: maybe(PLACE),
    /** Who comes down next, if that has been said. */
    unit: maybe(UNIT),
    wind: int(-9, 9),
    flak: int(-99, 99),
  },
  {
    begin(g) {
      rebind(g);
      return 'assigning';
    },
    assigning: (g) => (unbound(g).length > 0 ? 'assign' : 'aiming'),
    assign: ask(
      '4.2.8-a',
      'Give a parachute brigade its Drop Zone',
      () => ALLIED,

      verb(
        'assign',
        (g) => lawful(BRIGADE, PARACHUTE_BRIGADES, whyNotAssign, g),
        (g) => lawful(ZONE, ZONES, whyNotGive, g),
        (g, _c, brigade, zone) => {
          bind(g, brigade, zone, '4.2.8-a');
          return 'assigning';
        },
      ),
    ),
    aiming: (g) => (unaimed(g).length > 0 ? 'aim' : 'targeting'),
    aim: ask(
      '4.2-a',
      'Aim a Drop Zone at a Clear hex',
      () => ALLIED,

      verb(
        'aim',
        (g) => lawful(ZONE, ZONES, whyNotAim, g),
        (g) => lawful(PLACE, CLEAR_HEXES, whyNotAimAt, g),
        (g, _c, zone, hex) => {
          g.zone.at.set(zone, hex);
          g.emit(zoneAimed, { zone, hex });
          return 'aiming';
        },
      ),
    ),
    targeting: (g, c) => (gliding(g).some((unit) => !c.gliders.has(unit)) ? 'target' : 'ordering'),
    target: ask(
      '4.3.1-b',
      'Aim a glider unit at a hex',
      () => ALLIED,

      verb(
        'target',
        (g, c) => lawful(UNIT, GLIDERS, whyNotTarget, g, c.gliders.toArray()),
        (g) => lawful(PLACE, grid.hexes, whyNotTargetAt, g),
        (g, c, unit, hex) => {
          c.gliders.push(unit);
          c.aims.push(hex);
          g.emit(gliderAimed, { unit, hex });
          return 'targeting';
        },
      ),
    ),
    // a Drop Zone may have been eliminated since, so whoever is left is looked at anew.
    ordering: (g, c) => {
      c.zone = NONE;
      c.hex = NOWHERE;
      c.unit = NOBODY;
      return dropping(g).length > 0 || gliding(g).length > 0 ? 'order' : 'over';
    },
    order: ask(
      '4.4.5-a',
      'Choose the Drop Zone, or the glider away from one, that comes down next',
      () => ALLIED,

      verb(
        'drop',
        (g, c) => lawful(ZONE, ZONES, whyNotDrop, g, c),
        (g, c, zone) => {
          c.zone = zone;
          c.hex = g.zone.at.get(zone);
          return 'wind';
        },
      ),
      verb(
        'land',
        (g, c) => lawful(UNIT, GLIDERS, whyNotLandAlone, g, c),
        (_g, c, unit) => {
          c.hex = aimOf(c, unit);
          c.unit = unit;
          return 'wind';
        },
      ),
    ),
    wind: roll('4.4.2-a', d6, ['hex'], (g, c, die) => {
      c.wind = windOf(die);
      c.flak = 0;
      g.emit(windFelt, { hex: c.hex, die, modifier: c.wind });
      return 'guns';
    }),
    guns: (g, c) => (canFire(g, c) ? 'flak' : 'zone'),
    flak: ask(
      '4.4.3-a',
      'Let a unit add 1 to the landing rolls there or subtract 1, or hold fire',
      () => GERMAN,

      verb(
        'flak',
        (g, c) => lawful(UNIT, gunsNear(g, c.hex), whyNotFlak, g, c),
        (g, c) => lawful(SIGN, undefined, whyNotSign, g, c),
        (g, c, unit, sign) => {
          const modifier = worthOf(actsBy(sign));
          g.unit.flak.set(unit, actsBy(sign));
          c.flak += modifier;
          g.emit(flakFired, { unit, hex: c.hex, modifier });
          return 'guns';
        },
      ),
      verb('hold', () => 'zone'),
    ),
    zone: (g, c) => (isInAir(g, c.zone) ? 'scatter' : 'next'),
    scatter: roll('4.4.4-a', twoD6, ['zone'], (g, c, thrown) => {
      const dice = sumOf(thrown);
      const [zone, from, modifier] = [c.zone, c.hex, c.wind + c.flak];
      const total = dice + modifier;
      const { outcome, hex } = scatter(from, total);
      if (!canHold(g, zone, hex)) {
        g.emit(zoneAnew, { zone, dice, modifier, total }, ANEW[outcome]);
        loadAgain(g);
        return 'wind';
      }
      g.zone.at.set(zone, hex);
      g.zone.state.set(zone, DOWN);
      g.emit(zoneDown, { zone, hex, dice, modifier, total, from });
      // gliders aimed at the Drop Zone go with it.
      c.aims.fill(c.aims.toArray().map((aim) => (aim === from ? hex : aim)));
      c.hex = hex;
      return 'recount';
    }),
    // 4.4.6-d1: of those who acted, only whoever is still in range counts.
    recount(g, c) {
      c.flak = flakOn(g, c.hex);
      if (isUnderFire(g)) g.emit(flakLeft, { hex: c.hex, modifier: c.flak });
      return 'next';
    },
    next(g, c) {
      const isOver = c.zone !== NONE && isLost(g, c.zone);
      if (!isOver && comersTo(g, c, c.zone, c.hex).length > 0) return c.unit === NOBODY ? 'land' : 'fall';
      ceaseFlak(g);
      return 'begin';
    },
    land: ask(
      '4.4.6-e1',
      'Choose the unit that comes down next',
      () => ALLIED,

      verb(
        'land',
        (g, c) => {
          const comers = comersTo(g, c, c.zone, c.hex);
          return lawful(UNIT, comers, whyNotLand, g, comers);
        },
        (_g, c, unit) => {
          c.unit = unit;
          return 'fall';
        },
      ),
    ),
    fall(_g, c) {
      const { unit, hex } = c;
      c.unit = NOBODY;
      return call(comingDown, { unit, aim: hex, modifier: modifierFor(unit, c) }, 'next');
    },
    over(g) {
      g.unit.flak.clear();
      return done;
    },
  },
);

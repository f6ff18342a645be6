import type { HexId } from '@bocage/hex';
import { allowed, call, type Domain, done, flag, int, type Law, type List, law, lawful, list, sumOf, twoD6 } from '@bocage/kernel'; // biome-ignore format: a list
import { backedFire, bombarded, bracedUnderFire } from '../../events/fire.ts';
import { PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { enemyOf, SIDE } from '../../terms.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { hasSupport, supportFactor, whyNotSupport } from '../command.ts';
import { PORTION, PORTIONS, whyNotPoints } from '../support.ts';
import { ask, procedure, roll, unless, verb } from '../units.ts';
import { bombardment, isAlternate, rolledFor } from './alternate.ts';
import { DIRECT_GUN, firersOn, isArmour, mannerOf, targetsIn, whyNotFire } from './firers.ts';
import { fallsShort, resolve } from './resolution.ts';
import { attackOf, engagedBy, type Fire } from './strength.ts';

/** What the procedure remembers of the fire. */
interface Firing {
  side: number;
  hex: HexId;
  readonly units: List<UnitId>;
  points: number;
  hunting: number;
  backing: number;
  bracing: number;
}
type Shown = Omit<Firing, 'units'> & { readonly units: Pick<List<UnitId>, 'toArray'> };
/** The fire as it stands. */
const fireOf = (c: Shown): Fire => ({
  side: c.side,
  hex: c.hex,
  units: c.units.toArray(),
  points: c.points,
  hunting: c.hunting === 1,
  backing: c.backing,
  bracing: c.bracing,
});

/** Who may fire at the hex beside those who do. */
const whyNotJoin: Law<[G, Firing, UnitId]> = law(
  (_g, c, unit) => (c.units.has(unit) ? no('firesAlready') : null),
  Object.assign(
    (g: G, c: Firing, unit: UnitId) => (c.units.has(unit) ? null : whyNotFire(g, c.side, c.hex, unit)),
    {
      every: (g: G, c: Firing, unit: UnitId) =>
        c.units.has(unit) ? [] : whyNotFire.every(g, c.side, c.hex, unit),
    },
  ),
  (_g, c, unit) => (c.hunting === 1 && mannerOf(unit) !== DIRECT_GUN ? no('armourPicked') : null),
);
function joiners(g: G, c: Firing): Domain<UnitId> {
  const ready = firersOn(g, c.side, c.hex);
  const listed = c.hunting === 1 ? ready.filter((unit) => mannerOf(unit) === DIRECT_GUN) : ready;
  return allowed(UNIT, listed, whyNotJoin, g, c);
}

/** 11.1.3: support points beside those who fire, or alone. */
const whyNotAdd: Law<[G, Firing, number]> = law(
  (_g, c) => (c.hunting === 1 ? no('armourPicked') : null),
  Object.assign((g: G, c: Firing, points: number) => whyNotPoints(g, c.side, points), {
    every: (g: G, c: Firing, points: number) => whyNotPoints.every(g, c.side, points),
  }),
);

/** 10.2.7b: the armour is picked out, by those alone who can, and where there is anything beside it. */
const whyNotHunt: Law<[G, Firing]> = law(
  (_g, c) => (c.hunting === 1 ? no('pickedAlready') : null),
  (_g, c) => (c.units.length + c.points === 0 ? no('nobodyFires') : null),
  (_g, c) =>
    c.points > 0 || c.units.toArray().some((unit) => mannerOf(unit) !== DIRECT_GUN)
      ? no('cannotPickArmour')
      : null,
  (g, c) => {
    const all = targetsIn(g, c.side, c.hex);
    if (!all.some(isArmour)) return no('noArmourThere');
    return all.every(isArmour) ? no('armourAlone') : null;
  },
);

/** 16.1: headquarters that may support the fire, or the defence of those who are fired at. */
const backers = (g: G, side: number, those: readonly UnitId[]): Domain<UnitId> =>
  lawful(UNIT, g.known.staffs(side), whyNotSupport, g, side, those);

/** 10.2.8: fire at one hex. */
export const firing = procedure(
  'firing',
  {
    side: SIDE,
    hex: PLACE,
    units: list(UNIT, 80),
    points: int(0, 255),
    /** 10.2.7b: the armour in the hex is picked out. */
    hunting: flag,
    /** 16.1: what headquarters add to the attack and to the defence. */
    backing: int(0, 99),
    bracing: int(0, 99),
  },
  {
    prepare: ask(
      '10.2.8-a1',
      'Say who fires at the hex, then shoot',
      (_g, c) => c.side,

      verb('join', joiners, (g, c, unit) => {
        g.unit.fired.set(unit, 1);
        c.units.push(unit);
        return 'prepare';
      }),
      verb(
        'points',
        (g, c) => lawful(PORTION, PORTIONS, whyNotAdd, g, c),
        (g, c, points) => {
          g.support -= points;
          c.points += points;
          return 'prepare';
        },
      ),
      unless(
        whyNotHunt,
        verb('hunt', (_g, c) => {
          c.hunting = 1;
          return 'prepare';
        }),
      ),
      verb(
        'back',
        (g, c) => backers(g, c.side, c.units.toArray()),
        (g, c, hq) => {
          const strength = supportFactor(g, hq);
          g.unit.supported.set(hq, 1);
          c.backing += strength;
          g.emit(backedFire, { unit: hq, hex: c.hex, strength });
          return 'prepare';
        },
      ),
      unless(
        (_g, c) => (c.units.length + c.points === 0 ? no('nobodyFires') : null),
        verb('shoot', () => 'shot'),
      ),
    ),
    // 10.7.3, R-141: each unit by itself has no defence that could be supported.
    shot(g, c) {
      const fire = fireOf(c);
      if (!isAlternate(g, fire)) return 'braced';
      const units = rolledFor(engagedBy(g, fire));
      const attack = attackOf(g, fire);
      g.emit(bombarded, { hex: c.hex, attack, units: fire.units, points: fire.points });
      return call(bombardment, { hex: c.hex, attack, units }, done);
    },
    braced: (g, c) => (hasSupport(g, enemyOf(c.side), engagedBy(g, fireOf(c))) ? 'brace' : 'reckon'),
    brace: ask(
      '16.1-a',
      'Support those who are fired at, or pass',
      (_g, c) => enemyOf(c.side),

      verb(
        'back',
        (g, c) => backers(g, enemyOf(c.side), engagedBy(g, fireOf(c))),
        (g, c, hq) => {
          const strength = supportFactor(g, hq);
          g.unit.supported.set(hq, 1);
          c.bracing += strength;
          g.emit(bracedUnderFire, { unit: hq, hex: c.hex, strength });
          return 'braced';
        },
      ),
      verb('pass', () => 'reckon'),
    ),
    reckon: (g, c) => (fallsShort(g, fireOf(c)) ? done : 'dice'),
    dice: roll('10.2.8-i1', twoD6, ['side', 'hex'], (g, c, thrown) => resolve(g, fireOf(c), sumOf(thrown))),
  },
);

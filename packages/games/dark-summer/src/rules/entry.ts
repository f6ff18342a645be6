import type { HexId } from '@bocage/hex';
import {
  allowed,
  among,
  call,
  type Domain,
  d6,
  done,
  flag,
  int,
  lawful,
  maybe,
  type Reason,
} from '@bocage/kernel';
import type { CaseId } from '../cases.ts';
import { CHARTS, EFFECTS, FORMATION, FORMATION_OF, type FormationId, GERMANS, NO_FORMATION, SIDE, sideOfArmy, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { entered, putOff, rolledEntry, rolledHampered } from '../events.ts';
import { PLACE } from '../map.ts';
import { type G, no } from '../state.ts';
import { checkGermanSupply } from '../victory.ts';
import { canBePut, ENTRY_HEXES, whyNotPut } from './entryhexes.ts';
import { ship, whyNotShip } from './shipping.ts';
import { thirdWave } from './thirdwave.ts';
import { actingSide, ask, choice, place, procedure, roll, unless, verb } from './units.ts';
import { canEnter, unitsWaiting, waitsForDie } from './waiting.ts';

const MOST = 63;
const NUMBER = int(0, MOST);
/** How many formations enter, as a choice. */
export const ENTERING = { ...NUMBER, name: 'entering' };
const {
  half: { divide },
  penalty: { modifier, least, noHalf },
} = CHARTS.entry;

/** 8.1.3: the first Move Round of an Allied army on Turn 1 is its 3rd Wave, and brings nothing else. */
const isThirdWave = (g: G): boolean =>
  g.turn === 1 && g.active !== GERMANS && g.army.thirdWave.get(g.active) === 0;

const mayReinforce = (g: G): boolean =>
  isThirdWave(g) || g.known.isAnyReady(g.active) || g.known.landingNow(g.active).length > 0;

/** 8.1.1-d, -e: Storm for the Allies, Sun for the Germans. */
const isHampered = (g: G): boolean => EFFECTS[g.weather]?.entryPenalty === SIDE.text(sideOfArmy(g.active));

/** 8.1.1: how many Formations may enter by a die; no more than there are to choose from. */
function byDie(g: G, die: number): number {
  const number = isHampered(g) ? Math.max(least, die + modifier) : die;
  return Math.min(number, g.known.formationsReady(g.active).length);
}

/** Half of all who wait, even of those who cannot enter now (ruling F-34). */
function byHalf(g: G): number {
  const half = Math.floor(g.known.formationsWaiting(g.active).length / divide);
  return Math.min(half, g.known.formationsReady(g.active).length);
}

/** Ruling F-33: either number, though half of one is none, and none would be mere delay (8.1-b). */
export const numbers = (g: G, die: number): number[] =>
  (isHampered(g) && noHalf) || byHalf(g) === 0 || byHalf(g) === byDie(g, die)
    ? [byDie(g, die)]
    : [byDie(g, die), byHalf(g)];

function whyNotBring(g: G, formation: FormationId): Reason | null {
  if (g.known.formationsNext(g.active).includes(formation)) return null;
  if (!g.known.formationsWaiting(g.active).includes(formation)) return no('notDue');
  return g.known.formationsReady(g.active).includes(formation) ? no('othersFirst') : no('noEntryHex');
}

/** Puts a reinforcement on the map; it may move in the same Round (8.1.2). */
function enter(g: G, unit: UnitId, hex: HexId, rule: CaseId): void {
  g.unit.due.set(unit, 0);
  g.unit.automatic.set(unit, 0);
  g.unit.fresh.set(unit, 1);
  place(g, unit, hex);
  g.emit(entered, { unit, hex }, rule);
}

const hexFor = (g: G, unit: UnitId): Domain<HexId> =>
  lawful(PLACE, ENTRY_HEXES[unit] ?? [], whyNotPut, g, unit);

/** 8.1.1, 8.1.2, 8.3: who enters and who is withdrawn at the beginning of a Move Round of the active army. */
export const arrivals = procedure(
  'arrivals',
  {
    /** The reinforcements of this Round have been seen to. */
    settled: flag,
    die: int(0, 6),
    /** Formations that are still to be chosen. */
    left: NUMBER,
    formation: maybe(FORMATION),
  },
  {
    gather: ask(
      '8.3-c',
      'Withdraw units to England, and bring in the reinforcements',
      actingSide,

      verb(
        'ship',
        (g) => lawful(UNIT, g.active === GERMANS ? [] : g.known.shippable(g.active), whyNotShip, g),
        (g, _c, unit) => {
          ship(g, unit);
          return 'gather';
        },
      ),
      unless(
        (g, c) => (c.settled === 1 ? no('alreadyRolled') : mayReinforce(g) ? null : no('nobodyEnters')),
        verb('reinforce', () => 'reinforce'),
      ),
      unless(
        (g, c) => (c.settled === 0 && mayReinforce(g) ? no('reinforceFirst') : null),
        verb('done', () => done),
      ),
    ),
    reinforce(g, c) {
      if (!isThirdWave(g)) return 'automatic';
      c.settled = 1;
      return call(thirdWave, {}, 'gather');
    },
    automatic: (g) => (g.known.landingNow(g.active).length > 0 ? 'land' : 'count'),
    land: ask(
      '8.1.3-h',
      'Land what is left of the third wave on an open beach',
      actingSide,

      verb(
        'put',
        (g) => among(UNIT, g.known.landingNow(g.active), no('notLeftOver')),
        (g, _c, unit) => hexFor(g, unit),
        (g, _c, unit, hex) => {
          enter(g, unit, hex, '8.1.3-h');
          return 'automatic';
        },
      ),
    ),
    count(g) {
      const ready = g.known.formationsReady(g.active);
      for (const formation of g.known.formationsWaiting(g.active))
        if (!ready.includes(formation)) g.emit(putOff, { formation });
      return ready.length > 0 ? 'roll' : 'settle';
    },
    roll: roll(
      '8.1.1-a',
      d6,
      (g) => [g.active],
      (g, c, die) => {
        tellRoll(g, die);
        c.die = die;
        return 'choose';
      },
    ),
    choose: choice(
      '8.1.1-b',
      'Enter as many formations as the die says, or half of those that wait',
      actingSide,
      'enter',
      (g, c) => among(ENTERING, numbers(g, c.die), no('notThatMany')),
      (_g, c, number) => {
        c.left = number;
        return 'next';
      },
    ),
    next: (g, c) => (c.left > 0 && g.known.isAnyReady(g.active) ? 'bring' : 'settle'),
    bring: choice(
      '8.1.1-f',
      'Choose a formation to enter',
      actingSide,
      'bring',
      (g) => allowed(FORMATION, g.known.formationsNext(g.active), whyNotBring, g),
      (_g, c, formation) => {
        c.formation = formation;
        c.left--;
        return 'fill';
      },
    ),
    /** 8.1.1-j: all its units enter; for whom there is no room left, they wait. */
    fill: (g, c) => (canEnter(g, c.formation) ? 'put' : 'next'),
    put: ask(
      '8.1.2-a',
      'Put the units of the formation in their entry hexes',
      actingSide,

      verb(
        'put',
        (g, c) => lawful(UNIT, unitsWaiting(g, c.formation), whyNotPlace, g, c.formation),
        (g, _c, unit) => hexFor(g, unit),
        (g, _c, unit, hex) => {
          enter(g, unit, hex, g.active === GERMANS ? '8.1.2-b' : '8.1.2-a');
          return 'fill';
        },
      ),
    ),
    settle(g, c) {
      c.settled = 1;
      c.formation = NO_FORMATION;
      checkGermanSupply(g);
      return 'gather';
    },
  },
);

function tellRoll(g: G, die: number): void {
  const number = byDie(g, die);
  if (!isHampered(g)) g.emit(rolledEntry, { die, number, half: byHalf(g) });
  else
    g.emit(rolledHampered, { die, penalty: -modifier, number }, g.active === GERMANS ? '8.1.1-e' : '8.1.1-d');
}

function whyNotPlace(g: G, formation: FormationId, unit: UnitId): Reason | null {
  if (FORMATION_OF[unit] !== formation) return no('otherFormation');
  if (!waitsForDie(g, unit)) return no('notDue');
  return canBePut(g, unit) ? null : no('noEntryHex');
}

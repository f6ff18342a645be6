import type { HexId } from '@bocage/hex';
import { given, type Law, law, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { flew, guarded, supported } from '../../events/combat.ts';
import { isHex, isStrategic } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { supportsOnTheMove } from '../../tables/air.ts';
import { isOpenToAir } from '../../tables/cover.ts';
import { AXIS, airOf, campOf, FIGHTER, GERMAN, NIGHT } from '../../terms.ts';
import { BONUS_OF, isHeadquarters, NOBODY, SIDE_OF, type UnitId } from '../../units.ts';
import { onMap } from '../units.ts';
import { attach, controls, isInSupportRange, isSupported, spendMarker } from './control.ts';
import { EXPLOITATION, mannerOf } from './manner.ts';

/** A headquarters of a side on the map, or off it for a combat there. */
const whyNoStaff = (side: number, hq: UnitId): Reason | null =>
  isHeadquarters(hq) && SIDE_OF[hq] === side ? null : no('notYourStaff');

/** 10-d: on the map, or in a box; not at sea or on the turn track. */
function whyNotThere(g: G, hq: UnitId): Reason | null {
  const at = g.unit.at.get(hq);
  return isHex(at) || isStrategic(at) ? null : no('staffOffMap');
}

/** What is asked about those who may be supported. */
export interface Backed {
  readonly side: number;
  readonly at: HexId;
  readonly manner: number;
  /** Who leads the attack; nobody on 6 June. */
  readonly hq: UnitId;
  readonly units: readonly UnitId[];
}

/** 5.3-a: why a headquarters can support neither attack nor defence by these units. */
const whyNotNear: Law<[G, Backed, UnitId]> = law<[G, Backed, UnitId]>(
  (g, { at }, hq) => (isInSupportRange(g, hq, at) ? null : no('supportTooFar')),
  (g, { units }, hq) => (units.some((unit) => controls(g, hq, unit)) ? null : no('supportsNobody')),
);

/** 5.3: why a headquarters does not support an attack. */
export const whyNotSupport: Law<[G, Backed, UnitId]> = given<[G, Backed, UnitId]>(
  (g, { side }, hq) => whyNoStaff(side, hq) ?? whyNotThere(g, hq),
  (_g, c, hq) => (c.hq === NOBODY || c.hq === hq ? null : no('notLeading')),
  // 5.3-b, 5.3-i: who leads the attack is Finished, and yet has its support to give.
  (g, c, hq) => {
    const isSpent = c.hq === hq ? g.unit.supported.get(hq) === 1 : g.unit.finished.get(hq) === 1;
    return isSpent ? no(c.hq === hq ? 'supportGiven' : 'supportFinished') : null;
  },
  (g, _c, hq) => (g.unit.extended.get(hq) === 1 ? no('staffExtended') : null),
  whyNotNear,
  (g, { manner }, hq) => (manner !== EXPLOITATION || isSupported(g, hq) ? null : no('supportUnpaid')),
);

/** 5.3-c, 5.3-g: it supports the attack and is Finished; the columns that it gives. */
export function support(g: G, { at, manner }: Backed, hq: UnitId): number {
  // 6.8-d: an exploitation has been free, its support is not.
  if (manner === EXPLOITATION) spendMarker(g, hq, '6.8-d');
  g.unit.finished.set(hq, 1);
  g.unit.supported.set(hq, 1);
  g.emit(supported, { hq, hex: at });
  return BONUS_OF[hq] as number;
}

/** 5.3-f: what further headquarters give, those that have a unit in the fight. */
export const bonusOf = (g: G, hqs: readonly UnitId[], attackers: readonly UnitId[]): number =>
  hqs
    .filter((hq) => attackers.some((unit) => g.unit.hq.get(unit) === hq))
    .reduce((total, hq) => total + (BONUS_OF[hq] as number), 0);
/** 5.3-e, 5.3-f: whether more than one headquarters may support an attack. */
export const maySupportTogether = (side: number): boolean => side === GERMAN;

/** 5.3-h: why a headquarters does not support a defence. */
export const whyNotGuard: Law<[G, Backed, UnitId]> = given<[G, Backed, UnitId]>(
  (g, { side }, hq) => whyNoStaff(side, hq) ?? whyNotThere(g, hq),
  (g, _c, hq) => (g.unit.finished.get(hq) === 1 ? no('supportFinished') : null),
  whyNotNear,
);
/** 0.1.1-a: it leads its units, and is Finished but for its support. */
export function beginLeading(g: G, hq: UnitId): void {
  g.unit.finished.set(hq, 1);
  g.unit.supported.set(hq, 0);
}
/** 5.3-h, R-177: it supports the defence of the first unit that it can control; the columns. */
export function guard(g: G, { at, units }: Backed, hq: UnitId): number {
  attach(g, hq, units.find((unit) => controls(g, hq, unit)) as UnitId);
  g.unit.finished.set(hq, 1);
  g.emit(guarded, { hq, hex: at });
  return CHARTS.control.defence;
}

/** 9.1: a combat that fighters might support. */
export interface Cover {
  readonly manner: number;
  readonly cover: number;
  /** Who attacks, and which Allied side is in it. */
  readonly side: number;
  readonly allied: number;
}
/** 1.1.1.1-f, 10.0.1-a: in a storm and before dawn nothing flies or fires. */
export function whyGrounded(g: G): Reason | null {
  if (g.storm === 1) return no('1.1.1.1-f');
  return g.phase === NIGHT ? no('10.0.1-a') : null;
}
/** 9.1: why no fighter-bomber supports the Allies in a combat. */
export const whyNotFly: Law<[G, Cover]> = law<[G, Cover]>(
  (_g, { manner }) => (mannerOf(manner).air === 'never' ? no('noAirHere') : null),
  (g) => whyGrounded(g),
  (g, { manner, side }) =>
    mannerOf(manner).air === 'onTheMove' && !supportsOnTheMove(g.turn, side) ? no('tooFastForAir') : null,
  (_g, { cover }) => (isOpenToAir(cover) ? null : no('hiddenFromAir')),
  (g, { allied }) => (g.air.available.get(airOf(allied, FIGHTER)) > 0 ? null : no('noFighters')),
);
/** 9.1-e: a fighter-bomber has given its support. */
export function fly(g: G, allied: number, at: HexId): void {
  const air = airOf(allied, FIGHTER);
  g.air.available.set(air, g.air.available.get(air) - 1);
  g.air.finished.set(air, g.air.finished.get(air) + 1);
  g.emit(flew, { side: allied, hex: at });
}
/** The Allied side in a fight between these two. */
export const alliedOf = (side: number, foe: number): number => (campOf(side) === AXIS ? foe : side);

/** 5.3-f, R-17: why a further German headquarters does not join an attack. */
export const whyNotCall: Law<[G, Calling, UnitId]> = given<[G, Calling, UnitId]>(
  (g, { side }, hq) => whyNoStaff(side, hq) ?? (onMap(g, hq) ? null : no('staffOffMap')),
  (_g, { side }) => (maySupportTogether(side) ? null : no('alliedCall')),
  (_g, { manner }) => (manner === EXPLOITATION ? no('exploitersAlone') : null),
  (_g, { hqs }, hq) => (hqs.includes(hq) ? no('calledAlready') : null),
  (g, _c, hq) => (g.unit.finished.get(hq) === 1 ? no('supportFinished') : null),
  (g, _c, hq) => (g.unit.extended.get(hq) === 1 ? no('staffExtended') : null),
  (g, _c, hq) => (isSupported(g, hq) ? null : no('supportUnpaid')),
  (g, { at }, hq) => (isInSupportRange(g, hq, at) ? null : no('supportTooFar')),
  (_g, { owed }) => (owed ? no('callOwesUnit') : null),
  (g, { willing }, hq) => (willing.some((unit) => controls(g, hq, unit)) ? null : no('callsNobody')),
);
/** An attack that is being mustered. */
export interface Calling {
  readonly side: number;
  readonly at: HexId;
  readonly manner: number;
  /** Those in it already. */
  readonly hqs: readonly UnitId[];
  /** Whether the last of these has no unit in it yet. */
  readonly owed: boolean;
  /** Who could join if somebody led them. */
  readonly willing: readonly UnitId[];
}

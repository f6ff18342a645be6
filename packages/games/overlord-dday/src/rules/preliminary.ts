import type { Direction, HexId } from '@bocage/hex';
import { d6, done, drawFrom, int, maybe, type Odds } from '@bocage/kernel';
import { AIRBORNE, BEACH, BEACHES, CHARTS, CHIT, CHITS, type Die, dataOf, FIFTH_RANGERS, GERMAN, MERVILLE, NESTS, NINTH_PARA, OMAHA, POINTE_DU_HOC, RANGERS, SECOND_RANGERS, SETUP, UNIT, type UnitId, UTAH, WEATHER } from '../data.ts'; // biome-ignore format: a list
import { asIntended, astray, bridge, captured, dropped, flipped, forecast, heldOut, resistance, restored, scattered, sent, shelled, stormed, unflipped, unscattered } from '../events.ts'; // biome-ignore format: a list
import { CLIFF, grid, isLand, ORNE_BRIDGE, PLACE, spaceOf } from '../map.ts';
import { DISORGANIZED, type G, REGROUP } from '../state.ts';
import { chitValue } from './chits.ts';
import { type CaseId, inPlay, loseStep, loseSteps, mark, place, procedure, roll, shift } from './units.ts';

const YELLOW_BAR: readonly UnitId[] = CHARTS.wnStrength.units.map(UNIT.of);
const DROPS = CHARTS.airborne.results;
const LAST_DROP = Math.max(...Object.keys(DROPS).map(Number));
type Drop = (typeof DROPS)[string];
const BATTERY = CHARTS.batteryAttacks;
/** Clockwise, as the six directions of the grid are numbered. */
const COMPASS = ['NE', 'E', 'SE', 'SW', 'W', 'NW'] as const;
const DOG = spaceOf(BEACH.of(SETUP.rangers.landing.beach), SETUP.rangers.landing.phase);

/** The one of a list whose turn it is. */
export const inTurn =
  (units: readonly UnitId[]) =>
  (_g: G, c: { readonly next: number }): readonly UnitId[] => [units[c.next] as UnitId];

/** The row of the airborne table for a total, which ends at its last row. */
export const airborneResult = (total: number): Drop =>
  DROPS[String(Math.min(Math.max(total, 1), LAST_DROP))] as Drop;

/** 27.1.4-b, 27.3.1-a: what the table says of a drop. */
export function comeDown(g: G, unit: UnitId, { marker, steps }: Drop, rule: CaseId): void {
  mark(g, unit, marker === 'DG' ? DISORGANIZED : REGROUP, rule);
  loseSteps(g, unit, steps, rule);
}

const fromCup = (g: G): Odds => drawFrom(g.cup);

/** 27.1, step by step. */
export const preliminary = procedure(
  'preliminary',
  { next: int(0, 400), drawn: maybe(CHIT) },
  {
    weather: roll('27.1.1-a', d6, (g, _c, die) => {
      g.weather = WEATHER.of(CHARTS.weather.results[die as Die]);
      g.emit(forecast, { weather: g.weather });
      return 'nestStrength';
    }),
    nestStrength: (g, c) => (findNext(g, c, YELLOW_BAR) ? 'rollStrength' : 'orneBridge'),
    rollStrength: roll('27.1.2-a', d6, inTurn(YELLOW_BAR), (g, c, die) => {
      const unit = YELLOW_BAR[c.next] as UnitId;
      if (CHARTS.wnStrength.reduced.includes(die)) {
        g.unit.back.set(unit, 1);
        g.emit(flipped, { unit, die });
      } else g.emit(unflipped, { unit, die });
      c.next += 1;
      return 'nestStrength';
    }),
    orneBridge: roll('27.1.3-a', d6, [ORNE_BRIDGE], (g, _c, die) => {
      if (CHARTS.orneBridge.destroyed.includes(die)) {
        g.bridge.blown.set(ORNE_BRIDGE, 1);
        g.emit(bridge, { bridge: ORNE_BRIDGE, die });
      } else g.emit(captured, { bridge: ORNE_BRIDGE, die });
      return 'drops';
    }),
    drops: (g, c) => (findNext(g, c, AIRBORNE) ? 'drop' : 'utah'),
    drop: roll('27.1.4-a', d6, inTurn(AIRBORNE), (g, c, die) => {
      const unit = AIRBORNE[c.next] as UnitId;
      const drop = airborneResult(die);
      g.emit(dropped, { unit, hex: g.unit.at.get(unit), die, total: die });
      comeDown(g, unit, drop, '27.1.4-b');
      if (drop.scatter && inPlay(g, unit)) return 'scatter';
      c.next += 1;
      return 'drops';
    }),
    scatter: roll('27.1.4-e', d6, inTurn(AIRBORNE), (g, c, die) => {
      scatter(g, AIRBORNE[c.next] as UnitId, die as Die);
      c.next += 1;
      return 'drops';
    }),
    utah: roll('27.1.5-a', d6, [UTAH], (g, _c, die) => {
      const isAstray = CHARTS.utahLanding.actual.includes(die);
      g.emit(isAstray ? astray : asIntended, { die });
      if (isAstray) landAstray(g);
      return 'bombardment';
    }),
    bombardment(g, c) {
      if (findNext(g, c, NESTS)) return 'bombard';
      return inPlay(g, MERVILLE) ? 'merville' : 'pointe';
    },
    bombard: roll('27.1.6-a', d6, inTurn(NESTS), (g, c, die) => {
      const unit = NESTS[c.next] as UnitId;
      g.emit(shelled, { unit, die, at: g.unit.at.get(unit) });
      if (CHARTS.preBombardment.regroup.includes(die)) mark(g, unit, REGROUP, '27.1.6-a');
      c.next += 1;
      return 'bombardment';
    }),
    merville: roll('27.1.7-a', d6, [MERVILLE], (g, _c, die) => {
      const fit =
        inPlay(g, NINTH_PARA) &&
        g.unit.back.get(NINTH_PARA) === 0 &&
        g.unit.marker.get(NINTH_PARA) !== DISORGANIZED;
      const bonus = fit ? BATTERY.merville.unitNeitherReducedNorDisorganized : 0;
      storm(g, { unit: NINTH_PARA, nest: MERVILLE, die, bonus, rule: '27.1.7-a' });
      return 'pointe';
    }),
    pointe: (g) => (inPlay(g, POINTE_DU_HOC) && inPlay(g, SECOND_RANGERS) ? 'pointeDuHoc' : 'usChits'),
    pointeDuHoc: roll('27.1.7-c', d6, [POINTE_DU_HOC], (g, _c, die) => {
      // They come by sea, whatever becomes of them (27.2.8-i).
      for (const unit of RANGERS) g.unit.landed.set(unit, OMAHA);
      const isTaken = storm(g, {
        unit: SECOND_RANGERS,
        nest: POINTE_DU_HOC,
        die,
        bonus: 0,
        rule: '27.1.7-c',
      });
      mark(g, SECOND_RANGERS, DISORGANIZED, isTaken ? '27.1.7-e' : '27.1.7-i');
      if (!isTaken) return inPlay(g, FIFTH_RANGERS) ? 'fifthAfterFailure' : 'usChits';
      loseStep(g, SECOND_RANGERS, '27.1.7-e');
      shift(g, SECOND_RANGERS, CLIFF, '27.1.7-e');
      return inPlay(g, FIFTH_RANGERS) ? 'fifthAfterSuccess' : 'usChits';
    }),
    fifthAfterSuccess: roll('27.1.7-f', d6, [FIFTH_RANGERS], (g, _c, die) => {
      const fate = BATTERY.fifthRangers.success[die as Die];
      if (fate === 'joinReducedDG') {
        send(g, CLIFF, die, '27.1.7-f');
        loseStep(g, FIFTH_RANGERS, '27.1.7-f');
        mark(g, FIFTH_RANGERS, DISORGANIZED, '27.1.7-f');
      } else if (fate === 'landReducedAndSecondFull') {
        send(g, DOG, die, '27.1.7-g');
        loseStep(g, FIFTH_RANGERS, '27.1.7-g');
        restore(g, SECOND_RANGERS);
      } else send(g, DOG, die, '27.1.7-h');
      return 'usChits';
    }),
    fifthAfterFailure: roll('27.1.7-j', d6, [FIFTH_RANGERS], (g, _c, die) => {
      const stays = BATTERY.fifthRangers.failure[die as Die] === 'stayReduced';
      send(g, stays ? g.unit.at.get(FIFTH_RANGERS) : DOG, die, '27.1.7-j');
      if (stays) loseStep(g, FIFTH_RANGERS, '27.1.7-j');
      return 'usChits';
    }),
    usChits: roll('27.1.8-d', fromCup, (g, c, chit) => {
      g.cup.take(chit);
      c.drawn = chit;
      return 'secondUsChit';
    }),
    secondUsChit: roll('27.1.8-d', fromCup, (g, c, chit) => {
      g.cup.take(chit);
      const [low, high] = strengthOf(chit) < strengthOf(c.drawn) ? [chit, c.drawn] : [c.drawn, chit];
      assign(g, UTAH, low);
      assign(g, OMAHA, high);
      c.next = OMAHA + 1;
      return 'cwChits';
    }),
    cwChits: (_g, c) => (c.next < BEACH.words.length ? 'cwChit' : done),
    cwChit: roll('27.1.8-a', fromCup, ['next'], (g, c, chit) => {
      g.cup.take(chit);
      assign(g, c.next, chit);
      c.next += 1;
      return 'cwChits';
    }),
  },
);

/** The next of a list, from an index on, that still matters. */
export function nextOf(units: readonly UnitId[], from: number, matters: (unit: UnitId) => boolean): number {
  let at = from;
  while (at < units.length && !matters(units[at] as UnitId)) at++;
  return at;
}

/** Finds the next of a list that is in play, and begins anew for the next list where there is none. */
function findNext(g: G, c: { next: number }, units: readonly UnitId[]): boolean {
  c.next = nextOf(units, c.next, (unit) => inPlay(g, unit));
  const isFound = c.next < units.length;
  if (!isFound) c.next = 0;
  return isFound;
}

const strengthOf = (chit: number): number => CHITS[chit]?.front.A ?? 0;

function assign(g: G, beach: number, chit: number): void {
  g.beach.chit.set(beach, chit);
  g.emit(resistance, { beach, chit, value: chitValue(chit, beach, false) });
}

/** 27.1.5-b: the landing comes ashore farther south, and the nest there is elsewhere. */
function landAstray(g: G): void {
  g.utahActual = 1;
  const move = BEACHES[UTAH]?.moveIfActual;
  if (move === undefined || !inPlay(g, UNIT.of(move.unit))) return;
  shift(g, UNIT.of(move.unit), PLACE.of(move.to), '27.1.5-b');
}

interface Storm {
  readonly unit: UnitId;
  readonly nest: UnitId;
  readonly die: number;
  readonly bonus: number;
  readonly rule: CaseId;
}

/** 27.1.7-a to -d: a battery is attacked before dawn; whether it is taken. */
function storm(g: G, { unit, nest, die, bonus, rule }: Storm): boolean {
  const total = die + bonus + batteryModifier(g, nest);
  g.emit(stormed, { unit, nest, die, total, at: g.unit.at.get(nest) }, rule);
  const isTaken = total <= BATTERY.eliminatedAtMost;
  if (isTaken) loseStep(g, nest, rule);
  else g.emit(heldOut, { nest }, rule);
  return isTaken;
}

/** 27.1.7-b, -d: less for a marked WN, and for its reduced side. */
const batteryModifier = (g: G, nest: UnitId): number =>
  (g.unit.marker.get(nest) === REGROUP ? BATTERY.modifiers.regroup : 0) +
  (g.unit.back.get(nest) === 1 ? BATTERY.modifiers.reducedSide : 0);

/** 27.1.7-f to -j: where the 5th Rangers go. */
function send(g: G, to: HexId, die: number, rule: CaseId): void {
  place(g, FIFTH_RANGERS, to);
  g.emit(sent, { unit: FIFTH_RANGERS, place: to, die }, rule);
}

/** 27.1.7-g: back to full strength. */
function restore(g: G, unit: UnitId): void {
  g.unit.back.set(unit, 0);
  g.unit.steps.set(unit, dataOf(unit).steps);
  g.alliedLosses.take(OMAHA);
  g.emit(restored, { unit }, '27.1.7-g');
}

/** 27.1.4-e, -f: one hex in the direction of the die, then clockwise to the first that is neither sea nor the enemy's. */
function scatter(g: G, unit: UnitId, die: Die): void {
  const from = g.unit.at.get(unit);
  const first = COMPASS.indexOf(CHARTS.scatter.directions[die]);
  for (let i = 0; i < COMPASS.length; i++) {
    const hex = grid.neighbour(from, ((first + i) % COMPASS.length) as Direction);
    if (!isFree(g, hex)) continue;
    place(g, unit, hex);
    g.emit(scattered, { unit, hex, die, from }, i === 0 ? '27.1.4-e' : '27.1.4-f');
    return;
  }
  g.emit(unscattered, { unit, hex: from });
}

const isFree = (g: G, hex: HexId): boolean => isLand(hex) && !g.board.stacks.has(GERMAN, hex);

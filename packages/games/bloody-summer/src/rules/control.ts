import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { CHARTS } from '../data/charts.ts';
import { markersTaken, restEnded, taken } from '../events/common.ts';
import { grid, isCity, isHex, isSea, PARIS } from '../map.ts';
import { type G, markersOf } from '../state.ts';
import { ALLIES, enemyOf } from '../terms.ts';
import { CAMP_OF, isBattery, isCombatUnit, isGarrison, isHeadquarters, type UnitId } from '../units.ts';
import { defendedDepot, depotsEntered, depotsTaken } from './logistics/depots.ts';
import { parisTaken, stirParis } from './offmap/paris.ts';
import { fightersOf, hasEnemy, score, unitsIn } from './units.ts';

/** The camp that controls a place (0.2.2). */
export const holderOf = (g: G, at: HexId): number =>
  g.place.allied.get(at) === 1 ? ALLIES : enemyOf(ALLIES);

/** A unit enters a place by a move, an advance, a retreat or a landing, with all that follows at once. */
export function enter(g: G, unit: UnitId, to: HexId): void {
  const [camp, from] = [CAMP_OF[unit] as number, g.unit.at.get(unit)];
  g.unit.at.set(unit, to);
  endConfusion(g, camp, from);
  // headquarters take nothing and disturb nobody.
  if (!isHeadquarters(unit)) occupy(g, unit, to);
  // 4.1.2-n: however it has come.
  if (camp === ALLIES && !isHex(to)) stirParis(g);
}
function occupy(g: G, unit: UnitId, to: HexId): void {
  const camp = CAMP_OF[unit] as number;
  if (disturbs(unit)) breakRest(g, camp, to);
  depotsEntered(g, camp, to);
  if (!hasEnemy(g, camp, to)) take(g, camp, to);
}

/** the last of a camp who leaves a confusion leaves the hex to those of the other. */
function endConfusion(g: G, camp: number, from: HexId): void {
  if (!isHex(from) || g.board.stacks.has(camp, from)) return;
  if (fightersOf(g, enemyOf(camp), from).length > 0) take(g, enemyOf(camp), from);
}

/** 0.2.2: a camp has a place to itself. */
export function take(g: G, camp: number, at: HexId): void {
  // a depot with troops of its own holds its box until it is fought for.
  if (camp === ALLIES && defendedDepot(g, at) !== NONE) return;
  takeMarkers(g, camp, at);
  if ((isHex(at) && isSea(at)) || holderOf(g, at) === camp) return;
  g.place.allied.set(at, camp === ALLIES ? 1 : 0);
  g.emit(taken, { camp, hex: at });
  if (isHex(at) && isCity(at)) scoreCity(g, camp, at);
  depotsTaken(g, camp, at);
  if (at === PARIS) parisTaken(g, camp);
}

/** whom those who rest take notice of. */
const disturbs = (unit: UnitId): boolean => isCombatUnit(unit) && !isGarrison(unit) && !isBattery(unit);

/** 11.3-f, -s: a city that the Germans retake is worth more. */
function scoreCity(g: G, camp: number, at: HexId): void {
  if (camp === ALLIES) score(g, 'cities', CHARTS.victory.city, at, '11.3-f');
  else score(g, 'cities-retaken', CHARTS.victory.city + CHARTS.victory.cityRetaken, at, '11.3-s');
}

/** 4.3-m: markers of the enemy with nobody to guard them. */
function takeMarkers(g: G, camp: number, at: HexId): void {
  const theirs = markersOf(g, enemyOf(camp));
  const many = theirs.get(at);
  if (many === 0) return;
  const own = markersOf(g, camp);
  theirs.set(at, 0);
  own.set(at, own.get(at) + many);
  g.emit(markersTaken, { camp, many, hex: at });
}

/** 1.1.1.3-l: whoever rests beside an enemy rests no longer. */
function breakRest(g: G, camp: number, at: HexId): void {
  if (!isHex(at) || g.known.resters(enemyOf(camp)).length === 0) return;
  for (const hex of [at, ...grid.around(at)])
    for (const unit of unitsIn(g, hex))
      if (CAMP_OF[unit] !== camp && g.unit.resting.get(unit) === 1) {
        g.unit.resting.set(unit, 0);
        g.emit(restEnded, { unit, at: hex });
      }
}
/** Those of a camp who rest. */
export const resters = (g: G, camp: number): readonly UnitId[] =>
  (g.unit.resting.marked() as UnitId[]).filter((unit) => CAMP_OF[unit] === camp);

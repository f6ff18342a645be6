import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { depotLost, germanDepotLost, opened, workBegan, workStopped } from '../../events/logistics.ts';
import {
  BREST,
  beachAt,
  DEPOT,
  DEPOT_DATA,
  type DepotId,
  depotOf,
  EVERY_DEPOT,
  grid,
  isHex,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { beachCapacity, type Capacity, depotDefence, type GermanDepot, opensOn, portCapacity } from '../../tables/logistics.ts'; // biome-ignore format: a list
import { depotLostPoints } from '../../tables/victory.ts';
import {
  ALLIES,
  BRITISH,
  BUILDING,
  DEPOTS,
  FULL,
  GERMAN,
  NO_DEPOT,
  RAZED,
  REDUCED,
  US,
} from '../../terms.ts';
import { isPartisans, SIDE_OF } from '../../units.ts';
import { type CaseId, hasEnemy, inEnemyZone, isConfused, score, unitsOf } from '../units.ts';

const KIND: readonly number[] = DEPOT_DATA.map(({ kind }) => DEPOTS.indexOf(kind));
const [BEACH, MULBERRY, MINOR_PORT, MAJOR_PORT, GERMANS] = [0, 1, 2, 3, 4] as const;
/** By its place in DEPOTS. */
export const kindOfDepot = (depot: DepotId): number => KIND[depot] as number;
const ofKind = (...kinds: readonly number[]): readonly DepotId[] =>
  EVERY_DEPOT.filter((depot) => kinds.includes(kindOfDepot(depot)));
export const MULBERRIES: readonly DepotId[] = ofKind(MULBERRY);
export const ALLIED_DEPOTS: readonly DepotId[] = ofKind(BEACH, MULBERRY, MINOR_PORT, MAJOR_PORT);
export const GERMAN_DEPOTS: readonly DepotId[] = ofKind(GERMANS);
export const CHERBOURG_PORT: DepotId = DEPOT.of('Cherbourg');
export const GERMAN_CHERBOURG: DepotId = DEPOT.of('German-Cherbourg');
/** What the charts call a German depot. */
export const germanName = (depot: DepotId): GermanDepot =>
  depotOf(depot).id.slice('German-'.length) as GermanDepot;

const AT: readonly (readonly DepotId[])[] = Array.from({ length: grid.size }, (_, place) =>
  EVERY_DEPOT.filter((depot) => depotOf(depot).at === place),
);
/** All that there may be in a place. */
export const depotsAt = (at: HexId): readonly DepotId[] => AT[at] ?? [];

/** It is there, reduced or full. */
export function isOpen(g: G, depot: DepotId): boolean {
  const state = g.depot.state.get(depot);
  return state === REDUCED || state === FULL;
}

/** 7.1-b, 7.2-d, R-81, R-101: open, and nothing keeps it from working. */
export function isOperational(g: G, depot: DepotId): boolean {
  const { at } = depotOf(depot);
  if (!isOpen(g, depot)) return false;
  if (kindOfDepot(depot) === GERMANS) return g.place.allied.get(at) === 0 && !isMelee(g, at);
  if (g.place.allied.get(at) === 0 || hasEnemy(g, ALLIES, at)) return false;
  return kindOfDepot(depot) === BEACH || !inEnemyZone(g, ALLIES, at);
}
/** Those of a camp. */
export const operational = (g: G, camp: number): readonly DepotId[] =>
  (camp === ALLIES ? ALLIED_DEPOTS : GERMAN_DEPOTS).filter((depot) => isOperational(g, depot));

/** 4.2, 7.1: what an Allied depot can land as it stands. */
export function capacityOf(g: G, depot: DepotId): Capacity {
  if (kindOfDepot(depot) === BEACH) return beachCapacity(beachAt(depotOf(depot).at));
  return portCapacity(kindOfDepot(depot), g.depot.state.get(depot) === FULL);
}

const AMERICAN: readonly string[] = ['Utah', 'Omaha', 'Mulberry-A', 'Cherbourg'];
const IS_AMERICAN: readonly boolean[] = DEPOT_DATA.map(({ id }) => AMERICAN.includes(id));
/** whose depot it is; a minor port is of the side that took it. */
export function sideOfDepot(g: G, depot: DepotId): number {
  if (kindOfDepot(depot) === GERMANS) return GERMAN;
  if (kindOfDepot(depot) === MINOR_PORT) return g.depot.side.get(depot);
  return IS_AMERICAN[depot] === true ? US : BRITISH;
}

/** 7.2, R-102: by depot, what it defends its box with. */
const GUARDS: readonly number[] = EVERY_DEPOT.map((depot) =>
  kindOfDepot(depot) === GERMANS ? depotDefence(germanName(depot)) : 0,
);
/** the German depot that defends its box like a garrison, or NONE; that of Brest is in the Festung. */
export function defendedDepot(g: G, at: HexId): DepotId {
  if (isHex(at) || at === BREST) return NONE as DepotId;
  for (const depot of depotsAt(at)) if ((GUARDS[depot] as number) > 0 && isOpen(g, depot)) return depot;
  return NONE as DepotId;
}
/** 7.2, R-102: what it adds to the German defence of the box; 0 where there is none. */
export function guardOf(g: G, at: HexId): number {
  const depot = defendedDepot(g, at);
  return depot === NONE ? 0 : (GUARDS[depot] as number);
}
/** 6.11, 6.12-a, R-130: whether a hex or a box is in confusion: both camps are in it, or Allies before the depot of Paris. */
export const isMelee = (g: G, at: HexId): boolean =>
  isConfused(g, at) || (guardOf(g, at) > 0 && unitsOf(g, ALLIES, at).some((unit) => !isPartisans(unit)));

/** 7.1-e, R-100: an Allied depot is destroyed; only minor ports may be built anew. */
export function razeDepot(g: G, depot: DepotId, rule: CaseId): void {
  const { at } = depotOf(depot);
  const { offensive } = capacityOf(g, depot);
  g.depot.state.set(depot, kindOfDepot(depot) === MINOR_PORT ? NO_DEPOT : RAZED);
  g.depot.due.set(depot, 0);
  g.depot.held.set(depot, 0);
  g.emit(depotLost, { depot, at }, rule);
  const isLarge = offensive >= CHARTS.victory.depotDestroyed.largeFrom;
  score(g, 'allied-depots', -depotLostPoints(offensive), at, isLarge ? '11.3-r' : '11.3-q');
}

/** 7.2-c, 11.3-k: a German depot is lost for good. */
export function loseGermanDepot(g: G, depot: DepotId, rule: CaseId): void {
  const { at } = depotOf(depot);
  g.depot.state.set(depot, RAZED);
  g.emit(germanDepotLost, { depot, at }, rule);
  score(g, 'german-depots', CHARTS.victory.germanDepotDestroyed, at, '11.3-k');
}

/** 7.1-e, R-102: what a unit destroys by entering a hex, whoever else is there. */
export function depotsEntered(g: G, camp: number, at: HexId): void {
  if (!isHex(at)) return;
  for (const depot of depotsAt(at)) {
    if (!isOpen(g, depot)) continue;
    if (camp === ALLIES && kindOfDepot(depot) === GERMANS) loseGermanDepot(g, depot, '7.1-e');
    if (camp !== ALLIES && isRazedByEntry(depot)) razeDepot(g, depot, '7.1-e');
  }
}
/** 7.1.3: Cherbourg suffers only with time. */
const isRazedByEntry = (depot: DepotId): boolean => ![MAJOR_PORT, GERMANS].includes(kindOfDepot(depot) as 3);

/** 7.1, 7.2: what becomes of the depots in a place that a camp has taken. */
export function depotsTaken(g: G, camp: number, at: HexId): void {
  depotsEntered(g, camp, at);
  for (const depot of depotsAt(at)) {
    if (kindOfDepot(depot) === GERMANS) {
      if (camp === ALLIES && at !== BREST && isOpen(g, depot)) loseGermanDepot(g, depot, '7.2-c');
    } else if (camp === ALLIES) beginWork(g, depot);
    else stopWork(g, depot);
  }
}

/** 7.1-c, 7.1.2-b: a beach works at once, all others take their time. */
function beginWork(g: G, depot: DepotId): void {
  if (g.depot.state.get(depot) !== NO_DEPOT) return;
  const { at } = depotOf(depot);
  const kind = kindOfDepot(depot);
  if (kind === MINOR_PORT) g.depot.side.set(depot, SIDE_OF[unitsOf(g, ALLIES, at)[0] ?? NONE] ?? US);
  if (kind === BEACH) {
    g.depot.state.set(depot, REDUCED);
    g.emit(opened, { depot, at }, '7.1.2-b');
    return;
  }
  const turn = opensOn(kind, g.turn);
  g.depot.state.set(depot, BUILDING);
  g.depot.due.set(depot, turn);
  g.emit(workBegan, { depot, turn, at });
}

/** what is not yet open begins anew when the hex is retaken. */
function stopWork(g: G, depot: DepotId): void {
  if (g.depot.state.get(depot) !== BUILDING) return;
  g.depot.state.set(depot, NO_DEPOT);
  g.depot.due.set(depot, 0);
  g.emit(workStopped, { depot, at: depotOf(depot).at });
}

import type { HexId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import type { Board } from '../board.ts';
import type { CaseId } from '../cases.ts';
import { ARMY_OF, BRITISH, GERMANS, isAmerican, type UnitId, US } from '../data.ts';
import { exited, marked, shut } from '../events.ts';
import { BRITTANY, BRITTANY_ENTERED, CHERBOURG, E_HEXES, EAST, exitAt, isHex } from '../map.ts';
import type { G, State } from '../state.ts';
import type { Supply } from '../supply.ts';
import { BRITISH_EXIT, NO_EXIT, no, US_EXIT } from '../terms.ts';

/** What the way into or out of a box depends on, beside the unit. */
export interface Passage {
  readonly g: State;
  readonly board: Board;
  readonly supply: Supply;
  /** Where the move began. */
  readonly start: HexId;
}

/** 10.4: the rule against a step between a box and a Lettered hex; null if there is none. */
export function whyNotPass(passage: Passage, unit: UnitId, from: HexId, to: HexId): Reason | null {
  switch (isHex(from) ? to : from) {
    case CHERBOURG:
      return from === CHERBOURG ? whyNotLeaveCherbourg(passage, unit) : whyNotEnterCherbourg(passage, unit);
    case BRITTANY_ENTERED:
      return from === BRITTANY_ENTERED ? no('justEntered') : whyNotEnterBrittany(passage, unit);
    // The S hexes are a way out of Brittany, not a way in.
    case BRITTANY:
      return from === BRITTANY ? null : no('noWayIn');
    default:
      return from === EAST ? no('leftForGood') : whyNotExit(passage, unit, from);
  }
}

/** 10.4.3: not while enemies are in the box; Germans not while it is isolated (13.5). */
function whyNotLeaveCherbourg({ g, board }: Passage, unit: UnitId): Reason | null {
  const isGerman = ARMY_OF[unit] === GERMANS;
  if ((board.stacks.counts(isGerman ? US : GERMANS)[CHERBOURG] as number) > 0)
    return no('enemiesInCherbourg');
  return isGerman && g.isolated === 1 ? no('isolatedInCherbourg') : null;
}

/** 10.4.3: US units, and Germans until the Allies have the town (ruling F-52: no French). */
function whyNotEnterCherbourg({ g }: Passage, unit: UnitId): Reason | null {
  if (ARMY_OF[unit] === GERMANS) return g.cherbourgTaken > 0 ? no('cherbourgFallen') : null;
  return isAmerican(unit) ? null : no('notForCherbourg');
}

/** 10.4.4: US units, up to the turn in which the first came back. */
function whyNotEnterBrittany({ g }: Passage, unit: UnitId): Reason | null {
  if (!isAmerican(unit)) return no('notForBrittany');
  return g.leftBrittany > 0 && g.turn > g.leftBrittany ? no('brittanyShut') : null;
}

/** 10.4.5: how each army may leave the map in the east. */
function whyNotExit(passage: Passage, unit: UnitId, hex: HexId): Reason | null {
  const { g, supply } = passage;
  const army = ARMY_OF[unit];
  if (army === GERMANS) return g.exit.marker.get(exitAt(hex)) === NO_EXIT ? null : no('exitMarked');
  const reason = army === US ? whyNotExitAmerican(passage, hex) : whyNotExitBritish(passage, hex);
  if (reason !== null) return reason;
  return supply.hasAt(unit, hex) ? null : no('exitUnsupplied');
}

/** Once the boundary is lifted, south of every British Exit marker, and not straight from Brittany. */
function whyNotExitAmerican({ g, board, start }: Passage, hex: HexId): Reason | null {
  if (g.boundaryLifted === 0) return no('boundaryNotLifted');
  if (start === BRITTANY) return no('straightFromBrittany');
  if ((board.stacks.counts(BRITISH)[hex] as number) > 0) return no('britishInExit');
  for (let exit = exitAt(hex); exit < E_HEXES.length; exit++)
    if (g.exit.marker.get(exit) === BRITISH_EXIT) return no('britishExitSouth');
  return null;
}

/** Once all of Caen has been Allied, and north of every US Exit marker. */
function whyNotExitBritish({ g, board }: Passage, hex: HexId): Reason | null {
  if (g.caenTaken === 0) return no('caenNotTaken');
  if ((board.stacks.counts(US)[hex] as number) > 0) return no('usInExit');
  for (let exit = exitAt(hex); exit >= 0; exit--)
    if (g.exit.marker.get(exit) === US_EXIT) return no('usExitNorth');
  return null;
}

/** What a step into or out of a box leaves behind for good, on the map. */
export function pass(g: G, unit: UnitId, from: HexId, to: HexId): void {
  if (from === BRITTANY) {
    g.unit.returned.set(unit, 1);
    if (g.leftBrittany === 0) {
      g.leftBrittany = g.turn;
      g.emit(shut, {});
    }
  }
  if (to === BRITTANY_ENTERED) g.enteredBrittany = 1;
  if (to === EAST) exit(g, unit, exitAt(from));
}

/** By army: what an exit happens by. */
const EXIT_RULE: readonly CaseId[] = ['10.4.5-a', '10.4.5-c', '10.4.5-g'];

/** 10.4.5: the first Allied unit that leaves by an E hex marks it for its army. */
function exit(g: G, unit: UnitId, at: number): void {
  const army = ARMY_OF[unit] as number;
  g.emit(exited, { unit }, EXIT_RULE[army]);
  if (army === GERMANS || g.exit.marker.get(at) !== NO_EXIT) return;
  const marker = army === US ? US_EXIT : BRITISH_EXIT;
  g.exit.marker.set(at, marker);
  g.emit(marked, { army: marker, hex: E_HEXES[at] as HexId });
}

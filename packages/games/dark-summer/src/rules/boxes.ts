import type { HexId } from '@bocage/hex';
import { type Law, law, type Reason } from '@bocage/kernel';
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

type PassLaw = Law<[Passage, UnitId, HexId]>;

/** 10.4.3: not while enemies are in the box; Germans not while it is isolated (13.5). */
const LEAVE_CHERBOURG: PassLaw = law<[Passage, UnitId, HexId]>(
  ({ board }, unit) =>
    board.stacks.has(ARMY_OF[unit] === GERMANS ? US : GERMANS, CHERBOURG) ? no('enemiesInCherbourg') : null,
  ({ g }, unit) => (ARMY_OF[unit] === GERMANS && g.isolated === 1 ? no('isolatedInCherbourg') : null),
);

/** 10.4.3: US units, and Germans until the Allies have the town (ruling F-52: no French). */
const ENTER_CHERBOURG: PassLaw = law<[Passage, UnitId, HexId]>(
  ({ g }, unit) => (ARMY_OF[unit] === GERMANS && g.cherbourgTaken > 0 ? no('cherbourgFallen') : null),
  (_passage, unit) => (ARMY_OF[unit] === GERMANS || isAmerican(unit) ? null : no('notForCherbourg')),
);

/** 10.4.4: US units, up to the turn in which the first came back. */
const ENTER_BRITTANY: PassLaw = law<[Passage, UnitId, HexId]>(
  (_passage, unit) => (isAmerican(unit) ? null : no('notForBrittany')),
  ({ g }) => (g.leftBrittany > 0 && g.turn > g.leftBrittany ? no('brittanyShut') : null),
);

const whyUnsupplied = ({ supply }: Passage, unit: UnitId, hex: HexId): Reason | null =>
  supply.hasAt(unit, hex) ? null : no('exitUnsupplied');

/** 10.4.5: once the boundary is lifted, south of every British Exit marker, and not straight from Brittany. */
const US_LEAVES: PassLaw = law<[Passage, UnitId, HexId]>(
  ({ g }) => (g.boundaryLifted === 0 ? no('boundaryNotLifted') : null),
  ({ start }) => (start === BRITTANY ? no('straightFromBrittany') : null),
  ({ board }, _unit, hex) => (board.stacks.has(BRITISH, hex) ? no('britishInExit') : null),
  ({ g }, _unit, hex) => {
    for (let exit = exitAt(hex); exit < E_HEXES.length; exit++)
      if (g.exit.marker.get(exit) === BRITISH_EXIT) return no('britishExitSouth');
    return null;
  },
  whyUnsupplied,
);

/** 10.4.5: once all of Caen has been Allied, and north of every US Exit marker. */
const BRITISH_LEAVE: PassLaw = law<[Passage, UnitId, HexId]>(
  ({ g }) => (g.caenTaken === 0 ? no('caenNotTaken') : null),
  ({ board }, _unit, hex) => (board.stacks.has(US, hex) ? no('usInExit') : null),
  ({ g }, _unit, hex) => {
    for (let exit = exitAt(hex); exit >= 0; exit--)
      if (g.exit.marker.get(exit) === US_EXIT) return no('usExitNorth');
    return null;
  },
  whyUnsupplied,
);

const GERMANS_LEAVE: PassLaw = law<[Passage, UnitId, HexId]>(({ g }, _unit, hex) =>
  g.exit.marker.get(exitAt(hex)) === NO_EXIT ? null : no('exitMarked'),
);
/** By army. */
const LEAVE_EAST: readonly PassLaw[] = [US_LEAVES, BRITISH_LEAVE, GERMANS_LEAVE];

const [JUST_ENTERED, NO_WAY_IN, LEFT_FOR_GOOD] = (['justEntered', 'noWayIn', 'leftForGood'] as const).map(
  (why) => law<[Passage, UnitId, HexId]>(() => no(why)),
) as [PassLaw, PassLaw, PassLaw];
const LEAVE_BRITTANY: PassLaw = law<[Passage, UnitId, HexId]>();

/** The rules of a step between a box and a Lettered hex. */
function lawOf(unit: UnitId, from: HexId, to: HexId): PassLaw {
  switch (isHex(from) ? to : from) {
    case CHERBOURG:
      return from === CHERBOURG ? LEAVE_CHERBOURG : ENTER_CHERBOURG;
    case BRITTANY_ENTERED:
      return from === BRITTANY_ENTERED ? JUST_ENTERED : ENTER_BRITTANY;
    // The S hexes are a way out of Brittany, not a way in.
    case BRITTANY:
      return from === BRITTANY ? LEAVE_BRITTANY : NO_WAY_IN;
    default:
      return from === EAST ? LEFT_FOR_GOOD : (LEAVE_EAST[ARMY_OF[unit] as number] as PassLaw);
  }
}

/** 10.4: the rule against a step between a box and a Lettered hex; null if there is none. */
export const whyNotPass: Law<[Passage, UnitId, HexId, HexId]> = Object.assign(
  (passage: Passage, unit: UnitId, from: HexId, to: HexId) => lawOf(unit, from, to)(passage, unit, from),
  {
    every: (passage: Passage, unit: UnitId, from: HexId, to: HexId) =>
      lawOf(unit, from, to).every(passage, unit, from),
  },
);

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

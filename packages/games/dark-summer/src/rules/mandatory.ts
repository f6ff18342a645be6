import type { HexId, HexsideId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { ARMY_OF, GERMAN, isBattalion, type UnitId } from '../data.ts';
import { grid, isClosedToGermans, isLand, isMajorRiver, isSeaSide } from '../map.ts';
import { type G, no, REACTION } from '../state.ts';
import { fightsAlone, roomToAttack, whyNotBeyond, whyNotFight, whyNotReach } from './attackers.ts';
import { actingSide } from './units.ts';

/** Whether the attackers stand in two or more places. */
function isJoint(g: G, units: readonly UnitId[]): boolean {
  for (let i = 1; i < units.length; i++)
    if (g.unit.at.get(units[i] as UnitId) !== g.unit.at.get(units[0] as UnitId)) return true;
  return false;
}

/** 11.2, ruling F-12: the hexes that a joint attack on one obliges its side to attack too, this Round. */
export function obligations(g: G, hex: HexId, units: readonly UnitId[]): HexId[] {
  const owed: HexId[] = [];
  if (!isJoint(g, units)) return owed;
  for (const unit of units) {
    const from = g.unit.at.get(unit);
    if (isBattalion(unit) || !isLand(from)) continue;
    for (const to of grid.around(from))
      if (to !== hex && !owed.includes(to) && isOwedBy(g, unit, from, to)) owed.push(to);
  }
  return owed;
}

/** Whether enemies in the zone of an attacker beside them have to be attacked. */
function isOwedBy(g: G, unit: UnitId, from: HexId, to: HexId): boolean {
  const side = actingSide(g);
  if (!g.board.held.has(1 - side, to) || !hasUnattacked(g, to)) return false;
  // 6.1: no zone in a city, beside a strongpoint or on an Open Beach, whoever stands around; none over a major river.
  const hexside = grid.sideBetween(from, to) as HexsideId;
  if (!g.board.zones.isFelt(side, to) || isMajorRiver(hexside) || isSeaSide(hexside)) return false;
  if (side === GERMAN && isClosedToGermans(to)) return false;
  return whyNotBeyond(g, ARMY_OF[unit] as number, to) === null && !g.board.stacks.at(to).every(isBattalion);
}

/** 11.2, ruling F-12: whether anybody is in a hex who was not attacked this Round, there or where he was driven from. */
function hasUnattacked(g: G, hex: HexId): boolean {
  if (g.hex.attacked.get(hex) === 1) return false;
  return g.board.stacks.at(hex).some((unit) => g.unit.retreated.get(unit) === 0);
}

/** The hexes that are owed and still held by an enemy who has not been attacked. */
export function owedHexes(g: G, side: number): readonly HexId[] {
  const foes = g.board.held.counts(1 - side);
  return (g.hex.owed.marked() as HexId[]).filter((hex) => foes[hex]! > 0 && hasUnattacked(g, hex));
}

const NOBODY_SPENT: readonly UnitId[] = [];
const NOTHING_NEW: readonly HexId[] = [];

/** How many of the owed attacks can still be made; the rest has lapsed (ruling F-12 vii). */
export const payable = (g: G, side: number): number =>
  pay(g, NOTHING_NEW, g.known.owedHexes(side), NOBODY_SPENT);

/** 11.2-g: whether an attack is owed, and possible. */
export const isOwing = (g: G): boolean => {
  const side = actingSide(g);
  return g.known.owedHexes(side).length > 0 && g.known.payable(side) > 0;
};

/**
 * 11.2: why these may not attack a hex: somebody must be left for every attack that theirs obliges to, and for as many
 * of those owed already as could be made before (ruling F-12 vi).
 */
export function whyNotOwe(g: G, hex: HexId, units: readonly UnitId[]): Reason | null {
  const owed = g.known.owedHexes(actingSide(g));
  const fresh = obligations(g, hex, units);
  if (g.round === REACTION) return fresh.length === 0 ? null : no('reactionWouldOwe');
  if (owed.length === 0 && fresh.length === 0) return null;
  const rest = owed.filter((one) => one !== hex && !fresh.includes(one));
  const paid = pay(g, fresh, rest, units);
  if (paid < 0) return no('wouldOwe');
  // What was owed before and is met by this very attack, or set aside for it as a new debt, is not in the rest.
  return paid + (owed.length - rest.length) >= g.known.payable(actingSide(g)) ? null : no('spentOnOther');
}

/** Writes into the ledger what an attack obliges to. */
export function owe(g: G, hex: HexId, units: readonly UnitId[]): void {
  for (const one of obligations(g, hex, units)) g.hex.owed.set(one, 1);
}

/** Attacks that are owed, and for each the stack that is set aside for it, if one is. */
interface Ledger {
  readonly debts: readonly HexId[];
  readonly payers: HexId[];
  readonly spent: readonly UnitId[];
}

/**
 * Sets one unit aside for every hex of `first`, then for as many of `then` as can be; how many of the latter, or -1
 * where somebody of the former is left out. A single unit is enough: an attack from one hex creates no new debt.
 */
function pay(g: G, first: readonly HexId[], then: readonly HexId[], spent: readonly UnitId[]): number {
  const ledger: Ledger = { debts: [...first, ...then], payers: [], spent };
  let paid = 0;
  for (let debt = 0; debt < ledger.debts.length; debt++) {
    const isPaid = settle(g, ledger, debt, []);
    if (!isPaid && debt < first.length) return -1;
    if (isPaid && debt >= first.length) paid++;
  }
  return paid;
}

/** Finds a stack for a debt that was not tried, making others pay by another stack where need be. */
function settle(g: G, ledger: Ledger, debt: number, tried: HexId[]): boolean {
  const { debts, payers } = ledger;
  const hex = debts[debt] as HexId;
  for (const at of grid.around(hex)) {
    if (tried.includes(at) || !reaches(g, at, hex)) continue;
    tried.push(at);
    if (hasRoom(g, ledger, at)) {
      payers[debt] = at;
      return true;
    }
    for (let other = 0; other < payers.length; other++)
      if (payers[other] === at && settle(g, ledger, other, tried)) {
        payers[debt] = at;
        return true;
      }
  }
  return false;
}

function reaches(g: G, at: HexId, hex: HexId): boolean {
  const [first] = g.board.stacks.at(at);
  return first !== undefined && whyNotReach(g, at, ARMY_OF[first] as number, hex) === null;
}

/** Whether a stack has somebody left beside those who attack now and those set aside. */
function hasRoom(g: G, { payers, spent }: Ledger, at: HexId): boolean {
  let free = 0;
  let room = roomToAttack(g, at);
  for (const unit of spent) if (g.unit.at.get(unit) === at) room--;
  for (const u of g.board.stacks.at(at))
    if (!spent.includes(u) && fightsAlone(g, u) && whyNotFight(g, u) === null) free++;
  for (const payer of payers)
    if (payer === at) {
      free--;
      room--;
    }
  return free > 0 && room > 0;
}

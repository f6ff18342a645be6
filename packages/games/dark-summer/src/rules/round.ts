import { NONE } from '@bocage/kernel';
import { lifted, played } from '../events.ts';
import { type G, NO_ROUND } from '../state.ts';
import { checkAvranches, checkGermanSupply } from '../victory.ts';

/** 9.2: a chit goes to the next space of the track, and its owner is active. */
export function beginRound(g: G, round: number, active: number, chit: number): void {
  g.round = round;
  g.active = active;
  g.track.push(chit);
  g.emit(played, { number: g.track.length, chit });
}

/** What is checked at the end of every Round, and what is forgotten with it. */
export function endRound(g: G): void {
  checkAvranches(g);
  checkGermanSupply(g);
  // 15.0: once there are Americans in Brittany, from the next Round on.
  if (g.enteredBrittany > g.boundaryLifted && g.winner === NONE) g.emit(lifted, {});
  g.boundaryLifted = g.enteredBrittany;
  g.round = NO_ROUND;
  g.active = NONE;
  g.prepared = 0;
  g.cherbourgFought = 0;
  const { unit, hex, support } = g;
  for (const column of [unit.moved, unit.fresh, unit.chosen, unit.attacked, unit.attacking, unit.retreated])
    column.clear();
  for (const column of [hex.attacked, hex.owed, support.usedThisRound, support.committed]) column.clear();
}

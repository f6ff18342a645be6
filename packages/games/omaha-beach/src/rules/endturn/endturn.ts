import type { HexId } from '@bocage/hex';
import { done, lawful, NONE, type Reason } from '@bocage/kernel';
import { CHARTS, EVERY_UNIT, isLeader, UNIT, type UnitId, US } from '../../data.ts';
import { drowned, shuffled, tide } from '../../events/index.ts';
import { isSubmerged, tideIn } from '../../map.ts';
import type { G } from '../../state.ts';
import { BELOW_CLIFF, DISRUPTED, NEWLY_DISRUPTED, no } from '../../terms.ts';
import { forgetTargets } from '../combat/attackers.ts';
import { reshuffle } from '../drawing.ts';
import { endEffects } from '../events/effects.ts';
import { choice, countUnits, eliminate, procedure } from '../units.ts';
import { conclude, judge } from './victory.ts';

const { turns: TURNS, limits: LIMITS } = CHARTS;
const trackOf = (turn: number): (typeof TURNS.track)[0] | undefined => TURNS.track[turn - 1];

/** EOT-10, EOT-11: the sea takes who is under water, but nobody on the cliff. */
function drown(g: G): void {
  for (const unit of g.board.ashore) {
    if (!isSubmerged(g.unit.at.get(unit), g.tide)) continue;
    if (g.unit.climb.get(unit) === BELOW_CLIFF) continue;
    g.emit(drowned, { unit, at: g.unit.at.get(unit) });
    eliminate(g, unit, 'EOT-10');
  }
}

/** EOT-02, EOT-03: whether more units than two are in a hex; leaders and heroes do not count. */
const isCrowded = (g: G, hex: HexId): boolean =>
  (g.board.stacks.counts(US)[hex] as number) > LIMITS.stack && countUnits(g, hex) > LIMITS.stack;

/** Every unit in a hex that has too many. */
export const crowded = (g: G): readonly UnitId[] =>
  g.board.ashore.filter((unit) => !isLeader(unit) && isCrowded(g, g.unit.at.get(unit)));

function whyNotRemove(g: G, unit: UnitId): Reason | null {
  if (g.known.crowded().includes(unit)) return null;
  return no(isLeader(unit) ? 'leadersTakeNoRoom' : 'hexNotFull');
}

/** EOT-05, EOT-06: the cards of the turn are discarded; in some turns all discards are shuffled in. */
function discard(g: G): void {
  for (let i = 0; i < g.cards.length; i++) g.discards.set(g.cards.at(i), 1);
  g.cards.clear();
  if (trackOf(g.turn)?.shuffle !== true) return;
  reshuffle(g);
  g.emit(shuffled, {});
}

/** What lasted for this turn is over. */
function forget(g: G): void {
  endEffects(g);
  forgetTargets(g);
  g.unit.acted.clear();
  g.unit.hit.clear();
  for (const unit of EVERY_UNIT)
    if (g.unit.nerve.get(unit) === NEWLY_DISRUPTED) g.unit.nerve.set(unit, DISRUPTED);
}

/** The water of the next turn, so that who lands then lands at the new line (AMP-07). */
function turnTide(g: G): void {
  const next = tideIn(g.turn + 1) ?? g.tide;
  if (next === g.tide) return;
  g.tide = next;
  g.emit(tide, { tide: next });
}

/** End of Turn. The track itself moves on in the game’s round of turns (EOT-07). */
export const endOfTurn = procedure(
  'endOfTurn',
  {},
  {
    begin(g) {
      // Command was for the Action Phase: the sea may take a leader.
      g.unit.command.clear();
      g.departed = 0;
      drown(g);
      return 'stacks';
    },
    stacks: (g) => (g.known.crowded().length > 0 ? 'remove' : 'close'),
    remove: choice(
      'EOT-04',
      'Too many units are in a hex: choose one that is eliminated',
      'remove',
      (g) => lawful(UNIT, g.known.crowded(), whyNotRemove, g),
      (g, _c, unit) => {
        eliminate(g, unit, 'EOT-04');
        return 'stacks';
      },
    ),
    close(g) {
      discard(g);
      forget(g);
      if (g.turn >= g.lastTurn) conclude(g);
      else if (g.turn === CHARTS.victory.check.turn) judge(g);
      if (g.over === NONE) turnTide(g);
      return done;
    },
  },
);

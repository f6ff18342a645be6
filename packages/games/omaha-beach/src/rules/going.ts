import type { HexId } from '@bocage/hex';
import { done, flag, list } from '@bocage/kernel';
import { isLeader, UNIT, type UnitId, US } from '../data.ts';
import { caught, climbed, moved, roped } from '../events.ts';
import { COLOUR_OF, PLACE } from '../map.ts';
import type { G } from '../state.ts';
import { BELOW_CLIFF, CLIMBING, NOT_CLIMBING } from '../terms.ts';
import { crossingNow } from './clearing.ts';
import { endCommand } from './command.ts';
import { directionTo, UP_CLIFF, WALK } from './crossing.ts';
import { nextCard, takeCard } from './drawing.ts';
import { isExtended } from './extended.ts';
import { isShown, isTarget, slippedPast } from './infiltration.ts';
import { staysBelow } from './moves.ts';
import { packUp } from './posts.ts';
import { isPlaced, loseStep, place, procedure, verb } from './units.ts';

/** Takes a unit on foot, or on its wheels, to a hex. */
export function walk(g: G, unit: UnitId, to: HexId): void {
  place(g, unit, to);
  g.emit(moved, { unit, hex: to });
  if (isLeader(unit)) leave(g, unit);
}

/** ACT-05, CPO-06: a leader who moves commands nobody any more, and keeps no post. */
function leave(g: G, leader: UnitId): void {
  endCommand(g, leader);
  packUp(g, leader);
}

/** Takes a unit into the next hex; infantry that climbs keeps a marker, and below a cliff only gets it. */
export function go(g: G, unit: UnitId, to: HexId): void {
  const from = g.unit.at.get(unit);
  if (staysBelow(g, unit, to)) {
    g.unit.climb.set(unit, BELOW_CLIFF);
    g.emit(roped, { unit });
    return;
  }
  const code = crossingNow(g, unit, from, directionTo(from, to));
  const climbs = code !== WALK;
  place(g, unit, to);
  g.unit.climb.set(unit, keepsMarker(g, code) ? CLIMBING : NOT_CLIMBING);
  g.emit(climbs ? climbed : moved, { unit, hex: to });
  if (isLeader(unit)) leave(g, unit);
}
/** UMV-03: from turn 17 a bluff leaves no marker. */
const keepsMarker = (g: G, code: number): boolean => code === UP_CLIFF || (code !== WALK && !isExtended(g));

/** MOV-11, R-24: those with the symbol of the card lose a step to whichever position it shows; how many did. */
function shootAt(g: G, units: Iterable<UnitId>, to: HexId, card: number): number {
  let hits = 0;
  for (const unit of units) {
    if (!isTarget(unit, card)) continue;
    const position = slippedPast(g, g.unit.at.get(unit), to).find((one) => isShown(g, one, card));
    if (position === undefined) continue;
    g.emit(caught, { position, colour: COLOUR_OF[position] as number, unit });
    loseStep(g, unit);
    hits++;
  }
  return hits;
}

/** MOV-10 to MOV-13: units slip past the Germans, under one card. Those who were hit may stay where they were. */
export const infiltrating = procedure(
  'infiltrating',
  { units: list(UNIT, 10), to: PLACE, hit: flag },
  {
    card: {
      rule: 'MOV-11',
      chance: nextCard,
      then(g, c, card) {
        takeCard(g, card);
        const units = Array.from({ length: c.units.length }, (_, i) => c.units.at(i));
        const hits = shootAt(g, units, c.to, card);
        // MOV-13: a leader whose company is gone does not go on by himself.
        if (!units.some((unit) => isPlaced(g, unit) && !isLeader(unit))) return done;
        return hits > 0 ? 'decide' : 'on';
      },
    },
    decide: {
      rule: 'MOV-11',
      prompt: 'Go on under fire, or stay',
      who: () => US,
      may: [verb('proceed', () => 'on'), verb('stay', () => done)],
    },
    on(g, c) {
      for (let i = 0; i < c.units.length; i++) if (isPlaced(g, c.units.at(i))) go(g, c.units.at(i), c.to);
      return done;
    },
  },
);

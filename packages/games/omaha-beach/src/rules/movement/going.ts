import type { HexId } from '@bocage/hex';
import { among, done, type List, list } from '@bocage/kernel';
import { type CardId, isLeader, UNIT, type UnitId } from '../../data.ts';
import { caught, climbed, moved, roped } from '../../events/index.ts';
import { COLOUR_OF, PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { BELOW_CLIFF, CLIMBING, NOT_CLIMBING, no } from '../../terms.ts';
import { rulesOf } from '../day.ts';
import { draw } from '../drawing.ts';
import { crossingNow } from '../engineers/clearing.ts';
import { packUp } from '../engineers/posts.ts';
import { isCalled } from '../germanfire/field.ts';
import { hasSymbol } from '../germanfire/targets.ts';
import { asked, isPlaced, loseStep, place, procedure, verb } from '../units.ts';
import { depart } from '../usactions/command.ts';
import { directionTo, UP_CLIFF, WALK } from './crossing.ts';
import { slippedPast } from './infiltration.ts';
import { staysBelow } from './moves.ts';

/** Takes a unit on foot, or on its wheels, to a hex. */
export function walk(g: G, unit: UnitId, to: HexId): void {
  const from = g.unit.at.get(unit);
  place(g, unit, to);
  g.emit(moved, { unit, hex: to, from });
  if (isLeader(unit)) leave(g, unit);
}

/** ACT-05, CPO-06: a leader who moves gives no more free actions, and keeps no post. */
function leave(g: G, leader: UnitId): void {
  depart(g, leader);
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
  g.emit(climbs ? climbed : moved, { unit, hex: to, from });
  if (isLeader(unit)) leave(g, unit);
}
/** UMV-03: from turn 17 a bluff leaves no marker. */
const keepsMarker = (g: G, code: number): boolean =>
  code === UP_CLIFF || (code !== WALK && rulesOf(g).bluffsMark);

const membersOf = (units: List<UnitId>): UnitId[] =>
  Array.from({ length: units.length }, (_, i) => units.at(i));

/**
 * MOV-11, MOV-12, R-24: those with the symbol of the card, whether the hex is crowded or not, lose a step to whichever
 * position it shows; who did and is left.
 */
function shootAt(g: G, units: Iterable<UnitId>, to: HexId, card: CardId): UnitId[] {
  const hit: UnitId[] = [];
  for (const unit of units) {
    if (!hasSymbol(unit, card)) continue;
    const position = slippedPast(g, g.unit.at.get(unit), to).find((one) => isCalled(g, one, card));
    if (position === undefined) continue;
    g.emit(caught, { position, colour: COLOUR_OF[position] as number, unit, at: g.unit.at.get(unit) });
    loseStep(g, unit, 'MOV-11');
    if (isPlaced(g, unit)) hit.push(unit);
  }
  return hit;
}

/** MOV-10 to MOV-13: units slip past the Germans, under one card. Each that was hit may stay where it was. */
export const infiltrating = procedure(
  'infiltrating',
  {
    /** Those who go on, for all that is known. */
    units: list(UNIT, 10),
    to: PLACE,
    /** Those who were hit and may still stay. */
    hit: list(UNIT, 10),
  },
  {
    card: draw(
      'MOV-11',
      (_g, c) => [c.units.at(0)],
      (g, c, card) => {
        const units = membersOf(c.units);
        c.hit.fill(shootAt(g, units, c.to, card));
        return c.hit.length > 0 ? 'decide' : 'on';
      },
    ),
    decide: asked(
      'MOV-11',
      'Those who were hit stay, or all go on under fire',
      verb(
        'stay',
        (_g, c) => among(UNIT, membersOf(c.hit), no('notHit')),
        (_g, c, unit) => {
          c.hit.removeAt(membersOf(c.hit).indexOf(unit));
          c.units.removeAt(membersOf(c.units).indexOf(unit));
          return c.hit.length > 0 ? 'decide' : 'on';
        },
      ),
      verb('proceed', () => 'on'),
    ),
    on(g, c) {
      const units = membersOf(c.units).filter((unit) => isPlaced(g, unit));
      // MOV-13: leaders whose company is gone or stays do not go on by themselves.
      if (!units.every(isLeader)) for (const unit of units) go(g, unit, c.to);
      return done;
    },
  },
);

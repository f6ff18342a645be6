import type { HexId } from '@bocage/hex';
import { ascending, call, type Domain, done, given, type Law, type List, law, lawful, list, maybe, type Reason } from '@bocage/kernel'; // biome-ignore format: a list
import { CHARTS } from '../../data/charts.ts';
import { closedUp, counterattacked, noCounterattack, retaken } from '../../events/aftermath.ts';
import { finished } from '../../events/combat.ts';
import { grid, isHex, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { campOf, SIDE } from '../../terms.ts';
import { HEADQUARTERS_OF, isHeadquarters, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { ask, attackOf, hasEnemy, isConfused, onMap, procedure, unitsIn, unless, verb } from '../units.ts';
import { clash } from './clash.ts';
import { attach, isSupported, spendMarker, whyNotControl } from './control.ts';
import { isPassable, isWithinAttack, whyNoRoom } from './ground.ts';
import { COUNTERATTACK, MOST_UNITS } from './manner.ts';
import { beginLeading } from './support.ts';

const { range: RANGE } = CHARTS.combat.counterattack;

/** 6.9: the side that has lost a hex may strike back for it at once, or go back where nobody stands in it. */
export const counterattack = procedure(
  'counterattack',
  {
    side: SIDE,
    at: PLACE,
    /** Who has just retreated from it. */
    fled: list(UNIT, MOST_UNITS),
    hq: maybe(UNIT),
    units: list(UNIT, MOST_UNITS),
  },
  {
    choose: ask(
      '6.9-a',
      'Counterattack for the lost hex?',
      (_g, c) => c.side,

      verb(
        'counterattack',
        (g, c) => lawful(UNIT, HEADQUARTERS_OF[c.side], whyNotLead, g, c),
        (g, c, hq) => {
          c.hq = hq;
          beginLeading(g, hq);
          g.emit(counterattacked, { hq, hex: c.at });
          return isHeld(g, c) ? 'muster' : 'retake';
        },
      ),
      verb('pass', (g, c) => {
        g.emit(noCounterattack, { side: c.side, hex: c.at });
        return done;
      }),
    ),
    //
    muster: ask(
      '6.9-e',
      'Choose who counterattacks, and from where',
      (_g, c) => c.side,

      verb(
        'join',
        (g, c) => lawful(UNIT, atHand(g, c), whyNotJoin, g, c),
        (g, c, unit) => places(g, c, unit),
        (g, c, unit, to) => {
          attach(g, c.hq, unit);
          closeUp(g, unit, to);
          c.units.push(unit);
          return 'muster';
        },
      ),
      unless(
        (_g, c) => (c.units.length > 0 ? null : no('nobodyJoined')),
        verb('strike', (g, c) => {
          const { side, at, hq } = c;
          spendMarker(g, hq, '6.9-d');
          return call(clash, { side, at, hq, manner: COUNTERATTACK, attackers: c.units.toArray() }, 'over');
        }),
      ),
    ),
    //
    retake: ask(
      '6.9-c',
      'Choose who goes back into the hex',
      (_g, c) => c.side,

      verb(
        'retake',
        (g, c) => lawful(UNIT, atHand(g, c), whyNotRetake, g, c),
        (g, c, unit) => {
          const from = g.unit.at.get(unit);
          attach(g, c.hq, unit);
          enter(g, unit, c.at);
          c.units.push(unit);
          g.emit(retaken, { unit, hex: c.at, from });
          return 'retake';
        },
      ),
      unless(
        (_g, c) => (c.units.length > 0 ? null : no('nobodyJoined')),
        verb('finish', () => 'over'),
      ),
    ),
    over(g, c) {
      if (onMap(g, c.hq)) g.emit(finished, { hq: c.hq, at: g.unit.at.get(c.hq) });
      return done;
    },
  },
);

/** What the steps know of it. */
interface Riposte {
  readonly side: number;
  readonly at: HexId;
  readonly fled: List<UnitId>;
  readonly hq: UnitId;
  readonly units: List<UnitId>;
}
const isHeld = (g: G, { side, at }: Riposte): boolean => hasEnemy(g, campOf(side), at);

/** 6.9-e: who is near enough: who retreated, and those beside the lost hex or beside these. */
function atHand(g: G, { side, at, fled }: Riposte): readonly UnitId[] {
  const found = new Set<UnitId>();
  const look = (hex: HexId): void => {
    for (const unit of unitsIn(g, hex)) if (SIDE_OF[unit] === side && !isHeadquarters(unit)) found.add(unit);
  };
  for (const hex of grid.around(at)) look(hex);
  for (const unit of fled.toArray()) {
    const from = g.unit.at.get(unit);
    if (isHex(from)) for (const hex of [from, ...grid.around(from)]) look(hex);
  }
  return ascending([...found]);
}

/** Why a headquarters does not control a unit that might come. */
const whyNotAtHand: Law<[G, Riposte, UnitId]> = given<[G, Riposte, UnitId]>(
  (g, c, unit) => (atHand(g, c).includes(unit) ? null : no('notAtHand')),
  (_g, { units }, unit) => (units.has(unit) ? no('counterJoined') : null),
  (g, _c, unit) => (isConfused(g, g.unit.at.get(unit)) ? no('counterConfused') : null),
  (g, { hq }, unit) => whyNotControl(g, hq, unit),
);
/** 6.9-f: why a unit does not take part in the attack. */
const whyNotJoin: Law<[G, Riposte, UnitId]> = given<[G, Riposte, UnitId]>(
  whyNotAtHand,
  (g, _c, unit) => (attackOf(g, unit) > 0 ? null : no('noStrength')),
  (g, _c, unit) => (g.unit.resting.get(unit) === 1 ? no('restingAttack') : null),
  (g, c, unit) => {
    const from = g.unit.at.get(unit);
    return [from, ...grid.around(from)].some((to) => whyNotTo(g, c, unit, to) === null)
      ? null
      : no('counterStep');
  },
);
/** where a unit attacks from: where it stands, or a hex beside that. */
function places(g: G, c: Riposte, unit: UnitId): Domain<HexId> {
  const from = g.unit.at.get(unit);
  return lawful(PLACE, [from, ...grid.around(from)], whyNotTo, g, c, unit);
}
function whyNotTo(g: G, { side, at }: Riposte, unit: UnitId, to: HexId): Reason | null {
  const from = g.unit.at.get(unit);
  if (!isHex(to) || !isWithinAttack(to, at)) return no('counterStep');
  if (to === from) return null;
  if (!isPassable(unit, from, to)) return no('counterStep');
  return hasEnemy(g, campOf(side), to) ? no('advanceEnemy') : whyNoRoom(g, [unit], to);
}
function closeUp(g: G, unit: UnitId, to: HexId): void {
  const from = g.unit.at.get(unit);
  if (from === to) return;
  enter(g, unit, to);
  g.emit(closedUp, { unit, hex: to, from });
}

/** why a unit does not go back into the empty hex. */
const whyNotRetake: Law<[G, Riposte, UnitId]> = given<[G, Riposte, UnitId]>(
  whyNotAtHand,
  (g, _c, unit) => (g.unit.resting.get(unit) === 1 ? no('restingAttack') : null),
  (g, { at }, unit) => (isPassable(unit, g.unit.at.get(unit), at) ? null : no('notNextToLost')),
  (g, { at }, unit) => whyNoRoom(g, [unit], at),
);

/** 6.9-b, 6.9-d: why a headquarters does not lead a counterattack. */
const whyNotLead: Law<[G, Riposte, UnitId]> = given<[G, Riposte, UnitId]>(
  (g, { side }, hq) => {
    if (!isHeadquarters(hq) || SIDE_OF[hq] !== side) return no('notYourStaff');
    return onMap(g, hq) ? null : no('staffOffMap');
  },
  law<[G, Riposte, UnitId]>(
    (g, _c, hq) => (g.unit.finished.get(hq) === 1 ? no('counterFinished') : null),
    (g, _c, hq) => (g.unit.extended.get(hq) === 1 ? no('staffExtended') : null),
    (g, { at }, hq) => (grid.distance(g.unit.at.get(hq), at) <= RANGE ? null : no('counterTooFar')),
    (g, c, hq) => (!isHeld(g, c) || isSupported(g, hq) ? null : no('counterUnpaid')),
    (g, c, hq) => (hasFollowers(g, c, hq) ? null : no('counterNobody')),
  ),
);
function hasFollowers(g: G, c: Riposte, hq: UnitId): boolean {
  const led: Riposte = { side: c.side, at: c.at, fled: c.fled, units: c.units, hq };
  const why = isHeld(g, c) ? whyNotJoin : whyNotRetake;
  return atHand(g, c).some((unit) => why(g, led, unit) === null);
}

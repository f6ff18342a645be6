import { type HexId, NOWHERE } from '@bocage/hex';
import { type Domain, done, flag, given, type Law, type List, law, lawful, list, maybe, type Reason, subset } from '@bocage/kernel'; // biome-ignore format: a list
import { advanced, mayExploit, stayed } from '../../events/aftermath.ts';
import { grid, isHex, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { campOf, SIDE } from '../../terms.ts';
import { NOBODY, UNIT, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { ask, hasEnemy, procedure, verb } from '../units.ts';
import { isPassable, whyNoRoom } from './ground.ts';
import { MANNER, MOST_UNITS, mannerOf } from './manner.ts';
import { hexesOf } from './odds.ts';

/** 6.7, 6.8-a: one stack that attacked advances; the headquarters may exploit later. */
export const aftermath = procedure(
  'aftermath',
  {
    side: SIDE,
    at: PLACE,
    hq: maybe(UNIT),
    attackers: list(UNIT, MOST_UNITS),
    exploits: flag,
    manner: MANNER,
    /** Who advances together. */
    stack: list(UNIT, 12),
  },
  {
    begin(g, c) {
      const { exploitation, advance } = mannerOf(c.manner);
      g.breakthrough = c.exploits;
      if (exploitation && c.exploits === 1 && c.hq !== NOBODY) {
        g.unit.exploits.set(c.hq, 1);
        g.emit(mayExploit, { hq: c.hq, at: c.at });
      }
      return advance === 'none' || hasEnemy(g, campOf(c.side), c.at) ? done : 'advance';
    },
    advance: ask(
      '6.7-a',
      'Advance into the hex?',
      (_g, c) => c.side,

      verb(
        'advance',
        (g, c) => lawful(PLACE, hexesOf(g, c.attackers.toArray()), whyNotFrom, g, c),
        (g, c, from) => advancers(g, c, from),
        (g, c, _from, units) => {
          go(g, units, c.at);
          c.stack.fill(units);
          return mannerOf(c.manner).advance === 'full' ? 'further' : done;
        },
      ),
      verb('stay', (g, c) => {
        g.emit(stayed, { hex: c.at });
        return done;
      }),
    ),
    further: ask(
      '6.7-a',
      'Advance a second hex?',
      (_g, c) => c.side,

      verb(
        'further',
        (g, c) => lawful(PLACE, grid.around(c.at), whyNotFurther, g, c),
        (g, c, to) => {
          go(g, c.stack.toArray(), to);
          return done;
        },
      ),
      verb('stay', () => done),
    ),
  },
);

interface Victory {
  readonly side: number;
  readonly at: HexId;
  readonly attackers: List<UnitId>;
  readonly stack: List<UnitId>;
}

/** The attackers in a hex. */
const stackIn = (g: G, { attackers }: Victory, from: HexId): readonly UnitId[] =>
  attackers.toArray().filter((unit) => g.unit.at.get(unit) === from);
/** Why nobody advances from a hex. */
const whyNotFrom: Law<[G, Victory, HexId]> = given<[G, Victory, HexId]>(
  (g, c, from) => (from !== NOWHERE && stackIn(g, c, from).length > 0 ? null : no('noStackThere')),
  (g, c, from) =>
    isHex(from) && stackIn(g, c, from).some((unit) => isPassable(unit, from, c.at))
      ? null
      : no('advanceGround'),
);
/** all or some of a stack, those who could move there. */
function advancers(g: G, c: Victory, from: HexId): Domain<readonly UnitId[]> {
  const units = stackIn(g, c, from);
  const why = (unit: UnitId): Reason | null => {
    if (!units.includes(unit)) return no('notOfStack');
    return isPassable(unit, from, c.at) ? null : no('advanceGround');
  };
  return subset(UNIT, { from: units, why, min: 1, size: no('nobodyAdvances') });
}

/** why the stack does not go on into a hex: one that a retreating unit entered, or any if none retreated. */
const whyNotFurther: Law<[G, Victory, HexId]> = given<[G, Victory, HexId]>(
  (_g, { at }, to) => (isHex(to) && grid.adjacent(at, to) ? null : no('notNextHex')),
  law<[G, Victory, HexId]>(
    (g, { side }, to) => (hasEnemy(g, campOf(side), to) ? no('advanceEnemy') : null),
    (g, _c, to) =>
      g.place.fled.get(to) === 1 || g.place.fled.marked().length === 0 ? null : no('notAfterThem'),
    (_g, { at, stack }, to) =>
      stack.toArray().every((unit) => isPassable(unit, at, to)) ? null : no('advanceGround'),
    (g, { stack }, to) => whyNoRoom(g, stack.toArray(), to),
  ),
);

/** 6.7-b: free of cost, whatever the zones. */
function go(g: G, units: readonly UnitId[], to: HexId): void {
  for (const unit of units) {
    const from = g.unit.at.get(unit);
    enter(g, unit, to);
    g.emit(advanced, { unit, hex: to, from });
  }
}

import type { HexId } from '@bocage/hex';
import { call, done, given, type Law, law, lawful, maybe, type Names, names, type Reason, subset } from '@bocage/kernel'; // biome-ignore format: a list
import { joinedConfusion } from '../../events/dday.ts';
import { grid, isAllSea, isHex, isSea, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { campOf, SIDE } from '../../terms.ts';
import { ALLOWANCE, isHeadquarters, NOBODY, SIDE_OF, UNIT, UNITS_OF, type UnitId } from '../../units.ts';
import { isFresh } from '../combat/attackers.ts';
import { ATTACK, battle, CONFUSION } from '../combat/battle.ts';
import { enter, take } from '../control.ts';
import { ask, attackOf, hasEnemy, isBesideEnemy, isConfused, onMap, procedure, unitsIn, unless, verb } from '../units.ts'; // biome-ignore format: a list
import { whyNoRoom, whyNoStep } from './room.ts';

/** Who takes part: all who may act, paratroops after their drop (10.0.1-i), Germans at night (10.0.2-a). */
const REACH: Names = names('reach', ['free', 'dropped', 'night']);
export const [FREE, DROPPED, BY_NIGHT] = [0, 1, 2] as const;

interface Combats {
  readonly side: number;
  readonly reach: number;
}

const isBeside = (from: HexId, hex: HexId): boolean => {
  const side = isHex(from) && isHex(hex) ? grid.sideBetween(from, hex) : -1;
  return side !== -1 && !isAllSea(side);
};
/** 6.1-a, R-143: whether somebody in a hex can attack another, or those in his own. */
function whyNoContact(g: G, from: HexId, hex: HexId): Reason | null {
  if (from === hex) return null;
  if (!isBeside(from, hex)) return no('notNextToIt');
  return isConfused(g, from) || isConfused(g, hex) ? no('throughConfusion') : null;
}

/** who may attack a hex on 6 June, without a headquarters. */
const whyNotAttackWith: Law<[G, Combats, HexId, UnitId]> = given<[G, Combats, HexId, UnitId]>(
  (_g, c, _hex, unit) => (SIDE_OF[unit] === c.side ? null : no('otherSideThere')),
  given<[G, Combats, HexId, UnitId]>(
    (g, _c, _hex, unit) => (onMap(g, unit) && !isSea(g.unit.at.get(unit)) ? null : no('notAshore')),
    (g, _c, hex, unit) => whyNoContact(g, g.unit.at.get(unit), hex),
    (g, c, _hex, unit) =>
      c.reach === DROPPED && isConfused(g, g.unit.at.get(unit)) ? no('amongGermans') : null,
  ),
  (g, _c, _hex, unit) => (isHeadquarters(unit) || attackOf(g, unit) === 0 ? no('cannotAttack') : null),
  (g, _c, _hex, unit) => (g.unit.attacked.get(unit) === 1 ? no('hasAttacked') : null),
);

/** Those of a side in a hex or next to it. */
const near = (g: G, side: number, hex: HexId): readonly UnitId[] =>
  [hex, ...grid.around(hex)].flatMap((at) => unitsIn(g, at).filter((unit) => SIDE_OF[unit] === side));
/** What keeps the first of them from attacking, where nobody can. */
function whyNobody(g: G, c: Combats, hex: HexId): Reason | null {
  let found: Reason | null = null;
  for (const unit of near(g, c.side, hex)) {
    const reason = whyNotAttackWith(g, c, hex, unit);
    if (reason === null) return null;
    found ??= reason;
  }
  return found ?? no('nobodyAttacks');
}
/** 6.1-c: what may be attacked. */
const whyNotTarget: Law<[G, Combats, HexId]> = given<[G, Combats, HexId]>(
  (g, c, hex) => (isHex(hex) && !isSea(hex) && hasEnemy(g, campOf(c.side), hex) ? null : no('nobodyThere')),
  (g, c, hex) => (isFresh(g, campOf(c.side), hex) ? null : no('defendedAlready')),
  whyNobody,
);

/** The hexes with enemies in which a side stands or next to which it does, in order. */
export function fronts(g: G, side: number): readonly HexId[] {
  const camp = campOf(side);
  const found = new Set<HexId>();
  for (const unit of UNITS_OF[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (!isHex(at)) continue;
    for (const hex of [at, ...grid.around(at)]) if (!isSea(hex) && hasEnemy(g, camp, hex)) found.add(hex);
  }
  return [...found].sort((a, b) => a - b);
}

const whyNotNight = (_g: G, c: Combats): Reason | null => (c.reach === BY_NIGHT ? null : no('notByNight'));
/** 10.0.2-a, R-153: who may enter a confusion at night. */
const whyNotJoin: Law<[G, number, UnitId]> = given<[G, number, UnitId]>(
  (g, side, unit) => (SIDE_OF[unit] === side && onMap(g, unit) ? null : no('otherSideThere')),
  law<[G, number, UnitId]>(
    (g, side, unit) => (isBesideEnemy(g, campOf(side), g.unit.at.get(unit)) ? null : no('notBesideAllies')),
    (g, _side, unit) => (isConfused(g, g.unit.at.get(unit)) ? no('inConfusion') : null),
    (_g, _side, unit) => (isHeadquarters(unit) || ALLOWANCE[unit] === 0 ? no('staysPut') : null),
    (g, _side, unit) => (g.unit.attacked.get(unit) === 1 ? no('hasReacted') : null),
  ),
);
const whyNotJoinAt: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, unit, hex) => whyNoStep(unit, g.unit.at.get(unit), hex),
  (g, _unit, hex) => (isConfused(g, hex) ? null : no('noConfusion')),
  (g, unit, hex) => whyNoRoom(g, hex, [unit]),
);
/** Those of a side next to enemies. */
export const contacts = (g: G, side: number): readonly UnitId[] =>
  (UNITS_OF[side] ?? []).filter((unit) => isBesideEnemy(g, campOf(side), g.unit.at.get(unit)));

/** combats of a side on 6 June, without headquarters to lead them and without markers. */
export const freeCombats = procedure(
  'freeCombats',
  { side: SIDE, reach: REACH, at: maybe(PLACE) },
  {
    choose: ask(
      '6.1-i',
      'Attack a hex, or end the combats',
      (_g, c) => c.side,
      verb(
        'attack',
        (g, c) => lawful(PLACE, g.known.fronts(c.side), whyNotTarget, g, c),
        (g, c, hex) =>
          subset(UNIT, {
            from: near(g, c.side, hex),
            why: (unit) => whyNotAttackWith(g, c, hex, unit),
            every: (unit) => whyNotAttackWith.every(g, c, hex, unit),
            min: 1,
            size: no('nobodyChosenToAttack'),
          }),
        (g, c, hex, attackers) => {
          const manner = isConfused(g, hex) ? CONFUSION : ATTACK;
          for (const unit of attackers) g.unit.attacked.set(unit, 1);
          c.at = hex;
          return call(battle, { side: c.side, at: hex, manner, hq: NOBODY, attackers }, 'fought');
        },
      ),
      unless(
        whyNotNight,
        verb(
          'join',
          (g, c) => lawful(UNIT, g.known.contacts(c.side), whyNotJoin, g, c.side),
          (g, _c, unit) => lawful(PLACE, grid.around(g.unit.at.get(unit)), whyNotJoinAt, g, unit),
          (g, _c, unit, hex) => {
            const from = g.unit.at.get(unit);
            // it has reacted, and attacks nobody.
            g.unit.attacked.set(unit, 1);
            enter(g, unit, hex);
            g.emit(joinedConfusion, { unit, hex, from });
            return 'choose';
          },
        ),
      ),
      verb('end', () => done),
    ),
    fought(g, c) {
      const camp = campOf(c.side);
      if (g.board.stacks.has(camp, c.at) && !hasEnemy(g, camp, c.at)) take(g, camp, c.at);
      return 'choose';
    },
  },
);

import type { HexId } from '@bocage/hex';
import {
  ascending,
  call,
  type Domain,
  done,
  flag,
  type Law,
  law,
  type Reason,
  subset,
  where,
} from '@bocage/kernel';
import { ARMY_OF, GERMAN, ofArmy, ofSide, UNIT, type UnitId } from '../data.ts';
import { attacked } from '../events.ts';
import { grid, isBesideBeach, isHex, PLACE } from '../map.ts';
import { type G, no, REACTION } from '../state.ts';
import { isDefended, roomToAttack, whyNotAlone, whyNotAttacked, whyNotAttackWith, whyNotFight } from './attackers.ts'; // biome-ignore format: a list
import { cherbourgCombat, mustFightCherbourg, whyNotFightCherbourg } from './cherbourg.ts';
import { combat } from './combat.ts';
import { isOwing, whyNotOwe } from './mandatory.ts';
import { actingSide, ask, placesOf, procedure, unless, verb } from './units.ts';

/** The units of the active side beside a hex. */
function near(g: G, hex: HexId): UnitId[] {
  const side = actingSide(g);
  return grid.around(hex).flatMap((at) => (g.board.held.has(side, at) ? g.board.stacks.at(at) : []));
}

/** The hexes with an enemy beside units that may attack: the only ones worth asking about. */
export function frontLine(g: G, side: number): readonly HexId[] {
  const hexes: HexId[] = [];
  const foes = g.board.beside.counts(1 - side);
  for (const unit of ofArmy[g.active] ?? ofSide[side] ?? []) {
    const at = g.unit.at.get(unit);
    if (!isHex(at) || (foes[at] === 0 && !(side === GERMAN && isBesideBeach(at)))) continue;
    // Whether he may attack is asked only where there is somebody to be attacked.
    let may: Reason | null | undefined;
    for (const hex of grid.around(at)) {
      if (!isDefended(g, side, hex) || hexes.includes(hex)) continue;
      may ??= whyNotFight(g, unit);
      if (may !== null) break;
      hexes.push(hex);
    }
  }
  return ascending(hexes);
}

/** 11.1: a hex with an enemy, once, and by somebody who can do it alone: if he may not, no greater force may. */
const whyNotTarget = (g: G, hex: HexId): Reason | null => whyNotAttacked(g, hex) ?? whyNobody(g, hex);
/** Every reason: those of the hex, and those of each unit beside it where none of them may attack it. */
const allAgainstTarget = (g: G, hex: HexId): readonly Reason[] =>
  isHex(hex)
    ? [...whyNotAttacked.every(g, hex), ...allAgainstThoseBeside(g, hex)]
    : whyNotAttacked.every(g, hex);

function whyNobody(g: G, hex: HexId): Reason | null {
  let reason: Reason | null = no('nobodyBeside');
  for (const unit of near(g, hex)) {
    reason = whyNotAttackWith(g, unit, hex) ?? whyNotTogether(g, hex, [unit]);
    if (reason === null) return null;
  }
  return reason;
}

function allAgainstThoseBeside(g: G, hex: HexId): readonly Reason[] {
  const units = near(g, hex);
  if (whyNobody(g, hex) === null) return [];
  if (units.length === 0) return [no('nobodyBeside')];
  return units.flatMap((unit) => {
    const own = whyNotAttackWith.every(g, unit, hex);
    return own.length > 0 ? own : whyNotTogether.every(g, hex, [unit]);
  });
}

/** Why these may not attack a hex together, though each of them may take part. */
const whyNotTogether: Law<[G, HexId, readonly UnitId[]]> = law<[G, HexId, readonly UnitId[]]>(
  (_g, _hex, units) => whyNotMixed(units),
  (g, _hex, units) => whyNotSoMany(g, units),
  (g, _hex, units) => whyNotAlone(g, units),
  (g, hex, units) => whyNotOwe(g, hex, units),
);

/** Ruling F-15: in the 2nd Wave Round both Allied armies are active, but they do not share an attack. */
function whyNotMixed(units: readonly UnitId[]): Reason | null {
  for (const unit of units) if (ARMY_OF[unit] !== ARMY_OF[units[0] as UnitId]) return no('armiesMixed');
  return null;
}

/** 5.1: no more than four out of an over-stacked hex. */
function whyNotSoMany(g: G, units: readonly UnitId[]): Reason | null {
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    let room = roomToAttack(g, at);
    if (room === Number.POSITIVE_INFINITY) continue;
    for (const other of units) if (g.unit.at.get(other) === at) room--;
    if (room < 0) return no('tooManyFromStack');
  }
  return null;
}

function attackers(g: G, hex: HexId): Domain<readonly UnitId[]> {
  return subset(UNIT, {
    from: near(g, hex),
    why: (unit) => whyNotAttackWith(g, unit, hex),
    every: (unit) => whyNotAttackWith.every(g, unit, hex),
    min: 1,
    size: no('nobodyNamed'),
    whole: Object.assign((units: readonly UnitId[]) => whyNotTogether(g, hex, units), {
      every: (units: readonly UnitId[]) => whyNotTogether.every(g, hex, units),
    }),
  });
}

/** 11.3.1: notes who attacks which hex; the combat itself comes after. */
export function declareAttack(g: G, hex: HexId, units: readonly UnitId[]): void {
  g.hex.attacked.set(hex, 1);
  g.fight = hex;
  for (const unit of units) {
    g.unit.attacked.set(unit, 1);
    g.unit.attacking.set(unit, 1);
  }
  if (g.log !== null) g.emit(attacked, { units, hex, from: placesOf(g, units) });
}

/** 11.2-g, 11.7-d: why the fighting may not end yet. */
const whyNotEnd: Law<[G]> = law<[G]>(
  (g) => (isOwing(g) ? no('attackOwed') : null),
  (g) => (mustFightCherbourg(g) ? no('cherbourgOwed') : null),
);

/** 11.0: the active side attacks, one combat after another. */
export const fighting = procedure(
  'fighting',
  { fought: flag },
  {
    // 9.3.4-h: a Reaction has one attack.
    begin: (g, c) => (g.round === REACTION && c.fought === 1 ? done : 'declare'),
    declare: ask(
      '11.3-a',
      'Attack a hex with units beside it, or end the fighting',
      actingSide,

      verb(
        'attack',
        (g) =>
          where(
            PLACE,
            (hex) => whyNotTarget(g, hex),
            g.known.frontLine(actingSide(g)),
            (hex) => allAgainstTarget(g, hex),
          ),
        (g, _c, hex) => attackers(g, hex),
        (g, c, hex, units) => {
          declareAttack(g, hex, units);
          c.fought = 1;
          return call(combat, { hex }, 'begin');
        },
      ),
      unless(
        whyNotFightCherbourg,
        verb('cherbourg', () => call(cherbourgCombat, {}, 'begin')),
      ),
      unless(
        whyNotEnd,
        verb('end', () => done),
      ),
    ),
  },
);

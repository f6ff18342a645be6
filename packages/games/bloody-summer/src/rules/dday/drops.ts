import { type HexId, NOWHERE } from '@bocage/hex';
import { call, done, given, int, type Law, lawful, list, maybe, type Reason, twoD6 } from '@bocage/kernel';
import { cameDown, drifted, ontoGermans, walked } from '../../events/dday.ts';
import { DROP_ZONES, grid, isSea, isTown, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { DROPS, type Drop } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { type DropZone, driftOf, dropModifier, dropOf } from '../../tables/landing.ts';
import { ALLIES, SIDE } from '../../terms.ts';
import { isParachute, NOBODY, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { battle, DROP } from '../combat/battle.ts';
import { enter } from '../control.ts';
import {
  ask,
  disorganise,
  fightersOf,
  hasEnemy,
  isConfused,
  onMap,
  procedure,
  roll,
  unless,
  verb,
} from '../units.ts';
import { whyNoRoom, whyNoStep } from './room.ts';
import { isWaiting, settleShore } from './shore.ts';

/** 10.0.1-b: who jumps before dawn, the Americans first. */
const JUMPS: readonly Drop[] = DROPS.filter(({ phase }) => phase === 'night');
const jumpersOf = (side: number): readonly UnitId[] =>
  JUMPS.map(({ unit }) => unit).filter((unit) => SIDE_OF[unit] === side);
/** By Allied side. */
const JUMPERS: readonly (readonly UnitId[])[] = [0, 1].map(jumpersOf);
const zoneNameOf = (hex: HexId): DropZone => DROP_ZONES.find(({ at }) => at === hex)?.name as DropZone;

/** 10.0.1-e, 10.0.1-f: where the wind takes a unit; back to its zone from a town, the sea or the edge of the map. */
function driftTo(zone: HexId, die: number): HexId {
  const hex = grid.neighbour(zone, driftOf(die));
  return hex === NOWHERE || isSea(hex) || isTown(hex) ? zone : hex;
}

/** 10.0.1-c to -f: one unit comes down. */
function comeDown(g: G, { unit, at }: Drop, die: number, wind: number): void {
  const zone = PLACE.of(at);
  const modifier = dropModifier(zoneNameOf(zone), !isParachute(unit));
  const { levels, drifts } = dropOf(die + modifier);
  const hex = drifts ? driftTo(zone, wind) : zone;
  enter(g, unit, hex);
  const told = { unit, hex, die, modifier, total: die + modifier, from: zone };
  if (drifts) g.emit(drifted, told, hex === zone ? '10.0.1-f' : '10.0.1-e');
  else g.emit(cameDown, told);
  disorganise(g, unit, levels, '10.0.1-d');
}

/** 10.0.1-b, R-149: all units drop, each with its two dice, the coloured one first. */
export const drops = procedure(
  'drops',
  { turn: int(0, JUMPS.length), unit: maybe(UNIT) },
  {
    next(g, c) {
      while (c.turn < JUMPS.length && !isWaiting(g, (JUMPS[c.turn] as Drop).unit)) c.turn += 1;
      if (c.turn === JUMPS.length) return done;
      c.unit = (JUMPS[c.turn] as Drop).unit;
      return 'drop';
    },
    drop: roll('10.0.1-b', twoD6, ['unit'], (g, c, thrown) => {
      comeDown(g, JUMPS[c.turn] as Drop, Math.floor(thrown / 10), thrown % 10);
      return 'next';
    }),
  },
);

/** The hexes where those of a side have come down on Germans. */
const meleesOf = (g: G, side: number): readonly HexId[] => [
  ...new Set(
    (JUMPERS[side] ?? [])
      .filter((unit) => onMap(g, unit) && isConfused(g, g.unit.at.get(unit)))
      .map((unit) => g.unit.at.get(unit)),
  ),
];
interface Fought {
  readonly side: number;
  readonly fought: { has(hex: HexId): boolean };
}
/** 10.0.1-g: a fight that is still owed. */
const whyNotFight: Law<[G, Fought, HexId]> = given<[G, Fought, HexId]>(
  (g, { side }, hex) => (meleesOf(g, side).includes(hex) ? null : no('noneOnGermans')),
  (_g, { fought }, hex) => (fought.has(hex) ? no('foughtAtDrop') : null),
);

/** 10.0.1-g, R-149: whoever came down on Germans fights at once, all in a hex together. */
export const dropFights = procedure(
  'dropFights',
  { side: SIDE, fought: list(PLACE, 8), at: maybe(PLACE) },
  {
    next: (g, c) => (meleesOf(g, c.side).some((hex) => !c.fought.has(hex)) ? 'choose' : done),
    choose: ask(
      '10.0.1-g',
      'Choose the hex where paratroops among Germans fight next',
      (_g, c) => c.side,
      verb(
        'fight',
        (g, c) => lawful(PLACE, meleesOf(g, c.side), whyNotFight, g, c),
        (g, c, hex) => {
          const attackers = fightersOf(g, ALLIES, hex);
          c.fought.push(hex);
          c.at = hex;
          g.emit(ontoGermans, { units: attackers, hex });
          return call(battle, { side: c.side, at: hex, manner: DROP, hq: NOBODY, attackers }, 'over');
        },
      ),
    ),
    over(g, c) {
      settleShore(g, c.at);
      return 'next';
    },
  },
);

/** 10.0.1-i: who may go the one hex. */
const whyNotWalk: Law<[G, number, UnitId]> = given<[G, number, UnitId]>(
  (g, side, unit) => (JUMPERS[side]?.includes(unit) && onMap(g, unit) ? null : no('noJumper')),
  (g, _side, unit) => (isConfused(g, g.unit.at.get(unit)) ? no('amongGermans') : null),
  (g, _side, unit) => (g.unit.moved.get(unit) === 1 ? no('walkedAlready') : null),
);
/** at any cost and whatever zones there are. */
const whyNotWalkTo: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, unit, to) => whyNoStep(unit, g.unit.at.get(unit), to),
  (g, _unit, to) => (hasEnemy(g, ALLIES, to) && !isConfused(g, to) ? no('germansAhead') : null),
  (g, unit, to) => whyNoRoom(g, to, [unit]),
);
const canWalk = (g: G, side: number, unit: UnitId): boolean =>
  whyNotWalk(g, side, unit) === null &&
  grid.around(g.unit.at.get(unit)).some((to) => whyNotWalkTo(g, unit, to) === null);
/** nobody may stay where there are too many as long as one of them can go. */
const whyNotStay = (g: G, { side }: { side: number }): Reason | null =>
  (JUMPERS[side] ?? []).some(
    (unit) => canWalk(g, side, unit) && whyNoRoom(g, g.unit.at.get(unit), [unit]) !== null,
  )
    ? no('tooManyDown')
    : null;

/** 10.0.1-i: paratroops who are not in confusion go one hex. */
export const dropMoves = procedure(
  'dropMoves',
  { side: SIDE },
  {
    choose: ask(
      '10.0.1-i',
      'Let paratroops go one hex, or end their moves',
      (_g, c) => c.side,
      verb(
        'walk',
        (g, c) => lawful(UNIT, JUMPERS[c.side], whyNotWalk, g, c.side),
        (g, _c, unit) => lawful(PLACE, grid.around(g.unit.at.get(unit)), whyNotWalkTo, g, unit),
        (g, _c, unit, hex) => {
          const from = g.unit.at.get(unit);
          g.unit.moved.set(unit, 1);
          enter(g, unit, hex);
          g.emit(walked, { unit, hex, from });
          return 'choose';
        },
      ),
      unless(
        whyNotStay,
        verb('end', () => done),
      ),
    ),
  },
);

import { type HexId, NOWHERE } from '@bocage/hex';
import { ascending, done, flag, type Law, law, lawful, maybe, type Reason } from '@bocage/kernel';
import { crowded } from '../events/movement.ts';
import { PLACE } from '../map.ts';
import { no } from '../refusals/index.ts';
import { isLight, meetsAlly, tooMany } from '../stacks.ts';
import type { G } from '../state.ts';
import { SIDE } from '../terms.ts';
import { isHeadquarters, SIDE_OF, STACKING_OF, UNIT, type UnitId } from '../units.ts';
import { ask, loseHeadquarters, loseStep, procedure, unitsIn, verb } from './units.ts';

/** 2.1-d, R-38: whether the other Allied side is in a place. */
export const hasAlly = (g: G, side: number, at: HexId): boolean => meetsAlly(g.board.stacks, side, at);

/** 2.1: the limit that would be exceeded if these units of one side stood in a place too; null if none. */
export function whyNotStack(g: G, at: HexId, units: readonly UnitId[]): Reason | null {
  if (units.length === 0) return null;
  if (hasAlly(g, SIDE_OF[units[0] as UnitId] as number, at)) return no('allyThere');
  return g.stacking.checkWith(at, units);
}

/** 2.1: the limit that a side exceeds in a place; null if none. */
const whyTooMany = (g: G, side: number, at: HexId): Reason | null =>
  tooMany(g.board.stacks, g.stacking, side, at);

/** The hexes in which a side has too much, in the order of its units. */
export const crowdsOf = (g: G, side: number): readonly HexId[] =>
  ascending(g.board.crowds.of(side).flatMap((hex) => unitsIn(g, hex).find((one) => SIDE_OF[one] === side) ?? [])) // biome-ignore format: one after another
    .map((unit) => g.unit.at.get(unit));

/** 2.1, R-25, R-265: those of them that count; on 6 June any number of units without points may be together. */
export const crowdsNow = (g: G, side: number, lightFree: boolean): readonly HexId[] =>
  lightFree
    ? g.known.crowdsOf(side).filter((hex) => whyTooMany(g, side, hex) !== no('tooManyLight'))
    : g.known.crowdsOf(side);

interface Crowd {
  readonly side: number;
  readonly hex: HexId;
}
/** Whether it is one of those whom a limit is about. */
function isMeant(limit: Reason | null, unit: UnitId): boolean {
  if (limit === no('tooManyPoints')) return (STACKING_OF[unit] as number) > 0;
  if (limit === no('tooManyLight')) return isLight(unit);
  return limit === no('allyThere') || isHeadquarters(unit);
}
/** who may be chosen to go. */
const whyNotRemove: Law<[G, Crowd, UnitId]> = law((g, { side, hex }, unit) =>
  SIDE_OF[unit] === side && g.unit.at.get(unit) === hex && isMeant(whyTooMany(g, side, hex), unit)
    ? null
    : no('notAmongTooMany'),
);

/** Everything that is left of a unit is destroyed. */
function remove(g: G, unit: UnitId): void {
  if (isHeadquarters(unit)) loseHeadquarters(g, unit, '2.1-a');
  else while (loseStep(g, unit, '2.1-a'));
}

/** 2.1-a, R-187: what a side has too much in a hex once nobody can move away goes to the destroyed units, as its owner likes. */
export const crowding = procedure(
  'crowding',
  { side: SIDE, lightFree: flag, hex: maybe(PLACE) },
  {
    begin(g, c) {
      const [hex = NOWHERE] = crowdsNow(g, c.side, c.lightFree === 1);
      if (hex === NOWHERE) return done;
      if (c.hex !== hex) g.emit(crowded, { hex });
      c.hex = hex;
      return 'remove';
    },
    remove: ask(
      '2.1-a',
      'Too much stands in a hex: choose a unit that is removed',
      (_g, c) => c.side,
      verb(
        'remove',
        (g, c) => lawful(UNIT, unitsIn(g, c.hex), whyNotRemove, g, c),
        (g, _c, unit) => {
          remove(g, unit);
          return 'begin';
        },
      ),
    ),
  },
);

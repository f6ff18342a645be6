import { type HexId, NOWHERE } from '@bocage/hex';
import { chain, type Law, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { no } from '../../refusals.ts';
import { arrivalsOf, SCENARIOS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { ALLIED } from '../../terms.ts';
import { EVERY_UNIT, type UnitId } from '../../units.ts';

interface Entry {
  readonly turn: number;
  readonly hexes: readonly HexId[];
}
/** By scenario and unit: when and where it comes. */
const ENTRIES: readonly ReadonlyMap<UnitId, Entry>[] = SCENARIOS.map(
  (scenario) =>
    new Map(arrivalsOf(scenario).map(({ unit, turn, entries }) => [unit, { turn, hexes: entries }])),
);
const entryOf = (g: G, unit: UnitId): Entry | undefined => ENTRIES[g.scenario]?.get(unit);
/** By scenario: those who come. */
const COMERS = ENTRIES.map((those) => EVERY_UNIT.filter((unit) => those.has(unit)));

/** 3.1.2-i1: whether a unit comes in the course of the game. */
export const isReinforcement = (g: G, unit: UnitId): boolean => entryOf(g, unit) !== undefined;

/** 3.1.2-i1: who may enter, on his turn or later. */
export const whyNotEnter: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  const entry = entryOf(g, unit);
  const isLost = g.unit.lost.get(unit) === 1;
  return (
    (entry === undefined ? say(no('noReinforcement')) : null) ??
    (isLost ? say(no('eliminatedAlready')) : null) ??
    (entry !== undefined && !isLost && g.unit.at.get(unit) !== NOWHERE ? say(no('enteredAlready')) : null) ??
    (entry !== undefined && entry.turn > g.turn ? say(no('notDueYet')) : null)
  );
});
/** Those who may. */
export const arriving: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (scenario) => COMERS[scenario] ?? [],
  (g: G, unit) => whyNotEnter(g, unit) === null,
);

/** The hexes by which a unit comes. */
export const entriesOf = (g: G, unit: UnitId): readonly HexId[] => entryOf(g, unit)?.hexes ?? [];
/** R-93, 7.1.3: by one of its own hexes, with no Allied unit in it, nor Ruins, since it comes on the march. */
export const whyNotEnterAt: Law<[G, UnitId, HexId]> = chain(
  (say, g: G, unit: UnitId, hex: HexId) =>
    (entriesOf(g, unit).includes(hex) ? null : say(no('otherEntry'))) ??
    (g.board.stacks.has(ALLIED, hex) ? say(no('entryBlocked')) : null) ??
    (g.hex.ruins.get(hex) === 1 ? say(no('ruinsInTheWay')) : null),
);

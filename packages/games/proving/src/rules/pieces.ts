import { type HexId, NOWHERE } from '@bocage/hex';
import { d6, done, rulebook } from '@bocage/kernel';
import { lost, struck, trod } from '../events.ts';
import { MINE_HEXES, PLACE } from '../map.ts';
import { BLUE, type G, isHex, SIDE_OF, UNIT, type UnitId } from '../state.ts';

export const { ask, procedure, unless, verb } = rulebook<G>();

/** Puts a piece somewhere and takes note of whose the hex is now. */
export function place(g: G, unit: UnitId, to: HexId): void {
  const side = SIDE_OF[unit] as number;
  g.unit.at.set(unit, to);
  if (!isHex(to)) return;
  g.hex.held.set(to, side);
}

/** Takes a step off a piece; without steps it is gone. */
export function loseStep(g: G, unit: UnitId): void {
  const left = g.unit.steps.get(unit) - 1;
  g.unit.steps.set(unit, left);
  g.emit(lost, { unit, at: g.unit.at.get(unit) });
  if (left > 0) return;
  g.unit.shaken.set(unit, 0);
  g.unit.at.set(unit, NOWHERE);
}

/** The pieces in a hex, in order. */
export const piecesIn = (g: G, hex: HexId): readonly UnitId[] => g.board.stacks.at(hex);

/** A step lost halves a piece, rounded up. */
export function strength(g: G, unit: UnitId): number {
  const value = g.unit.value.get(unit);
  return g.unit.steps.get(unit) === 1 ? (value + 1) >> 1 : value;
}

/** Coming into a hex, in whatever way: 3.9, the mine may be there. */
export const enter = procedure(
  'enter',
  { unit: UNIT, hex: PLACE },
  {
    go(g, c) {
      place(g, c.unit, c.hex);
      if (SIDE_OF[c.unit] !== BLUE) return done;
      const mayBeMined = g.mineGone === 0 && g.hex.trodden.get(c.hex) === 0 && MINE_HEXES.includes(c.hex);
      g.hex.trodden.set(c.hex, 1);
      if (!mayBeMined || g.options.mines === 0) return done;
      if (g.mine !== c.hex) {
        g.emit(trod, { hex: c.hex });
        return done;
      }
      g.mineGone = 1;
      g.emit(struck, { unit: c.unit, hex: c.hex });
      return 'blast';
    },
    blast: {
      rule: '3.9',
      chance: d6,
      about: (_g, c) => [c.unit],
      then(g, c, die) {
        if (die <= 4) loseStep(g, c.unit);
        return done;
      },
    },
  },
);

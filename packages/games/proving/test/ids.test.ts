import { expectTypeOf, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { type G, UNIT, type UnitId } from '../src/state.ts';

const [unit, hex] = [UNIT.of('B1'), PLACE.of('0404')];

test('a unit is no hex and a hex no unit, so that swapped arguments do not compile', () => {
  const swapped = (g: G): void => {
    // @ts-expect-error: a row of units is a unit.
    g.unit.at.get(hex);
    // @ts-expect-error: what stands in it is a place.
    g.unit.at.set(unit, unit);
    // @ts-expect-error: a row of hexes is a hex.
    g.hex.held.get(unit);
    // @ts-expect-error: a stack is of a place.
    g.board.stacks.at(unit);
    // @ts-expect-error: a bare number is neither.
    g.unit.steps.get(3);
  };
  expectTypeOf(swapped).toBeFunction();
  expectTypeOf<G['unit']['moved']['marked']>().returns.toEqualTypeOf<UnitId[]>();
});

import type { HexId } from '@bocage/hex';
import { NOWHERE } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALWAYS_HIDES, Sight, type SightRules } from '../src/index.ts';
import { draw } from './board.ts';

const row = draw('a b c d e');
const flat = new Uint8Array(row.grid.size);

function sees(marks: string, rules: Partial<SightRules>, board = row): boolean {
  const sight = new Sight(board.grid, {
    ground: new Uint8Array(board.grid.size),
    cover: new Uint8Array(board.grid.size),
    heights: 'lower end',
    flanks: 'both',
    ...rules,
  });
  const [from, to] = board.path(marks) as [HexId, HexId];
  return sight.sees(from, to);
}

test('over open ground everything is seen', () => {
  expect(sees('ae', {})).toBe(true);
});

test('a town between hides, a town at either end does not', () => {
  expect(sees('ae', { cover: row.by({ c: 1 }) })).toBe(false);
  expect(sees('ea', { cover: row.by({ c: 1 }) })).toBe(false);
  expect(sees('ac', { cover: row.by({ a: 1, c: 1 }) })).toBe(true);
});

test('neighbours always see each other, and a hex itself', () => {
  expect(sees('ab', { cover: row.by({ a: 9, b: 9 }), sides: row.sides({ 'a/b': 9 }), ownSides: true })).toBe(
    true,
  );
  expect(sees('aa', {})).toBe(true);
});

test('a hill between two low hexes hides, between two hexes of its level it does not', () => {
  expect(sees('ac', { ground: row.by({ b: 1 }) })).toBe(false);
  expect(sees('ac', { ground: row.by({ a: 1, b: 1, c: 1 }) })).toBe(true);
});

test('the lower end decides: a hill hides a low target from a height, and a height from below', () => {
  expect(sees('ae', { ground: row.by({ a: 2, c: 1 }) })).toBe(false);
  expect(sees('ae', { ground: row.by({ c: 1, e: 2 }) })).toBe(false);
  expect(sees('ae', { ground: row.by({ a: 2, c: 1, e: 1 }) })).toBe(true);
  expect(sees('ae', { ground: row.by({ a: 2, c: 1, e: 1 }), cover: row.by({ c: 1 }) })).toBe(false);
});

test('a straight line passes over what stays below it', () => {
  const heights = 'straight line';
  // From level 4 down to 0 over four hexes: the line is at 3 over b, 2 over c, 1 over d.
  expect(sees('ae', { heights, ground: row.by({ a: 4, b: 3, c: 2, d: 1 }) })).toBe(true);
  for (const [mark, level] of [
    ['b', 4],
    ['c', 3],
    ['d', 2],
  ] as const) {
    expect(sees('ae', { heights, ground: row.by({ a: 4, [mark]: level }) })).toBe(false);
    expect(sees('ea', { heights, ground: row.by({ a: 4, [mark]: level }) })).toBe(false);
  }
});

test('some cover hides from every height', () => {
  const overlooked = { ground: row.by({ a: 5, e: 5 }), cover: row.by({ c: 1 }) };
  expect(sees('ae', overlooked)).toBe(true);
  expect(sees('ae', { ...overlooked, cover: row.by({ c: ALWAYS_HIDES }) })).toBe(false);
});

test('a hedge hides from afar, but who stands behind it looks over it', () => {
  expect(sees('ad', { sides: row.sides({ 'b/c': 1 }) })).toBe(false);
  expect(sees('ad', { sides: row.sides({ 'a/b': 1 }) })).toBe(true);
  expect(sees('ad', { sides: row.sides({ 'c/d': 1 }) })).toBe(true);
  expect(sees('ad', { sides: row.sides({ 'a/b': 1 }), ownSides: true })).toBe(false);
  expect(sees('ad', { sides: row.sides({ 'c/d': 1 }), ownSides: true })).toBe(false);
});

test('a wall stands on the higher of its two hexes', () => {
  const sides = row.sides({ 'b/c': 1 });
  expect(sees('ad', { sides, ground: row.by({ a: 2, b: 2, d: 2 }) })).toBe(false);
  expect(sees('ad', { sides, ground: row.by({ a: 2, c: 2, d: 2 }) })).toBe(false);
  expect(sees('ad', { sides, ground: row.by({ a: 2, b: 1, d: 2 }) })).toBe(true);
});

test('a side without a wall hides nothing, however steep', () => {
  expect(sees('ae', { sides: row.sides({}), ownSides: true, ground: row.by({ e: 2 }) })).toBe(true);
});

test('a wall is met half a hex on its way', () => {
  const sides = row.sides({ 'b/c': 1 });
  // The wall on level 2 is 3 high; a line from 6 to 0 over four hexes is at 3.75 there, one from 4 at 2.5.
  const heights = 'straight line';
  expect(sees('ae', { heights, sides, ground: row.by({ a: 6, b: 2 }) })).toBe(true);
  expect(sees('ae', { heights, sides, ground: row.by({ a: 4, b: 2 }) })).toBe(false);
  // From 0 up to 4 the same wall stands at 1.5.
  expect(sees('ae', { heights, sides, ground: row.by({ e: 4 }) })).toBe(true);
  expect(sees('ae', { heights, sides, ground: row.by({ b: 1, e: 4 }) })).toBe(false);
});

const diamond = draw(`
  . a .
   l r .
  . b .
`);

test('a line along a hexside is hidden by both flanks, or by either where the rules say so', () => {
  const one = { cover: diamond.by({ l: 1 }) };
  const other = { cover: diamond.by({ r: 1 }) };
  const both = { cover: diamond.by({ l: 1, r: 1 }) };
  const results = [one, other, both, {}].map((rules) => [
    sees('ab', { ...rules, flanks: 'both' }, diamond),
    sees('ab', { ...rules, flanks: 'either' }, diamond),
  ]);
  expect(results).toEqual([
    [true, false],
    [true, false],
    [false, false],
    [true, true],
  ]);
});

test('a wall along the line does not hide', () => {
  const rules = { sides: diamond.sides({ 'l/r': 1 }), ownSides: true };
  expect(sees('ab', { ...rules, flanks: 'either' }, diamond)).toBe(true);
});

test('what lies off the map hides nothing', () => {
  const edge = draw(`
    a .
     r .
    b .
  `);
  const cover = edge.by({ r: 1 });
  expect(sees('ab', { cover, flanks: 'both' }, edge)).toBe(true);
  expect(sees('ab', { cover, flanks: 'either' }, edge)).toBe(false);
});

test('the hex that hides is named, seen from the first', () => {
  const sight = (rules: Partial<SightRules>, board = row) =>
    new Sight(board.grid, { ground: flat, cover: flat, heights: 'lower end', flanks: 'both', ...rules });
  const towns = sight({ cover: row.by({ b: 1, d: 1 }) });
  expect(towns.hiddenBy(row.at('a'), row.at('e'))).toBe(row.at('b'));
  expect(towns.hiddenBy(row.at('e'), row.at('a'))).toBe(row.at('d'));
  expect(towns.hiddenBy(row.at('b'), row.at('d'))).toBe(NOWHERE);
  const hedge = sight({ sides: row.sides({ 'c/d': 1 }) });
  expect(hedge.hiddenBy(row.at('a'), row.at('e'))).toBe(row.at('c'));
  expect(hedge.hiddenBy(row.at('e'), row.at('a'))).toBe(row.at('d'));
  const flanks = (marks: string, policy: SightRules['flanks']) =>
    new Sight(diamond.grid, {
      ground: new Uint8Array(9),
      cover: diamond.by(Object.fromEntries([...marks].map((m) => [m, 1]))),
      heights: 'lower end',
      flanks: policy,
    }).hiddenBy(diamond.at('a'), diamond.at('b'));
  expect(flanks('l', 'either')).toBe(diamond.at('l'));
  expect(flanks('r', 'either')).toBe(diamond.at('r'));
  expect([diamond.at('l'), diamond.at('r')]).toContain(flanks('lr', 'both'));
});

test('nothing is seen from a box', () => {
  const board = draw('a b', { boxes: ['Box'] });
  const sight = new Sight(board.grid, {
    ground: new Uint8Array(3),
    cover: new Uint8Array(3),
    heights: 'lower end',
    flanks: 'both',
  });
  expect(sight.sees(board.at('a'), 2 as HexId)).toBe(false);
});

const field = draw(Array.from({ length: 7 }, () => '. '.repeat(7)).join('\n'));
const fieldHex = fc.constantFrom(...field.grid.hexes);
const heightsOf = (length: number) =>
  fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: length, maxLength: length });

test('who sees is seen', () => {
  fc.assert(
    fc.property(
      fc.record({
        ground: heightsOf(field.grid.size),
        cover: heightsOf(field.grid.size),
        sides: heightsOf(field.grid.sideCount),
        ownSides: fc.boolean(),
        heights: fc.constantFrom<SightRules['heights']>('lower end', 'straight line'),
        flanks: fc.constantFrom<SightRules['flanks']>('both', 'either'),
      }),
      fieldHex,
      fieldHex,
      (rules, a, b) => {
        const sight = new Sight(field.grid, rules);
        expect(sight.sees(a, b)).toBe(sight.sees(b, a));
      },
    ),
  );
});

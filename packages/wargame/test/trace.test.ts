import type { HexId } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_ROUND, commander, isClosed, Trace, type TraceRules, Zones } from '../src/index.ts';
import { around, type Board, draw } from './board.ts';

const line = draw('S b c d e f');

function lengths(board: Board, sources: readonly HexId[], rules: TraceRules): string {
  const trace = new Trace(board.grid);
  trace.run(sources, rules);
  return board.show((h) => (trace.reaches(h) ? String(trace.length(h)) : '.'));
}

test('a line of any length runs where nothing stops it', () => {
  expect(lengths(line, [line.at('S')], {})).toBe('0 1 2 3 4 5');
});

test('a line may be limited in length', () => {
  expect(lengths(line, [line.at('S')], { limit: 3 })).toBe('0 1 2 3 . .');
});

test('a line runs to the nearest of several sources', () => {
  expect(lengths(line, [line.at('S'), line.at('f')], {})).toBe('0 1 2 2 1 0');
  const trace = new Trace(line.grid);
  trace.run([line.at('S'), line.at('f')], {});
  const out = new Int16Array(6);
  expect([...out.subarray(0, trace.line(line.at('d'), out))]).toEqual(line.path('def'));
  expect([...out.subarray(0, trace.line(line.at('c'), out))]).toEqual(line.path('cbS'));
  expect([...out.subarray(0, trace.line(line.at('S'), out))]).toEqual(line.path('S'));
});

test('enemy units, barred ground and barred hexsides stop a line', () => {
  const source = [line.at('S')];
  // The location that stops a line is reached by it: a unit that stood there would not test its own hex.
  expect(lengths(line, source, { enemies: line.by({ d: 1 }) })).toBe('0 1 2 3 . .');
  expect(lengths(line, source, { barred: line.by({ c: 1 }) })).toBe('0 1 2 . . .');
  expect(lengths(line, source, { barredSides: line.sides({ 'c/d': 1 }) })).toBe('0 1 2 . . .');
});

test('a line by road follows the road', () => {
  expect(lengths(line, [line.at('S')], { roads: line.sides({ 'S/b': 1, 'b/c': 2, 'd/e': 1 }) })).toBe(
    '0 1 2 . . .',
  );
});

test('an enemy zone stops a line, but a unit in the zone may trace out of it', () => {
  const zone = line.by({ c: 1, d: 2 });
  const trace = new Trace(line.grid);
  trace.run([line.at('S')], { zone });
  expect(line.show((h) => (trace.reaches(h) ? 'x' : '.'))).toBe('x x x . . .');
  expect(line.show((h) => (trace.runsThrough(h) ? 'x' : '.'))).toBe('x x . . . .');
});

test('friendly units cancel an enemy zone in their hex where the rules say so', () => {
  const zone = line.by({ c: 1, d: 1 });
  expect(lengths(line, [line.at('S')], { zone, friends: line.by({ c: 1 }) })).toBe('0 1 2 3 . .');
  expect(lengths(line, [line.at('S')], { zone, friends: line.by({ c: 1, d: 3 }) })).toBe('0 1 2 3 4 5');
});

test('friendly units do not cancel enemy units', () => {
  const both = { enemies: line.by({ c: 1 }), zone: line.by({ c: 1 }), friends: line.by({ c: 1 }) };
  expect(isClosed(both, line.at('c'))).toBe(true);
});

test('a source in an enemy zone is none, not even for a unit beside it', () => {
  const zone = line.by({ S: 1 });
  const out = new Int16Array(6);
  const trace = new Trace(line.grid);
  trace.run([line.at('S')], { zone });
  expect(line.show((h) => (trace.reaches(h) ? 'x' : '.'))).toBe('. . . . . .');
  expect(trace.line(line.at('S'), out)).toBe(0);
  expect(lengths(line, [line.at('S')], { zone, friends: line.by({ S: 1 }) })).toBe('0 1 2 3 4 5');
});

test('a unit on a source that is none may trace to another', () => {
  expect(lengths(line, [line.at('S'), line.at('b')], { zone: line.by({ S: 1 }) })).toBe('1 0 1 2 3 4');
});

test('a source named many times is one source', () => {
  expect(lengths(line, new Array(6).fill(line.at('S')), {})).toBe('0 1 2 3 4 5');
});

test('answers stand as found until the next run', () => {
  const zone = line.by({});
  const trace = new Trace(line.grid);
  trace.run([line.at('S')], { zone });
  zone.fill(1);
  expect(trace.runsThrough(line.at('f'))).toBe(true);
  trace.run([line.at('S')], { zone });
  expect(trace.reaches(line.at('b'))).toBe(false);
});

const pocket = draw(`
  . . . . S
   . E . . .
  . . A . .
   . E . B .
  . . . . .
`);

test('a pocket between two zones is cut off and opened by a unit on the way', () => {
  const zones = new Zones(pocket.grid);
  for (const h of pocket.all('E')) zones.add(h, ALL_ROUND);
  const enemies = pocket.by({ E: 1 });
  const trace = new Trace(pocket.grid);
  trace.run([pocket.at('S')], { enemies, zone: zones.counts });
  expect(trace.reaches(pocket.at('A'))).toBe(true);
  expect(trace.reaches(pocket.at('B'))).toBe(true);
  const west = pocket.grid.neighbour(pocket.at('A'), 4);
  expect(trace.reaches(west)).toBe(false);
  trace.run([pocket.at('S')], { enemies, zone: zones.counts, friends: pocket.by({ A: 1 }) });
  expect(trace.reaches(west)).toBe(true);
  expect(trace.length(west)).toBe(trace.length(pocket.at('A')) + 1);
});

test('the marks of a whole map, boxes included', () => {
  const board = draw('a b', { boxes: ['Box', 'Island'], links: [['b', 'Box']] });
  const out = new Uint8Array(board.grid.size);
  const trace = new Trace(board.grid);
  trace.run([board.at('a')], { links: true });
  trace.mark(out);
  expect([...out]).toEqual([1, 1, 1, 0]);
  trace.run([board.at('a')], {});
  trace.mark(out);
  expect([...out]).toEqual([1, 1, 0, 0]);
});

test('a line through a box, from one coast to the other', () => {
  const board = draw('a b c d', {
    boxes: ['Box'],
    links: [
      ['a', 'Box'],
      ['Box', 'd'],
    ],
  });
  const barred = board.by({ b: 1, c: 1 });
  const trace = new Trace(board.grid);
  trace.run([board.at('d')], { barred, links: true });
  const out = new Int16Array(board.grid.size);
  expect([...out.subarray(0, trace.line(board.at('a'), out))]).toEqual([board.at('a'), 4, board.at('d')]);
});

test('a unit is commanded by the nearest headquarters within whose radius it stands', () => {
  const { grid } = line;
  const hqs = [
    { hex: line.at('S'), radius: 3 },
    { hex: line.at('f'), radius: 1 },
  ];
  expect(line.show((h) => String(commander(grid, h, hqs)))).toBe('0 0 0 0 1 1');
  const equal = [
    { hex: line.at('S'), radius: 4 },
    { hex: line.at('e'), radius: 4 },
  ];
  expect(commander(grid, line.at('c'), equal)).toBe(0);
  expect(commander(grid, line.at('f'), [{ hex: line.at('S'), radius: 4 }])).toBe(-1);
  expect(commander(grid, line.at('c'), [])).toBe(-1);
});

test('a unit in a box is commanded from that box only', () => {
  const board = draw('a b', { boxes: ['Box'] });
  const box = 2 as HexId;
  expect(commander(board.grid, box, [{ hex: board.at('a'), radius: 9 }])).toBe(-1);
  expect(commander(board.grid, box, [{ hex: box, radius: 0 }])).toBe(0);
});

const field = draw(Array.from({ length: 5 }, () => '. '.repeat(5)).join('\n'));
const bits = fc.array(fc.constantFrom(0, 0, 1), { minLength: field.grid.size, maxLength: field.grid.size });

test('the flood finds exactly the units that have a line, and draws it', () => {
  fc.assert(
    fc.property(bits, bits, bits, fc.nat(24), (enemies, zone, friends, source) => {
      const rules = { enemies, zone, friends };
      const trace = new Trace(field.grid);
      trace.run([source], rules);
      const open = connected(source as HexId, rules);
      const out = new Int16Array(field.grid.size);
      for (const h of field.grid.hexes) {
        expect(trace.runsThrough(h)).toBe(open.has(h));
        expect(trace.reaches(h)).toBe(open.has(h) || around(field.grid, h).some((n) => open.has(n)));
        const length = trace.line(h, out);
        expect(length).toBe(trace.reaches(h) ? trace.length(h) + 1 : 0);
        for (let i = 1; i < length; i++) expect(open.has(out[i] as HexId)).toBe(true);
      }
    }),
  );
});

function connected(source: HexId, rules: TraceRules): Set<HexId> {
  const found = new Set<HexId>(isClosed(rules, source) ? [] : [source]);
  for (const h of found) for (const n of around(field.grid, h)) if (!isClosed(rules, n)) found.add(n);
  return found;
}

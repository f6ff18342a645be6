import type { HexId } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Lifelines, Trace } from '../src/index.ts';
import { draw } from './board.ts';

const line = draw('S b c d e f');

test('a line is cut by whoever comes to stand in it, and runs again when he has gone', () => {
  const enemies = line.by({});
  const lines = new Lifelines(line.grid, { enemies });
  lines.leadTo([line.at('S')]);
  const held = () => line.show((h) => (lines.reaches(h) ? 'x' : '.'));
  expect(held()).toBe('x x x x x x');
  enemies[line.at('c')] = 1;
  lines.changed();
  // He who would stand in c himself does not test his own hex.
  expect(held()).toBe('x x x . . .');
  expect(line.show((h) => (lines.runsThrough(h) ? 'x' : '.'))).toBe('x x . . . .');
  enemies[line.at('c')] = 0;
  lines.changed();
  expect(held()).toBe('x x x x x x');
});

test('a source that is taken away leaves no line behind', () => {
  const lines = new Lifelines(line.grid, {});
  lines.leadTo([line.at('S'), line.at('f')]);
  expect([lines.reaches(line.at('b')), lines.reaches(line.at('e'))]).toEqual([true, true]);
  lines.leadTo([]);
  expect([lines.reaches(line.at('b')), lines.reaches(line.at('e'))]).toEqual([false, false]);
  lines.leadTo([line.at('b')]);
  expect(lines.reaches(line.at('f'))).toBe(true);
});

test('neither barred hexsides are crossed nor roads left', () => {
  const barred = new Lifelines(line.grid, { barredSides: line.sides({ 'c/d': 1 }) });
  const byRoad = new Lifelines(line.grid, { roads: line.sides({ 'S/b': 1, 'd/e': 1 }) });
  for (const lines of [barred, byRoad]) lines.leadTo([line.at('S')]);
  expect(line.show((h) => (barred.reaches(h) ? 'x' : '.'))).toBe('x x x . . .');
  expect(line.show((h) => (byRoad.reaches(h) ? 'x' : '.'))).toBe('x x . . . .');
});

const field = draw(Array.from({ length: 6 }, () => '. '.repeat(6)).join('\n'));
const { size } = field.grid;
const place = fc.nat(size - 1);
/** What happens: an enemy, a zone or a friend comes or goes, or the sources change. */
const happening = fc.oneof(
  fc.record({ what: fc.constantFrom('enemies', 'zone', 'friends'), at: place }),
  fc.record({ what: fc.constant('sources'), at: fc.uniqueArray(place, { maxLength: 3 }) }),
);

test('whatever happens, those have a line whom a flood over the whole map finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(happening, fc.array(place, { maxLength: 8 })), { maxLength: 60 }),
      (course) => {
        const rules = {
          enemies: new Uint8Array(size),
          zone: new Uint8Array(size),
          friends: new Uint8Array(size),
        };
        const lines = new Lifelines(field.grid, rules);
        const trace = new Trace(field.grid);
        let sources: readonly HexId[] = [0 as HexId];
        lines.leadTo(sources);
        for (const [{ what, at }, asked] of course) {
          if (typeof at === 'number') {
            const list = rules[what as keyof typeof rules];
            list[at] = 1 - (list[at] as number);
            lines.changed();
          } else {
            sources = at.map((h) => h as HexId);
            lines.leadTo(sources);
          }
          trace.run(sources, rules);
          for (const h of asked as HexId[]) {
            expect(lines.reaches(h)).toBe(trace.reaches(h));
            expect(lines.runsThrough(h)).toBe(trace.runsThrough(h));
          }
        }
      },
    ),
    { numRuns: 300 },
  );
});

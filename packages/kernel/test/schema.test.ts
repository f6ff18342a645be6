import { expect, test } from 'vitest';
import { layOut } from '../src/schema.ts';
import { counts, flag, int, list, names, starting, table } from './kernel.ts';

const UNIT = names('unit', ['B1', 'B2', 'R1']);
const CHIT = names('chit', ['move', 'fight']);
const rows = (many: number) =>
  names(
    'hex',
    Array.from({ length: many }, (_, i) => `h${i}`),
  );

const bases = (layout: ReturnType<typeof layOut>) => layout.slots.map(({ path, base }) => `${path} ${base}`);

test('entries stand one after another, a table field by field', () => {
  const layout = layOut({ turn: int(1, 9), unit: table(UNIT, { at: int(0, 99), hurt: flag }), end: flag });
  expect(bases(layout)).toEqual(['turn 0', 'unit.at 1', 'unit.hurt 4', 'end 7']);
  expect(layout.size).toBe(8);
  expect(layout.at.get('unit.hurt')).toMatchObject({ base: 4, rows: 3, packed: false, kind: flag });
});

test('a layout can begin behind other cells', () => {
  const layout = layOut({ turn: int(1, 9), end: flag }, 5);
  expect(bases(layout)).toEqual(['turn 5', 'end 6']);
  expect(layout.size).toBe(7);
});

test('a list takes a cell for its length before the items', () => {
  const layout = layOut({ deck: list(CHIT, 4), end: flag });
  expect(bases(layout)).toEqual(['deck# 0', 'deck 1', 'end 5']);
  expect(layout.at.get('deck#')).toMatchObject({ rows: 1 });
  expect(layout.at.get('deck#')?.kind).toMatchObject({ name: 'count', min: 0, max: 4, init: 0 });
  expect(layout.at.get('deck')).toMatchObject({ rows: 4, kind: CHIT });
});

test('a multiset takes a cell for each name', () => {
  const layout = layOut({ cup: counts(CHIT, 7), end: flag });
  expect(bases(layout)).toEqual(['cup 0', 'end 2']);
  expect(layout.at.get('cup')?.kind).toMatchObject({ min: 0, max: 7, init: 0 });
  expect(layOut({ cup: counts(CHIT) }).at.get('cup')?.kind.max).toBe(1000);
});

test('counts are read as plain numbers up to the most there may be', () => {
  const kind = layOut({ cup: counts(CHIT, 12) }).at.get('cup')?.kind;
  expect(['0', '9', '12'].map((word) => kind?.parse(word))).toEqual([0, 9, 12]);
  for (const word of ['13', '-1', '01', '', '1.0', 'x', '1x', 'x1'])
    expect(kind?.parse(word), word).toBeUndefined();
  expect(kind?.text(12)).toBe('12');
});

test('flags of tables with more than 64 rows stand sixteen to a cell', () => {
  const layout = layOut({ hex: table(rows(65), { dug: flag, cost: int(0, 2) }), end: flag });
  expect(layout.at.get('hex.dug')).toMatchObject({ base: 0, rows: 65, packed: true });
  expect(layout.at.get('hex.cost')).toMatchObject({ base: 5, rows: 65, packed: false });
  expect(layout.at.get('end')).toMatchObject({ base: 70 });
});

test('flags of shorter tables, and two-valued lists and counts, have cells of their own', () => {
  const short = layOut({ hex: table(rows(64), { dug: flag }) });
  expect(short.at.get('hex.dug')?.packed).toBe(false);
  expect(short.size).toBe(64);
  expect(layOut({ marks: list(flag, 100) }).at.get('marks')?.packed).toBe(false);
  expect(layOut({ cup: counts(rows(100), 1) }).at.get('cup')?.packed).toBe(false);
});

test('only flags are packed, whatever they start at; other kinds of two values are not', () => {
  const fields = { a: flag, b: starting(flag, 1), c: int(0, 1), d: CHIT, e: int(1, 1), f: int(0, 2) };
  const layout = layOut({ hex: table(rows(80), fields) });
  expect(layout.slots.map((slot) => slot.packed)).toEqual([true, true, false, false, false, false]);
});

test('a field that must stay whole is not packed', () => {
  const layout = layOut({ hex: table(rows(80), { a: flag, b: flag }) }, 0, new Set(['hex.b']));
  expect(layout.slots.map((slot) => slot.packed)).toEqual([true, false]);
});

test('starting changes the initial value and nothing else', () => {
  const kind = starting(flag, 1);
  expect(kind.init).toBe(1);
  expect([kind.name, kind.min, kind.max, kind.text(1), kind.parse('no')]).toEqual(['yes/no', 0, 1, 'yes', 0]);
  expect(flag.init).toBe(0);
});

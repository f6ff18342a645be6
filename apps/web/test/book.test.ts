import { CATALOGUE } from '@bocage/catalogue';
import { type BookLook, fromCatalogue, MemoryDisk, rulebookOf, TableHost } from '@bocage/host';
import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { depthOf, hereIn, leaf, linked, neighbours, pageOf, type Reading, search, sourceParts, turnTo } from '../src/rules/book.ts'; // biome-ignore format: a list

const host = new TableHost({
  load: fromCatalogue,
  rulebook: rulebookOf,
  disk: async () => new MemoryDisk(),
  dice: seeded(1),
  now: () => 0,
  rest: async () => {},
});
const GAMES = CATALOGUE.filter(({ load }) => load !== null).map(({ id }) => id);
const books = new Map<string, BookLook>();
for (const id of GAMES) books.set(id, await host.rulebook(id));
const bookOf = (id: string): BookLook => books.get(id) as BookLook;
const overlord = bookOf('overlord-dday');

test.each(GAMES)('%s: every case stands in one chapter, and every chapter has a title and cases', (id) => {
  const { cases, chapters } = bookOf(id);
  expect(chapters.flatMap(({ rules }) => rules).sort()).toEqual(Object.keys(cases).sort());
  expect(
    chapters.filter(({ title, rules }) => title === '' || rules.length === 0).map((one) => one.id),
  ).toEqual(
    chapters
      .filter((one) => one.rules.length === 0 && chapters.some((other) => other.id.startsWith(`${one.id}.`)))
      .map((one) => one.id),
  );
});

test.each(GAMES)(
  '%s: every step of the rules is somewhere in the sequence of play, and its rules are there',
  async (id) => {
    const { sequence, cases } = bookOf(id);
    const { playable } = await fromCatalogue(id);
    const steps = playable.game.allProcedures.flatMap(({ name, stepNames }) =>
      stepNames.map((step) => `${name}.${step}`),
    );
    expect(steps.filter((step) => hereIn(sequence, [step]).length === 0)).toEqual(
      steps.filter(
        (step) => /^(game|turn|landingPhase|endStage)\./.test(step) && hereIn(sequence, [step]).length === 0,
      ),
    );
    const parts = (of: typeof sequence): typeof sequence =>
      of.flatMap((one) => [one, ...parts(one.parts ?? [])]);
    const all = parts(sequence);
    expect(all.flatMap(({ rule = '' }) => (Object.hasOwn(cases, rule) ? [] : [rule]))).toEqual([]);
    const known = new Set([...steps, ...playable.game.allProcedures.map(({ name }) => name)]);
    expect(all.flatMap(({ at = [] }) => at.filter((step) => !known.has(step)))).toEqual([]);
  },
);

test.each(GAMES)('%s: every chart is a table with its source, under a rule that is there', (id) => {
  const { charts, cases } = bookOf(id);
  expect(charts.length).toBeGreaterThan(0);
  for (const { title, source, rule, tables } of charts) {
    expect(
      [title, source].every((one) => one !== ''),
      title,
    ).toBe(true);
    expect(Object.hasOwn(cases, rule), `${title}: ${rule}`).toBe(true);
    expect(tables.length, title).toBeGreaterThan(0);
    for (const { columns, rows } of tables)
      for (const { cells } of rows)
        expect(cells.length, title).toBe(columns.length === 0 ? 1 : columns.length - 1);
    expect(JSON.stringify(tables), title).not.toMatch(/undefined|\[object|NaN|"[a-z]+[A-Z]\w*"/);
  }
});

test('the table of fights is that of the data, roll by roll', () => {
  const mixed = overlord.charts.find(({ id }) => id === 'crt')?.tables.find(({ title }) => title === 'Mixed');
  const column = mixed?.columns.indexOf('4:1') ?? 0;
  // 27.4: 4:1 mixed at 3, 6 and 7.
  expect([3, 6, 7].map((dice) => mixed?.rows.find(({ head }) => head === String(dice))?.cells[column - 1])).toEqual(['-/1D>1', '1D/1>1', '1<1/1']); // biome-ignore format: one thing
});

test('a search finds a rule by its number first, and any by its words, in whatever order and without accents', () => {
  expect(search(overlord, '27.1.7-c')[0]?.page).toEqual({ kind: 'chapter', id: '27.1.7', rule: '27.1.7-c' });
  expect(search(overlord, '27.1.7')[0]?.page).toEqual({ kind: 'chapter', id: '27.1.7' });
  const hoc = search(overlord, 'eliminates hoc').map(({ head }) => head);
  expect(hoc).toContain('27.1.7-c');
  expect(search(overlord, 'hoc ELIMINATES').map(({ head }) => head)).toEqual(hoc);
  expect(search(bookOf('dark-summer'), 'fallschirmjager').length).toBeGreaterThan(0);
  expect(search(overlord, 'weather')[0]?.head).not.toBe('');
  expect(search(overlord, 'zeppelin')).toEqual([]);
  expect(search(overlord, '  ')).toEqual([]);
});

test('charts are found too, by what is in their rows', () => {
  expect(search(overlord, 'resistance chits').map(({ page }) => page)).toContainEqual({
    kind: 'chart',
    id: 'resistance',
  });
});

test('a chapter has its neighbours, and lies as deep as its number', () => {
  const { before, after } = neighbours(overlord, '27.1.4');
  expect([before?.id, after?.id]).toEqual(['27.1.3', '27.1.5']);
  expect(neighbours(overlord, '27.0').before).toBeUndefined();
  const depth = (id: string): number => depthOf(overlord, { id, title: '', rules: [] });
  expect([depth('27.1'), depth('27.1.4')]).toEqual([0, 1]);
});

test('a number leads to its case, a chapter to its head, and what is nowhere to the contents', () => {
  expect(pageOf(overlord, '27.2.4-a')).toEqual({ kind: 'chapter', id: '27.2.4', rule: '27.2.4-a' });
  expect(pageOf(overlord, '27.2.4')).toEqual({ kind: 'chapter', id: '27.2.4' });
  expect(pageOf(overlord, '99.9')).toEqual({ kind: 'contents' });
  expect(linked(overlord, 'As 27.2.4 says, not 8.7.')).toEqual([
    { text: 'As ' },
    { text: '27.2.4', rule: '27.2.4' },
    { text: ' says, not ' },
    { text: '8.7' },
    { text: '.' },
  ]);
});

test('the sequence knows the innermost part that it has a place for', () => {
  const title = (path: readonly string[]): string => {
    let parts = overlord.sequence;
    let found = '';
    for (const i of hereIn(parts, path)) {
      found = parts[i]?.title ?? '';
      parts = parts[i]?.parts ?? [];
    }
    return found;
  };
  expect(title(['game.nextPhase', 'landingPhase.alliedAction', 'action.move'])).toBe('Move');
  expect(title(['game.nextPhase', 'landingPhase.alliedAction', 'action.resolve', 'combat.advance'])).toBe(
    'Fight them',
  );
  expect(title(['game.preliminary', 'preliminary.drop'])).toBe('The night drops');
  expect(title([])).toBe('');
});

test('one turns pages, back and on again; a new page forgets those gone back from', () => {
  let reading: Reading = { pages: [{ kind: 'contents' }], at: 0 };
  reading = turnTo(turnTo(reading, { kind: 'sequence' }), { kind: 'charts' });
  reading = leaf(leaf(reading, -1), -1);
  expect(reading.at).toBe(0);
  expect(leaf(reading, -1).at).toBe(0);
  expect(leaf(reading, 1).at).toBe(1);
  expect(turnTo(reading, { kind: 'charts' }).pages).toEqual([{ kind: 'contents' }, { kind: 'charts' }]);
  expect(turnTo(reading, { kind: 'contents' })).toEqual(reading);
});

test('a source is told by its sorts', () => {
  expect(sourceParts('rule 27.4: 4:1 mixed; 3:1 mixed; design: every other cell')).toEqual([
    { sort: 'rule', text: 'rule 27.4: 4:1 mixed; 3:1 mixed' },
    { sort: 'design', text: 'design: every other cell' },
  ]);
});

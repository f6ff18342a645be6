import { refusals } from '@bocage/kernel';
import { chartsOf } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { AIRBORNE_CASES } from '../src/cases/airborne.ts';
import { AMPHIBIOUS_CASES } from '../src/cases/amphibious.ts';
import { ASSAULT_CASES } from '../src/cases/assault.ts';
import { FIRE_CASES } from '../src/cases/fire.ts';
import { MOVEMENT_CASES } from '../src/cases/movement.ts';
import { OPENING_CASES } from '../src/cases/opening.ts';
import { RESULTS_CASES } from '../src/cases/results.ts';
import { SCENARIO_CASES } from '../src/cases/scenarios.ts';
import { STACKING_CASES } from '../src/cases/stacking.ts';
import { SUPPORT_CASES } from '../src/cases/support.ts';
import { CASES } from '../src/cases.ts';
import { CHARTS } from '../src/data/charts.ts';
import { FAILED } from '../src/refusals.ts';
import { CHART_WORDS } from '../src/rulebook/words.ts';

/** The chapters of the book that each part of the catalogue has, in their order. */
const PARTS: readonly (readonly [Readonly<Record<string, string>>, readonly string[]])[] = [
  [OPENING_CASES, ['1', '2', '3']],
  [AIRBORNE_CASES, ['4']],
  [AMPHIBIOUS_CASES, ['5']],
  [MOVEMENT_CASES, ['6', '7']],
  [STACKING_CASES, ['8', '9']],
  [FIRE_CASES, ['10.1', '10.2']],
  [ASSAULT_CASES, ['10.3']],
  [RESULTS_CASES, ['10.4', '10.5', '10.6', '10.7']],
  [SUPPORT_CASES, ['11', '12', '13', '14', '15', '16', '17']],
  [SCENARIO_CASES, ['18', '19']],
];
const IDS = Object.keys(CASES);
/** `10.3.5-b2` in its parts, to be compared with the next one. */
const numbers = (id: string): number[] => (id.split('-')[0] as string).split('.').map(Number);

test('a case has a number as the book writes it, and a letter', () => {
  expect(IDS.filter((id) => !/^\d{1,2}(\.\d{1,2}){1,2}-[a-z]\d?$/.test(id))).toEqual([]);
});

test('no number is given twice, in one part or in two', () => {
  const all = PARTS.flatMap(([part]) => Object.keys(part));
  expect(all).toEqual(IDS);
  expect(new Set(all).size).toBe(499);
});

test('no number is the beginning of another, so that a search for it finds it alone', () => {
  const sorted = [...IDS].sort();
  expect(sorted.filter((id, i) => sorted[i + 1]?.startsWith(id))).toEqual([]);
});

test('each part has its own chapters, and the whole stands in the order of the book', () => {
  for (const [part, chapters] of PARTS) {
    const strays = Object.keys(part).filter((id) => !chapters.some((one) => id.startsWith(`${one}.`)));
    // 10.4-a has its letter where other sections have a third number.
    expect(strays.filter((id) => !chapters.includes(id.split('-')[0] as string))).toEqual([]);
  }
  const astray = IDS.filter((id, i) => {
    const next = IDS[i + 1];
    if (next === undefined) return false;
    const [here, there] = [numbers(id), numbers(next)];
    const differ = here.findIndex((part, place) => part !== there[place]);
    return differ >= 0 && (there[differ] ?? 0) < (here[differ] as number);
  });
  expect(astray).toEqual([]);
});

test('each case is told in one to five sentences of a sensible length', () => {
  for (const [id, text] of Object.entries(CASES)) {
    expect(text, id).toMatch(/^[A-Z].*[^ .]\.$/);
    expect([id, text.length >= 25, text.length <= 300]).toEqual([id, true, true]);
    expect([id, text.split(/[.!?](?: |$)/).length - 1 <= 5]).toEqual([id, true]);
  }
});

test('no two cases are told in the same words', () => {
  const texts = Object.values(CASES);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test('cases and conditions are for players: no shorthand, no straight apostrophe, one spelling', () => {
  const conditions = Object.entries(FAILED).map(([name, [, text]]): [string, string] => [name, text]);
  for (const [name, text] of [...Object.entries<string>(CASES), ...conditions]) {
    expect(text, name).not.toMatch(/\b(DRM|MPs?|MA|CF|PF|ZOCs?|ASPs?|DZs?|HQs?|TEC|CRT|LOS|d6|2d6)\b/);
    expect(text, name).not.toMatch(/armor|defens(?!i)|center|color|'/i);
  }
});

test('every condition cites a case, in a clause of its own that is no whole sentence', () => {
  const texts: readonly string[] = Object.values(CASES);
  for (const [name, [rule, text]] of Object.entries(FAILED)) {
    expect([name, Object.hasOwn(CASES, rule)]).toEqual([name, true]);
    expect(text, name).toMatch(/^(?!A |The |In |Units )[a-zA-Z][^.]+$/);
    expect([name, text.length <= 100, texts.includes(text)]).toEqual([name, true, false]);
  }
});

test('a refusal is found by its case as well as by its condition', () => {
  const no = refusals(CASES, FAILED);
  expect(no('zoneToZone')).toEqual({ rule: '9.1.2-a', text: FAILED.zoneToZone[1] });
  expect(no('6.2.8-a')).toEqual({ rule: '6.2.8-a', text: CASES['6.2.8-a'] });
});

test('every chart has a title, cites a case and fills a table', () => {
  const charts = Object.keys(CHARTS).filter((key) => key !== 'source');
  expect(Object.keys(CHART_WORDS.titles).sort()).toEqual(charts.sort());
  for (const { title, rule, tables } of chartsOf(CHARTS, CHART_WORDS)) {
    expect([title, Object.hasOwn(CASES, rule)]).toEqual([title, true]);
    expect([title, tables.some(({ rows }) => rows.length > 0)]).toEqual([title, true]);
  }
});

test('MDD 5.6.6-c, 10.2.8-k2: the examples can be read off the tables as they are shown', () => {
  const table = (chart: string, title: string): ReadonlyMap<string, readonly string[]> => {
    const tables = chartsOf(CHARTS, CHART_WORDS).find((one) => one.title === chart)?.tables ?? [];
    const rows = tables.find((one) => one.title === title)?.rows ?? [];
    return new Map(rows.map(({ head, cells }) => [head, cells]));
  };
  // L4 to L1, IN, R1, and then R2.
  expect(table('Drift of a landing', 'Roll by tide').get('Average')?.[6]).toBe('12 to 14');
  const column = table('Results of a combat', 'Column by differential').get('Mixed')?.indexOf('19 or more');
  expect(table('Results of a combat', 'Letter by column and protection factor').get('2')?.[column ?? 0]).toBe(
    'G',
  );
});

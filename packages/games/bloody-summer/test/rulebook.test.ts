import { misplacedCases, misplacedSteps, poorCharts } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';

test('every case stands in a chapter, and every chapter has cases', () => {
  expect(misplacedCases(bloodySummer, rulebook)).toEqual([]);
});

test('every step of the rules is somewhere in the sequence of play, once, and its rules are there', () => {
  expect(misplacedSteps(bloodySummer, rulebook)).toEqual([]);
});

test('every chart is a table with its source, under a rule that is there', () => {
  expect(rulebook.charts.length).toBe(17);
  expect(poorCharts(bloodySummer, rulebook)).toEqual([]);
  for (const { title, tables } of rulebook.charts) {
    for (const { columns, rows } of tables)
      for (const { cells } of rows)
        expect(cells.length, title).toBe(columns.length === 0 ? 1 : columns.length - 1);
    expect(JSON.stringify(tables), title).not.toMatch(/undefined|\[object|NaN|"[a-z]+[A-Z]\w*"/);
  }
});

const table = (chart: string, title: string) =>
  rulebook.charts.find(({ id }) => id === chart)?.tables.find((one) => one.title === title);
const row = (chart: string, title: string, head: string): readonly string[] | undefined =>
  table(chart, title)?.rows.find((one) => one.head === head)?.cells;

test('the tables that are made by hand have the figures of the data', () => {
  expect(row('crt', '', '6')?.at(-1)).toBe('- | L3 D2 R X');
  expect(row('terrainEffects', 'Hexes', 'Marsh')).toEqual(['3', '3', '4', '–', '1', 'yes', 'no']);
  expect(row('terrainEffects', 'Along a way, in place of all else', 'Road')).toEqual(['1', '½', '½', '½']);
  expect(table('bombardment', 'Result by die and points')?.columns.slice(-2)).toEqual([
    '5 to 6',
    '7 or more',
  ]);
  expect(row('bombardment', 'Result by die and points', '6')?.at(-1)).toBe('A2 D');
  expect(row('turns', 'Turns', '7')).toEqual(['18 July', '24 July']);
  expect(row('weather', 'Weather by the adjusted die', '4 to 5')).toEqual(['Overcast']);
  expect(row('resources', 'German replacements, by the die of the initiative', '4')).toEqual([
    '1',
    '1',
    '0',
    '0',
  ]);
  expect(row('navy', 'Points in a phase', '5')).toEqual(['0', '1', '2', '2']);
  expect(row('landing', 'The 5th Rangers', '3 to 6')).toEqual(['at Omaha']);
});

import type { Part } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases.ts';
import { montysDday } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';

const under = (id: string, rule: string): boolean =>
  rule.startsWith(id) && /^[-.]/.test(rule.slice(id.length));
const partsOf = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => [part, ...partsOf(part.parts ?? [])]);
const PARTS = partsOf(rulebook.sequence);

test('every case stands in a chapter, and every chapter has cases', () => {
  const ids = Object.keys(CASES);
  expect(ids.filter((rule) => !rulebook.chapters.some(({ id }) => under(id, rule)))).toEqual([]);
  expect(rulebook.chapters.filter(({ id }) => !ids.some((rule) => under(id, rule)))).toEqual([]);
  expect(new Set(rulebook.chapters.map(({ title }) => title)).size).toBe(rulebook.chapters.length);
});

test('every step of the rules is somewhere in the sequence of play, once, and its rules are there', () => {
  const steps = montysDday.allProcedures.flatMap(({ name, stepNames }) =>
    stepNames.map((step) => ({ name, step: `${name}.${step}` })),
  );
  const at = PARTS.flatMap((part) => part.at ?? []);
  expect(new Set(at).size).toBe(at.length);
  expect(steps.filter(({ name, step }) => !at.includes(name) && !at.includes(step))).toEqual([]);
  const known = new Set(steps.flatMap(({ name, step }) => [name, step]));
  expect(at.filter((step) => !known.has(step))).toEqual([]);
  expect(PARTS.filter(({ rule = '' }) => !Object.hasOwn(CASES, rule))).toEqual([]);
});

test('every chart is a table with its source, under a rule that is there', () => {
  expect(rulebook.charts.length).toBeGreaterThan(30);
  for (const { title, source, rule, tables } of rulebook.charts) {
    expect(title).not.toBe('');
    expect(source).toMatch(/^(rule|design|history)/);
    expect(CASES).toHaveProperty([rule]);
    expect(tables.length, title).toBeGreaterThan(0);
  }
});

import { misplacedCases, misplacedSteps, poorCharts } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';
import { rulebook } from '../src/rulebook/index.ts';

test('every case stands in a chapter, and every chapter has cases', () => {
  expect(misplacedCases(montysDday, rulebook)).toEqual([]);
});

test('every step of the rules is somewhere in the sequence of play, once, and its rules are there', () => {
  expect(misplacedSteps(montysDday, rulebook)).toEqual([]);
});

test('every chart is a table with its source, under a rule that is there', () => {
  expect(rulebook.charts.length).toBeGreaterThan(30);
  expect(poorCharts(montysDday, rulebook)).toEqual([]);
});

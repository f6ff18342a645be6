import { expect, test } from 'vitest';
import { refusals } from '../src/index.ts';

test('a refusal carries the number of its case and the sentence of the catalogue', () => {
  const no = refusals({ '6.3': 'Not from zone to zone.', '6.4': 'Not into a lake.' });
  expect(no('6.3')).toEqual({ rule: '6.3', text: 'Not from zone to zone.' });
  expect(no('6.4')).toEqual({ rule: '6.4', text: 'Not into a lake.' });
});

test('a refusal is made once and cannot be changed', () => {
  const no = refusals({ '6.3': 'Not from zone to zone.' });
  expect(no('6.3')).toBe(no('6.3'));
  expect(Object.isFrozen(no('6.3'))).toBe(true);
});

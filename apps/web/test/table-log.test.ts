import type { Presentation } from '@bocage/catalogue';
import { event, names } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { eventLook } from '../src/table/log.ts';

test('an event of the log cites the rule by which it happened, not the usual one of its kind', () => {
  const type = event('lost', '5.6', '{unit} loses a step.', { unit: names('unit', ['A']) });
  const happened = { type, args: { unit: 0 }, rule: '9.2', seen: 1 };
  expect(eventLook(happened, {} as Presentation)).toMatchObject({ text: 'A loses a step.', rule: '9.2' });
});

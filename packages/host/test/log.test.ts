import type { Presentation } from '@bocage/catalogue';
import { type EventType, names } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { eventLook } from '../src/log.ts';

test('an event of the log cites the rule by which it happened, not the usual one of its kind', () => {
  const args = { unit: names('unit', ['A']) };
  const type: EventType = { name: 'lost', rule: '5.6', say: '{unit} loses a step.', args };
  const happened = { type, args: { unit: 0 }, rule: '9.2', seen: 1 };
  expect(eventLook(happened, {} as Presentation)).toMatchObject({ text: 'A loses a step.', rule: '9.2' });
});

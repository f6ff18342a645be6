import type { Presentation } from '@bocage/catalogue';
import { type EventType, int, names } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { eventLook } from '../src/log.ts';

test('an event of the log cites the rule by which it happened, not the usual one of its kind', () => {
  const args = { unit: names('unit', ['A']) };
  const type: EventType = { name: 'lost', rule: '5.6', say: '{unit} loses a step.', args };
  const happened = { type, args: { unit: 0 }, rule: '9.2', seen: 1 };
  expect(eventLook(happened, {} as Presentation)).toMatchObject({ text: 'A loses a step.', rule: '9.2' });
});

const PLACE = int(0, 9);
const place = { ...PLACE, name: 'place', text: (at: number) => `P${at}` };
const type: EventType = {
  name: 'shot',
  rule: '4.3',
  say: '{unit} shoots at {hex}: {die}.',
  args: { unit: names('unit', ['A']), hex: place, die: int(1, 6), from: place },
};
const shot = { type, args: { unit: 0, hex: 4, die: 5, from: 3 }, rule: '4.3', seen: 1 };
const strokes = [{ kind: 'line', places: [3, 4] }] as const;

test('a drawing has what came of it in the words of players, else the sentence', () => {
  const looks = ['die {die} on {hex}', undefined].map((result) =>
    eventLook(shot, { draw: () => ({ weight: 'heavy', strokes, ...(result === undefined ? {} : { result }) }) } as unknown as Presentation),
  ); // biome-ignore format: a call
  expect(looks.map(({ drawing }) => drawing?.result)).toEqual(['die 5 on P4', 'A shoots at P4: 5']);
  expect(looks[0]?.drawing).toMatchObject({ weight: 'heavy', strokes });
});

test('what a sentence does not name is for the drawing alone: an event is not about it', () => {
  expect(eventLook(shot, { draw: () => null } as unknown as Presentation)).toEqual({
    name: 'shot',
    text: 'A shoots at P4: 5.',
    parts: expect.anything(),
    rule: '4.3',
    units: [0],
    places: [4],
  });
});

import type { StrokeLook } from '@bocage/catalogue';
import type { LogEntry } from '@bocage/host';
import { expect, test } from 'vitest';
import { soundsOf } from '../src/sound/kinds.ts';

const entry = (more: Partial<LogEntry>): LogEntry => ({
  ply: 1,
  side: 0,
  step: '',
  heading: '',
  caption: '',
  rule: '',
  answer: 'x',
  said: null,
  names: { units: [], places: [] },
  forced: [],
  events: [],
  ...more,
});
const happened = (...kinds: StrokeLook['kind'][]): LogEntry =>
  entry({
    events: kinds.map((kind) => ({
      name: 'x',
      text: '',
      parts: [],
      rule: '',
      units: [],
      places: [],
      drawing: { weight: 'normal', strokes: [{ kind, places: [] }], result: '' },
    })),
  });

test('dice and cards of Chance, fire and losses are heard in their order; the rest is silent', () => {
  const news = [
    entry({ side: -1 }),
    entry({ side: -1, draw: 'card 12' }),
    happened('path', 'line', 'burst', 'cross', 'flag'),
  ];
  expect(soundsOf(news)).toEqual(['dice', 'card', 'gun', 'loss']);
  expect(soundsOf([happened('path', 'ring')])).toEqual([]);
});

test('what the onlooker may not know is not heard, the same not twice running, and never more than a few', () => {
  expect(soundsOf([entry({ side: -1, answer: null })])).toEqual([]);
  expect(soundsOf([happened('line', 'burst', 'line')])).toEqual(['gun']);
  const many = Array.from({ length: 8 }, (_, i) => (i % 2 === 0 ? 'line' : 'cross'));
  expect(soundsOf([happened(...(many as StrokeLook['kind'][]))])).toHaveLength(5);
});

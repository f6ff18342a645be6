import { CATALOGUE } from '@bocage/catalogue';
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
const happened = (...names: string[]): LogEntry =>
  entry({ events: names.map((name) => ({ name, text: '', parts: [], rule: '', units: [], places: [] })) });

test('dice and cards of Chance, guns and losses are heard in their order; the rest is silent', () => {
  const news = [
    entry({ side: -1 }),
    entry({ side: -1, draw: 'card 12' }),
    happened('moved', 'fired', 'lost'),
  ];
  expect(soundsOf(news)).toEqual(['dice', 'card', 'gun', 'loss']);
  expect(soundsOf([happened('moved', '__proto__', 'constructor')])).toEqual([]);
});

test('what the onlooker may not know is not heard, the same not twice running, and never more than a few', () => {
  expect(soundsOf([entry({ side: -1, answer: null })])).toEqual([]);
  expect(soundsOf([happened('fired', 'shelled', 'barraged')])).toEqual(['gun']);
  expect(soundsOf([happened(...'fired lost fired lost fired lost fired lost'.split(' '))])).toHaveLength(5);
});

test('every game that can be played is heard: guns and losses are among its events', async () => {
  for (const { id, load } of CATALOGUE) {
    const playable = await load?.();
    if (playable === undefined) continue;
    const names = playable.game.events.map(({ name }) => name);
    const sounds = new Set(names.flatMap((name) => soundsOf([happened(name)])));
    expect([...sounds], id).toEqual(expect.arrayContaining(['gun', 'loss']));
  }
});

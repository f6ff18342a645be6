import type { PlayableGame, Presentation } from '@bocage/catalogue';
import { makeGrid } from '@bocage/hex';
import { type Game, UNKNOWN } from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';
import { ALLIES, TRIO, trio } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { TableHost } from '../src/host.ts';
import { MemoryDisk } from '../src/memory.ts';
import type { NewGame, Scene } from '../src/protocol.ts';
import { fine, groundOf } from './ground.ts';

const bids = (seen: { bid: { secret: { get(side: number): number } } }): string =>
  TRIO.words
    .map((_, side) => seen.bid.secret.get(side))
    .map((many) => (many === UNKNOWN ? '?' : many))
    .join(' ');
const grid = makeGrid({
  top: 'flat',
  order: 'column-row',
  columns: [1, 1],
  rows: [1, 1],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'odd',
  shift: 'south',
});
const presentationOf = (sides: readonly string[]): Presentation => ({
  grid,
  sides,
  boxes: [],
  overlays: [],
  verbs: {},
  previews: [],
  scenarios: {},
  options: {},
  caption: (seen) => bids(seen as never),
  counters: () => [],
  marks: () => [],
  tracks: () => [],
  sheet: () => null,
});

const LONG = ['Americans', 'British', 'Germans'];
function hostOf(sides: readonly string[], camps: Readonly<Record<string, readonly string[]>>): TableHost {
  const playable: PlayableGame = {
    game: trio({ sides, camps }) as unknown as Game,
    presentation: presentationOf(LONG.slice(0, sides.length)),
  };
  const disk = new MemoryDisk();
  return new TableHost({ ...groundOf(disk), load: async () => ({ title: 'Bidding', playable }) });
}
const NEW: NewGame = { game: 'bidding', scenario: 'plain', options: {}, seats: ['human', 'human', 'random'] };
const seen = ({ onlooker, caption, isSecret, turn, prompt }: Scene) => ({
  onlooker,
  caption,
  isSecret,
  turn,
  asks: prompt?.side ?? null,
});

test('three sides in two camps, each with its own seat: what one of two people bids the other does not see', async () => {
  const host = hostOf(TRIO.words, ALLIES);
  const { facts, scene } = await host.begin({ ...NEW });
  expect([facts.sides, facts.camps, facts.tones]).toEqual([LONG, [[0, 1], [2]], [0, 2, 1]]);
  expect(seen(scene)).toEqual({ onlooker: 0, caption: '0 ? ?', isSecret: true, turn: 'human', asks: 0 });
  const next = fine(await host.act('bid', [3]));
  expect(seen(next)).toEqual({ onlooker: 1, caption: '? 0 ?', isSecret: true, turn: 'human', asks: 1 });
  expect(await host.exportRecord()).not.toContain('seats');
});

test('one seat on two of three sides: it sees what both know, and its record says who sat where', async () => {
  const host = hostOf(TRIO.words, ALLIES);
  const { scene } = await host.begin({ ...NEW, held: [[0, 1], [2]] });
  expect(seen(scene)).toEqual({ onlooker: 0, caption: '0 0 ?', isSecret: false, turn: 'human', asks: 0 });
  const next = fine(await host.act('bid', [3]));
  expect(seen(next)).toEqual({ onlooker: 1, caption: '3 0 ?', isSecret: false, turn: 'human', asks: 1 });
  expect(next.whyNotUndo).toBeNull();
  const other = fine(await host.act('bid', [2]));
  expect(other.turn).toBe('opponent');
  const { scene: again } = await host.open(next.save);
  expect(again.caption).toBe('3 2 ?');
  const over = await host.step();
  expect(over.outcome).toMatchObject({ winner: 0, grade: 'marginal' });
  const record = await host.exportRecord();
  expect(record).toContain('seats us+commonwealth german\n');
  expect(readRecord(trio({ camps: ALLIES }), record).seats).toEqual([[0, 1], [2]]);
  expect(await host.look(record)).toMatchObject({ sides: LONG, held: [[0, 1], [2]] });
});

test('seats that leave a side out, or that two players would hold, are refused', async () => {
  const host = hostOf(TRIO.words, ALLIES);
  for (const held of [[[0, 1]], [[0], [1, 2]]])
    await expect(host.begin({ ...NEW, held })).rejects.toThrow('3 sides');
});

test('two sides of one camp win or lose together against the cards', async () => {
  const host = hostOf(['us', 'commonwealth'], { allies: ['us', 'commonwealth'] });
  const { facts } = await host.begin({ ...NEW, seats: ['human', 'human'] });
  expect(facts.camps).toEqual([[0, 1]]);
  await host.act('bid', [3]);
  expect(fine(await host.act('bid', [1])).outcome).toMatchObject({ winner: -1, text: '4' });
});

test('one side alone', async () => {
  const host = hostOf(['us'], { allies: ['us'] });
  await host.begin({ ...NEW, seats: ['human'] });
  expect(fine(await host.act('bid', [1])).outcome).toMatchObject({ winner: -1, text: '1' });
});

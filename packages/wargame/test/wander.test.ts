import { type HexId, makeGrid } from '@bocage/hex';
import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { checkPath, type MoveRules, Reach, StepPrices, wander } from '../src/index.ts';

const grid = makeGrid({
  top: 'flat',
  order: 'column-row',
  columns: [1, 7],
  rows: [1, 7],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'south',
});
const nothing = new Uint8Array(grid.size);
const why = (text: string) => ({ rule: '1', text });
/** Clear ground but for one impassable hex and a dear one, an enemy whose zone stops movers, and no end on a certain hex. */
function rulesOf(): MoveRules {
  const terrain = new Uint8Array(grid.size).fill(1);
  terrain[grid.find('0303')] = 0;
  terrain[grid.find('0404')] = 2;
  const enemies = new Uint8Array(grid.size);
  enemies[grid.find('0606')] = 1;
  const felt = new Uint8Array(grid.size);
  for (let d = 0; d < 6; d++) felt[grid.neighbours[6 * grid.find('0606') + d] as HexId] = 1;
  const none = grid.find('0205');
  return {
    prices: new StepPrices(
      grid,
      { terrain, sides: new Uint8Array(grid.sideCount), roads: new Uint8Array(grid.sideCount) },
      { terrain: [-1, 1, 3], sides: [0], roads: [0] },
    ),
    enemies,
    zones: [{ felt, stop: true, zoneToZone: why('zone') }],
    stops: nothing,
    end: (hex) => (hex === none ? why('end') : null),
    reasons: {
      broken: why('broken'),
      terrain: why('terrain'),
      side: why('side'),
      enemy: why('enemy'),
      stopped: why('stopped'),
      allowance: why('allowance'),
    },
  };
}

test('a way at random is always legal, and in time comes to every place that can be reached', () => {
  const rules = rulesOf();
  const mover = { start: grid.find('0404'), allowance: 3, minimumMove: true };
  const reach = new Reach(grid);
  const all = new Set(Array.from({ length: reach.run(rules, mover) }, (_, i) => reach.at(i)));
  const random = seeded(1944);
  const found = new Set<HexId>();
  for (let i = 0; i < 3000; i++) {
    const way = wander(rules, mover, random);
    if (way.length === 0) continue;
    expect(checkPath(rules, mover, [mover.start, ...way]).reason).toBeNull();
    found.add(way.at(-1) as HexId);
  }
  expect(found).toEqual(all);
});

test('who cannot pay for any step may still make one, and who has no points none', () => {
  const rules = rulesOf();
  const start = grid.find('0504');
  const poor = { start, allowance: 1, minimumMove: true };
  const ends = new Set(Array.from({ length: 300 }, (_, i) => wander(rules, poor, seeded(i)).join()));
  expect(ends).toContain(String(grid.find('0404')));
  expect(wander(rules, { start, allowance: 0, minimumMove: true }, seeded(1))).toEqual([]);
});

import { expect, test } from 'vitest';
import { grid, isHex, PLACE, STRATEGIC } from '../src/map.ts';
import { BOXES } from '../src/presentation/boxes.ts';

const strategic = BOXES.find(({ id }) => id === 'strategic');
const boxes = strategic?.boxes ?? [];

test('N44 4.1.2: every box of the strategic map has a place of its own on the chart', () => {
  expect(boxes.map(({ at }) => at)).toEqual(STRATEGIC);
  const spots = boxes.map(({ spot }) => `${spot?.x} ${spot?.y}`);
  expect(new Set(spots).size).toBe(STRATEGIC.length);
  expect(strategic?.map?.title).toBe('Normandy');
});

test('N44 4.1.2: its lines are those of the map, each from both ends', () => {
  for (const { at, links = [] } of boxes) {
    expect(links.filter((to) => !isHex(to))).toEqual(
      STRATEGIC.filter((to) => to !== at && grid.linked(at, to)),
    );
    for (const to of links) expect(grid.linked(at, to), `${PLACE.text(at)} ${PLACE.text(to)}`).toBe(true);
  }
});

test('N44 1.1.2.1-b: twelve exit hexes lead to four of the boxes', () => {
  const exits = boxes.map(({ links = [] }) => links.filter((to) => isHex(to)).length);
  expect(exits.filter((count) => count > 0)).toEqual([3, 3, 3, 3]);
});

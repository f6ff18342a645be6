import type { Grid, HexId } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { type Entry, hexesOf, labelOf, middleOf } from './entries.ts';
import { type Figure, fireDot, plate } from './figures.ts';
import { wordsOf } from './kinds.ts';
import { INK } from './palette.ts';
import type { XY } from './svg.ts';

const STRENGTHS = ['intense', 'steady', 'sporadic'] as const;

const FIRE_COLOURS: Readonly<Record<string, readonly [string, string]>> = {
  purple: ['#6a2c91', 'P'],
  orange: ['#b85a00', 'O'],
  red: ['#b01f24', 'R'],
  blue: ['#1f5fa8', 'B'],
  green: ['#1b6b34', 'G'],
  brown: ['#6b431d', 'N'],
};

/** Whether an entry has a field of fire. */
export function isFirer(entry: Entry): boolean {
  return STRENGTHS.some((strength) => typeof entry[strength] === 'string');
}

/** Positions with a field of fire: their plates, and a row of dots in every hex that they shoot at. */
export function fireFigures(map: MapData, grid: Grid): Figure[] {
  const firers = Object.values(map.marks).flatMap(({ entries }) => entries.filter(isFirer));
  const dots = new Map<HexId, { entry: Entry; strength: (typeof STRENGTHS)[number] }[]>();
  for (const entry of firers) {
    for (const strength of STRENGTHS) {
      for (const h of hexesOf(entry, grid, [strength])) {
        dots.set(h, [...(dots.get(h) ?? []), { entry, strength }]);
      }
    }
  }
  const plates = firers.flatMap((entry) =>
    hexesOf(entry, grid).map((h) => plate(labelOf(entry), middleOf(grid, h), colourOf(entry)[0], 15)),
  );
  return [...[...dots].flatMap(([h, list]) => dotRow(middleOf(grid, h), list)), ...plates];
}

function dotRow(at: XY, list: readonly { entry: Entry; strength: (typeof STRENGTHS)[number] }[]): Figure[] {
  const perRow = 5;
  return list.map(({ entry, strength }, i) => {
    const inRow = Math.min(perRow, list.length - perRow * Math.floor(i / perRow));
    const x = at.x + ((i % perRow) - (inRow - 1) / 2) * 14.5;
    const [fill, letter] = colourOf(entry);
    return fireDot({ x, y: at.y + 22 + 14.5 * Math.floor(i / perRow) }, fill, strength, letter);
  });
}

function colourOf(entry: Entry): readonly [string, string] {
  return FIRE_COLOURS[String(entry.colour)] ?? [INK, ''];
}

/** The signs of fire, for the legend. */
export function fireSamples(at: XY): { words: string; sample: string }[] {
  const [fill, letter] = FIRE_COLOURS.red as readonly [string, string];
  return [
    { words: 'German position', sample: plate('WN 64', at, fill, 19).svg },
    ...STRENGTHS.map((strength) => ({
      words: `${wordsOf(strength)} fire`,
      sample: fireDot(at, fill, strength, letter).svg,
    })),
  ];
}

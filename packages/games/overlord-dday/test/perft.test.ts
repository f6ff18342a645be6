import { readdirSync, readFileSync } from 'node:fs';
import { perft, readPosition, resume, writePosition } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';
import { countOnCopies, legal, type Play, refusal } from './scene.ts';

const folder = new URL('golden/', import.meta.url);
const text = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const golden = (name: string): Play => resume(readPosition(overlordDday, text(`${name}.position`)));

/** Ways to go on from the positions in golden/, decisions of Chance included, by depth from 1. */
const NODES: readonly (readonly [name: string, nodes: readonly number[]])[] = [
  ['assault', [17, 326, 2_406, 16_222]], // 15 sets against WN 66, one against WN 64, or none
  // Fifteen throws cost the defender a step of three ways, 17 the attacker one of four; 4 go on to 6 dice.
  ['hedgerows', [36, 137, 633, 6_568]],
  ['march', [62, 1_647, 13_064]],
];
/** The largest count up to this is made a second time. */
const FEW = 700;

test.each(NODES)(
  'the ways to go on from %s are counted',
  (name, nodes) => {
    const { engine } = golden(name);
    const before = engine.snapshot();
    expect(nodes.map((_, i) => perft(engine, i + 1))).toEqual(nodes);
    expect(engine.snapshot()).toEqual(before);
  },
  60_000,
);

test.each(NODES)(
  'the counts from %s are those of play on copies',
  (name, nodes) => {
    const depth = nodes.findLastIndex((count) => count <= FEW) + 1;
    expect(countOnCopies(golden(name).engine, depth)).toBe(nodes[depth - 1]);
  },
  60_000,
);

test.each(readdirSync(folder))('%s reads and writes back to the byte', (file) => {
  expect(writePosition(readPosition(overlordDday, text(file)))).toBe(text(file));
});

const UNITS = ['2/16', '1/116', '1/18', '5Rgr', 'WN66/352'];
const HEXES = ['N2931', 'N2932', 'N3031', 'N3032', 'N3131', 'N3132'];

test('TKG 27.2.4-h: what is listed is what the referee accepts of all attacks anybody could think of', () => {
  const match = golden('assault');
  const accepted: string[] = [];
  for (const hex of HEXES)
    for (let set = 0; set < 1 << UNITS.length; set++) {
      const units = UNITS.filter((_, i) => (set & (1 << i)) !== 0).join('+') || 'none';
      if (refusal(match, `attack ${hex} ${units}`) === '') accepted.push(`attack ${hex} ${units}`);
    }
  expect(accepted.sort()).toEqual(legal(match, 'attack').sort());
});

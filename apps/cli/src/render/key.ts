import type { Drawing, KeyLook } from '@bocage/catalogue';
import { counterShape } from './counters.ts';
import { EDGE, lineSample, symbolShape } from './ground.ts';
import { sideShape, sideStyle } from './sides.ts';
import { element, INK, lettering, type Spot } from './xml.ts';

/** A word of the key and its sample. */
interface Entry {
  readonly text: string;
  readonly sample: (at: Spot) => string;
}

const LINES = ['river', 'road'] as const;
const LETTER = 7.5;

/** The key in one row: the sides, the ground, what runs over it, and counters that lie face down. */
export function makeKey(drawing: Drawing): { svg: string; width: number } {
  let width = 0;
  const parts = entriesOf(drawing).map(({ text, sample }) => {
    const at = { x: width + 16, y: 0 };
    width += 68 + LETTER * text.length;
    return sample(at) + lettering(text, at.x + 24, 0, 15, { 'text-anchor': 'start', fill: INK });
  });
  return { svg: parts.join(''), width };
}

function entriesOf({ sides, key, lines, pieces }: Drawing): Entry[] {
  const ofSides = sides.map(
    (text, side): Entry => ({
      text,
      sample: (at) => sideShape(side, at, 24, { fill: sideStyle(side).fill }),
    }),
  );
  const ofGround = key.map((look): Entry => ({ text: look.text, sample: (at) => groundSample(look, at) }));
  const ofLines = LINES.filter((kind) => lines.some((line) => line.kind === kind)).map(
    (kind): Entry => ({ text: kind, sample: (at) => lineSample(kind, at) }),
  );
  return [...ofSides, ...ofGround, ...ofLines, ...faceDown(pieces)];
}

function faceDown(pieces: Drawing['pieces']): Entry[] {
  const hidden = pieces.find((piece) => piece.faceDown);
  if (hidden === undefined) return [];
  const blank = { at: hidden.at, side: hidden.side, name: '', text: '', faceDown: true };
  return [{ text: 'face down', sample: (at) => counterShape(blank, at, 24) }];
}

function groundSample({ fill, symbol }: KeyLook, { x, y }: Spot): string {
  const box = { x: x - 16, y: y - 14, width: 32, height: 28, rx: 4 };
  const paint = { fill, stroke: EDGE, 'stroke-width': 1.5 };
  return element('rect', { ...box, ...paint }) + symbolShape({ x, y }, symbol, 0.36);
}

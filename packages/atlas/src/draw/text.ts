import { type Attributes, escapeText, tag } from './svg.ts';

/** Families whose metrics agree wherever the map is shown; the last names are what any machine has. */
const SERIF = "'Liberation Serif', 'Times New Roman', Times, serif";
export const SANS = "'Liberation Sans', Arial, Helvetica, sans-serif";

export type Face = 'serif' | 'bold' | 'italic' | 'sans' | 'sansBold';

// Advance widths in hundredths of the size, by the letters that share them; the rest take the last.
const WIDTHS: Readonly<Record<Face, readonly (readonly [number, string])[]>> = {
  serif: [
    [28, "' ,./:;ijlt|’"],
    [33, '!()-Ifr'],
    [39, 'Js'],
    [44, '?acez'],
    [50, '0123456789bdghknopquvxy'],
    [56, 'FPS'],
    [61, 'ELTZ'],
    [67, 'BCR'],
    [72, 'ADGHKNOQUVXYw'],
    [80, '&m'],
    [94, ''],
  ],
  bold: [
    [28, "' ,./il’"],
    [33, '!()-:;fjt'],
    [39, 'Is'],
    [44, 'cerz'],
    [50, '0123456789?Jagovxy'],
    [56, 'Sbdhknpqu'],
    [61, 'FP'],
    [67, 'BELTZ'],
    [72, 'ACDNRUVXYw'],
    [78, 'GHKOQ'],
    [84, '&m'],
    [98, ''],
  ],
  italic: [
    [28, "' ,./fijlt’"],
    [33, '!()-:;I'],
    [39, 'rsz'],
    [44, 'Jcekvxy'],
    [50, '0123456789?Sabdghnopqu'],
    [56, 'LTYZ'],
    [61, 'ABEFPRVX'],
    [67, 'CKNw'],
    [72, 'DGHOQUm'],
    [84, ''],
  ],
  sans: [
    [24, "'ijl’"],
    [28, ' !,./:;Ift'],
    [33, '()-r'],
    [50, 'Jcksvxyz'],
    [56, '0123456789?Labdeghnopqu'],
    [61, 'FTZ'],
    [67, '&ABEKPSVXY'],
    [72, 'CDHNRUw'],
    [78, 'GOQ'],
    [94, ''],
  ],
  sansBold: [
    [28, "' ,./Iijl’"],
    [33, '!()-:;ft'],
    [39, 'r'],
    [56, '0123456789Jaceksvxyz'],
    [61, '?FLTZbdghnopqu'],
    [67, 'EPSVXY'],
    [72, '&ABCDHKNRU'],
    [78, 'GOQw'],
    [96, ''],
  ],
};

const ADVANCE: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  serif: advances('serif'),
  bold: advances('bold'),
  italic: advances('italic'),
  sans: advances('sans'),
  sansBold: advances('sansBold'),
};

function advances(face: Face): Map<string, number> {
  return new Map(WIDTHS[face].flatMap(([width, letters]) => [...letters].map((l) => [l, width] as const)));
}

/** About how long a text is when set; `spacing` is added after every letter. */
export function textWidth(text: string, size: number, face: Face, spacing = 0): number {
  const widest = WIDTHS[face].at(-1)?.[0] ?? 100;
  let sum = 0;
  for (const letter of text.normalize('NFD')) {
    if (/\p{M}/u.test(letter)) continue; // an accent stands above its letter
    sum += ((ADVANCE[face].get(letter) ?? widest) / 100) * size + spacing;
  }
  return sum;
}

/** The attributes that set a face. */
export function faceOf(face: Face): Attributes {
  const sans = face === 'sans' || face === 'sansBold';
  return {
    'font-family': sans ? SANS : SERIF,
    'font-weight': face === 'bold' || face === 'sansBold' ? 'bold' : undefined,
    'font-style': face === 'italic' ? 'italic' : undefined,
  };
}

/** A line of text. */
export function textTag(text: string, x: number, y: number, attributes: Attributes = {}): string {
  return tag('text', { x, y, ...attributes }, escapeText(text));
}

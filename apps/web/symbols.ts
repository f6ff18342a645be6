import type { Branch } from '@bocage/catalogue';
import ms from 'milsymbol';
import type { Plugin } from 'vite';

const MODULE = 'virtual:symbols';

// milsymbol draws the frame of a friendly land unit from (25, 50) to (175, 150).
const FRAME = { x: 25, y: 50, width: 150, height: 100 };
const EDGE = 5;
const LINE = 8;

/** A code of APP-6D and what we add to it; both sides carry the friendly frame, since armies tell them apart. */
interface Recipe {
  /** Symbol set, entity and the two modifiers. */
  readonly code: string;
  readonly own?: string;
}

const land = (entity: string, first = '00', second = '00'): string => `10 ${entity} ${first} ${second}`;
const weapon = (entity: string): string => `15 ${entity} 00 00`;

const line = (d: string): string =>
  `<path d="${d}" stroke-width="${LINE}" stroke="currentColor" fill="none"/>`;
const word = (text: string, y: number, size: number): string =>
  `<text x="100" y="${y}" text-anchor="middle" font-size="${size}" font-family="Barlow Condensed, Arial Narrow, sans-serif" font-weight="700" fill="currentColor">${text}</text>`;

const INFANTRY = '121100';
const NOTHING = land('000000');

// No standard knows gliders, the flak of 1944, commandos, works or garrisons any more: those parts are ours.
const RECIPES: Readonly<Record<Branch, Recipe>> = {
  infantry: { code: land(INFANTRY) },
  motorized: { code: land('121104') },
  mechanized: { code: land('121102') },
  armour: { code: land('120500') },
  airborne: { code: land(INFANTRY, '00', '01') },
  glider: { code: land(INFANTRY), own: line('M68 140 84 124 100 138 116 124 132 140') },
  ranger: { code: land(INFANTRY), own: word('RGR', 84, 36) },
  commando: { code: land(INFANTRY), own: word('CDO', 84, 36) },
  engineer: { code: land('140700') },
  reconnaissance: { code: land('121300') },
  artillery: { code: land('130300') },
  'anti-tank': { code: land('120400') },
  flak: { code: land('130100'), own: '<circle cx="100" cy="84" r="16" fill="currentColor"/>' },
  'machine-gun': { code: weapon('110200') },
  headquarters: { code: land('000000', '98'), own: word('HQ', 141, 66) },
  supply: { code: land('163400') },
  fort: { code: NOTHING, own: line('M46 132V84h21v16h22V84h22v16h22V84h21v48z') },
  garrison: { code: land(INFANTRY), own: line('M70 54v18h17V54M113 54v18h17V54') },
};

function iconOf({ code, own = '' }: Recipe): string {
  const [set, entity, first, second] = code.split(' ');
  const sidc = `1303${set}0000${entity}${first}${second}`;
  const drawn = new ms.Symbol(sidc, { frame: false, monoColor: 'currentColor', infoFields: false });
  if (!drawn.isValid()) throw new Error(`milsymbol knows no ${sidc}`);
  const icon = drawn
    .asSVG()
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/stroke-width="3"/g, `stroke-width="${LINE}"`);
  return icon + own;
}

function symbolOf(branch: string, recipe: Recipe): string {
  const { x, y, width, height } = FRAME;
  const box = [x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE].join(' ');
  const frame = `<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="none" stroke="currentColor" stroke-width="${LINE}"/>`;
  return `<symbol id="symbol-${branch}" viewBox="${box}">${frame}${iconOf(recipe)}</symbol>`;
}

/** All symbols in one sprite, each a `<symbol>` called `symbol-` and its branch. */
export function spriteOf(): string {
  return Object.entries(RECIPES)
    .map(([branch, recipe]) => symbolOf(branch, recipe))
    .join('');
}

/** Makes the NATO symbols while the page is built, so that their library is not shipped. */
export function symbols(): Plugin {
  return {
    name: 'bocage-symbols',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const sprite = ${JSON.stringify(spriteOf())};` : undefined),
  };
}

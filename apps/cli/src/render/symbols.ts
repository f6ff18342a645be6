import type { Branch, Echelon } from '@bocage/catalogue';
import { element, lettering } from './xml.ts';

/** The box of a unit symbol, about its middle. */
const WIDE = 32;
const HIGH = 21;
const [LEFT, RIGHT, TOP, FOOT] = [-WIDE / 2, WIDE / 2, -HIGH / 2, HIGH / 2];

const CROSS = `M${LEFT} ${TOP}L${RIGHT} ${FOOT}M${LEFT} ${FOOT}L${RIGHT} ${TOP}`;
const TRACKS = 'M-8 -5H8A5 5 0 0 1 8 5H-8A5 5 0 0 1 -8 -5Z';
const WINGS = 'M-6 10.5Q-3 5 0 10.5Q3 5 6 10.5';
/** Lines within the box, by branch; those that are words are lettered. */
const LINES: Readonly<Partial<Record<Branch, string>>> = {
  infantry: CROSS,
  motorized: `${CROSS}M0 ${TOP}V${FOOT}`,
  mechanized: `${CROSS}${TRACKS}`,
  armour: TRACKS,
  airborne: `${CROSS}${WINGS}`,
  glider: `${CROSS}M-6 10V6M-6 6H6M6 10V6`,
  commando: CROSS,
  ranger: CROSS,
  engineer: 'M-10 5V-4H10V5M0 -4V5',
  reconnaissance: `M${LEFT} ${FOOT}L${RIGHT} ${TOP}`,
  'anti-tank': `M${LEFT} ${FOOT}L0 ${TOP}L${RIGHT} ${FOOT}`,
  flak: `M-11 ${FOOT}A11 13 0 0 1 11 ${FOOT}`,
  'machine-gun': `${CROSS}M0 -6V6`,
  headquarters: `M${LEFT} -4H${RIGHT}`,
  supply: `M${LEFT} 5H${RIGHT}`,
  fort: 'M-13 6V-2H-8V-6H-3V-2H3V-6H8V-2H13V6Z',
  garrison: `${CROSS}M-5 -10.5V-6H5V-10.5`,
};
const LETTERS: Readonly<Partial<Record<Branch, string>>> = { commando: 'CDO', ranger: 'RGR' };

/** The symbol of a branch about a middle of 0, 0. */
export function branchSymbol(branch: Branch): string {
  const ink = { fill: 'none', stroke: '#221d16', 'stroke-width': 1.6, 'stroke-linejoin': 'round' };
  const parts = [
    element('rect', { x: LEFT, y: TOP, width: WIDE, height: HIGH, ...ink, fill: '#fbf6e9' }),
    element('path', { d: LINES[branch] ?? '', ...ink }),
  ];
  if (branch === 'artillery') parts.push(element('circle', { r: 4, fill: '#221d16' }));
  const letters = LETTERS[branch];
  if (letters !== undefined) {
    parts.push(element('rect', { x: -12, y: -4.5, width: 24, height: 9, fill: '#fbf6e9' }));
    parts.push(lettering(letters, 0, 0, 9, { 'font-weight': 'bold', fill: '#221d16' }));
  }
  return parts.join('');
}

const SIZES: Readonly<Record<Echelon, string>> = {
  section: '•',
  platoon: '•••',
  company: 'I',
  battalion: 'I I',
  regiment: 'I I I',
  brigade: 'X',
  division: 'X X',
  corps: 'X X X',
  army: 'X X X X',
  none: '',
};

/** What stands above the symbol. */
export const echelonMark = (echelon: Echelon): string => SIZES[echelon];

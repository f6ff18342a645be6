import { EVERY_POST, POST } from '../src/map.ts';
import { news, type Play, play, position, row, scene, US } from './scene.ts';

/** Markers of the pools for reserves. */
const POOLS = ['mobileDepth dm1=1 dm2=1 dm3=1', 'buildingDepth db1=1 db2=1'];
/** Nobody in the tactical reserve, two companies in that of the division. */
export const DIVISIONAL = ['divisional 1R/352=1 2/1/726=1', 'divisionalLeft 2'];

/** A company of the 352nd in a place for reserves, face down unless told. */
export const company = (hex: string, ...more: string[]): string =>
  [`post ${hex} back=DR german=1R/352`, ...more].join(' ');
export const MOBILE = 'depth=hidden pool=mobile marker=dm9';

/** What is usual, but for what a line speaks of the same thing. */
export function over(usual: readonly string[], lines: readonly string[]): string[] {
  const subject = (line: string): string => line.split(' ').slice(0, 2).join(' ');
  const said = new Set(lines.map(subject));
  return [...usual.filter((line) => !said.has(subject(line))), ...lines];
}

/** The eastern card of turn 18 falls on a position; the usual pools are there. */
export const actsBy = (card: number, ...lines: string[]): Play =>
  play(scene('german fire 18', ...POOLS, ...lines), `card-${card}`);
/** The same with the western card, by which nobody does anything, so that the advances are made. */
export const advancesBy = (card: number, ...lines: string[]): Play => play(actsBy(card, ...lines), 'card-38');

/** What is in a post. */
export const post = (match: Play, hex: string): Record<string, string> => row(position(match), `post ${hex}`);
/** The posts with a German in them. */
export const held = (match: Play): string[] =>
  EVERY_POST.filter((one) => match.engine.g.post.back.get(one) >= 0).map((one) => POST.text(one));

/** The sentences that one of these words is in. */
export const told = (match: Play, ...words: string[]): string[] =>
  news(match, US).filter((line) => words.some((word) => line.includes(word)));

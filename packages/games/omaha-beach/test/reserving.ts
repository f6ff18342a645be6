import { EVERY_POST, POST } from '../src/map.ts';
import { news, type Play, position, row, scene, US } from './scene.ts';

/** Markers of every pool. */
const POOLS = ['wnDepth dw5=1 dw6=1', 'mobileDepth dm1=1 dm2=1', 'buildingDepth db1=1 db2=1'];
/** Two companies of the tactical reserve, one of them of the 352nd, and two of the division. */
export const TACTICAL = ['tactical 10/3/726=1 5/2/916=1', 'tacticalLeft 2'];
export const DIVISIONAL = ['divisional 1R/352=1 2/1/726=1', 'divisionalLeft 2'];

/** An Event Phase of a turn; its card is drawn next. */
export const eventOf = (turn: number, ...lines: string[]): Play =>
  scene(`the event ${turn}`, ...POOLS, ...lines);

/** What is in a post. */
export const post = (match: Play, hex: string): Record<string, string> => row(position(match), `post ${hex}`);

/** The posts that have depth. */
export const deep = (match: Play): string[] =>
  EVERY_POST.filter((one) => match.engine.g.post.depth.get(one) > 0).map((one) => POST.text(one));

/** The posts with a German in them. */
export const occupied = (match: Play): string[] =>
  EVERY_POST.filter((one) => match.engine.g.post.back.get(one) >= 0).map((one) => POST.text(one));

/** Whom the news name as having gained depth, or as a place for reserves, and by what: `0807: distance`. */
export const reasons = (match: Play): string[] =>
  news(match, US).flatMap((line) => {
    const [, where, by] = /(?:of|to) (\S+)(?: gains depth)?: (\w+)\.$/.exec(line) ?? [];
    return where === undefined || line.includes('The depth of') ? [] : [`${where}: ${by}`];
  });

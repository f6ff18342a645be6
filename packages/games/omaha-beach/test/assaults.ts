import { UNIT } from '../src/data.ts';
import { POST } from '../src/map.ts';
import { broughtBy, WEAPONS, weaponsOf } from '../src/rules/combat/weapons.ts';
import { begun } from './marching.ts';
import { asks, news, type Play, play, position, row, scene, US } from './scene.ts';

/**
 * The crossroads of the assaults: C8 in 1814, open high ground. Round it, clockwise: 1914, 1915, 1815 (bocage), 1715,
 * 1714, 1813 (open). 1715 and 1714 touch each other, 1715 and 1813 do not.
 */
export const C8 = '1814';
/** Strength 4, of the 352nd, asks for BR. */
export const COMPANY = `post ${C8} back=KGM german=4/1/915`;
/** With depth of strength 2 that asks for MG, face down or turned up. */
export const HIDDEN = `${COMPANY} depth=hidden pool=mobile marker=dm11`;
export const KNOWN = `${COMPANY} revealed=yes depth=known pool=mobile marker=dm11`;

/** The units that stand in a scene, by the lines that name them. */
const namesOf = (lines: readonly string[]): string[] => lines.map((line) => line.split(' ')[0] as string);

/** Somebody who can still do something, far from it all, so that the phase does not end by itself. */
const LOOK_ON = 'HQ18 1105';
/** Depth that the Germans can still gain. */
const POOL = ['mobileDepth dm23=1 dm24=1', 'mobileLeft 2'];

/** The action phase of the 1st Division with these Germans and Americans, and whatever else. */
export const before = (german: string, us: readonly string[], ...more: string[]): Play =>
  begun(scene('actions 6', german, ...us, ...more, LOOK_ON, ...POOL));

/** All these Americans attack the German, whose line names his hex. */
export function assault(german: string, us: readonly string[], ...more: string[]): Play {
  const match = before(german, us, ...more);
  return play(match, `attack ${german.split(' ')[1]} ${namesOf(us).join('+')}`);
}

/** What is in a post. */
export const post = (match: Play, hex = C8): Record<string, string> => row(position(match), `post ${hex}`);

/** The last comparison of strengths: `8 against 4, with the weapons`. */
export function compared(match: Play): string {
  const events = match.events(US).filter(({ type }) => type.name === 'attacked');
  const { us, german, weapons } = (events.at(-1)?.args ?? {}) as Record<string, number>;
  return `${us} against ${german}, ${weapons === 1 ? 'with' : 'without'} the weapons`;
}

/** What an attack on C8 came to, in the words of the table. */
export function result(match: Play, us: readonly string[]): string[] {
  const found: string[] = [];
  const told = news(match, US).join(' ');
  if (namesOf(us).every((name) => row(position(match), `unit ${name}`).nerve === 'newly-disrupted'))
    found.push('US disrupted');
  if (asks(match) === '* gainDepth.marker') found.push('gains depth');
  if (told.includes('out of sight again')) found.push('unrevealed');
  if (told.includes(`depth of ${C8}: `)) found.push('depth turned up');
  if (told.includes(`depth of ${C8} is gone`)) found.push('depth out');
  if (post(match).disrupted === 'yes') found.push('german disrupted');
  if (post(match).back === undefined) found.push('defeated');
  if (asks(match) === 'us attack.attrition') found.push('attrition offered');
  return found;
}

/** The weapons that a unit brings to bear on a post. */
export function arms(match: Play, name: string, hex = C8): string {
  const brought = broughtBy(match.engine.g, UNIT.of(name), POST.of(hex));
  return WEAPONS.filter((weapon) => (weaponsOf([weapon]) & brought) !== 0)
    .sort()
    .join(' ');
}

/** The regular actions that a division has left. */
export const actionsLeft = (match: Play, division = '1st'): string | undefined =>
  row(position(match), `division ${division}`).actions;

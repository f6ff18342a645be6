import { UNIT } from '../src/data.ts';
import { FIRED_BY } from '../src/events/index.ts';
import { POSITION } from '../src/map.ts';
import { type Play, play, position, row, scene, US } from './scene.ts';

/** The eastern card falls on a position of turn 2, or of the moment that the first line names. */
export function under(card: number, ...lines: string[]): Play {
  const [first = '', ...rest] = lines;
  const match = first.startsWith('german fire') ? scene(first, ...rest) : scene('german fire 2', ...lines);
  return play(match, `card-${card}`);
}

/** A garrison in a strongpoint, with a depth marker under it where told. */
export const garrison = (hex: string, ...more: string[]): string =>
  [`post ${hex} back=plain german=crew1`, ...more].join(' ');
export const DEEP = 'depth=hidden pool=WN marker=dw9';
/** A company of the reserve, face down unless told. */
export const reserve = (hex: string, ...more: string[]): string =>
  [`post ${hex} back=TR german=5/2/916`, ...more].join(' ');

/** `2` or `2 disrupted`: the steps of a unit and its nerve; `-` once it is off the map. */
export function state(match: Play, name: string): string {
  const { at = '-', steps, nerve = '' } = row(position(match), `unit ${name}`);
  return at === '-' ? '-' : `${steps} ${nerve}`.trim();
}

/** Who was hit by whom, and what decided it: `WN62 A/1/16 by dot`. */
export const shots = (match: Play): string[] =>
  match
    .events(US)
    .filter(({ type }) => type.name === 'fired')
    .map(({ args }) => {
      const { position: by, unit, by: reason } = args as Record<string, number>;
      return `${POSITION.words[by ?? 0]} ${UNIT.words[unit ?? 0]} by ${FIRED_BY.text(reason ?? 0)}`;
    });

import charts from '../data/charts.json' with { type: 'json' };
import { PLACE } from '../src/map.ts';
import { attackersOf } from '../src/rules/attackers.ts';
import { type Reckoning, reckon } from '../src/rules/strength.ts';
import { committedMarkers } from '../src/rules/support.ts';
import { asks, type Play, play, position, scene } from './scene.ts';

/** Two who could still fight, so that the Round goes on after a combat, and an Open Beach to draw supply from. */
export const BRITISH_LOOK_ON = ['beach 4003 status=open', '56 4003', 'Ost4004 4004 factor=1'];
export const US_LOOK_ON = ['beach 3203 status=open', '5Rng 3203', '100Pz 3204'];

/** Goes past the support of both sides: nobody commits a marker but those that are named. */
export function unsupported(match: Play, ...markers: string[]): Play {
  while (/ support\./.test(asks(match))) play(match, `support ${markers.shift() ?? 'none'}`);
  return match;
}

/** Declares an attack such as `4407 44/15+46/15`, and goes on to the die. */
export const attack = (match: Play, words: string, ...markers: string[]): Play =>
  unsupported(play(match, `attack ${words}`), ...markers);

/** The combat under way, as it is reckoned before the die. */
export function reckoning(match: Play): Reckoning {
  const hex = / hex=(\S+)/.exec(position(match).trimEnd().split('\n').at(-1) ?? '')?.[1] ?? '';
  const { g } = match.engine;
  return reckon(g, PLACE.of(hex), attackersOf(g), committedMarkers(g));
}

/** The odds of the combat under way after all shifts: `4-1`. */
export const odds = (match: Play): string => charts.crt.columns[reckoning(match).column] ?? 'below';

/** Rolls a die for which the table has this result in the column of the combat. */
export function roll(match: Play, result: string): Play {
  if (asks(match) !== '* combat.roll') throw new Error(`no die is rolled: ${asks(match)}`);
  const cells = (charts.crt.cells as Record<string, readonly string[]>)[odds(match)] ?? [];
  const die = cells.indexOf(result) + 1;
  if (die === 0) throw new Error(`${result} is not in the column ${odds(match)}: ${cells.join(' ')}`);
  return play(match, String(die));
}

/** The defenders of a hex have to retreat, in a Combat Round of the army that attacked them. */
export const fallBack = (moment: string, hex: string, ...lines: string[]): Play => {
  const [active = '', ...when] = moment.split(' ');
  const side = active === 'german' ? 'allied' : 'german';
  const frames = `fighting.begin > combat.emptied hex=${hex} > retreat.begin side=${side} hex=${hex}`;
  return scene([frames, ...when].join(' '), 'round combat', `active ${active}`, ...lines);
};

/** The two Wave Rounds, with strongpoints still to be dealt. */
export const firstWave = (...lines: string[]): Play =>
  scene('firstWave.next 1', 'round wave1', ...DEAL, ...lines);
export const secondWave = (...lines: string[]): Play =>
  scene('secondWave.close > fighting.begin 1', 'round wave2', ...DEAL, ...lines);
const DEAL = ['strongpointFactors 1=2 2=2 3=2'];
/** Landings at Utah and Sword that are still to come. */
export const OTHER_LANDINGS = ['8/4 2502', 'SP2403 2403', '8/3 4602', 'SP4603 4603'];

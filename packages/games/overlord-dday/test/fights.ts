import charts from '../data/charts.json' with { type: 'json' };
import { EVERY_UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { shiftsOf } from '../src/rules/odds.ts';
import { ALLIED, asks, GERMAN, type Play, play, position } from './scene.ts';

/** Designates attacks such as `N3031 1/16+2/16`, and goes on to the dice of the first. */
export function fight(match: Play, ...attacks: string[]): Play {
  for (const attack of attacks) play(match, `attack ${attack}`);
  return asks(match).endsWith('action.designate') ? play(match, 'fight') : match;
}

/** What the procedure under way remembers under a name. */
const local = (match: Play, name: string): string =>
  new RegExp(` ${name}=(\\S+)`).exec(position(match).trimEnd().split('\n').at(-1) ?? '')?.[1] ?? '0';

/** The column and the line of the table in which the dice will be read: `4:1 mixed`. */
export function odds(match: Play): string {
  if (asks(match) !== '* combat.roll') throw new Error(`no dice are thrown: ${asks(match)}`);
  return `${charts.crt.columns[Number(local(match, 'column'))]} ${charts.crt.terrain[Number(local(match, 'line'))]}`;
}

/** The shifts of the attack under way, each with its rule: `27.2.4-x +1`. */
export function shifts(match: Play): string[] {
  const { g } = match.engine;
  const hex = PLACE.of(local(match, 'hex'));
  const side = local(match, 'side') === 'german' ? GERMAN : ALLIED;
  const attackers = EVERY_UNIT.filter((unit) => g.unit.target.get(unit) === hex);
  const found = shiftsOf(g, side, hex, attackers);
  return found.map(({ rule, columns }) => `${rule} ${columns > 0 ? '+' : ''}${columns}`);
}

/** Throws dice for which the table has this result, such as `1<2/1`, in the column of the attack. */
export function roll(match: Play, result: string): Play {
  const [column = '', line = ''] = odds(match).split(' ');
  const cells = (charts.crt.cells as Record<string, Record<string, readonly string[]>>)[line]?.[column] ?? [];
  const sum = cells.indexOf(result) + 2;
  if (sum < 2) throw new Error(`${result} is not in the column ${column} of ${line}: ${cells.join(' ')}`);
  return play(match, `${Math.max(1, sum - 6)}+${Math.min(6, sum - 1)}`);
}

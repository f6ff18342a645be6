import type { HexId } from '@bocage/hex';
import type { MarkLook } from '@bocage/wargame';
import { columnOf, hexesOf } from '../rules/combat/odds.ts';
import type { G } from '../state.ts';
import { COLUMNS } from '../tables/crt.ts';
import type { Prospect } from './sheets/fight.ts';
import { mustered } from './sheets/prospects.ts';
import { clashNow, musterNow } from './under-way.ts';
import { placeTitle } from './words.ts';

function arrow(g: G, fight: Prospect): MarkLook {
  const { at, side, attackers, defenders } = fight;
  const from: readonly HexId[] = hexesOf(g, attackers);
  const isFought = attackers.length > 0 && defenders.length > 0;
  const odds = isFought ? (COLUMNS.names[columnOf(g, fight)] as string) : '';
  const text = `Attack on ${placeTitle(at)}${odds === '' ? '' : `, column ${odds}`}`;
  return { at, sign: 'attack', owner: side, text, from, odds };
}

/** A fight from its muster to its die: who takes part, and the column as it stands. */
export function attacks(g: G): MarkLook[] {
  const clash = clashNow(g);
  if (clash !== undefined) return [arrow(g, clash)];
  const muster = musterNow(g);
  return muster === undefined || muster.at < 0 || muster.units.length === 0
    ? []
    : [arrow(g, mustered(g, muster))];
}

import { type HexId, NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import type { Sheet } from '@bocage/wargame';
import { SUPPORT, UNIT } from '../../data.ts';
import { APPROACHES, PLACE } from '../../map.ts';
import { attackersOf } from '../../rules/attackers.ts';
import { committedMarkers } from '../../rules/support.ts';
import { unitsIn } from '../../rules/units.ts';
import { type G, WAVE_1 } from '../../state.ts';
import { attackSheet } from './attack.ts';
import { cherbourgSheet } from './cherbourg.ts';
import { entrySheet } from './entry.ts';

type Args = readonly Value[];
const placeAt = (args: Args, i: number): HexId => {
  const value = args[i];
  return (typeof value === 'number' && value >= 0 && value <= PLACE.max ? value : NOWHERE) as HexId;
};
const listAt = (args: Args, i: number, most: number): readonly number[] => {
  const value = args[i];
  return typeof value === 'object' ? value.filter((one) => one >= 0 && one <= most) : [];
};

/** 9.4.1: all in a Beach Approach hex attack the hex before them. */
function landingSheet(g: G, args: Args): Sheet | null {
  const approach = APPROACHES.find(({ hex }) => hex === placeAt(args, 0));
  const hex = approach?.landing[0];
  if (g.round !== WAVE_1 || approach === undefined || hex === undefined) return null;
  return attackSheet(g, hex, unitsIn(g, approach.hex), []);
}

/** What is committed already with what is about to be; in Cherbourg nobody else helps. */
function supportSheet(g: G, args: Args): Sheet | null {
  const chosen = listAt(args, 0, SUPPORT.max);
  if (g.fight === NOWHERE) return cherbourgSheet(g, chosen);
  return attackSheet(g, g.fight, attackersOf(g), [...new Set([...committedMarkers(g), ...chosen])]);
}

const WRITERS: Readonly<Record<string, (g: G, args: Args) => Sheet | null>> = {
  attack: (g, args) =>
    placeAt(args, 0) === NOWHERE ? null : attackSheet(g, placeAt(args, 0), listAt(args, 1, UNIT.max), []),
  land: landingSheet,
  support: supportSheet,
  cherbourg: (g) => cherbourgSheet(g, []),
  reinforce: entrySheet,
};

/** The arithmetic of an action; null where there is none, or not yet. */
export const sheetOf = (g: G, verb: string, args: Args): Sheet | null =>
  Object.hasOwn(WRITERS, verb) ? (WRITERS[verb]?.(g, args) ?? null) : null;

import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE, type Value } from '@bocage/kernel';
import type { Sheet } from '@bocage/wargame';
import { isTank, UNIT } from '../../data.ts';
import { PLACE, POST } from '../../map.ts';
import type { G } from '../../state.ts';
import { attackSheet } from './attack.ts';
import { barrageSheet, infiltrationSheet, navalSheet } from './cards.ts';

type Args = readonly Value[];
const numberAt = (args: Args, i: number, most: number): number => {
  const value = args[i];
  return typeof value === 'number' && value >= 0 && value <= most ? value : NONE;
};
const unitsAt = (g: G, args: Args, i: number): readonly number[] => {
  const value = args[i];
  if (typeof value !== 'object') return [];
  return value.filter((unit) => unit >= 0 && unit <= UNIT.max && g.unit.at.get(unit) !== NOWHERE);
};
const postAtArg = (g: G, args: Args, i: number): number => {
  const post = numberAt(args, i, POST.max);
  return post !== NONE && g.post.back.get(post) !== NONE ? post : NONE;
};

function attack(g: G, args: Args): Sheet | null {
  const post = postAtArg(g, args, 0);
  return post === NONE ? null : attackSheet(g, post, unitsAt(g, args, 1));
}
function barrage(g: G, args: Args): Sheet | null {
  const [tank, post] = [numberAt(args, 0, UNIT.max), postAtArg(g, args, 1)];
  return tank === NONE || post === NONE || !isTank(tank) ? null : barrageSheet(g, tank, post);
}
function naval(g: G, args: Args): Sheet | null {
  const post = postAtArg(g, args, 0);
  return post === NONE ? null : navalSheet(g, post);
}
function infiltrate(g: G, args: Args): Sheet | null {
  const [units, to] = [unitsAt(g, args, 0), numberAt(args, 1, PLACE.max)];
  return units.length === 0 || to === NONE ? null : infiltrationSheet(g, units, to as HexId);
}

const WRITERS: Readonly<Record<string, (g: G, args: Args) => Sheet | null>> = {
  attack,
  barrage,
  naval,
  infiltrate,
};

/** The arithmetic of an action; null where there is none, or not yet. */
export const sheetOf = (g: G, verb: string, args: Args): Sheet | null =>
  Object.hasOwn(WRITERS, verb) ? (WRITERS[verb]?.(g, args) ?? null) : null;

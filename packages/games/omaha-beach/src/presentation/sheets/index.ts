import { NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { type SheetArgs, sheetsBy } from '@bocage/wargame';
import { isTank, UNIT, type UnitId } from '../../data.ts';
import { NO_POST, PLACE, POST, type PostId } from '../../map.ts';
import type { G } from '../../state.ts';
import { attackSheet } from './attack.ts';
import { barrageSheet, infiltrationSheet, navalSheet } from './cards.ts';

const onMap = (g: G, args: SheetArgs, i: number): readonly UnitId[] =>
  args.many(i, UNIT).filter((unit) => g.unit.at.get(unit) !== NOWHERE);
/** A post in which there are Germans, or NONE. */
const postAt = (g: G, args: SheetArgs, i: number): PostId => {
  const post = args.one(i, POST);
  return post !== NONE && g.post.back.get(post) !== NONE ? post : NO_POST;
};

/** The arithmetic of an action; null where there is none, or not yet. */
export const sheetOf = sheetsBy<G>({
  attack: (g, args) => {
    const post = postAt(g, args, 0);
    return post === NONE ? null : attackSheet(g, post, onMap(g, args, 1));
  },
  barrage: (g, args) => {
    const [tank, post] = [args.one(0, UNIT), postAt(g, args, 1)];
    return tank === NONE || post === NONE || !isTank(tank) ? null : barrageSheet(g, tank, post);
  },
  naval: (g, args) => {
    const post = postAt(g, args, 0);
    return post === NONE ? null : navalSheet(g, post);
  },
  infiltrate: (g, args) => {
    const [units, to] = [onMap(g, args, 0), args.one(1, PLACE)];
    return units.length === 0 || to === NOWHERE ? null : infiltrationSheet(g, units, to);
  },
});

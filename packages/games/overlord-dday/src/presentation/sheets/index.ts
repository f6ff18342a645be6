import { NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { sheetOn, sheetsBy } from '@bocage/wargame';
import { GROUP, UNIT } from '../../data.ts';
import { BRIDGE, PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { attackSheet, plannedSheet } from './attack.ts';
import {
  bridgeSheet,
  dropSheet,
  gliderSheet,
  groupSheet,
  hurrySheet,
  navalSheet,
  rousingSheet,
} from './dice.ts';
import { landingSheet } from './landing.ts';

/** The arithmetic of an action; `drop` and `rollGroup` are steps of Chance alone and may be asked about too. */
export const sheetOf = sheetsBy<G>({
  attack: (g, args) => sheetOn(PLACE, (_, hex) => attackSheet(g, hex, args.many(1, UNIT)))(g, args),
  resolve: sheetOn(PLACE, plannedSheet),
  bombard: sheetOn(PLACE, navalSheet, 1),
  rouse: sheetOn(UNIT, rousingSheet),
  hurry: sheetOn(UNIT, hurrySheet),
  drop: sheetOn(UNIT, dropSheet),
  blow: sheetOn(BRIDGE, bridgeSheet),
  rollGroup: sheetOn(GROUP, groupSheet),
  land: (g, args) => sheetOn(UNIT, (_, unit) => landingSheet(g, unit, args.one(1, PLACE)))(g, args),
  glide: (g, args) => {
    const [unit, hex] = [args.one(0, UNIT), args.one(1, PLACE)];
    return unit === NONE || hex === NOWHERE ? null : gliderSheet(g, unit, hex);
  },
});

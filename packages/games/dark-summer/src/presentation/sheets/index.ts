import { NOWHERE } from '@bocage/hex';
import { type Sheet, type SheetArgs, sheetsBy } from '@bocage/wargame';
import { SUPPORT, UNIT } from '../../data.ts';
import { APPROACHES, PLACE } from '../../map.ts';
import { committedMarkers } from '../../rules/support.ts';
import { unitsIn } from '../../rules/units.ts';
import { type G, WAVE_1 } from '../../state.ts';
import { attackSheet } from './attack.ts';
import { cherbourgSheet } from './cherbourg.ts';
import { entrySheet } from './entry.ts';

/** 9.4.1: all in a Beach Approach hex attack the hex before them. */
function landingSheet(g: G, args: SheetArgs): Sheet | null {
  const approach = APPROACHES.find(({ hex }) => hex === args.one(0, PLACE));
  const hex = approach?.landing[0];
  if (g.round !== WAVE_1 || approach === undefined || hex === undefined) return null;
  return attackSheet(g, hex, unitsIn(g, approach.hex), []);
}

/** What is committed already with what is about to be; in Cherbourg nobody else helps. */
function supportSheet(g: G, args: SheetArgs): Sheet | null {
  const chosen = args.many(0, SUPPORT);
  if (g.fight === NOWHERE) return cherbourgSheet(g, chosen);
  return attackSheet(g, g.fight, g.known.attackers(), [...new Set([...committedMarkers(g), ...chosen])]);
}

/** The arithmetic of an action; null where there is none, or not yet. */
export const sheetOf = sheetsBy<G>({
  attack: (g, args) => {
    const hex = args.one(0, PLACE);
    return hex === NOWHERE ? null : attackSheet(g, hex, args.many(1, UNIT), []);
  },
  land: landingSheet,
  support: supportSheet,
  cherbourg: (g) => cherbourgSheet(g, []),
  reinforce: entrySheet,
});

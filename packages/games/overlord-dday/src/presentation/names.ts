import type { HexId } from '@bocage/hex';
import { alike, byKind, type NameLook, namedBy, namesInBoxes } from '@bocage/wargame';
import { ARMY, GROUP, GROUPS, SETUP } from '../data.ts';
import { BRIDGE, isHex, ORNE_BRIDGE, PLACE } from '../map.ts';
import { boxName, regimentName } from '../names.ts';
import { DISORGANIZED, REGIMENT, REGROUP } from '../state.ts';
import { BOXES } from './boxes.ts';
import { FACES } from './faces.ts';
import { hexTitle } from './words.ts';

/** In a sentence a place beside the map is called in full; as a title it stands under its group. */
const IN_BOXES = namesInBoxes(BOXES, (at, group, title) => boxName(at) ?? `${group.title}, ${title}`);

/** Where a set-up is called otherwise than its word in records reads. */
const SET_UPS: Readonly<Record<string, string>> = { 'hitlerjugend-at-the-vire': 'Hitlerjugend at the Vire' };
const setUpName = (alternative: number): string | undefined =>
  SET_UPS[SETUP.alternativeSetups[alternative - 1]?.id ?? ''];

const ARMIES = ['U.S.', 'Commonwealth'];
const MARKERS: Readonly<Record<number, string>> = { [REGROUP]: 'regrouping', [DISORGANIZED]: 'disorganized' };

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = byKind<NameLook>({
  unit: (unit) => FACES[unit],
  place: (at) =>
    isHex(at as HexId) ? { name: PLACE.text(at as HexId), title: hexTitle(at as HexId) } : IN_BOXES.get(at),
  ...namedBy(ARMY, ARMIES),
  marker: (marker) => (MARKERS[marker] === undefined ? undefined : alike(MARKERS[marker])),
  [GROUP.name]: (group) => ({ name: `Group ${group + 1}`, title: GROUPS[group]?.name ?? '' }),
  [BRIDGE.name]: (bridge) => (bridge === ORNE_BRIDGE ? alike('over the Orne') : undefined),
  'set-up': (alternative) => {
    const name = setUpName(alternative);
    return name === undefined ? undefined : alike(name);
  },
  [REGIMENT.name]: (regiment) => alike(regimentName(regiment)),
});

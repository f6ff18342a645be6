import type { HexId } from '@bocage/hex';
import type { NameLook } from '@bocage/wargame';
import { ARMY, GROUP, GROUPS, type UnitId } from '../data.ts';
import { BRIDGE, isHex, ORNE_BRIDGE, PLACE } from '../map.ts';
import { boxName, regimentName } from '../names.ts';
import { DISORGANIZED, REGIMENT, REGROUP } from '../state.ts';
import { BOXES } from './boxes.ts';
import { FACES } from './faces.ts';
import { hexTitle } from './words.ts';

/** In a sentence a place beside the map is called in full; as a title it stands under its group. */
const IN_BOXES: ReadonlyMap<number, NameLook> = new Map(
  BOXES.flatMap(({ title: group, boxes }) =>
    boxes.map(({ at, title }) => {
      const full = `${group}, ${title}`;
      return [at as number, { name: boxName(at as HexId) ?? full, title: full }] as const;
    }),
  ),
);

const alike = (name: string): NameLook => ({ name, title: name });
const ARMIES = ['U.S.', 'Commonwealth'];
const MARKERS: Readonly<Record<number, string>> = { [REGROUP]: 'regrouping', [DISORGANIZED]: 'disorganized' };

const NAMES: Readonly<Record<string, (value: number) => NameLook | undefined>> = {
  unit: (unit: UnitId) => FACES[unit],
  place: (at) =>
    isHex(at as HexId) ? { name: PLACE.text(at as HexId), title: hexTitle(at as HexId) } : IN_BOXES.get(at),
  [ARMY.name]: (army) => alike(ARMIES[army] ?? ARMY.text(army)),
  marker: (marker) => (MARKERS[marker] === undefined ? undefined : alike(MARKERS[marker])),
  [GROUP.name]: (group) => ({ name: `Group ${group + 1}`, title: GROUPS[group]?.name ?? '' }),
  [BRIDGE.name]: (bridge) => (bridge === ORNE_BRIDGE ? alike('over the Orne') : undefined),
  [REGIMENT.name]: (regiment) => alike(regimentName(regiment)),
};

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = (kind: string, value: number): NameLook | undefined =>
  Object.hasOwn(NAMES, kind) ? NAMES[kind]?.(value) : undefined;

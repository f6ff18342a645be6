import { type HexId, NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import type { Sheet } from '@bocage/wargame';
import { UNIT, type UnitId } from '../../data.ts';
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

type Args = readonly Value[];
const numberAt = (args: Args, i: number, most: number): number => {
  const value = args[i];
  return typeof value === 'number' && value >= 0 && value <= most ? value : NOWHERE;
};
const unitAt = (args: Args, i: number): UnitId => numberAt(args, i, UNIT.max);
const placeAt = (args: Args, i: number): HexId => numberAt(args, i, PLACE.max) as HexId;
const unitsAt = (args: Args, i: number): readonly UnitId[] => {
  const value = args[i];
  return typeof value === 'object' ? value.filter((unit) => unit >= 0 && unit <= UNIT.max) : [];
};

type Writer = (g: G, args: Args) => Sheet | null;
const ofUnit =
  (write: (g: G, unit: UnitId) => Sheet | null): Writer =>
  (g, args) =>
    unitAt(args, 0) === NOWHERE ? null : write(g, unitAt(args, 0));
const ofPlace =
  (write: (g: G, hex: HexId) => Sheet | null, i = 0): Writer =>
  (g, args) =>
    placeAt(args, i) === NOWHERE ? null : write(g, placeAt(args, i));

/** By verb; `drop` and `rollGroup` are steps of Chance alone and may be asked about too. */
const WRITERS: Readonly<Record<string, Writer>> = {
  attack: (g, args) =>
    placeAt(args, 0) === NOWHERE ? null : attackSheet(g, placeAt(args, 0), unitsAt(args, 1)),
  resolve: ofPlace(plannedSheet),
  bombard: ofPlace(navalSheet, 1),
  rouse: ofUnit(rousingSheet),
  hurry: ofUnit(hurrySheet),
  drop: ofUnit(dropSheet),
  blow: (g, args) => {
    const bridge = numberAt(args, 0, BRIDGE.max);
    return bridge === NOWHERE ? null : bridgeSheet(g, bridge);
  },
  rollGroup: (g, args) => groupSheet(g, numberAt(args, 0, 99)),
  land: (g, args) =>
    unitAt(args, 0) === NOWHERE ? null : landingSheet(g, unitAt(args, 0), placeAt(args, 1)),
  glide: (g, args) =>
    unitAt(args, 0) === NOWHERE || placeAt(args, 1) === NOWHERE
      ? null
      : gliderSheet(g, unitAt(args, 0), placeAt(args, 1)),
};

/** The arithmetic of an action; null where there is none, or not yet. */
export const sheetOf = (g: G, verb: string, args: Args): Sheet | null =>
  Object.hasOwn(WRITERS, verb) ? (WRITERS[verb]?.(g, args) ?? null) : null;

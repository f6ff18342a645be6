import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { CHARTS } from '../data/charts.ts';
import { BEACH_HEXES, CHERBOURG_CITY, isFortress, isHex, isStrategic, PARIS, PAS_DE_CALAIS } from '../map.ts';
import { type CaseId, hasEnemy } from '../rules/units.ts';
import type { G } from '../state.ts';
import { ALLIES, AXIS, GERMAN, PHASE_B } from '../terms.ts';
import { EVERY_UNIT, isCombatUnit, isFestung, UNITS_OF, type UnitId } from '../units.ts';

const { harbours, fewestUnits, unitsFrom, beaches, beachesFrom } = CHARTS.victory.automatic;

const isAllied = (g: G, at: HexId): boolean => g.place.allied.get(at) === 1;
const FESTUNGEN = EVERY_UNIT.filter(isFestung);
const GERMAN_UNITS = (UNITS_OF[GERMAN] ?? []).filter(isCombatUnit);

/** An end at once: by which rule, and how it is told. */
export interface Sudden {
  readonly camp: number;
  readonly rule: CaseId;
  readonly how: string;
  readonly holds: (g: G) => boolean;
}

/** 11.3-m, R-147: a harbour is held when its Festung has fallen. */
const holdsHarbours = (g: G): boolean =>
  FESTUNGEN.filter((unit) => g.unit.captured.get(unit) === 1).length >= harbours;
/** 11.3-n, R-35: on either part of the map. */
const isLeft = (g: G, unit: UnitId): boolean => {
  const at = g.unit.at.get(unit);
  return isHex(at) || isStrategic(at) || isFortress(at);
};
const areFewLeft = (g: G): boolean =>
  g.turn >= unitsFrom && GERMAN_UNITS.filter((unit) => isLeft(g, unit)).length < fewestUnits;
/** 11.3-t, R-34: once the Allies have landed; a beach in confusion does not count. */
const holdsBeaches = (g: G): boolean =>
  (g.turn > beachesFrom || g.phase === PHASE_B) &&
  BEACH_HEXES.filter((hex) => !isAllied(g, hex) && !hasEnemy(g, AXIS, hex)).length >= beaches;

/** 11.3-m to -o, -t: in the order of the book. */
const SUDDEN: readonly Sudden[] = [
  {
    camp: ALLIES,
    rule: '11.3-m',
    how: 'with Paris, Cherbourg and two harbours on the Atlantic',
    holds: (g) => isAllied(g, PARIS) && CHERBOURG_CITY.every((hex) => isAllied(g, hex)) && holdsHarbours(g),
  },
  { camp: ALLIES, rule: '11.3-n', how: 'with hardly a German unit left on the map', holds: areFewLeft },
  {
    camp: ALLIES,
    rule: '11.3-o',
    how: 'with Paris and the Pas-de-Calais',
    holds: (g) => isAllied(g, PARIS) && isAllied(g, PAS_DE_CALAIS),
  },
  { camp: AXIS, rule: '11.3-t', how: 'with the beaches', holds: holdsBeaches },
];

/** The end that has come, if any; R-176: of two, that of the camp whose half of the phase was last. */
export function suddenEnd(g: G): Sudden | undefined {
  const found = SUDDEN.filter(({ holds }) => holds(g));
  const camp = g.winner === NONE ? g.active : g.winner;
  return found.find((end) => end.camp === camp) ?? found[0];
}

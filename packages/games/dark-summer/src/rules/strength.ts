import type { HexId } from '@bocage/hex';
import { finalColumn, netShift, type Shift, startColumn } from '@bocage/wargame';
import { CHARTS, EFFECTS, GERMAN, isArmor, isFlak, markerOf, type UnitId } from '../data.ts'; // biome-ignore format: a list
import {
  grid,
  hasRoad,
  isCity,
  isHex,
  isMajorRiver,
  isMinorRiver,
  isTown,
  TERRAIN,
  terrainOf,
} from '../map.ts';
import { COLUMNS, COMBINED, type G, LOWEST } from '../state.ts';
import { isLoneBeach } from './attackers.ts';
import { isAugmented, OMAHA_STRENGTH } from './conversions.ts';
import { actingSide, attackFactor, defenseFactor, isUnknown, unitsOf } from './units.ts';

const { shifts: SHIFTS, terrainEffects, flak: FLAK, openBeach } = CHARTS;
const { strength: CUT_OFF } = CHARTS.outOfSupply;

/** What an attack comes to; column 0 is 1-3, below the table it is negative. */
export interface Reckoning {
  readonly attack: number;
  readonly defense: number;
  readonly shifts: readonly Shift[];
  /** The column of the odds, and the one after all shifts. */
  readonly start: number;
  readonly column: number;
}

/**
 * 11.3.1 to 11.3.4: strengths, odds and shifts of an attack on a hex with the markers of both sides. A unit that lies
 * face down has the `assumed` factor, for whoever wants to know before it is turned over.
 */
export function reckon(
  g: G,
  hex: HexId,
  attackers: readonly UnitId[],
  markers: readonly number[],
  assumed = 0,
): Reckoning {
  const attack = attackStrength(g, attackers, assumed) + supportStrength(hex, actingSide(g), markers);
  const defense =
    defenseStrength(g, hex, attackers, markers, assumed) + supportStrength(hex, 1 - actingSide(g), markers);
  const shifts = shiftsOf(g, hex, attackers, markers);
  const start = Math.max(startColumn(COLUMNS, attack, defense), LOWEST);
  return {
    attack,
    defense,
    shifts,
    start,
    column: Math.max(finalColumn(COLUMNS, start, netShift(shifts)), LOWEST),
  };
}

/** 11.3.1: who is out of supply counts half, hex by hex, and no hex with any strength less than one (rulings F-3, F-4). */
export function attackStrength(g: G, attackers: readonly UnitId[], assumed = 0): number {
  let total = 0;
  for (let i = 0; i < attackers.length; i++) {
    const at = g.unit.at.get(attackers[i] as UnitId);
    if (isFirstOf(g, attackers, i, at)) total += strengthFrom(g, attackers, at, assumed);
  }
  return total;
}

function isFirstOf(g: G, attackers: readonly UnitId[], i: number, at: HexId): boolean {
  for (let j = 0; j < i; j++) if (g.unit.at.get(attackers[j] as UnitId) === at) return false;
  return true;
}

function strengthFrom(g: G, attackers: readonly UnitId[], at: HexId, assumed: number): number {
  let supplied = 0;
  let cut = 0;
  for (const unit of attackers) {
    if (g.unit.at.get(unit) !== at) continue;
    const factor = isUnknown(g, unit) ? assumed : attackFactor(g, unit);
    if (g.supply.has(unit)) supplied += factor;
    else cut += factor;
  }
  return inOneHex(supplied, cut);
}

/** Halved once for all of a hex who are out of supply. */
const inOneHex = (supplied: number, cut: number): number =>
  supplied + cut > 0 ? Math.max(CUT_OFF.least, supplied + Math.floor(cut / CUT_OFF.divide)) : 0;

/** 11.3.1: all in the hex but those who retreated into it this Round; an Open Beach alone (11.9); woods. */
export function defenseStrength(
  g: G,
  hex: HexId,
  attackers: readonly UnitId[],
  markers: readonly number[],
  assumed = 0,
): number {
  if (isLoneBeach(g, hex)) return openBeach.strength;
  let supplied = 0;
  let cut = 0;
  const isShotAt = drawsFlak(attackers, markers);
  for (const unit of unitsOf(g, 1 - actingSide(g), hex)) {
    if (g.unit.retreated.get(unit) === 1) continue;
    const factor = defenseOf(g, unit, isShotAt, assumed) + omahaOf(g, unit, hex);
    if (g.supply.has(unit)) supplied += factor;
    else cut += factor;
  }
  return inOneHex(supplied, cut) + (isBombed(markers) && !isCity(hex) ? 0 : groundOf(hex).strength);
}

/** What a unit adds to a defense; Flak its full factor only where it is shot at. */
export function defenseOf(g: G, unit: UnitId, isShotAt: boolean, assumed: number): number {
  if (isUnknown(g, unit)) return assumed;
  return isFlak(unit) && !isShotAt ? FLAK.defense.otherwise : defenseFactor(g, unit);
}

/** 11.4.1: the strongpoints of Omaha are stronger in the two Wave Rounds. */
export const omahaOf = (g: G, unit: UnitId, hex: HexId): number =>
  isAugmented(g.round, hex, unit) ? OMAHA_STRENGTH : 0;

/** 11.6: armor, cavalry, aircraft or tank destroyers in the attack make Flak count in full. */
export function drawsFlak(attackers: readonly UnitId[], markers: readonly number[]): boolean {
  return (
    attackers.some(isArmor) || markers.some((marker) => FLAK.against.support.includes(markerOf(marker).kind))
  );
}

/** 12.1: a carpet-bombed hex, where the ground helps nobody. */
export const isBombed = (markers: readonly number[]): boolean =>
  markers.some((marker) => markerOf(marker).kind === 'carpetBombing');

type GroundEffects = Pick<(typeof terrainEffects.ground)['clear'], 'shift' | 'strength' | 'tacAir' | 'naval'>;
/** Where nobody is ever, and in a box. */
const NO_GROUND: GroundEffects = { shift: 0, strength: 0, tacAir: 0, naval: false };
const GROUND: readonly GroundEffects[] = TERRAIN.map((kind) => {
  const ground = terrainEffects.ground[kind];
  return 'shift' in ground ? ground : NO_GROUND;
});
export const groundOf = (hex: HexId): GroundEffects => GROUND[terrainOf(hex)] as GroundEffects;

/** 11.3.2: what the markers of a side add; Tac Air sees less among trees (12.2). */
export function supportStrength(hex: HexId, side: number, markers: readonly number[]): number {
  let total = 0;
  for (const marker of markers) {
    const { kind, group, value } = markerOf(marker);
    if ((group === 'german') !== (side === GERMAN)) continue;
    total += Math.max(0, (value ?? 0) + (kind === 'tacAir' ? groundOf(hex).tacAir : 0));
  }
  return total;
}

/** 11.3.4: every shift of an attack, before any is applied. */
function shiftsOf(g: G, hex: HexId, attackers: readonly UnitId[], markers: readonly number[]): Shift[] {
  const shifts: Shift[] = [];
  const add = (columns: number, rule: string): void => {
    if (columns !== 0) shifts.push({ columns, rule });
  };
  const bombed = isBombed(markers);
  add(bombed && !isCity(hex) ? 0 : inHex(hex), '11.3.4-a');
  add(acrossRivers(g, hex, attackers), '11.6-e');
  if (g.round === COMBINED) add(SHIFTS.combinedAction, '9.3.3-f');
  if (g.prepared === 1) add(SHIFTS.preparedOffensive, '7.2.3-e');
  if (bombed) add(SHIFTS.carpetBombing, '11.3.4-b');
  if (actingSide(g) === GERMAN) add(EFFECTS[g.weather]?.germanAttackShift ?? 0, '7.2.3-a');
  return shifts;
}

/** The shifts of the ground and of a town are to the left: the greater is the lower number. */
function inHex(hex: HexId): number {
  const [ground, town] = [groundOf(hex).shift, isTown(hex) ? terrainEffects.town.shift : 0];
  return terrainEffects.town.combine === 'sum' ? ground + town : Math.min(ground, town);
}

/** What the ground of a hex gives its defender: columns, and strength points on top. */
export const coverOf = (hex: HexId): { columns: number; strength: number } => ({
  columns: -inHex(hex),
  strength: groundOf(hex).strength,
});

/** 11.6: rivers help where every attacker crosses one; of a minor and a major one the chart says which counts. */
function acrossRivers(g: G, hex: HexId, attackers: readonly UnitId[]): number {
  let [least, most] = attackers.length === 0 ? [0, 0] : [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const unit of attackers) {
    const shift = acrossRiver(g.unit.at.get(unit), hex);
    least = Math.max(least, shift);
    most = Math.min(most, shift);
  }
  return least === 0 || terrainEffects.river.mixed === 'lesser' ? least : most;
}

function acrossRiver(from: HexId, to: HexId): number {
  const side = isHex(from) ? grid.sideBetween(from, to) : -1;
  if (side === -1 || (hasRoad(side) && !terrainEffects.bridge.combatShiftStays)) return 0;
  if (isMajorRiver(side)) return terrainEffects.hexside.major.shift;
  return isMinorRiver(side) ? terrainEffects.hexside.minor.shift : 0;
}

import type { HexId } from '@bocage/hex';
import { lookUp, makeTable, type ResultTable } from '@bocage/wargame';
import type { CaseId } from '../cases.ts';
import { CHARTS, GERMAN, isFlak, isKampfgruppe, isOst, isStrongpoint, isTiger, SECOND_RANGERS, SIDE_OF, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { BOCAGE, beachAt, isApproach, isCity, OMAHA, POINTE_DU_HOC, terrainOf } from '../map.ts';
import { BL1, DE, DR, DR_STAR, EX, type G, NOTHING, OPEN, RESULT, WAVE_1, WAVE_2 } from '../state.ts';
import { attackersOf, isLoneBeach } from './attackers.ts';
import { isBombed } from './strength.ts';
import { committedMarkers } from './support.ts';
import { unitsIn } from './units.ts';

const { crt: CRT, results: RESULTS, conversions } = CHARTS;
const TABLE: ResultTable<number> = makeTable(CRT, (text) => RESULT.of(text));
const BELOW: number = RESULT.of(CRT.belowTable);

/** 11.3.5: what the table says; below its first column no die is rolled (11.3.3). */
export const printed = (column: number, die: number): number =>
  column < 0 ? BELOW : lookUp(TABLE, column, die);

/** What a result does, as `data/charts.json` has it. */
export type Effect = Partial<(typeof RESULTS)['EX']>;
const isPrinted = (word: string): word is Exclude<keyof typeof RESULTS, 'source'> =>
  word !== 'source' && Object.hasOwn(RESULTS, word);
const EFFECTS: readonly Effect[] = RESULT.words.map((word) => (isPrinted(word) ? RESULTS[word] : {}));
export const effectOf = (result: number): Effect => EFFECTS[result] as Effect;

export const isWave = (g: G): boolean => g.round === WAVE_1 || g.round === WAVE_2;

/** Whether a hex is an Open Beach (2.4). */
export function isOpenBeach(g: G, hex: HexId): boolean {
  const beach = beachAt(hex);
  return beach >= 0 && g.beach.status.get(beach) === OPEN;
}

const omaha = conversions.list.find(({ id }) => id === 'omaha');
const bocage = conversions.list.find(({ id }) => id === 'bocage');

/** 11.4.1: the 352nd stands behind this strongpoint, in the two Wave Rounds. */
const isAugmented = (g: G, hex: HexId, unit: UnitId): boolean =>
  isWave(g) && isStrongpoint(unit) && OMAHA.includes(hex);

/** The steps in a hex for an exchange and for 11.8: an Omaha strongpoint has two, a lone Open Beach one. */
export function defendingSteps(g: G, hex: HexId): number {
  if (isLoneBeach(g, hex)) return CHARTS.openBeach.steps;
  let steps = 0;
  for (const unit of unitsIn(g, hex))
    steps += isAugmented(g, hex, unit) ? (omaha?.exchangeSteps ?? 2) : g.unit.steps.get(unit);
  return steps;
}

/** 11.5.1: a strongpoint ignores DR while all its attackers are still off shore. */
export const isAttackedFromSea = (g: G, attackers: readonly UnitId[] = attackersOf(g)): boolean =>
  isWave(g) && attackers.every((unit) => isApproach(g.unit.at.get(unit)));

/** 11.8: Germans in a city, or until turn 6 in bocage that is not being carpet-bombed (12.1). */
function isDugIn(g: G, hex: HexId, markers: readonly number[]): boolean {
  const units = unitsIn(g, hex);
  if (SIDE_OF[units[0] as UnitId] !== GERMAN || units.every(isWeak)) return false;
  if (isCity(hex)) return true;
  const [, last = 0] = bocage?.turns ?? [];
  return terrainOf(hex) === BOCAGE && g.turn <= last && !isBombed(markers);
}

const isWeak = (unit: UnitId): boolean => isFlak(unit) || isOst(unit) || isStrongpoint(unit);

/**
 * What a printed result becomes where it is fought, in the fixed order of the rulings: by those who attack with the
 * support there is, or by others for whoever wants to know before.
 */
export function convert(
  g: G,
  hex: HexId,
  result: number,
  attackers: readonly UnitId[] = attackersOf(g),
  markers: readonly number[] = committedMarkers(g),
): number {
  const rule = conversionRule(g, hex, result, attackers, markers);
  return rule === undefined ? result : (CONVERSIONS[rule] as number);
}

/** What each of these rules makes of the result that it is about. */
const CONVERSIONS = {
  '11.4.2-a': DE,
  '11.4.1-b': EX,
  '11.9-b': NOTHING,
  '11.5.1-a': NOTHING,
  '11.8-a': NOTHING,
  '11.8-b': BL1,
} as const satisfies Partial<Record<CaseId, number>>;

/** The rule that makes another result of a printed one, if any. */
export function conversionRule(
  g: G,
  hex: HexId,
  result: number,
  attackers: readonly UnitId[] = attackersOf(g),
  markers: readonly number[] = committedMarkers(g),
): keyof typeof CONVERSIONS | undefined {
  if (isRangersLanding(g, hex, attackers) && (result === EX || result === BL1)) return '11.4.2-a';
  const units = unitsIn(g, hex);
  if (result === DR_STAR && units.some((unit) => isAugmented(g, hex, unit))) return '11.4.1-b';
  if (result === DR && isLoneBeach(g, hex)) return '11.9-b';
  if (result === DR && isAttackedFromSea(g, attackers) && units.every(isStrongpoint)) return '11.5.1-a';
  if ((result !== DR && result !== DR_STAR) || units.length === 0 || !isDugIn(g, hex, markers))
    return undefined;
  if (result === DR) return '11.8-a';
  return defendingSteps(g, hex) >= (bocage?.starNeedsSteps ?? 2) ? '11.8-b' : undefined;
}

/** 11.4.2: the 2nd Rangers at Pointe du Hoc, in the 1st Wave Round only. */
const isRangersLanding = (g: G, hex: HexId, attackers: readonly UnitId[]): boolean =>
  g.round === WAVE_1 && hex === POINTE_DU_HOC && attackers.includes(SECOND_RANGERS);

/** Reminders, ruling F-8: attackers who are Kampfgruppen and Tigers alone may trade one step for an exchange. */
export const mayTrade = (g: G, hex: HexId, result: number): boolean =>
  result === EX &&
  defendingSteps(g, hex) > 1 &&
  attackersOf(g).every((unit) => isKampfgruppe(unit) || isTiger(unit));

/** 11.9: whether a result beats an Open Beach: alone any that costs it a step or its ground, with units in it only DE. */
export function beatsBeach(g: G, hex: HexId, result: number): boolean {
  if (!isOpenBeach(g, hex)) return false;
  if (!isLoneBeach(g, hex)) return result === DE;
  return result === DR_STAR || effectOf(result).defenderSteps !== undefined;
}

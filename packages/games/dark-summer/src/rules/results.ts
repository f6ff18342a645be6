import type { HexId } from '@bocage/hex';
import { lookUp, makeTable, type ResultTable } from '@bocage/wargame';
import type { CaseId } from '../cases.ts';
import { CHARTS, GERMAN, isFlak, isKampfgruppe, isOst, isStrongpoint, isTiger, SIDE_OF, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { BOCAGE, beachAt, isApproach, isCity, POINTE_DU_HOC, terrainOf } from '../map.ts';
import { DR_STAR, type G, NOTHING, OPEN, RESULT, WAVE_1, WAVE_2 } from '../state.ts';
import { isLoneBeach } from './attackers.ts';
import { AUGMENTED, type Conversion, changed, isAugmented, isRoundOf, lineOf } from './conversions.ts';
import { isBombed } from './strength.ts';
import { committedMarkers } from './support.ts';
import { unitsIn } from './units.ts';

const { crt: CRT, results: RESULTS } = CHARTS;
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

const RANGERS = lineOf('pointe-du-hoc');
const OFF_SHORE = lineOf('strongpoint');
const BOCAGE_LINE = lineOf('bocage');
const CITY_LINE = lineOf('city');
const LONE_BEACH = lineOf('open-beach-alone');
const HELD_BEACH = lineOf('open-beach-held');
const TRADERS = lineOf('kampfgruppen');

/** The steps in a hex for an exchange and for 11.8: an Omaha strongpoint has two, a lone Open Beach one. */
export function defendingSteps(g: G, hex: HexId): number {
  if (isLoneBeach(g, hex)) return CHARTS.openBeach.steps;
  let steps = 0;
  for (const unit of unitsIn(g, hex))
    steps += isAugmented(g.round, hex, unit) ? (AUGMENTED.exchangeSteps ?? 0) : g.unit.steps.get(unit);
  return steps;
}

/** 11.5.1: a strongpoint ignores DR while all its attackers are still off shore. */
export const isAttackedFromSea = (g: G, attackers: readonly UnitId[] = g.known.attackers()): boolean =>
  isRoundOf(g.round, OFF_SHORE) && attackers.every((unit) => isApproach(g.unit.at.get(unit)));

/** 11.5.1: strongpoints ignore DR, not DR*, while they are attacked from the sea alone. */
export const strongpointsHold = (g: G, result: number): boolean =>
  changed(OFF_SHORE, result) === 'none' && isAttackedFromSea(g);

/** 11.8: the line for Germans in a city, or until turn 6 in bocage that is not being carpet-bombed (12.1). */
function dugIn(g: G, hex: HexId, markers: readonly number[]): Conversion | undefined {
  const line = isCity(hex) ? CITY_LINE : terrainOf(hex) === BOCAGE ? BOCAGE_LINE : undefined;
  if (line === undefined || (line.carpetBombingCancels === true && isBombed(markers))) return undefined;
  const [first = 0, last = 0] = line.turns ?? [];
  const units = unitsIn(g, hex);
  if (units.length === 0 || SIDE_OF[units[0] as UnitId] !== GERMAN) return undefined;
  const isWeak = (unit: UnitId): boolean => isOneOf(unit, line.notOnly ?? []);
  return g.turn >= first && g.turn <= last && !units.every(isWeak) ? line : undefined;
}

/** Whether a unit is of one of the sorts that the lines name. */
const isOneOf = (unit: UnitId, sorts: readonly string[]): boolean =>
  sorts.some((sort) => SORTS[sort]?.(unit) === true);
const SORTS: Readonly<Record<string, (unit: UnitId) => boolean>> = {
  flak: isFlak,
  ost: isOst,
  strongpoint: isStrongpoint,
  kg: isKampfgruppe,
  tiger: isTiger,
};

/**
 * What a printed result becomes where it is fought, in the fixed order of the rulings: by those who attack with the
 * support there is, or by others for whoever wants to know before.
 */
export function convert(
  g: G,
  hex: HexId,
  result: number,
  attackers: readonly UnitId[] = g.known.attackers(),
  markers: readonly number[] = committedMarkers(g),
): number {
  const here = conversion(g, hex, result, attackers, markers);
  if (here === undefined) return result;
  const word = changed(here.line, result) ?? 'none';
  return word === 'none' ? NOTHING : RESULT.of(word);
}

/** The rule that makes another result of a printed one, if any. */
export function conversionRule(
  g: G,
  hex: HexId,
  result: number,
  attackers: readonly UnitId[] = g.known.attackers(),
  markers: readonly number[] = committedMarkers(g),
): CaseId | undefined {
  return conversion(g, hex, result, attackers, markers)?.rule;
}

/** The line that makes another result of a printed one, and its case. */
function conversion(
  g: G,
  hex: HexId,
  result: number,
  attackers: readonly UnitId[],
  markers: readonly number[],
): { readonly rule: CaseId; readonly line: Conversion } | undefined {
  const changes = (line: Conversion): boolean => changed(line, result) !== undefined;
  if (changes(RANGERS) && isRangersLanding(g, hex, attackers)) return { rule: '11.4.2-a', line: RANGERS };
  const units = unitsIn(g, hex);
  if (changes(AUGMENTED) && units.some((unit) => isAugmented(g.round, hex, unit)))
    return { rule: '11.4.1-b', line: AUGMENTED };
  if (changed(LONE_BEACH, result) === 'none' && isLoneBeach(g, hex))
    return { rule: '11.9-b', line: LONE_BEACH };
  if (changes(OFF_SHORE) && isAttackedFromSea(g, attackers) && units.every(isStrongpoint))
    return { rule: '11.5.1-a', line: OFF_SHORE };
  const line = dugIn(g, hex, markers);
  if (line === undefined || !changes(line)) return undefined;
  if (result !== DR_STAR) return { rule: '11.8-a', line };
  return defendingSteps(g, hex) >= (line.starNeedsSteps ?? 0) ? { rule: '11.8-b', line } : undefined;
}

/** 11.4.2: the 2nd Rangers at Pointe du Hoc, in the 1st Wave Round only. */
const isRangersLanding = (g: G, hex: HexId, attackers: readonly UnitId[]): boolean =>
  isRoundOf(g.round, RANGERS) && hex === POINTE_DU_HOC && attackers.includes(SECOND_RANGERS);
const SECOND_RANGERS: UnitId = UNIT.of(RANGERS.attacker ?? '');

/** Reminders, ruling F-8: attackers who are Kampfgruppen and Tigers alone may trade one step for an exchange. */
export const mayTrade = (g: G, hex: HexId, result: number): boolean =>
  changed(TRADERS, result) !== undefined &&
  defendingSteps(g, hex) > 1 &&
  g.known.attackers().every((unit) => isOneOf(unit, TRADERS.attackers ?? []));

/** What they take instead. */
export const tradedFor = (result: number): number => RESULT.of(changed(TRADERS, result) ?? '');

/** 11.9: whether a result beats an Open Beach: alone any that costs it a step or its ground, with units in it only DE. */
export function beatsBeach(g: G, hex: HexId, result: number): boolean {
  if (!isOpenBeach(g, hex)) return false;
  if (!isLoneBeach(g, hex)) return (HELD_BEACH.closedBy ?? []).includes(RESULT.text(result));
  return changed(LONE_BEACH, result) === 'closed';
}

import { type HexId, NOWHERE } from '@bocage/hex';
import { dieRows, dieText, row, type Sheet, type SheetRow } from '@bocage/wargame';
import { LANDINGS, landingAt, shifted } from '../../map.ts';
import { casualtyModifier } from '../../rules/amphibious/casualties.ts';
import { gunsAt } from '../../rules/amphibious/guns.ts';
import { minesPossible } from '../../rules/amphibious/mines.ts';
import { isFreeCommando } from '../../rules/amphibious/placement.ts';
import { landingFor } from '../../rules/amphibious/shore.ts';
import type { G } from '../../state.ts';
import { type Casualty, casualtyColumn, casualtyOf, displaced, landingShiftOf, seaCondition, swims } from '../../tables/landing.ts'; // biome-ignore format: a list
import { tideIn } from '../../tables/turns.ts';
import { isCommando, isSwimming, type UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import type { Landing } from '../under-way.ts';
import { beachName, counted, hexTitle, signed } from '../words.ts';
import { chanceOn, diceRows } from './results.ts';

const CASUALTIES: Readonly<Record<Casualty, string>> = { '-': 'unharmed', D: 'disrupted', E: 'eliminated' };

/** `2`, or `1 to 3` where the Allies cannot know. */
const minesText = (mines: readonly number[]): string =>
  mines.length === 1 ? counted(mines[0] as number, 'mine point') : `${dieText(mines)} mine points`;

/** 5.6: what may become of a unit, a table for each number of mines there may be. */
function casualtyRows(g: G, unit: UnitId, { beach, sea, guns }: Landing): SheetRow[] {
  const counting = isFreeCommando(g, unit) ? 0 : guns;
  const added = casualtyModifier(g, unit, sea);
  const mines = minesPossible(g, beach);
  const columns = new Map<number, number[]>();
  for (const points of mines) {
    const column = casualtyColumn(counting + points);
    columns.set(column, [...(columns.get(column) ?? []), points]);
  }
  return [
    row(`German guns on ${beachName(beach)}`, counting, '5.6.1-a'),
    row('Mines', minesText(mines), '5.4.3-a'),
    row('On the dice', signed(added), '5.6.3-a'),
    ...[...columns].flatMap(([column, points]) => {
      const result = (sum: number): Casualty => casualtyOf(column, sum + added);
      const title = columns.size === 1 ? [] : [row(`With ${minesText(points)}`, `lost ${chanceOn((sum) => result(sum) === 'E')}`)];
      return [...title, ...diceRows((sum) => CASUALTIES[result(sum)], '5.6.6-a')];
    }),
  ]; // biome-ignore format: long lines
}

/** 5.6: landing from its craft. */
export function rowSheet(g: G, unit: UnitId, landing: Landing): Sheet {
  const guns = isFreeCommando(g, unit) ? 0 : landing.guns;
  const added = casualtyModifier(g, unit, landing.sea);
  const [least, most] = [Math.min, Math.max].map((end) => end(...minesPossible(g, landing.beach))) as [number, number];
  const chance = (points: number, wanted: Casualty): string =>
    chanceOn((sum) => casualtyOf(casualtyColumn(guns + points), sum + added) === wanted);
  const span = (wanted: Casualty): string => {
    const ends = [...new Set([chance(least, wanted), chance(most, wanted)])];
    return ends.length === 1 ? (ends[0] as string) : `${ends[0]?.replace(' %', '')} to ${ends[1]}`;
  };
  const told = `Lost ${span('E')}, disrupted ${span('D')}`;
  return {
    title: `${unitName(unit)} lands by craft at ${beachName(landing.beach)}`,
    rows: casualtyRows(g, unit, landing),
    result: told,
    headline: told,
  };
} // biome-ignore format: long lines

/** 5.8: tanks that swim. */
export function swimSheet(_g: G, unit: UnitId, { beach, sea }: Landing): Sheet {
  const told = `Sinks ${chanceOn((sum) => !swims(sum + sea))}`;
  return {
    title: `${unitName(unit)} swims ashore at ${beachName(beach)}`,
    rows: [
      row('The sea, on the dice', signed(sea), '5.8.3-a'),
      ...diceRows((sum) => (swims(sum + sea) ? 'it comes ashore' : 'it sinks'), '5.8.2-a'),
    ],
    result: told,
    headline: told,
  };
}

/** 5.4, 5.5: where a unit that is put to sea may be carried; the sea is rolled for, and the mines may not be known. */
export function launchSheet(g: G, unit: UnitId, from: HexId): Sheet | null {
  const beach = LANDINGS[landingAt(from)]?.beach;
  if (beach === undefined) return null;
  const ashore = (rows: number): string => {
    const to = landingFor(g, unit, shifted(from, rows, isCommando(unit)));
    return to === NOWHERE ? 'turned back' : hexTitle(to);
  };
  const mines = minesPossible(g, beach);
  const tide = tideIn(g.turn);
  const rowsFor = (sum: number, by: number): number => landingShiftOf(tide, displaced(sum, by));
  const straight = (by: number): string => chanceOn((sum) => rowsFor(sum, by) === 0);
  const calm = mines[0] ?? 0;
  const guns = isFreeCommando(g, unit) ? 0 : gunsAt(g, beach);
  return {
    title: `${unitName(unit)} lands from ${hexTitle(from)}`,
    rows: [
      row('Lands in', ashore(0), '5.3.1-a'),
      row(`German guns on ${beachName(beach)}`, guns, '5.6.1-a'),
      row('Mines', minesText(mines), '5.4.3-a'),
      ...dieRows((die) => seaWords(die), '5.4.2-a'),
      ...diceRows((sum) => ashore(rowsFor(sum, calm)), '5.5.2-a'),
      ...(isSwimming(unit) ? [row('It may swim ashore', 'no guns, no mines', '5.8.1-a')] : []),
    ],
    result: `Straight in ${straight(calm)} in a calm sea`,
  };
}
const seaWords = (die: number): string => {
  const { name, value } = seaCondition(die);
  return `the sea is ${name}, ${signed(value)}`;
};

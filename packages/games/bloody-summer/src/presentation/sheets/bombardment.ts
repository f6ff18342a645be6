import { type HexId, NOWHERE } from '@bocage/hex';
import { dieRows, inSix, modifierRow, row, type Sheet, type SheetRow } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { isTown } from '../../map.ts';
import { gunsOn } from '../../rules/dday/batteries.ts';
import { fightersOf } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import {
  airPoints,
  type Bombarded,
  bombardmentModifier,
  bombardmentOf,
  splitPoints,
} from '../../tables/bombardment.ts';
import { AIRCRAFT, type Aircraft, AXIS, HEAVY, kindOfAir, MEDIUM } from '../../terms.ts';
import { isBattery, isGarrison, type UnitId } from '../../units.ts';
import { unitName } from '../faces.ts';
import { type Raid, raidNow } from '../under-way.ts';
import { counted, listed, placeTitle, points } from '../words.ts'; // biome-ignore format: lists

/** What comes of it: `Affected twice, and disorganized`. */
function effectText({ affected, levels }: Bombarded): string {
  if (affected + levels === 0) return 'no effect';
  const hit = affected > 1 ? 'Affected twice' : 'Affected';
  return levels > 0 ? `${hit}, and disorganized` : hit;
}

/** So many points on a hex, of which those of medium bombers count double in their aim (9.3-b). */
interface Load {
  readonly points: number;
  readonly medium: number;
}
const isFixed = (g: G, hex: HexId): boolean =>
  fightersOf(g, AXIS, hex).some((unit) => isGarrison(unit) || isBattery(unit));

/** The rows of one bombardment, and what it comes to. */
function strikeRows(g: G, hex: HexId, load: Load): { readonly rows: SheetRow[]; readonly result: string } {
  const fixed = isFixed(g, hex);
  const modifier = bombardmentModifier({ isGarrison: fixed }, load.points, load.medium);
  const onGarrison = fixed ? CHARTS.bombardment.modifiers.garrison : 0;
  const resultOf = (die: number): Bombarded => bombardmentOf(load.points, die + modifier);
  const hits = inSix((die) => resultOf(die).affected > 0);
  const twice = inSix((die) => resultOf(die).affected > 1);
  return {
    rows: [
      row('Points', load.points, '6.2-g'),
      ...modifierRow('A garrison or battery in the hex', onGarrison, '0.1.2-j'),
      ...modifierRow('Half or more of it medium bombers', modifier - onGarrison, '9.3-b'),
      row('Affects', listed(fightersOf(g, AXIS, hex).map(unitName)), '6.5-e'),
      ...dieRows((die) => effectText(resultOf(die)), '6.2-g'),
    ],
    result: `${points(load.points)}: Affected ${hits}, twice ${twice}`,
  };
}

/** 6.2: ships, by their points. */
export function shellSheet(g: G, hex: HexId, many: number): Sheet {
  const title = `Ships fire at ${placeTitle(hex)}`;
  if (many <= 0) return { title, rows: [], result: 'Choose how many points' };
  return { title, ...strikeRows(g, hex, { points: many, medium: 0 }) };
}

const worth = (word: Aircraft): number => airPoints(AIRCRAFT.indexOf(word));
export const raidOf = (g: G): Raid | undefined => raidNow(g, worth);
/** One counter more. */
export function withBomber(raid: Raid, air: number): Raid {
  const kind = kindOfAir(air);
  const more = airPoints(kind);
  return {
    ...raid,
    heavy: raid.heavy + (kind === HEAVY ? 1 : 0),
    points: raid.points + more,
    medium: raid.medium + (kind === MEDIUM ? more : 0),
  };
}

/** 9.4-b, 9.4-e: what heavy bombers cost. */
function priceRows({ heavy, isFree }: Raid): SheetRow[] {
  if (heavy === 0) return [];
  const many = counted(heavy, 'heavy bomber');
  return isFree
    ? [row(`${many}, on this morning`, 'no points for the Germans', '9.4-g')]
    : [row(`${many} used`, `${points(-CHARTS.victory.heavyBomber * heavy)} for the Germans`, '9.4-b')];
}
const { rubble: WHOLE, rubbleSplit: SPLIT } = CHARTS.air.carpet;
/** 9.4-f. */
const rubbleRows = (raid: Raid, hexes: readonly HexId[]): SheetRow[] =>
  raid.isFree || raid.heavy === 0
    ? []
    : hexes
        .filter(isTown)
        .map((hex) =>
          row(
            `Rubble in ${placeTitle(hex)}`,
            `+${raid.heavy * (hexes.length > 1 ? SPLIT : WHOLE)} to enter it`,
            '9.4-f',
          ),
        );

/** 9.3, 9.4: bombers over a hex, or over two. */
export function raidSheet(g: G, raid: Raid, hex: HexId, other: HexId = NOWHERE): Sheet {
  const hexes = other === NOWHERE ? [hex] : [hex, other];
  const share = (many: number): number => (hexes.length > 1 ? splitPoints(many) : many);
  const load: Load = { points: share(raid.points), medium: share(raid.medium) };
  const { rows, result } = strikeRows(g, hex, load);
  const second = other === NOWHERE ? [] : [row(`And half on ${placeTitle(other)}`, load.points, '9.4-d')];
  return {
    title: `Bombers over ${placeTitle(hex)}`,
    rows: [...priceRows(raid), ...rubbleRows(raid, hexes), ...second, ...rows],
    result,
  };
}
/** What bombers that have no target yet are worth. */
export const musterSheet = (raid: Raid): Sheet => ({
  title: 'Bombers that are sent together',
  rows: [row('Points', raid.points, '9.3-a'), ...priceRows(raid)],
  result: points(raid.points),
});

/** 6.2-j: the coastal batteries that reach a unit. */
export function batterySheet(g: G, unit: UnitId): Sheet | null {
  const guns = gunsOn(g, g.unit.at.get(unit));
  if (guns.length === 0) return null;
  const many = CHARTS.bombardment.battery.points * guns.length;
  const isHit = (die: number): boolean => bombardmentOf(many, die).affected > 0;
  return {
    title: `Coastal batteries at ${unitName(unit)}`,
    rows: [
      row(listed(guns.map(unitName)), points(many), '6.2-m'),
      ...dieRows((die) => effectText(bombardmentOf(many, die)), '6.2-g'),
    ],
    result: `Affected ${inSix(isHit)}`,
  };
}

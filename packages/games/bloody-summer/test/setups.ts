import { loadMap } from '@bocage/atlas';
import mapFile from '../data/map.json' with { type: 'json' };
import { type Placing, placingsOf, SCENARIOS, type ScenarioData } from '../src/scenarios.ts';
import { GERMAN } from '../src/terms.ts';
import { dataOf, EVERY_UNIT, isBattery, isCombatUnit, isHeadquarters, SIDE_OF, STACKING_OF, type UnitId } from '../src/units.ts'; // biome-ignore format: a list

export const map = loadMap(mapFile);
export const id = (unit: UnitId): string => dataOf(unit).id;
export const isHexName = (at: string): boolean => /^\d{4}$/.test(at);
export const isLand = (name: string): boolean => !map.terrain.is(map.hex(name), 'sea');
const scenario = (name: string): ScenarioData => SCENARIOS.find((one) => one.id === name)!;
export const [campaign, cherbourg, cobra] = ['campaign', 'cherbourg', 'cobra'].map(scenario) as [
  ScenarioData,
  ScenarioData,
  ScenarioData,
];
/** All counters of a division, or a counter. */
export const formation = (name: string): string[] => {
  const parts = EVERY_UNIT.filter((unit) => dataOf(unit).division === name).map(id);
  return parts.length > 0 ? parts : [name];
};
/** The counters that a word of a list stands for; `*` is a step lost, `unit:` a counter that is named as its division. */
export const counters = (word: string): string[] => {
  if (word.startsWith('unit:')) return [word.slice(5)];
  return word.endsWith('*') ? [word] : formation(word);
};
/** Who stands where, by the name of the place. */
export function stacks(placings: readonly Placing[]): Map<string, UnitId[]> {
  const found = new Map<string, UnitId[]>();
  for (const { unit, at } of placings) found.set(at, [...(found.get(at) ?? []), unit]);
  return found;
}
export const there = (one: ScenarioData, at: string): string[] =>
  (stacks(placingsOf(one)).get(at) ?? []).map(id).sort();
export const allied = (unit: UnitId): boolean => SIDE_OF[unit] !== GERMAN;

/** A stack by 2.1-a: points, units of value 0, headquarters. */
export const bulk = (units: readonly UnitId[]): [number, number, number] => [
  units.reduce((sum, unit) => sum + STACKING_OF[unit]!, 0),
  units.filter((unit) => STACKING_OF[unit] === 0 && isCombatUnit(unit) && !isBattery(unit)).length,
  units.filter(isHeadquarters).length,
];
export const overstacked = (placings: readonly Placing[]): string[] =>
  [...stacks(placings)]
    .filter(([at, units]) => {
      const [points, none, staffs] = bulk(units);
      return isHexName(at) && (points > 5 || none > 1 || staffs > 1);
    })
    .map(([at]) => at);

/** The turn of a day of 1944, as month and day: a week each from 6 June. */
export const turnOf = (day: string): number => {
  const [month = 0, date = 0] = day.split('-').map(Number);
  const from6June = date - 6 + (month > 6 ? 30 : 0) + (month > 7 ? 31 : 0);
  return Math.floor(from6June / 7) + 1;
};

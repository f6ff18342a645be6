import type { HexId } from '@bocage/hex';
import { attackOf, BONUS_OF, CHARTS, CHERBOURG_CITY, CITIES, campOf, coverShift, coversIn, enemyOf, type G, GERMAN, grid, hasEnemy, isFortified, isHex, oddsColumn, SIDE_OF, type UnitId, unitsIn } from '../../queries.ts'; // biome-ignore format: a list
import { gainIn } from './odds.ts';
import type { Strengths } from './strengths.ts';

const { radius: RADIUS, supportRange: RANGE } = CHARTS.control;
/** Columns that the Allies may count on from ships and aircraft, and the Germans from none. */
const FROM_THE_AIR = 1;
/** A headquarters makes so many attacks worth counting in a phase. */
const ATTACKS = 3;
/** What a fight about a city is worth beside its losses: a part of its points, since it seldom falls at once. */
const CITY = 1.5;
/** How near to its goal an army looks for fights first, and by how much; Cherbourg, then Caen and what lies beyond. */
const [NEAR, GOAL] = [6, 1.5];

const near = new Int16Array(grid.size);
/** What a side has around a hex within reach of a headquarters. */
function attackOn(g: G, side: number, seat: HexId, target: HexId): number {
  let sum = 0;
  for (const hex of grid.around(target)) {
    if (grid.distance(seat, hex) > RADIUS || !g.board.stacks.has(campOf(side), hex)) continue;
    for (const unit of unitsIn(g, hex)) if (SIDE_OF[unit] === side) sum += attackOf(g, unit);
  }
  return sum;
}
const shelterOf = (hex: HexId): number =>
  Math.max(0, ...coversIn(hex).map(coverShift)) +
  (isFortified(hex) ? CHARTS.terrainEffects.fortified.shift : 0);

/** What makes a side want one place more than another. */
function zeal(g: G, side: number, hex: HexId): number {
  if (side === GERMAN) return 1;
  const goals = CITIES.filter(
    (city) => g.place.allied.get(city) === 0 && (side === 0 || !CHERBOURG_CITY.includes(city)),
  );
  return goals.some((city) => grid.distance(city, hex) <= NEAR) ? GOAL : 1;
}

/** What the attacks of a headquarters on the map promise in a phase, in points. */
export function promiseOf(g: G, { defence }: Strengths, hq: UnitId): number {
  const [seat, side] = [g.unit.at.get(hq), SIDE_OF[hq] as number];
  if (!isHex(seat)) return 0;
  const enemy = enemyOf(campOf(side)) as 0 | 1;
  const gains: number[] = [];
  const many = grid.disc(seat, RADIUS + 1, near);
  for (let i = 0; i < many; i++) {
    const hex = near[i] as HexId;
    if (!hasEnemy(g, campOf(side), hex)) continue;
    const attack = attackOn(g, side, seat, hex);
    if (attack === 0) continue;
    const bonus = grid.distance(seat, hex) <= RANGE ? (BONUS_OF[hq] as number) : 0;
    const air = side === GERMAN ? 0 : FROM_THE_AIR;
    const column =
      oddsColumn(attack, Math.max(1, defence[enemy][hex] as number)) + bonus + air - shelterOf(hex);
    const prize = CITIES.includes(hex) ? CITY : 0;
    gains.push(zeal(g, side, hex) * (gainIn(column) + prize));
  }
  return gains
    .toSorted((a, b) => b - a)
    .slice(0, ATTACKS)
    .reduce((sum, gain) => sum + Math.max(0, gain), 0);
}

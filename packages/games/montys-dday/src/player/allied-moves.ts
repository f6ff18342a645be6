import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, domainOf, numbers, type Scene } from '@bocage/kernel/players';
import { ALLIED, ALLOWANCE, BEACH_HEXES, BEACH_OF, BEACHES, CAEN, COMBAT, dataOf, type G, GAIT_OF, GOLD, grid, groundOf, HIGH, isAfloat, isBeach, isGlider, isHex, isParachute, LAST_TURN, landingIn, MAIN, MOVEMENT, PLACE, SCENARIOS, SECONDARY, tideIn, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf } from './ask.ts';
import { FAR, fieldTo, type Goal } from './fields.ts';
import { isFighter, type Lie, lieOf, mainZone } from './lie.ts';
import type { Plan } from './march.ts';

/** The bridges over canal and river, which the airborne hold. */
const BRIDGES: readonly HexId[] = ['2313', '2213', '2414'].map((hex) => PLACE.of(hex));

/** In half points: what one goes farther for than for the nearest Germans. */
const [NEAREST, TOO_STRONG, GARRISON, CITY_LATER] = [20, 14, 16, 6];
/** What it costs to go through Germans. */
const DETOUR = 10;
/** From this turn on Gold marches on Caen as well. */
const FROM_GOLD = 10;
/** From this turn on Caen draws. */
const TO_CAEN = 4;

function goalsOf(g: G, lie: Lie, isFar: boolean): Goal[] {
  const objectives = isFar ? [] : objectivesOf(g);
  const goals: Goal[] = lie.enemies.map((hex) => ({
    hex,
    offset: NEAREST + (lie.assailable.has(hex) ? 0 : TOO_STRONG) + eastern(hex),
  }));
  for (const hex of lie.garrisons) goals.push({ hex, offset: GARRISON + NEAREST });
  for (const hex of objectives) goals.push({ hex, offset: g.turn >= TO_CAEN ? 0 : NEAREST + CITY_LATER });
  return goals;
}
/** Who comes by sea leaves the far bank of the Orne to the airborne. */
const eastern = (hex: HexId): number => (grid.column(hex) < EAST ? FAR / 8 : 0);
const EAST = 20;

/** What is still to be taken. */
function objectivesOf(g: G): readonly HexId[] {
  const { victory } = SCENARIOS[g.scenario] ?? {};
  const hexes = victory?.by === 'objectives' ? victory.hexes.map((hex) => PLACE.of(hex)) : CAEN;
  return hexes.filter((hex) => g.hex.allied.get(hex) === 0);
}

const isAirborne = (unit: UnitId): boolean => isParachute(unit) || isGlider(unit);

/** 0 for those before Caen, 1 for Gold, which is too far from it, 2 for the airborne and the Commandos who join them. */
function roleOf(unit: UnitId): number {
  if (isAirborne(unit) || dataOf(unit).brigade === '1-SS') return 2;
  return BEACH_OF[unit] === GOLD ? 1 : 0;
}

/** Airborne troops hold their Drop Zone and the bridges, and clear what is about them. */
function airGoals(g: G, lie: Lie): Goal[] {
  const zone = mainZone(g);
  const about = isHex(zone) ? zone : (BRIDGES[0] as HexId);
  const goals: Goal[] = BRIDGES.filter((hex) => !g.board.stacks.has(ALLIED, hex)).map((hex) => ({
    hex,
    offset: 0,
  }));
  for (const hex of lie.enemies) {
    if (grid.distance(hex, about) <= ABOUT_ZONE && lie.assailable.has(hex)) goals.push({ hex, offset: 4 });
  }
  goals.push({ hex: about, offset: 8 });
  return goals;
}
const ABOUT_ZONE = 7;

/** How far from the enemy those like to be who do not fight at close quarters: from and to. */
const STANDS: Readonly<Record<string, readonly [number, number]>> = {
  artillery: [3, 6],
  headquarters: [3, 6],
  heavyWeapons: [2, 3],
  antiTank: [2, 3],
  flak: [2, 5],
};
/** Farther off than this they move up. */
const LEFT_BEHIND = 4;

/** What the tide does to whoever is there when it is High: by ground, for light and heavy units. */
function drowned(unit: UnitId, hex: HexId): number {
  const isLight = (GAIT_OF[unit] as number) <= 1;
  const kind = groundOf(hex);
  if (kind === 'tidal-flat') return isLight ? 8 : 60;
  if (kind === 'shale') return 8;
  return kind === 'tidal-beach' && !isLight ? 8 : 0;
}
/** What it costs to be in the way of those who land. */
const IN_THE_WAY = 3;
const COVER = 0.6;
const ADJACENT = 5;
/** What it costs to be where Germans can aim, and for each of their factors. */
const [UNDER_FIRE, FIRE] = [1, 0.12];
const [CAUGHT, EXPOSED, UNWISE] = [9, 3, 2];
/** What the first battalion is worth that stays in the Drop Zone, the second and the third. */
const GUARDS: readonly number[] = [40, 25, 12];
const guardWorth = (g: G, unit: UnitId, hex: HexId): number =>
  GUARDS[unitsIn(g, hex).filter((one) => one !== unit && isFighter(one)).length] ?? 0;

/** The plan of the Allied moves. */
export function alliedPlan(g: G): Plan {
  const lie = lieOf(g, ALLIED);
  const goals = [goalsOf(g, lie, false), goalsOf(g, lie, g.turn < FROM_GOLD), airGoals(g, lie)];
  const fields = new Map<number, Int16Array>();
  const fieldOf = (unit: UnitId): Int16Array => {
    const gait = GAIT_OF[unit] as number;
    const role = roleOf(unit);
    const key = gait + 8 * role;
    const known = fields.get(key);
    if (known !== undefined) return known;
    const field = fieldTo(g, { side: ALLIED, mode: MOVEMENT, gait }, goals[role] as Goal[], DETOUR);
    fields.set(key, field);
    return field;
  };
  const isFloodNext = tideIn(g.turn + 1) === HIGH;
  const zones = [MAIN, SECONDARY].map((one) => g.zone.at.get(one));

  const value = (unit: UnitId, hex: HexId, mode: number): number => {
    const near = lie.near[hex] as number;
    const field = (fieldOf(unit)[hex] as number) / 2;
    let worth = 0;
    if (isBeach(hex) || groundOf(hex) === 'tidal-flat') worth -= IN_THE_WAY;
    if (isFloodNext) worth -= drowned(unit, hex);
    if (zones.includes(hex)) worth += guardWorth(g, unit, hex);
    if (clearing(g, unit) && isBeach(hex)) worth += CLEARS;
    const stands = STANDS[dataOf(unit).type];
    if (stands !== undefined) return worth + standing(stands, near) - field * 0.25;
    worth -= field;
    const aimed = lie.aimed[hex] as number;
    if (aimed > 0) worth -= UNDER_FIRE + Math.min(aimed, 20) * FIRE;
    if (mode === MOVEMENT) worth -= near <= 1 ? CAUGHT : near <= 3 ? EXPOSED : 0;
    else if (near === 1) worth += grid.around(hex).some((at) => lie.assailable.has(at)) ? ADJACENT : -UNWISE;
    if (near <= 3 && groundOf(hex) !== 'clear') worth += COVER;
    return worth;
  };

  const marches = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    const stands = STANDS[dataOf(unit).type];
    const isHasty = isFloodNext && drowned(unit, hex) > 0 && (ALLOWANCE[COMBAT]?.[unit] as number) > 0;
    if (isHasty) return false;
    if (stands !== undefined) return near > stands[1] + LEFT_BEHIND || isInTheWay(hex);
    if (zones.includes(hex) && guardWorth(g, unit, hex) > 0) return false;
    return near >= 6 && (fieldOf(unit)[hex] as number) >= 16;
  };
  const deploys = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    const stands = STANDS[dataOf(unit).type];
    if (stands !== undefined) return near <= stands[1] + 2 && !isInTheWay(hex);
    return near <= 4;
  };
  const queue = [...(UNITS_OF[ALLIED] ?? [])]
    .filter((unit) => isHex(g.unit.at.get(unit)) && !isAfloat(g, unit))
    .sort((a, b) => rank(a) - rank(b));
  function rank(unit: UnitId): number {
    const at = g.unit.at.get(unit);
    return (fieldOf(unit)[at] as number) + (isFighter(unit) ? 0 : 100);
  }
  return { queue, value, marches, deploys, work };
}

const standing = ([from, to]: readonly [number, number], near: number): number => {
  if (near < from) return -6 * (from - near);
  return near > to ? -(near - to) : 0;
};
const isInTheWay = (hex: HexId): boolean => isBeach(hex) || groundOf(hex) === 'tidal-flat';

/** Engineers who could clear the mines before the next landings. */
const clearing = (g: G, unit: UnitId): boolean =>
  dataOf(unit).type === 'engineer' && isFirstDay(g) && g.beach.mines.get(BEACH_OF[unit] as number) > 0;
const CLEARS = 12;

const isFirstDay = (g: G): boolean => g.turn <= 7;
const areas = BEACHES.map((_, beach) => new Set(BEACH_HEXES[beach] ?? []));

/** What engineers do instead of moving: Sea Walls in the way, mines while others are to land, and Ruins. */
function work(scene: Scene, unit: UnitId): Action | undefined {
  const { type } = dataOf(unit);
  if (type !== 'engineer' && type !== 'armouredEngineer') return undefined;
  const g = gOf(scene);
  const may = (verb: string): boolean => domainOf(scene, verb)?.why(unit) === null;
  if (may('raze')) return act('raze', unit);
  if (may('breach')) {
    const [wall] = numbers(scene, 'breach', unit);
    if (wall !== undefined) return act('breach', unit, wall);
  }
  const isLandingNext = [g.turn, g.turn + 1].some(
    (turn) => turn <= LAST_TURN && landingIn(turn, g.delay) !== undefined,
  );
  const isOwnArea = areas.some((hexes) => hexes.has(g.unit.at.get(unit)));
  if (isFirstDay(g) && isLandingNext && isOwnArea && may('clear')) return act('clear', unit);
  return undefined;
}

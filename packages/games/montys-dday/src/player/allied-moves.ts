import type { HexId } from '@bocage/hex';
import { ALLIED, ALLOWANCE, BEACH_OF, BEACHES, CAEN, COMBAT, dataOf, EVERY_UNIT, type G, GAIT_OF, GOLD, grid, groundOf, HIGH, isAfloat, isAround, isBeach, isGlider, isHex, isParachute, MAIN, MOVEMENT, PLACE, SCENARIOS, SECONDARY, spoilersOf, tideIn, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { isClearing, work } from './engineers.ts';
import { Fields, type Goal } from './fields.ts';
import { isAlone, isFighter, type Lie, lieOf, mainZone } from './lie.ts';
import type { Moving } from './march.ts';
import { effortAt, isCaen, SWORD_SIDE } from './regions.ts';
import type { Mind, Weights } from './style.ts';

/** The bridges over canal and river, which the airborne hold. */
export const BRIDGES: readonly HexId[] = ['2313', '2213', '2414'].map((hex) => PLACE.of(hex));

/** What those go for who came by sea. */
function goalsOf({ style }: Mind, g: G, lie: Lie, isFar: boolean): Goal[] {
  const lodging = lodgingOf(style, g);
  const goals: Goal[] = lie.enemies.map((hex) => ({
    hex,
    offset:
      style.nearest +
      (lie.assailable.has(hex) ? 0 : style.tooStrong) +
      eastern(style, hex) -
      effortAt(style, hex) -
      lodging(hex),
  }));
  for (const hex of lie.garrisons)
    goals.push({ hex, offset: style.garrison + style.nearest - effortAt(style, hex) });
  const offset = g.turn >= style.toCaen ? style.caenFar : style.nearest + style.cityLater;
  for (const hex of isFar ? [] : objectivesOf(g)) goals.push({ hex, offset });
  return goals;
}

/** Who comes by sea leaves the far bank of the Orne to the airborne. */
const eastern = (style: Weights, hex: HexId): number => (grid.column(hex) < EAST ? style.eastern : 0);
const EAST = 20;

/** How much nearer Germans seem who spoil one of the two Lodgments that are easiest to have. */
function lodgingOf(style: Weights, g: G): (hex: HexId) => number {
  if (style.lodge === 0) return () => 0;
  const heads = [...BEACHES.keys()]
    .map((beach) => ({ beach, head: g.beach.beachhead.get(beach), spoilers: spoilersOf(g, beach)?.length }))
    .filter(({ spoilers }) => spoilers !== undefined && spoilers > 0)
    .sort((a, b) => (a.spoilers as number) - (b.spoilers as number))
    .slice(0, LODGMENTS);
  return (hex) => (heads.some(({ beach, head }) => isAround(beach, head, hex)) ? style.lodge : 0);
}
const LODGMENTS = 2;

/** By scenario: what is to be taken. */
const OBJECTIVES: readonly (readonly HexId[])[] = SCENARIOS.map(({ victory }) =>
  victory.by === 'objectives' ? victory.hexes.map((hex) => PLACE.of(hex)) : CAEN,
);
/** What is still to be. */
const objectivesOf = (g: G): readonly HexId[] =>
  (OBJECTIVES[g.scenario] ?? CAEN).filter((hex) => g.hex.allied.get(hex) === 0);

const [BEFORE_CAEN, FROM_GOLD, AIRBORNE, LINKING] = [0, 1, 2, 3] as const;
/** By unit: whether it is before Caen, at Gold, which is too far from it, or airborne, as Commandos are who join those. */
const ROLES = Uint8Array.from(EVERY_UNIT, (unit) => {
  if (isParachute(unit) || isGlider(unit) || dataOf(unit).brigade === '1-SS') return AIRBORNE;
  return BEACH_OF[unit] === GOLD ? FROM_GOLD : BEFORE_CAEN;
});

/** Airborne troops hold their Drop Zone and the bridges, and clear what is about them. */
function airGoals({ style }: Mind, g: G, lie: Lie): Goal[] {
  const zone = mainZone(g);
  const about = isHex(zone) ? zone : (BRIDGES[0] as HexId);
  const goals: Goal[] = BRIDGES.filter((hex) => !g.board.stacks.has(ALLIED, hex)).map((hex) => ({
    hex,
    offset: 0,
  }));
  for (const hex of lie.enemies) {
    if (grid.distance(hex, about) <= style.aboutZone && lie.assailable.has(hex))
      goals.push({ hex, offset: NEARBY - style.effortAir });
  }
  goals.push({ hex: about, offset: style.airHome });
  return goals;
}
const NEARBY = 4;

/** How far from the enemy those like to be who do not fight at close quarters: from and to. */
const STANDS: Readonly<Record<string, readonly [number, number]>> = {
  artillery: [3, 6],
  headquarters: [3, 6],
  heavyWeapons: [2, 3],
  antiTank: [2, 3],
  flak: [2, 5],
};
const STAND_OF = EVERY_UNIT.map((unit) => STANDS[dataOf(unit).type]);
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

/** What the first battalion is worth that stays in the Drop Zone, the second and the third. */
const GUARDS: readonly number[] = [40, 25, 12];
const guardWorth = (style: Weights, g: G, unit: UnitId, hex: HexId): number =>
  style.guard * (GUARDS[unitsIn(g, hex).filter((one) => one !== unit && isFighter(one)).length] ?? 0);

/** Before the end the airborne may be wanted elsewhere than at their bridges. */
const LAST_TURNS = 3;
const isEnding = (g: G): boolean => (SCENARIOS[g.scenario]?.turns[1] ?? 0) - g.turn < LAST_TURNS;

/** What a unit goes for. */
function roleOf(style: Weights, g: G, unit: UnitId): number {
  const role = ROLES[unit] as number;
  if (role === AIRBORNE && style.airCaen > 0 && isEnding(g)) return BEFORE_CAEN;
  return style.link > 0 && role === BEFORE_CAEN && BEACH_OF[unit] === SWORD_SIDE ? LINKING : role;
}

/** Ways to what each role goes for, by gait, looked for when somebody wants them. */
function fieldsOf(mind: Mind, g: G, lie: Lie): (unit: UnitId) => Int16Array {
  const { style } = mind;
  const goalsFor = (role: number): Goal[] => {
    if (role === AIRBORNE) return airGoals(mind, g, lie);
    const goals = goalsOf(mind, g, lie, role === FROM_GOLD && g.turn < style.fromGold);
    if (role === LINKING)
      for (const hex of BRIDGES) goals.push({ hex, offset: Math.max(0, style.nearest - style.link) });
    return goals;
  };
  const fields = new Fields(mind, g, goalsFor);
  return (unit) => fields.of(roleOf(style, g, unit), GAIT_OF[unit] as number);
}

/** The plan of the Allied moves. */
export function alliedPlan(mind: Mind, g: G): Moving {
  const { style } = mind;
  const lie = lieOf(g, mind);
  const fieldOf = fieldsOf(mind, g, lie);
  const isFloodNext = tideIn(g.turn + 1) === HIGH;
  const zones = [MAIN, SECONDARY].map((one) => g.zone.at.get(one));

  const value = (unit: UnitId, hex: HexId, mode: number): number => {
    const near = lie.near[hex] as number;
    const field = (fieldOf(unit)[hex] as number) / 2;
    let worth = 0;
    if (isInTheWay(hex)) worth -= style.inTheWay;
    if (isFloodNext) worth -= drowned(unit, hex);
    if (zones.includes(hex)) worth += guardWorth(style, g, unit, hex);
    if (isBeach(hex) && isClearing(mind, g, unit)) worth += style.clears;
    const stands = STAND_OF[unit];
    if (stands !== undefined) return worth + standing(stands, near) - field * 0.25;
    worth -= field;
    const aimed = lie.aimed[hex] as number;
    if (aimed > 0) worth -= style.underFire + Math.min(aimed, MANY) * style.aimed;
    if (mode === MOVEMENT) worth -= near <= 1 ? style.caught : near <= 3 ? style.exposed : 0;
    else if (near === 1) worth += lie.beside[hex] === 1 ? style.adjacent : -style.unwise;
    if (near <= 3 && groundOf(hex) !== 'clear') worth += style.cover;
    if (style.lodger > 0 && isCaen(hex) && isAlone(g, unit, hex)) worth += style.lodger;
    return worth;
  };

  const marches = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    const stands = STAND_OF[unit];
    const isHasty = isFloodNext && drowned(unit, hex) > 0 && (ALLOWANCE[COMBAT]?.[unit] as number) > 0;
    if (isHasty) return false;
    if (stands !== undefined) return near > stands[1] + LEFT_BEHIND || isInTheWay(hex);
    if (zones.includes(hex) && guardWorth(style, g, unit, hex) > 0) return false;
    return near >= 6 && (fieldOf(unit)[hex] as number) >= 16;
  };
  const deploys = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    const stands = STAND_OF[unit];
    if (stands !== undefined) return near <= stands[1] + 2 && !isInTheWay(hex);
    return near <= 4;
  };
  const rank = (unit: UnitId): number =>
    (fieldOf(unit)[g.unit.at.get(unit)] as number) + (isFighter(unit) ? 0 : 100);
  const queue = (): UnitId[] =>
    ranked(
      (UNITS_OF[ALLIED] ?? []).filter((unit) => isHex(g.unit.at.get(unit)) && !isAfloat(g, unit)),
      rank,
    );
  return { queue, value, marches, deploys, work };
}
/** More factors than this do not frighten more. */
const MANY = 20;

/** Units in the order of a figure, the lowest first. */
export function ranked(units: readonly UnitId[], rank: (unit: UnitId) => number): UnitId[] {
  const ranks = new Map(units.map((unit) => [unit, rank(unit)]));
  return [...units].sort((a, b) => (ranks.get(a) as number) - (ranks.get(b) as number));
}

const standing = ([from, to]: readonly [number, number], near: number): number => {
  if (near < from) return -6 * (from - near);
  return near > to ? -(near - to) : 0;
};
const isInTheWay = (hex: HexId): boolean => isBeach(hex) || groundOf(hex) === 'tidal-flat';

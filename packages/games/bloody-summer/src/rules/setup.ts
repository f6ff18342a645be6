import type { HexId } from '@bocage/hex';
import { done, int, type Law, law, lawful } from '@bocage/kernel';
import { CHARTS } from '../data/charts.ts';
import { placed, supportedAtStart } from '../events/setup.ts';
import { grid, isHex, isSea, PLACE } from '../map.ts';
import { no } from '../refusals/index.ts';
import { type Freedom, freedomsOf, SCENARIOS, type ScenarioData } from '../scenarios.ts';
import { type G, markersOf, type Seen } from '../state.ts';
import { BRITISH, campOf, GERMAN, SIDE } from '../terms.ts';
import {
  HEADQUARTERS_OF,
  isBattery,
  isCombatUnit,
  SIDE_OF,
  STACKING_OF,
  UNIT,
  type UnitId,
} from '../units.ts';
import { holderOf } from './control.ts';
import { ask, hasEnemy, inEnemyZone, procedure, unitsOf, verb } from './units.ts';

interface Placer {
  readonly unit: UnitId;
  readonly side: number;
  readonly columns: Freedom['columns'];
}
/** By scenario: who is placed, one after another; R-172: Germans first. */
const PLACERS: readonly (readonly Placer[])[] = SCENARIOS.map((scenario) =>
  freedomsOf(scenario)
    .toSorted((a, b) => b.side - a.side)
    .flatMap(({ units, side, columns }) => units.map((unit) => ({ unit, side, columns }))),
);
const MOST_PLACED = Math.max(...PLACERS.map((placers) => placers.length));
const placerOf = (g: Seen, next: number): Placer => PLACERS[g.scenario]?.[next] as Placer;

const LAND: readonly HexId[] = grid.hexes.filter((hex) => !isSea(hex));
const isWithin = ([east, west]: Freedom['columns'], hex: HexId): boolean =>
  grid.column(hex) >= east && grid.column(hex) <= west;

const { points: MOST_POINTS, withoutPoints: MOST_WITHOUT } = CHARTS.stacking;
const isSmall = (unit: UnitId): boolean => STACKING_OF[unit] === 0 && isCombatUnit(unit) && !isBattery(unit);
/** 2.1-a: whether a hex has room for a unit beside those of its camp. */
function hasRoomFor(g: G, unit: UnitId, hex: HexId): boolean {
  const units = [...unitsOf(g, campOf(SIDE_OF[unit] as number), hex), unit];
  const points = units.reduce((sum, one) => sum + (STACKING_OF[one] as number), 0);
  return points <= MOST_POINTS && units.filter(isSmall).length <= MOST_WITHOUT;
}

/** behind the line, unless Germans hold it. R-173: with British units. */
const whyNotPlace: Law<[G, Placer, HexId]> = law<[G, Placer, HexId]>(
  (_g, { columns }, hex) => (isHex(hex) && !isSea(hex) && isWithin(columns, hex) ? null : no('notThere')),
  (g, { side }, hex) => (hasEnemy(g, campOf(side), hex) ? no('enemyAtSetUp') : null),
  (g, { side }, hex) =>
    isHex(hex) && !isSea(hex) && !hasEnemy(g, campOf(side), hex) && holderOf(g, hex) !== campOf(side)
      ? no('behindEnemy')
      : null,
  (g, { side }, hex) =>
    inEnemyZone(g, campOf(side), hex) && unitsOf(g, campOf(side), hex).length === 0 ? no('unheldZone') : null,
  (g, { side }, hex) =>
    side === GERMAN || unitsOf(g, campOf(side), hex).some((unit) => SIDE_OF[unit] === side)
      ? null
      : no('noneOfYours'),
  (g, { unit }, hex) => (isHex(hex) && !hasRoomFor(g, unit, hex) ? no('noRoomAtStart') : null),
);

const markersAtStart = ({ offensives }: ScenarioData, side: number): number =>
  offensives.reduce(
    (sum, { sides, markers }) => sum + (sides.includes(WORD[side] as never) ? markers / sides.length : 0),
    0,
  );
const WORD = SIDE.words;
/** 11.2-g, R-173: why the first marker of a side cannot be put with a headquarters. */
const whyNotSupport: Law<[G, number, UnitId]> = law<[G, number, UnitId]>(
  (_g, side, hq) => (HEADQUARTERS_OF[side]?.includes(hq) ? null : no('noStaffOfYours')),
  (g, _side, hq) => (isHex(g.unit.at.get(hq)) ? null : no('staffNotThere')),
  (g, side, hq) =>
    isHex(g.unit.at.get(hq)) && markersOf(g, campOf(side)).get(g.unit.at.get(hq)) >= CHARTS.stacking.markers
      ? no('staffHasTwo')
      : null,
);

/** 11: what players place themselves before the first turn. */
export const setUpPhase = procedure(
  'setUpPhase',
  { next: int(0, MOST_PLACED), side: SIDE, put: int(0, 4) },
  {
    free: (g, c) => (c.next < (PLACERS[g.scenario]?.length ?? 0) ? 'place' : 'markers'),
    place: ask(
      '11.2-c',
      'Place a unit where you like',
      (g, c) => placerOf(g, c.next).side,

      verb(
        'place',
        (g, c) => lawful(UNIT, [placerOf(g, c.next).unit], whyNotNext, g, c.next),
        (g, c) => lawful(PLACE, LAND, whyNotPlace, g, placerOf(g, c.next)),
        (g, c, unit, hex) => {
          g.unit.at.set(unit, hex);
          g.emit(placed, { unit, hex }, placerOf(g, c.next).side === GERMAN ? '11.2-c' : '11.2-f');
          c.next += 1;
          return 'free';
        },
      ),
    ),
    // the US, then the British.
    markers(g, c) {
      if (c.put < markersAtStart(SCENARIOS[g.scenario] as ScenarioData, c.side)) return 'support';
      if (c.side === BRITISH) return done;
      c.side += 1;
      c.put = 0;
      return 'markers';
    },
    support: ask(
      '11.2-g',
      'Put an Offensive marker with one of your headquarters',
      (_g, c) => c.side,

      verb(
        'support',
        (g, c) => lawful(UNIT, HEADQUARTERS_OF[c.side], whyNotSupport, g, c.side),
        (g, c, hq) => {
          const at = g.unit.at.get(hq);
          const markers = markersOf(g, campOf(c.side));
          markers.set(at, markers.get(at) + 1);
          g.emit(supportedAtStart, { hq, at });
          c.put += 1;
          return 'markers';
        },
      ),
    ),
  },
);

/** Units are placed in their order, so that nobody has to look for the next. */
const whyNotNext: Law<[G, number, UnitId]> = law<[G, number, UnitId]>((g, next, unit) =>
  placerOf(g, next).unit === unit ? null : no('anotherFirst'),
);

import type { HexId } from '@bocage/hex';
import { FORBIDDEN } from '@bocage/wargame';
import { GAIT_OF } from '../../gaits.ts';
import { grid, ground, isSea, wayOf } from '../../map.ts';
import { freedomOf, type Placing, placingsOf, SCENARIOS } from '../../scenarios.ts';
import { movementChart } from '../../tables/going.ts';
import { GAITS, MODES } from '../../terms.ts';
import type { UnitId } from '../../units.ts';

/** A German who begins on the map. */
export interface Post extends Placing {
  /** 1.4.1: where he may be set up, whatever the ground; nothing where his hex is fixed. */
  readonly area: ReadonlySet<HexId> | undefined;
  /** Those of them that bear him. */
  readonly hexes: readonly HexId[];
}

const PATHLESS = 0;
const hasWay = (hex: HexId): boolean =>
  grid.around(hex).some((to) => wayOf(grid.sideBetween(hex, to) as Parameters<typeof wayOf>[0]) !== PATHLESS);

/** by gait, the hexes in which units may be that go so: land that is open to them, or that a way leads through. */
const STANDING: readonly (readonly HexId[])[] = GAITS.map((gait) => {
  const { terrain } = movementChart(gait, MODES[1]);
  return grid.hexes.filter(
    (hex) => !isSea(hex) && (terrain[ground.terrain[hex] as number] !== FORBIDDEN || hasWay(hex)),
  );
});
const STANDS = STANDING.map((hexes) => new Set(hexes));
/** whether the ground of a hex bears a unit. */
export const bears = (unit: UnitId, hex: HexId): boolean =>
  STANDS[GAIT_OF[unit] as number]?.has(hex) === true;

const areaOf = (freedom: NonNullable<ReturnType<typeof freedomOf>>): ReadonlySet<HexId> =>
  new Set(grid.hexes.filter((hex) => freedom.of.some((one) => grid.distance(one, hex) <= freedom.within)));

const posts = SCENARIOS.map((scenario) => {
  const all = placingsOf(scenario).map((placing): Post => {
    const freedom = freedomOf(scenario, placing);
    const standing = STANDING[GAIT_OF[placing.unit] as number] ?? [];
    const area = freedom === undefined ? undefined : areaOf(freedom);
    return { ...placing, area, hexes: standing.filter((hex) => area?.has(hex)) };
  });
  return new Map(all.map((post) => [post.unit, post]));
});
/** Where a German begins in a scenario; nothing for whoever does not begin on the map. */
export const postOf = (scenario: number, unit: UnitId): Post | undefined => posts[scenario]?.get(unit);
export const postsOf = (scenario: number): readonly Post[] => ALL[scenario] ?? [];
const ALL = posts.map((post) => [...post.values()]);
const FREE: readonly (readonly UnitId[])[] = ALL.map((all) =>
  all.flatMap(({ unit, area }) => (area === undefined ? [] : [unit])),
);
/** 1.4.1-d: those of a scenario who have no hex of their own. */
export const freeUnits = (scenario: number): readonly UnitId[] => FREE[scenario] ?? [];

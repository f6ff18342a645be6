import type { Picture } from '@bocage/atlas';
import { mainCourse } from './courses.ts';
import type { Draft } from './draft.ts';
import type { Watercourse } from './geodata.ts';
import { clipLine, clipRing, lengthOf, simplify, simplifyRing, type XY } from './lines.ts';

const DETAIL = 0.025;
const MARGIN = 0.6;

/** The coast and the rivers as they are on the ground, in the plane of the map. */
export function drawPicture(draft: Draft): Picture {
  const { grid, sheet, geo, samples } = draft;
  const box = [-MARGIN, -MARGIN, grid.width + MARGIN, grid.height + MARGIN] as const;
  const land = geo.land
    .flatMap((rings) => rings.map((ring) => ring.map((at) => sheet.toPlane(at))))
    .map((ring) => simplifyRing(clipRing(ring, box), DETAIL))
    .filter((ring) => ring.length > 3 && Math.abs(area(ring)) > 0.02)
    .map(flat);
  const rivers = named(geo.rivers.filter((r) => r.rank < 3)).flatMap((courses) =>
    clipLine(
      mainCourse(courses, (at) => sheet.toPlane(at)),
      box,
    )
      .filter((run) => lengthOf(run) > 0.5)
      .map((run) => ({ rank: Math.min(...courses.map((c) => c.rank)), line: flat(simplify(run, DETAIL)) })),
  );
  return {
    land,
    rivers,
    heights: Array.from(samples.height, (m) => Math.round(m)),
    north: Math.round(sheet.north * 10) / 10,
    kmPerHex: Math.round(sheet.pitch * 1000) / 1000,
  };
}

function named(rivers: readonly Watercourse[]): Watercourse[][] {
  const groups = new Map<string, Watercourse[]>();
  for (const river of rivers) groups.set(river.name, [...(groups.get(river.name) ?? []), river]);
  return [...groups.values()];
}

function flat(line: readonly XY[]): number[] {
  return line.flatMap(([x, y]) => [Math.round(x * 100), Math.round(y * 100)]);
}

function area(ring: readonly XY[]): number {
  return ring.reduce((sum, p, i) => sum + ring.at(i - 1)![0] * p[1] - p[0] * ring.at(i - 1)![1], 0) / 2;
}

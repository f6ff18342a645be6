import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { banksOf, pastTowns } from './banks.ts';
import { type Bed, type Chain, chainOf, type Ending, partsOnMap } from './chain.ts';
import { mainCourse } from './courses.ts';
import { type Draft, words } from './draft.ts';
import type { Watercourse } from './geodata.ts';
import { locate, pointAt, resample, type XY } from './lines.ts';
import { Nearness } from './nearness.ts';
import type { LonLat } from './projection.ts';
import type { RiverRecipe, WaterRecipe } from './recipe.ts';

/** A river as it was laid: its hexsides, and its course on paper. */
export interface Laid {
  readonly name: string;
  readonly kind: string;
  readonly chains: readonly Chain[];
  /** As it flows on the ground, and as it was bent to keep towns on their banks. */
  readonly truth: readonly XY[];
  readonly course: readonly XY[];
}

/** Lays the rivers on hexsides and returns them. */
export function layWater(draft: Draft, recipe: WaterRecipe): Laid[] {
  const layer = draft.sideLayer('water', recipe.title, recipe.source);
  const taken = new Set<HexsideId>();
  const bed: Bed = {
    grid: draft.grid,
    vertices: draft.vertices,
    isSea: (hex: HexId) => draft.isSea(hex),
    taken,
  };
  const laid: Laid[] = [];
  for (const river of recipe.list) {
    const done = layRiver(draft, bed, river, laid);
    laid.push(done);
    for (const chain of done.chains) {
      for (const side of chain.sides) {
        taken.add(side);
        const kind = kindAt(draft, river, done.course, side);
        if (kind !== '') layer.kinds.set(side, kind);
      }
    }
  }
  return laid;
}

function layRiver(draft: Draft, bed: Bed, river: RiverRecipe, laid: readonly Laid[]): Laid {
  const truth = flowing(draft, river, laid);
  const course = pastTowns(draft, truth);
  const banks = banksOf(draft, truth);
  const ownBed: Bed = { ...bed, bank: (hex) => banks.get(hex) };
  const via = words(river.via ?? '').map((name) => draft.side(name));
  const parts = partsOnMap(course, draft.grid);
  const chains = parts.map(({ line, cutHead, cutMouth }, i) => {
    const head: Ending = cutHead ? 'edge' : 'anywhere';
    const mouth: Ending = cutMouth ? 'edge' : mouthOf(river, laid);
    // Hexsides that must be run along belong to the longest part.
    const own = parts.every((p) => p === parts[i] || p.line.length <= line.length) ? via : [];
    try {
      return chainOf(line, ownBed, head, mouth, own);
    } catch (error) {
      throw new Error(`${river.name}: ${(error as Error).message}`);
    }
  });
  return { name: river.name, kind: river.kind, chains, truth, course };
}

function mouthOf(river: RiverRecipe, laid: readonly Laid[]): Ending {
  if (river.to === 'sea' || river.to === 'edge' || river.to === 'anywhere') return river.to;
  const receiver = laid.filter((l) => l.name === river.to);
  if (receiver.length === 0)
    throw new Error(`${river.name} falls into ${river.to}, which is not laid before it`);
  return new Set(receiver.flatMap((l) => l.chains.flatMap((c) => c.corners)));
}

// The course from head to mouth: its last point is the one nearer to what it falls into, or the lower one.
function flowing(draft: Draft, river: RiverRecipe, laid: readonly Laid[]): XY[] {
  const names = [river.name, ...(river.also ?? [])];
  const courses = draft.geo.rivers.filter((r) => names.includes(r.name));
  if (courses.length === 0) throw new Error(`the geography has no river ${river.name}`);
  const course = courseOn(draft, courses, river.gap);
  const [first, last] = [course[0]!, course.at(-1)!];
  const receiver = laid.filter((l) => l.name === river.to).flatMap((l) => l.course);
  const height = (p: XY): number => draft.geo.heightAt(draft.sheet.toGround(p));
  const backwards =
    receiver.length > 0
      ? locate(first, receiver).off < locate(last, receiver).off
      : height(first) < height(last);
  return backwards ? course.reverse() : course;
}

// The longest course of that name; a namesake elsewhere does not count if it misses the map.
function courseOn(draft: Draft, courses: readonly Watercourse[], gap?: number): XY[] {
  const toPlane = (at: LonLat): XY => draft.sheet.toPlane(at);
  const course = mainCourse(courses, toPlane, gap);
  if (partsOnMap(course, draft.grid).length > 0) return course;
  const here = courses.filter((c) => c.pieces.flat().some((at) => draft.sheet.hexOf(at) !== NOWHERE));
  return here.length > 0 ? mainCourse(here, toPlane, gap) : course;
}

function kindAt(draft: Draft, river: RiverRecipe, course: readonly XY[], side: HexsideId): string {
  if (!river.above) return river.kind;
  const [a, b] = draft.vertices.ends(side).map((corner) => draft.vertices.points[corner]!) as [XY, XY];
  const { at, kind } = river.above;
  const limit = locate(draft.sheet.toPlane([at[1], at[0]]), course).along;
  return locate(pointAt(a, b, 0.5), course).along < limit ? kind : river.kind;
}

/** How far the chains of a river stray from its true course at most, in hexes. */
export function strayOf(draft: Draft, river: Laid): number {
  const near = new Nearness(resample(river.truth, 0.2));
  return Math.max(
    0,
    ...river.chains.flatMap((c) => c.corners.map((corner) => near.to(draft.vertices.points[corner]!))),
  );
}

import { type HexId, NOWHERE } from '@bocage/hex';
import { ALLIED, BEACH_OF_SPACE, dataOf, EVERY_UNIT, face, type G, isFixed, isHex, isNest, LANDINGS, SIDE_OF, STEADY, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { areaOf, overlooked } from './worth.ts';

/** What is counted of a position in one look at every unit. */
export interface Count {
  /** By beach: the Germans who overlook it. */
  readonly near: Int32Array;
  /** By beach: the strength of nests that do. */
  readonly nests: Float64Array;
  /** By beach: the strength that came ashore there. */
  readonly ashore: Float64Array;
  /** By beach: the strength that is still to come. */
  readonly toLand: Float64Array;
  /** By beach: the strength of Germans awake in its area. */
  readonly strength: Float64Array;
  /** By beach: where those stand who landed there. */
  readonly landed: readonly HexId[][];
  /** By division from the air: where it stands. */
  readonly divisions: Map<string, HexId[]>;
  /** Where Allied units stand. */
  readonly allies: HexId[];
  alliesMarked: number;
  germansMarked: number;
  awake: number;
  airborne: number;
}

/** Counts all that is on the map or about to land. */
export function countOf(g: G): Count {
  const count: Count = {
    near: new Int32Array(LANDINGS.length),
    nests: new Float64Array(LANDINGS.length),
    ashore: new Float64Array(LANDINGS.length),
    toLand: new Float64Array(LANDINGS.length),
    strength: new Float64Array(LANDINGS.length),
    landed: LANDINGS.map(() => []),
    divisions: new Map(),
    allies: [],
    alliesMarked: 0,
    germansMarked: 0,
    awake: 0,
    airborne: 0,
  };
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (at === NOWHERE) continue;
    const { strength } = face(g, unit);
    if (!isHex(at)) {
      const beach = BEACH_OF_SPACE[at] as number;
      if (beach >= 0) count.toLand[beach] = (count.toLand[beach] as number) + strength;
    } else if (SIDE_OF[unit] === ALLIED) countAlly(g, count, unit, at);
    else countGerman(g, count, unit, at);
  }
  return count;
}

function countAlly(g: G, count: Count, unit: UnitId, at: HexId): void {
  const { strength } = face(g, unit);
  const isSteady = g.unit.marker.get(unit) === STEADY;
  const landed = g.unit.landed.get(unit);
  if (!count.allies.includes(at)) count.allies.push(at);
  if (!isSteady) count.alliesMarked += strength;
  if (landed >= 0) {
    count.ashore[landed] = (count.ashore[landed] as number) + strength;
    const landing = count.landed[landed] as HexId[];
    if (!landing.includes(at)) landing.push(at);
    return;
  }
  count.airborne += strength;
  const division = dataOf(unit).division ?? '';
  const others = count.divisions.get(division);
  if (others === undefined) count.divisions.set(division, [at]);
  else others.push(at);
}

function countGerman(g: G, count: Count, unit: UnitId, at: HexId): void {
  const { strength } = face(g, unit);
  const isSteady = g.unit.marker.get(unit) === STEADY;
  for (const beach of overlooked(g, at)) {
    count.near[beach] = (count.near[beach] as number) + 1;
    if (isNest(unit))
      count.nests[beach] = (count.nests[beach] as number) + (isSteady ? strength : strength / 2);
  }
  if (isFixed(unit)) return;
  if (!isSteady) count.germansMarked += strength;
  if (g.unit.active.get(unit) === 0) return;
  count.awake += strength;
  const area = areaOf(at);
  count.strength[area] = (count.strength[area] as number) + strength;
}

import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { ALLIED, BEACH, CHARTS, EVERY_UNIT, type G, GERMAN, grid, isHex, isLand, LANDINGS, landingHexes, PHASES, PLACE, SETUP, SIDE_OF, UNIT, type UnitId } from '../queries.ts'; // biome-ignore format: a list

const ENTRIES = CHARTS.victory.entries;
type Entry = (typeof ENTRIES)[number];
const entry = (id: string): Entry => ENTRIES.find((one) => one.id === id) as Entry;
const perStep = (id: string): number => Math.abs(entry(id).vp) / (entry(id).per ?? 1);

/** What a step of each side is worth to the other, in points. */
export const STEP: readonly number[] = [perStep('allied-steps'), perStep('german-steps')];
/** What a beach without Germans near it counts more than one that is only held. */
const SECURED = entry('beach-secured').vp - entry('beach-held').vp;
const HELD = entry('beach-held').vp;
/** Points for a whole bridge over the Orne without Germans. */
export const BRIDGE: number = entry('orne-bridge').vp;

/** Towns and their points. */
export const OBJECTIVES: ReadonlyMap<HexId, number> = new Map(
  ENTRIES.flatMap(({ hold, vp }) => (hold ?? []).map((hex) => [PLACE.of(hex), vp] as const)),
);
const BATTERIES: ReadonlyMap<UnitId, number> = new Map(
  ENTRIES.flatMap(({ gone, vp }) => (gone === undefined ? [] : [[UNIT.of(gone), vp] as const])),
);
/** Points for the end of a certain Weapons Nest. */
export const batteryWorth = (unit: UnitId): number => BATTERIES.get(unit) ?? 0;

/** Landings that are to join hands: a beach, and another or the number of a division from the air. */
export const LINKS: readonly { readonly beach: number; readonly to: string; readonly vp: number }[] =
  ENTRIES.flatMap(({ link, vp }) =>
    link === undefined ? [] : [{ beach: BEACH.of(link[0]), to: link[1], vp }],
  );

/** Both ends of the Orne bridge. */
export const ORNE: readonly HexId[] = SETUP.orneBridge.between.map(PLACE.of);

/** By hex, as Utah was intended, then as it is. */
const OVERLOOKED: readonly (readonly (readonly number[])[])[] = (['intended', 'actual'] as const).map(
  (landed) =>
    grid.hexes.map((hex) =>
      LANDINGS.flatMap((landing, beach) =>
        landing[landed].some((sand) => grid.distance(sand, hex) <= CHARTS.victory.near) ? [beach] : [],
      ),
    ),
);
/** The beaches that a German in a hex keeps from being secured. */
export const overlooked = (g: G, hex: HexId): readonly number[] => OVERLOOKED[g.utahActual]?.[hex] ?? [];

/** The hexes of Germans near each beach. */
export function thornsOf(g: G): HexId[][] {
  const thorns: HexId[][] = LANDINGS.map(() => []);
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (SIDE_OF[unit] !== GERMAN || !isHex(at)) continue;
    for (const beach of overlooked(g, at)) if (!thorns[beach]?.includes(at)) thorns[beach]?.push(at);
  }
  return thorns;
}

/** A town that is taken may be lost again. */
const KEPT = 0.9;
/** A beach with many thorns will hardly be cleared, yet each one less helps; in the evening only the last few count. */
const LEAST = 0.35;
const FEW = 4;
/** A way off the sand, by how many there are, while others are still to come. */
const EXITS = [1.5, 0.5];

/** What it is worth to the Allies that no German stands in a hex any more. */
export function worthToAllies(g: G, thorns: readonly (readonly HexId[])[], hex: HexId): number {
  let worth = g.hex.allied.get(hex) === 0 ? KEPT * (OBJECTIVES.get(hex) ?? 0) : 0;
  if (ORNE.includes(hex)) worth += BRIDGE;
  for (const beach of overlooked(g, hex)) {
    const many = thorns[beach]?.length ?? 1;
    if (g.phase < PHASES) worth += Math.max(LEAST, SECURED / many) + worthOfExit(g, beach, hex);
    else if (many <= FEW) worth += SECURED / many;
  }
  return worth;
}

function worthOfExit(g: G, beach: number, hex: HexId): number {
  const sand = landingHexes(g, beach);
  if (!sand.some((at) => grid.adjacent(at, hex))) return 0;
  const open = new Set<HexId>();
  for (const at of sand)
    for (const direction of DIRECTIONS) {
      const to = grid.neighbour(at, direction);
      if (to !== NOWHERE && isLand(to) && !sand.includes(to) && !hasGermans(g, to)) open.add(to);
    }
  return EXITS[open.size] ?? 0;
}

/** Whether units land in a hex. */
export const isSand = (g: G, hex: HexId): boolean =>
  LANDINGS.some((_, beach) => landingHexes(g, beach).includes(hex));

/** What it is worth to the Germans to drive the Allies out of a hex. */
export function worthToGermans(g: G, hex: HexId): number {
  const town = g.hex.allied.get(hex) === 1 ? (OBJECTIVES.get(hex) ?? 0) : 0;
  return town + (isSand(g, hex) ? HELD : 0) + (ORNE.includes(hex) ? BRIDGE : 0);
}

/** Who stands in a hex. */
export const hasAllies = (g: G, hex: HexId): boolean => g.board.stacks.has(ALLIED, hex);
export const hasGermans = (g: G, hex: HexId): boolean => g.board.stacks.has(GERMAN, hex);

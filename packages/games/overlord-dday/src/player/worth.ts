import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { ALLIED, BEACH, CHARTS, EVERY_UNIT, type G, GERMAN, grid, isHex, isLand, LANDINGS, landingHexes, PHASES, PLACE, SETUP, SIDE_OF, UNIT, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { type AlliedStyle, type AttackStyle, BEACH_WEIGHTS, type GermanStyle } from './style.ts';

const ENTRIES = CHARTS.victory.entries;
type Entry = (typeof ENTRIES)[number];
const entry = (id: string): Entry => ENTRIES.find((one) => one.id === id) as Entry;
const perStep = (id: string): number => Math.abs(entry(id).vp) / (entry(id).per ?? 1);

/** What a step of each side is worth to the other, in points. */
export const STEP: readonly number[] = [perStep('allied-steps'), perStep('german-steps')];
/** What a beach without Germans near it counts more than one that is only held. */
export const SECURED: number = entry('beach-secured').vp - entry('beach-held').vp;
/** Points for a beach whose sand is free of Germans. */
export const HELD: number = entry('beach-held').vp;
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
const SWORD = BEACH.of('Sword');

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

/** By hex: the nearest beach. */
const AREAS: Readonly<Uint8Array> = Uint8Array.from(grid.hexes, (hex) => {
  const far = LANDINGS.map(({ actual }) => Math.min(...actual.map((sand) => grid.distance(sand, hex))));
  return far.indexOf(Math.min(...far));
});
/** The beach that a hex belongs to, as far as somebody makes his effort at one. */
export const areaOf = (hex: HexId): number => AREAS[hex] as number;
/** How much more or less than its points a style lets everything count by a beach. */
export const stress = (style: AttackStyle, beach: number): number =>
  style[BEACH_WEIGHTS[beach] as (typeof BEACH_WEIGHTS)[number]];

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

/** A way off the sand, by how many there are, while others are still to come. */
const EXITS = [1.5, 0.5];

/** What it is worth to the Allies that no German stands in a hex any more. */
export function worthToAllies(
  g: G,
  style: AlliedStyle,
  thorns: readonly (readonly HexId[])[],
  hex: HexId,
): number {
  const town = g.hex.allied.get(hex) === 0 ? style.towns * (OBJECTIVES.get(hex) ?? 0) : 0;
  let worth = town === 0 ? 0 : town * stress(style, areaOf(hex));
  if (ORNE.includes(hex)) worth += BRIDGE * style.bridge * stress(style, SWORD);
  if (style.regain > 0 && isSand(g, hex) && hasGermans(g, hex))
    worth += style.regain * HELD * stress(style, areaOf(hex));
  for (const beach of overlooked(g, hex)) {
    const many = thorns[beach]?.length ?? 1;
    const weight = stress(style, beach);
    // A beach with many thorns will hardly be cleared, yet each one less helps; in the evening only the last few count.
    if (g.phase < PHASES)
      worth +=
        (style.thorns * Math.max(style.thorn, SECURED / many) + style.exit * worthOfExit(g, beach, hex)) *
        weight;
    else if (many <= style.few) worth += ((style.thorns * SECURED) / many) * weight;
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
export function worthToGermans(g: G, style: GermanStyle, hex: HexId): number {
  const town = g.hex.allied.get(hex) === 1 ? style.towns * (OBJECTIVES.get(hex) ?? 0) : 0;
  const sand = isSand(g, hex) ? style.sand * HELD : 0;
  const bridge = ORNE.includes(hex) ? style.bridge * BRIDGE : 0;
  const worth = town + sand + bridge;
  return worth === 0 ? 0 : worth * stress(style, areaOf(hex));
}

/** Who stands in a hex. */
export const hasAllies = (g: G, hex: HexId): boolean => g.board.stacks.has(ALLIED, hex);
export const hasGermans = (g: G, hex: HexId): boolean => g.board.stacks.has(GERMAN, hex);

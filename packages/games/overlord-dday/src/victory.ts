import type { HexId } from '@bocage/hex';
import { NONE, type Outcome } from '@bocage/kernel';
import { counted } from '@bocage/wargame';
import {
  ALLIED,
  BEACH,
  BEACHES,
  CHARTS,
  dataOf,
  EVERY_UNIT,
  GERMAN,
  SIDE,
  UNIT,
  type UnitId,
  type VictoryEntry,
} from './data.ts';
import { grid, isHex, LANDINGS, ORNE_BRIDGE, PLACE, sideOfBridge } from './map.ts';
import { ownUnits } from './rules/units.ts';
import { type G, SECTOR } from './state.ts';

/** What gives points. */
interface Entry extends Readonly<Omit<VictoryEntry, 'hold' | 'gone'>> {
  readonly hold?: readonly HexId[] | undefined;
  readonly gone?: UnitId | undefined;
}
export const ENTRIES: readonly Entry[] = CHARTS.victory.entries.map((entry) => ({
  ...entry,
  hold: entry.hold?.map(PLACE.of),
  gone: entry.gone === undefined ? undefined : UNIT.of(entry.gone),
}));

/** By landing of Utah and beach: the hexes within so many of the sand. */
const around = (distance: number): readonly (readonly (readonly HexId[])[])[] =>
  (['intended', 'actual'] as const).map((which) =>
    LANDINGS.map(({ [which]: sand }) =>
      grid.hexes.filter((hex) => sand.some((landing) => grid.distance(landing, hex) <= distance)),
    ),
  );
const SAND = around(0);
const OVERLOOKING = around(CHARTS.victory.near);

const isAny = (g: G, side: number, hexes: readonly HexId[]): boolean =>
  hexes.some((hex) => g.board.stacks.has(side, hex));
const isOn = (g: G, side: number, beach: number): boolean =>
  isAny(g, side, SAND[g.utahActual]?.[beach] ?? []);
const overlooks = (g: G, side: number, beach: number): boolean =>
  isAny(g, side, OVERLOOKING[g.utahActual]?.[beach] ?? []);

/** The Allies are ashore and no German is near; or at least the sand is theirs. */
export const isSecured = (g: G, beach: number): boolean =>
  !overlooks(g, GERMAN, beach) &&
  EVERY_UNIT.some((unit) => g.unit.landed.get(unit) === beach && isHex(g.unit.at.get(unit)));
export const isHeld = (g: G, beach: number): boolean =>
  !isSecured(g, beach) && !isOn(g, GERMAN, beach) && overlooks(g, ALLIED, beach);

/** Units of two landings stand together or side by side. */
function areLinked(g: G, [from, to]: readonly [string, string]): boolean {
  const [one, other] = [BEACH.of(from), BEACH.parse(to)];
  const allies = (ownUnits[ALLIED] ?? []).filter((unit) => isHex(g.unit.at.get(unit)));
  const first = allies.filter((unit) => g.unit.landed.get(unit) === one);
  const second = allies.filter((unit) =>
    other === undefined ? dataOf(unit).division === to : g.unit.landed.get(unit) === other,
  );
  return first.some((a) => second.some((b) => grid.distance(g.unit.at.get(a), g.unit.at.get(b)) <= 1));
}

const alliedSteps = (g: G): number =>
  SECTOR.words.reduce((sum, _, sector) => sum + g.alliedLosses.get(sector), 0);

/** Points for every so many steps; no steps are no points, not minus none. */
const forEach = ({ vp, per = 1 }: Entry, steps: number): number => vp * Math.floor(steps / per) + 0;

function pointsFor(g: G, entry: Entry): number {
  const { id, vp } = entry;
  if (id === 'beach-secured') return vp * BEACHES.filter((_, beach) => isSecured(g, beach)).length;
  if (id === 'beach-held') return vp * BEACHES.filter((_, beach) => isHeld(g, beach)).length;
  if (entry.hold !== undefined) return entry.hold.every((hex) => g.hex.allied.get(hex) === 1) ? vp : 0;
  if (entry.gone !== undefined) return g.unit.lost.get(entry.gone) === 1 ? vp : 0;
  if (entry.link !== undefined) return areLinked(g, entry.link) ? vp : 0;
  if (id === 'german-steps') return forEach(entry, g.germanLosses);
  if (id === 'allied-steps') return forEach(entry, alliedSteps(g));
  const banks = grid.sideHexes(sideOfBridge(ORNE_BRIDGE));
  const free = g.bridge.blown.get(ORNE_BRIDGE) === 0 && !isAny(g, GERMAN, banks);
  return free ? vp : 0;
}

/** Every entry of the reckoning with its points. */
const reckoning = (g: G): Record<string, number> =>
  Object.fromEntries(ENTRIES.map((entry) => [entry.id, pointsFor(g, entry)]));

/** Who has won the day, and by what. */
export function outcome(g: G): Outcome {
  const items = reckoning(g);
  const points = Object.values(items).reduce((sum, vp) => sum + vp, 0);
  const band = CHARTS.victory.results.find(
    ({ from, to }) =>
      points >= (from ?? Number.NEGATIVE_INFINITY) && points <= (to ?? Number.POSITIVE_INFINITY),
  );
  const winner = band === undefined ? NONE : SIDE.of(band.winner);
  return {
    winner,
    ...(band && { grade: band.id.replace(`${band.winner}-`, '') }),
    text: `${band?.name ?? 'Undecided'} (${counted(points, 'point')})`,
    score: { points, alliedSteps: alliedSteps(g), germanSteps: g.germanLosses, ...items },
  };
}

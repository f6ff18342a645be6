import type { HexId } from '@bocage/hex';
import { NONE, type Outcome } from '@bocage/kernel';
import { ALLIED, BEACH, BEACHES, CHARTS, dataOf, GERMAN, SIDE, SIDE_OF, UNIT, type UnitId } from './data.ts';
import { grid, ORNE_BRIDGE, PLACE, sideOfBridge } from './map.ts';
import { landingHexes } from './rules/naval.ts';
import { EVERY_UNIT, onMap } from './rules/units.ts';
import { type G, SECTOR } from './state.ts';

interface Entry {
  readonly id: string;
  readonly vp: number;
  readonly hold?: readonly string[];
  readonly gone?: string;
  readonly link?: readonly [string, string];
  readonly per?: number;
}
const ENTRIES = CHARTS.victory.entries as unknown as readonly Entry[];
const NEAR = 2;

const within = (g: G, side: number, hexes: readonly HexId[], distance: number): boolean =>
  EVERY_UNIT.some(
    (unit) =>
      SIDE_OF[unit] === side &&
      onMap(g, unit) &&
      hexes.some((hex) => grid.distance(hex, g.unit.at.get(unit)) <= distance),
  );

/** The Allies are ashore and no German is near; or at least the sand is theirs. */
const isSecured = (g: G, beach: number): boolean =>
  !within(g, GERMAN, landingHexes(g, beach), NEAR) &&
  EVERY_UNIT.some((unit) => g.unit.landed.get(unit) === beach && onMap(g, unit));
const isHeld = (g: G, beach: number): boolean =>
  !isSecured(g, beach) &&
  !within(g, GERMAN, landingHexes(g, beach), 0) &&
  within(g, ALLIED, landingHexes(g, beach), NEAR);

/** Units of two landings stand together or side by side. */
function areLinked(g: G, [from, to]: readonly [string, string]): boolean {
  const first = EVERY_UNIT.filter((unit) => onMap(g, unit) && g.unit.landed.get(unit) === BEACH.of(from));
  const isSecond = (unit: UnitId): boolean =>
    BEACH.parse(to) === undefined
      ? dataOf(unit).division === to && SIDE_OF[unit] === ALLIED
      : g.unit.landed.get(unit) === BEACH.of(to);
  const second = EVERY_UNIT.filter((unit) => onMap(g, unit) && isSecond(unit));
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
  if (entry.hold !== undefined)
    return entry.hold.every((hex) => g.hex.allied.get(PLACE.of(hex)) === 1) ? vp : 0;
  if (entry.gone !== undefined) return g.unit.lost.get(UNIT.of(entry.gone)) === 1 ? vp : 0;
  if (entry.link !== undefined) return areLinked(g, entry.link) ? vp : 0;
  if (id === 'german-steps') return forEach(entry, g.germanLosses);
  if (id === 'allied-steps') return forEach(entry, alliedSteps(g));
  const banks = grid.sideHexes(sideOfBridge(ORNE_BRIDGE));
  const free =
    g.bridge.blown.get(ORNE_BRIDGE) === 0 &&
    [banks[0], banks[1]].every((hex) => g.board.stacks.counts(GERMAN)[hex as HexId] === 0);
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
    text: `${band?.name ?? 'undecided'} (${points} points)`,
    score: { points, alliedSteps: alliedSteps(g), germanSteps: g.germanLosses, ...items },
  };
}

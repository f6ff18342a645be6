import type { HexId, HexsideId } from '@bocage/hex';
import { NONE, type Outcome, remembered } from '@bocage/kernel';
import { Trace } from '@bocage/wargame';
import { CHARTS, SETUP, US } from './data.ts';
import { finished } from './events.ts';
import { DRAWS, FIELD, grid, isBeach, isSubmerged, PLACE, POSITION, POSITIONS, POSTS_OF, positionOf, sidesOf, terrainOf } from './map.ts'; // biome-ignore format: a list
import { hasGerman, isControlled } from './rules/control.ts';
import type { G } from './state.ts';

const { firstWaves: POINTS } = CHARTS.victory;
const CLOSED_GROUND: readonly string[] = ['rough', 'sea'];
const CLOSED_SIDES: readonly string[] = ['bluff', 'scaleable-cliff', 'sheer-cliff'];

const BEACHES: readonly HexId[] = grid.hexes.filter(isBeach);
const CLOSED = Uint8Array.from(grid.hexes, (hex) => (CLOSED_GROUND.includes(terrainOf(hex)) ? 1 : 0));
const BARRED_SIDES = Uint8Array.from({ length: grid.sideCount }, (_, side) =>
  sidesOf(side as HexsideId).some((kind) => CLOSED_SIDES.includes(kind)) ? 1 : 0,
);
const barred = new Uint8Array(grid.size);
const trace = new Trace(grid);

const isHeld = (g: G, position: number): boolean =>
  (POSTS_OF[position] ?? []).some((post) => g.post.back.get(post) !== NONE);

/** By hex: 1 where a German stands or fires, disrupted or not, or no line may run at all. */
function bar(g: G): void {
  barred.set(CLOSED);
  for (let position = 0; position < POSITIONS.length; position++)
    if (isHeld(g, position)) for (const hex of FIELD[position] ?? []) barred[hex] = 1;
  for (const hex of grid.hexes) if (hasGerman(g, hex) || isSubmerged(hex, g.tide)) barred[hex] = 1;
}

/** The lines from the beaches over ground that no German holds or fires on, not over bluffs and cliffs. */
const lines = remembered((g: G): Trace => {
  bar(g);
  trace.run(BEACHES, { barred, barredSides: BARRED_SIDES });
  return trace;
});

/** Whether the Americans control a hex for points: out of all German fire, with a safe way to a beach. */
export const isSecure = (g: G, hex: HexId): boolean => isControlled(g, hex) && lines(g, 0).runsThrough(hex);

const areSecure = (g: G, hexes: readonly string[]): boolean =>
  hexes.every((hex) => isSecure(g, PLACE.of(hex)));

/** What a position is worth now; a strongpoint of two hexes only as a whole. */
function worth(g: G, position: number): number {
  const { kind, hexes } = positionOf(position);
  if (!areSecure(g, hexes)) return 0;
  return kind === 'reinforcement' ? POINTS.reinforcement : POINTS.wn * hexes.length;
}

/** The points of the First Waves as they stand, by what they are for. */
export interface Reckoning {
  readonly strongpoints: number;
  readonly reinforcement: number;
  readonly draws: number;
}

/** Points for positions and draws under control. */
export function reckoning(g: G): Reckoning {
  let [strongpoints, reinforcement, draws] = [0, 0, 0];
  for (let position = 0; position <= POSITION.max; position++)
    if (positionOf(position).kind === 'reinforcement') reinforcement += worth(g, position);
    else strongpoints += worth(g, position);
  for (const { hexes, scores } of DRAWS) if (scores && areSecure(g, hexes)) draws += POINTS.draw;
  return { strongpoints, reinforcement, draws };
}

/** All points as they stand. */
export function points(g: G): number {
  const { strongpoints, reinforcement, draws } = reckoning(g);
  return strongpoints + reinforcement + draws;
}

/** The points that win: fewer where the western half is not played. */
export function pointsToWin(g: G): number {
  const sectors = g.westPlayed === 1 ? 2 : 1;
  const scenario = SETUP.scenarios.find(
    (one) => one.victory.kind === 'firstWaves' && one.sectors.length === sectors,
  );
  return scenario?.victory.win ?? POINTS.win;
}

/** EOT-09: the last turn is over, and the points decide. */
export function conclude(g: G): void {
  const scored = points(g);
  g.emit(finished, { points: scored });
  g.won = scored >= pointsToWin(g) ? 1 : 0;
  g.over = US;
}

/** How it ended: by points, or by the loss of a division before they were counted. */
export function outcome(g: G): Outcome {
  const scored = points(g);
  return {
    winner: g.won === 1 ? US : NONE,
    text: `${g.won === 1 ? 'victory' : 'defeat'} (${scored} of ${pointsToWin(g)} points)`,
    score: { points: scored, ...reckoning(g) },
  };
}

import type { HexId, HexsideId } from '@bocage/hex';
import { NONE, type Outcome } from '@bocage/kernel';
import { capital, minus, type Trace } from '@bocage/wargame';
import { CHARTS, DIVISION, isWithin, SETUP, US } from '../../data.ts';
import { judged } from '../../events/extended.ts';
import { finished } from '../../events/index.ts';
import { DRAWS, EVERY_POSITION, EVERY_POST, FIELD, grid, isBeach, isSubmerged, PLACE, POSITIONS, type PositionId, positionOf, positionOfPost, postAt, postHex, sidesOf, TIDE, terrainOf } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';
import { isControlled } from '../communication/control.ts';
import { type FullReckoning, fullPointsToWin, fullReckoning, type Held, isScoredInFull, levelOf } from './fullvictory.ts'; // biome-ignore format: a list

const { firstWaves: POINTS } = CHARTS.victory;
/** The companies that a division has spent when it breaks, by turn. */
export const breakingPoint = (turn: number): number =>
  CHARTS.catastrophicLoss.bands.find(({ turns }) => isWithin(turn, turns))?.units ?? 0;
const CLOSED_GROUND: readonly string[] = ['rough', 'sea'];
const CLOSED_SIDES: readonly string[] = ['bluff', 'scaleable-cliff', 'sheer-cliff'];

const BEACHES: readonly HexId[] = grid.hexes.filter(isBeach);
/** By tide and hex: 1 where no line may run, whoever stands there. */
const CLOSED = TIDE.words.map((_, tide) =>
  Uint8Array.from(grid.hexes, (hex) =>
    CLOSED_GROUND.includes(terrainOf(hex)) || isSubmerged(hex, tide) ? 1 : 0,
  ),
);
const BARRED_SIDES = Uint8Array.from({ length: grid.sideCount }, (_, side) =>
  sidesOf(side as HexsideId).some((kind) => CLOSED_SIDES.includes(kind)) ? 1 : 0,
);

/** By hex: 1 where a German stands or fires, disrupted or not, or no line may run at all. */
function barredTo(g: G): Uint8Array {
  const barred = (CLOSED[g.tide] as Uint8Array).slice();
  for (const post of EVERY_POST) {
    if (g.post.back.get(post) === NONE) continue;
    barred[postHex(post)] = 1;
    for (const hex of FIELD[positionOfPost(post)] as readonly HexId[]) barred[hex] = 1;
  }
  return barred;
}

/** The lines from the beaches over ground that no German holds or fires on, not over bluffs and cliffs. */
export function safeLines(g: G): Trace {
  const { safe } = g.board;
  safe.run(BEACHES, { barred: barredTo(g), barredSides: BARRED_SIDES });
  return safe;
}

/**
 * Whether the Americans control a hex for points: engineers keep it, or it is out of all German fire, with a
 * safe way to a beach, and either under their control or behind their lines, where no German communication comes.
 */
export const isSecure = (g: G, hex: HexId): boolean =>
  isKept(g, hex) || (isOnSafeLine(g, hex) && (isControlled(g, hex) || !g.board.lines.reach(hex)));

/** Whether a hex is out of all German fire, with a safe way to a beach. */
export const isOnSafeLine = (g: G, hex: HexId): boolean => g.known.safeLines().runsThrough(hex);

/** ENB-09: whether engineers keep a hex of a German position. */
const isKept = (g: G, hex: HexId): boolean => {
  const post = postAt(hex);
  return post >= 0 && g.post.garrison.get(post) === 1;
};

function areSecure(g: G, hexes: readonly HexId[]): boolean {
  for (const hex of hexes) if (!isSecure(g, hex)) return false;
  return true;
}
const hexesOf = ({ hexes }: { readonly hexes: readonly string[] }): readonly HexId[] =>
  hexes.map((hex) => PLACE.of(hex));
const POSITION_HEXES = POSITIONS.map(hexesOf);
const DRAW_HEXES = DRAWS.filter(({ scores }) => scores).map(hexesOf);

/** What a position is worth now; a strongpoint of two hexes only as a whole. */
function worth(g: G, position: PositionId): number {
  const { kind, hexes } = positionOf(position);
  if (!areSecure(g, POSITION_HEXES[position] as readonly HexId[])) return 0;
  return kind === 'reinforcement' ? POINTS.reinforcement : POINTS.wn * hexes.length;
}

/** The points of the First Waves as they stand, by what they are for. */
export interface Reckoning {
  readonly strongpoints: number;
  readonly reinforcement: number;
  readonly draws: number;
}

/** Points for positions and draws under control. */
export const reckoning = (g: G): Reckoning => g.known.reckoned();
export function reckoned(g: G): Reckoning {
  let [strongpoints, reinforcement, draws] = [0, 0, 0];
  for (const position of EVERY_POSITION)
    if (positionOf(position).kind === 'reinforcement') reinforcement += worth(g, position);
    else strongpoints += worth(g, position);
  for (const hexes of DRAW_HEXES) if (areSecure(g, hexes)) draws += POINTS.draw;
  return { strongpoints, reinforcement, draws };
}

const HELD = (g: G): Held => ({
  secure: (hex) => isSecure(g, hex),
  joined: (hex) => g.known.safeLines().runsThrough(hex),
});
/** The points of the long game by what they are for; nothing in turns 1 to 16. */
export const reckoningInFull = (g: G): FullReckoning | undefined =>
  isScoredInFull(g) ? fullReckoning(g, HELD(g)) : undefined;

/** All points as they stand. */
export function points(g: G): number {
  const parts = reckoningInFull(g) ?? reckoning(g);
  return Object.values(parts).reduce((sum, one) => sum + one, variantPoints(g));
}
/** VAR-13, R-148: at the end of the game, so not at the check at ten o’clock. */
export const variantPoints = (g: G): number => (isLong(g) && !isScoredInFull(g) ? 0 : g.variantPoints);

const { check: CHECK } = CHARTS.victory;
const isLong = (g: G): boolean => g.lastTurn > CHECK.turn;

/** The points that win: fewer where the western half is not played, others in the long game. */
export function pointsToWin(g: G): number {
  if (isScoredInFull(g)) return fullPointsToWin(g);
  if (isLong(g)) return CHECK.win;
  const sectors = g.westPlayed === 1 ? 2 : 1;
  return SETUP.scenarios.find((one) => one.sectors.length === sectors)?.win ?? POINTS.win;
}

/** EOT-09: the last turn is over, and the points decide. */
export function conclude(g: G): void {
  const scored = points(g);
  g.emit(finished, { points: scored });
  g.won = scored >= pointsToWin(g) ? 1 : 0;
  g.over = US;
}

/** XVP-01: at ten o’clock a long game may be won or lost already. */
export function judge(g: G): void {
  const scored = points(g);
  g.emit(judged, { points: scored });
  if (scored > CHECK.lose && scored < CHECK.win) return;
  g.won = scored >= CHECK.win ? 1 : 0;
  g.over = US;
}

/** Whether a division broke before points were counted. */
const isBroken = (g: G): boolean =>
  DIVISION.words.some((_, division) => g.division.lost.get(division) >= breakingPoint(g.turn));

/** XVP-08: what a long game is called that ended so. */
function levelText(g: G, scored: number): string {
  if (!isLong(g)) return g.won === 1 ? 'victory' : 'defeat';
  if (isBroken(g)) return 'decisive defeat';
  if (!isScoredInFull(g)) return g.won === 1 ? 'decisive victory' : 'decisive defeat';
  return levelOf(g, scored);
}

/** A part of the score where variants are in use. */
const variantScore = (g: G): { variants?: number } =>
  variantPoints(g) === 0 ? {} : { variants: variantPoints(g) };

/** How it ended: by points, or by the loss of a division before they were counted. */
export function outcome(g: G): Outcome {
  const scored = points(g);
  return {
    winner: g.won === 1 ? US : NONE,
    grade: levelText(g, scored),
    text: `${capital(levelText(g, scored))} (${minus(scored)} of ${pointsToWin(g)} points)`,
    score: { points: scored, ...(reckoningInFull(g) ?? reckoning(g)), ...variantScore(g) },
  };
}

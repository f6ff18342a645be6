import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE, type Outcome } from '@bocage/kernel';
import { capital, halves } from '@bocage/wargame';
import type { CaseId } from './cases.ts';
import { ALLIED, ARMY, ARMY_OF, CHARTS, dataOf, GERMAN, GERMANS, isBattalion, MEMBERS, ofArmy, SIDE, SPECIALS, type UnitId } from './data.ts'; // biome-ignore format: a list
import { decided } from './events.ts';
import { AVRANCHES, BEACH_HEXES, BRITTANY, BRITTANY_ENTERED, beachAt, EAST, grid, townHexes } from './map.ts';
import type { G, Seen } from './state.ts';
import { CLOSED, SUDDEN as SUDDEN_KIND } from './terms.ts';
import { TOLD_END } from './told.ts';

/** Points of both sides: the Allied ones whole, the German ones in halves (2.2.4). */
export interface Score {
  readonly allied: number;
  readonly german: number;
}

/** A line of the two victory point tables. */
type Line = (typeof CHARTS.victory.points)[number];
const LINES: readonly Line[] = CHARTS.victory.points;
const lineOf = (id: string): Line => LINES.find((line) => line.id === id) as Line;
const SUDDEN: Readonly<Record<string, Death>> = Object.fromEntries(
  CHARTS.victory.suddenDeath.map((one) => [one.id, one]),
);
type Death = (typeof CHARTS.victory.suddenDeath)[number];
/** The last turn in which the Germans lose at once when nobody is in supply. */
const SUPPLY_COUNTS_UP_TO = SUDDEN['no-supply']?.upToTurn ?? 0;
/** After which turn Cherbourg may no longer be German. */
export const CHERBOURG_BY: number = SUDDEN.cherbourg?.turn ?? 0;
/** What each of a thing is worth, by its line. */
export const worthOfEach = (id: string): number => lineOf(id).each ?? 0;
const HALVES = 2;
/** 3.2.3: whose a tie is. */
const TIE = SIDE.of(CHARTS.victory.atEnd.tie);

/** The turn from which a German that leaves the map in the east scores. */
export const EXITS_FROM: number = lineOf('german-exit').fromTurn ?? 1;

const BOXES: Readonly<Record<string, readonly HexId[]>> = {
  Brittany: [BRITTANY_ENTERED, BRITTANY],
  'Eastern Exit': [EAST],
};
const DIVISIONS = MEMBERS.filter(([first]) => first !== undefined && dataOf(first).division !== null);
/** By army, its units by divisions (3.2.2). */
const DIVISIONS_OF: readonly (readonly (readonly UnitId[])[])[] = ARMY.words.map((_, army) =>
  DIVISIONS.filter(([first]) => ARMY_OF[first as UnitId] === army),
);

/** 3.2.2: divisions of which every unit is there, at whatever strength, and none left too early. */
const divisionsIn = (g: Seen, { divisionIn = '', groups = [] }: Line): number =>
  groups.reduce(
    (sum, group) =>
      sum +
      (DIVISIONS_OF[ARMY.of(group)] ?? []).filter((units) =>
        units.every((u) => BOXES[divisionIn]?.includes(g.unit.at.get(u)) && g.unit.early.get(u) === 0),
      ).length,
    0,
  );

/** `<=4` stands for every turn up to the fourth. */
function byTurn(worth: Readonly<Record<string, number>>, turn: number): number {
  for (const [when, points] of Object.entries(worth))
    if (when.startsWith('<=') ? turn <= Number(when.slice(2)) : turn === Number(when)) return points;
  return 0;
}

/** How many whole divisions give the points of a line. */
export const divisionsOf = (g: Seen, id: string): number => divisionsIn(g, lineOf(id));

/** German units other than battalions that left the map in the east when that scores. */
export const exitedUnits = (g: Seen): number =>
  (ofArmy[GERMANS] ?? []).filter(
    (unit) => g.unit.at.get(unit) === EAST && g.unit.early.get(unit) === 0 && !isBattalion(unit),
  ).length;

const closedBeaches = (g: Seen): number =>
  BEACH_HEXES.filter((hex) => g.beach.status.get(beachAt(hex)) === CLOSED).length;

/** What a line is worth now, in points. */
function worth(g: Seen, line: Line): number {
  const { id, each = 0, hold, divisionIn } = line;
  if (line.byTurn !== undefined) return g.cherbourgTaken === 0 ? 0 : byTurn(line.byTurn, g.cherbourgTaken);
  if (hold !== undefined)
    return each * hold.flatMap(townHexes).filter((hex) => g.hex.allied.get(hex) === 1).length;
  if (divisionIn !== undefined) return each * divisionsIn(g, line);
  if (id === 'special-units') return g.specialHalves / HALVES;
  return each * (id === 'closed-beach' ? closedBeaches(g) : exitedUnits(g));
}

/** The lines that count by now, or at the end of the game: then those for what is held there too. */
const counting = (atEnd: boolean): readonly Line[] => LINES.filter(({ when }) => atEnd || when !== 'end');

/** Every line with its points: as if the game ended now, unless told. */
export const reckoning = (g: Seen, atEnd = true): Record<string, number> =>
  Object.fromEntries(counting(atEnd).map((line) => [line.id, worth(g, line)]));

/** The points scored by now; at the end of the game those for what is held then too. */
export function points(g: Seen, atEnd = false): Score {
  const total = { allied: 0, german: 0 };
  for (const line of counting(atEnd)) total[line.side] += worth(g, line);
  return { allied: total.allied, german: HALVES * total.german };
}

function win(g: G, how: string, rule: CaseId): void {
  if (g.winner !== NONE) return;
  const side = SIDE.of(SUDDEN[how]?.winner ?? '');
  g.winner = side;
  g.emit(decided, { side, how: SUDDEN_KIND.of(how) }, rule);
}

function areBeachesLost(g: G): boolean {
  const closed = BEACH_HEXES.filter((hex) => g.beach.status.get(beachAt(hex)) === CLOSED);
  const { closed: least = 0, adjacent = 0 } = SUDDEN.beaches ?? {};
  const isAmongTouching = (hex: HexId): boolean =>
    1 + closed.filter((other) => grid.adjacent(hex, other)).length >= adjacent;
  return closed.length >= least && closed.some(isAmongTouching);
}

const isAvranchesLost = (g: G): boolean => g.enteredBrittany === 1 && g.hex.allied.get(AVRANCHES) === 0;

/** 3.2.1: the Germans win with three closed beaches of which two touch, whoever holds them since. */
export function checkBeaches(g: G): void {
  if (areBeachesLost(g)) win(g, 'beaches', '3.2.1-a');
}

/** 3.2.1: the Allies win when no German unit on the map is in supply; a box is not the map (ruling F-59). */
export function checkGermanSupply(g: G): void {
  if (g.turn <= SUPPLY_COUNTS_UP_TO && !g.supply.feedsGermans) win(g, 'no-supply', '3.2.1-g');
}

/** 3.2.1: Avranches, at the end of every Round once a US unit has entered Brittany (ruling F-58). */
export function checkAvranches(g: G): void {
  if (isAvranchesLost(g)) win(g, 'avranches', '3.2.1-f');
}

/** 3.2.1: Cherbourg, in the Victory Check Phase of turn 7 (ruling F-60). */
export function checkCherbourg(g: G): void {
  if (g.turn === CHERBOURG_BY && g.cherbourgTaken === 0) win(g, 'cherbourg', '3.2.1-e');
}

/**
 * 3.2.1: which sudden death it was, if any; what holds at the end tells it. Beaches end the game as they close, Avranches
 * at the end of a Round, Cherbourg at that of a turn, and the first of them stands.
 */
export function suddenDeath(g: G): string | undefined {
  if (g.winner === NONE) return undefined;
  if (g.winner === ALLIED) return 'no-supply';
  if (areBeachesLost(g)) return 'beaches';
  return isAvranchesLost(g) ? 'avranches' : 'cherbourg';
}

/** 8.3: at the end of turn 5 every special unit on the map, in a box or eliminated scores for the Germans. */
export function scoreSpecials(g: G): void {
  if (g.turn !== CHARTS.withdrawal.lastTurn) return;
  const scoring = SPECIALS.filter((u) => g.unit.at.get(u) !== NOWHERE || g.unit.steps.get(u) === 0);
  g.specialHalves = HALVES * worthOfEach('special-units') * scoring.length;
}

/** Who has won: at once, or by points after turn 10, where a tie is German (3.2.3). */
export function outcome(g: G): Outcome {
  const atEnd = g.winner === NONE;
  const { allied, german } = points(g, atEnd);
  const winner = atEnd
    ? HALVES * allied === german
      ? TIE
      : HALVES * allied > german
        ? ALLIED
        : GERMAN
    : g.winner;
  const why = suddenDeath(g);
  const how = why === undefined ? '' : ` at once: ${TOLD_END.text(SUDDEN_KIND.of(why))}`;
  return {
    winner,
    text: `${capital(SIDE.text(winner))} victory${how} (Allies ${allied}, Germans ${halves(german)})`,
    score: { allied, german: german / HALVES, ...reckoning(g, atEnd) },
  };
}

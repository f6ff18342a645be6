import type { HexId } from '@bocage/hex';
import type { BaseState } from '@bocage/kernel';
import type { Features } from '@bocage/kernel/players';
import { ALLIED, BEACH, CHARTS, type G, GERMAN, grid, LANDINGS, landingHexes, ORNE_BRIDGE, PHASES, PLACE, resistanceOf, UNIT } from '../queries.ts'; // biome-ignore format: a list
import { type Count, countOf } from './census.ts';
import { isLandedOn } from './land.ts';
import { BRIDGE, HELD, LINKS, OBJECTIVES, ORNE, overlooked, SECURED, STEP } from './worth.ts';

const TOWNS: readonly HexId[] = [...OBJECTIVES.keys()];
/** Weapons Nests that give points when they are gone. */
const GONE = CHARTS.victory.entries.flatMap(({ id, vp, gone }) =>
  gone === undefined ? [] : [{ id, vp, unit: UNIT.of(gone) }],
);
const beaches = (what: string): string[] => BEACH.words.map((beach) => `${what} ${beach}`);
const towns = (what: string): string[] => TOWNS.map((hex) => `${what} ${PLACE.text(hex)}`);

/** What is seen, in order: the first is always 1. */
const NAMES: readonly string[] = [
  'one',
  'points',
  ...beaches('secured'),
  ...beaches('held'),
  ...beaches('germans near'),
  ...beaches('nests near'),
  ...beaches('ashore'),
  ...beaches('to land'),
  ...beaches('danger'),
  ...beaches('german strength'),
  ...towns('taken'),
  ...towns('near'),
  'bridge free',
  'bridge allies',
  'bridge germans',
  ...LINKS.map(({ beach, to }) => `link ${BEACH.text(beach)} ${to}`),
  ...GONE.map(({ id }) => id),
  'allied losses',
  'german losses',
  'allies marked',
  'germans marked',
  'germans awake',
  'airborne',
];

/** From one down to nothing: how near the nearest of some is to a hex. */
function nearness(places: readonly HexId[], hex: HexId): number {
  let least = 99;
  for (const at of places) least = Math.min(least, grid.distance(at, hex));
  return 1 / (1 + least);
}

function linkOf(count: Count, beach: number, to: string): number {
  const other = BEACH.parse(to);
  const theirs = (other === undefined ? count.divisions.get(to) : count.landed[other]) ?? [];
  let least = 99;
  for (const one of count.landed[beach] ?? [])
    for (const two of theirs) least = Math.min(least, grid.distance(one, two));
  return least <= 1 ? 1 : 1 / least;
}

const holds = (g: G, side: number, hexes: readonly HexId[]): boolean =>
  hexes.some((hex) => g.board.stacks.has(side, hex));

function alliedSteps(g: G): number {
  let sum = 0;
  for (let sector = 0; sector < LANDINGS.length + 2; sector++) sum += g.alliedLosses.get(sector);
  return sum;
}

/** What is being written: numbers one after another, and the points on the way. */
class Sheet {
  private next = 0;
  private readonly into: Float64Array;
  points = 0;

  constructor(into: Float64Array) {
    this.into = into;
  }

  put(...values: readonly number[]): void {
    for (const value of values) this.into[this.next++] = value;
  }

  /** Something that is there or not, and gives points where it is. */
  award(is: boolean, points: number): void {
    if (is) this.points += points;
    this.put(Number(is));
  }
}

/** Writes what a position comes to; each about -1 to 1. */
function read(state: BaseState, into: Float64Array): void {
  const g = state as unknown as G;
  const count = countOf(g);
  const sheet = new Sheet(into);
  sheet.put(1, 0);
  readBeaches(g, count, sheet);
  readTowns(g, count, sheet);
  for (const { beach, to, vp } of LINKS) {
    const link = linkOf(count, beach, to);
    if (link === 1) sheet.points += vp;
    sheet.put(link);
  }
  for (const { unit, vp } of GONE) sheet.award(g.unit.lost.get(unit) === 1, vp);
  readForces(g, count, sheet);
  into[1] = sheet.points / 20;
}

function readBeaches(g: G, count: Count, sheet: Sheet): void {
  const secured = LANDINGS.map((_, beach) => count.near[beach] === 0 && (count.ashore[beach] as number) > 0);
  for (const is of secured) sheet.award(is, SECURED + HELD);
  for (const beach of LANDINGS.keys()) {
    const isOurs = !secured[beach] && !holds(g, GERMAN, landingHexes(g, beach));
    sheet.award(isOurs && count.allies.some((at) => overlooked(g, at).includes(beach)), HELD);
  }
  for (const near of count.near) sheet.put(near / 10);
  for (const nests of count.nests) sheet.put(nests / 15);
  for (const strength of count.ashore) sheet.put(strength / 40);
  for (const strength of count.toLand) sheet.put(strength / 40);
  for (const [beach, strength] of count.toLand.entries())
    sheet.put((strength / 40) * (resistanceOf(g, beach) / 5));
  for (const strength of count.strength) sheet.put(strength / 40);
}

function readTowns(g: G, { allies }: Count, sheet: Sheet): void {
  for (const hex of TOWNS) sheet.award(g.hex.allied.get(hex) === 1, OBJECTIVES.get(hex) as number);
  for (const hex of TOWNS) sheet.put(nearness(allies, hex));
  sheet.award(g.bridge.blown.get(ORNE_BRIDGE) === 0 && !holds(g, GERMAN, ORNE), BRIDGE);
  for (const side of [ALLIED, GERMAN])
    sheet.put(ORNE.filter((hex) => g.board.stacks.has(side, hex)).length / ORNE.length);
}

function readForces(g: G, count: Count, sheet: Sheet): void {
  const allied = alliedSteps(g);
  sheet.points += g.germanLosses * (STEP[GERMAN] as number) - allied * (STEP[ALLIED] as number);
  sheet.put(allied / 40, g.germanLosses / 20);
  sheet.put(count.alliesMarked / 120, count.germansMarked / 40, count.awake / 120, count.airborne / 100);
}

/** Two hands of the clock for each phase, since losses weigh otherwise once those are ashore who paid with them. */
const HANDS = 2 * (PHASES + 2);

function hand(state: BaseState): number {
  const g = state as unknown as G;
  const isAshore = !LANDINGS.some((_, beach) => isLandedOn(g, beach));
  return 2 * g.phase + Number(isAshore);
}

/** What can be seen of a position of Overlord. */
export const features: Features = { names: NAMES, hands: HANDS, hand, read };

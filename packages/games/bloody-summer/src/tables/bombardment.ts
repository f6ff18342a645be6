import { differentialColumn, lookUp, makeTable, type ResultTable } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { AIRCRAFT, FLEETS, SHIPS } from '../data/lists.ts';

const { bombardment, navy, air } = CHARTS;

/** 6.2, 6.5: levels of being affected, and of disorganization beside them. */
export interface Bombarded {
  readonly affected: number;
  readonly levels: number;
}
function readBombarded(text: string): Bombarded {
  if (text === '-') return { affected: 0, levels: 0 };
  const [, affected = '1', disorganized] = /^A([12])?( D)?$/.exec(text) ?? [];
  if (!bombardment.order.includes(text)) throw new SyntaxError(`no result ${text}`);
  return { affected: Number(affected), levels: disorganized === undefined ? 0 : 1 };
}
const TABLE: ResultTable<Bombarded> = makeTable(bombardment, readBombarded);
const NOTHING: Bombarded = { affected: 0, levels: 0 };
/** 6.2: what points do for an adjusted die. */
export function bombardmentOf(points: number, adjusted: number): Bombarded {
  const column = differentialColumn(bombardment.from, points);
  return column < 0 ? NOTHING : lookUp(TABLE, column, adjusted);
}

const { modifiers } = bombardment;
/** 0.1.2, 9.3: what is added to the die; `medium` are the points of medium bombers, light ones apart. */
export function bombardmentModifier(target: { isGarrison: boolean }, points: number, medium: number): number {
  const isAccurate = medium > 0 && medium * modifiers.mediumShare.divide >= points;
  return (target.isGarrison ? modifiers.garrison : 0) + (isAccurate ? modifiers.medium : 0);
}

const AIR_POINTS = AIRCRAFT.map((word) => bombardment.points[word]);
/** 6.2, 9.3, 9.4: the points of a counter, by its place in AIRCRAFT. */
export const airPoints = (aircraft: number): number => AIR_POINTS[aircraft] as number;
/** 9.4: with how many points each of two hexes is bombarded. */
export const splitPoints = (points: number): number => Math.floor(points / air.carpet.share.divide);

const RANGES = SHIPS.map((word) => navy.ranges[word]);
/** 6.2: in hexes from the coast, by a place in SHIPS. */
export const shipRange = (ship: number): number => RANGES[ship] as number;

const FROM = navy.points.map(({ from }) => from);
/** 6.2: the points of a fleet’s ships in a phase, or on 6 June for the day. */
export function navalPoints(turn: number, fleet: number, ship: number): number {
  const row = navy.points[differentialColumn(FROM, turn)] as (typeof navy.points)[number];
  return row[FLEETS[fleet] as (typeof FLEETS)[number]][SHIPS[ship] as (typeof SHIPS)[number]];
}
/** 11.1: the same where only the race to Cherbourg is played, and for the turn. */
export const cherbourgNavalPoints = (fleet: number, ship: number): number =>
  FLEETS[fleet] === 'western' ? navy.cherbourg.western[SHIPS[ship] as (typeof SHIPS)[number]] : 0;

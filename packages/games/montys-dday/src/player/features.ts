import type { HexId } from '@bocage/hex';
import type { Features } from '@bocage/kernel/players';
import { ALLIED, BEACHES, CAEN, combatFactor, dataOf, EVERY_UNIT, type G, GERMAN, GONE, isAround, isDisrupted, isGarrison, isGlider, isHex, isParachute, isSea, LAST_TURN, MAIN, PLACE, SCENARIOS, SECONDARY, SEGMENTS, SIDE_OF, UNITS_OF, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { BRIDGES } from './allied-moves.ts';
import { isFighter } from './lie.ts';
import { fromCaen, regionOf } from './regions.ts';

/** What is seen, in order. */
const NAMES = [
  'one', 'losses', 'losses-from-18', 'losses-from-27', 'near-18', 'near-27', 'left',
  'caen', 'caen-4', 'caen-occupied', 'caen-german', 'caen-guard', 'objectives',
  'lodgment-sword', 'lodgment-juno', 'lodgment-gold', 'lodgments-2', 'spoilers-least', 'spoilers-second',
  'head-sword', 'head-juno', 'head-gold', 'spoilers-sword', 'spoilers-juno', 'spoilers-gold',
  'ashore-sword', 'ashore-juno', 'ashore-gold', 'ashore-orne',
  'german-sword', 'german-juno', 'german-gold', 'german-orne',
  'waiting', 'airborne', 'shaken-allied', 'shaken-german', 'guns-german', 'fighters-german', 'to-come',
  'allied-before-caen', 'german-before-caen', 'allied-at-caen', 'german-at-caen', 'way-to-caen', 'balance-caen',
  'zone-main', 'zone-secondary', 'bridges', 'support', 'garrisons', 'allied-turn',
] as const; // biome-ignore format: a list
const AT: Readonly<Record<(typeof NAMES)[number], number>> = Object.fromEntries(
  NAMES.map((name, i) => [name, i]),
) as Record<(typeof NAMES)[number], number>;

const isGun = Uint8Array.from(EVERY_UNIT, (unit) =>
  ['artillery', 'coastArtillery'].includes(dataOf(unit).type) ? 1 : 0,
);
const isAirborne = Uint8Array.from(EVERY_UNIT, (unit) => (isParachute(unit) || isGlider(unit) ? 1 : 0));

/** How far about Caen one counts, before it and at its gates. */
const [BEFORE, GATES] = [8, 3];
/** What sums are divided by, so that they are about 1. */
const [FACTORS, HEADS, WAY] = [60, 10, 20];
const [TACTICAL, STRATEGIC, CITY_HEXES] = [18, 27, 4];
const OVER_THE_EDGE = 3;

/** A step that is not quite one: 0 far below an edge, 1 far above. */
const soft = (over: number): number => 1 / (1 + Math.exp(-over / OVER_THE_EDGE));

/** What a unit is for those who count. */
function countUnit(g: G, unit: UnitId, heads: readonly HexId[], into: Float64Array): void {
  const at = g.unit.at.get(unit);
  const isAllied = SIDE_OF[unit] === ALLIED;
  if (!isHex(at)) {
    if (isAllied && at >= 0) into[AT.waiting]! += 1 / FACTORS;
    return;
  }
  if (isGarrison(unit)) {
    into[AT.garrisons]! += 1 / HEADS;
    return;
  }
  if (isSea(at)) {
    into[AT.waiting]! += 1 / FACTORS;
    return;
  }
  const factor = combatFactor(g, unit) / FACTORS;
  if (isDisrupted(g, unit)) into[isAllied ? AT['shaken-allied'] : AT['shaken-german']]! += 1 / HEADS;
  if (isAllied && isAirborne[unit] === 1) into[AT.airborne]! += 1 / HEADS;
  if (!isAllied && isGun[unit] === 1) into[AT['guns-german']]! += factor;
  if (!isAllied)
    for (const [beach, head] of heads.entries())
      if (head >= 0 && isAround(beach, head, at)) into[AT['spoilers-sword'] + beach]! += 1 / HEADS;
  if (!isFighter(unit)) return;
  into[(isAllied ? AT['ashore-sword'] : AT['german-sword']) + regionOf(at)]! += factor;
  if (!isAllied) into[AT['fighters-german']]! += 1 / FACTORS;
  const far = fromCaen(at);
  if (far <= BEFORE) into[isAllied ? AT['allied-before-caen'] : AT['german-before-caen']]! += factor;
  if (far <= GATES) into[isAllied ? AT['allied-at-caen'] : AT['german-at-caen']]! += factor;
  if (isAllied) into[AT['way-to-caen']] = Math.min(into[AT['way-to-caen']] as number, far / WAY);
}

function countCity(g: G, into: Float64Array): void {
  let [held, occupied, german] = [0, 0, 0];
  for (const hex of CAEN) {
    held += g.hex.allied.get(hex);
    if (g.board.stacks.has(ALLIED, hex)) occupied++;
    if (g.board.stacks.has(GERMAN, hex)) german++;
  }
  into[AT.caen] = held / CITY_HEXES;
  into[AT['caen-4']] = held >= CITY_HEXES ? 1 : 0;
  into[AT['caen-occupied']] = occupied / CITY_HEXES;
  into[AT['caen-german']] = german / CITY_HEXES;
  into[AT['caen-guard']] = held >= CITY_HEXES && occupied >= CITY_HEXES ? 1 : 0;
}

function countLodgments(heads: readonly HexId[], into: Float64Array): void {
  const spoilers = heads.map((head, beach) =>
    head < 0 ? 2 : (into[AT['spoilers-sword'] + beach] as number),
  );
  for (const [beach, head] of heads.entries()) {
    into[AT['head-sword'] + beach] = head < 0 ? 0 : 1;
    into[AT['lodgment-sword'] + beach] = spoilers[beach] === 0 ? 1 : 0;
  }
  const [least = 0, second = 0] = [...spoilers].sort((a, b) => a - b);
  into[AT['spoilers-least']] = Math.min(2, least);
  into[AT['spoilers-second']] = Math.min(2, second);
  into[AT['lodgments-2']] = second === 0 ? 1 : 0;
}

function countLosses(g: G, into: Float64Array): void {
  let lost = 0;
  for (const unit of UNITS_OF[ALLIED] ?? []) lost += g.unit.lost.get(unit);
  into[AT.losses] = lost / STRATEGIC;
  into[AT['losses-from-18']] = lost >= TACTICAL ? 1 : 0;
  into[AT['losses-from-27']] = lost >= STRATEGIC ? 1 : 0;
  into[AT['near-18']] = soft(lost - TACTICAL + 0.5);
  into[AT['near-27']] = soft(lost - STRATEGIC + 0.5);
}

/** What is held of what is to be taken where the book does not say it. */
function objectivesHeld(g: G): number {
  const { victory } = SCENARIOS[g.scenario] ?? {};
  if (victory?.by !== 'objectives') return 0;
  return victory.hexes.filter((hex) => g.hex.allied.get(PLACE.of(hex)) === 1).length / CITY_HEXES;
}

const SET_UP = 0;
const GERMAN_TURN = SEGMENTS.indexOf('G');

function read(g: G, into: Float64Array): void {
  into.fill(0);
  into[AT.one] = 1;
  // 19.1-a: before play nobody sees how the other has set up.
  if (g.segment === SET_UP) return;
  into[AT['way-to-caen']] = 1;
  const heads = BEACHES.map((_, beach) => g.beach.beachhead.get(beach));
  for (const unit of EVERY_UNIT) if (g.unit.lost.get(unit) === 0) countUnit(g, unit, heads, into);
  countLosses(g, into);
  countCity(g, into);
  countLodgments(heads, into);
  const last = SCENARIOS[g.scenario]?.turns[1] ?? LAST_TURN;
  into[AT.left] = (last - g.turn) / LAST_TURN;
  into[AT['to-come']] = g.known.arriving(g.scenario).length / HEADS;
  const [allied, german] = [into[AT['allied-at-caen']] as number, into[AT['german-at-caen']] as number];
  into[AT['balance-caen']] = (allied - german) / (allied + german + 0.1);
  into[AT['zone-main']] = g.zone.state.get(MAIN) === GONE ? 1 : 0;
  into[AT['zone-secondary']] = g.zone.state.get(SECONDARY) === GONE ? 1 : 0;
  into[AT.bridges] = BRIDGES.filter((hex) => g.hex.allied.get(hex) === 1).length / BRIDGES.length;
  into[AT.support] = g.support / 200;
  into[AT.objectives] = objectivesHeld(g);
  into[AT['allied-turn']] = g.segment < GERMAN_TURN ? 1 : 0;
}

/** As many turns as the first scenario has; in longer ones the first hand stands for all before. */
const HANDS = SCENARIOS[0]?.turns[1] ?? LAST_TURN;

/** Every scenario ends under the last hand of the clock. */
function handOf(g: G): number {
  const last = SCENARIOS[g.scenario]?.turns[1] ?? LAST_TURN;
  return Math.max(0, HANDS - 1 - (last - g.turn));
}

/** What can be seen of a position by everybody, from the Allied side; the hand of the clock tells the turns that are left. */
export const features: Features = {
  names: NAMES,
  hands: HANDS,
  hand: (g) => handOf(g as unknown as G),
  read: (g, into) => read(g as unknown as G, into),
};

import { type HexId, NOWHERE } from '@bocage/hex';
import { act, best, local, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { BRIGADE_OF, CHARTS, type G, GERMAN, grid, isHex, isRough, isSea, PLACE, SETUP, scatter, UNIT, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from './ask.ts';
import { discOf, isNear } from './mark.ts';
import { expected } from './odds.ts';

/** A drop as it was made. */
interface Drop {
  readonly units: readonly UnitId[];
  readonly zone: number;
  readonly aim: HexId;
  readonly turn: number;
}
const DROPS: readonly Drop[] = SETUP.airborne.map(({ units, zone, aim, turn }) => ({
  units: units.map(UNIT.of),
  zone: ['main', 'secondary'].indexOf(zone ?? ''),
  aim: PLACE.of(aim),
  turn,
}));
const dropOf = (unit: UnitId): Drop | undefined => DROPS.find(({ units }) => units.includes(unit));
const dropOfBrigade = (brigade: number): Drop | undefined =>
  DROPS.find(({ units }) => units.some((unit) => BRIGADE_OF[unit] === brigade));

/** 11.2.2: operations halve the support points, so that whoever is late comes by night. */
const isTime = (g: G, turn: number): boolean => {
  const { night } = CHARTS.turns.track[g.turn - 1] as (typeof CHARTS.turns.track)[number];
  return g.turn === turn || (g.turn > turn && night);
};

/** Everybody in his turn, and again whoever aborted. */
export const announce: Script = (scene) => {
  const g = gOf(scene);
  for (const brigade of numbers(scene, 'announce'))
    if (isTime(g, dropOfBrigade(brigade)?.turn ?? 1)) return act('announce', brigade);
  for (const unit of unitsFor(scene, 'glide'))
    if (isTime(g, dropOf(unit)?.turn ?? 1)) return act('glide', unit);
  return act('end');
};

/** To the zone that it had by history. */
export const assign: Script = (scene) => {
  const [brigade] = numbers(scene, 'assign');
  if (brigade === undefined) return undefined;
  const zones = numbers(scene, 'assign', brigade);
  const zone = dropOfBrigade(brigade)?.zone ?? 0;
  return act('assign', brigade, zones.includes(zone) ? zone : (zones[0] as number));
};

/** What it costs of a unit to be lost, to abort, to fall among Germans, to be disrupted. */
const [LOST, ABORTED, AMONG_GERMANS, DISRUPTED] = [1, 0.25, 0.6, 0.3];

/** What becomes on average of a unit that comes down around a hex, with a modifier of the dice. */
function costAt(g: G, aim: HexId, modifier: number, as: 'parachute' | 'glider'): number {
  return expected((sum) => {
    const { outcome, hex, disrupted } = scatter(aim, sum + modifier);
    if (outcome === 'aborts') return ABORTED;
    if (outcome === 'eliminated' || hex === NOWHERE || !isHex(hex) || isSea(hex)) return LOST;
    if (g.board.stacks.has(GERMAN, hex)) return AMONG_GERMANS;
    const causes = (disrupted ? 1 : 0) + (isRough(hex, as) ? 1 : 0);
    return causes === 2 ? LOST : causes * DISRUPTED;
  });
}

/** How many Germans are within flak of a hex. */
function flakAround(g: G, hex: HexId): number {
  let sum = 0;
  for (const at of discOf(hex, CHARTS.flak.range))
    if (g.board.stacks.has(GERMAN, at)) sum += unitsIn(g, at).length;
  return sum;
}

/** How far from the place of history one looks for a better one, and what a hex of it costs. */
const [ABOUT, HEX, GUN] = [2, 0.08, 0.04];
/** Gliders that come later may come farther off, where nobody fires. */
const LATER = 12;
/** They should not be within reach of an assault before they have found themselves. */
const [REACH, REACHED] = [6, 0.5];

/** The best hex about the one of history. */
function bestAim(g: G, hexes: readonly HexId[], aim: HexId, as: 'parachute' | 'glider'): HexId | undefined {
  const within = g.turn > 1 ? LATER : ABOUT;
  const about = hexes.filter((hex) => grid.distance(hex, aim) <= within);
  const value = (hex: HexId): number =>
    -(costAt(g, hex, -1, as) + 2 * costAt(g, hex, 0, as) + costAt(g, hex, 1, as)) / 4 -
    (g.turn > 1 ? HEX / 4 : HEX) * grid.distance(hex, aim) -
    GUN * flakAround(g, hex) -
    (g.turn > 1 && isNear(g, GERMAN, hex, REACH) ? REACHED : 0);
  return best(about.length > 0 ? about : hexes, value);
}

export const aim: Script = (scene) => {
  const g = gOf(scene);
  const [zone] = numbers(scene, 'aim');
  const drop = DROPS.find((one) => one.zone === zone);
  if (zone === undefined || drop === undefined) return undefined;
  const hex = bestAim(g, hexesFor(scene, 'aim', zone), drop.aim, 'parachute');
  return hex === undefined ? undefined : act('aim', zone, hex);
};

export const target: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'target');
  if (unit === undefined) return undefined;
  const hexes = hexesFor(scene, 'target', unit).filter((hex) => !isSea(hex));
  const hex = bestAim(g, hexes, dropOf(unit)?.aim as HexId, 'glider');
  return hex === undefined ? undefined : act('target', unit, hex);
};

/** Drop Zones first, then gliders. */
export const order: Script = (scene) => {
  const [zone] = numbers(scene, 'drop');
  if (zone !== undefined) return act('drop', zone);
  const [unit] = unitsFor(scene, 'land');
  return unit === undefined ? undefined : act('land', unit);
};

export const land: Script = (scene) => {
  const [unit] = unitsFor(scene, 'land');
  return unit === undefined ? undefined : act('land', unit);
};

/** 18.2: a Drop Zone that is off the map cannot be lost. */
export const recall: Script = () => act('recall');

/** Each gun pushes the dice the way in which all together do most harm. */
export const flak: Script = (scene: Scene) => {
  const g = gOf(scene);
  const units = unitsFor(scene, 'flak');
  const [unit] = units;
  if (unit === undefined) return act('hold');
  const [hex, wind, present] = ['hex', 'wind', 'flak'].map((name) =>
    local(scene, 'airborneLanding', name),
  ) as [HexId, number, number];
  const harm = (change: number): number => costAt(g, hex, wind + present + change, 'parachute');
  const signs = numbers(scene, 'flak', unit);
  const sign = best(signs, (one) => harm(one === 0 ? units.length : -units.length), harm(0));
  return sign === undefined ? act('hold') : act('flak', unit, sign);
};

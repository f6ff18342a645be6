import { DIRECTIONS, type Direction, type HexId, NOWHERE } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, ALLOWANCE, type Assault, BEACH_OF, BEACHES, boxesOf, CHARTS, COMBAT, COMBAT_FACTOR, COMMANDOS, casualtyColumn, casualtyModifier, casualtyOf, columnOf, combatFactor, cycleBox, dataOf, displaced, firstLanding, type G, GAIT_OF, GERMAN, grid, groundOf, gunsAt, HIGH, isAfloat, isCommando, isDisrupted, isGarrison, isSwimming, LANDINGS, landingAt, landingFor, landingIn, landingShiftOf, modifierOf, PLACE, RANGE_OF, SCENARIOS, SETUP, SIDE_OF, shifted, swims, tideIn, UNIT, UNITS_OF, type UnitId, unitsIn, whyTooMany } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from './ask.ts';
import { isFighter } from './lie.ts';
import { assaultChances, expected } from './odds.ts';
import { worthOf } from './worth.ts';

/** What disruption costs a unit that lands, of its worth. */
const SHAKEN = 0.3;

/** What a landing from craft costs a unit on average, of its worth. */
function costOfLanding(g: G, unit: UnitId, against: number, sea: number): number {
  const column = casualtyColumn(Math.max(0, Math.round(against)));
  const modifier = casualtyModifier(g, unit, sea);
  return expected((sum) => {
    const result = casualtyOf(column, sum + modifier);
    return result === 'E' ? 1 : result === 'D' ? SHAKEN : 0;
  });
}

/** The mean of the Sea Condition Chart, near enough. */
const USUAL_SEA = 1;
/** How far the guns are thought away to see what a factor of theirs costs. */
const LESS = 15;

/** By beach: what a factor of the guns that bear on it costs those who land in this turn; nothing if nobody does. */
export function slopesOf(g: G): readonly number[] | undefined {
  const units = (UNITS_OF[ALLIED] ?? []).filter((unit) => isAfloat(g, unit) && !isCommando(unit));
  if (units.length === 0) return undefined;
  return BEACHES.map((_, beach) => {
    const landing = units.filter((unit) => LANDINGS[landingAt(g.unit.at.get(unit))]?.beach === beach);
    if (landing.length === 0) return 0;
    const guns = gunsAt(g, beach) + g.beach.mines.get(beach);
    const lower = Math.max(0, guns - LESS);
    const cost = (against: number): number =>
      landing.reduce((sum, unit) => sum + worthOf(g, unit) * costOfLanding(g, unit, against, USUAL_SEA), 0);
    return (cost(guns) - cost(lower)) / LESS;
  });
}

/** How often a unit is hit at all. */
function riskOfHit(g: G, unit: UnitId, against: number, sea: number): number {
  const column = casualtyColumn(Math.max(0, Math.round(against)));
  const modifier = casualtyModifier(g, unit, sea);
  return expected((sum) => (casualtyOf(column, sum + modifier) === '-' ? 0 : 1));
}
const sinking = (sea: number): number => expected((sum) => (swims(sum + sea) ? 0 : 1));

/** Tanks swim if fewer sink than would be hit in their craft. */
export const swimOrRow: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'swim');
  if (unit === undefined) return undefined;
  const [sea, guns, beach] = ['sea', 'guns', 'beach'].map((name) => local(scene, 'beachLanding', name)) as [
    number,
    number,
    number,
  ];
  const against = guns + g.beach.mines.get(beach);
  // Whoever is in disorder already is lost by the next hit.
  const hit = isDisrupted(g, unit) ? riskOfHit(g, unit, against, sea) : costOfLanding(g, unit, against, sea);
  return act(sinking(sea) < hit ? 'swim' : 'row', unit);
};

/** Whether a unit is not counted among those whom the guns hit: tanks that swim, and Commandos of the first landing. */
const isSpared = (g: G, unit: UnitId): boolean =>
  isSwimming(unit) || (isCommando(unit) && g.turn === firstLanding(g.delay));

/** Who lands in disorder and is hit once more is lost: those go first who are not hit. */
export const wreck: Script = (scene) => {
  const g = gOf(scene);
  const cost = (hex: HexId): number =>
    unitsIn(g, hex).reduce((sum, unit) => sum + worthOf(g, unit) * (isSpared(g, unit) ? SPARED : 1), 0);
  const hex = best(hexesFor(scene, 'wreck'), (at) => -cost(at));
  return hex === undefined ? undefined : act('wreck', hex);
};
const SPARED = 0.3;

/** How often those who come with a unit would throw the Germans out of the hex where they land. */
function oddsAhead(g: G, unit: UnitId): number {
  const sea = g.unit.at.get(unit);
  const hex = landingFor(g, unit, sea);
  const units = unitsIn(g, sea).filter((one) => !isDisrupted(g, one) && isFighter(one));
  if (!units.includes(unit)) return 0;
  const assault: Assault = { side: ALLIED, hex, units, inside: false, support: { attack: 0, defence: 0 } };
  const { R, D, E } = assaultChances(columnOf(g, assault), modifierOf(g, assault));
  const isBroken = unitsIn(g, hex).every((one) => isGarrison(one) || isDisrupted(g, one));
  return R + E + (isBroken ? D : 0);
}
/** 5.5.6: who fails is lost, and who turns back is not. */
const SURE = 0.85;

/** Units turn back before Germans whom they are not all but sure to throw out. */
export const germansAhead: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'abort');
  if (unit === undefined) return undefined;
  return act(oddsAhead(g, unit) >= SURE ? 'storm' : 'abort', unit);
};

/** 6.3.5: infantry and engineers are disrupted by the tide, everybody else is lost in it. */
const isLight = (unit: UnitId): boolean => (GAIT_OF[unit] as number) <= 1;
/** Who has to be limbered up before it leaves the place where it landed. */
const isImmobile = (unit: UnitId): boolean =>
  (ALLOWANCE[COMBAT]?.[unit] as number) < CHARTS.movement.modeChange.cost;

/** Whether the tide would catch a unit on the flat where it lands in this turn. */
function isCaught(g: G, unit: UnitId): boolean {
  if (tideIn(g.turn) === HIGH) return false;
  const isNext = tideIn(g.turn + 1) === HIGH;
  return isNext || (isImmobile(unit) && !isLight(unit) && tideIn(g.turn + 2) === HIGH);
}

/** By beach: everybody in the order in which they were loaded by history. */
const ORDER: readonly (readonly UnitId[])[] = BEACHES.map((beach) =>
  SETUP.loading[beach].flat().map(UNIT.of),
);
/** Who matters more: as by history, and those without a place there by their strength. */
function rankOf(unit: UnitId): number {
  const at = (ORDER[BEACH_OF[unit] as number] ?? []).indexOf(unit);
  return at >= 0 ? -at : -100 + (COMBAT_FACTOR[COMBAT]?.[unit] as number);
}

/** What a landing may cost of a unit’s worth, on the first morning and later, by its type; infantry and tanks are needed most. */
const BEARABLE: Readonly<Record<string, readonly [number, number]>> = {
  infantry: [0.45, 0.12],
  commando: [0.45, 0.12],
  armour: [0.45, 0.25],
  engineer: [0.3, 0.06],
  armouredEngineer: [0.15, 0.06],
  headquarters: [0.06, 0.06],
  artillery: [0.1, 0.08],
};
const OTHERS: readonly [number, number] = [0.06, 0.04];
/** On the second day nobody comes in time to decide anything. */
const TOO_LATE = 0.05;
/** The last turn of the morning. */
const MORNING = 5;

/** What it costs on average to come ashore, by craft or swimming. */
function crossing(g: G, unit: UnitId, guns: number): number {
  const seas = CHARTS.sea.rolls.flatMap(({ die, value }) => die.map(() => value));
  const cost = (sea: number): number => {
    const rows = costOfLanding(g, unit, guns, sea);
    return isSwimming(unit) ? Math.min(rows, sinking(sea)) : rows;
  };
  return seas.reduce((sum, sea) => sum + cost(sea), 0) / seas.length;
}

/** Fills the box of the Cycle that lands now, with those for whom it is worth the risk. */
function loadNext(scene: Scene): Action | undefined {
  const g = gOf(scene);
  const landing = landingIn(g.turn, g.delay);
  if (landing === undefined) return undefined;
  const guns = BEACHES.map((_, beach) => gunsAt(g, beach) + g.beach.mines.get(beach));
  const waiting = unitsFor(scene, 'load').sort((a, b) => rankOf(b) - rankOf(a));
  const berths = BEACHES.map((_, beach) => berthsOf(g, beach));
  for (const unit of waiting) {
    const beach = BEACH_OF[unit] as number;
    if (
      isCaught(g, unit) ||
      unitsIn(g, cycleBox(beach, landing.wave, landing.cycle)).length >= (berths[beach] as number)
    )
      continue;
    const bearable = bearableFor(g, unit);
    if (crossing(g, unit, (guns[beach] as number) * SUPPRESSED) > bearable) continue;
    const box = cycleBox(beach, landing.wave, landing.cycle);
    if (hexesFor(scene, 'load', unit).includes(box)) return act('load', unit, box);
  }
  return undefined;
}
/** At how many hexes of a beach one lands without meeting Germans or a crowd, wherever the boats are carried. */
function berthsOf(g: G, beach: number): number {
  const infantry = ORDER[beach]?.find((unit) => dataOf(unit).type === 'infantry') as UnitId;
  const offshore = LANDINGS.filter((one) => one.beach === beach && !one.commandosOnly);
  return offshore.filter(({ sea }) => valueFrom(g, infantry, sea) > BERTH).length;
}
const BERTH = -1.1;
function bearableFor(g: G, unit: UnitId): number {
  const [early, late] = BEARABLE[dataOf(unit).type] ?? OTHERS;
  if (g.turn <= MORNING) return early;
  return lastTurn(g) - g.turn < SOON ? TOO_LATE : late;
}
const lastTurn = (g: G): number => SCENARIOS[g.scenario]?.turns[1] ?? g.turn;
const SOON = 4;
/** What the fire before the landing leaves of the guns. */
const SUPPRESSED = 0.85;

/** What fire there is at a hex of the shore. */
function firedOn(g: G, hex: HexId): number {
  let sum = 0;
  const many = grid.disc(hex, 3, near);
  for (let i = 0; i < many; i++) {
    const at = near[i] as HexId;
    if (!g.board.stacks.has(GERMAN, at)) continue;
    const far = grid.distance(at, hex);
    for (const unit of unitsIn(g, at))
      if (SIDE_OF[unit] === GERMAN && (far <= 1 || (RANGE_OF[unit] as number) >= far))
        sum += combatFactor(g, unit);
  }
  return sum;
}
const near = new Int16Array(grid.size);

/** How good it is for a unit to land from a hex, as the boats may be carried. */
function valueFrom(g: G, unit: UnitId, sea: HexId): number {
  const tide = tideIn(g.turn);
  const beach = LANDINGS[landingAt(sea)]?.beach ?? 0;
  const company = unitsIn(g, sea);
  const by = USUAL_SEA + g.beach.mines.get(beach);
  const drifted = expected((sum) => {
    const rows = landingShiftOf(tide, displaced(sum, by));
    return valueAshore(g, [...company, unit], rows === 0 ? sea : shifted(sea, rows, isCommando(unit)));
  });
  return drifted - CROWD * company.length - (isCommando(unit) ? huddle(g, sea) : 0);
}
/** Commandos are each carried by themselves, and should not come together. */
const huddle = (g: G, sea: HexId): number =>
  COMMANDOS.filter((unit) => isAfloat(g, unit) && grid.distance(g.unit.at.get(unit), sea) <= 2).length *
  HUDDLE;
const HUDDLE = 0.15;
/** What it costs to be turned back, to land on Germans, among friends who cannot move, and under fire. */
const [TURNED_BACK, GERMANS, STUCK, FACTOR, CROWD] = [1.5, 2, 3, 0.06, 0.25];
function valueAshore(g: G, units: readonly UnitId[], sea: HexId): number {
  const hex = sea < 0 ? NOWHERE : landingFor(g, units.at(-1) as UnitId, sea);
  if (hex === NOWHERE) return -TURNED_BACK;
  if (g.board.stacks.has(GERMAN, hex)) return -GERMANS;
  const friends = unitsIn(g, hex);
  const isFull = friends.length > 0 && whyTooMany([...friends, ...units]) !== null;
  return (
    -FACTOR * firedOn(g, hex) - (isFull ? STUCK : 0) - (isTrap(g, units.at(-1) as UnitId, hex) ? TRAPPED : 0)
  );
}
const TRAPPED = 1.2;

/** Whether vehicles would not get off the flat before the tide is over it: walls, Germans and their zones all round. */
function isTrap(g: G, unit: UnitId, hex: HexId): boolean {
  if (isLight(unit) || groundOf(hex) !== 'tidal-flat' || tideIn(g.turn + 2) !== HIGH) return false;
  const isHeld = g.board.zones.isFelt(GERMAN, hex);
  return !DIRECTIONS.some((direction) => {
    const to = grid.neighbour(hex, direction);
    if (to === NOWHERE || groundOf(to) === 'tidal-flat' || g.board.stacks.has(GERMAN, to)) return false;
    return priceOf(g, unit, hex, direction) >= 0 && !(isHeld && g.board.zones.isFelt(GERMAN, to));
  });
}
const priceOf = (g: G, unit: UnitId, from: HexId, direction: Direction): number =>
  (g.gaits[GAITS + (GAIT_OF[unit] as number)] as (typeof g.gaits)[number]).prices.price(from, direction);
/** The rules of Movement Mode come first. */
const GAITS = 5;

/** 5.7: where Commandos go by history. */
const COMMANDO_FROM: ReadonlyMap<UnitId, HexId> = new Map(
  SETUP.commandos.map(({ unit, from }) => [UNIT.of(unit), PLACE.of(from)]),
);
/** How far from there one looks for a better hex, and what it costs to be one hex off. */
const [ABOUT, OFF] = [3, 0.1];

/** Puts units to sea where they will be least harmed, and fills the boxes. */
export const placement: Script = (scene) => {
  const g = gOf(scene);
  const loaded = loadNext(scene);
  if (loaded !== undefined) return loaded;
  for (const unit of unitsFor(scene, 'launch')) {
    const from = COMMANDO_FROM.get(unit);
    const all = hexesFor(scene, 'launch', unit);
    const about = from === undefined ? all : all.filter((sea) => grid.distance(sea, from) <= ABOUT);
    const off = (sea: HexId): number => (from === undefined ? 0 : OFF * grid.distance(sea, from));
    const sea = best(about.length > 0 ? about : all, (hex) => valueFrom(g, unit, hex) - off(hex));
    if (sea !== undefined) return act('launch', unit, sea);
  }
  return act('end');
};

/** Boxes are filled when their turn comes; who was loaded before for a later one is taken out again. */
export const alliedSetUp: Script = (scene) => {
  const g = gOf(scene);
  const isLater = (unit: UnitId): boolean =>
    boxesOf(BEACH_OF[unit] as number).indexOf(g.unit.at.get(unit)) > 0;
  const unit = unitsFor(scene, 'unload').find(isLater);
  return unit === undefined ? act('ready') : act('unload', unit);
};

import { type HexId, NOWHERE } from '@bocage/hex';
import { act, best, local, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIED, BEACH_OF, BEACHES, boxesOf, CHARTS, casualtyColumn, casualtyModifier, casualtyOf, COMBAT, COMBAT_FACTOR, combatFactor, displaced, type G, GAIT_OF, GERMAN, grid, gunsAt, HIGH, isAfloat, isCommando, isGarrison, isHex, LANDINGS, landingAt, landingFor, landingIn, landingShiftOf, RANGE_OF, SETUP, SIDE_OF, shifted, swims, tideIn, UNIT, UNITS_OF, type UnitId, unitsIn, whyTooMany } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from './ask.ts';
import { expected } from './odds.ts';
import { worthOf } from './worth.ts';

/** What disruption costs a unit that lands, of its worth. */
const SHAKEN = 0.3;

/** What a landing from craft costs a unit on average, of its worth. */
export function costOfLanding(g: G, unit: UnitId, against: number, sea: number): number {
  const column = casualtyColumn(Math.max(0, Math.round(against)));
  const modifier = casualtyModifier(g, unit, sea);
  return expected((sum) => {
    const result = casualtyOf(column, sum + modifier);
    return result === 'E' ? 1 : result === 'D' ? SHAKEN : 0;
  });
}

/** The mean of the Sea Condition Chart, near enough. */
const USUAL_SEA = 2;
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
  const sinks = expected((sum) => (swims(sum + sea) ? 0 : 1));
  return act(sinks < costOfLanding(g, unit, guns + g.beach.mines.get(beach), sea) ? 'swim' : 'row', unit);
};

/** The stack that is worth least lands in disorder. */
export const wreck: Script = (scene) => {
  const g = gOf(scene);
  const cost = (hex: HexId): number => unitsIn(g, hex).reduce((sum, unit) => sum + worthOf(g, unit), 0);
  const hex = best(hexesFor(scene, 'wreck'), (at) => -cost(at));
  return hex === undefined ? undefined : act('wreck', hex);
};

/** Units turn back before Germans, who would have to be thrown out at once, unless there is only a Garrison. */
export const germansAhead: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'abort');
  if (unit === undefined) return undefined;
  const ahead = unitsIn(g, landingFor(g, unit, g.unit.at.get(unit)));
  const isWeak = ahead.every(isGarrison) && (COMBAT_FACTOR[COMBAT]?.[unit] as number) >= STRONG;
  return act(isWeak && g.unit.disrupted.get(unit) === 0 ? 'storm' : 'abort', unit);
};
const STRONG = 99;

/** 6.3.5: infantry and engineers may be caught by the tide, everybody else is lost in it. */
const isLight = (unit: UnitId): boolean => (GAIT_OF[unit] as number) <= 1;

/** The turn in which a Cycle lands on the first day. */
function turnOfCycle(g: G, index: number): number {
  const { cycles } = CHARTS.invasion;
  for (let turn = g.turn; turn < CHARTS.turns.track.length; turn++) {
    const landing = landingIn(turn, g.delay);
    if (landing !== undefined && (landing.wave - 1) * cycles + landing.cycle - 1 === index) return turn;
  }
  return -1;
}
/** Whether those who land with a Cycle are caught on the flats by the next tide. */
function isFloodedNext(g: G, index: number): boolean {
  const turn = turnOfCycle(g, index);
  return turn > 0 && tideIn(turn) !== HIGH && tideIn(turn + 1) === HIGH;
}

/** By beach: everybody in the order in which they were loaded by history. */
const ORDER: readonly (readonly UnitId[])[] = BEACHES.map((beach) => SETUP.loading[beach].flat().map(UNIT.of));
const FIRST: readonly ReadonlySet<UnitId>[] = BEACHES.map(
  (beach) => new Set((SETUP.loading[beach][0] ?? []).map(UNIT.of)),
);
/** Who matters more: as by history, and those without a place there by their strength. */
function rankOf(unit: UnitId): number {
  const at = (ORDER[BEACH_OF[unit] as number] ?? []).indexOf(unit);
  return at >= 0 ? -at : -100 + (COMBAT_FACTOR[COMBAT]?.[unit] as number);
}

/** Fills the boxes as by history, but with nobody whom the tide would drown. */
export const loadNext: Script = (scene) => {
  const g = gOf(scene);
  const waiting = unitsFor(scene, 'load').sort((a, b) => rankOf(b) - rankOf(a));
  const full = new Set<number>();
  for (const unit of waiting) {
    const beach = BEACH_OF[unit] as number;
    const boxes = boxesOf(beach);
    const isFirst = FIRST[beach]?.has(unit) === true;
    for (const box of boxes) {
      const index = boxes.indexOf(box);
      if (full.has(box) || (index === 0 && !isFirst && g.turn <= 2)) continue;
      if (isFloodedNext(g, index) && !isLight(unit)) continue;
      if (hexesFor(scene, 'load', unit).includes(box)) return act('load', unit, box);
      if (index > 0) full.add(box);
    }
  }
  return undefined;
};

/** What fire there is at a hex of the shore. */
function firedOn(g: G, hex: HexId): number {
  let sum = 0;
  const many = grid.disc(hex, 3, near);
  for (let i = 0; i < many; i++) {
    const at = near[i] as HexId;
    if (!g.board.stacks.has(GERMAN, at)) continue;
    const far = grid.distance(at, hex);
    for (const unit of unitsIn(g, at))
      if (SIDE_OF[unit] === GERMAN && (far <= 1 || (RANGE_OF[unit] as number) >= far)) sum += combatFactor(g, unit);
  }
  return sum;
}
const near = new Int16Array(grid.size);

/** How good it is for a unit to land from a hex, as the boats may be carried. */
function valueFrom(g: G, unit: UnitId, sea: HexId): number {
  const tide = tideIn(g.turn);
  const beach = LANDINGS[landingAt(sea)]?.beach ?? 0;
  const by = USUAL_SEA + g.beach.mines.get(beach);
  const drifted = expected((sum) => {
    const rows = landingShiftOf(tide, displaced(sum, by));
    return valueAshore(g, unit, rows === 0 ? sea : shifted(sea, rows, isCommando(unit)));
  });
  return drifted - CROWD * unitsIn(g, sea).length;
}
/** What it costs to be turned back, to land on Germans, among friends who cannot move, and under fire. */
const [TURNED_BACK, GERMANS, STUCK, FACTOR, CROWD] = [1.5, 2, 1, 0.06, 0.25];
function valueAshore(g: G, unit: UnitId, sea: HexId): number {
  const hex = sea < 0 ? NOWHERE : landingFor(g, unit, sea);
  if (hex === NOWHERE) return -TURNED_BACK;
  if (g.board.stacks.has(GERMAN, hex)) return -GERMANS;
  const friends = unitsIn(g, hex);
  const isFull = friends.length > 0 && whyTooMany([...friends, ...unitsIn(g, sea), unit]) !== null;
  return -FACTOR * firedOn(g, hex) - (isFull ? STUCK : 0);
}

/** 5.7: where Commandos go by history. */
const COMMANDO_FROM: ReadonlyMap<UnitId, string> = new Map(
  SETUP.commandos.map(({ unit, from }) => [UNIT.of(unit), from]),
);

/** Puts units to sea where they will be least harmed, and fills the boxes. */
export const placement: Script = (scene) => {
  const g = gOf(scene);
  const loaded = loadNext(scene);
  if (loaded !== undefined) return loaded;
  for (const unit of unitsFor(scene, 'launch')) {
    const from = COMMANDO_FROM.get(unit);
    const hexes = hexesFor(scene, 'launch', unit);
    const value = (sea: HexId): number =>
      valueFrom(g, unit, sea) + (from === grid.name(sea) && isCommando(unit) ? BY_HISTORY : 0);
    const sea = best(hexes, value);
    if (sea !== undefined && isHex(sea)) return act('launch', unit, sea);
  }
  return act('end');
};
const BY_HISTORY = 0.3;

/** Ready once nobody is left to load. */
export const alliedSetUp: Script = (scene: Scene) => loadNext(scene) ?? act('ready');

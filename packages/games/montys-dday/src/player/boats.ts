import { DIRECTIONS, type Direction, type HexId, NOWHERE } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, type Scene, type Script } from '@bocage/kernel/players';
import { ALLOWANCE, BEACH_OF, BEACHES, boxesOf, CHARTS, COMBAT, COMBAT_FACTOR, COMMANDOS, combatFactor, cycleBox, dataOf, displaced, EVERY_UNIT, type G, GAIT_OF, GERMAN, grid, groundOf, gunsAt, HIGH, isAfloat, isCommando, LANDINGS, landingAt, landingFor, landingIn, landingShiftOf, PLACE, RANGE_OF, SCENARIOS, SETUP, SIDE_OF, shifted, tideIn, UNIT, type UnitId, unitsIn, whyTooMany } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from './ask.ts';
import { crossing, USUAL_SEA } from './landings.ts';
import { discOf } from './mark.ts';
import { minesAt } from './mines.ts';
import { expected, spread } from './odds.ts';
import { standOf } from './regions.ts';
import type { Mind, Weights } from './style.ts';

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
/** By unit, who matters more: as by history, and those without a place there by their strength. */
const RANKS: readonly number[] = EVERY_UNIT.map((unit) => {
  const at = (ORDER[BEACH_OF[unit] as number] ?? []).indexOf(unit);
  return at >= 0 ? -at : -100 + (COMBAT_FACTOR[COMBAT]?.[unit] as number);
});
/** By beach: an infantry battalion, to ask for all. */
const INFANTRY = ORDER.map((units) => units.find((unit) => dataOf(unit).type === 'infantry') as UnitId);
/** By beach: where all may land. */
const OFFSHORE = BEACHES.map((_, beach) =>
  LANDINGS.filter((one) => one.beach === beach && !one.commandosOnly).map(({ sea }) => sea),
);

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
/** The last turn of the morning. */
const MORNING = 5;
/** On the second day nobody comes in time to decide anything. */
const SOON = 4;
const lastTurn = (g: G): number => SCENARIOS[g.scenario]?.turns[1] ?? g.turn;

function bearableFor(style: Weights, g: G, unit: UnitId): number {
  const [early, late] = BEARABLE[dataOf(unit).type] ?? OTHERS;
  const appetite = 1 + ([style.landSword, style.landJuno, style.landGold][BEACH_OF[unit] as number] ?? 0);
  if (g.turn <= MORNING) return early * style.early * appetite;
  return (lastTurn(g) - g.turn < SOON ? style.tooLate : late * style.late) * appetite;
}

/** Where it is worth while for a boat to go at all. */
const BERTH = -1.1;
/** Commandos are each carried by themselves, and should not come together. */
const HUDDLE = 0.15;
const huddle = (g: G, sea: HexId): number =>
  COMMANDOS.filter((unit) => isAfloat(g, unit) && grid.distance(g.unit.at.get(unit), sea) <= 2).length *
  HUDDLE;

/** 5.7: where Commandos go by history. */
const COMMANDO_FROM: ReadonlyMap<UnitId, HexId> = new Map(
  SETUP.commandos.map(({ unit, from }) => [UNIT.of(unit), PLACE.of(from)]),
);
/** How far from there one looks for a better hex, and what it costs to be one hex off. */
const [ABOUT, OFF] = [3, 0.1];

/** What is seen of the shore from the boats. */
class Shore {
  private readonly mind: Mind;
  private stand = 0;
  private turn = 0;
  /** By hex, as long as no German has come or gone. */
  private readonly fire = new Map<HexId, number>();
  private readonly refused = new Set<UnitId>();
  private guns: readonly number[] = [];
  private berths: readonly number[] = [];

  constructor(mind: Mind) {
    this.mind = mind;
  }

  /** Looks again where the Germans are others, or the hour is; only who is in a hurry trusts the rest to be as it was. */
  look(g: G): void {
    const stand = standOf(g, GERMAN);
    const isSame = stand === this.stand && g.turn === this.turn;
    if (!isSame) this.fire.clear();
    if (!isSame || !this.mind.isQuick) this.refused.clear();
    [this.stand, this.turn] = [stand, g.turn];
    if (isSame && this.mind.isQuick) return;
    this.guns = BEACHES.map((_, beach) => gunsAt(g, beach) + minesAt(this.mind, g, beach));
    this.berths = BEACHES.map((_, beach) => this.berthsOf(g, beach));
  }
  /** Says for whom the risk is too great, as things are. */
  refuse(unit: UnitId): void {
    this.refused.add(unit);
  }
  isRefused(unit: UnitId): boolean {
    return this.refused.has(unit);
  }
  gunsAt(beach: number): number {
    return this.guns[beach] as number;
  }
  roomAt(beach: number): number {
    return this.berths[beach] as number;
  }

  /** At how many hexes of a beach one lands without meeting Germans or a crowd, wherever the boats are carried. */
  private berthsOf(g: G, beach: number): number {
    const infantry = INFANTRY[beach] as UnitId;
    return (OFFSHORE[beach] ?? []).filter((sea) => this.valueFrom(g, infantry, sea) > BERTH).length;
  }

  /** How good it is for a unit to land from a hex, as the boats may be carried. */
  valueFrom(g: G, unit: UnitId, sea: HexId): number {
    const tide = tideIn(g.turn);
    const beach = LANDINGS[landingAt(sea)]?.beach ?? 0;
    const company = unitsIn(g, sea);
    const by = Math.round(USUAL_SEA + minesAt(this.mind, g, beach));
    const units = [...company, unit];
    const ashore = (rows: number): number =>
      this.valueAshore(g, units, rows === 0 ? sea : shifted(sea, rows, isCommando(unit)));
    const rowsOf = (sum: number): number => landingShiftOf(tide, displaced(sum, by));
    const drifted = this.mind.isQuick ? spread(rowsOf, ashore) : expected((sum) => ashore(rowsOf(sum)));
    return drifted - this.mind.style.crowd * company.length - (isCommando(unit) ? huddle(g, sea) : 0);
  }

  private valueAshore(g: G, units: readonly UnitId[], sea: HexId): number {
    const { style } = this.mind;
    const unit = units.at(-1) as UnitId;
    const hex = sea < 0 ? NOWHERE : landingFor(g, unit, sea);
    if (hex === NOWHERE) return -style.turnedBack;
    if (g.board.stacks.has(GERMAN, hex)) return -style.onGermans;
    const friends = unitsIn(g, hex);
    const isFull = friends.length > 0 && whyTooMany([...friends, ...units]) !== null;
    return (
      -style.firedOn * this.firedOn(g, hex) -
      (isFull ? style.stuck : 0) -
      (isTrap(g, unit, hex) ? style.trapped : 0)
    );
  }

  /** What fire there is at a hex of the shore. */
  private firedOn(g: G, hex: HexId): number {
    const known = this.fire.get(hex);
    if (known !== undefined) return known;
    let sum = 0;
    for (const at of discOf(hex, 3)) {
      if (!g.board.stacks.has(GERMAN, at)) continue;
      const far = grid.distance(at, hex);
      for (const unit of unitsIn(g, at))
        if (SIDE_OF[unit] === GERMAN && (far <= 1 || (RANGE_OF[unit] as number) >= far))
          sum += combatFactor(g, unit);
    }
    this.fire.set(hex, sum);
    return sum;
  }
}

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

/** Fills the box of the Cycle that lands now, with those for whom it is worth the risk. */
function loadNext({ style }: Mind, scene: Scene, shore: Shore): Action | undefined {
  const g = gOf(scene);
  const landing = landingIn(g.turn, g.delay);
  if (landing === undefined) return undefined;
  const waiting = unitsFor(scene, 'load')
    .filter((unit) => !shore.isRefused(unit))
    .sort((a, b) => (RANKS[b] as number) - (RANKS[a] as number));
  for (const unit of waiting) {
    const beach = BEACH_OF[unit] as number;
    const box = cycleBox(beach, landing.wave, landing.cycle);
    if (unitsIn(g, box).length >= shore.roomAt(beach)) continue;
    const against = shore.gunsAt(beach) * style.suppressed;
    if (isCaught(g, unit) || crossing(style, g, unit, against) > bearableFor(style, g, unit)) {
      shore.refuse(unit);
      continue;
    }
    if (hexesFor(scene, 'load', unit).includes(box)) return act('load', unit, box);
  }
  return undefined;
}

/** Puts units to sea where they will be least harmed, and fills the boxes. */
export function placement(mind: Mind): Script {
  const shore = new Shore(mind);
  return (scene) => {
    const g = gOf(scene);
    shore.look(g);
    const loaded = loadNext(mind, scene, shore);
    if (loaded !== undefined) return loaded;
    for (const unit of unitsFor(scene, 'launch')) {
      const from = COMMANDO_FROM.get(unit);
      const all = hexesFor(scene, 'launch', unit);
      const about = from === undefined ? all : all.filter((sea) => grid.distance(sea, from) <= ABOUT);
      const off = (sea: HexId): number => (from === undefined ? 0 : OFF * grid.distance(sea, from));
      const sea = best(about.length > 0 ? about : all, (hex) => shore.valueFrom(g, unit, hex) - off(hex));
      if (sea !== undefined) return act('launch', unit, sea);
    }
    return act('end');
  };
}

/** Boxes are filled when their turn comes; who was loaded before for a later one is taken out again. */
export const alliedSetUp: Script = (scene) => {
  const g = gOf(scene);
  const isLater = (unit: UnitId): boolean =>
    boxesOf(BEACH_OF[unit] as number).indexOf(g.unit.at.get(unit)) > 0;
  const unit = unitsFor(scene, 'unload').find(isLater);
  return unit === undefined ? act('ready') : act('unload', unit);
};

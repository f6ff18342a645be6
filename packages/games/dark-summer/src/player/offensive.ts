import type { HexId } from '@bocage/hex';
import { ALLIED, AVRANCHES, BRITISH, BRITTANY, BRITTANY_ENTERED, beyondBoundary, CHERBOURG, coverOf, DIVISION_OF, E_HEXES, EAST, FORMATION_OF, type G, GERMAN, GERMANS, grid, isBattalion, isHex, isSpecial, MEMBERS, ofArmy, reachOf, type UnitId, US, unitsIn, whyNotMove, whyNotReach, whyStack } from '../queries.ts'; // biome-ignore format: a list
import { GUARD, INTO_BRITTANY, inCotentin, isGuarded, NORTH, SOUTH } from './errands.ts';
import type { Goals } from './goals.ts';
import type { Planned } from './memory.ts';
import type { AlliedStyle } from './style.ts';
import { FAR } from './ways.ts';
import { attackOf, defenseOf, eachNeighbour, feels, holds, spreadOut, sums } from './world.ts';
import type { Wants } from './worth.ts';

/** Germans in a hex, and what is massed against them. */
interface Target {
  /** The strength with which an attack goes well. */
  readonly need: number;
  readonly worth: number;
  massed: number;
}

/** What the Allied player has in mind for the movement of an army. */
export interface Offensive {
  readonly army: number;
  readonly style: AlliedStyle;
  readonly goals: Goals;
  readonly targets: readonly (Target | undefined)[];
  /** By hex: what the Germans around it have for a counter-attack. */
  readonly menace: Float32Array;
  /** By hex: own defence that has found its place. */
  readonly settled: Float32Array;
}

/** What a strength point that the ground adds to the defender is worth, in columns. */
const STRENGTH_POINT = 0.5;
/** The end of the table of odds. */
const BEST = 6;
/** How much more than others the Germans in Avranches are worth, for behind them is Brittany. */
const GATE = 3;
/** In half points: so far beyond the foremost Germans the others are of no account. */
const DEPTH = 40;

/** The Germans whom an army may attack, those on its way before others. */
function targetsOf(g: G, army: number, goals: Goals, { odds }: AlliedStyle): (Target | undefined)[] {
  const defence = sums(g, GERMAN, defenseOf);
  const field = goals.field(SOUTH, false);
  const north = army === US && g.cherbourgTaken === 0 ? goals.field(NORTH, false) : undefined;
  const bound = army === US && g.boundaryLifted === 1 ? GERMANS : army;
  const hexes = grid.hexes.filter((hex) => holds(g, GERMAN, hex) && beyondBoundary(hex, bound) === 0);
  const least = hexes.reduce(
    (min, hex) => (isFront(g, hex) ? Math.min(min, field[hex] as number) : min),
    FAR,
  );
  const targets = new Array<Target | undefined>(grid.size).fill(undefined);
  for (const hex of hexes) {
    const cover = coverOf(hex);
    const columns = cover.columns + STRENGTH_POINT * cover.strength;
    const far = Math.min((field[hex] as number) - least, north?.[hex] ?? FAR);
    const need = Math.max(2, defence[hex] as number) * Math.min(BEST, odds + columns);
    const gate = hex === AVRANCHES ? GATE : 0;
    targets[hex] = { need, worth: 1 + gate + 2 * Math.max(0, 1 - far / DEPTH), massed: 0 };
  }
  return targets;
}

function isFront(g: G, hex: HexId): boolean {
  let isNear = false;
  eachNeighbour(hex, (next) => {
    isNear ||= holds(g, ALLIED, next) || feels(g, ALLIED, next);
  });
  return isNear;
}

/** Who is in contact is looked at first, then who is nearest to where he is wanted. */
export function planOffensive(g: G, style: AlliedStyle, wants: Wants): Planned<Offensive> {
  const army = g.active;
  const goals = wants(g, army);
  const plan: Offensive = {
    army,
    style,
    goals,
    targets: targetsOf(g, army, goals, style),
    menace: spreadOut(sums(g, GERMAN, attackOf)),
    settled: new Float32Array(grid.size),
  };
  const queue: UnitId[] = [];
  for (const unit of ofArmy[army] ?? [])
    if (whyNotMove(g, unit) === null) queue.push(unit);
    else settle(g, plan, unit, g.unit.at.get(unit));
  const rank = (unit: UnitId): number => {
    const at = g.unit.at.get(unit);
    return (goals.fieldOf(unit)[at] as number) - (feels(g, GERMAN, at) ? FAR : 0);
  };
  return { plan, queue: queue.sort((a, b) => rank(a) - rank(b)) };
}

/** Counts a unit where it is going to stay. */
function settle(g: G, { settled, targets }: Offensive, unit: UnitId, hex: HexId): void {
  if (!isHex(hex)) return;
  settled[hex] = (settled[hex] as number) + defenseOf(g, unit);
  const strength = attackOf(g, unit);
  eachNeighbour(hex, (next) => {
    const target = targets[next];
    if (target !== undefined) target.massed += strength;
  });
}

/** What a half point is worth to those who guard Avranches. */
const GUARDING = 0.6;
/** Who cannot come to his goal at all. */
const LOST = -60;
/** Until the break-out nobody goes among the enemy without others beside him. */
const [BREAKOUT, LONELY] = [7, -10];
/** Who is to go home to England keeps away from the enemy. */
const HOMEBOUND = -12;
/** A place where a unit must be, where it would like to be, and where it has no business. */
const [MUST, WELCOME, NEVER] = [1000, 50, -500];
/** The turns in which airborne troops and commandos go home. */
const [FROM, TO] = [4, 5];

/** What a half point towards its goal is worth to a unit. */
function eagerness({ army, style }: Offensive, errand: number): number {
  if (army === BRITISH) return style.british;
  return [style.north, style.south, style.brittany, style.east, GUARDING][errand] as number;
}

function value(g: G, plan: Offensive, unit: UnitId, hex: HexId): number {
  const errand = plan.goals.errandOf(unit);
  const post = plan.goals.postOf(unit);
  // Who bars a way out in the east may take it: nobody else goes out there any more.
  if (!isHex(hex))
    return post === undefined || (hex === EAST && E_HEXES.includes(post))
      ? valueOfBox(g, errand, hex)
      : NEVER;
  if (hex === post) return WELCOME;
  if (errand === GUARD && hex === AVRANCHES) return MUST;
  const far = plan.goals.fieldOf(unit)[hex] as number;
  const progress = far >= FAR ? LOST : -eagerness(plan, errand) * far;
  if (isSpecial(unit) && g.turn >= FROM && g.turn <= TO && feels(g, GERMAN, hex)) return progress + HOMEBOUND;
  return (
    progress +
    plan.style.mass * massIn(g, plan, unit, hex) +
    safety(g, plan, unit, hex) +
    plan.style.together * comrades(g, unit, hex)
  );
}

/** Others of its division in a hex before the enemy: a hex holds one division only (5.1), and who is alone bars it. */
function comrades(g: G, unit: UnitId, hex: HexId): number {
  const division = DIVISION_OF[unit] as number;
  if (division === 0 || !feels(g, GERMAN, hex)) return 0;
  return unitsIn(g, hex).filter((one) => one !== unit && DIVISION_OF[one] === division).length;
}

/** How much more is massed against somebody if the unit stands there. */
function massIn(g: G, { army, goals, targets }: Offensive, unit: UnitId, hex: HexId): number {
  const strength = attackOf(g, unit);
  const isNorthern = goals.errandOf(unit) === NORTH;
  let most = 0;
  eachNeighbour(hex, (next) => {
    const target = targets[next];
    if (target === undefined || (isNorthern && !inCotentin(next))) return;
    if (whyNotReach(g, hex, army, next) !== null) return;
    const { massed, need, worth } = target;
    most = Math.max(most, worth * (Math.min(1, (massed + strength) / need) - Math.min(1, massed / need)));
  });
  return most;
}

function safety(g: G, { menace, settled, style }: Offensive, unit: UnitId, hex: HexId): number {
  const enemies = menace[hex] as number;
  if (enemies === 0) return 0;
  if (g.turn < BREAKOUT && !hasNeighbours(g, unit, hex)) return LONELY;
  const others = settled[hex] as number;
  const risk = enemies / Math.max(1, others + defenseOf(g, unit)) - style.bearable;
  return (others === 0 && !isBattalion(unit) ? style.hold : 0) - style.danger * Math.max(0, risk);
}

/** Whether somebody else stands with a unit in a hex or beside it. */
function hasNeighbours(g: G, unit: UnitId, hex: HexId): boolean {
  const at = g.unit.at.get(unit);
  const isOther = (one: HexId): boolean =>
    holds(g, ALLIED, one) && (one !== at || unitsIn(g, one).length > 1);
  let isIt = isOther(hex);
  eachNeighbour(hex, (next) => {
    isIt ||= isOther(next);
  });
  return isIt;
}

function valueOfBox(g: G, errand: number, box: HexId): number {
  if (box === EAST) return MUST;
  if (box === CHERBOURG) return errand === NORTH ? WELCOME : NEVER;
  if (box === BRITTANY_ENTERED) return errand === INTO_BRITTANY && isGuarded(g) ? MUST : NEVER;
  return box === BRITTANY && errand === INTO_BRITTANY ? MUST : NEVER;
}

/** Only who is whole scores in the east. */
const mayExit = (g: G, { leaveFrom }: AlliedStyle, unit: UnitId): boolean =>
  g.turn >= leaveFrom &&
  (MEMBERS[FORMATION_OF[unit] as number] ?? []).every(
    (one) => g.unit.steps.get(one) > 0 && g.unit.due.get(one) === 0,
  );

/** Less is not worth going. */
const TRIFLE = 0.3;

/** The best place that a unit can reach, if it is better than where it is. */
export function whereTo(g: G, plan: Offensive, unit: UnitId): HexId | undefined {
  const here = g.unit.at.get(unit);
  const stay = value(g, plan, unit, here) + TRIFLE;
  reachOf(g, unit);
  const places: { hex: HexId; worth: number }[] = [];
  for (let i = 0; i < g.reach.count; i++) {
    const hex = g.reach.at(i);
    const worth = hex === EAST && !mayExit(g, plan.style, unit) ? NEVER : value(g, plan, unit, hex);
    if (worth > stay) places.push({ hex, worth });
  }
  const found = places.sort((a, b) => b.worth - a.worth).find(({ hex }) => mayStop(g, unit, hex))?.hex;
  settle(g, plan, unit, found ?? here);
  return found;
}

const mayStop = (g: G, unit: UnitId, hex: HexId): boolean =>
  !isHex(hex) || (whyStack(g, hex, [unit]) === null && isFed(g, unit, hex));

/** Whether a unit would be in supply in a hex; who comes back from Brittany may have it from there (13.2.2). */
function isFed(g: G, unit: UnitId, hex: HexId): boolean {
  const mark = g.cells.written;
  if (g.unit.at.get(unit) === BRITTANY) g.unit.returned.set(unit, 1);
  const isIt = g.supply.hasAt(unit, hex);
  g.cells.rollback(mark);
  return isIt;
}

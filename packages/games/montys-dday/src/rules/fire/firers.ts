import type { Direction, HexId } from '@bocage/hex';
import { ascending, chain, given, type Law, type Reason, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { grid, groundOf, isHex, LE_HAVRE, wallAt } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G, Seen } from '../../state.ts';
import { faces, isBefore } from '../../tables/facing.ts';
import { hiddenBy, sees } from '../../tables/sight.ts';
import { enemyOf } from '../../terms.ts';
import { EVERY_UNIT, isCoastArtillery, isGarrison, isOfType, LE_HAVRE_BATTERY, RANGE_OF, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { isCommanded, isUnderRemoteCommand } from '../command.ts';
import { combatFactor, isAfloat, isAshore, printedFactor, told, unitsIn } from '../units.ts';

const { fire: FIRE, types } = CHARTS;

/** 10.2.7, R-68: how a unit fires, if it does. */
const SILENT = 0;
export const [BOMBARDS, DIRECT_GUN, SMALL_ARMS] = [1, 2, 3] as const;
const [bombards, isDirectGun, isSmallArms] = [
  isOfType(types.fire.bombardment),
  isOfType(types.fire.directGun),
  isOfType(types.fire.smallArms),
];
const MANNERS = Uint8Array.from(EVERY_UNIT, (unit) => {
  if (bombards(unit)) return BOMBARDS;
  if (isDirectGun(unit)) return DIRECT_GUN;
  return isSmallArms(unit) ? SMALL_ARMS : SILENT;
});
export const mannerOf = (unit: UnitId): number => MANNERS[unit] as number;

/** 10.2.7b, R-68: fired at as armour. */
export const isArmour = isOfType(types.targets.armour);

/** By unit: how far its fire reaches at all. */
const REACH = Uint8Array.from(EVERY_UNIT, (unit) =>
  mannerOf(unit) === SMALL_ARMS ? FIRE.adjacent : (RANGE_OF[unit] as number),
);

/** How far a unit fires at all. */
export const reachOf = (unit: UnitId): number => REACH[unit] as number;

const needsCommand = isOfType(types.lists.needsCommand);

/** 10.2.7a: whether a unit that bombards is beyond half its range; coast artillery never is. */
const isFarOff = (unit: UnitId, distance: number): boolean =>
  mannerOf(unit) === BOMBARDS &&
  !isCoastArtillery(unit) &&
  distance * FIRE.fullWithin.divide > (RANGE_OF[unit] as number);

/** 10.2.8a, R-97: what a unit adds to fire at a hex: half, up, if it is disrupted, and then half, down, from afar. */
export function fireFactor(g: Seen, unit: UnitId, hex: HexId): number {
  const factor = combatFactor(g, unit);
  if (!isFarOff(unit, grid.distance(g.unit.at.get(unit), hex))) return factor;
  return Math.floor(factor / FIRE.reduced.divide);
}

/** Artillery is looked for by itself, all others, who do not reach far, about the hex they fire at. */
const isArtillery = isOfType(['artillery', 'coastArtillery']);
const NEAR = Math.max(
  ...EVERY_UNIT.filter((unit) => !isArtillery(unit)).map((unit) => REACH[unit] as number),
);
const ARTILLERY: readonly (readonly UnitId[])[] = UNITS_OF.map((units) => units.filter(isArtillery));

/** The artillery of a side that is ashore and shows a combat factor. */
export const guns: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side: number) => ARTILLERY[side] ?? [],
  (g: G, unit: UnitId) => isAshore(g, unit) && printedFactor(g, unit) > 0,
);

/** 10.2.2, R-45: those in a hex who are fired at: the enemy’s units, Garrisons apart. */
export const targetsIn = (g: G, side: number, hex: HexId): readonly UnitId[] =>
  unitsIn(g, hex).filter((unit) => SIDE_OF[unit] !== side && !isGarrison(unit));

/** Whether there is anybody. */
export function hasTargets(g: G, side: number, hex: HexId): boolean {
  for (const unit of unitsIn(g, hex)) if (SIDE_OF[unit] !== side && !isGarrison(unit)) return true;
  return false;
}

/** What keeps a unit from firing at anything: where it is, and what. */
function whyUnfit(g: G, unit: UnitId): Reason | null {
  if (unit === LE_HAVRE_BATTERY) return no('leHavreNeverFires');
  if (g.unit.lost.get(unit) === 1) return no('eliminatedAlready');
  if (isAfloat(g, unit)) return no('afloat');
  if (!isAshore(g, unit)) return no('notOnMap');
  if (isGarrison(unit)) return no('garrisonOnlyDefends');
  if (mannerOf(unit) === SILENT) return no('cannotFire');
  return printedFactor(g, unit) === 0 ? no('noFactor') : null;
}

/** 10.1.7, 14.1.3: a unit fires where it faces. */
function whyNotFaced(g: G, hex: HexId, unit: UnitId): Reason | null {
  const [at, facing] = [g.unit.at.get(unit), g.unit.facing.get(unit) as Direction];
  if (isCoastArtillery(unit)) return isBefore(at, facing, hex) ? null : no('outOfArc');
  return faces(g.unit.mode.get(unit), at, facing, hex) ? null : no('behindFront');
}

/** 10.2.7: how far each reaches. */
function whyTooFar(unit: UnitId, distance: number): Reason | null {
  if (distance <= (REACH[unit] as number)) return null;
  if (mannerOf(unit) === SMALL_ARMS) return no('smallArmsTooFar');
  return mannerOf(unit) === DIRECT_GUN ? no('outOfRange') : no('beyondGuns');
}

const steps = new Int16Array(2 * grid.size);

/** 10.2.7: what hides a hex from direct guns: ground that the line runs through, or two hexes that it runs between. */
function whyHidden(from: HexId, to: HexId): Reason | null {
  if (sees(from, to)) return null;
  const hider = hiddenBy(from, to);
  const at = steps.subarray(0, 2 * grid.line(from, to, steps)).indexOf(hider);
  if (steps[at] !== steps[at ^ 1]) return no('hillsideInTheWay');
  const isCovered = CHARTS.terrainEffects.sight.blocks.includes(groundOf(hider));
  return no(isCovered ? 'townInTheWay' : 'hillInTheWay');
}

/** 6.3.7, R-78: a Sea Wall stops small arms and direct guns between the two hexes it parts. */
function isWalledOff(g: G, from: HexId, to: HexId): boolean {
  const side = grid.sideBetween(from, to);
  if (side === -1) return false;
  const wall = wallAt(side);
  return wall >= 0 && g.wall.breached.get(wall) === 0;
}

function whyNotCommanded(g: G, unit: UnitId): Reason | null {
  if (!needsCommand(unit) || isCommanded(g, unit)) return null;
  if (isUnderRemoteCommand(g, unit)) return no('noRemoteCommand');
  return no(mannerOf(unit) === BOMBARDS ? 'noCommandForGuns' : 'noCommandForTanks');
}

/** What is against fire of a unit at a hex, whether it is occupied or not, as long as it has not fired: 10.2.7 and 16.2. */
export const whyNotBear: Law<[G, HexId, UnitId]> = chain((say, g: G, hex: HexId, unit: UnitId) => {
  const unfit = whyUnfit(g, unit);
  if (unfit !== null) return say(unfit);
  if (hex === LE_HAVRE) return say(no('leHavreOnlyPoints'));
  const at = g.unit.at.get(unit);
  const distance = grid.distance(at, hex);
  const isNear = distance <= (REACH[unit] as number);
  const isFlat = mannerOf(unit) !== BOMBARDS;
  return (
    told(say, whyTooFar(unit, distance)) ??
    told(say, whyNotFaced(g, hex, unit)) ??
    (isNear && isFlat ? told(say, whyHidden(at, hex)) : null) ??
    (isFlat && isWalledOff(g, at, hex) ? say(no('fireOverSeaWall')) : null) ??
    told(say, whyNotCommanded(g, unit))
  );
});

/** What does not hang on the hex: whether a unit may fire at any. */
const isFit = (g: G, unit: UnitId): boolean =>
  whyUnfit(g, unit) === null && whyNotCommanded(g, unit) === null;
/** The guns of a side that may. */
export const fitGuns = (g: G, side: number): readonly UnitId[] =>
  g.known.guns(side).filter((unit) => isFit(g, unit));

/** The rest of that law: whether a unit reaches a hex from where it stands. */
function reaches(g: G, hex: HexId, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  if (grid.distance(at, hex) > (REACH[unit] as number) || whyNotFaced(g, hex, unit) !== null) return false;
  return mannerOf(unit) === BOMBARDS || (sees(at, hex) && !isWalledOff(g, at, hex));
}

/** The side that would fire at a hex, since the other one is in it; -1 for an empty one. */
const sideBefore = (g: G, hex: HexId): number => {
  const unit = g.board.stacks.first(hex);
  return unit < 0 ? -1 : enemyOf(SIDE_OF[unit] as number);
};

const around = new Int16Array(grid.size);

/** A side and a place in one number. */
const keyOf = (side: number, hex: HexId): number => side * grid.size + hex;
const sideOfKey = (key: number): number => Math.floor(key / grid.size);

/** How often anybody of a side that fires has come or gone, turned or changed his mode. */
export const stirsOf = (g: G, side: number): number => g.board.diversions[enemyOf(side)] as number;
export const stirsBefore = (g: G, key: number): number => stirsOf(g, sideOfKey(key));

/** Who of a side could fire at a hex, whoever is in it and whether or not they have fired already. */
export function bearing(g: G, key: number): readonly UnitId[] {
  const [side, hex] = [sideOfKey(key), (key % grid.size) as HexId];
  if (!isHex(hex)) return [];
  const { stacks } = g.board;
  const found = g.known.fitGuns(side).filter((unit) => reaches(g, hex, unit));
  const [own, many] = [stacks.counts(side), grid.disc(hex, NEAR, around)];
  for (let i = 0; i < many; i++) {
    const at = around[i] as HexId;
    if ((own[at] as number) === 0) continue;
    for (let unit = stacks.first(at); unit >= 0; unit = stacks.next(unit))
      if (!isArtillery(unit) && reaches(g, hex, unit) && isFit(g, unit)) found.push(unit);
  }
  return ascending(found);
}

/** Whether a unit that bears on a hex has still to fire, and has anything to fire with over that distance. */
const isReady = (g: G, hex: HexId, unit: UnitId): boolean =>
  g.unit.fired.get(unit) === 0 &&
  (combatFactor(g, unit) >= FIRE.reduced.divide || fireFactor(g, unit, hex) > 0);

/** Who may still fire at a hex in this segment. */
export const firersOn = (g: G, side: number, hex: HexId): readonly UnitId[] =>
  sideBefore(g, hex) === side
    ? g.known.bearing(keyOf(side, hex)).filter((unit) => isReady(g, hex, unit))
    : [];
/** Whether there is anybody. */
export function hasFirers(g: G, side: number, hex: HexId): boolean {
  if (sideBefore(g, hex) !== side) return false;
  for (const unit of g.known.bearing(keyOf(side, hex))) if (isReady(g, hex, unit)) return true;
  return false;
}

/** 10.2.7a, R-143: half of a small factor may be nothing. */
function whyTooWeak(g: G, hex: HexId, unit: UnitId): Reason | null {
  if (whyUnfit(g, unit) !== null || !isHex(hex)) return null;
  const isNear = grid.distance(g.unit.at.get(unit), hex) <= (REACH[unit] as number);
  return isNear && fireFactor(g, unit, hex) === 0 ? no('tooWeakSoFar') : null;
}
/** The same law where the side is told as well. */
const whyNotBearFor: Law<[G, number, HexId, UnitId]> = Object.assign(
  (g: G, _side: number, hex: HexId, unit: UnitId) => whyNotBear(g, hex, unit),
  { every: (g: G, _side: number, hex: HexId, unit: UnitId) => whyNotBear.every(g, hex, unit) },
);
/** Why a unit may not fire at a hex for a side; null if it may. */
export const whyNotFire: Law<[G, number, HexId, UnitId]> = given(
  (_g, side, _hex, unit) => (SIDE_OF[unit] === side ? null : no('otherSide')),
  (g, _side, _hex, unit) => (g.unit.fired.get(unit) === 1 ? no('firedAlready') : null),
  whyNotBearFor,
  (g, _side, hex, unit) => whyTooWeak(g, hex, unit),
);

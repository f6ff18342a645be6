import type { HexId } from '@bocage/hex';
import { act, best, isOpen, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, AXIS, attackOf, BONUS_OF, BOX_DATA, boxOfFortress, CHARTS, campOf, defenceOf, enemyOf, FFI_PARIS, FORTRESSES, fightersOf, type G, GERMAN, grid, guardOf, isElite, isPartisans, isStrategic, LAST_TURN, oddsColumn, SIDE_OF, stands, type UnitId, unitsIn } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import { boxWorth } from './goals.ts';
import { expected } from './odds.ts';

const sumOf = (units: readonly UnitId[], figure: (unit: UnitId) => number): number =>
  units.reduce((sum, unit) => sum + figure(unit), 0);

/** A fight off the map as a staff reckons it. */
interface Reckoning {
  readonly attack: number;
  readonly defence: number;
  readonly columns: number;
  /** Those who may lose steps; where nobody may, a depot’s guard is beaten by any loss. */
  readonly friends: readonly UnitId[];
  readonly foes: readonly UnitId[];
  readonly prize: number;
}
/** 6.4, 11.3: what the loss of so many steps is worth, for whoever loses them takes the cheapest first. */
function tollsOf(units: readonly UnitId[], stepsOf: (unit: UnitId) => number): readonly number[] {
  const each = units.flatMap((unit) => Array<number>(stepsOf(unit)).fill(isElite(unit) ? 2 : 1));
  const tolls = [0];
  for (const worth of each.sort((a, b) => a - b)) tolls.push((tolls.at(-1) as number) + worth);
  return tolls;
}
/** 6.5-l: the worst level of disorganization among some, which is a column each for the others. */
const worstOf = (g: G, units: readonly UnitId[]): number =>
  Math.max(0, ...units.map((unit) => g.unit.disorganised.get(unit)));
/** 6.5-d: what levels of disorganization do to all of a crowd: whoever has both already loses a step for each. */
/**
 * What each level is worth: to an attacker, who may stop, the first is gone by the end of the turn and the second lasts into
 * the next; of those who cannot get out of a box it is the beginning of the end.
 */
const [OURS, THEIRS] = [
  [0, 0.03, 0.15],
  [0, 0.08, 0.25],
] as const;
const MOST_LEVELS = CHARTS.combat.levels.most;
function confusionIn(g: G, units: readonly UnitId[], levels: number, worth: readonly number[]): number {
  if (levels === 0) return 0;
  return sumOf(units, (unit) => {
    const now = g.unit.disorganised.get(unit);
    const over = Math.max(0, now + levels - MOST_LEVELS);
    const shaken = (worth[now + levels - over] as number) - (worth[now] as number);
    return shaken + over * (isElite(unit) ? 2 : 1);
  });
}
/** What an attacker loses hurts as much as what he inflicts; of the prize for a place each step that falls is a part. */
function fightValue(g: G, { attack, defence, columns, friends, foes, prize }: Reckoning): number {
  if (attack === 0) return -1;
  const shaken = worstOf(g, foes) - worstOf(g, friends);
  const column = Math.max(0, Math.min(8, oddsColumn(attack, Math.max(1, defence)) + columns + shaken));
  const elite = (friends.some(isElite) ? 1 : 0) - (foes.some(isElite) ? 1 : 0);
  const [ours, theirs] = [friends, foes].map((units) => tollsOf(units, (unit) => g.unit.steps.get(unit))) as [
    readonly number[],
    readonly number[],
  ];
  const toll = (tolls: readonly number[], steps: number): number =>
    tolls[Math.min(steps, tolls.length - 1)] as number;
  const steps = Math.max(1, theirs.length - 1);
  return expected(
    column,
    elite,
    ({ attacker, defender }) =>
      toll(theirs, defender.steps) +
      confusionIn(g, foes, defender.disruption, THEIRS) -
      toll(ours, attacker.steps) -
      confusionIn(g, friends, attacker.disruption, OURS) +
      (prize * Math.min(defender.steps, steps)) / steps,
  );
}

/** Any box; and for Germans each point of attack that is held up there. */
const [PRIZE_OF_A_BOX, HELD_UP] = [3, 0.1];
function prizeOf(g: G, side: number, box: HexId): number {
  if (side !== GERMAN) return PRIZE_OF_A_BOX + boxWorth(g, side, box);
  const held = HELD_UP * sumOf(fightersOf(g, AXIS, box), (unit) => attackOf(g, unit));
  return held + (fightersOf(g, ALLIES, box).every(isIrregular) ? 0 : PRIZE_OF_A_BOX);
}
/** Whoever has risen in the land, and holds nothing. */
const isIrregular = (unit: UnitId): boolean => isPartisans(unit) || unit === FFI_PARIS;
/** What a combat in a box promises. */
function boxValue(g: G, hq: UnitId, box: HexId): number {
  const side = SIDE_OF[hq] as number;
  const camp = campOf(side);
  const foes = fightersOf(g, enemyOf(camp), box);
  const guard = camp === ALLIES ? guardOf(g, box) : 0;
  const friends = fightersOf(g, camp, box).filter((unit) => !isPartisans(unit));
  return fightValue(g, {
    attack: sumOf(friends, (unit) => attackOf(g, unit)),
    defence: sumOf(foes, (unit) => defenceOf(g, unit)) + guard,
    columns: foes.length === 0 ? 0 : (BONUS_OF[hq] as number),
    friends,
    foes,
    prize: prizeOf(g, side, box),
  });
}

const { festungDestroyed, germanDepotDestroyed } = CHARTS.victory;
/** 6.13: what a storm promises; the harbours count for victory at once, so a little more than its points. */
function stormValue(g: G, hq: UnitId, fortress: HexId): number {
  const friends = fightersOf(g, ALLIES, boxOfFortress(fortress)).filter(
    (unit) => SIDE_OF[unit] === SIDE_OF[hq],
  );
  const foes = unitsIn(g, fortress);
  const value = fightValue(g, {
    attack: sumOf(friends, (unit) => attackOf(g, unit)),
    defence: sumOf(foes, (unit) => defenceOf(g, unit)),
    columns: (BONUS_OF[hq] as number) - CHARTS.terrainEffects.fortified.shift,
    friends,
    foes,
    prize: festungDestroyed + germanDepotDestroyed / 2,
  });
  // 6.13-a: nothing is besieged in a turn in which it is attacked, and a siege is worth points once.
  return isWorthWaiting(g, fortress) ? 0 : value;
}

/** A siege that has not been counted yet, where there is a turn left to storm it afterwards. */
const isWorthWaiting = (g: G, fortress: HexId): boolean =>
  g.place.besieged.get(fortress) === 0 && g.turn < LAST_TURN;

const isNear = (seat: HexId, box: HexId): boolean => seat === box || grid.linked(seat, box);
/** What a headquarters off the map could fight for with a marker. */
export function offMapPromise(g: G, hq: UnitId, seat: HexId = g.unit.at.get(hq)): number {
  if (!isStrategic(seat)) return 0;
  const camp = campOf(SIDE_OF[hq] as number);
  let most = 0;
  for (const { at } of BOX_DATA)
    if (isNear(seat, at) && g.board.stacks.has(camp, at) && hasFoeIn(g, camp, at))
      most = Math.max(most, boxValue(g, hq, at));
  if (camp !== ALLIES) return most;
  for (const fortress of FORTRESSES)
    if (
      stands(g, fortress) &&
      isNear(seat, boxOfFortress(fortress)) &&
      g.board.stacks.has(ALLIES, boxOfFortress(fortress))
    )
      most = Math.max(
        most,
        g.board.stacks.has(AXIS, boxOfFortress(fortress)) ? 0 : stormValue(g, hq, fortress),
      );
  return most;
}
const hasFoeIn = (g: G, camp: number, box: HexId): boolean =>
  g.board.stacks.has(enemyOf(camp), box) || (camp === ALLIES && guardOf(g, box) > 0);

/** What is not worth a fight. */
const LEAST = 0.1;
const targetsFor = (scene: Scene, verb: string): readonly HexId[] =>
  isOpen(scene, verb) ? hexesFor(scene, verb) : [];
/** 6.12, 6.13: where a headquarters off the map fights. */
export const fightBoxes =
  (hqOf: (scene: Scene) => UnitId): Script =>
  (scene) => {
    const g = gOf(scene);
    const hq = hqOf(scene);
    const fights = [
      ...targetsFor(scene, 'fight').map((at) => ({ action: act('fight', at), value: boxValue(g, hq, at) })),
      ...targetsFor(scene, 'storm').map((at) => ({ action: act('storm', at), value: stormValue(g, hq, at) })),
    ];
    return best(fights, ({ value }) => value, LEAST)?.action ?? act('finish');
  };

/** 6.13-a: all who can storm together. */
export const storm: Script = (scene) => {
  const [unit] = isOpen(scene, 'join') ? unitsFor(scene, 'join') : [];
  return unit === undefined ? act('assault') : act('join', unit);
};

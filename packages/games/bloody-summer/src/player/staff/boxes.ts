import type { HexId } from '@bocage/hex';
import { act, best, isOpen, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, AXIS, attackOf, BONUS_OF, BOX_DATA, boxOfFortress, CHARTS, campOf, defenceOf, enemyOf, FFI_PARIS, FORTRESSES, fightersOf, type G, grid, guardOf, isElite, isPartisans, isStrategic, oddsColumn, PARIS, SIDE_OF, stands, type UnitId, unitsIn } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../ask.ts';
import { expected } from './odds.ts';

const sumOf = (units: readonly UnitId[], figure: (unit: UnitId) => number): number =>
  units.reduce((sum, unit) => sum + figure(unit), 0);

/** A fight off the map as a staff reckons it. */
interface Reckoning {
  readonly attack: number;
  readonly defence: number;
  readonly columns: number;
  /** Steps that have to be lost before the place is empty. */
  readonly steps: number;
  readonly prize: number;
  readonly elite: number;
}
/** What an attacker loses hurts as much as what he inflicts; the prize is for a place that is cleared. */
function fightValue({ attack, defence, columns, steps, prize, elite }: Reckoning): number {
  if (attack === 0) return -1;
  const column = Math.max(0, Math.min(8, oddsColumn(attack, Math.max(1, defence)) + columns));
  return expected(
    column,
    elite,
    ({ attacker, defender }) =>
      Math.min(defender.steps, steps) - attacker.steps + (defender.steps >= steps ? prize : 0),
  );
}

/** 11.3: Paris, and any other box; and for Germans each point of attack that is held up there. */
const [PRIZE_OF_PARIS, PRIZE_OF_A_BOX, HELD_UP] = [12, 3, 0.1];
function prizeOf(g: G, camp: number, box: HexId): number {
  if (camp === ALLIES) return box === PARIS ? PRIZE_OF_PARIS : PRIZE_OF_A_BOX;
  const held = HELD_UP * sumOf(fightersOf(g, AXIS, box), (unit) => attackOf(g, unit));
  return held + (fightersOf(g, ALLIES, box).every(isIrregular) ? 0 : PRIZE_OF_A_BOX);
}
/** Whoever has risen in the land, and holds nothing. */
const isIrregular = (unit: UnitId): boolean => isPartisans(unit) || unit === FFI_PARIS;
/** What a combat in a box promises. */
function boxValue(g: G, hq: UnitId, box: HexId): number {
  const camp = campOf(SIDE_OF[hq] as number);
  const foes = fightersOf(g, enemyOf(camp), box);
  const guard = camp === ALLIES ? guardOf(g, box) : 0;
  const friends = fightersOf(g, camp, box).filter((unit) => !isPartisans(unit));
  return fightValue({
    attack: sumOf(friends, (unit) => attackOf(g, unit)),
    defence: sumOf(foes, (unit) => defenceOf(g, unit)) + guard,
    columns: foes.length === 0 ? 0 : (BONUS_OF[hq] as number),
    steps: Math.max(
      1,
      sumOf(foes, (unit) => g.unit.steps.get(unit)),
    ),
    prize: prizeOf(g, camp, box),
    elite: (friends.some(isElite) ? 1 : 0) - (foes.some(isElite) ? 1 : 0),
  });
}

const { festungDestroyed, germanDepotDestroyed } = CHARTS.victory;
/** 6.13: what a storm promises; the harbours count for victory at once, so a little more than its points. */
function stormValue(g: G, hq: UnitId, fortress: HexId): number {
  const friends = fightersOf(g, ALLIES, boxOfFortress(fortress)).filter(
    (unit) => SIDE_OF[unit] === SIDE_OF[hq],
  );
  const foes = unitsIn(g, fortress);
  return fightValue({
    attack: sumOf(friends, (unit) => attackOf(g, unit)),
    defence: sumOf(foes, (unit) => defenceOf(g, unit)),
    columns: (BONUS_OF[hq] as number) - CHARTS.terrainEffects.fortified.shift,
    steps: Math.max(
      1,
      sumOf(foes, (unit) => g.unit.steps.get(unit)),
    ),
    prize: festungDestroyed + germanDepotDestroyed / 2,
    elite: friends.some(isElite) ? 1 : 0,
  });
}

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

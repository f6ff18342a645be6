import type { Action } from '@bocage/kernel';
import { act, domainOf, numbers, type Scene } from '@bocage/kernel/players';
import { BEACH_HEXES, BEACH_OF, BEACHES, dataOf, EVERY_UNIT, type G, LAST_TURN, landingIn, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import { gOf } from './ask.ts';
import { minesAt } from './mines.ts';
import type { Mind } from './style.ts';

const ENGINEERS = Uint8Array.from(EVERY_UNIT, (unit) => (dataOf(unit).type === 'engineer' ? 1 : 0));
const WORKERS = Uint8Array.from(EVERY_UNIT, (unit) =>
  ['engineer', 'armouredEngineer'].includes(dataOf(unit).type) ? 1 : 0,
);
/** Mines matter while others are to land. */
const isFirstDay = (g: G): boolean => g.turn <= 7;

/** Engineers who could clear the mines before the next landings. */
export const isClearing = (mind: Mind, g: G, unit: UnitId): boolean =>
  ENGINEERS[unit] === 1 && isFirstDay(g) && minesAt(mind, g, BEACH_OF[unit] as number) > 0;

const areas = BEACHES.map((_, beach) => new Set(BEACH_HEXES[beach] ?? []));

/** What engineers do instead of moving: Sea Walls in the way, mines while others are to land, and Ruins. */
export function work(scene: Scene, unit: UnitId): Action | undefined {
  if (WORKERS[unit] === 0) return undefined;
  const g = gOf(scene);
  const may = (verb: string): boolean => domainOf(scene, verb)?.why(unit) === null;
  if (may('raze')) return act('raze', unit);
  if (may('breach')) {
    const [wall] = numbers(scene, 'breach', unit);
    if (wall !== undefined) return act('breach', unit, wall);
  }
  const isLandingNext = [g.turn, g.turn + 1].some(
    (turn) => turn <= LAST_TURN && landingIn(turn, g.delay) !== undefined,
  );
  const isOwnArea = areas.some((hexes) => hexes.has(g.unit.at.get(unit)));
  if (isFirstDay(g) && isLandingNext && isOwnArea && may('clear')) return act('clear', unit);
  return undefined;
}

import type { HexId } from '@bocage/hex';
import { ALLIES, AXIS, BOX_DATA, boxData, CHARTS, DIVISION_OF, defenceOf, depotsAt, FRENCH_DIVISION, fightersOf, type G, hasAlly, isOpen, isStrategic, neededAround, PARIS, PAS_DE_CALAIS, SIDE_OF, scoreOf, stands, UNITS_OF_DIVISION, US } from '../../queries.ts'; // biome-ignore format: a list
import type { Mind } from '../mind.ts';

const { germanDepotDestroyed: DEPOT, festungBesieged: SIEGE, festungDestroyed: FESTUNG, paris: LIBERATED, parisByFrench: BY_FRENCH } = CHARTS.victory; // biome-ignore format: a list
/** 11.3-o: both together end the game, so that the second of them is worth more than anything else. */
const DECISIVE = 40;
/** And the first of them something, to the army that is not bound for the other. */
const HALF_WAY = 8;
/** 4.1.2-n: a unit beyond the Seine makes Paris rise. */
const RISING = 2;
/** A Festung falls to one attack in two. */
const STORM = 0.5;

const isAllied = (g: G, box: HexId): boolean => g.place.allied.get(box) === 1;
const depotWorth = (g: G, box: HexId): number =>
  depotsAt(box).some((depot) => isOpen(g, depot)) && boxData(box).festungen.length < 2 ? DEPOT : 0;
/** Whether Leclerc is where he could go on to Paris. */
const hasFrench = (g: G): boolean =>
  (UNITS_OF_DIVISION[FRENCH_DIVISION] ?? []).some((unit) => isStrategic(g.unit.at.get(unit)));

/** R-38, 4.1.2-p: a box is of one army, and Leclerc is with the Americans: the British leave Paris to them unless they have the other. */
const isForOthers = (g: G, side: number, box: HexId): boolean =>
  hasAlly(g, side, box) ||
  (side === US
    ? box === PAS_DE_CALAIS
    : box === PARIS && !isAllied(g, PAS_DE_CALAIS) && !isIn(g, side, PAS_DE_CALAIS));
const isIn = (g: G, side: number, box: HexId): boolean =>
  fightersOf(g, ALLIES, box).some((unit) => SIDE_OF[unit] === side);
function parisWorth(g: G, side: number): number {
  const bonus =
    side === US && hasFrench(g) && g.score.points.get(scoreOf('liberation')) === 0 ? BY_FRENCH : 0;
  return LIBERATED + bonus + (isAllied(g, PAS_DE_CALAIS) ? DECISIVE : 0);
}
/** 6.13, R-33: the points of a siege, which are given once, and of the storms that may follow. */
const siegeWorth = (g: G, box: HexId): number =>
  boxData(box).festungen.filter((fortress) => stands(g, fortress)).length * (SIEGE + STORM * FESTUNG);

/** What it is worth in points that an Allied side comes into a box in which it is not yet. */
export function boxWorth(g: G, side: number, box: HexId): number {
  if (isForOthers(g, side, box)) return 0;
  if (isAllied(g, box)) return isHeldEnough(g, side, box) ? 0 : siegeWorth(g, box);
  const { isBeyondSeine } = boxData(box);
  return (
    depotWorth(g, box) +
    (box === PARIS ? parisWorth(g, side) : 0) +
    (box === PAS_DE_CALAIS ? (isAllied(g, PARIS) ? DECISIVE : HALF_WAY) : 0) +
    (isBeyondSeine && box !== PARIS && !isAllied(g, PARIS) ? RISING : 0) +
    siegeWorth(g, box)
  );
}
const isHeldEnough = (g: G, side: number, box: HexId): boolean =>
  fightersOf(g, ALLIES, box)
    .filter((unit) => SIDE_OF[unit] === side)
    .reduce((sum, unit) => sum + defenceOf(g, unit), 0) >= neededAround(g, box);

/** 11.3-a: of every step that Germans have in a box a part is to be had there; more than this in none. */
const MOST_HUNTED = 8;
/** What it is worth to an Allied side to fight those who are in a box. */
export const huntWorth = ({ side, style }: Mind, g: G, box: HexId): number =>
  isForOthers(g, side, box)
    ? 0
    : Math.min(
        MOST_HUNTED,
        style.hunted * fightersOf(g, AXIS, box).reduce((sum, unit) => sum + g.unit.steps.get(unit), 0),
      );

/** By place: what it is worth to go there, with what is to be had beyond it. */
export function prospects(mind: Mind, g: G): ReadonlyMap<HexId, number> {
  const worth = new Map(BOX_DATA.map(({ at }) => [at, boxWorth(g, mind.side, at) + huntWorth(mind, g, at)]));
  let ahead = worth;
  for (let step = 0; step < 2; step++)
    ahead = new Map(
      BOX_DATA.map(({ at, links }) => [
        at,
        Math.max(...links.map((next) => mind.style.later * (ahead.get(next) as number)), 0) +
          (worth.get(at) as number),
      ]),
    );
  return ahead;
}
/** Whether a unit is of the division that should be the first in Paris. */
export const isFrench = (unit: number): boolean => DIVISION_OF[unit] === FRENCH_DIVISION;
/** The German defence in a box, Festungen apart. */
export const foesIn = (g: G, box: HexId): number =>
  fightersOf(g, AXIS, box).reduce((sum, unit) => sum + defenceOf(g, unit), 0);

/** 6.5-d, 7.4: so many in a box are soon cut off there, and then each of them dies of what befalls all. */
const CROWD = 10;
/** And how strong one must be to shut them in. */
export const AGAINST_A_CROWD = 0.8;
export const isCrowd = (g: G, box: HexId): boolean => fightersOf(g, AXIS, box).length >= CROWD;

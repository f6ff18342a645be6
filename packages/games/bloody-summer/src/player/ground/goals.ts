import type { HexId } from '@bocage/hex';
import { ALLIED_DEPOTS, BRITISH, CHERBOURG_CITY, CITIES, depotOf, exitOf, type G, GERMAN, grid, isOpen, isRace, isSea, PLACE, SCENARIOS, US } from '../../queries.ts'; // biome-ignore format: a list

/** A place worth having, and how much; who is to go for it, or both. */
interface Goal {
  readonly hex: HexId;
  readonly worth: number;
  readonly sides: readonly number[];
}
const goal = (hex: string, worth: number, ...sides: number[]): Goal => ({ hex: PLACE.of(hex), worth, sides });

/**
 * What the Allies are after, in points and in what it opens: ports score in every turn that is left, cities once, and
 * the towns lie on the roads to them and to Paris.
 */
const ALLIED_GOALS: readonly Goal[] = [
  ...CHERBOURG_CITY.map((hex) => ({ hex, worth: 12, sides: [US] })),
  goal('0319', 7, US), // Saint-Vaast
  goal('0118', 6, US), // Barfleur
  goal('0716', 7, US), // Grandcamp
  goal('0712', 7, BRITISH, US), // Port-en-Bessin
  goal('0818', 6, US), // Carentan
  goal('0421', 5, US), // Valognes
  goal('0724', 4, US), // the west coast of the Cotentin, which cuts off Cherbourg
  goal('1116', 6, US), // Saint-Lô
  goal('1320', 6, US), // Coutances
  goal('1721', 8, US), // Granville
  goal('2019', 8, US), // Avranches
  goal('1713', 5, US, BRITISH), // Vire
  goal('2014', 4, US), // Mortain
  goal('2420', 6, US), // the roads to Rennes
  goal('2416', 6, US),
  goal('2407', 7, US), // and to Le Mans
  goal('0908', 8, BRITISH), // Caen
  goal('0909', 8, BRITISH),
  goal('0812', 5, BRITISH), // Bayeux
  goal('1506', 7, BRITISH), // Falaise
  goal('1804', 7, BRITISH, US), // Argentan
  goal('1810', 4, BRITISH), // Flers
  goal('1002', 5, BRITISH), // Lisieux
  goal('0303', 5, BRITISH), // Le Havre
  goal('1801', 5, BRITISH, US), // the roads to Paris
  goal('1301', 5, BRITISH),
  goal('2201', 5, US),
  goal('0901', 5, BRITISH), // and to the Pas-de-Calais
];

/** What is left of a goal’s worth in each hex on the way to it. */
const FADES = 0.65;
/** For the Germans: an Allied depot that is entered is lost, and costs ten points or more. */
const [DEPOT, DEPOT_FADES] = [10, 0.55] as const;
/** To retake a city scores twice as much as to take it. */
const CITY = 6;
/** For the Allies: an enemy before a depot bars its roads, and may burn it. */
const [BEACH, BEACH_FADES] = [6, 0.6] as const;

const POWERS = (base: number): readonly number[] => Array.from({ length: 40 }, (_, i) => base ** i);
const [FADED, DEPOT_FADED, BEACH_FADED] = [POWERS(FADES), POWERS(DEPOT_FADES), POWERS(BEACH_FADES)];

function lay(field: Float32Array, from: HexId, worth: number, fades: readonly number[]): void {
  for (const hex of grid.hexes) {
    const value = worth * (fades[grid.distance(from, hex)] as number);
    if (value > (field[hex] as number)) field[hex] = value;
  }
}

/** Whether the Allies have a place; an exit, whether they have its box. */
export function isTaken(g: G, hex: HexId): boolean {
  const box = exitOf(hex);
  return g.place.allied.get(box >= 0 ? box : hex) === 1;
}

/** By hex: what it is worth to a side to come there, as things stand. */
export function groundWorth(g: G, side: number): Float32Array {
  const field = new Float32Array(grid.hexCount);
  if (side === GERMAN) {
    for (const depot of ALLIED_DEPOTS)
      if (isOpen(g, depot)) lay(field, depotOf(depot).at, DEPOT, DEPOT_FADED);
    for (const city of CITIES) if (g.place.allied.get(city) === 1) lay(field, city, CITY, DEPOT_FADED);
    return field;
  }
  layGoals(field, g, side, () => true);
  for (const depot of ALLIED_DEPOTS) if (isOpen(g, depot)) lay(field, depotOf(depot).at, BEACH, BEACH_FADED);
  return field;
}
function layGoals(field: Float32Array, g: G, side: number, isMeant: (hex: HexId) => boolean): void {
  const east = SCENARIOS[g.scenario]?.columns[0] ?? 0;
  for (const { hex, worth, sides } of ALLIED_GOALS)
    if (sides.includes(side) && !isTaken(g, hex) && grid.column(hex) >= east && isMeant(hex))
      lay(field, hex, isRace(g) ? worth * (isOfRace(hex) ? RACE_WORTH : 1 / RACE_WORTH) : worth, FADED);
}
/** By hex: what draws those of an Allied side who have nothing to do: no beaches, and no siege that others see to. */
export function drawOf(g: G, side: number): Float32Array {
  const field = new Float32Array(grid.hexCount);
  layGoals(field, g, side, (hex) => isRace(g) || !isOfRace(hex));
  return field;
}
/** In the race to Cherbourg nothing else wins. */
const RACE_WORTH = 2.5;
const RACE = new Set<HexId>(CHERBOURG_CITY);
const isOfRace = (hex: HexId): boolean => RACE.has(hex);

/** The exits of the map by which the Allies leave it. */
export const EXITS: readonly HexId[] = grid.hexes.filter((hex) => !isSea(hex) && exitOf(hex) >= 0);

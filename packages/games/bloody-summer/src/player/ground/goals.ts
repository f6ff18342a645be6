import type { HexId } from '@bocage/hex';
import { ALLIED_DEPOTS, BRITISH, CHERBOURG_CITY, CITIES, depotOf, exitOf, type G, GERMAN, grid, isOpen, isRace, isSea, PLACE, SCENARIOS, US } from '../../queries.ts'; // biome-ignore format: a list
import type { Mind } from '../mind.ts';
import type { Figure } from '../style.ts';

/** A place worth having, and how much; who is to go for it, or both. */
interface Goal {
  readonly hex: HexId;
  readonly worth: number;
  /** The figure of the style that says how much of it. */
  readonly zeal: Figure;
  readonly sides: readonly number[];
}
const goal = (zeal: Figure, hex: string, worth: number, ...sides: number[]): Goal => ({
  hex: PLACE.of(hex),
  worth,
  zeal,
  sides,
});

/**
 * What the Allies are after, in points and in what it opens: ports score in every turn that is left, cities once, and
 * the towns lie on the roads to them and to Paris.
 */
const ALLIED_GOALS: readonly Goal[] = [
  ...CHERBOURG_CITY.map((hex) => ({ hex, worth: 12, zeal: 'cherbourg' as const, sides: [US] })),
  goal('cotentin', '0319', 7, US), // Saint-Vaast
  goal('cotentin', '0118', 6, US), // Barfleur
  goal('cotentin', '0716', 7, US), // Grandcamp
  goal('cotentin', '0712', 7, BRITISH, US), // Port-en-Bessin
  goal('cotentin', '0818', 6, US), // Carentan
  goal('cotentin', '0421', 5, US), // Valognes
  goal('cotentin', '0724', 4, US), // the west coast of the Cotentin, which cuts off Cherbourg
  goal('saintLo', '1116', 6, US), // Saint-Lô
  goal('west', '1320', 6, US), // Coutances
  goal('west', '1721', 8, US), // Granville
  goal('avranches', '2019', 8, US), // Avranches
  goal('west', '1713', 5, US, BRITISH), // Vire
  goal('west', '2014', 4, US), // Mortain
  goal('avranches', '2420', 6, US), // the roads to Rennes
  goal('avranches', '2416', 6, US),
  goal('avranches', '2407', 7, US), // and to Le Mans
  goal('caen', '0908', 8, BRITISH), // Caen
  goal('caen', '0909', 8, BRITISH),
  goal('caen', '0812', 5, BRITISH), // Bayeux
  goal('falaise', '1506', 7, BRITISH), // Falaise
  goal('falaise', '1804', 7, BRITISH, US), // Argentan
  goal('falaise', '1810', 4, BRITISH), // Flers
  goal('seine', '1002', 5, BRITISH), // Lisieux
  goal('seine', '0303', 5, BRITISH), // Le Havre
  goal('seine', '1801', 5, BRITISH, US), // the roads to Paris
  goal('seine', '1301', 5, BRITISH),
  goal('seine', '2201', 5, US),
  goal('seine', '0901', 5, BRITISH), // and to the Pas-de-Calais
];

/** For the Allies: an enemy before a depot bars its roads, and may burn it. */
const BEACH_FADES = 0.6;

/** From so far nothing is felt of a place. */
const FARTHEST = 40;
function lay(field: Float32Array, from: HexId, worth: number, fades: number): void {
  const powers = Array.from({ length: FARTHEST }, (_, i) => fades ** i);
  for (const hex of grid.hexes) {
    const value = worth * (powers[grid.distance(from, hex)] as number);
    if (value > (field[hex] as number)) field[hex] = value;
  }
}

/** Whether the Allies have a place; an exit, whether they have its box. */
export function isTaken(g: G, hex: HexId): boolean {
  const box = exitOf(hex);
  return g.place.allied.get(box >= 0 ? box : hex) === 1;
}

/** What may be worth something, each thing while it is as it should be: a depot that is open, a place that is not taken. */
interface Field {
  readonly from: HexId;
  readonly worth: number;
  readonly fades: number;
  readonly isWanted: (g: G) => boolean;
}

/** What a German wants: an Allied depot that is entered is lost, and to retake a city scores twice as much as to take it. */
function germanFields({ style }: Mind): readonly Field[] {
  const lost = (at: HexId) => (g: G) => g.place.allied.get(at) === 1;
  return [
    ...ALLIED_DEPOTS.map((depot) => ({
      from: depotOf(depot).at,
      worth: style.burn,
      fades: style.nearing,
      isWanted: (g: G) => isOpen(g, depot),
    })),
    ...CITIES.map((city) => ({
      from: city,
      worth: style.retake,
      fades: style.nearing,
      isWanted: lost(city),
    })),
    { from: AVRANCHES, worth: style.counterblow, fades: style.nearing, isWanted: lost(AVRANCHES) },
  ];
}
const AVRANCHES = PLACE.of('2019');

function goalFields({ side, style }: Mind, isMeant: (g: G, hex: HexId) => boolean): readonly Field[] {
  return ALLIED_GOALS.filter(({ sides }) => sides.includes(side)).flatMap(({ hex, worth, zeal }) =>
    [true, false].map((ofRace) => ({
      from: hex,
      worth: worth * style[zeal] * (ofRace ? (isOfRace(hex) ? style.race : 1 / style.race) : 1),
      fades: style.fades,
      isWanted: (g: G) =>
        isRace(g) === ofRace && !isTaken(g, hex) && grid.column(hex) >= eastOf(g) && isMeant(g, hex),
    })),
  );
}
const eastOf = (g: G): number => SCENARIOS[g.scenario]?.columns[0] ?? 0;
const beachFields = ({ style }: Mind): readonly Field[] =>
  ALLIED_DEPOTS.map((depot) => ({
    from: depotOf(depot).at,
    worth: style.beach,
    fades: BEACH_FADES,
    isWanted: (g: G) => isOpen(g, depot),
  }));

/** Lays some fields over one another, and keeps what came of it for as long as the same are wanted. */
class Fields {
  private readonly fields: readonly Field[];
  private readonly known = new Map<string, Float32Array>();

  constructor(fields: readonly Field[]) {
    this.fields = fields;
  }
  of(g: G): Float32Array {
    let key = '';
    for (const { isWanted } of this.fields) key += isWanted(g) ? '1' : '0';
    let field = this.known.get(key);
    if (field === undefined) {
      field = new Float32Array(grid.hexCount);
      for (const [i, { from, worth, fades }] of this.fields.entries())
        if (key[i] === '1') lay(field, from, worth, fades);
      this.known.set(key, field);
    }
    return field;
  }
}
/** What each mind wants: the ground, and what draws those who have nothing to do. */
const WANTS = new WeakMap<Mind, { readonly ground: Fields; readonly draw: Fields }>();
function wantsOf(mind: Mind): { readonly ground: Fields; readonly draw: Fields } {
  let wants = WANTS.get(mind);
  if (wants === undefined) {
    const ground =
      mind.side === GERMAN ? germanFields(mind) : [...goalFields(mind, () => true), ...beachFields(mind)];
    const draw = mind.side === GERMAN ? [] : goalFields(mind, (g, hex) => isRace(g) || !isOfRace(hex));
    wants = { ground: new Fields(ground), draw: new Fields(draw) };
    WANTS.set(mind, wants);
  }
  return wants;
}

/** By hex: what it is worth to a side to come there, as things stand. */
export const groundWorth = (mind: Mind, g: G): Float32Array => wantsOf(mind).ground.of(g);
/** By hex: what draws those of an Allied side who have nothing to do: no beaches, and no siege that others see to. */
export const drawOf = (mind: Mind, g: G): Float32Array => wantsOf(mind).draw.of(g);
const RACE = new Set<HexId>(CHERBOURG_CITY);
const isOfRace = (hex: HexId): boolean => RACE.has(hex);

/** The exits of the map by which the Allies leave it. */
export const EXITS: readonly HexId[] = grid.hexes.filter((hex) => !isSea(hex) && exitOf(hex) >= 0);

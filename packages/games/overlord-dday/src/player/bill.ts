import type { HexId } from '@bocage/hex';
import { ALLIED, CHARTS, dataOf, firingOn, type G, GERMAN, grid, hasOtherGermans, isRegiment, LANDING_NAMES, LANDINGS, landingHexes, landingResult, phaseModifier, resistanceOf, spaceOf, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import type { AlliedStyle } from './style.ts';
import { STEP } from './worth.ts';

const MODIFIERS = CHARTS.landingModifiers;

/** What a landing costs in points on the average, by what is added to its die. */
export type LandingCosts = readonly number[];

/** The costs as a style sees them: of those who come ashore steady, to regroup, or in disorder. */
export function costsOf({ ashore }: AlliedStyle): LandingCosts {
  const disorder = [0, ashore / 2, ashore];
  return Array.from({ length: 24 }, (_, modifier) => {
    let sum = 0;
    for (let die = 1; die <= 6; die++) {
      const { marker, steps } = landingResult(die + modifier);
      sum += steps * (STEP[ALLIED] as number) + (disorder[marker] as number);
    }
    return sum / 6;
  });
}

/** A place to land: what is added to the die there whatever the nests do, and how many nests are next to it. */
interface Place {
  readonly hex: HexId;
  readonly base: number;
  readonly nests: number;
}
/** Those of one beach and one size who may land in the same places. */
interface Wave {
  readonly beach: number;
  readonly large: number;
  readonly places: readonly Place[];
}

/** The hexes of a unit's beach, or the one of the name it is bound to. */
function hexesFor(g: G, beach: number, unit: UnitId): readonly HexId[] {
  const all = landingHexes(g, beach);
  const name = dataOf(unit).lands?.hex;
  return name == null ? all : all.filter((hex) => LANDING_NAMES[g.utahActual]?.get(hex) === name);
}

/** What the landings of a phase will cost, each unit in its best hex, and what they would if a nest were silent. */
export class LandingBill {
  private readonly costs: LandingCosts;
  /** By beach where anybody lands: the batteries that fire on it. */
  private readonly batteries = new Map<number, readonly UnitId[]>();
  private readonly waves: Wave[] = [];
  /** By unit that lands, in order: its wave. */
  private readonly landers: number[] = [];
  /** What they cost if nothing is hit. */
  readonly whole: number;

  constructor(g: G, costs: LandingCosts) {
    this.costs = costs;
    for (const beach of LANDINGS.keys()) this.muster(g, beach);
    this.whole = this.sum(-1 as UnitId, -1 as HexId);
  }

  private muster(g: G, beach: number): void {
    const units = unitsIn(g, spaceOf(beach, g.phase));
    if (units.length === 0) return;
    this.batteries.set(beach, firingOn(g, beach));
    const known = new Map<string, number>();
    for (const unit of units) {
      const large = isRegiment(unit) ? MODIFIERS.regimentOrBrigade : 0;
      const key = `${large} ${dataOf(unit).lands?.hex ?? ''}`;
      let wave = known.get(key);
      if (wave === undefined) {
        wave = this.waves.push({ beach, large, places: placesOf(g, beach, unit) }) - 1;
        known.set(key, wave);
      }
      this.landers.push(wave);
    }
  }

  /** The whole bill if a nest in a hex were silent. */
  without(nest: UnitId, hex: HexId): number {
    const bears = this.waves.some(
      ({ beach, places }) =>
        this.batteries.get(beach)?.includes(nest) || places.some((place) => grid.adjacent(place.hex, hex)),
    );
    return bears ? this.sum(nest, hex) : this.whole;
  }

  private sum(nest: UnitId, hex: HexId): number {
    const least = this.waves.map((wave) => this.leastOf(wave, nest, hex));
    let sum = 0;
    for (const wave of this.landers) {
      const cost = least[wave] as number;
      if (cost < Number.POSITIVE_INFINITY) sum += cost;
    }
    return sum;
  }

  private leastOf({ beach, large, places }: Wave, nest: UnitId, hex: HexId): number {
    const firing = this.batteries.get(beach) ?? [];
    const guns = firing.length - (firing.includes(nest) ? 1 : 0);
    const shells = Math.min(guns * MODIFIERS.artillery.perActiveWN, MODIFIERS.artillery.max);
    let least = Number.POSITIVE_INFINITY;
    for (const place of places) {
      const nests = place.nests - (hex >= 0 && grid.adjacent(place.hex, hex) ? 1 : 0);
      const modifier = place.base + shells + large + (nests > 0 ? MODIFIERS.wnAdjacent : 0);
      least = Math.min(least, this.costs[modifier] as number);
    }
    return least;
  }
}

const placesOf = (g: G, beach: number, unit: UnitId): Place[] =>
  hexesFor(g, beach, unit).map((hex) => {
    const others = hasOtherGermans(g, hex) ? MODIFIERS.otherGermanAdjacent : 0;
    return {
      hex,
      base: resistanceOf(g, beach) + phaseModifier(g, beach) + others,
      nests: g.board.nests.counts(GERMAN)[hex] as number,
    };
  });

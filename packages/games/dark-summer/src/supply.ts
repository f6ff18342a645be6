import type { HexId, HexsideId } from '@bocage/hex';
import { Lifelines, Trace, type TraceRules } from '@bocage/wargame';
import type { Board } from './board.ts';
import {
  ALLIED,
  ARMY_OF,
  CHARTS,
  GERMAN,
  GERMANS,
  isStrongpoint,
  ofArmy,
  SIDE,
  type UnitId,
  US,
} from './data.ts';
import { BEACH_ARMY, BEACH_HEXES, type BeachId, BRITTANY, BRITTANY_ENTERED, beachAt, C_HEXES, CHERBOURG, exitAt, germanSources, grid, ground, IMPASSABLE, isHex, isSeaSide, S_HEXES, W_HEXES } from './map.ts'; // biome-ignore format: a list
import type { G, State } from './state.ts';
import { NO_EXIT, OPEN } from './terms.ts';

type Hexes = readonly HexId[];
const NO_HEXES: readonly HexId[] = [];
/** 13.1.1: by letter. */
const [C_SOURCES, W_SOURCES, S_SOURCES, E_SOURCES, INFANTRY_SOURCES] = ['C', 'W', 'S', 'E', '(E)'].map(
  germanSources,
) as [Hexes, Hexes, Hexes, Hexes, Hexes];
/** Lines beside those of the three armies: by an S hex and Brittany (13.2.2); of Germans to a C hex (11.3.7, 13.5). */
const [BY_BRITTANY, TO_CHERBOURG] = [3, 4] as const;
/** And the ways of either Allied army to its beaches, from this number on (8.3). */
const TO_SHIPS = 5;
/** By line: whose it is. */
const LINES: readonly number[] = [ALLIED, ALLIED, GERMAN, ALLIED, GERMAN, ALLIED, ALLIED];

/** By hexside: 1 for all-sea hexsides. */
const SEA_SIDES = Uint8Array.from({ length: grid.sideCount }, (_, side) =>
  isSeaSide(side as HexsideId) ? 1 : 0,
);

/** Who is in supply, as things stand (13.0). */
export class Supply {
  private readonly g: G;
  private readonly lines: (Lifelines | undefined)[] = LINES.map(() => undefined);
  /** By side: where lines may run (13.2). */
  private readonly rules: readonly TraceRules[];

  constructor(g: G, board: Board) {
    this.g = g;
    this.rules = SIDE.words.map((_, side) => ({
      enemies: board.held.counts(1 - side),
      zone: board.zones.counts(1 - side),
      friends: board.held.counts(side),
      barred: side === GERMAN ? board.barred : IMPASSABLE,
      barredSides: SEA_SIDES,
    }));
  }

  /** Whether a unit is in supply now (13.2, 13.3); off shore it always is (ruling F-44). */
  has(unit: UnitId): boolean {
    return this.hasAt(unit, this.g.unit.at.get(unit));
  }

  /** Whether it would be in supply in that place, everybody else standing where he stands. */
  hasAt(unit: UnitId, at: HexId): boolean {
    const army = ARMY_OF[unit] as number;
    if (!isHex(at)) return this.hasInBox(army, at);
    if (army === GERMANS) return this.isDugIn(unit) || this.reaches(GERMANS, at);
    if (ground.terrain[at] === 0 || this.isOpen(beachAt(at))) return true;
    if (this.reaches(army, at)) return true;
    return this.g.unit.returned.get(unit) === 1 && this.byBrittany(at);
  }

  /** Germans in Cherbourg and all in the Eastern Exit Box are (13.3); Americans need a line from a lettered hex (13.2.2). */
  private hasInBox(army: number, box: HexId): boolean {
    if (army === GERMANS) return true;
    if (box === CHERBOURG) return this.isLinked(C_HEXES);
    return box === BRITTANY || box === BRITTANY_ENTERED ? this.isLinked(W_HEXES) : true;
  }

  /** Whether US supply runs from some lettered hex to a US beach. */
  isLinked(letters: readonly HexId[]): boolean {
    return this.runsFrom(US, letters);
  }

  /** 8.3-d: whether a unit of an Allied army in a hex could go to one of its Open Beaches, had it points enough. */
  reachesShips(army: number, hex: HexId): boolean {
    return this.reaches(TO_SHIPS + army, hex);
  }

  /** The same by some lettered hex. */
  leadsToShips(army: number, letters: readonly HexId[]): boolean {
    return this.runsFrom(TO_SHIPS + army, letters);
  }

  private runsFrom(which: number, hexes: readonly HexId[]): boolean {
    const line = this.g.known.lines(which);
    for (const hex of hexes) if (line.runsThrough(hex)) return true;
    return false;
  }

  private byBrittany(at: HexId): boolean {
    return this.isLinked(W_HEXES) && this.reaches(BY_BRITTANY, at);
  }

  /** 11.3.7, 13.5: a path for a German from a hex to a C hex, free of Allies and their zones. */
  reachesCherbourg(at: HexId): boolean {
    return this.reaches(TO_CHERBOURG, at);
  }

  /** 11.3.7: the C hexes to which a German in a hex has such a path. */
  cherbourgHexes(at: HexId): readonly HexId[] {
    if (!this.reachesCherbourg(at)) return NO_HEXES;
    const trace = new Trace(grid);
    trace.run([at], this.rules[GERMAN]!);
    return C_HEXES.filter((hex) => trace.runsThrough(hex));
  }

  /** 13.5: no C hex has a German line of supply, the C hex itself being tested too. */
  get cherbourgIsCutOff(): boolean {
    return !this.runsFrom(GERMANS, C_HEXES);
  }

  /** 3.2.1: whether any German on the map is in supply. */
  get feedsGermans(): boolean {
    for (const unit of ofArmy[GERMANS] ?? []) {
      const at = this.g.unit.at.get(unit);
      if (isHex(at) && this.hasAt(unit, at)) return true;
    }
    return false;
  }

  /** 13.3: strongpoints need no line at first. */
  private isDugIn(unit: UnitId): boolean {
    return isStrongpoint(unit) && this.g.turn <= CHARTS.outOfSupply.strongpointsSuppliedUpTo;
  }

  /** The sources that an army may use now (13.1): not those that an enemy holds or denies by his zone. */
  sources(army: number): readonly HexId[] {
    const line = this.g.known.lines(army);
    return this.g.known.livingSources(army).filter((hex) => line.runsThrough(hex));
  }

  private isOpen(beach: BeachId): boolean {
    return beach >= 0 && this.g.beach.status.get(beach) === OPEN;
  }

  private reaches(which: number, at: HexId): boolean {
    return this.g.known.lines(which).reaches(at);
  }

  /** A kind of lines, led anew; made when it is first asked for. */
  lead(which: number): Lifelines {
    const line = this.lines[which] ?? this.makeLine(which);
    line.leadTo(this.startsOf(which));
    return line;
  }

  /** Zones stop those who go to the ships as in movement, so that friends do not help (6.2). */
  private makeLine(which: number): Lifelines {
    const rules = this.rules[LINES[which] as number] as TraceRules;
    const { friends: _, ...toShips } = rules;
    const line = new Lifelines(grid, which < TO_SHIPS ? rules : toShips);
    this.lines[which] = line;
    return line;
  }

  private startsOf(which: number): readonly HexId[] {
    if (which === BY_BRITTANY) return S_HEXES;
    if (which === TO_CHERBOURG) return C_HEXES;
    return this.g.known.livingSources(which < TO_SHIPS ? which : which - TO_SHIPS);
  }
}

/** The sources of an army that have not died for good, whoever stands there. */
export function livingSources({ beach, enteredBrittany, leftBrittany, exit }: State, army: number): Hexes {
  if (army !== GERMANS)
    return BEACH_HEXES.filter((_, i) => BEACH_ARMY[i] === army && beach.status.get(i as BeachId) === OPEN);
  return [
    ...C_SOURCES,
    ...(enteredBrittany === 0 ? W_SOURCES : NO_HEXES),
    ...(leftBrittany === 0 ? S_SOURCES : NO_HEXES),
    ...E_SOURCES.filter((hex) => exit.marker.get(exitAt(hex)) === NO_EXIT),
    ...INFANTRY_SOURCES,
  ];
}

/** The sources that an army may use now. */
export const sources = (g: G, army: number): Hexes => g.supply.sources(army);

/** A kind of lines of supply as they run now, and how often somebody has come or gone who bears on them. */
export const lines = (g: G, which: number): Lifelines => g.supply.lead(which);
export const bendsOf = (g: G, which: number): number => g.board.bends[LINES[which] as number] as number;

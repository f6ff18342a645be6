import type { HexId } from '@bocage/hex';
import { Trace, type TraceRules } from '@bocage/wargame';
import type { Board } from './board.ts';
import { ALLIED, ARMY_OF, CHARTS, GERMAN, GERMANS, isStrongpoint, ofArmy, type UnitId, US } from './data.ts';
import { Lines, SEA_SIDES } from './lines.ts';
import { BEACH_ARMY, BEACH_HEXES, BRITTANY, BRITTANY_ENTERED, beachAt, C_HEXES, CHERBOURG, E_HEXES, exitAt, grid, ground, INFANTRY_E, isHex, isS, isW, S_HEXES, W_HEXES } from './map.ts'; // biome-ignore format: a list
import type { State } from './state.ts';
import { NO_EXIT, OPEN } from './terms.ts';

/** A fourth line beside those of the three armies: by an S hex and Brittany (13.2.2). */
const BY_BRITTANY = 3;
/** And a fifth: of Germans to a C hex (11.3.7, 13.5). */
const TO_CHERBOURG = 4;
const STALE = -1;
const sideOf = (which: number): number => (which < GERMANS || which === BY_BRITTANY ? ALLIED : GERMAN);

/** Who is in supply, as things stand (13.0): worked out when somebody asks, once while nothing moves. */
export class Supply {
  private readonly g: State;
  private readonly board: Board;
  private readonly traces = Array.from({ length: 5 }, () => new Trace(grid));
  private readonly fromUnit = new Trace(grid);
  private readonly stamps = new Int32Array(5).fill(STALE);
  private readonly epochs = new Int32Array(5).fill(STALE);
  private readonly lines: Lines;
  /** By side. */
  private readonly rules: readonly TraceRules[];
  private readonly line = new Int16Array(grid.size);
  /** A line from a German to his source that was found once; it is looked over each time it is used. */
  private readonly lifeline = new Int16Array(grid.size);
  private lifelineHexes = 0;

  constructor(g: State, board: Board) {
    this.g = g;
    this.board = board;
    this.lines = new Lines(g, board);
    this.rules = this.lines.closed.map((barred) => ({ barred, barredSides: SEA_SIDES }));
  }

  /** Whether a unit is in supply now (13.2, 13.3); off shore it always is (ruling F-44). */
  has(unit: UnitId): boolean {
    return this.hasAt(unit, this.g.unit.at.get(unit));
  }

  /** Whether it would be in supply in that place, everybody else standing where he stands. */
  hasAt(unit: UnitId, at: HexId): boolean {
    const army = ARMY_OF[unit] as number;
    if (!isHex(at)) return this.hasInBox(army, at);
    if (army === GERMANS) {
      if (isStrongpoint(unit) && this.g.turn <= CHARTS.outOfSupply.strongpointsSuppliedUpTo) return true;
      return this.reaches(GERMANS, at);
    }
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
    const trace = this.trace(US);
    for (const hex of letters) if (trace.runsThrough(hex)) return true;
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
    this.lines.update();
    this.fromUnit.run([at], this.rules[GERMAN]!);
    return C_HEXES.filter((hex) => this.fromUnit.runsThrough(hex));
  }

  /** 13.5: no C hex has a German line of supply, the C hex itself being tested too. */
  get cherbourgIsCutOff(): boolean {
    this.lines.update();
    const closed = this.lines.closed[GERMAN] as Uint8Array;
    for (const hex of C_HEXES) if (closed[hex] === 0 && this.reaches(GERMANS, hex)) return false;
    return true;
  }

  /** 3.2.1: whether any German on the map is in supply; it is asked after every move, so that the last line is tried first. */
  get feedsGermans(): boolean {
    if (this.lifelineHolds()) return true;
    for (const unit of ofArmy[GERMANS] ?? []) {
      const at = this.g.unit.at.get(unit);
      if (!isHex(at) || !this.has(unit)) continue;
      this.lifelineHexes = this.trace(GERMANS).line(at, this.lifeline);
      return true;
    }
    return false;
  }

  private lifelineHolds(): boolean {
    const last = this.lifelineHexes - 1;
    if (last < 0 || this.board.held[GERMAN]![this.lifeline[0] as HexId] === 0) return false;
    if (!this.isLivingSource(this.lifeline[last] as HexId)) return false;
    this.lines.update();
    return this.isClear(this.lifeline, last, GERMAN);
  }

  /** Whether a line is free still, from the hex next to a unit to the source, the last one. */
  private isClear(line: Int16Array, last: number, side: number): boolean {
    const closed = this.lines.closed[side] as Uint8Array;
    for (let i = 1; i < last; i++) if (closed[line[i] as HexId] !== 0) return false;
    return closed[line[last] as HexId] === 0;
  }

  private isLivingSource(hex: HexId): boolean {
    if (isW(hex)) return this.g.enteredBrittany === 0;
    if (isS(hex)) return this.g.leftBrittany === 0;
    return hex === INFANTRY_E || this.g.exit.marker.get(exitAt(hex)) === NO_EXIT;
  }

  /** The sources that an army may use now (13.1): not those that an enemy holds or denies by his zone. */
  sources(army: number): readonly HexId[] {
    const trace = this.trace(army);
    return this.livingSources(army).filter((hex) => trace.runsThrough(hex));
  }

  /** The sources that have not died for good, whoever stands there. */
  livingSources(army: number): readonly HexId[] {
    const { g } = this;
    if (army !== GERMANS)
      return BEACH_HEXES.filter((_, beach) => BEACH_ARMY[beach] === army && this.isOpen(beach));
    return [
      ...(g.enteredBrittany === 0 ? W_HEXES : []),
      ...(g.leftBrittany === 0 ? S_HEXES : []),
      ...E_HEXES.filter((_, exit) => g.exit.marker.get(exit) === NO_EXIT),
      INFANTRY_E,
    ];
  }

  private isOpen(beach: number): boolean {
    return beach >= 0 && this.g.beach.status.get(beach) === OPEN;
  }

  /** Whether there is a line from a hex; the one that was found before is tried before all is traced anew. */
  private reaches(which: number, at: HexId): boolean {
    this.lines.update();
    return this.stillReaches(which, at) || this.trace(which).reaches(at);
  }

  private stillReaches(which: number, at: HexId): boolean {
    if (this.epochs[which] !== this.lines.epoch) return false;
    const hexes = (this.traces[which] as Trace).line(at, this.line);
    return hexes > 0 && this.isClear(this.line, hexes - 1, sideOf(which));
  }

  private trace(which: number): Trace {
    this.lines.update();
    const trace = this.traces[which] as Trace;
    const side = sideOf(which);
    const version = this.lines.versions[side] as number;
    if (this.stamps[which] === version) return trace;
    this.stamps[which] = version;
    this.epochs[which] = this.lines.epoch;
    trace.run(this.startsOf(which), this.rules[side] as TraceRules);
    return trace;
  }

  private startsOf(which: number): readonly HexId[] {
    if (which === BY_BRITTANY) return S_HEXES;
    return which === TO_CHERBOURG ? C_HEXES : this.livingSources(which);
  }
}

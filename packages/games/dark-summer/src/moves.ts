import { BY_LINK, type HexId, NOWHERE, type Way } from '@bocage/hex';
import type { Law, Reason } from '@bocage/kernel';
import { type MovementChart, type MoveReasons, type MoveRules, StepPrices } from '@bocage/wargame';
import type { Board } from './board.ts';
import { ARMY, CHARTS, EFFECTS, GERMANS, SETUP, sideOfArmy, type UnitId, US } from './data.ts';
import { beachAt, beyondBoundary, columnOf, combinedChart, E_HEXES, grid, ground, isClosedToGermans, isHex, isLiftedFor, movementChart } from './map.ts'; // biome-ignore format: a list
import { whyNotPass } from './rules/boxes.ts';
import { alliesOf } from './stacks.ts';
import type { State } from './state.ts';
import type { Supply } from './supply.ts';
import { BRITISH_EXIT, no, OPEN, US_EXIT } from './terms.ts';

/** On foot and on wheels. */
const pair = (chart: (wheels: boolean) => MovementChart): readonly StepPrices[] =>
  [false, true].map((wheels) => new StepPrices(grid, ground, chart(wheels)));

/** How the Allies may move: a whole move, or the short one of a Combined Action Round. */
export const [WHOLE, SHORT] = [0, 1] as const;
/** 7.2.2: what clear ground may cost the Germans. */
const CLEAR_COSTS: readonly number[] = [...new Set(EFFECTS.map(({ germanClear }) => germanClear))].sort();
/** How the Germans may move: what clear ground costs, and whether roads have their rate (7.2.2). */
export const germanPace = (clear: number, roads: boolean): number =>
  2 * CLEAR_COSTS.indexOf(clear) + (roads ? 1 : 0);

const ALLIED_PRICES = [
  pair((wheels) =>
    movementChart('allied', { clear: CHARTS.terrainEffects.ground.clear.allied, roads: true, wheels }),
  ),
  pair(combinedChart),
];
const GERMAN_PRICES = CLEAR_COSTS.flatMap((clear) =>
  [false, true].map((roads) => pair((wheels) => movementChart('german', { clear, roads, wheels }))),
);

/** How many ways of moving there are for an army. */
const PACES = Math.max(ALLIED_PRICES.length, GERMAN_PRICES.length);
/** An army's pace on foot or on wheels, in one number. */
export const gaitOf = (army: number, pace: number, wheels: boolean): number =>
  2 * (PACES * army + pace) + (wheels ? 1 : 0);
export const armyOfGait = (gait: number): number => Math.floor(gait / (2 * PACES));

const byHex = (value: (hex: HexId) => number): Uint8Array =>
  Uint8Array.from({ length: grid.size }, (_, h) => (isHex(h as HexId) ? value(h as HexId) : 0));
/** By army and place: columns beyond the last that the army may enter (15.0). */
export const BEYOND: readonly Uint8Array[] = ARMY.words.map((_, army) =>
  byHex((hex) => beyondBoundary(hex, army)),
);
const { lastUSColumn, firstBritishColumn } = SETUP.boundary;
/** By army and place: columns outside the army's own Zone. */
export const OUTSIDE: readonly Uint8Array[] = [
  byHex((hex) => Math.max(0, columnOf(hex) - lastUSColumn)),
  byHex((hex) => Math.max(0, firstBritishColumn - columnOf(hex))),
  byHex(() => 0),
];
/** By place: its number among the E hexes from 1, or 0. */
const EXIT_AT = byHex((hex) => E_HEXES.indexOf(hex) + 1);
/** Boxes end a move (10.4.3, 10.4.4, 10.4.5). */
const STOPS = Uint8Array.from({ length: grid.size }, (_, h) => (isHex(h as HexId) ? 0 : 1));
const ANYWHERE = 255;

const REASONS: MoveReasons = {
  broken: no('notAdjacent'),
  terrain: no('impassable'),
  side: no('noBridge'),
  enemy: no('enemyThere'),
  stopped: no('stoppedByZone'),
  allowance: no('tooFar'),
};

const CLOSED = no('mayNotStay');

/** The rules of movement for whoever was taken last; made once for a state, so that a step costs no memory. */
export class Moves {
  readonly g: State;
  readonly board: Board;
  readonly supply: Supply;
  /** Who moves, together. */
  movers: readonly UnitId[] = [];
  start: HexId = NOWHERE;
  /** 15.0: how many columns outside their Zone they may end. */
  farthest = ANYWHERE;
  /** The choice that the reach was aimed for. */
  owner: object | null = null;
  /** Where steps into boxes that come within reach are noted, from, to, from, to …, none of them being made. */
  private passages: HexId[] | null = null;
  /** By gait. */
  readonly rules: readonly MoveRules[];
  private readonly unfelt: readonly (readonly MoveRules[])[];

  constructor(g: State, board: Board, supply: Supply) {
    this.g = g;
    this.board = board;
    this.supply = supply;
    const rules: MoveRules[] = [];
    this.unfelt = ARMY.words.map((_, army) => {
      const paces = army === GERMANS ? GERMAN_PRICES : ALLIED_PRICES;
      const law = this.lawOf(army);
      for (const [pace, pair] of paces.entries())
        for (const [wheels, prices] of pair.entries())
          rules[gaitOf(army, pace, wheels === 1)] = { ...law, prices };
      return (paces[0] ?? []).map((prices) => ({ ...law, prices, zones: [] }));
    });
    this.rules = rules;
  }

  /** Takes those who move, all from one place; on the map alone where the ways into boxes are noted. */
  take(movers: readonly UnitId[], start: HexId, passages: HexId[] | null = null): void {
    this.movers = movers;
    this.start = start;
    this.farthest = ANYWHERE;
    this.owner = null;
    this.passages = passages;
  }

  rulesOf(army: number, pace: number, wheels: boolean): MoveRules {
    return this.rules[gaitOf(army, pace, wheels)] as MoveRules;
  }

  /** The rules as if no zone of control were felt; what steps cost is not to be asked of them. */
  withoutZones(army: number, wheels: boolean): MoveRules {
    return this.unfelt[army]?.[wheels ? 1 : 0] as MoveRules;
  }

  /** 15.0: whether the boundary binds an army now. */
  isBound(army: number): boolean {
    return army !== GERMANS && (this.g.boundaryLifted === 0 || !isLiftedFor(army));
  }

  /** What an army goes by, at whatever pace. */
  private lawOf(army: number): Omit<MoveRules, 'prices'> {
    const enemy = 1 - sideOfArmy(army);
    return {
      enemies: this.board.held.counts(enemy),
      zones: [{ felt: this.board.zones.counts(enemy), stop: true, zoneToZone: no('zoneToZone') }],
      stops: STOPS,
      refuse: this.refusalOf(army),
      end: (hex) => (army === GERMANS ? this.whyNotEndGerman(hex) : this.whyNotEndAllied(army, hex)),
      reasons: REASONS,
    };
  }

  /** Why a step is refused, apart from cost, enemies and zones; `every` tells all. */
  private refusalOf(army: number): Law<[HexId, HexId, Way]> {
    const every = (from: HexId, to: HexId, way: Way): readonly Reason[] => {
      if (way === BY_LINK) return this.movers.flatMap((unit) => whyNotPass.every(this, unit, from, to));
      return [
        this.whyNotStep(army, from, to, way),
        army === GERMANS ? null : this.whyForeign(army, to),
      ].filter((reason) => reason !== null);
    };
    return Object.assign((from: HexId, to: HexId, way: Way) => this.whyNotStep(army, from, to, way), {
      every,
    });
  }

  private whyNotStep(army: number, from: HexId, to: HexId, way: Way): Reason | null {
    if (way === BY_LINK) return this.whyNotPass(from, to);
    if (army === GERMANS) {
      const beach = beachAt(to);
      return beach >= 0 && this.g.beach.status.get(beach) === OPEN ? no('openBeachThere') : null;
    }
    const beyond = BEYOND[army] as Uint8Array;
    if ((beyond[to] as number) > (beyond[from] as number) && this.isBound(army))
      return no(army === US ? 'usBoundary' : 'britishBoundary');
    return this.whyForeign(army, to);
  }

  private whyForeign(army: number, to: HexId): Reason | null {
    const exit = EXIT_AT[to] as number;
    if (exit === 0) return null;
    return this.g.exit.marker.get(exit - 1) === (army === US ? BRITISH_EXIT : US_EXIT)
      ? no('foreignExit')
      : null;
  }

  /** 10.4: why those who were taken may not make a step into or out of a box. */
  whyNotPass(from: HexId, to: HexId): Reason | null {
    if (this.passages !== null) {
      this.passages.push(from, to);
      return no('noWayIn');
    }
    for (const unit of this.movers) {
      const reason = whyNotPass(this, unit, from, to);
      if (reason !== null) return reason;
    }
    return null;
  }

  private whyNotEndGerman(hex: HexId): Reason | null {
    return isClosedToGermans(hex) ? CLOSED : null;
  }

  private whyNotEndAllied(army: number, hex: HexId): Reason | null {
    if (isHex(hex) && this.board.stacks.has(alliesOf(army), hex)) return no('otherArmyThere');
    return (OUTSIDE[army]?.[hex] as number) > this.farthest ? no('mustReturn') : null;
  }
}

import { CHARTS } from '../data.ts';
import type { G } from '../state.ts';
import { actionsFrom } from '../variants.ts';

/** What the book has otherwise in turns 17 to 32, of half an hour each, than in turns 1 to 16. */
interface Hours {
  /** XSQ-01: what comes after the German Fire Phase. */
  readonly afterFire: 'engineers' | 'secondEvent';
  /** XSQ-03: how many times the limit of a position’s hits counts. */
  readonly hitFactor: number;
  /** XSQ-04: whether a unit may lose a step to each position that fires on it. */
  readonly hitsAgain: boolean;
  /** XSQ-05: whether double strength takes depth in sight and its unit at once. */
  readonly bothFall: boolean;
  /** ENB-01, CPO-01: whether engineers set up bases, and headquarters command posts. */
  readonly bases: boolean;
  /** UMV-01, UMV-05: whether units may go further than into the next hex. */
  readonly longMoves: boolean;
  /** UMV-03: whether a bluff leaves a marker. */
  readonly bluffsMark: boolean;
  /** R-2, UMV-04: whether a cliff takes a turn below it first. */
  readonly cliffsWait: boolean;
  /** UMV-08: whether artillery shells by itself as tanks do, and what is said to those who do not. */
  readonly artilleryShells: boolean;
  readonly noGunner: 'noTank' | 'noTankNorArtillery';
  /** UMV-10: whether units leave the map for points. */
  readonly exits: boolean;
}

const MORNING: Hours = {
  afterFire: 'engineers',
  hitFactor: 1,
  hitsAgain: false,
  bothFall: false,
  bases: false,
  longMoves: false,
  bluffsMark: true,
  cliffsWait: true,
  artilleryShells: false,
  noGunner: 'noTank',
  exits: false,
};
const AFTERNOON: Hours = {
  afterFire: 'secondEvent',
  hitFactor: CHARTS.extended.hitLimitFactor,
  hitsAgain: true,
  bothFall: true,
  bases: true,
  longMoves: true,
  bluffsMark: false,
  cliffsWait: false,
  artilleryShells: true,
  noGunner: 'noTankNorArtillery',
  exits: true,
};

const FROM = CHARTS.extended.from;
/** The rules of the turn, where they are not the same all day. */
export const rulesOf = (g: { readonly turn: number }): Hours => (g.turn >= FROM ? AFTERNOON : MORNING);

/** GAC-01, VAR-01: whether the letters of the cards are in use. */
export const hasActions = (g: G): boolean => g.turn >= actionsFrom(g);

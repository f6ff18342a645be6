import { VARIANTS } from './data/variants.ts';
import { CHARTS, dataOf, isRanger, isTank, isWithin, UNIT, type UnitId } from './data.ts';
import type { G } from './state.ts';

const { earlyActions, safeTanks, noRangers, reaction } = VARIANTS;
export const BOMBARDMENT = VARIANTS.bombardment;
export const MARKERS_BACK = reaction.markersBack;

/** What the published variants ask of a game: the turns it is played in, and what was chosen. */
type Played = Pick<G, 'options' | 'firstTurn' | 'lastTurn'>;
/** whether a game begins on the beach; one that begins later has neither bombardment nor first wave. */
const beginsOnBeach = ({ firstTurn }: Played): boolean => firstTurn < CHARTS.extended.from;

/** VAR-01: the turn from which the Germans do more than fire. */
export const actionsFrom = (g: Pick<G, 'options'>): number =>
  g.options.earlyActions === 1 ? earlyActions.from : CHARTS.extended.from;

/** VAR-02: whether the beach was bombarded to some effect. */
export const isBombarded = (g: Played): boolean => g.options.bombardment === 1 && beginsOnBeach(g);
/** VAR-03: the first turn of a scenario that would begin in another. */
export const beginsIn = ({ options }: Pick<G, 'options'>, turn: number): number =>
  options.bombardment === 1 && turn < CHARTS.extended.from ? BOMBARDMENT.firstTurn : turn;

const landsSafely = (g: Played): boolean => g.options.safeTanks === 1 && beginsOnBeach(g);
/** VAR-10: whether the Germans react at once, which they do in a long game only. */
export const reactsAtOnce = (g: Played): boolean =>
  g.options.reaction === 1 && g.lastTurn > CHARTS.victory.check.turn;

/** VAR-03: the turn in which a unit is due to come; 0 stands in its box at the start. */
export function dueTurn(g: Played, unit: UnitId): number {
  const { turn } = dataOf(unit);
  if (!isBombarded(g)) return turn;
  return turn + (BOMBARDMENT.delays.find((band) => isWithin(turn, band.turns))?.by ?? 0);
}

const STAYING: readonly UnitId[] = noRangers.but.map((id) => UNIT.of(id));
/** VAR-09: whether a unit goes to Pointe du Hoc, and not to this beach. */
export const isElsewhere = (g: Pick<G, 'options'>, unit: UnitId): boolean =>
  g.options.noRangers === 1 && isRanger(unit) && !STAYING.includes(unit);

/** VAR-05, VAR-08: the turn by whose landing table a unit checks. */
export function landingTurn(g: G, unit: UnitId): number {
  const { landing } = BOMBARDMENT;
  if (isBombarded(g) && isWithin(g.turn, landing.turns)) return landing.as;
  return g.turn === safeTanks.turn && isTank(unit) && landsSafely(g) ? safeTanks.as : g.turn;
}

/** What the variants in use do to the points at the end. */
export const adjustment = (g: Played): number =>
  (isBombarded(g) ? BOMBARDMENT.points : 0) +
  (landsSafely(g) ? safeTanks.points : 0) +
  (g.options.noRangers === 1 ? noRangers.points : 0) +
  (reactsAtOnce(g) ? reaction.points : 0);

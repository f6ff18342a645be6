import { call, type Domain, d6, done, given, int, type Law, law, maybe, subset } from '@bocage/kernel';
import {
  lookUp,
  makeTable,
  type OddsColumns,
  oddsColumns,
  type ResultTable,
  startColumn,
} from '@bocage/wargame';
import {
  ALLIED,
  CHARTS,
  FACTOR,
  GERMAN,
  GERMANS,
  MARKERS,
  markerOf,
  NOBODY,
  SUPPORT,
  UNIT,
  type UnitId,
  US,
} from '../data.ts';
import { cherbourgFought, cherbourgSpared, cherbourgTaken } from '../events.ts';
import { C_HEXES, CHERBOURG } from '../map.ts';
import { COMBAT, type G, no, PORT_COLUMNS, PORT_RESULT } from '../state.ts';
import { losses } from './losses.ts';
import { attackStrength, defenseStrength, supportStrength } from './strength.ts';
import { commit, committedMarkers, releaseSupport, whyNotAvailable } from './support.ts';
import { choice, eliminate, isUnknown, poolOf, procedure, roll, turnOver, unitsOf } from './units.ts';

/** What a result of the Cherbourg Combat Table does. */
export type Effect = (typeof CHARTS.cherbourg.results)[string];
export const TABLE: ResultTable<Effect> = makeTable(
  CHARTS.cherbourg,
  (text) => CHARTS.cherbourg.results[text] as Effect,
);
const RESULTS: ResultTable<number> = makeTable(CHARTS.cherbourg, (text) => PORT_RESULT.of(text));
const HELPERS: readonly number[] = MARKERS.flatMap(({ cherbourg }, marker) =>
  cherbourg === true ? [marker] : [],
);
const NO_MARKERS: readonly number[] = [];

const attackers = (g: G): UnitId[] => unitsOf(g, ALLIED, CHERBOURG);
const defenders = (g: G): UnitId[] => unitsOf(g, GERMAN, CHERBOURG);
const isIn = (g: G, army: number): boolean => g.board.stacks.has(army, CHERBOURG);

/** The least or the most that what lies face down may turn out to have, each by itself (ruling F-48). */
function hiddenStrength(g: G, pick: (...factors: number[]) => number): number {
  let sum = 0;
  for (const unit of defenders(g)) {
    if (!isUnknown(g, unit)) continue;
    const pool = poolOf(g, unit);
    sum += pick(...FACTOR.words.map(Number).filter((_, factor) => pool.get(factor) > 0));
  }
  return sum;
}

const attackOf = (g: G, markers: readonly number[]): number =>
  attackStrength(g, attackers(g)) + supportStrength(CHERBOURG, ALLIED, markers);
const defenseOf = (g: G, markers: readonly number[]): number =>
  defenseStrength(g, CHERBOURG, attackers(g), markers);

/** 11.7: more markers of a kind than the table lets help. */
const isCrowded = (markers: readonly number[]): boolean =>
  Object.entries(CHARTS.cherbourg.support).some(
    ([kind, most]) => markers.filter((marker) => markerOf(marker).kind === kind).length > most,
  );

/** 11.7: whether the odds are on the table, whose first column is 1-1. */
export const isEnough = (attack: number, defense: number): boolean =>
  startColumn(FIRST_ON, attack, defense) >= 0;
const FIRST_ON: OddsColumns = oddsColumns(PORT_COLUMNS.names, { goOnBelow: true });

/** As many markers as the table lets help, with which its first column is reached against the least there may be. */
function helpers(g: G): Domain<readonly number[]> {
  const least = hiddenStrength(g, Math.min);
  return subset(SUPPORT, {
    from: HELPERS,
    why: (marker) => (HELPERS.includes(marker) ? whyNotAvailable(g, marker) : no('notForPort')),
    size: no('tooMuchForPort'),
    every: (marker) => (HELPERS.includes(marker) ? whyNotAvailable.every(g, marker) : [no('notForPort')]),
    whole: law(
      (markers: readonly number[]) => (isCrowded(markers) ? no('tooMuchForPort') : null),
      (markers) =>
        isEnough(attackOf(g, markers), defenseOf(g, markers) + least) ? null : no('cherbourgTooStrong'),
    ),
  });
}

const canFight = (g: G): boolean => helpers(g).each(() => true);

/** 11.7: why the Allied player may not start Cherbourg Combat now. */
export const whyNotFightCherbourg: Law<[G]> = law<[G]>(
  (g) => (g.round === COMBAT && g.active === US ? null : no('notCherbourgRound')),
  (g) => (g.cherbourgFought === 1 ? no('cherbourgTried') : null),
  (g) => (g.cherbourgTaken > 0 ? no('cherbourgIsAllied') : null),
  given<[G]>(
    (g) => (isIn(g, US) ? null : no('nobodyInCherbourg')),
    (g) => (g.supply.isLinked(C_HEXES) ? null : no('cherbourgUnsupplied')),
    (g) => (canFight(g) ? null : no('cherbourgTooStrong')),
  ),
);

/** 11.7, ruling F-48: whether the Round may not end without it: the US units alone are surely as strong as the Germans. */
export const mustFightCherbourg = (g: G): boolean =>
  whyNotFightCherbourg(g) === null &&
  isEnough(attackOf(g, NO_MARKERS), defenseOf(g, NO_MARKERS) + hiddenStrength(g, Math.max));

/** 11.7: the battle for the port, all against all in the box. */
export const cherbourgCombat = procedure(
  'cherbourgCombat',
  {
    /** The strongpoint or Ost battalion that is turned over. */
    unit: maybe(UNIT),
    toll: int(0, 9),
  },
  {
    begin(g) {
      g.cherbourgFought = 1;
      return 'look';
    },
    look(g, c) {
      c.unit = defenders(g).find((unit) => isUnknown(g, unit)) ?? NOBODY;
      return c.unit === NOBODY ? 'declared' : 'turnOver';
    },
    turnOver,
    declared(g) {
      // Ruling F-49: nobody is left to fight.
      if (!isIn(g, GERMANS)) return 'port';
      if (canFight(g)) return 'support';
      // Ruling F-48: now that all is known, the odds are too low.
      g.emit(cherbourgSpared, { attack: attackOf(g, NO_MARKERS), defense: defenseOf(g, NO_MARKERS) });
      return done;
    },
    support: choice(
      '11.7-e',
      'Choose what supports the attack on Cherbourg',
      () => ALLIED,
      'support',
      helpers,
      (g, _c, markers) => {
        for (const marker of markers) commit(g, marker);
        return 'roll';
      },
    ),
    roll: roll('11.7-f', d6, [CHERBOURG], (g, c, die) => {
      const markers = committedMarkers(g);
      const [attack, defense] = [attackOf(g, markers), defenseOf(g, markers)];
      const column = startColumn(PORT_COLUMNS, attack, defense);
      const result = lookUp(RESULTS, column, die);
      g.emit(cherbourgFought, { attack, defense, column, die, result });
      const { attackerSteps = 0, defenderSteps = 0 } = lookUp(TABLE, column, die);
      releaseSupport(g);
      c.toll = attackerSteps;
      if (defenderSteps !== 'all')
        return call(losses, { side: GERMAN, hex: CHERBOURG, steps: defenderSteps }, 'attackerLosses');
      for (const unit of defenders(g)) eliminate(g, unit, '11.7-f');
      return 'attackerLosses';
    }),
    attackerLosses: (_g, c) => call(losses, { side: ALLIED, hex: CHERBOURG, steps: c.toll }, 'port'),
    // The port is taken when somebody is left there, and no German.
    port(g) {
      if (isIn(g, GERMANS) || !isIn(g, US)) return done;
      g.cherbourgTaken = g.turn;
      g.emit(cherbourgTaken, {});
      return done;
    },
  },
);

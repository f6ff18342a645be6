import type { HiddenRule } from '@bocage/kernel';
import { isSealed } from './events/setup.ts';
import { possibleMines } from './rules/amphibious/mines.ts';
import { historicalFacing, historicalMode, historicalPlace } from './rules/setup/start.ts';
import type { G } from './state.ts';
import { GERMAN } from './terms.ts';
import { SIDE_OF, type UnitId } from './units.ts';

/** 19.1-a: of a unit nothing is seen by the other side before play; it is taken to be as it was by history. */
const sealed = (byHistory: (scenario: number, unit: UnitId) => number): HiddenRule<G> => ({
  seenBy: (g, unit, side) => !isSealed(g) || SIDE_OF[unit] === side,
  guess: (g, unit) => byHistory(g.scenario, unit as UnitId),
});

/** What is not public. */
export const HIDDEN: Readonly<Record<string, HiddenRule<G>>> = {
  'unit.at': sealed(historicalPlace),
  'unit.mode': sealed(historicalMode),
  'unit.facing': sealed(historicalFacing),
  // R-16, 15.1.4: an area without mines is known for it.
  'beach.mines': {
    seenBy: (g, beach, side) => side === GERMAN || (!isSealed(g) && g.beach.mines.get(beach) === 0),
    guessAll(g, beaches, random) {
      const possible = possibleMines(g, beaches);
      const drawn = possible[random.below(possible.length)] ?? [];
      return beaches.map((beach) => drawn[beach] ?? 1);
    },
  },
  secretDice: { seenBy: (_g, _row, side) => side === GERMAN, guess: () => 0 },
};

/** 19.1-a: both set up unseen; later, whatever a player does is done on the map. */
export const SECRET_ANSWERS = ['germanSetUp.place', 'germanSetUp.choose', 'alliedSetUp.load'] as const;

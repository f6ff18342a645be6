import { call, d6, done } from '@bocage/kernel';
import { PHASES, SETUP, UNIT } from '../data.ts';
import { meyer } from '../events.ts';
import { PLACE } from '../map.ts';
import type { G } from '../state.ts';
import { endStage } from './endstage.ts';
import { landingPhase } from './phase.ts';
import { preliminary } from './preliminary.ts';
import { inPlay, procedure, roll, shift } from './units.ts';

const MEYER = SETUP.kampfgruppeMeyer;

/** The whole game: Game-turn 1. */
export const main = procedure(
  'game',
  {},
  {
    meyer: (g) => (usesMeyer(g) ? 'rollMeyer' : 'preliminary'),
    rollMeyer: roll('27.2.8-j', d6, (g, _c, die) => {
      const row = MEYER.rows.find((one) => one.die.includes(die));
      g.meyer = row?.modifier ?? 0;
      g.emit(meyer, { die, modifier: g.meyer });
      for (const [unit, hex] of Object.entries(row?.at ?? {}))
        shift(g, UNIT.of(unit), PLACE.of(hex), '27.2.8-j');
      return 'preliminary';
    }),
    preliminary: () => call(preliminary, {}, 'nextPhase'),
    nextPhase(g) {
      g.phase += 1;
      return g.phase <= PHASES ? call(landingPhase, {}, 'nextPhase') : 'end';
    },
    end: () => call(endStage, {}, 'over'),
    over: () => done,
  },
);

const usesMeyer = (g: G): boolean =>
  SETUP.alternativeSetups[g.options.setup - 1]?.noVariableMeyer !== true &&
  MEYER.units.every((unit) => inPlay(g, UNIT.of(unit)));

import { call, done, type Revision } from '@bocage/kernel';
import { SCENARIOS } from '../scenarios.ts';
import type { Option } from '../state.ts';
import { BOMBARDMENT, isBombarded } from '../variants.ts';
import { clearings, engineerPhase } from './engineers/engineers.ts';
import { observe } from './germanfire/artillery.ts';
import { firePhase, recoverAll } from './germanfire/fire.ts';
import { deploying } from './setup/deploying.ts';
import { main } from './turn.ts';
import { revised } from './units.ts';

/** What options change in the procedures of the book. */
export const REVISIONS: readonly Revision<Option>[] = [
  {
    when({ scenario, options }) {
      const [firstTurn = 1, lastTurn = 16] = SCENARIOS.find(({ id }) => id === scenario)?.turns ?? [];
      return isBombarded({ options, firstTurn, lastTurn });
    },
    procedures: [
      // VAR-02: ships and bombers come before the first landing.
      revised(main, { deploy: () => call(deploying, {}, 'bombard') }),
      revised(firePhase, {
        // VAR-04: the Germans are stunned.
        recover: (g, c) => (g.turn === BOMBARDMENT.noRecoveryOn ? 'observers' : recoverAll(g, c)),
        // VAR-06: guns and engineers are late.
        observers(g, c) {
          observe(g, c.sector);
          return g.turn < BOMBARDMENT.gunsFrom ? 'next' : 'guns';
        },
      }),
      revised(engineerPhase, {
        begin(g, c) {
          if (g.turn < BOMBARDMENT.clearingFrom) return done;
          c.left = clearings(g);
          return 'next';
        },
      }),
    ],
  },
];

import { call, d6, done, int } from '@bocage/kernel';
import { ALLIED, GARRISONS, GERMAN, NESTS, type UnitId } from '../data.ts';
import { slackened, tended, untended } from '../events.ts';
import { type G, STEADY } from '../state.ts';
import { action } from './action.ts';
import { activation } from './activation.ts';
import { beachLanding } from './landing.ts';
import { navalFire } from './naval.ts';
import { inTurn, nextOf } from './preliminary.ts';
import { face, inPlay, procedure, recover, roll } from './units.ts';

/** 27.2: one Landing Phase, its segments in order. */
export const landingPhase = procedure(
  'landingPhase',
  {},
  {
    navalFire: () => call(navalFire, {}, 'beachLanding'),
    beachLanding: () => call(beachLanding, {}, 'alliedAction'),
    alliedAction: () => call(action, { side: ALLIED }, 'resistance'),
    // 27.2.7: once, after the Allied actions of the first phase.
    resistance(g) {
      if (g.phase === 1) {
        g.reduced = 1;
        g.emit(slackened, {});
      }
      return call(activation, {}, 'germanAction');
    },
    germanAction: () => call(action, { side: GERMAN }, 'recovery'),
    recovery: () => call(recovery, {}, done),
  },
);

const isMarked = (g: G, unit: UnitId): boolean => inPlay(g, unit) && g.unit.marker.get(unit) !== STEADY;

/** 27.2.10: Weapons Nests roll against the strength they show, Garrisons just recover. */
export const recovery = procedure(
  'recovery',
  { next: int(0, 400) },
  {
    garrisons(g) {
      for (const unit of GARRISONS) if (isMarked(g, unit)) recover(g, unit, '27.2.10-c');
      return 'nests';
    },
    nests(g, c) {
      c.next = nextOf(NESTS, c.next, (unit) => isMarked(g, unit));
      return c.next < NESTS.length ? 'roll' : done;
    },
    roll: roll('27.2.10-a', d6, inTurn(NESTS), (g, c, die) => {
      const unit = NESTS[c.next] as UnitId;
      const { strength } = face(g, unit);
      g.emit(tended, { unit, die, strength });
      if (die <= strength) recover(g, unit, '27.2.10-a');
      else g.emit(untended, { unit });
      c.next += 1;
      return 'nests';
    }),
  },
);

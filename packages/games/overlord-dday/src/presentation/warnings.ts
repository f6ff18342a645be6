import type { Warning } from '@bocage/wargame';
import { ARMY, PHASES } from '../data.ts';
import { reserveOf } from '../map.ts';
import { hasRoomFor } from '../rules/endstage.ts';
import { isShutOut, waiting } from '../rules/landing.ts';
import { unitsIn } from '../rules/units.ts';
import type { G } from '../state.ts';

/** 27.2.2-i to -l: who does not land now is put off, and comes in disorder the second time. */
const putOff: Warning<G> = {
  verb: 'beachLanding.land.end',
  peril(g) {
    const units = waiting(g).filter((unit) => !isShutOut(g, unit));
    if (units.length === 0) return null;
    const isLast = g.phase === PHASES;
    const text = isLast
      ? 'These units could land and do not. They go to the Landing Boxes, for a later day.'
      : 'These units could land and do not. They are put off to the next phase and must regroup; the second time they are in disorder.';
    return { text, rule: isLast ? '27.2.2-l' : '27.2.2-i', units };
  },
};

/** 27.3.2-b: a box that stays empty lands nobody. */
const leftAfloat: Warning<G> = {
  verb: 'endStage.fill.end',
  peril(g) {
    const units = ARMY.words
      .flatMap((_, army) => unitsIn(g, reserveOf(army)))
      .filter((unit) => hasRoomFor(g, unit));
    if (units.length === 0) return null;
    return { text: 'A Landing Box stays empty that these units could fill.', rule: '27.3.2-b', units };
  },
};

/** What is said before an action that harms whoever takes it. */
export const WARNINGS: readonly Warning<G>[] = [putOff, leftAfloat];

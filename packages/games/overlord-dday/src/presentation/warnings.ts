import type { HexId } from '@bocage/hex';
import type { Warning } from '@bocage/wargame';
import { ALLIED, ARMY, BEACH, BEACHES, PHASES, type UnitId } from '../data.ts';
import { BEACH_OF_SPACE, reserveOf, spaceOf } from '../map.ts';
import { hasRoomFor } from '../rules/endstage.ts';
import { hexesFor, isShutOut, waiting } from '../rules/landing.ts';
import { routesOf } from '../rules/movement.ts';
import { unitsIn } from '../rules/units.ts';
import type { G } from '../state.ts';
import { crowdedOut } from './crowding.ts';
import { listed } from './words.ts';

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

/** 27.2.2-h: whoever could have landed elsewhere takes the room of those who can land nowhere else. */
const takesTheirRoom: Warning<G> = {
  verb: 'beachLanding.land.land',
  peril(g, [unit, hex]) {
    const all = waiting(g);
    const units = crowdedOut(
      g,
      all.filter((one) => one !== unit),
      hex as HexId,
    );
    if (units.length <= crowdedOut(g, all).length) return null;
    const text = 'This takes the last room in a hex to which these units are bound. They are put off.';
    return { text, rule: '27.2.2-h', units };
  },
};

/** Whether a unit can go to where it is in nobody’s way who is to land in one of these hexes. */
const canMakeRoom = (g: G, unit: UnitId, hexes: readonly HexId[]): boolean =>
  hexes.includes(g.unit.at.get(unit)) &&
  routesOf(g, unit).each((way) => !hexes.includes(way.at(-1) as HexId));

/** 27.2.2-i: who stays in a beach hex keeps those out who land there next; it is said while somebody can still leave. */
const fullBeaches: Warning<G> = {
  verb: 'action.move.end',
  peril(g, _args, locals) {
    if ((locals as { readonly side: number }).side !== ALLIED || g.phase >= PHASES) return null;
    const next = BEACHES.flatMap((_, beach) => unitsIn(g, spaceOf(beach, g.phase + 1)));
    const all = crowdedOut(g, next);
    const hexes = all.flatMap((unit) => hexesFor(g, unit));
    const units = g.known.movers(ALLIED).filter((unit) => canMakeRoom(g, unit, hexes));
    if (units.length === 0) return null;
    const kept = units.map((unit) => g.unit.at.get(unit));
    const late = all.filter((unit) => hexesFor(g, unit).some((hex) => kept.includes(hex)));
    const beaches = [...new Set(late.map((unit) => BEACH_OF_SPACE[g.unit.at.get(unit)] as number))];
    const where = listed(beaches.map((beach) => BEACH.text(beach)));
    const many = late.length === 1 ? 'one unit' : `${late.length} units`;
    const text = `The beaches are full: ${many} of the next phase will find no room at ${where} and be put off. These units could still move off the beach.`;
    return { text, rule: '27.2.2-i', units };
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
export const WARNINGS: readonly Warning<G>[] = [putOff, takesTheirRoom, fullBeaches, leftAfloat];

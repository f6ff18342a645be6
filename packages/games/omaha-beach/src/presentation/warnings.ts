import type { ShownLocals } from '@bocage/kernel';
import type { Warning } from '@bocage/wargame';
import { FIRST, TWENTY_NINTH, type UnitId } from '../data.ts';
import { isSubmerged } from '../map.ts';
import { servesWith } from '../rules/usactions/command.ts';
import type { G } from '../state.ts';
import { BELOW_CLIFF } from '../terms.ts';

/** Whether nothing more can be done for a unit this turn once the division that acts has ended its actions. */
function isLeft(g: G, locals: ShownLocals, unit: UnitId): boolean {
  if ((locals as { readonly second: number }).second === 1) return true;
  const other = g.acting === FIRST ? TWENTY_NINTH : FIRST;
  return servesWith(g, unit, g.acting) && !servesWith(g, unit, other);
}

/** EOT-10: the sea takes who is under water when the turn ends. */
const drowning: Warning<G> = {
  verb: 'actionPhase.act.end',
  peril(g, _args, locals) {
    const units = g.board.ashore.filter(
      (unit) =>
        isSubmerged(g.unit.at.get(unit), g.tide) &&
        g.unit.climb.get(unit) !== BELOW_CLIFF &&
        isLeft(g, locals, unit),
    );
    if (units.length === 0) return null;
    return { text: 'The sea takes these units at the end of the turn.', rule: 'EOT-10', units };
  },
};

/** EOT-04: who is too many in a hex is eliminated when the turn ends. */
const crowded: Warning<G> = {
  verb: 'actionPhase.act.end',
  peril(g, _args, locals) {
    const units = g.known.crowded().filter((unit) => isLeft(g, locals, unit));
    if (units.length === 0) return null;
    const text =
      'More than two of these units are in one hex: at the end of the turn those too many are lost.';
    return { text, rule: 'EOT-04', units };
  },
};

/** What is said before an action that harms whoever takes it. */
export const WARNINGS: readonly Warning<G>[] = [drowning, crowded];

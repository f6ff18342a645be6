import { type Bulk, Showing } from '@bocage/catalogue';
import type { Action } from '@bocage/kernel';
import { sameAction } from '@bocage/kernel/host';
import { InputError } from '../errors.ts';
import { hanging } from './page.ts';
import type { Session } from './session.ts';

/** A command that stands for several decisions, and what it would do now. */
interface Several {
  readonly bulk: Bulk;
  readonly actions: readonly Action[];
}

const showingOf = ({ engine, voice: { presentation } }: Session): Showing | undefined =>
  presentation === undefined ? undefined : new Showing(presentation, engine);

/** The commands that have something to do now. */
function commandsNow(session: Session): Several[] {
  const { view } = session;
  const showing = showingOf(session);
  const all = (showing?.bulks(view) ?? []).map((bulk) => ({
    bulk,
    actions: showing?.plan(view, bulk) ?? [],
  }));
  return all.filter(({ actions }) => actions.length > 0);
}

/** What there is to do at once, each with its number. */
export function severalText(session: Session): string {
  const all = commandsNow(session);
  if (all.length === 0) return 'there is nothing here to be done at once';
  return hanging(
    all.map(({ bulk, actions }, i): [string, string] => [
      `all ${i + 1}`,
      `${bulk.label} (${actions.length === 1 ? 'a single decision' : `${actions.length} decisions`})`,
    ]),
  ).join('\n');
}

/** Takes one decision after another, as long as the same side is asked and they are still what the command would do. */
export function takeSeveral(session: Session, number: number): string {
  const chosen = commandsNow(session)[number - 1];
  if (chosen === undefined) throw new InputError('there is no such command now; “all” lists them');
  const { bulk, actions } = chosen;
  const { side } = session.engine;
  let taken = 0;
  for (const action of actions) {
    if (!session.isAsking || session.engine.side !== side) break;
    if (!isStillPlanned(session, bulk, action)) continue;
    session.act(action);
    taken += 1;
  }
  return taken === actions.length
    ? bulk.label
    : `${bulk.label}: ${taken} of ${actions.length} decisions taken`;
}

/** The plan is made anew, since what was decided may have changed it, or taken a decision by itself. */
function isStillPlanned(session: Session, { id }: Bulk, action: Action): boolean {
  const now = commandsNow(session).find(({ bulk }) => bulk.id === id);
  return now?.actions.some((other) => sameAction(other, action)) === true;
}

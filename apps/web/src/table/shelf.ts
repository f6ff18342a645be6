import type { SaveLook } from './protocol.ts';
import type { Shelved } from './store.ts';

/** A save as the shelf shows it; `damaged` says which ones could not be played through. */
export function saveLook(shelved: Shelved, damaged: ReadonlyMap<string, string>): SaveLook {
  if ('save' in shelved) {
    const { id, game, scenario, title, caption, seats, changed, lines, line } = shelved.save;
    const { length = 0, outcome = null } = lines[line] ?? {};
    const damage = damaged.get(id) ?? null;
    return { id, game, scenario, title, caption, seats, changed, decisions: length, outcome, damage };
  }
  const { id, damage, about } = shelved;
  return {
    id,
    game: textOf(about.game),
    scenario: textOf(about.scenario),
    title: textOf(about.title),
    caption: textOf(about.caption),
    seats: [],
    changed: typeof about.changed === 'number' ? about.changed : 0,
    decisions: 0,
    outcome: null,
    damage,
  };
}

/** Of a damaged save anything may be found where a text should be. */
const textOf = (found: unknown): string => (typeof found === 'string' ? found : '');

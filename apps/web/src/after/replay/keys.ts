import type { Play } from '../../play/game.ts';
import type { Clock } from './clock.ts';
import { fightAfter, fightsOf, phaseAfter, phaseBefore } from './jumps.ts';

/** Where keys have a meaning of their own. */
const OWN = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';
const PRESSED = 'button, a, summary, [role="tab"], [role="radio"], .board';

/** Does what a key stands for in a replay; gives whether it stood for anything. */
export function pressKey(event: KeyboardEvent, clock: Clock, { state }: Play): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(OWN) != null || (event.key === ' ' && target?.closest(PRESSED) != null)) return false;
  const { ply, length } = state.scene;
  switch (event.key) {
    case ' ':
    case 'p':
      clock.toggle();
      return true;
    case '[':
      return go(clock, ply - 1);
    case ']':
      return go(clock, ply + 1);
    case '{':
      return go(clock, phaseBefore(state.marks, ply));
    case '}':
      return go(clock, phaseAfter(state.marks, ply, length));
    case 'f':
      return go(clock, fightAfter(fightsOf(state.log), ply, length));
    default:
      return false;
  }
}

function go(clock: Clock, ply: number): true {
  void clock.goTo(ply);
  return true;
}

import type { Script } from '@bocage/kernel/players';
import { AFTERMATH_SCRIPTS } from './aftermath.ts';
import { bombard } from './bombs.ts';
import { CLASH_SCRIPTS } from './clash.ts';
import { choose, commit, Muster } from './command.ts';
import { Moves } from './moves.ts';

/** What a player does on the map: moves and combats, step by step. */
export function groundScripts(_side: number): Readonly<Record<string, Script>> {
  const muster = new Muster();
  return {
    'movement.moves': new Moves().script,
    'combatPhase.choose': choose,
    'assaults.choose': muster.attack,
    'assaults.muster': muster.muster,
    'exploitation.choose': commit,
    'bombardment.choose': bombard,
    ...CLASH_SCRIPTS,
    ...AFTERMATH_SCRIPTS,
  };
}
